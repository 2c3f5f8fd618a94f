import Foundation
import Testing

/// What programs and early tools wrote, and what was drawn for another purpose than it seems: each
/// beside what stands nearest to it and is a fault.
@Suite struct DrawnReadingTests {
  private let drawing: DrawnDocument

  init() throws { drawing = try DrawnDocument() }

  @Test func `a program may write false where Interface Builder writes NO`() throws {
    func screen(_ word: String) -> String {
      DrawnDocument.window(
        """
        <imageView id="splash" image="logo" translatesAutoresizingMaskIntoConstraints="\(word)">
        <rect key="frame" x="0" y="0" width="414" height="736"/></imageView>
        """,
        ["top", "leading", "bottom", "trailing"].map { DrawnDocument.pin("splash", "root", $0) }
          .joined())
    }
    try drawing.expect([], in: screen("false"))
    try drawing.expect(
      ["conflicting-constraints", "conflicting-constraints"], in: screen("true"))
  }

  /// A label with a length of its own that a constraint gives it.
  private func label(width: Double) -> String {
    let held = """
      <constraints><constraint firstAttribute="width" constant="\(width)" id="width"/></constraints>
      """
    return DrawnDocument.window(
      DrawnDocument.label("bar", "x=\"16\" y=\"100\" width=\"\(width)\" height=\"20.5\"", held),
      DrawnDocument.pin("bar", "root", "leading", 16) + DrawnDocument.pin("bar", "root", "top", 100)
    )
  }

  @Test func `a label narrower than any letter is a line, and a wider one a text that is cut`()
    throws
  {
    try drawing.expect([], in: label(width: 1))
    try drawing.expect([], in: label(width: 0))
    try drawing.expect(["text-is-not-cut"], in: label(width: 20))
  }

  @Test func `content of a row with the frame of another row fills it`() throws {
    func row(content height: Double) -> String {
      let constraints =
        DrawnDocument.pin("date", "content", "leading", 16)
        + DrawnDocument.pin("date", "content", "bottom", -10)
      return DrawnDocument.cell(
        DrawnDocument.label("date", "x=\"16\" y=\"74.5\" width=\"41.5\" height=\"20.5\"")
          + """
          <label text="Label" id="fixed" fixedFrame="YES" \
          translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="100" y="27" width="45" height="15"/></label>
          """, constraints, height: 105
      ).replacing(
        "id=\"content\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"105\"/>",
        with:
          "id=\"content\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"\(height)\"/>")
    }
    try drawing.expect([], in: row(content: 43))
    // As wide as it was drawn, where its height is that of the row.
    try drawing.expect([], in: row(content: 104.5))
  }

  @Test func `a line that was drawn lower than its font is no more cut if its text is longer`()
    throws
  {
    func screen(_ lines: Int, _ text: String) -> String {
      let held = """
        <constraints><constraint firstAttribute="height" constant="18" id="height"/></constraints>
        """
      let label = DrawnDocument.label(
        "name", "x=\"16\" y=\"100\" width=\"343\" height=\"18\"", held
      ).replacing("pointSize=\"17\"", with: "pointSize=\"\(lines == 1 ? 24 : 14)\"")
        .replacing("text=\"Label\"", with: "text=\"\(text)\" numberOfLines=\"\(lines)\"")
      return DrawnDocument.window(
        label,
        DrawnDocument.pin("name", "root", "leading", 16)
          + DrawnDocument.pin("name", "root", "trailing", -16)
          + DrawnDocument.pin("name", "root", "top", 100))
    }
    try drawing.expect([], in: screen(1, "SANDY"))
    try drawing.expect(
      ["text-is-not-cut"],
      in: screen(0, "Nobody knows yet whether this line is short enough"))
  }

  @Test func `a tie that is removed when the app is built lets content grow`() throws {
    func screen(_ more: String) -> String {
      DrawnDocument.scrolling(
        """
        <view id="page" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        \(DrawnDocument.label("text", "x=\"0\" y=\"0\" width=\"41.5\" height=\"20.5\""))
        </subviews><constraints>
        \(["top", "leading", "bottom"].map { DrawnDocument.pin("text", "page", $0) }.joined())
        </constraints></view>
        """, DrawnDocument.tie("page", "scroll", "width"),
        besideIt: DrawnDocument.tie("page", "root", "height", more))
    }
    try drawing.expect([], in: screen("placeholder=\"YES\""))
    // What is in it has room in all windows, so it is a note.
    try drawing.expect(notes: ["never-scrolls"], in: screen(""))
  }

  @Test func `a class of the app may give a view in a scroll view its height`() throws {
    func screen(_ customClass: String) -> String {
      let edges = ["top", "bottom", "leading", "trailing"]
      return DrawnDocument.window(
        """
        <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view id="card" \(customClass) translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="48"/></view></subviews><constraints>
        \(edges.map { DrawnDocument.pin("card", "scroll", $0) }.joined())
        <constraint firstItem="card" firstAttribute="width" secondItem="scroll" \
        secondAttribute="width" id="card-width"/></constraints></scrollView>
        """, edges.map { DrawnDocument.pin("scroll", "root", $0) }.joined())
    }
    try drawing.expect([], in: screen("customClass=\"Card\""))
    try drawing.expect(["open-content-size"], in: screen(""))
  }

  @Test func `a part as high as a screen fills a tablet, a lower one is as high as its content`()
    throws
  {
    func part(height: Int) -> String {
      """
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <imageView id="photo" image="photo" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="187.5" height="187.5"/></imageView>
      \(DrawnDocument.label("name", "x=\"0\" y=\"207.5\" width=\"41.5\" height=\"20.5\""))
      </subviews><constraints>
      \(DrawnDocument.pin("photo", "root", "top"))\(DrawnDocument.pin("photo", "root", "leading"))
      \(DrawnDocument.pin("name", "root", "leading"))
      <constraint firstItem="name" firstAttribute="top" secondItem="photo" \
      secondAttribute="bottom" constant="20" id="below"/>
      <constraint firstItem="photo" firstAttribute="width" secondItem="root" \
      secondAttribute="width" multiplier="0.5" id="half"/>
      <constraint firstItem="photo" firstAttribute="height" secondItem="photo" \
      secondAttribute="width" id="square"/>
      </constraints></view></objects>
      """
    }
    try drawing.expect([], in: part(height: 667))
    try drawing.expect([], in: part(height: 440))
  }

  @Test func `the view of the controller that loads a document is a whole screen`() throws {
    func document(_ outlet: String) -> String {
      let edges = ["top", "bottom", "leading", "trailing"]
      return """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="\(outlet)" destination="root" id="outlet"/></connections></placeholder>
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="20" width="375" height="647"/><subviews>
        <stackView id="column" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="20.5"/><subviews>
        \(DrawnDocument.label("name", "x=\"0\" y=\"0\" width=\"375\" height=\"20.5\""))
        </subviews></stackView></subviews><constraints>
        \(edges.map { DrawnDocument.pin("column", "scroll", $0) }.joined())
        </constraints></scrollView></subviews><viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(edges.map { DrawnDocument.pin("scroll", "safe", $0) }.joined())
        <constraint firstItem="column" firstAttribute="width" secondItem="root" \
        secondAttribute="width" id="as-wide"/></constraints></view></objects>
        """
    }
    // Held sideways, the screen is wider than its safe area; how wide a part is then is not known.
    try drawing.expect(["content-fits-across"], in: document("view"))
    try drawing.expect([], in: document("header"))
  }
}
