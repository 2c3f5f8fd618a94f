import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of the numbers themselves: what comes of whole numbers of points.
enum NumberInvariants {
  static let all: [Invariant] = [wholeStaysWhole]

  static let wholeStaysWhole = Invariant(
    "whole-numbers-stay-whole",
    "From whole numbers of points come fractions of few parts, each rounded once: what is a whole"
      + " number comes out as one.",
    for: .wholeScreens
  ) { screen, law in
    guard let stack = screen.content.stack else { return }
    let shown = try law.shown(screen)
    let parts = parts(of: stack)
    let largest = shown.layout.frames.reduce(stack.spacing.magnitude) { most, frame in
      Axis.allCases.reduce(most) {
        max($0, frame.min($1).magnitude, frame.length($1).magnitude)
      }
    }
    for (id, frame) in zip(shown.layout.ids, shown.layout.frames) {
      for axis in Axis.allCases {
        try shown.expectRoundedOnce(.start(id, axis), frame.min(axis), parts, largest)
        try shown.expectRoundedOnce(.length(id, axis), frame.length(axis), parts, largest)
      }
    }
  }

  /// How many parts a point is divided into, at most.
  ///
  /// Equal shares and gaps divide by the number of views; distributed centres are corners of few
  /// equations whose factors are halves. Shares divide by the sum they are taken of and, where a view
  /// is held firmly, by its own length.
  private static func parts(of stack: StackView) -> Double {
    let own = stack.arrangedViews.map { $0.leaf?.intrinsic[stack.axis] ?? 0 }
    let lengths = own.reduce(0, +)
    let total = lengths + stack.spacing * Double(max(0, own.count - 1))
    guard stack.distribution == .fillProportionally, lengths > 0, total > 0 else { return 8 * 840 }
    return own.reduce(total) { leastCommonMultiple($0, max(1, $1)) } * 2
  }

  private static func leastCommonMultiple(_ first: Double, _ second: Double) -> Double {
    var (one, other) = (first, second)
    while other != 0 { (one, other) = (other, one.remainder(dividingBy: other).magnitude) }
    return first / one * second
  }
}

extension ShownStack {
  /// Holds if a number is the nearest double of a whole number of parts of a point, or within two
  /// units in the last place of the largest; and that point itself if it is a whole number.
  fileprivate func expectRoundedOnce(
    _ quantity: @autoclosure () -> Quantity, _ value: Double, _ parts: Double, _ largest: Double
  ) throws {
    let scaled = value * parts
    // Beyond that, parts are finer than doubles.
    guard scaled.magnitude < 0x1p50 else { return }
    let nearest = scaled.rounded() / parts
    let isWhole = nearest == nearest.rounded()
    try expect(
      quantity(), is: value, equals: nearest,
      within: Tolerance(absolute: isWhole ? 0 : 2 * largest.ulp))
  }
}

extension Gen where Value == Screen {
  /// One stack of leaves whose numbers are whole: small ones, and some up to 2 to the power of 26.
  static var wholeScreens: Gen {
    let lengths: Gen<Int> = .weighted([
      (6, .int(in: 0...100)), (1, .element(of: [0, 1, 1 << 26, 67_108_859])),
    ])
    let own = lengths.map { Double($0) }
    return Gen { source throws(Discard) in
      let axis = try source.draw(.axes)
      var views: [View] = []
      for place in 0..<(try source.draw(.int(in: 1...4))) {
        var leaf = Leaf(
          intrinsic: IntrinsicSize(width: try source.draw(own), height: try source.draw(own)))
        if try source.draw(.rarely(4, if: true)) {
          leaf.hugging[axis] = try source.draw(.priorities)
        }
        views.append(View(ViewID("v\(place + 1)"), leaf: leaf))
      }
      let stack = StackView(
        axis: axis, distribution: try source.draw(.element(of: Distribution.allCases)),
        alignment: try source.draw(.element(of: [.fill, .leading, .center, .trailing])),
        spacing: Double(
          try source.draw(
            .weighted([(6, .int(in: -20...40)), (1, .element(of: [0, 1_000_000]))]))),
        arrangedViews: views)
      let given = try source.draw(.bool) ? Length.constant(try source.draw(own)) : .intrinsic
      let direction = try source.draw(.element(of: LayoutDirection.allCases))
      return try source.making {
        try Screen(
          scrollView: ScrollView(size: Size(width: 390, height: 600)),
          content: View(
            "stack", width: axis == .horizontal ? given : .intrinsic,
            height: axis == .vertical ? given : .intrinsic, stack: stack),
          layoutDirection: direction)
      }
    }
  }
}
