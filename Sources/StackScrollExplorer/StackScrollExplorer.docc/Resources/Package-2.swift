// swift-tools-version: 6.2
import PackageDescription

// A package as yours may be: screens as files, laws of your own, and tests that hold them.
// In yours, the dependency is .package(url: "...", from: "..."), not a path.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "StackScroll", path: "../StackScroll")],
  targets: [
    // Every command of stackscroll, on laws of your own.
    .executableTarget(
      name: "forms",
      dependencies: [
        "FormLaws", .product(name: "StackScrollExplorer", package: "StackScroll"),
      ]),
    // The laws: a generator of screens and what must hold of each.
    .target(
      name: "FormLaws",
      dependencies: [
        .product(name: "PropertyKit", package: "StackScroll"),
        .product(name: "StackScrollCore", package: "StackScroll"),
        .product(name: "StackScrollInvariants", package: "StackScroll"),
      ]),
    // The tests: screen files checked, kept failures replayed, laws held.
    .testTarget(
      name: "ScreenTests",
      dependencies: [
        "FormLaws", .product(name: "StackScrollExplorer", package: "StackScroll"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
