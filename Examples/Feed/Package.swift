// swift-tools-version: 6.2
import PackageDescription

// Screens in a package of their own: an app for iOS depends on it, and its tests run on Linux.
// In yours, the dependency is .package(url: "...", from: "..."), not a path.

// A Mac has UIKit itself, and is offered no stand-in for it.
#if os(macOS)
  let (viewCode, viewCodeTesting): ([Target.Dependency], [Target.Dependency]) = ([], [])
#else
  let viewCode: [Target.Dependency] = [.product(name: "ViewCode", package: "StackScroll")]
  let viewCodeTesting: [Target.Dependency] = [
    .product(name: "ViewCodeTesting", package: "StackScroll"),
    .product(name: "PropertyKit", package: "StackScroll"),
  ]
#endif

let package = Package(
  name: "Feed",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Feed", targets: ["Feed"])],
  dependencies: [.package(name: "StackScroll", path: "../..")],
  targets: [
    .target(name: "Feed", dependencies: viewCode),
    .testTarget(name: "FeedTests", dependencies: ["Feed"] + viewCodeTesting),
  ],
  swiftLanguageModes: [.v6]
)
