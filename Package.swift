// swift-tools-version: 6.2
import PackageDescription

// View code that is laid out without UIKit, by a module of that name. Apple's platforms have one, or can
// have one, so a Mac is offered none of these products.
#if os(macOS)
  let viewCode: (products: [Product], targets: [Target]) = ([], [])
#else
  let viewCode: (products: [Product], targets: [Target]) = (
    [
      .library(name: "ViewCode", targets: ["ViewCode"]),
      .library(name: "ViewCodeTesting", targets: ["ViewCodeTesting"]),
    ],
    [
      .target(name: "UIKit", dependencies: ["StackScrollCore", "StackScrollConstraints"]),
      // A file that imports Testing and UIKit asks for a module of this name.
      .target(name: "_Testing_UIKit", path: "Sources/TestingUIKit"),
      .target(name: "ViewCode", dependencies: ["UIKit"]),
      .target(
        name: "ViewCodeTesting",
        dependencies: [
          "UIKit", "_Testing_UIKit", "ViewCode", "StackScrollCore", "StackScrollConstraints",
          "StackScrollInvariants", "PropertyKit", "PropertyTesting",
        ]),
      .testTarget(
        name: "UIKitTests",
        dependencies: [
          "UIKit", "_Testing_UIKit", "ViewCodeTesting", "StackScrollCore",
          "StackScrollConstraints", "StackScrollInvariants", "InterfaceBuilder", "SelfTests",
          "PropertyKit", "PropertyTesting", "SourcePorting",
        ],
        exclude: ["Ported/SignUp.swift.txt"]),
    ]
  )
#endif

// A debug build lays out 6 to 13 times as slowly as a release build. With this variable all but tests is
// optimised in a debug build, too: for tests that show controllers.
let optimises = Context.environment["STACKSCROLL_OPTIMIZED"] == "1"

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
    .executable(name: "stackscroll", targets: ["StackScrollTool"]),
    .plugin(name: "StackScrollPlugin", targets: ["StackScrollPlugin"]),
  ] + viewCode.products,
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
    // The system's calls, and the one place where platforms differ.
    .target(name: "SystemCalls"),
    .target(
      name: "PropertyKit", dependencies: ["SystemCalls"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "PropertyTesting", dependencies: ["PropertyKit", "SystemCalls"]),
    .plugin(
      name: "StackScrollPlugin",
      capability: .command(
        intent: .custom(
          verb: "stackscroll", description: "Finds layout bugs in documents and screen files.")),
      dependencies: ["StackScrollTool"]),
    .target(name: "PropertyXCTest", dependencies: ["PropertyKit", "SystemCalls"]),
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
      name: "StackScrollExplorer",
      dependencies: [
        "StackScrollCore", "StackScrollConstraints", "StackScrollInvariants", "StackScrollReport",
        "PropertyKit", "ConsoleLogs", "InterfaceBuilder", "SourcePorting", "SystemCalls",
      ]),
    .executableTarget(
      name: "StackScrollTool", dependencies: ["StackScrollExplorer", "StackScrollInvariants"]),
    // Laws about StackScroll itself, the bugs planted to be caught, and the tool that runs them.
    .target(
      name: "SelfTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "StackScrollInvariants",
        "PropertyKit",
      ], path: "Tests/SelfTests"),
    .executableTarget(
      name: "SelfTool",
      dependencies: [
        "SelfTests", "StackScrollExplorer", "StackScrollReport", "StackScrollInvariants",
        "StackScrollConstraints", "StackScrollCore", "PropertyKit",
      ], path: "Tests/SelfTool"),
    // Starts what was built with the tests, in processes of its own.
    .target(name: "TestProcesses", dependencies: ["SystemCalls"], path: "Tests/TestProcesses"),
    // A run that a test kills.
    .executableTarget(
      name: "JournalWriter", dependencies: ["PropertyKit", "SystemCalls"],
      path: "Tests/JournalWriter"),
    .testTarget(
      name: "PropertyKitTests",
      dependencies: [
        "PropertyKit", "PropertyTesting", "SystemCalls", "TestProcesses", "JournalWriter",
      ]),
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
        "ConsoleLogs", "InterfaceBuilder", "PropertyTesting", "SystemCalls", "TestProcesses",
        "StackScrollTool", "SelfTool",
      ]),
  ] + viewCode.targets,
  swiftLanguageModes: [.v6]
)

if optimises {
  for target in package.targets where target.type == .regular {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
  }
}
