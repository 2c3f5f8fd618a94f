// swift-tools-version: 6.2
import PackageDescription

// Screens in a package of their own: an app for iOS depends on it, and its tests run on Linux as well.
// In yours, the dependency is .package(url: "...", from: "..."), not a path.
let package = Package(
  name: "Feed",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Feed", targets: ["Feed"])],
  dependencies: [.package(name: "StackScroll", path: "../..")],
  targets: [
    .target(
      name: "Feed",
      dependencies: [
        .product(
          name: "ViewCode", package: "StackScroll", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "FeedTests",
      dependencies: [
        "Feed", .product(name: "ViewCodeTesting", package: "StackScroll"),
        .product(name: "PropertyKit", package: "StackScroll"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
