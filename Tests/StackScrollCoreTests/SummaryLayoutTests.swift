import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import Testing

@testable import StackScrollCore
import StackScrollInvariants

/// Layouts by what costs are in short, against layouts by whole costs.
struct SummaryLayoutTests {
  @Test(arguments: [StackVariety.all, plain])
  func `where summaries answer, whole costs give the same frames`(_ variety: StackVariety)
    async throws
  {
    try await forAll(.screens(variety), settings: Settings(cases: 6000)) {
      try Self.expectSameSpans($0.ruled())
    }
  }

  @Test(arguments: [1, 8])
  func `what is required just fits, or does not`(_ required: Int) async throws {
    try await forAll(
      .box("content", depth: 3, required: required), settings: Settings(cases: 3000)
    ) {
      try Self.expectSameSpans(
        ScrolledStack(scrollView: ScrollView(size: Size(width: 100, height: 50)), content: $0))
    }
  }

  @Test func `what is held as weakly as stacks hold themselves gives way as costs have it`()
    async throws
  {
    let levels = Gen<LayoutPriority>.element(of: [250, 750, 25, 49, 50, 51, 52, 148, 149, 150])
    try await forAll(
      .box("content", depth: 2, required: 0, levels), settings: Settings(cases: 3000)
    ) {
      try Self.expectSameSpans(
        ScrolledStack(scrollView: ScrollView(size: Size(width: 100, height: 50)), content: $0))
    }
  }

