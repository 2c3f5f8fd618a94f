import PropertyKit
import PropertyTesting
import Testing

@testable import StackScrollCore
@testable import StackScrollInvariants

/// A long stack edited row by row against the layout of the screen it has become.
struct LongStackTests {
  private static let variety: StackVariety = {
    var variety = StackVariety.all
    variety.distributions = [.fill]
    variety.alignments = [.fill, .leading, .center, .trailing]
    variety.hasPriorities = false
    variety.hasBounds = false
    variety.hasOpenViews = false
    variety.depth = 1
    return variety
  }()

  /// An edit of one row, the row as a share of those there are.
  private enum RowEdit: Sendable {
    case insert(Double, Size)
    case remove(Double)
    case move(Double, Double)
    case hide(Double, Bool)
    case resize(Double, Size)
    case space(Double, Double?)

    static var all: Gen<RowEdit> {
      Gen { source throws(Discard) in
        let row = try source.draw(.double(in: 0...1))
        let size = Size(
          width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
        switch try source.draw(.int(in: 0...5)) {
        case 0: return .insert(row, size)
        case 1: return .remove(row)
        case 2: return .move(row, try source.draw(.double(in: 0...1)))
        case 3: return .hide(row, try source.draw(.bool))
        case 4: return .resize(row, size)
        default: return .space(row, try source.draw(.bool) ? try source.draw(.spacings) : nil)
        }
      }
    }
  }

  private struct Session: Sendable {
    let screen: Screen
    let edits: [RowEdit]
  }

  private static let sessions = Gen<Session> { source throws(Discard) in
    let screen = try source.draw(.screens(variety))
    let pins = DirectionalEdgeInsets(
      top: try source.draw(.pins), leading: try source.draw(.pins),
      bottom: try source.draw(.pins), trailing: try source.draw(.pins))
    guard let pinned = try? screen.with(pins: pins) else {
      throw Discard.precondition("the pins are not well formed")
    }
    return Session(
      screen: pinned, edits: try source.draw(.array(of: RowEdit.all, count: 0...12)))
  }

  /// Applies an edit; the row that it took out, if it did.
  @discardableResult
  private static func apply(_ edit: RowEdit, to stack: inout LongStack, _ step: Int) throws -> View?
  {
    func place(_ share: Double) -> Int { min(stack.count - 1, Int(share * Double(stack.count))) }
    if case .insert(let row, let size) = edit {
      try stack.insert(new(step, size), at: Int(row * Double(stack.count)))
      return nil
    }
    guard stack.count > 0 else { return nil }
    switch edit {
    case .insert: break
    case .remove(let row): return try stack.remove(at: place(row))
    case .move(let row, let target): try stack.move(from: place(row), to: place(target))
    case .hide(let row, let isHidden): try stack.setHidden(isHidden, at: place(row))
    case .resize(let row, let size): try stack.replace(at: place(row), with: new(step, size))
    case .space(let row, let spacing): try stack.setCustomSpacing(spacing, after: place(row))
    }
    return nil
  }

  /// The same for rows in a list, each with the gap set after it.
  private static func apply(
    _ edit: RowEdit, to list: inout [(view: View, spacing: Double?)], _ step: Int
  ) -> View? {
    func place(_ share: Double) -> Int { min(list.count - 1, Int(share * Double(list.count))) }
    if case .insert(let row, let size) = edit {
      list.insert((new(step, size), nil), at: Int(row * Double(list.count)))
      return nil
    }
    guard !list.isEmpty else { return nil }
    switch edit {
    case .insert: break
    case .remove(let row): return list.remove(at: place(row)).view
    case .move(let row, let target):
      let end = place(target)
      list.insert(list.remove(at: place(row)), at: end)
    case .hide(let row, let isHidden): list[place(row)].view.isHidden = isHidden
    case .resize(let row, let size): list[place(row)].view = new(step, size)
    case .space(let row, let spacing): list[place(row)].spacing = spacing
    }
    return nil
  }

  private static func new(_ step: Int, _ size: Size) -> View {
    View(ViewID("new\(step)"), intrinsic: IntrinsicSize(size))
  }

  @Test func `after any edits the numbers are those of a fresh layout`() async throws {
    try await forAll(Self.sessions, settings: Settings(cases: 1500)) { session in
      guard var stack = try? LongStack(session.screen) else {
        throw Discard.precondition("the screen is no long stack")
      }
      for (step, edit) in session.edits.enumerated() {
        do {
          try Self.apply(edit, to: &stack, step)
        } catch LongStack.Refusal.cannotMeasure {
          throw Discard.precondition("a row that is shown does not fit the stack")
        }
      }
      let screen = try stack.screen
      let layout = try screen.layout()
      #expect(Tolerance.standard.isEqual(stack.contentSize.width, layout.contentSize.width))
      #expect(Tolerance.standard.isEqual(stack.contentSize.height, layout.contentSize.height))
      let axis = screen.contentAxis
      let end = (stack.offsetToEnd[axis], layout.offsetToEnd[axis])
      #expect(Tolerance.standard.isEqual(end.0, end.1))
      try Self.compareRows(stack, screen, layout)
    }
  }

