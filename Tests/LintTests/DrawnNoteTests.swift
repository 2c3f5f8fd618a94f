import Testing

/// Titles, texts that code fills, rows that code hides and what scrolls: each fault beside the nearest that is none.
@Suite struct DrawnNoteTests {
  private let drawing: DrawnDocument

  init() throws { drawing = try DrawnDocument() }

  private static func length(_ view: String, _ attribute: String, _ constant: Double) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" constant="\(constant)" \
    id="\(view)-\(attribute)"/>

    """
  }

  private static func ties(_ view: String, _ around: String, _ edges: String...) -> String {
    edges.map { DrawnDocument.pin(view, around, $0) }.joined()
  }

  private static func view(_ id: String, _ rect: String, _ more: String = "") -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" \(rect)/>\
    \(more)</view>
    """
  }

  /// A button that is held 44 points wide, or as given.
  private static func button(_ more: String, width: Double = 44) -> String {
    DrawnDocument.window(
      """
      <button id="delete" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="100" width="\(width)" height="44"/>\(more)</button>
      """,
      DrawnDocument.pin("delete", "root", "top", 100)
        + DrawnDocument.pin("delete", "root", "leading", 20) + length("delete", "width", width)
        + length("delete", "height", 44))
  }

  @Test func `a title is cut in a width that is held`() throws {
    try drawing.expect(
      "text-is-not-cut", at: "delete", saying: "held 44 wide",
      in: Self.button("<state key=\"normal\" title=\"Delete account\"/>"))
    try drawing.expect([], in: Self.button("<state key=\"normal\" title=\"Button\"/>"))
    try drawing.expect(
      [], in: Self.button("<state key=\"normal\" title=\"Delete account\" image=\"bin\"/>"))
    try drawing.expect(
      [], in: Self.button("<state key=\"normal\" title=\"Delete account\"/>", width: 110))
  }

  /// A title above a plain view, in a stack view that centres both.
  private static func centred(height: Double, _ more: String = "") -> String {
    DrawnDocument.window(
      """
      <stackView id="column" axis="vertical" alignment="center" spacing="8" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="100" width="375" height="\(28.5 + height)"/><subviews>
      \(DrawnDocument.label("title", "x=\"167\" y=\"0\" width=\"41.5\" height=\"20.5\""))
      \(view("line", "x=\"0\" y=\"28.5\" width=\"375\" height=\"\(height)\"", more))
      </subviews></stackView>
      """,
      ties("column", "root", "leading", "trailing")
        + DrawnDocument.pin("column", "root", "top", 100) + length("line", "height", height))
  }

  @Test func `a line that its stack view centres has no width`() throws {
    try drawing.expect("open-frame", at: "line", in: Self.centred(height: 1))
    let colour = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    try drawing.expect("open-frame", at: "line", in: Self.centred(height: 8, colour))
    // Room between others needs no width, nor does what is of the colour of what is behind it.
    try drawing.expect([], in: Self.centred(height: 8))
    let clear = "<color key=\"backgroundColor\" systemColor=\"clearColor\"/>"
    try drawing.expect([], in: Self.centred(height: 8, clear))
    try drawing.expect(
      [],
      in: Self.centred(height: 8, colour).replacing(
        "<subviews><stackView", with: colour + "<subviews><stackView"))
  }

  @Test func `left beside trailing is one side from right to left`() throws {
    func screen(_ near: String, _ far: String) -> String {
      DrawnDocument.window(
        Self.view("card", "x=\"20\" y=\"100\" width=\"335\" height=\"20\""),
        DrawnDocument.pin("card", "root", near, 20) + DrawnDocument.pin("card", "root", far, -20)
          + DrawnDocument.pin("card", "root", "top", 100) + Self.length("card", "height", 20))
    }
    try drawing.expect(notes: ["mixed-edges"], in: screen("left", "trailing"))
    try drawing.expect(notes: ["mixed-edges"], in: screen("leading", "right"))
    try drawing.expect(notes: [], in: screen("left", "right"))
    try drawing.expect(notes: [], in: screen("leading", "trailing"))
  }

  /// A row with a name at its start and a value at its end, which code fills.
  private static func pair(_ between: String, resistance: Int = 750) -> String {
    let cell = DrawnDocument.cell(
      DrawnDocument.label("name", "x=\"16\" y=\"12\" width=\"41.5\" height=\"20\"")
        + DrawnDocument.label("value", "x=\"317.5\" y=\"12\" width=\"41.5\" height=\"20\"")
        .replacing(
          "<label ", with: "<label horizontalCompressionResistancePriority=\"\(resistance)\" "),
      DrawnDocument.pin("name", "content", "leading", 16)
        + DrawnDocument.pin("value", "content", "trailing", -16)
        + DrawnDocument.pin("name", "content", "top", 12)
        + DrawnDocument.pin("name", "content", "bottom", -12)
        + DrawnDocument.pin("value", "name", "firstBaseline") + between, height: 44)
    return cell.replacing(
      "</tableViewCell>",
      with: """
        <connections><outlet property="nameLabel" destination="name" id="o1"/>
        <outlet property="valueLabel" destination="value" id="o2"/></connections></tableViewCell>
        """)
  }

  private static let gap = """
    <constraint firstItem="value" firstAttribute="leading" relation="greaterThanOrEqual" \
    secondItem="name" secondAttribute="trailing" constant="12" id="gap"/>
    """

  @Test func `of two texts that code fills one is cut first`() throws {
    try drawing.expect(notes: ["cut-by-none"], in: Self.pair(Self.gap))
    try drawing.expect(notes: [], in: Self.pair(Self.gap, resistance: 749))
  }

  @Test func `a text that code fills ends before what stands beside it`() throws {
    try drawing.expect(notes: ["text-runs-on"], in: Self.pair(""))
    try drawing.expect(
      notes: [],
      in: Self.pair("").replacing("property=\"nameLabel\" destination=\"name\"", with: ""))
  }

  /// A row of a table with a text of some lines, 13 points above its end.
  private static func row(_ lines: Int, _ constraints: String, height: String = "") -> String {
    DrawnDocument.cell(
      DrawnDocument.label("text", "x=\"16\" y=\"12\" width=\"343\" height=\"20.5\"")
        .replacing("<label ", with: "<label numberOfLines=\"\(lines)\" "),
      DrawnDocument.pin("text", "content", "leading", 16)
        + DrawnDocument.pin("text", "content", "trailing", -16) + constraints, height: 44)
  }

  @Test func `a row grows with a text of any number of lines`() throws {
    let centre = DrawnDocument.pin("text", "content", "centerY")
    let edges =
      DrawnDocument.pin("text", "content", "top", 12)
      + DrawnDocument.pin("text", "content", "bottom", -11.5)
    try drawing.expect(notes: ["text-cannot-grow"], in: Self.row(0, centre))
    try drawing.expect(notes: [], in: Self.row(1, centre))
    try drawing.expect(notes: [], in: Self.row(0, edges))
    try drawing.expect(
      notes: ["text-cannot-grow"], in: Self.row(0, edges + Self.length("text", "height", 20.5)))
  }

  @Test func `a row that the document gives a height keeps it`() throws {
    let centre = DrawnDocument.pin("text", "content", "centerY")
    func table(rowHeight: Int) -> String {
      let row = Self.row(0, centre).replacing("<objects>", with: "")
        .replacing("</objects>", with: "")
      return """
        <objects><tableView id="table" dataMode="prototypes" rowHeight="\(rowHeight)">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes>\(row)</prototypes></tableView></objects>
        """
    }
    try drawing.expect(notes: ["text-cannot-grow"], in: table(rowHeight: -1))
    try drawing.expect(notes: [], in: table(rowHeight: 44))
  }

  /// A column of a title and of a note with distances in it, to which an outlet may be connected.
  private static func column(priority: Int) -> String {
    let note = view(
      "note", "x=\"0\" y=\"20.5\" width=\"375\" height=\"36.5\"",
      """
      <subviews>\(DrawnDocument.label("words", "x=\"0\" y=\"8\" width=\"375\" height=\"20.5\""))
      </subviews><constraints>\(ties("words", "note", "leading", "trailing"))
      \(DrawnDocument.pin("words", "note", "top", 8))
      <constraint firstItem="note" firstAttribute="bottom" secondItem="words" \
      secondAttribute="bottom" constant="8" priority="\(priority)" id="end"/></constraints>
      """)
    return DrawnDocument.window(
      """
      <stackView id="column" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="20" width="375" height="57"/><subviews>
      \(DrawnDocument.label("title", "x=\"0\" y=\"0\" width=\"375\" height=\"20.5\""))\(note)
      </subviews></stackView>
      """, ties("column", "root", "leading", "trailing", "top"))
  }

  @Test func `a row with distances in it contradicts its stack view as soon as code hides it`()
    throws
  {
    let connected = DrawnDocument.connecting("note", in: Self.column(priority: 1000))
    try drawing.expect(notes: ["hidden-by-code"], in: connected)
    try drawing.expect(notes: [], in: Self.column(priority: 1000))
    try drawing.expect(
      notes: [], in: DrawnDocument.connecting("note", in: Self.column(priority: 999)))
  }

  /// A page of 1400 points with a cover at its top, which is tied to something outside or inside.
  private static func cover(_ outer: String, priority: Int = 1000) -> String {
    let edges = ["top", "bottom", "leading", "trailing"]
    let top = """
      <constraint firstItem="cover" firstAttribute="top" secondItem="\(outer)" \
      secondAttribute="top" priority="\(priority)" id="cover-top"/>
      """
    let inside =
      ties("cover", "page", "leading", "trailing")
        + """
        <constraint firstItem="face" firstAttribute="top" secondItem="cover" \
        secondAttribute="bottom" id="behind"/>
        """ + DrawnDocument.pin("face", "page", "top", 160) + ties("face", "page", "leading")
      + length("face", "width", 80) + length("face", "height", 80) + length("page", "height", 1400)
    let page = view(
      "page", "x=\"0\" y=\"0\" width=\"375\" height=\"1400\"",
      """
      <subviews>\(view("cover", "x=\"0\" y=\"0\" width=\"375\" height=\"160\""))
      \(view("face", "x=\"0\" y=\"160\" width=\"80\" height=\"80\""))</subviews>
      <constraints>\(inside)</constraints>
      """)
    return DrawnDocument.window(
      """
      <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(page)</subviews>
      <constraints>\(edges.map { DrawnDocument.pin("page", "scroll", $0) }.joined())
      \(DrawnDocument.tie("page", "scroll", "width"))</constraints></scrollView>
      """, edges.map { DrawnDocument.pin("scroll", "root", $0) }.joined() + top)
  }

  @Test func `what is tied to the window and to what scrolls holds only until it is scrolled`()
    throws
  {
    try drawing.expect(
      "conflicting-constraints", at: "scroll", saying: "as soon as it is scrolled up",
      in: Self.cover("root"))
    try drawing.expect([], in: Self.cover("page"))
    try drawing.expect([], in: Self.cover("root", priority: 999))
  }

  @Test func `a constraint that others say already changes nothing`() throws {
    func screen(_ more: String) -> String {
      DrawnDocument.window(
        Self.view("card", "x=\"20\" y=\"100\" width=\"335\" height=\"20\""),
        DrawnDocument.pin("card", "root", "leading", 20)
          + DrawnDocument.pin("card", "root", "trailing", -20)
          + DrawnDocument.pin("card", "root", "top", 100) + Self.length("card", "height", 20)
          + more)
    }
    try drawing.expect(notes: [], in: screen(""))
    try drawing.expect(
      notes: ["idle-constraint"],
      in: screen(
        """
        <constraint firstItem="root" firstAttribute="top" secondItem="card" secondAttribute="top" \
        constant="-100" id="again"/>
        """))
    try drawing.expect(
      notes: ["idle-constraint"],
      in: screen(
        """
        <constraint firstItem="card" firstAttribute="top" secondItem="card" secondAttribute="top" \
        id="itself"/>
        """))
  }
}
