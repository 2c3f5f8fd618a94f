import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// What shows only where several conditions come together: drawn, and shrunk to those that it takes.
@Suite struct DrawnConditionTests {
  private static func row(_ name: ViewID, _ height: Double, isHidden: Bool = false) -> View {
    View(
      name, intrinsic: IntrinsicSize(width: 100, height: height), isHidden: isHidden)
  }

  /// A column of 300 points in a window that does not scroll.
  private static func column(_ views: [View]) throws -> Screen {
    let column: LayoutItem = "column"
    return try Screen(
      size: Size(width: 300, height: 300),
      root: View(
        "root", subviews: [View("column", stack: StackView(axis: .vertical, arrangedViews: views))]),
      constraints: [.top, .leading, .trailing].map {
        Constraint(column[$0], .equal, LayoutItem("root")[$0])
      })
  }

  @Test func `two hidden views that have no room together are found, and both are named`() throws {
    let window = try Self.column([
      Self.row("a", 200), Self.row("b", 80, isHidden: true), Self.row("c", 10),
      Self.row("d", 80, isHidden: true),
    ])
    #expect(WindowSweep(of: window).findings().isEmpty)
    for seed in 0..<5 {
      let findings = WindowSweep(of: window).findings(drawing: 150, seed: Seed(UInt64(seed)))
      #expect(findings.map(\.law) == [.nothingIsCutOff])
      #expect(
        findings.first?.session.edits == [.setHidden(false, "b"), .setHidden(false, "d")])
    }
  }

  @Test func `findings are the same for any number of workers`() throws {
    let window = try Self.column([
      Self.row("a", 200), Self.row("b", 80, isHidden: true), Self.row("c", 80, isHidden: true),
    ])
    let messages = [1, 4].map { workers in
      WindowSweep(of: window).findings(drawing: 300, seed: 7, workers: workers).map {
        $0.message(.exact)
      }
    }
    #expect(messages[0] == messages[1] && messages[0].count == 1)
  }

  /// A scroll view around a column of rows in a view that is always 300 points high.
  private static func rows(of height: Double) throws -> Screen {
    let frame = LayoutItem("page")
    let edges: [LayoutAttribute] = [.top, .leading, .trailing, .bottom]
    let column = StackView(
      axis: .vertical, arrangedViews: [row("one", height), row("two", height)])
    return try Screen(
      size: Size(width: 300, height: 300),
      root: View(
        "root",
        subviews: [
          View(
            "page", scrollView: ScrollView(),
            subviews: [View("card", subviews: [View("column", stack: column)])])
        ]),
      constraints: edges.map { Constraint(frame[$0], .equal, LayoutItem("root")[$0]) }
        + edges.map {
          Constraint(
            LayoutItem("card")[$0], .equal, frame.guide(.contentLayoutGuide)[$0])
        }
        + [.top, .leading, .trailing].map {
          Constraint(LayoutItem("column")[$0], .equal, LayoutItem("card")[$0])
        } + [
          Constraint(LayoutItem("card")[.height], constant: 300),
          Constraint(
            LayoutItem("card")[.width], .equal, frame.guide(.frameLayoutGuide)[.width]),
        ])
  }

  @Test func `rows that are added stick out of a view of a fixed height`() throws {
    let found = WindowSweep(of: try Self.rows(of: 100)).findings(drawing: 300)
    let finding = try #require(found.first { $0.law == .everyViewCanBeShown })
    let inserted = finding.session.edits.filter { if case .insert = $0 { true } else { false } }
    #expect(inserted.count == finding.session.edits.count, "\(found.map { $0.message(.exact) })")
    // Three rows of 100 fill the view: it takes a second one more.
    #expect(inserted.count == 2)
  }

  @Test func `a copy that is at fault as its original is, is not told`() throws {
    let window = try Self.rows(of: 10)
      .applying(.setIntrinsicSize(IntrinsicSize(width: 400, height: 10), of: "one"))
    let findings = WindowSweep(of: window).findings(drawing: 300)
    let squeezed = findings.filter { $0.law == .noViewIsSqueezed }
    #expect(squeezed.map(\.views) == [["one"]])
  }

  @Test func `a view without constraints stays where it was drawn, unless code reaches it`() throws
  {
    let drawing = try DrawnDocument()
    let screen = DrawnDocument.window(
      """
      <label text="Version 12" fixedFrame="YES" id="version" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="280" y="100" width="82" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """, "")
    try drawing.expect(["nothing-is-cut-off"], in: screen)
    try drawing.expect([], in: DrawnDocument.connecting("version", in: screen))
    // A mask of the upper left corner keeps it there; any other says itself what becomes of the view.
    func with(mask: String) -> String {
      screen.replacing(
        "</label>",
        with: "<autoresizingMask key=\"autoresizingMask\" \(mask) flexibleMaxY=\"YES\"/></label>")
    }
    try drawing.expect(["nothing-is-cut-off"], in: with(mask: "flexibleMaxX=\"YES\""))
    try drawing.expect([], in: with(mask: "flexibleMinX=\"YES\""))
    try drawing.expect([], in: with(mask: "widthSizable=\"YES\""))
    let masked = screen.replacing(" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
    try drawing.expect([], in: masked)
  }
}
