import Testing

/// What looks like a fault in a drawing and is meant, or done by code: each beside the nearest that is a fault.
@Suite struct DrawnMeantTests {
  private let drawing: DrawnDocument

  init() throws { drawing = try DrawnDocument() }

  private static func length(_ view: String, _ attribute: String, _ constant: Double) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" constant="\(constant)" \
    id="\(view)-\(attribute)"/>

    """
  }

  private static func behind(_ second: String, _ first: String, _ gap: Double, _ more: String = "")
    -> String
  {
    """
    <constraint firstItem="\(second)" firstAttribute="leading" secondItem="\(first)" \
    secondAttribute="trailing" constant="\(gap)" \(more) id="\(first)-\(second)"/>

    """
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
  }

  @Test func `a slider has no width of its own, whatever its class`() throws {
    func row(_ element: String, _ more: String) -> String {
      DrawnDocument.cell(
        DrawnDocument.label("title", Self.rect(16, 11, 41.5, 20.5)) + """
          <\(element) id="middle" customClass="Knob" \(more) \
          translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" \(Self.rect(63.5, 6, 243, 31))/></\(element)>
          """ + DrawnDocument.label("value", Self.rect(312.5, 11, 46.5, 20.5)),
        DrawnDocument.pin("title", "content", "leading", 16)
          + DrawnDocument.pin("title", "content", "top", 11)
          + DrawnDocument.pin("title", "content", "bottom", -11)
          + Self.behind("middle", "title", 8) + Self.behind("value", "middle", 8)
          + DrawnDocument.pin("value", "content", "trailing", -16)
          + DrawnDocument.pin("middle", "title", "centerY")
          + DrawnDocument.pin("value", "title", "centerY") + Self.length("value", "width", 46.5),
        height: 44)
    }
    try drawing.expect([], in: row("slider", ""))
    try drawing.expect(["layout-is-determined"], in: row("imageView", ""))
  }

  @Test func `a picture that was drawn beyond the edge lies behind what stands before it`() throws {
    func screen(x: Double, trailing: Double) -> String {
      DrawnDocument.window(
        """
        <imageView image="boxes" id="picture" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" \(Self.rect(x, 342, 220, 220))/></imageView>
        <button id="run" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" \(Self.rect(16, 570, 343, 44))/><state key="normal" title="Run"/></button>
        """,
        DrawnDocument.pin("picture", "root", "trailing", trailing)
          + DrawnDocument.pin("picture", "root", "bottom", -61)
          + Self.length("picture", "width", 220) + Self.length("picture", "height", 220)
          + DrawnDocument.pin("run", "root", "leading", 16)
          + DrawnDocument.pin("run", "root", "trailing", -16)
          + DrawnDocument.pin("run", "root", "bottom", -53) + Self.length("run", "height", 44))
    }
    try drawing.expect([], in: screen(x: 209, trailing: 54))
    try drawing.expect(["views-do-not-overlap"], in: screen(x: 139, trailing: -16))
  }

  @Test func `code of a class places what is tied by constraints that are removed`() throws {
    func screen(_ kind: String, _ more: String) -> String {
      func button(_ id: String, _ x: Double, _ width: Double) -> String {
        """
        <button id="\(id)" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" \(Self.rect(x, 7, width, 30))/><constraints>
        \(Self.length(id, "width", width))</constraints><state key="normal" title="Go"/></button>
        """
      }
      func removed(_ pin: String) -> String {
        pin.replacing("<constraint ", with: "<constraint \(more) ")
      }
      return DrawnDocument.window(
        """
        <view id="box" \(kind) translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" \(Self.rect(16, 100, 272, 44))/>
        <subviews>\(button("one", 73, 30))\(button("two", 126, 100))</subviews><constraints>
        \(removed(DrawnDocument.pin("one", "box", "centerX", -48)))
        \(removed(DrawnDocument.pin("one", "box", "centerY")))
        \(removed(DrawnDocument.pin("two", "one", "centerY")))
        \(Self.behind("two", "one", 23, more))\(Self.length("box", "width", 272))
        \(Self.length("box", "height", 44))</constraints></view>
        """,
        DrawnDocument.pin("box", "root", "leading", 16)
          + DrawnDocument.pin("box", "root", "top", 100))
    }
    try drawing.expect([], in: screen("customClass=\"Row\"", "placeholder=\"YES\""))
    try drawing.expect(["views-stay-inside"], in: screen("customClass=\"Row\"", ""))
  }

  @Test func `a pin that gives way makes a cell as high as its content`() throws {
    let frame = "<rect key=\"frame\" \(Self.rect(0, 0, 375, 60))/>"
    let mask =
      "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
    let title = DrawnDocument.label("title", Self.rect(16, 8, 41.5, 44))
    let content = """
      \(frame)\(mask)<subviews><view id="card" translatesAutoresizingMaskIntoConstraints="NO">
      \(frame)<subviews>\(title)</subviews><constraints>
      \(DrawnDocument.pin("title", "card", "leading", 16))
      \(DrawnDocument.pin("title", "card", "top", 8))
      \(DrawnDocument.pin("title", "card", "bottom", -8))</constraints></view></subviews>
      <constraints>\(["top", "leading", "trailing"].map {
        DrawnDocument.pin("card", "content", $0)
      }.joined())
      <constraint firstItem="content" firstAttribute="bottom" secondItem="card" \
      secondAttribute="bottom" priority="500" id="end"/></constraints></view>
      """
    try drawing.expect(
      [],
      in: """
        <objects><collectionViewCell id="cell">\(frame)
        <view key="contentView" id="content">\(content)</collectionViewCell></objects>
        """)
    try drawing.expect(["weak-pin"], in: "<objects><view id=\"content\">\(content)</objects>")
  }

  @Test func `a label that shrinks its font is as wide as its text, not as it was stretched`()
    throws
  {
    func row(_ text: String) -> String {
      let date = DrawnDocument.label("date", Self.rect(0, 0, 269, 44))
        .replacing("text=\"Label\"", with: "text=\"\(text)\"").replacing(
          "<label ",
          with: """
            <label minimumScaleFactor="0.5" horizontalCompressionResistancePriority="1000" 
            """)
      return DrawnDocument.window(
        """
        <stackView id="row" spacing="10" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" \(Self.rect(16, 100, 343, 44))/><subviews>\(date)
        <button id="next" horizontalHuggingPriority="252" buttonType="system" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" \(Self.rect(279, 0, 64, 44))/><state key="normal" title="Continue"/>
        </button></subviews></stackView>
        """,
        DrawnDocument.pin("row", "root", "leading", 16)
          + DrawnDocument.pin("row", "root", "trailing", -16)
          + DrawnDocument.pin("row", "root", "top", 100) + Self.length("row", "height", 44))
    }
    try drawing.expect([], in: row("Friday 01/10"))
    try drawing.expect(
      ["touch-targets-reach-44"], in: row("Friday 01/10/2021 and Saturday 02/10"))
  }
}
