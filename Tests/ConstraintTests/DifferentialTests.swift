import Foundation
import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Synchronization
import Testing

@Suite struct DifferentialTests {
  @Test("the closed forms and the constraints behind them agree on random screens")
  func random() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 300)) { screen in
      guard let stack = screen.scrolledStack else { return }
      let oracle = Oracle(stack)
      for axes in oracle.groups {
        let comparison = try oracle.compare(axes)
        if case .different(let how) = comparison { Issue.record("\(axes): \(how)") }
      }
    }
  }

  @Test("the closed forms answer for as many axes as they did")
  func answers() {
    let answered = Mutex(0)
    _ = check(.oracleScreens, settings: Settings(seed: 1, cases: 300)) { screen in
      guard let stack = screen.scrolledStack else { return Outcome.passed }
      let oracle = Oracle(stack)
      for axes in oracle.groups {
        guard let comparison = try? oracle.compare(axes),
          comparison == .sameLayout || comparison == .settledByIndex
        else { continue }
        answered.withLock { $0 += 1 }
      }
      return .passed
    }
    #expect(answered.withLock { $0 } >= 263)
  }

  @Test("they agree on stacks in stacks whose views have few different lengths, so that many tie")
  func nested() async throws {
    let cases = ProcessInfo.processInfo.environment["STACKSCROLL_NESTED"].flatMap { Int($0) } ?? 500
    try await forAll(Gen<Screen>.tiedScreens, settings: Settings(cases: cases)) { screen in
      guard let stack = screen.scrolledStack else { return }
      let oracle = Oracle(stack)
      for axes in oracle.groups {
        switch try oracle.compare(axes) {
        case .different(let how): Issue.record("\(axes): \(how)")
        case .leftOut, .undecided: Issue.record("\(axes): the rules do not tell")
        case .sameLayout, .settledByIndex, .bothOpen, .bothUnsatisfiable: break
        }
      }
    }
  }

  @Test("the oracle leaves no constraint out")
  func keepsAll() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 200)) { screen in
      guard let stack = screen.scrolledStack else { return }
      let installed = InstalledStack(stack)
      let kept = installed.tree.axisGroups.map { installed.tree.system(along: $0).constraints }
      #expect(kept.reduce(0) { $0 + $1.count } == installed.system.constraints.count)
      #expect(Set(kept.joined()) == Set(installed.system.constraints))
    }
  }

  @Test("squeezed centres that go by index first are another layout than the constraints'")
  func centresIgnored() throws {
    let views = [10.0, 60, 60].enumerated().map { place, width in
      View(ViewID("v\(place)"), intrinsic: IntrinsicSize(width: width, height: 1))
    }
    let row = StackView(axis: .horizontal, distribution: .equalCentering, arrangedViews: views)
    let bug = try #require(PlantedBug.named("squeezed-centres-ignored"))
    for ties in LayoutPolicy.Ties.allCases {
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 50)),
        content: View("row", width: .constant(80), stack: row), policy: LayoutPolicy(ties: ties))
      #expect(try Oracle(screen).compare([.horizontal]) == .sameLayout)
      let comparison = try Oracle(screen, model: bug.model).compare([.horizontal])
      guard case .different = comparison else {
        Issue.record("the planted bug passes: \(comparison)")
        continue
      }
    }
  }

  @Test("the closed forms and the constraints agree on shares of more views than are priced")
  func manyShares() async throws {
    let cases = Gen.zip(
      Gen<[View]>.array(of: .sharing, count: 33...35), Gen<Double>.element(of: [0, 1, 7]),
      // The priority at which the last of 33 views asks for its share, too.
      Gen<LayoutPriority>.element(of: [250, 249, 251, 750, 967]),
      Gen<Double>.element(of: [0, 100, 600, 1000]))
    try await forAll(cases, settings: Settings(cases: 100)) { drawn, spacing, hugging, width in
      let views = drawn.enumerated().map { place, view in view.named("v\(place)") }
      let shares = StackView(
        axis: .horizontal, distribution: .fillProportionally, spacing: spacing,
        arrangedViews: views)
      let leaf = View(
        "leaf", intrinsic: IntrinsicSize(width: 50, height: 1), hugging: AxisPriorities(hugging))
      let row = StackView(
        axis: .horizontal, arrangedViews: [View("shares", stack: shares), leaf])
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 100)),
        content: View("row", width: width == 0 ? .intrinsic : .constant(width), stack: row))
      let comparison = try Oracle(screen).compare([.horizontal])
      if case .different(let how) = comparison { Issue.record("\(how)") }
    }
  }

  @Test("a view that could give way by no more than a rounding error leaves no choice")
  func hair() throws {
    let high = View("high", intrinsic: IntrinsicSize(width: 10, height: 140))
    let text = View(
      "text", intrinsic: IntrinsicSize(width: 10, height: (1.0).nextUp),
      baselines: Baselines(first: 1, last: 1))
    let row = StackView(
      axis: .horizontal, alignment: .firstBaseline, arrangedViews: [high, text])
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 100)),
      content: View("row", height: .constant(117), stack: row),
      policy: LayoutPolicy(ties: .ambiguous))
    #expect(screen.isSettled(.vertical))
    #expect(try Oracle(screen).compare([.vertical]) == .sameLayout)
  }

  /// A column whose length only wishes to be 0, of which two views would rather be 1000 and 50
  /// points, beside each other as strongly; a negative gap keeps both together from 54 on.
  private static func openColumn(_ lengths: [ViewID: Length] = [:]) throws -> ScrolledStack {
    var column = StackView(axis: .vertical)
    for (id, height) in [("a", 1000.0), ("b", 50), ("c", 0)] {
      column.append(
        View(
          ViewID(id), height: lengths[ViewID(id)] ?? .intrinsic,
          intrinsic: IntrinsicSize(width: 10, height: height)))
    }
    column.setCustomSpacing(-54, after: "b")
    let wish = LengthConstraint(.equal, .constant(0), priority: .defaultHigh)
    return try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 100)),
      content: View("column", height: Length([wish]), stack: column))
  }

  @Test("in a stack whose own length is open no index says who gives way")
  func openStack() throws {
    let screen = try Self.openColumn()
    #expect(screen.outcome(.vertical) == .ambiguous)
    #expect(try Oracle(screen).compare([.vertical]) == .bothOpen)
    let half = try Self.openColumn(["a": .constant(100)])
    #expect(
      half.outcome(.vertical) == .ambiguous)
    let advised = try Self.openColumn(["a": .constant(100), "b": .constant(20)])
    #expect(advised.isSettled(.vertical))
  }

  @Test("centres that hold their lengths are settled, though two views beside them are open")
  func openBesideCentres() throws {
    let heights = [51.75, 463, 321].enumerated().map { place, height in
      View(ViewID("c\(place)"), intrinsic: IntrinsicSize(width: 10, height: height))
    }
    let centred = StackView(axis: .vertical, distribution: .equalCentering, arrangedViews: heights)
    let free = ["a", "b"].map { View(ViewID($0), intrinsic: IntrinsicSize(width: 10, height: nil)) }
    let column = StackView(
      axis: .vertical, arrangedViews: [free[0], View("centred", stack: centred), free[1]])
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 100)), content: column)
    #expect(
      screen.outcome(.vertical) == .ambiguous)
    #expect(try Oracle(screen).compare([.vertical]) == .bothOpen)
  }

  @Test("lengths and gaps that come to nothing but for rounding have no shares")
  func roundedShares() throws {
    // 1.0000000000000002 is less than rounding beside 17.
    let heights = [8, 8, (1.0).nextUp]
    var column = StackView(axis: .vertical, distribution: .fillProportionally, spacing: -39)
    for (place, height) in heights.enumerated() {
      column.append(
        View(ViewID("v\(place)"), intrinsic: IntrinsicSize(width: 10, height: height)))
    }
    column.setCustomSpacing(22, after: "v1")
    for (height, isContradictory) in [(Length.constant(2.5), true), (.intrinsic, false)] {
      let last = View("v2", height: height, intrinsic: IntrinsicSize(width: 10, height: heights[2]))
      column.arrangedViews[2] = last
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 100)), content: column)
      let comparison = try Oracle(screen).compare([.vertical])
      #expect((comparison == .bothUnsatisfiable) == isContradictory)
      if case .different(let how) = comparison { Issue.record("\(how)") }
    }
  }

  @Test("a view pinned on four edges is ambiguous on both axes")
  func fourEdges() throws {
    let open = try open { [] }
    #expect(open == ["view.width", "view.height"])
  }

  @Test("with a height it is still ambiguous in width")
  func height() throws {
    #expect(try open { green.heightAnchor == 2000 } == ["view.width"])
  }

  @Test("as wide as the scroll view it is determined, and scrolls vertically only")
  func width() throws {
    let open = try open {
      green.heightAnchor == 2000
      green.widthAnchor == scrollView.widthAnchor
    }
    #expect(open == [])
  }

  @Test("content of its own length is determined while the rows in it are not")
  func rows() throws {
    let stack = StackView(axis: .vertical, arrangedViews: [View("a"), View("b")])
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 100)), content: stack,
      height: .constant(300))
    var layout = try ConstraintLayout(screen.constraints)
    #expect(try layout.solve() == .solved)
    let content = InstalledStack(screen).contentLayoutGuide
    #expect(try layout.isDetermined(Anchor(content, .height)))
    #expect(try layout.isDetermined(Anchor(LayoutItem("stack"), .height)))
    #expect(try !layout.isDetermined(Anchor(LayoutItem("a"), .height)))
    #expect(screen.outcome(.vertical) == .ambiguous)
  }

  private let green = LayoutItem("view")
  private let scrollView = ScrollViewItem("scrollView")

  /// The lengths that the article's screen leaves open with more constraints.
  private func open(@ConstraintBuilder _ more: () -> [Constraint]) throws -> [String] {
    var layout = try ConstraintLayout(
      ConstraintSystem(contents: [scrollView: [green]]) {
        scrollView.placed(size: Size(width: 375, height: 667))
        green.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor)
        green.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor)
        green.topAnchor.constraint(equalTo: scrollView.topAnchor)
        green.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor)
        more()
      })
    #expect(try layout.solve() == .solved)
    return try layout.ambiguousAnchors().filter { $0.item == green }.map(\.description)
  }
}

