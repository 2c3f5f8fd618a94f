import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// What scroll views and parts of screens hold, and who decides how long that is: constraints, code or a table.
@Suite struct DrawnContentTests {
  private let drawing: DrawnDocument

  init() throws { drawing = try DrawnDocument() }

  /// A page that is drawn as large as its window.
  private func page(_ inside: String = "", _ constraints: String = "", height: Double = 667)
    -> String
  {
    """
    <view id="page" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="375" height="\(height)"/><subviews>\(inside)</subviews>
    <constraints>\(constraints)</constraints></view>
    """
  }

  /// A text at the top left of what it stands in.
  private func text(in holder: String, at top: Double = 0) -> (view: String, pins: String) {
    (
      DrawnDocument.label("text", "x=\"0\" y=\"\(top)\" width=\"41.5\" height=\"20.5\""),
      DrawnDocument.pin("text", holder, "top", top) + DrawnDocument.pin("text", holder, "leading")
    )
  }

  @Test func `content that is as high as what its scroll view stands in does not grow`() throws {
    let text = text(in: "page")
    func screen(_ holder: String, _ priority: String = "") -> String {
      DrawnDocument.window(
        """
        <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="20" width="375" height="647"/>
        <subviews>\(page(text.view, text.pins))
        </subviews><constraints>
        \(["top", "bottom", "leading", "trailing"].map { DrawnDocument.pin("page", "scroll", $0) }.joined())
        </constraints></scrollView>
        """,
        DrawnDocument.pin("scroll", "root", "top", 20)
          + ["bottom", "leading", "trailing"].map { DrawnDocument.pin("scroll", "root", $0) }
          .joined()
          + DrawnDocument.tie("page", "root", "width")
          + DrawnDocument.tie("page", holder, "height", priority))
    }
    try drawing.expect(
      "never-scrolls", at: "scroll", saying: "more content than it has here does not scroll",
      in: screen("root"))
    try drawing.expect([], in: screen("scroll", "priority=\"250\""))
  }

  @Test func `content with a least height scrolls where there is less room`() throws {
    func screen(_ more: String) -> String {
      DrawnDocument.scrolling(
        page("", more), DrawnDocument.tie("page", "scroll", "width"),
        besideIt: DrawnDocument.tie("page", "scroll", "height", "priority=\"750\""))
    }
    let least = """
      <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="455" id="least"/>
      """
    try drawing.expect([], in: screen(least))
    try drawing.expect(
      notes: ["never-scrolls"],
      in: screen(
        least.replacing("greaterThanOrEqual", with: "lessThanOrEqual")
          .replacing("455", with: "2000")))
  }

  @Test func `a scroll view that always bounces keeps its content clear of bars`() throws {
    func screen(_ more: String) -> String {
      let text = text(in: "page")
      return DrawnDocument.window(
        """
        <scrollView id="scroll" \(more) translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(page(text.view, text.pins + DrawnDocument.pin("text", "page", "bottom", -79.5), height: 100))
        </subviews><constraints>
        \(["top", "bottom", "leading", "trailing"].map { DrawnDocument.pin("page", "scroll", $0) }.joined())
        </constraints></scrollView>
        """,
        ["top", "bottom", "leading", "trailing"].map { DrawnDocument.pin("scroll", "root", $0) }
          .joined() + DrawnDocument.tie("page", "scroll", "width")
          + "<constraint firstItem=\"other\" firstAttribute=\"bottom\" secondItem=\"safe\" "
          + "secondAttribute=\"bottom\" id=\"minds\"/>"
          + DrawnDocument.pin("other", "root", "trailing"),
        guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
      ).replacing(
        "</scrollView>",
        with: "</scrollView>"
          + DrawnDocument.label("other", "x=\"333.5\" y=\"646.5\" width=\"41.5\" height=\"20.5\""))
    }
    try drawing.expect(["every-view-clears-the-bars"], in: screen(""))
    try drawing.expect([], in: screen("alwaysBounceVertical=\"YES\""))
    // On its side, a phone insets the content at the left and right, too.
    try drawing.expect(
      ["content-fits-across"], in: screen("contentInsetAdjustmentBehavior=\"always\""))
  }

