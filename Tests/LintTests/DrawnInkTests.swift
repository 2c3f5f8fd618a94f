import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// What is seen of views, as against their frames: texts in wide labels, holders that nothing shows, translations.
@Suite struct DrawnInkTests {
  private let drawing: DrawnDocument

  init() throws { drawing = try DrawnDocument() }

  /// A title of a least width at the left, and a button at the right, which meet in narrow windows.
  private func header(_ alignment: String, _ text: String, _ colour: String = Self.grey) -> String {
    DrawnDocument.window(
      """
      <label text="\(text)" \(alignment) id="title" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="20" width="230" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <button id="close" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="269" y="20" width="90" height="44"/>\(colour)
      <state key="normal" title="Close"/></button>
      """,
      """
      <constraint firstItem="title" firstAttribute="width" constant="230" id="title-w"/>
      <constraint firstItem="close" firstAttribute="width" constant="90" id="close-w"/>
      <constraint firstItem="close" firstAttribute="height" constant="44" id="close-h"/>
      """ + DrawnDocument.pin("title", "root", "leading", 16)
        + DrawnDocument.pin("close", "root", "trailing", -16)
        + DrawnDocument.pin("title", "root", "top", 20)
        + DrawnDocument.pin("close", "root", "top", 20))
  }

  @Test func `a label overlaps where its text is, by its alignment`() throws {
    try drawing.expect([], in: header("", "Log"))
    try drawing.expect([], in: header("textAlignment=\"center\"", "Log"))
    try drawing.expect(["views-do-not-overlap"], in: header("textAlignment=\"right\"", "Log"))
    try drawing.expect(["views-do-not-overlap"], in: header("", "Log of the last seven days"))
    // Of a button without a background only the title is seen.
    try drawing.expect([], in: header("", "Log of the last week", ""))
  }

  /// A label or a button of some height that ends where the window does.
  private func footer(_ element: String, _ attributes: String, _ more: String, height: Double = 100)
    -> String
  {
    DrawnDocument.window(
      """
      <\(element) id="footer" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="\(667 - height)" width="200" height="\(height)"/>\(more)</\(element)>
      """,
      """
      <constraint firstItem="footer" firstAttribute="height" constant="\(height)" id="footer-h"/>
      <constraint firstItem="footer" firstAttribute="width" constant="200" id="footer-w"/>
      <constraint firstItem="footer" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="safe" secondAttribute="top" id="minds"/>
      """ + DrawnDocument.pin("footer", "root", "leading", 16)
        + DrawnDocument.pin("footer", "root", "bottom"),
      guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
  }

  private static let grey = "<color key=\"backgroundColor\" white=\"0.9\" alpha=\"1\"/>"
  private static let covered = ["every-view-clears-the-bars"]

  @Test func `a text in the middle of a higher label is clear of bars`() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    try drawing.expect([], in: footer("label", "text=\"Label\"", font))
    try drawing.expect(Self.covered, in: footer("label", "text=\"Label\"", font, height: 30))
  }

  @Test func `only the title and the image of a button without a background are seen`() throws {
    let title = "<state key=\"normal\" title=\"Go\"/>"
    try drawing.expect([], in: footer("button", "", title))
    try drawing.expect([], in: footer("button", "contentVerticalAlignment=\"top\"", title))
    let plain = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\"/>"
    try drawing.expect([], in: footer("button", "", plain))
    let clear = "<color key=\"backgroundColor\" systemColor=\"clearColor\"/>"
    try drawing.expect([], in: footer("button", "", clear + title))
    for seen in [
      footer("button", "contentVerticalAlignment=\"bottom\"", title),
      footer("button", "contentVerticalAlignment=\"fill\"", title),
      footer("button", "customClass=\"Pill\"", title),
      footer("button", "", Self.grey + title),
      footer("button", "", plain.replacing("plain", with: "filled")),
      footer("button", "", "<state key=\"normal\" title=\"Go\" backgroundImage=\"pill\"/>"),
      footer("button", "", "<state key=\"normal\" image=\"unknown\"/>"),
      // Code fills what is empty.
      footer("button", "", "<state key=\"normal\"/>"),
    ] {
      try drawing.expect(Self.covered, in: seen)
    }
  }

  @Test func `a title is cut off by its alignment in a button that sticks out`() throws {
    func screen(_ alignment: String) -> String {
      footer("button", alignment, "<state key=\"normal\" title=\"Go\"/>")
        .replacing("width=\"200\"", with: "width=\"340\"")
        .replacing("constant=\"200\"", with: "constant=\"340\"")
    }
    try drawing.expect([], in: screen(""))
    try drawing.expect([], in: screen("contentHorizontalAlignment=\"left\""))
    for end in ["right", "trailing"] {
      try drawing.expect(
        ["nothing-is-cut-off"], in: screen("contentHorizontalAlignment=\"\(end)\""))
    }
  }