extension Gen where Value == View {
  /// A leaf, now and then one that hugs or resists otherwise, or a stack whose price is not known.
  fileprivate static var sharing: Gen {
    Gen { source throws(Discard) in
      let width = Double(try source.draw(Gen<Int>.int(in: 1...30)))
      var leaf = Leaf(intrinsic: IntrinsicSize(width: width, height: 1))
      let odd = Gen<Int>.int(in: 1...5)
      switch try source.draw(.weighted([(150, .always(0)), (1, odd)])) {
      case 0: return View("leaf", leaf: leaf)
      case 1: leaf.hugging = AxisPriorities(1)
      case 2: leaf.hugging = AxisPriorities(249)
      case 3: leaf.hugging = .defaultHigh
      case 4: leaf.compressionResistance = .defaultLow
      default:
        let views = (0..<3).map { View(ViewID("\($0)"), leaf: leaf) }
        let centred = StackView(
          axis: .horizontal, distribution: .equalCentering, arrangedViews: views)
        return View("centred", stack: centred)
      }
      return View("leaf", leaf: leaf)
    }
  }
}

extension View {
  /// The same view by another name, and what it holds by names that begin with it.
  fileprivate func named(_ name: String) -> View {
    switch content {
    case .leaf(let leaf):
      return View(ViewID(name), leaf: leaf)
    case .stack(var stack):
      stack.arrangedViews = stack.arrangedViews.map { $0.named("\(name).\($0.id)") }
      return View(ViewID(name), stack: stack)
    case .container: return self
    }
  }
}
