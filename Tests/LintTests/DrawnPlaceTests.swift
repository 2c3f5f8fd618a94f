import Foundation
import Testing

/// What a document tells by how it was drawn, and for what: none of it is a fault, and what stands
/// nearest to it is.
@Suite struct DrawnPlaceTests {
  private let drawing: DrawnDocument

  init() throws { drawing = try DrawnDocument() }

  /// A cell with a title from side to side, and below it a label at the left and a button at the right
  /// that was drawn 60 wide.
  private func cell(buttonWidth: Double) -> String {
    """
    <objects><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="139" height="100"/>
    <autoresizingMask key="autoresizingMask"/>
    <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="139" height="100"/>
    <autoresizingMask key="autoresizingMask"/><subviews>
    \(DrawnDocument.label("title", "x=\"0\" y=\"0\" width=\"139\" height=\"20.5\""))
    \(DrawnDocument.label("price", "x=\"0\" y=\"50\" width=\"41.5\" height=\"20.5\""))
    <button id="buy" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="79" y="50" width="60" height="44"/>
    <constraints>
    <constraint firstAttribute="width" constant="\(buttonWidth)" id="buy-width"/>
    <constraint firstAttribute="height" constant="44" id="buy-height"/>
    </constraints></button>
    </subviews></view><constraints>
    \(DrawnDocument.pin("title", "cell", "top"))\(DrawnDocument.pin("title", "cell", "leading"))
    \(DrawnDocument.pin("title", "cell", "trailing"))\(DrawnDocument.pin("price", "cell", "leading"))
    \(DrawnDocument.pin("price", "cell", "top", 50))\(DrawnDocument.pin("buy", "cell", "trailing"))
    \(DrawnDocument.pin("buy", "cell", "top", 50))
    </constraints></collectionViewCell></objects>
    """
  }

  @Test func `a layout makes a cell at least as wide as it was drawn, however short its texts`()
    throws
  {
    try drawing.expect([], in: cell(buttonWidth: 60))
    try drawing.expect(["views-do-not-overlap"], in: cell(buttonWidth: 120))
  }

  @Test func `a television has one size`() throws {
    let width =
      "<constraints><constraint firstAttribute=\"width\" constant=\"500\" id=\"w\"/></constraints>"
    let screen = DrawnDocument.window(
      DrawnDocument.label("song", "x=\"1106\" y=\"330\" width=\"500\" height=\"20.5\"", width),
      DrawnDocument.pin("song", "root", "leading", 1106)
        + DrawnDocument.pin("song", "root", "top", 330), width: 1920,
      height: 1080)
    try drawing.expect([], in: screen, runtime: "AppleTV", device: "appleTV")
    try drawing.expect(["nothing-is-cut-off"], in: screen, device: "ipad12_9rounded")
  }

  @Test func `what is different on other devices is no view although it has a frame`() throws {
    let bar = """
      <progressView id="bar" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="4"/>%
      </progressView>
      """
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"800\" height=\"40\"/>"
    let variation = "<variation key=\"widthClass=regular\" misplaced=\"YES\">\(frame)</variation>"
    func screen(_ part: String) -> String {
      DrawnDocument.window(
        bar.replacingOccurrences(of: "%", with: part),
        DrawnDocument.pin("bar", "root", "top") + DrawnDocument.pin("bar", "root", "leading")
          + DrawnDocument.pin("bar", "root", "trailing"))
    }
    try drawing.expect([], in: screen(variation))
  }

  @Test func `the content of a cell without a frame fills the cell`() throws {
    func cell(_ constraints: String) -> String {
      """
      <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <autoresizingMask key="autoresizingMask"/><subviews>
      \(DrawnDocument.label("title", "x=\"16\" y=\"11\" width=\"41.5\" height=\"20.5\""))
      </subviews><constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
      </objects>
      """
    }
    let leading = DrawnDocument.pin("title", "content", "leading", 16)
    let top = DrawnDocument.pin("title", "content", "top", 11)
    try drawing.expect([], in: cell(leading + top))
    try drawing.expect(["open-frame"], in: cell(leading))
  }

