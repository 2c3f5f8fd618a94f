import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

@Suite("What a stack leaves out takes part in nothing")
struct LeftOutViewTests {
  /// A row of a view and a window's root, which it leaves out.
  private static func hiding(_ window: Screen) throws -> Screen {
    let seen = View("seen", intrinsic: IntrinsicSize(width: 50, height: 20))
    let box = View("left out", container: Container(subviews: [window.root]), isHidden: true)
    let row = StackView(axis: .horizontal, alignment: .top, arrangedViews: [seen, box])
    let (item, outer): (LayoutItem, LayoutItem) = ("row", "outer")
    let inner = LayoutItem(window.root.id.name)
    return try window.with(
      root: View("outer", subviews: [View("row", stack: row)]),
      constraints: window.constraints
        + inner.edges(equalTo: LayoutItem("left out").guide(.layoutMarginsGuide))
        + [item.topAnchor == outer.topAnchor, item.leadingAnchor == outer.leadingAnchor])
  }

  @Test func `whatever hangs on guides in it, what is left out changes no layout`() async throws {
    try await forAll(.windows, settings: Settings(cases: 200)) { window in
      let layout = try Self.hiding(window).layout()
      let start = window.layoutDirection == .rightToLeft ? window.size.width - 50 : 0
      #expect(layout.frame(of: "seen") == Rect(x: start, y: 0, width: 50, height: 20))
    }
  }

  /// A column that fills, of a hidden stack and a view of 40 by 20, in a window's corner.
  private static func column(_ hidden: StackView) throws -> Screen {
    let seen = View("seen", intrinsic: IntrinsicSize(width: 40, height: 20))
    let column = StackView(
      axis: .vertical, arrangedViews: [View("hidden", stack: hidden, isHidden: true), seen])
    let (item, root): (LayoutItem, LayoutItem) = ("column", "root")
    return try Screen(
      size: Size(width: 400, height: 400),
      root: View("root", subviews: [View("column", stack: column)]),
      constraints: [item.topAnchor == root.topAnchor, item.leadingAnchor == root.leadingAnchor])
  }

  @Test func `a hidden stack counts across for what fits its views, with plain views among them`()
    throws
  {
    let views = [
      View("box", subviews: [View("in it", intrinsic: IntrinsicSize(width: 200, height: 10))]),
      View("leaf", intrinsic: IntrinsicSize(width: 93, height: 10)),
    ]
    let window = try Self.column(StackView(axis: .vertical, arrangedViews: views))
    #expect(try window.layout().frame(of: "column") == Rect(x: 0, y: 0, width: 93, height: 20))
  }

  @Test func `in a hidden stack that fills proportionally a stack counts for what fits it`() throws
  {
    let inner = StackView(
      axis: .vertical, arrangedViews: [View("leaf", intrinsic: IntrinsicSize(width: 99))])
    let window = try Self.column(
      StackView(
        axis: .horizontal, distribution: .fillProportionally,
        arrangedViews: [View("inner", stack: inner), View("plain")]))
    #expect(try window.layout().frame(of: "column")?.size.width == 99)
  }
}
