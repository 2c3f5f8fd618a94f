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
  private static func hiding(_ window: Window) throws -> Window {
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
}