  @Test func `a view that no constraint names stays where it was drawn`() throws {
    let title = DrawnDocument.label("title", "x=\"16\" y=\"11\" width=\"41.5\" height=\"20.5\"")
    try drawing.expect([], in: DrawnDocument.window(title, ""))
    try drawing.expect(
      ["open-frame"],
      in: DrawnDocument.window(title, DrawnDocument.pin("title", "root", "leading", 16)))
  }

  @Test func `what was drawn over one another stays so, also where constraints put it elsewhere`()
    throws
  {
    func box(_ id: String, _ y: Double, height: Double, _ more: String) -> String {
      """
      <view id="\(id)" \(more) translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(y)" width="320" height="\(height)"/>
      <subviews>
      <button id="\(id)-label" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="320" height="\(height)"/></button></subviews>
      <constraints>
      <constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/>
      <constraint firstAttribute="width" constant="320" id="\(id)-width"/>
      \(["top", "leading", "bottom", "trailing"].map { DrawnDocument.pin(id + "-label", id, $0) }.joined())
      </constraints></view>
      """
    }
    func screen(_ more: String, at y: Double) -> String {
      DrawnDocument.window(
        box("card", 0, height: 300, more) + box("bar", y, height: 44, more),
        DrawnDocument.pin("card", "root", "top") + DrawnDocument.pin("card", "root", "leading")
          + DrawnDocument.pin("bar", "root", "top", 200)
          + DrawnDocument.pin("bar", "root", "leading"))
    }
    try drawing.expect([], in: screen("misplaced=\"YES\"", at: 100))
    try drawing.expect(["views-do-not-overlap"], in: screen("misplaced=\"YES\"", at: 400))
  }

  @Test func `a size for the canvas in place of that of a text is no size of the text`() throws {
    let title = DrawnDocument.label("title", "x=\"16\" y=\"11\" width=\"343\" height=\"20.5\"")
    let constraints =
      ["leading", "top"].map { DrawnDocument.pin("title", "root", $0, 16) }.joined()
      + "<constraint firstItem=\"root\" firstAttribute=\"trailing\" secondItem=\"title\" "
      + "secondAttribute=\"trailing\" constant=\"16\" id=\"trailing\"/>"
    let placeholder = title.replacingOccurrences(
      of: "<label",
      with: "<label placeholderIntrinsicWidth=\"360\" placeholderIntrinsicHeight=\"20\"")
    try drawing.expect([], in: DrawnDocument.window(placeholder, constraints))
  }

