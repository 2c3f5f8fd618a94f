import PropertyKit
import PropertyTesting
import Testing

@testable import StackScrollCore
@testable import StackScrollInvariants

/// The quick layout of plain screens against the one that builds whole costs.
struct FastPathTests {
  /// What is plain, and a little more, so that the quick layout has something to refuse.
  static let variety: StackVariety = {
    var variety = StackVariety.all
    variety.distributions = [.fill, .fillEqually, .equalSpacing]
    variety.alignments = [.fill, .leading, .center, .trailing]
    variety.hasCustomSpacings = false
    variety.hasHiddenViews = false
    variety.hasPriorities = false
    variety.hasBounds = false
    return variety
  }()

  @Test func `where the quick layout answers, whole costs give the same frames`() async throws {
    let settings = Settings(cases: 3000)
    try await forAll(.screens(Self.variety), settings: settings, Self.expectSameFrames)
    for required in [1, 8] {
      try await forAll(.box("content", depth: 3, required: required), settings: settings) {
        try Self.expectSameFrames(
          Screen(scrollView: ScrollView(size: Size(width: 100, height: 50)), content: $0))
      }
    }
  }

  private static func expectSameFrames(_ screen: Screen) throws {
    let origin = Point(x: 3, y: -7)
    guard let quick = FastPathLayout.frames(screen.axes, at: origin) else { return }
    let slow = try screen.axes.frames { layout throws(AxisFailure) in
      try layout.spans { _ in DoubleDouble(origin[layout.axis]) }
    }
    for (id, pair) in zip(slow.ids, zip(quick, slow.frames)) {
      #expect(pair.0.equals(pair.1, within: .standard), "\(id): \(pair.0), \(pair.1)")
    }
  }

  @Test func `the quick layout answers for most plain screens that have a layout`() throws {
    var (answered, laidOut) = (0, 0)
    _ = check(.screens(Self.variety), settings: Settings(cases: 1000)) { screen in
      guard (try? screen.layout()) != nil else { return }
      laidOut += 1
      if FastPathLayout.frames(screen.axes, at: .zero) != nil { answered += 1 }
    }
    #expect(answered * 10 > laidOut * 8, "\(answered) of \(laidOut)")
  }

  @Test(
    arguments: [Distribution.fill, .fillEqually, .equalSpacing],
    // For the gaps only, too little for three rows of 10 and two gaps of 5, just enough, too much.
    [10.0, 20, 40, 70])
  func `the quick layout answers, whatever room a plain column has`(
    distribution: Distribution, room: Double
  ) throws {
    try answers(distribution, room: room, height: 10, spacing: 5)
  }

  @Test(arguments: [Distribution.fill, .fillEqually, .equalSpacing])
  func `the quick layout answers for rows of no height`(distribution: Distribution) throws {
    try answers(distribution, room: 0, height: 0, spacing: 0)
  }

  private func answers(
    _ distribution: Distribution, room: Double, height: Double, spacing: Double
  ) throws {
    let rows = (1...3).map {
      View(ViewID("v\($0)"), intrinsic: IntrinsicSize(width: 9, height: height))
    }
    for alignment in [Alignment.fill, .leading, .center, .trailing] {
      let column = StackView(
        axis: .vertical, distribution: distribution, alignment: alignment, spacing: spacing,
        arrangedViews: rows)
      let screen = try Screen(
        scrollView: ScrollView(size: Size(width: 100, height: 50)),
        content: View("column", height: .constant(room), stack: column))
      #expect(FastPathLayout.frames(screen.axes, at: .zero) != nil, "\(alignment)")
    }
  }

