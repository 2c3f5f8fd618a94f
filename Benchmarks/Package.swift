// swift-tools-version: 6.2
import PackageDescription

// What a layout pass of a controller costs, beside the same screen as a value, and what is left of
// controllers that are dropped. A Mac is offered no view code without UIKit.
#if os(macOS)
  let viewCode: [Target] = []
#else
  let viewCode: [Target] = [
    .executableTarget(
      name: "viewcode",
      dependencies: [
        "Measuring", .product(name: "ViewCode", package: "StackScroll"),
        .product(name: "StackScrollConstraints", package: "StackScroll"),
        .product(name: "StackScrollCore", package: "StackScroll"),
      ])
  ]
#endif

// Measurements stand in a package of their own, so that nobody builds them who does not measure.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "StackScroll", path: "..")],
  targets: [
    // How well and how cheaply failures shrink, on the public challenges.
    .executableTarget(
      name: "challenges",
      dependencies: [.product(name: "PropertyKit", package: "StackScroll")]),
    // The same on families of properties whose constants are drawn from a seed.
    .executableTarget(
      name: "families", dependencies: [.product(name: "PropertyKit", package: "StackScroll")]),
    // The same on problems of ordinary code with one planted bug each.
    .executableTarget(
      name: "problems", dependencies: [.product(name: "PropertyKit", package: "StackScroll")]),
    // How many cases it takes to find the planted bugs of the tree workloads.
    .executableTarget(
      name: "trees", dependencies: [.product(name: "PropertyKit", package: "StackScroll")]),
    // What a passing case costs, beside a loop written by hand.
    .executableTarget(
      name: "cost",
      dependencies: [
        "Measuring", .product(name: "PropertyKit", package: "StackScroll"),
        .product(name: "StackScrollConstraints", package: "StackScroll"),
        .product(name: "StackScrollCore", package: "StackScroll"),
      ]),
    // What laying out a long stack costs a view, beside a loop written by hand and a copy.
    .executableTarget(
      name: "layouts",
      dependencies: [
        "Measuring", "ScreenKinds",
        .product(name: "StackScrollConstraints", package: "StackScroll"),
        .product(name: "StackScrollCore", package: "StackScroll"),
      ]),
    // What finding a layout from constraints costs a tab and a view, beside kiwi.
    .executableTarget(
      name: "solver",
      dependencies: [
        "Measuring", "Peers", "ScreenKinds",
        .product(name: "StackScrollConstraints", package: "StackScroll"),
      ]),
    // What laying a window out costs a view, beside the solver alone and kiwi.
    .executableTarget(
      name: "windows",
      dependencies: [
        "Measuring", "Peers",
        .product(name: "StackScrollConstraints", package: "StackScroll"),
        .product(name: "StackScrollCore", package: "StackScroll"),
      ]),
    // What apps have in scroll views.
    .target(
      name: "ScreenKinds",
      dependencies: [.product(name: "StackScrollCore", package: "StackScroll")]),
    // Other people's solvers, given the same conditions.
    .target(
      name: "Peers",
      dependencies: [
        "Measuring", .product(name: "StackScrollConstraints", package: "StackScroll"),
      ],
      exclude: ["kiwi.cpp"]),
    // How wide characters are, fitted to what documents record, and how well that predicts others.
    .executableTarget(
      name: "texts",
      dependencies: [
        "Measuring", .product(name: "InterfaceBuilder", package: "StackScroll"),
        .product(name: "StackScrollCore", package: "StackScroll"),
      ]),
    // How many faults planted in sound documents lint finds.
    .executableTarget(
      name: "faults",
      dependencies: [
        "Measuring", .product(name: "InterfaceBuilder", package: "StackScroll"),
        .product(name: "StackScrollConstraints", package: "StackScroll"),
        .product(name: "StackScrollCore", package: "StackScroll"),
        .product(name: "StackScrollExplorer", package: "StackScroll"),
      ]),
    // How the time of every command grows with its input.
    .executableTarget(
      name: "growth",
      dependencies: [
        "Measuring", .product(name: "PropertyKit", package: "StackScroll"),
        .product(name: "StackScrollExplorer", package: "StackScroll"),
      ]),
    // Time, and instructions.
    .target(name: "Measuring"),
  ] + viewCode,
  swiftLanguageModes: [.v6]
)
