import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

@Suite("Layouts that the constraints tell where closed forms cannot")
struct SolvedLayoutTests {
  @Test("where both can tell, constraints and closed forms have the same layout, hidden views too")
  func same() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 500)) { screen in
      guard let stack = screen.scrolledStack, stack.unwrittenRules.isEmpty else { return }
      guard (try? stack.layout()) != nil else { return }
      let (layout, solved) = (try screen.layout(), try screen.layoutByConstraints())
      #expect(solved.ids == layout.ids && solved.depths == layout.depths)
      #expect(solved.content.ids == layout.content.ids)
      #expect(solved.content.contentOffset == layout.content.contentOffset)
      #expect(solved.content.contentAxis == layout.content.contentAxis)
      let rects = zip(solved.frames, layout.frames)
      let contents = (solved.content.scroll.rect, layout.content.scroll.rect)
      for (found, expected) in [contents] + Array(rects) {
        for axis in Axis.allCases {
          #expect(Tolerance(absolute: 1e-6).isEqual(found.min(axis), expected.min(axis)))
          #expect(Tolerance(absolute: 1e-6).isEqual(found.max(axis), expected.max(axis)))
        }
      }
    }
  }

  @Test("a picture keeps its ratio where only its wish for a width settles it")
  func picture() throws {
    let screen = try screen(Self.picture("picture"))
    #expect(throws: UndecidedStack()) { try screen.scrolledStack?.layout() }
    let layout = try screen.layout().content
    let frame = try #require(layout.frame(of: "picture"))
    for (found, expected) in [
      (frame.minX, 60.0), (frame.minY, 0), (frame.size.width, 200), (frame.size.height, 100),
      (layout.contentSize.height, 110),
    ] { #expect(Tolerance.standard.isEqual(found, expected)) }
    for axis in Axis.allCases { #expect(screen.problem(along: axis) == nil) }
  }

  @Test("what holds a view holds exactly, and only wishes give way")
  func holding() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 300)) { screen in
      guard let layout = try? screen.layout() else { return }
      let frames = layout.framesByID()
      for id in layout.ids {
        guard let held = try? screen.constraintsHolding(id) else { return }
        for held in held.constraints {
          let constraint = held.constraint
          let items = [constraint.first.item.id, constraint.second?.item.id]
          #expect(items.contains(id.name))
          #expect(held.miss == 0 || constraint.priority < .required)
          // A length compared with a number can be looked up in the frames.
          guard constraint.second == nil, constraint.first.attribute.isLength,
            let length = frames[id]?.length(constraint.first.attribute.axis)
          else { continue }
          let excess = length - constraint.constant
          let miss = constraint.relation.miss(by: excess)
          #expect(Tolerance(absolute: 1e-5).isEqual(miss, held.miss))
          #expect(held.miss > 0 || Tolerance(absolute: 1e-5).isEqual(excess, 0))
        }
      }
    }
  }

  @Test("of a picture, what it wishes for gives way to what it must be")
  func gaveWay() throws {
    let picture = View(
      "picture", width: .atMost(150), height: .ratio(0.5), intrinsic: IntrinsicSize(width: 200))
    let held = try screen(picture).constraintsHolding("picture")
    #expect(held.settledByIndex.isEmpty)
    let words = held.constraints.map { held in
      let second = held.constraint.second.map { "\($0)" } ?? "\(held.constraint.constant)"
      return "\(held.constraint.first) \(held.constraint.relation.rawValue) \(second) -\(held.miss)"
    }
    #expect(words.contains("picture.width <= 150.0 -0.0"))
    #expect(words.contains("picture.height == picture.width -0.0"))
    // A wish that is missed comes after what holds, and weaker ones after it.
    #expect(words.suffix(2) == ["picture.width >= 200.0 -50.0", "picture.width == 0.0 -150.0"])
    #expect(!words.contains { $0.contains("<= 200") })
    #expect(try screen(picture).constraintsHolding("nobody").constraints == [])
  }

  @Test("a ratio within a least and a greatest length that leave it none is at odds with them")
  func contradiction() throws {
    let picture = View("picture", width: .atMost(100), height: [.ratio(0.5), .atLeast(60)])
    let screen = try screen(picture)
    #expect(screen.scrolledStack?.isSettled(.vertical) == false)
    #expect {
      try screen.layout()
    } throws: { error in
      guard case .contradictory(_, let conflict?)? = error as? LayoutError else { return false }
      return conflict.constraints.contains { $0.first.item == "picture" }
    }
  }

  @Test("among equals the lowest index gives way, and without that policy nobody does")
  func equals() throws {
    let row = StackView(
      axis: .horizontal, alignment: .leading,
      arrangedViews: [Self.picture("a"), Self.picture("b")])
    let window = ScrollView(size: Size(width: 320, height: 100))
    let content = View("row", width: .constant(300), height: .constant(200), stack: row)
    let screen = try Screen(scrollView: window, content: content)
    #expect(screen.scrolledStack?.isSettled(.horizontal) == false)
    #expect(screen.problem(along: .horizontal) == nil)
    try expect(try screen.layout().content, ["a": 0...100, "b": 100...300], along: .horizontal)
    let strict = try screen.with(policy: LayoutPolicy(ties: .ambiguous))
    guard case .ambiguous(let open)? = strict.problem(along: .horizontal) else {
      Issue.record("\(String(describing: strict.problem(along: .horizontal)))")
      return
    }
    #expect(open.views == ["a", "b"])
    #expect(throws: LayoutError.self) { try strict.layout() }
    let advised = try strict.applying([.setLength(.constant(120), .horizontal, of: "a")])
    #expect(advised.problem(along: .horizontal) == nil)
  }

  @Test("an axis in trouble does not take the other along, unless a ratio ties them")
  func apart() throws {
    let opposed = View("opposed", height: [.constant(10), .constant(20)])
    let row = StackView(
      axis: .horizontal, distribution: .equalCentering, alignment: .leading,
      arrangedViews: [Self.box("a", 40), Self.box("b", 60), Self.box("c", 10), opposed])
    let screen = try screen(View("row", width: .constant(60), stack: row))
    #expect(screen.problem(along: .horizontal) == nil)
    guard case .contradictory([.vertical], _)? = screen.problem(along: .vertical) else {
      Issue.record("\(String(describing: screen.problem(along: .vertical)))")
      return
    }
    let tied = View("tied", width: .ratio(2, priority: 500))
    let mixed = try self.screen(
      View("row", stack: StackView(axis: .horizontal, arrangedViews: [tied, opposed])))
    #expect(mixed.problem(along: .horizontal)?.axes == Axis.allCases)
  }

  @Test("a picture beside distributed centres keeps its ratio")
  func besideCentres() throws {
    let centred = StackView(
      axis: .horizontal, distribution: .equalCentering,
      arrangedViews: [Self.box("a", 10), Self.box("b", 60), Self.box("c", 60)])
    let column = StackView(
      axis: .vertical, alignment: .leading,
      arrangedViews: [View("centred", width: .constant(80), stack: centred), Self.picture("p")])
    let layout = try screen(View("column", stack: column)).layout().content
    try expect(layout, ["a": 0...10, "b": 10...70, "c": 70...80], along: .horizontal)
    try expect(layout, ["p": 10...110], along: .vertical)
  }

  @Test("what the centres ask for comes before the index, and the index settles the rest")
  func squeezedCentres() throws {
    let cases: [(lengths: [Double], spacing: Double, length: Double, expected: [Double])] = [
      ([10, 60, 60], 0, 80, [10, 60, 10]), ([40, 60, 10, 25], 5, 60, [0, 22.5, 0, 22.5]),
    ]
    for (lengths, spacing, length, expected) in cases {
      let row = StackView(
        axis: .horizontal, distribution: .equalCentering, spacing: spacing,
        arrangedViews: lengths.enumerated().map { Self.box(ViewID("v\($0)"), $1) })
      let screen = try screen(View("row", width: .constant(length), stack: row))
      let layout = try screen.layoutByConstraints()
      for (place, width) in expected.enumerated() {
        let frame = try #require(layout.frame(of: ViewID("v\(place)")))
        #expect(Tolerance.standard.isEqual(frame.size.width, width))
      }
    }
  }

  @Test("the index is about who gives way: a stack whose own length is open stays open")
  func openStaysOpen() throws {
    let firm = View(
      "firm", intrinsic: IntrinsicSize(width: 10, height: 1),
      hugging: AxisPriorities(LayoutPriority.defaultHigh))
    let other = View(
      "other", intrinsic: IntrinsicSize(width: 0, height: 1), hugging: .defaultHigh)
    let row = StackView(axis: .horizontal, arrangedViews: [firm, other])
    let column = StackView(
      axis: .vertical, arrangedViews: [View("row", stack: row), Self.box("wide", 30)])
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 320, height: 100)), content: column)
    #expect(screen.scrolledStack?.outcome(.horizontal) == .ambiguous)
    #expect {
      try screen.layoutByConstraints()
    } throws: { error in
      guard case .ambiguous(let open)? = error as? LayoutError else { return false }
      return open.views.contains("row") && open.views.contains("wide")
    }
    #expect(throws: LayoutError.self) { try screen.constraintsHolding("row") }
  }

  @Test("the index of a column settles heights, and no width that a ratio ties to one")
  func ratiosAcross() throws {
    // What asks for a width of 0 and the ratio are as strong: any width up to 50 is as good.
    let open = View(
      "open", width: [.atMost(50), .ratio(0.75, priority: 25)],
      intrinsic: IntrinsicSize(height: 295))
    let rows = ["first", "second"].map { View($0, intrinsic: IntrinsicSize(width: 20, height: 30)) }
    let column = StackView(axis: .vertical, alignment: .center, arrangedViews: [open] + rows)
    let screen = try screen(View("column", height: .constant(400), stack: column))
    #expect(screen.problem(along: .vertical) == nil)
    guard case .ambiguous(let parts)? = screen.problem(along: .horizontal) else {
      Issue.record("\(String(describing: screen.problem(along: .horizontal)))")
      return
    }
    #expect(parts.views == ["open"])
  }

  @Test("levels by index miss no wish by more than must be, however many views there are")
  func levelsAreWeaker() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 300)) { screen in
      guard let stack = screen.scrolledStack else { return }
      let installed = InstalledStack(stack)
      for axes in installed.tree.axisGroups {
        guard
          let settled = try? installed.tree.settle(along: axes, limits: SolverLimits()),
          !settled.isContradictory
        else { continue }
        var table = try ConstraintLayout(installed.tree.system(along: axes))
        #expect(try table.solve() == .solved)
        let wishes = table.constraints
        let levels = settled.solution.constraints.dropFirst(wishes.count).map(\.priority)
        #expect(levels.allSatisfy { $0.rawValue > 0 && $0.rawValue < 0.5 })
        let (least, found) = (try table.misses(of: wishes), try settled.solution.misses(of: wishes))
        for (priority, miss) in least {
          #expect(Tolerance(absolute: 1e-6, relative: 1e-9).isEqual(miss, found[priority] ?? 0))
        }
      }
    }
    let many = (0..<400).map { Self.box(ViewID("v\($0)"), 10) }
    let row = View("row", stack: StackView(axis: .horizontal, arrangedViews: many))
    for length in [1005.0, 5005] {
      let screen = try Screen(
        scrollView: ScrollView(size: Size(width: length, height: 100)),
        content: StackView(axis: .vertical, arrangedViews: [row]),
        width: .equal(to: .frameLayoutGuide))
      let stack = try #require(screen.scrolledStack)
      let settled = try InstalledStack(stack).tree.settle(
        along: [.horizontal], limits: .forScreens)
      // Each view has a level by what it hugs with and one by what it resists with.
      let levels = settled.solution.constraints.filter {
        $0.identifier == InstalledIdentifier.index.rawValue
      }
      #expect(Set(levels.map(\.priority)).count == 2 * many.count)
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $0.priority > $1.priority })
      let solved = try screen.layoutByConstraints()
      let layout = try screen.layout()
      for (found, expected) in zip(solved.frames, layout.frames) {
        #expect(Tolerance(absolute: 1e-6).isEqual(found.size.width, expected.size.width))
      }
    }
  }

  @Test("the text of a column in a row is that of its first or its last view")
  func textInside() throws {
    for (alignment, place) in [(Alignment.firstBaseline, 12.0), (.lastBaseline, 34)] {
      let inner = StackView(
        axis: .vertical, spacing: 2, arrangedViews: [Self.text("first"), Self.text("last")])
      let row = StackView(
        axis: .horizontal, alignment: alignment,
        arrangedViews: [View("inner", stack: inner), Self.text("beside")])
      let screen = try screen(View("row", stack: row))
      #expect(throws: UndecidedStack()) { try screen.scrolledStack?.layout() }
      let layout = try screen.layout()
      let (column, beside) = (
        try #require(layout.frame(of: "inner")), try #require(layout.frame(of: "beside"))
      )
      #expect(Tolerance.standard.isEqual(column.size.height, 42))
      #expect(Tolerance.standard.isEqual(beside.minY - column.minY + 12, place))
    }
  }

  @Test("gaps to a line inside a stack overlap as far as its layout has it")
  func overlaps() throws {
    let size = IntrinsicSize(height: 40)
    let line = View("text", intrinsic: size, baselines: Baselines(first: 30, last: 20))
    let views = [
      View("a", intrinsic: size),
      View("b", stack: StackView(axis: .vertical, arrangedViews: [line])),
      View("c", intrinsic: size),
    ]
    for distribution in [Distribution.equalSpacing, .equalCentering] {
      let column = StackView(
        axis: .vertical, distribution: distribution, spacing: 10,
        isBaselineRelativeArrangement: true, arrangedViews: views)
      let screen = try screen(View("column", width: .constant(10), stack: column))
      let layout = try screen.layout().content
      // Gaps of at least 10 - 30 and 10 - 20, both alike.
      try expect(layout, ["a": 0...40, "b": 30...70, "c": 60...100], along: .vertical)
    }
  }

  @Test("beyond the limits, and where constraints cannot be written down, there is no layout")
  func limits() throws {
    var limits = SolverLimits.forScreens
    limits.rows = 3
    let picture = try screen(Self.picture("picture"))
    #expect {
      try picture.layout(limits: limits)
    } throws: { error in
      if case .solver? = error as? LayoutError { true } else { false }
    }
    #expect(picture.scrolledStack?.unwrittenRules == [])
    let inner = StackView(axis: .horizontal, arrangedViews: [Self.text("a"), Self.text("b")])
    let lines = StackView(
      axis: .horizontal, alignment: .firstBaseline,
      arrangedViews: [View("inner", stack: inner), View("other")])
    let screen = try screen(View("lines", stack: lines))
    let rule = UnwrittenRule(stack: "lines", reason: .textOfTallestView)
    #expect(screen.scrolledStack?.unwrittenRules == [rule])
    #expect(throws: LayoutError.unwritten(rule)) { try screen.layout() }
    let column = StackView(axis: .vertical, arrangedViews: [Self.text("c")])
    let shares = StackView(
      axis: .vertical, distribution: .fillProportionally, isBaselineRelativeArrangement: true,
      arrangedViews: [Self.text("a"), View("b", stack: column)])
    let other = UnwrittenRule(stack: "shares", reason: .sharesOfOpenGaps)
    #expect(
      try self.screen(View("shares", stack: shares)).problem(along: .vertical) == .unwritten(other))
  }

  private static func box(_ id: ViewID, _ width: Double) -> View {
    View(id, intrinsic: IntrinsicSize(width: width, height: 10))
  }

  private static func text(_ id: ViewID) -> View {
    View(
      id, intrinsic: IntrinsicSize(width: 10, height: 20), baselines: Baselines(first: 12, last: 8))
  }

  /// Expects views to reach from one place to another on an axis, from where the first of all stands.
  private func expect(
    _ layout: ContentLayout, _ spans: [ViewID: ClosedRange<Double>], along axis: Axis
  ) throws {
    let frames = layout.framesByID()
    let start = try #require(layout.frames.dropFirst().first).min(axis)
    for (id, span) in spans {
      let frame = try #require(frames[id])
      #expect(Tolerance.standard.isEqual(frame.min(axis) - start, span.lowerBound), "\(id)")
      #expect(Tolerance.standard.isEqual(frame.max(axis) - start, span.upperBound), "\(id)")
    }
  }

  private static func picture(_ id: ViewID) -> View {
    View(id, height: .ratio(0.5), intrinsic: IntrinsicSize(width: 200))
  }

  /// A column as wide as its window, with a line of text below a view.
  private func screen(_ view: View) throws -> Screen {
    let line = View("line", intrinsic: IntrinsicSize(width: 40, height: 10))
    return try Screen(
      scrollView: ScrollView(size: Size(width: 320, height: 100)),
      content: StackView(axis: .vertical, alignment: .center, arrangedViews: [view, line]),
      width: .equal(to: .frameLayoutGuide))
  }
}

extension ScrollGeometry {
  fileprivate var rect: Rect { Rect(origin: minimumOffset, size: contentSize) }
}