  @Test func `the quick layout answers for a stack as thick as its thickest view must be`() throws {
    let must = View("must", height: .constant(10), intrinsic: IntrinsicSize(width: 9))
    let row = StackView(
      axis: .horizontal, alignment: .leading,
      arrangedViews: [must, View("may", intrinsic: IntrinsicSize(width: 9, height: 12))])
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 50)),
      content: View("row", height: .constant(10), stack: row))
    #expect(FastPathLayout.frames(screen.axes, at: .zero)?.map(\.size.height) == [10, 10, 10])
  }

  @Test func `the quick layout answers where one view of a column is open`() throws {
    let rows = [
      View("row", intrinsic: IntrinsicSize(width: 9, height: 10)),
      View("open", intrinsic: IntrinsicSize(width: 9)),
      View(
        "box",
        stack: StackView(
          axis: .vertical,
          arrangedViews: [
            View("inside", intrinsic: IntrinsicSize(width: 9, height: 10))
          ])),
    ]
    let column = StackView(axis: .vertical, arrangedViews: rows)
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 50)),
      content: View("column", height: .constant(70), stack: column))
    let heights = FastPathLayout.frames(screen.axes, at: .zero)?.map(\.size.height)
    #expect(heights == [70, 10, 50, 10, 10])
  }

  @Test func `the quick layout answers where leaves and boxes are alike`() throws {
    let inside = View("inside", intrinsic: IntrinsicSize(width: 9, height: 12))
    let rows = [
      View("row", intrinsic: IntrinsicSize(width: 9, height: 10)),
      View("box", stack: StackView(axis: .vertical, arrangedViews: [inside])),
    ]
    let column = StackView(
      axis: .vertical, distribution: .fillEqually, spacing: 3, arrangedViews: rows)
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 50)), content: column)
    let heights = FastPathLayout.frames(screen.axes, at: .zero)?.map(\.size.height)
    #expect(heights == [27, 12, 12, 12])
    let plain = screen.tree.fastPathStacks.half(.vertical)
    #expect(plain.map(\.holdsLeavesOnly) == [false, true])
  }

  @Test func `a plain stack knows its axis, and what its leaves have in common`() async throws {
    try await forAll(.box("content", depth: 2, required: 1)) { content in
      let tree = try Screen(
        scrollView: ScrollView(size: Size(width: 100, height: 50)), content: content
      ).tree
      for axis in Axis.allCases {
        for (plain, stack) in zip(tree.fastPathStacks.half(axis), tree.stacks) {
          let views = Array(tree.children(of: plain.position))
          let areLeaves = views.allSatisfy { tree.nodes[$0].isLeaf }
          let kinds = Set(views.map { tree.needs(of: $0, along: axis).kind })
          let isUniform = areLeaves && (kinds == [.required] || kinds == [.own])
          #expect(plain.isAlong == (stack.axis == axis))
          #expect(plain.holdsLeavesOnly == areLeaves)
          #expect(plain.uniformKind == (isUniform ? kinds.first.map(AxisNeeds.Kinds.init) : nil))
        }
      }
    }
  }

  @Test func `the quick layout answers where rounding alone keeps lengths from their sum`() throws {
    let (height, count) = (1e7 + 0.1, 10)
    let rows = (0..<count).map {
      View(ViewID("v\($0)"), height: .constant(height), intrinsic: IntrinsicSize(width: 9))
    }
    let sum = Double(count) * height
    #expect(rows.reduce(0) { total, _ in total + height } != sum)
    let column = StackView(axis: .vertical, arrangedViews: rows)
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 50)),
      content: View("column", height: .constant(sum), stack: column))
    #expect(FastPathLayout.frames(screen.axes, at: .zero) != nil)
  }

  @Test func `the quick layout answers where what must be just fits`() throws {
    let must = View("must", height: .constant(10), intrinsic: IntrinsicSize(width: 9))
    let may = View("may", intrinsic: IntrinsicSize(width: 9, height: 12))
    let column = View("column", stack: StackView(axis: .vertical, arrangedViews: [must, may]))
    let window = ScrollView(size: Size(width: 100, height: 50))
    // Squeezed to the least that the column may have: all but the view that must be.
    let squeezed = View("column", height: .constant(10), stack: column.stack!)
    let alone = try Screen(scrollView: window, content: squeezed).axes
    #expect(FastPathLayout.frames(alone, at: .zero)?.map(\.size.height) == [10, 10, 0])
    // Beside a view that must be as high, the column can be.
    let beside = View("beside", height: .constant(10), intrinsic: IntrinsicSize(width: 9))
    let row = StackView(axis: .horizontal, arrangedViews: [column, beside])
    let screen = try Screen(scrollView: window, content: View("row", stack: row))
    let heights = FastPathLayout.frames(screen.axes, at: .zero)?.map(\.size.height)
    #expect(heights == [10, 10, 10, 0, 10])
  }

  @Test func `the quick layout refuses what it does not know`() throws {
    let window = ScrollView(size: Size(width: 100, height: 50))
    var stack = StackView(axis: .horizontal, distribution: .equalCentering)
    stack.append(View("a", intrinsic: IntrinsicSize(width: 10, height: 10)))
    let screen = try Screen(scrollView: window, content: stack)
    #expect(FastPathLayout.frames(screen.axes, at: .zero) == nil)
    #expect(try screen.layout().contentSize == Size(width: 10, height: 10))
  }
}

extension Gen where Value == View {
  /// A stack of one to three boxes, or a view, of few lengths: what is required often just fits.
  ///
  /// - Parameter required: how often a length is required, against twice that it is not.
  fileprivate static func box(_ name: String, depth: Int, required: Int) -> Gen {
    Gen { source throws(Discard) in
      let length = Gen<Double>.element(of: [0, 10, 20, 30])
      let lengths = Gen<Length>.weighted([
        (2, .always(.intrinsic)), (required, length.map { .constant($0) }),
      ])
      let (width, height) = (try source.draw(lengths), try source.draw(lengths))
      guard depth > 0, try source.draw(Gen<Bool>.bool) else {
        let size = IntrinsicSize(
          width: try source.draw(length), height: try source.draw(length))
        return View(ViewID(name), width: width, height: height, intrinsic: size)
      }
      let count = try source.draw(Gen<Int>.int(in: 1...3))
      let views = try (0..<count).map { index throws(Discard) in
        try source.draw(.box("\(name).\(index)", depth: depth - 1, required: required))
      }
      let stack = StackView(
        axis: try source.draw(.element(of: Axis.allCases)),
        distribution: try source.draw(.element(of: [.fill, .fillEqually, .equalSpacing])),
        alignment: try source.draw(.element(of: [.fill, .leading, .center, .trailing])),
        spacing: try source.draw(.element(of: [0, 10])), arrangedViews: views)
      return View(ViewID(name), width: width, height: height, stack: stack)
    }
  }
}

extension FastPathLayout {
  fileprivate static func frames(_ axes: AxisPair, at origin: Point) -> [Rect]? {
    frames(axes.tree, axes.layoutDirection, axes.policy, at: origin)
  }
}
