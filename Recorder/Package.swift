// swift-tools-version: 6.2
import PackageDescription

// For whoever has a Mac: lays fixtures out with the real classes and writes down what they do.
let package = Package(
  name: "Recorder",
  platforms: [.macOS(.v15), .iOS(.v18), .macCatalyst(.v18)],
  dependencies: [.package(name: "StackScroll", path: "..")],
  targets: [
    // The few symbols of UIKit that are used, so that the rest compiles where there is none.
    .target(name: "UIKitDeclarations"),
    .target(
      name: "Recorder",
      dependencies: [
        "UIKitDeclarations",
        .product(name: "StackScrollCore", package: "StackScroll"),
        .product(name: "StackScrollInvariants", package: "StackScroll"),
      ]),
    .testTarget(name: "RecorderTests", dependencies: ["Recorder"]),
  ],
  swiftLanguageModes: [.v6]
)
