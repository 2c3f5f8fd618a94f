import Testing

/// Which lengths of a drawing hold in the app, and which only on the canvas.
@Suite struct DrawnLengthTests {
  private let drawing: DrawnDocument

  init() throws { drawing = try DrawnDocument() }

  /// A row of a word, a button that was stretched and another word.
  private func row(_ button: String) -> String {
    let parts = [
      DrawnDocument.label("min", "x=\"0\" y=\"0\" width=\"41.5\" height=\"20.5\""),
      """
      <button id="now" \(button) translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="41.5" y="0" width="260" height="20.5"/><state key="normal" title="Now"/>
      </button>
      """,
      DrawnDocument.label("max", "x=\"301.5\" y=\"0\" width=\"41.5\" height=\"20.5\""),
    ]
    return DrawnDocument.window(
      """
      <stackView id="row" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="100" width="343" height="20.5"/>
      <subviews>\(parts.joined())</subviews></stackView>
      """,
      DrawnDocument.pin("row", "root", "leading", 16)
        + DrawnDocument.pin("row", "root", "trailing", -16)
        + DrawnDocument.pin("row", "root", "top", 100))
  }

  @Test func `a button that hugs less than labels makes room for them`() throws {
    try drawing.expect([], in: row(""))
    try drawing.expect(
      ["text-is-not-cut", "text-is-not-cut"],
      in: row("horizontalCompressionResistancePriority=\"1000\""))
  }

  @Test func `a length in a frame that is out of date is not that of the button`() throws {
    try drawing.expect(
      [], in: row("misplaced=\"YES\" horizontalCompressionResistancePriority=\"1000\""))
  }

  @Test func `content decides on a length that is removed when the app is built`() throws {
    func screen(_ more: String) -> String {
      let labels = [("first", 0.0), ("second", 79.5)].map { id, y in
        DrawnDocument.label(id, "x=\"0\" y=\"\(y)\" width=\"343\" height=\"20.5\"")
      }
      let inside =
        ["leading", "trailing"].flatMap { edge in
          ["first", "second"].map { DrawnDocument.pin($0, "box", edge) }
        }.joined() + DrawnDocument.pin("first", "box", "top")
        + DrawnDocument.pin("second", "box", "bottom") + """
          <constraint firstItem="second" firstAttribute="top" secondItem="first" \
          secondAttribute="bottom" id="between"/>
          <constraint firstAttribute="height" constant="100" \(more) id="height"/>
          """
      return DrawnDocument.window(
        """
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="100" width="343" height="100"/>
        <subviews>\(labels.joined())</subviews><constraints>\(inside)</constraints></view>
        """,
        DrawnDocument.pin("box", "root", "leading", 16)
          + DrawnDocument.pin("box", "root", "trailing", -16)
          + DrawnDocument.pin("box", "root", "top", 100))
    }
    try drawing.expect([], in: screen("placeholder=\"YES\""))
    try drawing.expect(["open-frame"], in: screen(""))
  }

  @Test func `a frame of zeros is not written beside others`() throws {
    func screen(_ rect: String) -> String {
      let title = DrawnDocument.label("title", "%").replacingOccurrences(
        of: "<rect key=\"frame\" %/>", with: rect
      ).replacingOccurrences(of: "text=\"Label\"", with: "text=\"\"")
      let below = DrawnDocument.label("below", "x=\"0\" y=\"8\" width=\"41.5\" height=\"20.5\"")
      return DrawnDocument.window(
        """
        <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <stackView id="column" axis="vertical" spacing="8" alignment="top" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="28.5"/>
        <subviews>\(title)\(below)</subviews></stackView></subviews><constraints>
        \(["top", "bottom", "leading", "trailing"].map {
          DrawnDocument.pin("column", "scroll", $0)
        }.joined())
        <constraint firstItem="column" firstAttribute="width" secondItem="scroll" \
        secondAttribute="width" id="width"/></constraints></scrollView>
        """,
        ["top", "bottom", "leading", "trailing"].map { DrawnDocument.pin("scroll", "root", $0) }
          .joined())
    }
    try drawing.expect(
      [], in: screen("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"0\" height=\"0\"/>"))
    try drawing.expect([], in: screen(""))
  }