  @Test func `rows are what they were made, where they were put, as in a list`() async throws {
    try await forAll(Gen.array(of: RowEdit.all, count: 0...40)) { edits in
      let frame = ScrollView(size: Size(width: 10, height: 10))
      var stack = try LongStack(Screen(scrollView: frame, content: StackView(axis: .vertical)))
      var list: [(view: View, spacing: Double?)] = []
      for (step, edit) in edits.enumerated() {
        #expect(try Self.apply(edit, to: &stack, step) == Self.apply(edit, to: &list, step))
      }
      let found = try #require(try stack.screen.content.stack)
      #expect(found.arrangedViews == list.map(\.view))
      #expect(list.allSatisfy { found.customSpacing(after: $0.view.id) == $0.spacing })
    }
  }

  private static func compareRows(_ stack: LongStack, _ screen: Screen, _ layout: Layout) throws {
    let axis = screen.contentAxis
    let views = screen.content.stack?.arrangedViews ?? []
    for (index, view) in views.enumerated() {
      let span = try stack.span(at: index)
      let frame = try #require(layout.frame(of: view.id))
      let magnitude = max(span.upperBound.magnitude, span.lowerBound.magnitude)
      #expect(
        Tolerance.standard.isNegligible(span.lowerBound - frame.min(axis), amongst: magnitude))
      #expect(
        Tolerance.standard.isNegligible(span.upperBound - frame.max(axis), amongst: magnitude))
    }
  }

  @Test(arguments: [Alignment.leading, .center, .trailing])
  func `across the axis a hidden row counts for nothing, unless it fills`(
    alignment: Alignment
  ) throws {
    let rows = [
      View("hidden", intrinsic: IntrinsicSize(width: 40, height: 10), isHidden: true),
      View("thin", intrinsic: IntrinsicSize(width: 0, height: 10)),
    ]
    let stack = StackView(axis: .vertical, alignment: alignment, arrangedViews: rows)
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 50)), content: stack)
    #expect(try LongStack(screen).contentSize == Size(width: 0, height: 10))
    #expect(try screen.layout().contentSize == Size(width: 0, height: 10))
  }

  @Test(arguments: [Alignment.fill, .leading, .center, .trailing])
  func `beside thin rows hidden ones are as thick as a fresh layout has them`(alignment: Alignment)
    async throws
  {
    let rows = Gen<[(Int, Bool)]>.array(of: .zip(.int(in: 0...3), .bool), count: 1...4)
    try await forAll(rows) { rows in
      let rows = rows.enumerated().map { index, row in
        View(
          ViewID("v\(index)"), height: .constant(5),
          intrinsic: IntrinsicSize(width: Double(row.0) / 4), isHidden: row.1)
      }
      for policy in [LayoutPolicy.standard, LayoutPolicy(hiddenViews: .areIgnored)] {
        let screen = try Screen(
          scrollView: ScrollView(size: Size(width: 320, height: 640)),
          content: StackView(axis: .vertical, alignment: alignment, arrangedViews: rows),
          policy: policy)
        let (long, layout) = (try? LongStack(screen), try? screen.layout())
        #expect(long == nil || long?.contentSize == layout?.contentSize)
      }
    }
  }

  @Test func `a hidden row comes to nothing but its thickness`() throws {
    let view = Self.row("a", height: 1)
    for isHidden in [false, true] {
      let row = LongStack.Row(
        view: view.hidden(isHidden), length: isHidden ? 0 : 1, thickness: 2, customSpacing: 3,
        gap: 3)
      let (sum, nothing) = (LongStack.Sum(row), LongStack.Sum.nothing)
      #expect(sum.thickness == 2)
      #expect((sum.visibleCount == nothing.visibleCount) == isHidden)
      #expect((sum.length == nothing.length) == isHidden)
      #expect((sum.gapBehind == nothing.gapBehind) == isHidden)
    }
  }

  @Test(arguments: [Alignment.fill, .leading, .center, .trailing])
  func `a row may have to be as wide as its column, and no wider`(alignment: Alignment) async throws
  {
    let cases = Gen.zip(Gen<Int>.int(in: 0...9), Gen<Int>.int(in: 0...9), Gen<Int>.int(in: 0...9))
    try await forAll(cases) { leading, trailing, excess in
      let room = 320 - Double(leading + trailing)
      let row = View("row", width: .atLeast(room + Double(excess - 5)), height: .constant(5))
      let column = StackView(
        axis: .vertical, alignment: alignment,
        layoutMargins: DirectionalEdgeInsets(leading: Double(leading), trailing: Double(trailing)),
        isLayoutMarginsRelativeArrangement: true, arrangedViews: [row])
      let screen = try Screen(
        scrollView: ScrollView(size: Size(width: 320, height: 640)), content: column,
        width: .equal(to: .frameLayoutGuide))
      #expect((try? LongStack(screen)) != nil || excess > 5)
      #expect(excess <= 5 || (try? LongStack(screen)) == nil)
    }
  }

  @Test func `the rows in the window are those that a look at every row finds`() async throws {
    let cases = Gen<(Screen, Double)>.zip(.screens(Self.variety), .double(in: -200...1500))
    try await forAll(cases, settings: Settings(cases: 1500)) { screen, offset in
      guard let stack = try? LongStack(screen) else {
        throw Discard.precondition("the screen is no long stack")
      }
      var point = Point.zero
      let axis = screen.contentAxis
      point[axis] = offset
      let visible = stack.visibleRows(at: point)
      let window = screen.scrollView.size[axis]
      let views = screen.content.stack?.arrangedViews ?? []
      for (index, view) in views.enumerated() where !view.isHidden {
        let span = try stack.span(at: index)
        let isIn = span.upperBound > offset && span.lowerBound < offset + window
        #expect(visible.contains(index) == isIn, "row \(index) at \(span)")
      }
    }
  }

  @Test func `a tree of rows is as shallow as can be, and stays balanced whatever is edited`()
    async throws
  {
    let row = LongStack.Row(
      view: Self.row("a", height: 1), length: 1, thickness: 1, customSpacing: nil, gap: 0)
    for count in 0...200 {
      let depth = Int.bitWidth - count.leadingZeroBitCount
      #expect(RowTree([LongStack.Row](repeating: row, count: count)).depth == depth)
    }
    let edits = Gen<(Int, [(Bool, Double)])>.zip(
      .int(in: 0...40), .array(of: .zip(.bool, .double(in: 0...1)), count: 0...100))
    try await forAll(edits, settings: Settings(cases: 500)) { count, edits in
      var tree = RowTree([LongStack.Row](repeating: row, count: count))
      var steps = 0
      for (isRemoval, share) in edits {
        if !isRemoval {
          tree.insert(row, at: Int(share * Double(tree.count)), steps: &steps)
        } else if tree.count > 0 {
          tree.remove(at: Int(share * Double(tree.count - 1)), steps: &steps)
        }
        guard tree.isBalanced else { return false }
      }
      return true
    }
  }

  @Test func `one row of many costs a number of steps that grows with the number of digits`() throws
  {
    for (count, allowed) in [(100, 60), (10_000, 120), (100_000, 150)] {
      var column = StackView(axis: .vertical, spacing: 1)
      for row in 0..<count { column.append(Self.row("r\(row)", height: Double(row % 7 + 10))) }
      let window = ScrollView(size: Size(width: 320, height: 640))
      var stack = try LongStack(
        Screen(scrollView: window, content: column, width: .equal(to: .frameLayoutGuide)))
      // At the far end no step can be saved: one for each level, and there are log2(n) at least.
      let levels = Int(Double(count).exponent)
      func counted(_ edit: (inout Int) throws -> Void) rethrows -> Int {
        var steps = 0
        try edit(&steps)
        return steps
      }
      let costs = try [
        counted { try stack.insert(Self.row("new", height: 50), at: stack.count, steps: &$0) },
        counted { _ = try stack.row(at: stack.count - 1, steps: &$0) },
        counted {
          try stack.replace(at: count - 1, with: Self.row("a", height: 4).hidden(), steps: &$0)
        },
        counted { _ = try stack.remove(at: count - 1, steps: &$0) },
        counted {
          #expect(stack.visibleRows(at: stack.offsetToEnd, steps: &$0).upperBound == count)
        },
      ]
      for cost in costs { #expect((levels...2 * allowed).contains(cost), "\(count): \(costs)") }
      #expect(costs[0] <= allowed && costs[1] <= allowed && costs[4] <= allowed, "\(costs)")
    }
  }

  @Test func `rows put in at one end keep the tree as low as its logarithm`() throws {
    let window = ScrollView(size: Size(width: 320, height: 640))
    let screen = try Screen(
      scrollView: window, content: StackView(axis: .vertical), width: .equal(to: .frameLayoutGuide))
    var stack = try LongStack(screen)
    for row in 0..<4096 { try stack.insert(Self.row("r\(row)", height: 10), at: 0) }
    var steps = 0
    _ = try stack.span(at: 4095, steps: &steps)
    #expect(steps <= 30)
    while stack.count > 16 { try stack.remove(at: 0) }
    steps = 0
    _ = try stack.span(at: 15, steps: &steps)
    #expect(steps <= 10)
  }

  @Test func `what is no long stack is refused with a reason`() throws {
    let window = ScrollView(size: Size(width: 320, height: 640))
    let leaf = try Screen(scrollView: window, content: View("leaf"))
    #expect(throws: LongStack.Refusal.isLeaf) { try LongStack(leaf) }
    let centred = try Screen(
      scrollView: window, content: StackView(axis: .vertical, distribution: .equalCentering))
    #expect(throws: LongStack.Refusal.arrangesOtherwise) { try LongStack(centred) }
    var column = StackView(axis: .vertical)
    column.append(View("open"))
    let open = try Screen(
      scrollView: window, content: column, width: .equal(to: .frameLayoutGuide))
    #expect(throws: LongStack.Refusal.cannotMeasure("open")) { try LongStack(open) }
    column.arrangedViews = [Self.row("row", height: 5)]
    var stack = try LongStack(
      Screen(scrollView: window, content: column, width: .equal(to: .frameLayoutGuide)))
    #expect(throws: LongStack.Refusal.noSuchRow(2, count: 1)) {
      try stack.insert(Self.row("b", height: 1), at: 2)
    }
    #expect(throws: LongStack.Refusal.noSuchRow(-1, count: 1)) { try stack.remove(at: -1) }
    #expect(throws: LongStack.Refusal.noSuchRow(1, count: 1)) { try stack.span(at: 1) }
    for target in [-1, 1] {
      #expect(throws: LongStack.Refusal.noSuchRow(target, count: 1)) {
        try stack.move(from: 0, to: target)
      }
    }
    #expect(throws: LongStack.Refusal.noSuchRow(1, count: 1)) { try stack.move(from: 1, to: 0) }
  }

  @Test func `what might leave less than no room is refused, down to the smallest step`() throws {
    let window = ScrollView(size: Size(width: 320, height: 640))
    func stack(
      _ spacing: Double, pins: DirectionalEdgeInsets = .zero,
      margins: DirectionalEdgeInsets = .zero
    ) throws -> LongStack {
      let rows = StackView(
        axis: .vertical, spacing: spacing, layoutMargins: margins,
        isLayoutMarginsRelativeArrangement: true,
        arrangedViews: [View("row", intrinsic: IntrinsicSize(width: 9, height: 5))])
      return try LongStack(Screen(scrollView: window, content: rows, pins: pins))
    }
    let least = Double.leastNonzeroMagnitude
    let sides = [
      DirectionalEdgeInsets(top: -least), DirectionalEdgeInsets(leading: -least),
      DirectionalEdgeInsets(bottom: -least), DirectionalEdgeInsets(trailing: -least),
    ]
    for side in sides {
      #expect(throws: LongStack.Refusal.leavesNoRoom) { try stack(0, pins: side) }
      #expect(throws: LongStack.Refusal.leavesNoRoom) { try stack(0, margins: side) }
    }
    #expect(throws: LongStack.Refusal.leavesNoRoom) { try stack(-least) }
    let thick = StackView(
      axis: .vertical, layoutMargins: DirectionalEdgeInsets(leading: 160, trailing: 160.5),
      isLayoutMarginsRelativeArrangement: true)
    let tied = try Screen(
      scrollView: window, content: thick, width: .equal(to: .frameLayoutGuide))
    #expect(throws: LongStack.Refusal.leavesNoRoom) { try LongStack(tied) }
    var allowed = try stack(0, pins: DirectionalEdgeInsets(top: -3, bottom: 3))
    #expect(throws: LongStack.Refusal.leavesNoRoom) {
      try allowed.setCustomSpacing(-least, after: 0)
    }
    try allowed.setCustomSpacing(0, after: 0)
    #expect(allowed.contentSize.height == 5)
  }

  private static func row(_ id: String, height: Double) -> View {
    View(ViewID(id), height: .constant(height))
  }
}

extension Gen where Value == Double {
  /// The distance of an edge from the content's: mostly none, and now and then beyond it.
  fileprivate static var pins: Gen<Double> {
    .weighted([(3, .always(0)), (1, Gen<Int>.int(in: -20...40).map { Double($0) })])
  }
}