  @Test func `summaries agree on texts, hidden views, margins, and gaps that differ`() async throws
  {
    try await forAll(
      .box("content", depth: 2, required: 1, details: true), settings: Settings(cases: 3000)
    ) { content in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        try Self.expectSameSpans(
          ScrolledStack(
            scrollView: ScrollView(size: Size(width: 100, height: 50)), content: content,
            layoutDirection: direction))
      }
    }
  }

  @Test func `leaves of plain data want together what they want one by one`() async throws {
    let level = Gen<LayoutPriority>.element(of: [50, 250, 251, 750])
    let levels = Gen.zip(level, level).map { HeldLevels(hugging: $0, resistance: $1) }
    let held = Gen.array(of: levels, count: 2...2)
    let length = Gen<Double>.element(of: [0, 10, 20])
    let need = Gen<AxisNeeds>.weighted([
      (3, Gen.zip(length, Gen.int(in: 0...1)).map { AxisNeeds.own($0, held: $1) }),
      (1, length.map { AxisNeeds.required($0, own: nil) }), (1, .always(.nothing)),
    ])
    try await forAll(Gen.zip(held, Gen.array(of: need, count: 1...4))) { held, needs in
      let leaves = held.withUnsafeBufferPointer { held in
        PlainLeaves<Double>(needs.indices, areAlike: false, held) { needs[$0] }
      }
      var (sum, thickest) = (CostSummary<Double>.rigid(0), CostSummary<Double>.rigid(0))
      var shared = CostSummary<Double>.Shared()
      for need in needs {
        let cost: CostSummary<Double> =
          switch need.kind {
          case .required: .rigid(need.length)
          case .own: .held(at: need.length, held[Int(need.place)])
          case .nothing, .special: .free
          }
        shared.add(cost)
        sum.least += cost.least
        sum.best += cost.best
        sum.most += cost.most
        thickest.least = max(thickest.least, cost.least)
        thickest.best = max(thickest.best, cost.best)
        for keyPath in [\CostSummary<Double>.fall, \.rise] {
          sum[keyPath: keyPath].join(cost[keyPath: keyPath])
          thickest[keyPath: keyPath].join(cost[keyPath: keyPath])
        }
      }
      thickest.most = leaves.thickest.most
      #expect(Self.isSame(leaves.sum, sum))
      #expect(Self.isSame(leaves.thickest, thickest))
      if let known = leaves.shared { #expect(Self.isSame(known, shared.total)) }
    }
  }

  private static func isSame(_ one: CostSummary<Double>, _ other: CostSummary<Double>?) -> Bool {
    guard let other else { return false }
    return (one.least, one.best, one.most) == (other.least, other.best, other.most)
      && isSame(one.fall, other.fall) && isSame(one.rise, other.rise)
  }

  private static func isSame(
    _ one: CostSummary<Double>.Levels, _ other: CostSummary<Double>.Levels
  ) -> Bool {
    (one.weakest, one.strongest, one.isUnit) == (other.weakest, other.strongest, other.isUnit)
  }

  @Test(arguments: [1, 8])
  func `summaries know of as many rigid lengths as whole costs do`(_ required: Int) async throws {
    try await forAll(
      .box("content", depth: 3, required: required), settings: Settings(cases: 2000)
    ) { view in
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 50)), content: view)
      for axis in Axis.allCases {
        let layout = Self.layout(of: screen, along: axis)
        guard layout.summarySpans(Self.root) != nil, let quick = layout.rigidBySummaries else {
          continue
        }
        #expect(try layout.costs().map(\.isRigid) == quick)
      }
    }
  }

  @Test func `summaries answer for most screens of usual priorities that have a layout`()
    throws
  {
    var (answered, laidOut) = (0, 0)
    _ = check(.screens(Self.plain), settings: Settings(cases: 1000)) { screen in
      guard let screen = screen.scrolledStack, (try? screen.layout()) != nil else { return }
      laidOut += 1
      let axes = Axis.allCases.map { Self.layout(of: screen, along: $0) }
      if axes.allSatisfy({ $0.summarySpans(Self.root) != nil }) { answered += 1 }
    }
    #expect(answered * 10 > laidOut * 7, "\(answered) of \(laidOut)")
  }

  @Test func `summaries tell who takes what is left over wherever one view alone may`()
    async throws
  {
    let length = Gen<Int>.int(in: 1...40)
    try await forAll(
      .zip(.array(of: length, count: 1...4), .int(in: 0...3), .bool, .int(in: 0...60))
    ) { lengths, taker, isOpen, excess in
      let taker = taker % lengths.count
      let views = lengths.enumerated().map { place, length in
        View(
          ViewID("v\(place)"),
          intrinsic: IntrinsicSize(
            width: place == taker && isOpen ? nil : Double(length), height: 10),
          hugging: AxisPriorities(place == taker ? 200 : 250))
      }
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 100)),
        content: StackView(axis: .horizontal, arrangedViews: views),
        policy: LayoutPolicy(ties: .ambiguous))
      let sum = lengths.enumerated().reduce(0) { $1.offset == taker ? $0 : $0 + $1.element }
      let length = sum + lengths[taker] + excess
      let spans = try #require(
        Self.layout(of: screen, along: .horizontal)
          .summarySpans(.given(Span(min: 0, length: Double(length)))))
      #expect(spans[taker + 1].length == Double(length - sum))
    }
  }

  @Test func `summaries serve so many prices one after the other, and no more`() throws {
    let most = SummaryLayout<Double>.mostPrices
    let views = (0..<most + 3).map { place in
      View(
        ViewID("v\(place)"), intrinsic: IntrinsicSize(width: 10, height: 10),
        compressionResistance: AxisPriorities(LayoutPriority(Double(700 - place))))
    }
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 100)),
      content: StackView(axis: .horizontal, arrangedViews: views))
    for gone in 0..<views.count {
      // The last views lose all they have, and the one before them half.
      let length = Double(10 * (views.count - gone) - 5)
      let spans = Self.layout(of: screen, along: .horizontal)
        .summarySpans(.given(Span(min: 0, length: length)))
      #expect((spans != nil) == (gone + 1 <= most), "\(gone + 1) prices")
    }
  }

  @Test func `numbers that doubles cannot add exactly are added in twice their precision`() throws {
    let heights = [0.1, 0.2, 0.3]
    let rows = heights.enumerated().map { index, height in
      View(ViewID("row\(index)"), intrinsic: IntrinsicSize(width: 1, height: height))
    }
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 50)),
      content: View("column", stack: StackView(axis: .vertical, arrangedViews: rows)))
    let root = RootPlace.best(least: 0, most: .infinity, min: 0)
    let spans = try #require(Self.layout(of: screen, along: .vertical).summarySpans(root))
    #expect(spans[0].length == 0.6)
    #expect(0.1 + 0.2 + 0.3 != 0.6)
  }

  @Test func `a required length is plain data whatever holds the other axis`() throws {
    let hugging = AxisPriorities(horizontal: .defaultLow, vertical: 300)
    let view = View(
      "label", width: .constant(44), intrinsic: IntrinsicSize(width: 30, height: 20),
      hugging: hugging)
    let tree = try ViewTree(view, guideSize: nil)
    #expect(tree.nodes[0].width.kind == .required)
    #expect(tree.nodes[0].height.kind == .own)
    #expect(tree.ownLength(of: 0, along: .horizontal) == 30)
  }

  @Test(arguments: [1, 2, 3, 17, 256, 257])
  func `a grid holds what doubles add up without rounding`(_ parts: Int) {
    var grid = Grid()
    grid.add(1 / Double(parts))
    #expect(grid.holds(1000) == (256 % parts == 0))
    grid.add(1e9)
    #expect(!grid.holds(1_000_000))
    #expect(!grid.holds(1))
  }

  @Test func `from baseline to baseline both ways leave the spacing`() async throws {
    let text: Gen<(Int, Int)> = .zip(.int(in: 0...20), .int(in: 0...20))
    try await forAll(.zip(.array(of: text, count: 2...4), .int(in: 0...60))) { texts, spacing in
      let views = texts.enumerated().map { place, text in
        View(
          ViewID("v\(place)"), intrinsic: IntrinsicSize(width: 10, height: 40),
          baselines: Baselines(first: Double(text.0), last: Double(text.1)))
      }
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 100)),
        content: StackView(
          axis: .vertical, spacing: Double(spacing), isBaselineRelativeArrangement: true,
          arrangedViews: views))
      let layout = Self.layout(of: screen, along: .vertical)
      for spans in try [layout.summarySpans(Self.root), layout.spansByCosts(Self.root)] {
        let spans = try #require(spans).dropFirst()
        for (place, pair) in zip(spans, spans.dropFirst()).enumerated() {
          let above = pair.0.max - Double(texts[place].1)
          #expect(pair.1.min + Double(texts[place + 1].0) - above == Double(spacing))
        }
      }
    }
  }

  /// Stacks of all kinds with the priorities and hidden views that most screens have.
  private static let plain: StackVariety = {
    var variety = StackVariety.all
    variety.hasPriorities = false
    variety.hasBounds = false
    return variety
  }()

  private static var root: RootPlace { .best(least: 0, most: .infinity, min: 3) }

  private static func layout(of screen: ScrolledStack, along axis: Axis) -> AxisLayout {
    screen.axes.layout(along: axis) { layout throws(AxisFailure) in
      try layout.spansByCosts(root)
    }
  }

  private static func expectSameSpans(_ screen: ScrolledStack) throws {
    for axis in Axis.allCases {
      let layout = layout(of: screen, along: axis)
      if let quick = layout.summarySpans(root) {
        let slow = try layout.spansByCosts(root)
        try expectSame(quick, slow, screen)
        // As long as it likes, a third longer and a third shorter.
        for share in [1, 4.0 / 3.0, 2.0 / 3.0] {
          let span = Span(min: -7, length: slow[0].length * share)
          guard let quick = layout.summarySpans(.given(span)) else { continue }
          try expectSame(quick, layout.spansByCosts(.given(span)), screen)
        }
      }
    }
  }

  private static func expectSame(_ quick: [Span], _ slow: [Span], _ screen: ScrolledStack) throws {
    let largest = slow.reduce(0) { max($0, $1.min.magnitude, $1.length) }
    let tolerance = Tolerance.standard.amongst(largest)
    for (id, pair) in zip(screen.tree.ids, zip(quick, slow)) {
      let isSame =
        tolerance.isEqual(pair.0.min, pair.1.min)
        && tolerance.isEqual(pair.0.length, pair.1.length)
      #expect(isSame, "\(id): \(pair.0), \(pair.1)")
    }
  }
}