  @Test func `frames that show no bar are believed`() throws {
    func screen(at y: Double) -> String {
      let title = DrawnDocument.label("title", "x=\"16\" y=\"\(y)\" width=\"41.5\" height=\"20.5\"")
      return DrawnDocument.window(
        title,
        DrawnDocument.pin("title", "root", "leading", 16)
          + DrawnDocument.pin("title", "root", "top", y)
          + DrawnDocument.pin("title", "safe", "top", 100),
        guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    }
    try drawing.expect([], in: screen(at: 100))
    try drawing.expect(["conflicting-constraints"], in: screen(at: 110))
  }

  @Test func `a bar that was drawn otherwise than it is usual makes no conflict`() throws {
    func screen(top: Double) -> String {
      let box = """
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="\(top)" width="100" height="\(200 - top)"/><constraints>
        <constraint firstAttribute="height" constant="\(200 - top)" id="h"/>
        <constraint firstAttribute="width" constant="100" id="w"/></constraints></view>
        """
      let bottom = """
        <constraint firstItem="box" firstAttribute="bottom" secondItem="root" secondAttribute="top" \
        constant="200" id="bottom"/>
        """
      return DrawnDocument.window(
        box,
        DrawnDocument.pin("box", "root", "leading") + DrawnDocument.pin("box", "safe", "top")
          + bottom, guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    }
    try drawing.expectNone("conflicting-constraints", in: screen(top: 64))
  }

  @Test func `a text view keeps its text clear of bars, a label does not`() throws {
    func screen(_ element: String) -> String {
      let text = """
        <\(element) text="Label" id="text" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="637" width="343" height="30"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></\(element)>
        """
      return DrawnDocument.window(
        text,
        DrawnDocument.pin("text", "root", "leading", 16)
          + DrawnDocument.pin("text", "root", "trailing", -16)
          + DrawnDocument.pin("text", "root", "bottom") + """
            <constraint firstItem="text" firstAttribute="height" constant="30" id="height"/>
            <constraint firstItem="text" firstAttribute="top" relation="greaterThanOrEqual" \
            secondItem="safe" secondAttribute="top" id="minds"/>
            """,
        guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    }
    try drawing.expect([], in: screen("textView"))
    try drawing.expect(["every-view-clears-the-bars"], in: screen("label"))
  }

  @Test func `in proportion every view has its share, whatever the order`() throws {
    func stack(_ distribution: String) -> String {
      let fields = ["one", "two"].enumerated().map { number, id in
        """
        <textField id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="\(number * 167)" y="0" width="167" height="44"/></textField>
        """
      }
      return DrawnDocument.window(
        """
        <stackView id="row" distribution="\(distribution)" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="100" width="343" height="44"/>
        <subviews>\(fields.joined())</subviews></stackView>
        """,
        DrawnDocument.pin("row", "root", "leading", 16)
          + DrawnDocument.pin("row", "root", "trailing", -16)
          + DrawnDocument.pin("row", "root", "top", 100))
    }
    try drawing.expect([], in: stack("fillProportionally"))
    try drawing.expect(notes: ["shared-by-order"], in: stack("fill"))
  }

  @Test func `less than a point of a text is no more than its estimate is off`() throws {
    func screen(_ height: Double) -> String {
      let fixed =
        "<constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"h\"/>"
        + "</constraints>"
      return DrawnDocument.window(
        DrawnDocument.label("title", "x=\"16\" y=\"100\" width=\"41.5\" height=\"20.5\"", fixed),
        DrawnDocument.pin("title", "root", "leading", 16)
          + DrawnDocument.pin("title", "root", "top", 100))
    }
    try drawing.expect([], in: screen(16.7))
    try drawing.expect(["text-is-not-cut"], in: screen(12))
  }

  @Test func `a window that was drawn without a bar at its top is shown below one`() throws {
    func screen(height: Int, safeArea top: Double) -> String {
      let title = DrawnDocument.label(
        "title", "x=\"16\" y=\"24\" width=\"41.5\" height=\"20.5\"")
      let below = DrawnDocument.label(
        "below", "x=\"16\" y=\"\(100 + top)\" width=\"41.5\" height=\"20.5\"")
      return DrawnDocument.window(
        title + below,
        DrawnDocument.pin("title", "root", "leading", 16)
          + DrawnDocument.pin("title", "root", "top", 24)
          + DrawnDocument.pin("below", "root", "leading", 16)
          + DrawnDocument.pin("below", "safe", "top", 100),
        guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>", height: height)
    }
    try drawing.expect([], in: screen(height: 517, safeArea: 0))
    try drawing.expect(["every-view-clears-the-bars"], in: screen(height: 667, safeArea: 20))
  }

  @Test func `an edge of the safe area that was drawn with no inset may contradict`() throws {
    func screen(leading: Double) -> String {
      DrawnDocument.window(
        """
        <view id="chart" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="100" width="375" height="200"/>
        <constraints><constraint firstAttribute="height" constant="200" id="h"/></constraints></view>
        """,
        DrawnDocument.pin("chart", "safe", "leading", leading)
          + DrawnDocument.pin("chart", "safe", "trailing")
          + DrawnDocument.pin("chart", "root", "top", 100),
        guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    }
    try drawing.expect([], in: screen(leading: 0))
    try drawing.expect(["conflicting-constraints"], in: screen(leading: 395))
  }

  @Test func `what bounces sideways, zooms, turns pages or is scrolled by code may fit`() throws {
    func screen(_ more: String) -> String {
      let edges = ["top", "bottom", "leading", "trailing"]
      return DrawnDocument.window(
        """
        <scrollView id="scroll" \(more) translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view id="page" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        \(DrawnDocument.label("text", "x=\"0\" y=\"0\" width=\"41.5\" height=\"20.5\""))
        </subviews><constraints>
        \(["top", "leading"].map { DrawnDocument.pin("text", "page", $0) }.joined())
        </constraints></view></subviews><constraints>
        \((edges + ["centerX", "centerY"]).map { DrawnDocument.pin("page", "scroll", $0) }.joined())
        </constraints></scrollView>
        """, edges.map { DrawnDocument.pin("scroll", "root", $0) }.joined())
    }
    try drawing.expect([], in: screen("alwaysBounceHorizontal=\"YES\""))
    try drawing.expect([], in: screen("maximumZoomScale=\"4\""))
    try drawing.expect([], in: screen("pagingEnabled=\"YES\""))
    try drawing.expect([], in: screen("scrollEnabled=\"NO\""))
    try drawing.expect(["never-scrolls"], in: screen("alwaysBounceVertical=\"YES\""))
  }

  /// Two buttons of 170 points, one from each side of a window.
  private func buttons(width: Int, height: Int) -> String {
    func button(_ id: String, x: Int) -> String {
      """
      <button id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(x)" y="100" width="170" height="44"/><constraints>
      <constraint firstAttribute="width" constant="170" id="\(id)-width"/>
      <constraint firstAttribute="height" constant="44" id="\(id)-height"/></constraints></button>
      """
    }
    return DrawnDocument.window(
      button("left", x: 0) + button("right", x: width - 170),
      DrawnDocument.pin("left", "root", "leading") + DrawnDocument.pin("left", "root", "top", 100)
        + DrawnDocument.pin("right", "root", "trailing")
        + DrawnDocument.pin("right", "root", "top", 100), width: width, height: height)
  }

  @Test func `a document that is named for tablets is for tablets`() throws {
    let screen = buttons(width: 375, height: 667)
    try drawing.expect(["views-do-not-overlap"], in: screen)
    for name in ["Drawn~ipad.xib", "Drawn_iPad.xib"] {
      try drawing.expect([], in: screen, named: name)
    }
  }

  @Test func `a screen that was drawn sideways may be for phones that are held so`() throws {
    try drawing.expect([], in: buttons(width: 667, height: 375))
    try drawing.expect(["views-do-not-overlap"], in: buttons(width: 375, height: 667))
  }

  @Test func `what stands around a stack view that code fills is as high as that`() throws {
    func screen(_ rating: String) -> String {
      DrawnDocument.window(
        """
        <stackView axis="vertical" id="column" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="100" width="375" height="64.5"/><subviews>
        \(DrawnDocument.label("title", "x=\"0\" y=\"0\" width=\"375\" height=\"20.5\""))
        <\(rating) id="rating" customClass="Rating" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="20.5" width="375" height="44"/></\(rating)>
        </subviews></stackView>
        """,
        ["leading", "trailing"].map { DrawnDocument.pin("column", "root", $0) }.joined()
          + DrawnDocument.pin("column", "root", "top", 100))
    }
    try drawing.expect([], in: screen("stackView"))
    try drawing.expect(
      ["open-frame"],
      in: screen("view").replacingOccurrences(of: " customClass=\"Rating\"", with: ""))
  }

  @Test func `a margin is as wide as frames show, unless that is no margin`() throws {
    func screen(_ distance: Double) -> String {
      DrawnDocument.window(
        """
        <imageView id="logo" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="27.5" y="100" width="320" height="100"/><constraints>
        <constraint firstAttribute="width" constant="320" id="width"/>
        <constraint firstAttribute="height" constant="100" id="height"/></constraints></imageView>
        """,
        """
        \(DrawnDocument.pin("logo", "root", "top", 100))
        \(DrawnDocument.pin("logo", "root", "centerX"))
        <constraint firstItem="logo" firstAttribute="leading" secondItem="root" \
        secondAttribute="leadingMargin" constant="\(distance)" id="margin"/>
        """)
    }
    try drawing.expect([], in: screen(0))
    try drawing.expect(["conflicting-constraints"], in: screen(340))
  }

  @Test func `a picture alone is looked at by zooming`() throws {
    func screen(_ element: String) -> String {
      DrawnDocument.scrolling(
        """
        <\(element) id="page" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/></\(element)>
        """, ["centerX", "centerY"].map { DrawnDocument.pin("page", "scroll", $0) }.joined())
    }
    try drawing.expect([], in: screen("imageView"))
    try drawing.expect(notes: ["never-scrolls"], in: screen("label"))
  }

  @Test func `constants that contradict the others are none that code sets`() throws {
    func screen(_ height: Int) -> String {
      DrawnDocument.window(
        """
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="100" width="375" height="100"/><subviews>
        <button id="small" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="28" width="100" height="44"/><constraints>
        <constraint firstAttribute="width" constant="100" id="w"/>
        <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints></button>
        </subviews><constraints>
        <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="80" id="least"/>
        <constraint firstAttribute="height" relation="lessThanOrEqual" constant="120" id="most"/>
        <constraint firstAttribute="height" constant="100" id="own"/>
        \(DrawnDocument.pin("small", "box", "leading"))\(DrawnDocument.pin("small", "box", "centerY"))
        </constraints></view>
        """,
        ["leading", "trailing"].map { DrawnDocument.pin("box", "root", $0) }.joined()
          + DrawnDocument.pin("box", "root", "top", 100)
      ).replacingOccurrences(
        of: "</viewController>",
        with: """
          <connections><outlet property="height" destination="own" id="o"/></connections>
          </viewController>
          """)
    }
    try drawing.expect([], in: screen(44))
    try drawing.expect(["touch-targets-reach-44"], in: screen(20))
  }

  @Test func `a part that holds its own length has it, however it was drawn`() throws {
    func part(_ height: String) -> String {
      """
      <objects><view id="part"><rect key="frame" x="0" y="0" width="375" height="27.5"/>
      <autoresizingMask key="autoresizingMask"/><subviews>
      <view id="bar" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="27.5"/></view></subviews><constraints>
      \(["top", "bottom", "leading", "trailing"].map { DrawnDocument.pin("bar", "part", $0) }.joined())
      \(height)</constraints></view></objects>
      """
    }
    try drawing.expect(
      [], in: part("<constraint firstAttribute=\"height\" constant=\"65\" id=\"own\"/>"))
    try drawing.expect(
      ["part-has-room"],
      in: part(
        "<constraint firstItem=\"bar\" firstAttribute=\"height\" constant=\"65\" id=\"own\"/>"))
  }

  @Test func `what was drawn before the start of the content is meant`() throws {
    func screen(drawnAt x: Int) -> String {
      DrawnDocument.scrolling(
        """
        <view id="page" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="900"/><subviews>
        \(DrawnDocument.label("tag", "x=\"\(x)\" y=\"20\" width=\"41.5\" height=\"20.5\""))
        \(DrawnDocument.label("last", "x=\"16\" y=\"879.5\" width=\"41.5\" height=\"20.5\""))
        </subviews><constraints>
        \(DrawnDocument.pin("last", "page", "leading", 16))\(DrawnDocument.pin("last", "page", "bottom"))
        <constraint firstAttribute="height" constant="900" id="height"/>
        \(DrawnDocument.pin("tag", "page", "top", 20))
        \(DrawnDocument.pin("tag", "page", "leading", -13))
        </constraints></view>
        """, DrawnDocument.tie("page", "scroll", "width"))
    }
    try drawing.expect([], in: screen(drawnAt: -13))
    try drawing.expect(["every-view-can-be-shown"], in: screen(drawnAt: 13))
  }

  @Test func `what takes touches may be drawn beyond an edge, and waits there`() throws {
    func cell(drawnAt x: Double) -> String {
      DrawnDocument.cell(
        """
        <button id="delete" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="\(x)" y="12" width="80" height="56"/><constraints>
        <constraint firstAttribute="width" constant="80" id="width"/>
        <constraint firstAttribute="height" constant="56" id="height"/></constraints></button>
        """,
        """
        <constraint firstItem="delete" firstAttribute="leading" secondItem="content" \
        secondAttribute="trailing" id="beyond"/>
        \(DrawnDocument.pin("delete", "content", "top", 12))
        """, height: 80)
    }
    try drawing.expect([], in: cell(drawnAt: 375))
    try drawing.expect(["nothing-is-cut-off"], in: cell(drawnAt: 200))
  }
}
