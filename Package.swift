// swift-tools-version: 6.2
import PackageDescription

// Apple's platforms have a module of the name UIKit, or can have one, so on a Mac there is no target of
// that name, and what depends on it depends on nothing.
#if os(macOS)
  let viewCode: (products: [Product], targets: [Target], dependencies: [Target.Dependency]) = (
    [], [], []
  )
#else
  let viewCode: (products: [Product], targets: [Target], dependencies: [Target.Dependency]) = (
    [
      .library(name: "UIKit", targets: ["UIKit"]),
      .library(name: "ViewCode", targets: ["_Testing_UIKit"]),
    ],
    [
      .target(name: "UIKit", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
      // A file that imports Testing and UIKit asks for a module of this name.
      .target(name: "_Testing_UIKit", path: "Sources/TestingUIKit"),
    ],
    ["UIKit", "_Testing_UIKit"]
  )
#endif

let package = Package(
  name: "StackScroll",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "StackScroll", targets: ["StackScroll"]),
    .library(name: "StackScrollCore", targets: ["StackScrollCore"]),
    .library(name: "PublishedScreens", targets: ["PublishedScreens"]),
    .library(name: "StackScrollConstraints", targets: ["StackScrollConstraints"]),
    .library(name: "ConsoleLogs", targets: ["ConsoleLogs"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "PropertyKit", targets: ["PropertyKit"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "PropertyXCTest", targets: ["PropertyXCTest"]),
    .library(name: "StackScrollInvariants", targets: ["StackScrollInvariants"]),
    .library(name: "StackScrollExplorer", targets: ["StackScrollExplorer"]),
    .library(name: "SelfTests", targets: ["SelfTests"]),
    .executable(name: "stackscroll", targets: ["stackscroll"]),
  ] + viewCode.products,
  targets: [
    .target(name: "StackScroll", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
    .target(name: "StackScrollCore"),
    .target(name: "StackScrollConstraints", dependencies: ["StackScrollCore"]),
    .target(
      name: "PublishedScreens", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
    .target(name: "ConsoleLogs", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
    .target(
      name: "InterfaceBuilder", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
    .target(name: "PropertyKit", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "PropertyTesting", dependencies: ["PropertyKit"]),
    .target(name: "PropertyXCTest", dependencies: ["PropertyKit"]),
    .target(
      name: "StackScrollInvariants",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "PropertyKit",
      ]),
    .target(
      name: "StackScrollReport",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollInvariants", "PropertyKit",
      ]),
    .target(
      name: "SelfTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "StackScrollInvariants",
        "PropertyKit",
      ]),
    .target(
      name: "StackScrollExplorer",
      dependencies: [
        "StackScrollCore", "StackScrollConstraints", "StackScrollInvariants", "StackScrollReport",
        "PropertyKit", "ConsoleLogs", "InterfaceBuilder",
      ]),
    .executableTarget(
      name: "stackscroll",
      dependencies: ["StackScrollExplorer", "StackScrollInvariants", "SelfTests"]),
    .testTarget(name: "PropertyKitTests", dependencies: ["PropertyKit", "PropertyTesting"]),
    .testTarget(
      name: "ConstraintTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "StackScrollInvariants",
        "SelfTests", "PropertyKit", "PropertyTesting",
      ]),
    .testTarget(
      name: "ConsoleLogsTests",
      dependencies: [
        "StackScrollCore", "StackScrollConstraints", "ConsoleLogs", "PropertyKit",
        "PropertyTesting",
      ]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "PublishedScreens"]),
    .testTarget(name: "PropertyXCTestTests", dependencies: ["PropertyKit", "PropertyXCTest"]),
    .testTarget(
      name: "StackScrollCoreTests",
      dependencies: ["StackScrollCore", "PublishedScreens", "PropertyKit", "PropertyTesting"]),
    .testTarget(
      name: "InvariantTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "PropertyKit", "StackScrollInvariants", "SelfTests",
        "PropertyTesting",
      ]),
    .testTarget(
      name: "RegressionTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "PropertyKit",
        "StackScrollInvariants", "SelfTests", "StackScrollReport", "StackScrollExplorer",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: viewCode.dependencies + [
        "StackScrollCore", "StackScrollConstraints", "SelfTests", "PropertyKit", "PropertyTesting",
      ]),
  ] + viewCode.targets,
  swiftLanguageModes: [.v6]
)
