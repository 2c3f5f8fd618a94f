import Foundation
import Testing

/// What a document leaves to code and to whoever loads it, and how little of a fault is enough: each beside
/// what stands nearest to it.
@Suite struct DrawnRoomTests {
  private let drawing: DrawnDocument

  init() throws { drawing = try DrawnDocument() }

  private static let edges = ["top", "bottom", "leading", "trailing"]

  /// A page that scrolls a title and what is below it, with room at its end.
  private func page(room: Double, cards: Int = 0) -> String {
    let names = ["title"] + (0..<cards).map { "card\($0)" }
    let views = names.dropFirst().enumerated().map { index, name in
      """
      <view id="\(name)" customClass="Card" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(40 + 300 * index)" width="375" height="300"/>
      <constraints><constraint firstAttribute="height" constant="300" id="\(name)-height"/>
      </constraints></view>
      """
    }
    let chain = zip(names, names.dropFirst()).map { upper, lower in
      """
      <constraint firstItem="\(lower)" firstAttribute="top" secondItem="\(upper)" \
      secondAttribute="bottom" id="\(lower)-below"/>
      """ + ["leading", "trailing"].map { DrawnDocument.pin(lower, "scroll", $0) }.joined()
    }
    return DrawnDocument.window(
      """
      <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(DrawnDocument.label("title", "x=\"0\" y=\"19.5\" width=\"375\" height=\"20.5\""))
      \(views.joined())</subviews><constraints>\(chain.joined())
      \(DrawnDocument.pin("title", "scroll", "top", 19.5))
      \(["leading", "trailing"].map { DrawnDocument.pin("title", "scroll", $0) }.joined())
      \(DrawnDocument.pin(names.last ?? "title", "scroll", "bottom", -room))
      <constraint firstItem="title" firstAttribute="width" secondItem="scroll" \
      secondAttribute="width" id="title-width"/>
      </constraints></scrollView>
      """, Self.edges.map { DrawnDocument.pin("scroll", "root", $0) }.joined())
  }

  @Test func `room for a keyboard is no longer than half of what was drawn`() throws {
    try drawing.expect([], in: page(room: 330))
    // On phones that are held sideways the title scrolls out of sight.
    try drawing.expect(["scrolls-as-needed"], in: page(room: 450))
  }

  @Test func `code shows something in the plain views at the end of a page`() throws {
    try drawing.expect([], in: page(room: 0, cards: 5))
    // No code shows anything where none of them is seen.
    try drawing.expect(
      ["scrolls-as-needed"], in: page(room: 1500, cards: 5))
  }

  @Test func `a button that code moves may be moved clear of bars`() throws {
    func screen(_ connection: String) -> String {
      DrawnDocument.window(
        DrawnDocument.label("title", "x=\"16\" y=\"20\" width=\"41.5\" height=\"20.5\"") + """
          <button id="go" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="16" y="609" width="343" height="48"/><constraints>
          <constraint firstAttribute="height" constant="48" id="go-height"/></constraints></button>
          """,
        DrawnDocument.pin("title", "safe", "top")
          + DrawnDocument.pin("title", "safe", "leading", 16)
          + DrawnDocument.pin("go", "safe", "leading", 16)
          + DrawnDocument.pin("go", "safe", "trailing", -16)
          + DrawnDocument.pin("go", "root", "bottom", -10),
        guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
      ).replacing("</view>\n</viewController>", with: "</view>\(connection)\n</viewController>")
    }
    try drawing.expect(["every-view-clears-the-bars"], in: screen(""))
    try drawing.expect(
      [],
      in: screen(
        """
        <connections><outlet property="bottom" destination="go-root-bottom" id="outlet"/>
        </connections>
        """))
  }

  @Test func `bars cover nothing of a cell or of a small part`() throws {
    func part(height: Int) -> String {
      """
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      \(DrawnDocument.label("title", "x=\"0\" y=\"20\" width=\"375\" height=\"20.5\""))
      </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(Self.edges.map { DrawnDocument.pin("title", "safe", $0) }.joined())
      <constraint firstItem="root" firstAttribute="height" constant="21" id="height"/>
      </constraints></view></objects>
      """
    }
    try drawing.expect([], in: part(height: 60), device: "retina6_1")
    try drawing.expect(["conflicting-constraints"], in: part(height: 600), device: "retina6_1")
  }

