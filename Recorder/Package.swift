// swift-tools-version: 6.2
import PackageDescription

// For whoever has a Mac: captures live views in files, and lays fixtures out with the real classes.
let package = Package(
  name: "Recorder",
  platforms: [.macOS(.v15), .iOS(.v18), .macCatalyst(.v18)],
  dependencies: [.package(name: "StackScroll", path: "..")],
  targets: [
    // The symbols of UIKit that are used, as properties that are kept, so that the rest compiles and
    // is tested where there is none.
    .target(name: "UIKitDeclarations"),
    .target(
      name: "Recorder",
      dependencies: [
        "UIKitDeclarations",
        .product(name: "StackScrollConstraints", package: "StackScroll"),
        .product(name: "StackScrollCore", package: "StackScroll"),
      ]),
    .testTarget(
      name: "RecorderTests",
      dependencies: [
        "Recorder", .product(name: "StackScrollExplorer", package: "StackScroll"),
        .product(name: "StackScrollInvariants", package: "StackScroll"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