  @Test func `who loads a view makes it as wide as what must not be stretched`() throws {
    func view(hugging: Int) -> String {
      let labels = ["one", "two"].enumerated().map { number, id in
        DrawnDocument.label(id, "x=\"\(number * 150)\" y=\"0\" width=\"150\" height=\"20.5\"")
          .replacingOccurrences(
            of: "horizontalHuggingPriority=\"251\"",
            with: "horizontalHuggingPriority=\"\(hugging)\"")
      }
      return """
        <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="21"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <stackView id="row" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="300" height="20.5"/>
        <subviews>\(labels.joined())</subviews></stackView></subviews><constraints>
        \(["top", "leading", "trailing"].map { DrawnDocument.pin("row", "root", $0) }.joined())
        </constraints></view></objects>
        """
    }
    try drawing.expect([], in: view(hugging: 1000))
    try drawing.expect(notes: ["shared-by-order"], in: view(hugging: 251))
  }

  @Test func `a list has no length of its own, whatever its class`() throws {
    let screen = DrawnDocument.window(
      """
      <collectionView id="messages" customClass="Messages" dataMode="prototypes" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="623"/></collectionView>
      <toolbar id="input" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="623" width="375" height="44"/></toolbar>
      """,
      ["messages", "input"].flatMap { id in
        ["leading", "trailing"].map { DrawnDocument.pin(id, "root", $0) }
      }.joined() + DrawnDocument.pin("messages", "root", "top")
        + DrawnDocument.pin("input", "root", "bottom") + """
          <constraint firstItem="input" firstAttribute="top" secondItem="messages" \
          secondAttribute="bottom" id="between"/>
          """)
    try drawing.expect([], in: screen)
  }

  @Test func `an image view is as large as its image, not as it was stretched`() throws {
    func screen(_ resources: String) -> String {
      DrawnDocument.window(
        """
        \(DrawnDocument.label("text", "x=\"16\" y=\"100\" width=\"343\" height=\"20.5\""))
        <imageView image="pill" horizontalHuggingPriority="250" verticalHuggingPriority="250" \
        id="image" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="120.5" width="343" height="546.5"/></imageView>
        """,
        ["text", "image"].flatMap { id in
          [("leading", 16.0), ("trailing", -16)].map { DrawnDocument.pin(id, "root", $0, $1) }
        }.joined() + DrawnDocument.pin("text", "root", "top", 100)
          + DrawnDocument.pin("image", "root", "bottom") + """
            <constraint firstItem="image" firstAttribute="top" secondItem="text" \
            secondAttribute="bottom" id="between"/>
            """) + resources
    }
    let size = "<resources><image name=\"pill\" width=\"320\" height=\"130\"/></resources>"
    try drawing.expect([], in: screen(size))
    try drawing.expect(["layout-is-determined"], in: screen(""))
  }

  @Test func `who loads a view gives it another size than one that it contradicts`() throws {
    func bar(_ more: String) -> String {
      """
      <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="1000"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      \(DrawnDocument.label("title", "x=\"0\" y=\"0\" width=\"300\" height=\"40\""))
      </subviews><constraints>
      <constraint firstAttribute="height" constant="40" id="height"/>\(more)
      \(["top", "leading", "trailing"].map { DrawnDocument.pin("title", "root", $0) }.joined())
      </constraints></view></objects>
      """
    }
    try drawing.expect([], in: bar(""))
    try drawing.expect(
      ["conflicting-constraints"],
      in: bar("<constraint firstAttribute=\"height\" constant=\"80\" id=\"other\"/>"))
  }

  @Test func `a row out of which something would stick is as high as it was drawn`() throws {
    func row(at y: Double) -> String {
      DrawnDocument.cell(
        """
        <view id="card" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="100"/><subviews>
        \(DrawnDocument.label("title", "x=\"16\" y=\"\(y)\" width=\"41.5\" height=\"20.5\""))
        </subviews><constraints>
        \(DrawnDocument.pin("title", "card", "leading", 16))
        \(DrawnDocument.pin("title", "card", "top", y))
        </constraints></view>
        """,
        ["top", "bottom", "leading", "trailing"].map { DrawnDocument.pin("card", "content", $0) }
          .joined(), height: 100)
    }
    try drawing.expect([], in: row(at: 50))
    try drawing.expect(
      ["nothing-is-cut-off"],
      in: row(at: 90).replacingOccurrences(
        of: "y=\"90.0\"", with: "y=\"50\""))
  }
}