  @Test func `a font that is not written may grow, for which a fixed height has no room`() throws {
    func screen(_ font: String, height: Double) -> String {
      let label = DrawnDocument.label(
        "note", "x=\"16\" y=\"100\" width=\"343\" height=\"\(height)\"",
        """
        <constraints><constraint firstAttribute="height" constant="\(height)" id="height"/>
        </constraints>
        """)
      let written = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
      return DrawnDocument.window(
        label.replacing(written, with: font),
        DrawnDocument.pin("note", "root", "leading", 16)
          + DrawnDocument.pin("note", "root", "trailing", -16)
          + DrawnDocument.pin("note", "root", "top", 100))
    }
    let fixed = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    try drawing.expect(["text-is-not-cut"], in: screen("", height: 44))
    try drawing.expect([], in: screen("", height: 80))
    try drawing.expect([], in: screen(fixed, height: 44))
  }

  @Test func `a line that was drawn as several is cut, also in a row that keeps its height`() throws
  {
    func row(lines: Int) -> String {
      DrawnDocument.cell(
        DrawnDocument.label("note", "x=\"16\" y=\"10\" width=\"343\" height=\"41\"").replacing(
          "text=\"Label\"",
          with: """
            text="Nobody knows whether this line is short enough for the row" \
            numberOfLines="\(lines)"
            """),
        Self.edges.map { edge in
          DrawnDocument.pin(
            "note", "content", edge,
            ["top": 10, "bottom": -10, "leading": 16, "trailing": -16][edge] ?? 0)
        }.joined(), height: 61)
    }
    try drawing.expect(["text-is-not-cut"], in: row(lines: 1))
    try drawing.expect([], in: row(lines: 0))
  }

  @Test func `of a thin view a third is enough to cover another that was drawn apart`() throws {
    func screen(gap: Double) -> String {
      func view(_ id: String, y: Double, height: Double) -> String {
        """
        <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="\(y)" width="343" height="\(height)"/><constraints>
        <constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/>
        </constraints></view>
        """
      }
      let sides = ["box", "line"].flatMap { id in
        [
          DrawnDocument.pin(id, "root", "leading", 16),
          DrawnDocument.pin(id, "root", "trailing", -16),
        ]
      }
      return DrawnDocument.window(
        view("box", y: 100, height: 60) + view("line", y: 168, height: 10),
        sides.joined() + DrawnDocument.pin("box", "root", "top", 100) + """
          <constraint firstItem="line" firstAttribute="top" secondItem="box" \
          secondAttribute="bottom" constant="\(gap)" id="below"/>
          """)
    }
    try drawing.expect(["views-do-not-overlap"], in: screen(gap: -5))
    // As far from where it was drawn, but no more than pixels cover each other.
    try drawing.expect([], in: screen(gap: -2))
    try drawing.expect([], in: screen(gap: 8))
  }

  @Test func `a list stretches what must not be stretched, and another owner may not`() throws {
    func stack(_ first: Int, _ second: Int) -> String {
      """
      <stackView id="row" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="20.5"/><subviews>
      \(DrawnDocument.label("name", "x=\"0\" y=\"0\" width=\"333.5\" height=\"20.5\""))
      \(DrawnDocument.label("price", "x=\"333.5\" y=\"0\" width=\"41.5\" height=\"20.5\""))
      </subviews></stackView>
      """.replacing(
        "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" id=\"name\"",
        with: "horizontalHuggingPriority=\"\(first)\" verticalHuggingPriority=\"251\" id=\"name\""
      ).replacing(
        "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" id=\"price\"",
        with: "horizontalHuggingPriority=\"\(second)\" verticalHuggingPriority=\"251\" id=\"price\""
      )
    }
    let pins = Self.edges.map { DrawnDocument.pin("row", "content", $0) }.joined()
    try drawing.expect(
      notes: ["shared-by-order"], in: DrawnDocument.cell(stack(1000, 1000), pins, height: 20))
    try drawing.expect([], in: DrawnDocument.cell(stack(251, 1000), pins, height: 20))
    // What code fills may be as long as the row.
    let filled = stack(1000, 1000).replacing("text=\"Label\"", with: "text=\" \"")
    try drawing.expect([], in: DrawnDocument.cell(filled, pins, height: 20))
  }
}