  @Test func `what sticks out of a holder that nothing shows is seen all the same`() throws {
    func card(_ more: String, _ attributes: String = "") -> String {
      DrawnDocument.window(
        """
        <view id="card" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="40"/>\(more)<subviews>
        <button id="send" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="0" width="343" height="40"/>\(Self.grey)
        <state key="normal" title="Send"/></button></subviews><constraints>
        <constraint firstAttribute="height" constant="40" id="card-h"/>
        <constraint firstItem="send" firstAttribute="width" constant="343" id="send-w"/>
        \(DrawnDocument.pin("send", "card", "top"))\(DrawnDocument.pin("send", "card", "bottom"))
        \(DrawnDocument.pin("send", "card", "centerX"))</constraints></view>
        """,
        DrawnDocument.pin("card", "root", "top") + DrawnDocument.pin("card", "root", "centerX")
          + "<constraint firstItem=\"card\" firstAttribute=\"width\" secondItem=\"root\" "
          + "secondAttribute=\"width\" constant=\"-40\" id=\"card-w\" priority=\"900\"/>"
      )
    }
    try drawing.expect(["views-stay-inside"], in: card(Self.grey))
    try drawing.expect(["views-stay-inside"], in: card("", "clipsSubviews=\"YES\""))
    try drawing.expect(["nothing-is-cut-off"], in: card(""))
  }

  @Test func `a text of several lines makes room for what stands beside it`() throws {
    func row(_ lines: Int) -> String {
      DrawnDocument.window(
        """
        <label text="Background Refresh" numberOfLines="\(lines)" id="title" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="20" width="286" height="20.5"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <switch id="toggle" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="310" y="20" width="51" height="31"/></switch>
        """,
        DrawnDocument.pin("title", "root", "leading", 16)
          + DrawnDocument.pin("toggle", "root", "trailing", -16)
          + DrawnDocument.pin("title", "root", "top", 20)
          + DrawnDocument.pin("toggle", "root", "top", 20)
          + "<constraint firstItem=\"toggle\" firstAttribute=\"leading\" secondItem=\"title\" "
          + "secondAttribute=\"trailing\" constant=\"8\" id=\"gap\"/>")
    }
    try drawing.expect(["layout-is-determined"], in: row(1))
    try drawing.expect([], in: row(0))
  }

  @Test func `texts are tried longer where they are translated`() throws {
    let folder = try TemporaryFolder()
    let title = DrawnDocument.window(
      """
      <label text="Log of the last seven" numberOfLines="0" id="title" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="20" width="172" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """,
      """
      <constraint firstItem="title" firstAttribute="width" constant="172" id="title-w"/>
      <constraint firstItem="title" firstAttribute="height" constant="20.5" id="title-h"/>
      """ + DrawnDocument.pin("title", "root", "leading", 16)
        + DrawnDocument.pin("title", "root", "top", 20))
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7"/>\(title)</document>
      """
    func longer(_ path: String) throws -> Bool {
      let file = try folder.write(document, to: path)
      return CommandLineRun(["lint", "--format", "lines", file], .standard).output
        .contains("times as long")
    }
    #expect(try !longer("App/Main.storyboard"))
    #expect(try !longer("App/Base.lproj/Main.storyboard"))
    _ = try folder.write("", to: "App/fr.lproj/Other.strings")
    #expect(try !longer("App/Base.lproj/Main.storyboard"))
    _ = try folder.write("", to: "App/fr.lproj/Main.strings")
    #expect(try longer("App/Base.lproj/Main.storyboard"))
  }

  @Test func `what is different on a Mac is left out`() throws {
    func screen(_ key: String) -> String {
      DrawnDocument.window(
        DrawnDocument.label("text", "x=\"0\" y=\"0\" width=\"41.5\" height=\"20.5\""),
        DrawnDocument.pin("text", "root", "top") + DrawnDocument.pin("text", "root", "leading")
      ).replacing(
        "</constraints></view>",
        with: "</constraints><variation key=\"\(key)\"><mask key=\"constraints\">"
          + "<exclude reference=\"text-root-top\"/></mask></variation></view>")
    }
    try drawing.expect([], in: screen("userInterfaceIdiom=mac"))
    try drawing.expect(["open-frame"], in: screen("default"))
  }
}
