// swift-tools-version: 6.2
import PackageDescription

// Five properties that fail, one of each kind: what a report of each looks like.
// In yours, the dependency is .package(url: "...", from: "..."), not a path.
let package = Package(
  name: "Properties",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "StackScroll", path: "../..")],
  targets: [
    .testTarget(
      name: "PropertyTests",
      dependencies: [
        .product(name: "PropertyKit", package: "StackScroll"),
        .product(name: "PropertyTesting", package: "StackScroll"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
