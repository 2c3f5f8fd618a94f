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
          "PropertyKit", "PropertyTesting", "SourcePorting", "TestSupport",
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
        "InterfaceBuilder", "StackScrollConstraints", "StackScrollCore", "PropertyKit",
      ], path: "Tests/SelfTool"),
    // What several test targets need: the repository and its fixtures, programs, command lines, folders.
    .target(
      name: "TestSupport",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollInvariants", "StackScrollExplorer",
        "PropertyKit", "SystemCalls",
      ], path: "Tests/TestSupport"),
    // A run that a test kills.
    .executableTarget(
      name: "JournalWriter", dependencies: ["PropertyKit", "SystemCalls"],
      path: "Tests/JournalWriter"),
    .testTarget(
      name: "PropertyKitTests",
      dependencies: [
        "PropertyKit", "PropertyTesting", "SystemCalls", "TestSupport", "JournalWriter",
      ]),
    .testTarget(name: "PropertyXCTestTests", dependencies: ["PropertyKit", "PropertyXCTest"]),
    .testTarget(
      name: "StackScrollCoreTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "StackScrollInvariants",
        "SelfTests", "PropertyKit", "PropertyTesting", "TestSupport",
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
        "PropertyTesting", "TestSupport",
      ]),
    .testTarget(
      name: "SourcePortingTests", dependencies: ["SourcePorting", "PropertyKit", "PropertyTesting"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "PublishedScreens", "StackScrollCore", "StackScrollConstraints",
        "TestSupport",
      ]),
    .testTarget(
      name: "InvariantTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollInvariants", "SelfTests", "PropertyKit",
        "PropertyTesting", "TestSupport",
      ]),
    .testTarget(
      name: "RegressionTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "StackScrollInvariants",
        "SelfTests", "StackScrollExplorer", "PropertyKit", "TestSupport",
      ]),
    .testTarget(
      name: "FileFormatTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "StackScrollInvariants",
        "SelfTests", "StackScrollExplorer", "PropertyKit", "PropertyTesting", "SystemCalls",
        "TestSupport",
      ]),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "StackScrollInvariants",
        "SelfTests", "StackScrollExplorer", "PropertyKit", "TestSupport",
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "StackScrollInvariants",
        "SelfTests", "SelfTool", "StackScrollExplorer", "ConsoleLogs", "InterfaceBuilder",
        "PropertyKit", "PropertyTesting", "SystemCalls", "TestSupport",
      ]),
    .testTarget(
      name: "ReportTests",
      dependencies: [
        "StackScrollCore", "PublishedScreens", "StackScrollConstraints", "StackScrollInvariants",
        "SelfTests", "SelfTool", "StackScrollReport", "StackScrollExplorer", "PropertyKit",
        "TestSupport",
      ]),
    .testTarget(
      name: "HostileInputTests",
      dependencies: [
        "StackScrollCore", "StackScrollInvariants", "SelfTests", "StackScrollExplorer",
        "StackScrollTool", "PropertyKit", "TestSupport",
      ]),
    .testTarget(
      name: "PageTests",
      dependencies: [
        "StackScrollCore", "StackScrollConstraints", "StackScrollInvariants", "StackScrollReport",
        "StackScrollExplorer", "InterfaceBuilder", "PropertyKit", "PropertyTesting", "TestSupport",
      ]),
    .testTarget(name: "HouseRulesTests", dependencies: ["TestSupport"]),
  ] + viewCode.targets,
  swiftLanguageModes: [.v6]
)

if optimises {
  for target in package.targets where target.type == .regular {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
  }
}