  @Test func `content that code settles is not called open`() throws {
    func screen(_ mask: String, _ more: String) -> String {
      DrawnDocument.window(
        """
        <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view id="page" \(mask)><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </subviews><constraints>\(more)</constraints></scrollView>
        """,
        ["top", "bottom", "leading", "trailing"].map { DrawnDocument.pin("scroll", "root", $0) }
          .joined())
    }
    let pinned = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let edges =
      ["top", "bottom", "leading", "trailing"].map { edge in
        DrawnDocument.tie("page", "scroll", edge, "placeholder=\"YES\"")
      }.joined() + DrawnDocument.tie("page", "scroll", "width")
    try drawing.expect([], in: screen("fixedFrame=\"YES\" \(pinned)", ""))
    try drawing.expect([], in: screen(pinned, edges))
    try drawing.expect(
      ["open-content-size"],
      in: screen(pinned, edges.replacing("placeholder=\"YES\"", with: "")))
  }

  @Test func `a part that is smaller than any window is as high as its content`() throws {
    func header(width: Int, height: Int) -> String {
      let edges = ["top", "bottom", "leading", "trailing"].map {
        DrawnDocument.pin("photo", "root", $0)
      }
      return DrawnDocument.window(
        """
        <imageView id="photo" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></imageView>
        """,
        edges.joined()
          + "<constraint firstItem=\"photo\" firstAttribute=\"height\" secondItem=\"photo\" "
          + "secondAttribute=\"width\" id=\"square\"/>", width: width, height: height)
    }
    try drawing.expect([], in: header(width: 400, height: 400))
    try drawing.expect(["layout-is-determined"], in: header(width: 600, height: 600))
  }

  @Test func `a text view that scrolls has no width of its own, whatever its class`() throws {
    func row(_ element: String, _ more: String) -> String {
      let frame = "<rect key=\"frame\" x=\"0\" y=\"100\" width=\"326\" height=\"30\"/>"
      return DrawnDocument.window(
        """
        <\(element) id="entry" customClass="Entry" \(more) \
        translatesAutoresizingMaskIntoConstraints="NO">\(frame)</\(element)>
        <button id="send" buttonType="roundedRect" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="334" y="100" width="41" height="30"/>
        <state key="normal" title="POST"/></button>
        """,
        DrawnDocument.pin("entry", "root", "top", 100)
          + DrawnDocument.pin("send", "root", "top", 100)
          + DrawnDocument.pin("entry", "root", "leading")
          + DrawnDocument.pin("send", "root", "trailing")
          + "<constraint firstItem=\"send\" firstAttribute=\"leading\" secondItem=\"entry\" "
          + "secondAttribute=\"trailing\" constant=\"8\" id=\"gap\"/>"
          + "<constraint firstItem=\"entry\" firstAttribute=\"height\" constant=\"30\" id=\"h\"/>")
    }
    try drawing.expect([], in: row("textView", ""))
    try drawing.expect(["layout-is-determined"], in: row("textView", "scrollEnabled=\"NO\""))
  }

  @Test func `a weak pin beside a length that code changes lets the view be closed`() throws {
    let row = DrawnDocument.window(
      """
      <view id="panel" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="60"/><subviews>
      \(DrawnDocument.label("text", "x=\"0\" y=\"10\" width=\"41.5\" height=\"20.5\""))
      </subviews><constraints>
      <constraint firstAttribute="height" constant="60" id="panel-height"/>
      \(DrawnDocument.pin("text", "panel", "top", 10))
      \(DrawnDocument.pin("text", "panel", "leading"))
      <constraint firstAttribute="bottom" secondItem="text" secondAttribute="bottom" \
      constant="29.5" priority="700" id="weak"/>
      </constraints></view>
      """,
      ["top", "leading", "trailing"].map { DrawnDocument.pin("panel", "root", $0) }.joined())
    try drawing.expect("weak-pin", at: "weak", in: row)
    try drawing.expect([], in: DrawnDocument.connecting("panel-height", in: row))
  }

  @Test func `a card of a fixed height is to grow with its text, and to end behind it`() throws {
    let card = DrawnDocument.window(
      """
      <view id="card" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="40"/>
      <color key="backgroundColor" white="0.9" alpha="1"/><subviews>
      <label text="Words" numberOfLines="0" horizontalHuggingPriority="251" id="text" \
      verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="8" width="375" height="20.5"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </subviews><constraints>
      <constraint firstAttribute="height" constant="40" id="card-height"/>
      \(DrawnDocument.pin("text", "card", "top", 8))
      \(DrawnDocument.pin("text", "card", "leading"))
      \(DrawnDocument.pin("text", "card", "trailing"))
      </constraints></view>
      """,
      ["top", "leading", "trailing"].map { DrawnDocument.pin("card", "root", $0) }.joined())
    try drawing.expect(
      "views-stay-inside", at: "text",
      saying:
        "card.height >= 40 in place of card.height == 40, and card.bottom == Words.bottom + 8",
      in: card)
  }
}