extension Gen where Value == View {
  /// A stack of one to three boxes, or a view, of few lengths: what is required often just fits.
  ///
  /// - Parameters:
  ///   - required: how often a length is required, against twice that it is not.
  ///   - levels: what leaves hug and resist with, if not as usual.
  ///   - details: whether there are texts, hidden views, margins, and gaps that differ.
  fileprivate static func box(
    _ name: String, depth: Int, required: Int, _ levels: Gen<LayoutPriority>? = nil,
    details: Bool = false
  ) -> Gen {
    Gen { source throws(Discard) in
      let length = Gen<Double>.element(of: [0, 10, 20, 30])
      let lengths = Gen<Length>.weighted([
        (2, .always(.intrinsic)), (required, length.map { .constant($0) }),
      ])
      let often = Gen<Bool>.element(of: details ? [false, true] : [false])
      let isHidden = try source.draw(
        Gen<Bool>.weighted([(3, .always(false)), (details ? 1 : 0, .always(true))]))
      let (width, height) = (try source.draw(lengths), try source.draw(lengths))
      guard depth > 0, try source.draw(Gen<Bool>.bool) else {
        let size = IntrinsicSize(
          width: try source.draw(length), height: try source.draw(length))
        var baselines: Baselines?
        if try source.draw(often) {
          baselines = Baselines(first: try source.draw(length), last: try source.draw(length))
        }
        var leaf = Leaf(intrinsic: size, baselines: baselines)
        if let levels {
          leaf.hugging = AxisPriorities(try source.draw(levels))
          leaf.compressionResistance = AxisPriorities(try source.draw(levels))
        }
        return View(ViewID(name), width: width, height: height, leaf: leaf, isHidden: isHidden)
      }
      let count = try source.draw(Gen<Int>.int(in: 1...3))
      let views = try (0..<count).map { index throws(Discard) in
        try source.draw(
          .box(
            "\(name).\(index)", depth: depth - 1, required: required, levels, details: details))
      }
      let axis = try source.draw(Gen<Axis>.element(of: Axis.allCases))
      let hasLine = details && axis == .horizontal
      let alignments: [Alignment] = [.fill, .leading, .center, .trailing]
      let lines: [Alignment] = hasLine ? [.firstBaseline, .lastBaseline] : []
      var stack = StackView(
        axis: axis,
        distribution: try source.draw(.element(of: Distribution.allCases)),
        alignment: try source.draw(.element(of: alignments + lines)),
        spacing: try source.draw(.element(of: [0, 10])),
        isLayoutMarginsRelativeArrangement: try source.draw(often),
        isBaselineRelativeArrangement: try source.draw(often), arrangedViews: views)
      stack.layoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      if try source.draw(often) {
        stack.setCustomSpacing(try source.draw(length), after: views[0].id)
      }
      return View(ViewID(name), width: width, height: height, stack: stack, isHidden: isHidden)
    }
  }
}
