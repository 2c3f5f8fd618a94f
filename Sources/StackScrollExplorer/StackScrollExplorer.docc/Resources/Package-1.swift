// swift-tools-version: 6.2
import PackageDescription

// A package as yours may be: screens as files, laws of your own, and tests that hold them.
// In yours, the dependency is .package(url: "...", from: "..."), not a path.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "StackScroll", path: "../StackScroll")],
  targets: [
    // The tests: screen files checked, kept failures replayed, laws held.
    .testTarget(
      name: "ScreenTests",
      dependencies: [
        .product(name: "StackScrollExplorer", package: "StackScroll")
      ])
  ],
  swiftLanguageModes: [.v6]
)
