import PropertyKit
import PropertyTesting
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

@Suite struct DifferentialTests {
  @Test("the closed forms and the constraints behind them agree on random screens")
  func random() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 300)) { screen in
      let oracle = Oracle(screen)
      for axes in oracle.groups {
        let comparison = try oracle.compare(axes)
        if case .different(let how) = comparison { Issue.record("\(axes): \(how)") }
      }
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
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 100)),
      content: View("row", height: .constant(117), stack: row),
      policy: LayoutPolicy(ties: .ambiguous))
    #expect(screen.verdict(.vertical) == .determined)
    #expect(try Oracle(screen).compare([.vertical]) == .sameLayout)
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
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 100)), content: stack,
      attachment: ContentAttachment(contentHeight: .constant(300)))
    var layout = try ConstraintLayout(screen.constraints)
    #expect(try layout.solve() == .solved)
    let content = InstalledScreen(screen).contentLayoutGuide
    #expect(try layout.isDetermined(Anchor(content, .height)))
    #expect(try layout.isDetermined(Anchor(LayoutItem("stack"), .height)))
    #expect(try !layout.isDetermined(Anchor(LayoutItem("a"), .height)))
    #expect(screen.verdict(.vertical) == .ambiguous(["a", "b"]))
  }

  @Test(
    "what leaves the content open by constraints leaves it open by the model",
    arguments: [
      ContentAttachment(bottom: .nothing), ContentAttachment(trailing: .nothing),
      ContentAttachment(bottom: .contentLayoutGuideAtLeast),
      ContentAttachment(top: .nothing, leading: .nothing, bottom: .nothing, trailing: .nothing),
      ContentAttachment(
        top: .frameLayoutGuide, leading: .frameLayoutGuide, bottom: .frameLayoutGuide,
        trailing: .frameLayoutGuide),
    ])
  func openContent(attachment: ContentAttachment) throws {
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 100)),
      content: View("view", width: .constant(50), height: .constant(500)), attachment: attachment)
    let oracle = Oracle(screen)
    let comparisons = try oracle.groups.map(oracle.compare)
    let isOpenByModel = Axis.allCases.map { screen.verdict($0) != .determined }
    #expect(comparisons.contains(.bothOpen) || isUnsatisfiable(screen))
    for (comparison, isOpen) in zip(comparisons, isOpenByModel) {
      #expect((comparison == .sameLayout) == !isOpen)
    }
  }

  private func isUnsatisfiable(_ screen: Screen) -> Bool {
    Axis.allCases.contains { if case .unsatisfiable = screen.verdict($0) { true } else { false } }
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
