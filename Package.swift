// swift-tools-version: 6.2
import PackageDescription

// Apple's platforms have a module of the name UIKit, or can have one. So on a Mac there is no target of
// that name, and those that depend on it are empty.
#if os(macOS)
  let uikit: (targets: [Target], dependencies: [Target.Dependency], excludedTests: [String]) =
    ([], [], ["Capture.swift"])
#else
  let uikit: (targets: [Target], dependencies: [Target.Dependency], excludedTests: [String]) = (
    [
      .target(name: "UIKit", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
      // A file that imports Testing and UIKit asks for a module of this name.
      .target(name: "_Testing_UIKit", path: "Sources/TestingUIKit"),
    ],
    ["UIKit", "_Testing_UIKit"], []
  )
#endif

let package = Package(
  name: "StackScroll",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "StackScrollKit", targets: ["StackScrollKit"]),
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
    .library(name: "ViewCode", targets: ["ViewCode"]),
    .library(name: "ViewCodeTesting", targets: ["ViewCodeTesting"]),
    .executable(name: "stackscroll", targets: ["StackScrollTool"]),
    .plugin(name: "StackScrollPlugin", targets: ["StackScrollPlugin"]),
  ],
  targets: [
    .target(name: "StackScrollKit", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
    .target(name: "StackScrollCore"),
    .target(name: "StackScrollConstraints", dependencies: ["StackScrollCore"]),
    .target(
      name: "PublishedScreens", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
    .target(name: "ConsoleLogs", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
    .target(
      name: "InterfaceBuilder", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
    .target(name: "SourcePorting"),
    .target(name: "PropertyKit", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "PropertyTesting", dependencies: ["PropertyKit"]),
    .plugin(
      name: "StackScrollPlugin",
      capability: .command(
        intent: .custom(
          verb: "stackscroll", description: "Finds layout bugs in documents and screen files.")),
      dependencies: ["StackScrollTool"]),
    .target(name: "PropertyXCTest", dependencies: ["PropertyKit"]),
    .target(
      name: "StackScrollInvariants",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "PropertyKit",
      ]),
    .target(
      name: "StackScrollReport",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "StackScrollInvariants",
        "PropertyKit",
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
        "PropertyKit", "ConsoleLogs", "InterfaceBuilder", "SourcePorting",
      ]),
    .target(name: "ViewCode", dependencies: Array(uikit.dependencies.prefix(1))),
    .target(
      name: "ViewCodeTesting",
      dependencies: uikit.dependencies + [
        "ViewCode", "StackScrollCore", "StackScrollConstraints", "StackScrollInvariants",
        "PropertyKit", "PropertyTesting",
      ]),
    .executableTarget(
      name: "StackScrollTool",
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
      name: "SourcePortingTests", dependencies: ["SourcePorting", "PropertyKit", "PropertyTesting"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "PublishedScreens", "StackScrollCore", "StackScrollConstraints",
      ]),
    .testTarget(name: "PropertyXCTestTests", dependencies: ["PropertyKit", "PropertyXCTest"]),
    .testTarget(
      name: "StackScrollCoreTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "PropertyKit",
        "PropertyTesting",
      ]),
    .testTarget(
      name: "InvariantTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "PropertyKit",
        "StackScrollInvariants", "SelfTests", "PropertyTesting",
      ]),
    .testTarget(
      name: "RegressionTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "PropertyKit",
        "StackScrollInvariants", "SelfTests", "StackScrollReport", "StackScrollExplorer",
        "ConsoleLogs", "InterfaceBuilder", "PropertyTesting",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: uikit.dependencies + [
        "ViewCodeTesting", "StackScrollCore", "StackScrollConstraints", "StackScrollInvariants",
        "InterfaceBuilder", "SelfTests", "PropertyKit", "PropertyTesting", "SourcePorting",
      ],
      exclude: ["Ported/SignUp.swift.txt"] + uikit.excludedTests),
  ] + uikit.targets,
  swiftLanguageModes: [.v6]
)
