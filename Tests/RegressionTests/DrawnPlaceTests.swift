import Foundation
import StackScrollExplorer
import Testing

/// What a document tells by how it was drawn, and for what: none of it is a fault, and what stands
/// nearest to it is.
@Suite struct DrawnPlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The rules of the findings in a document of these roots.
  private func rules(
    _ objects: String, runtime: String, device: String
  ) throws -> [String] {
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="\(runtime)" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)"/>
      \(objects)
      </document>
      """, to: "Drawn.xib")
    let run = CommandLineRun(["lint", "--format", "json", file], .standard)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    return findings.compactMap { $0["rule"] as? String }
  }

  private func label(_ id: String, _ rect: String, _ more: String = "") -> String {
    """
    <label text="Label" horizontalHuggingPriority="251" verticalHuggingPriority="251" id="\(id)" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" \(rect)/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(more)</label>
    """
  }

  private func pin(
    _ first: String, _ second: String, _ attribute: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(first)-\(second)-\(attribute)"/>

    """
  }

  private func expect(
    _ expected: [String], in objects: String, runtime: String = "iOS.CocoaTouch",
    device: String = "retina4_7", at location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try rules(objects, runtime: runtime, device: device)
    #expect(found == expected, sourceLocation: location)
  }

  /// A window of a controller, 375 x 667 or as large as given.
  private func window(
    _ subviews: String, _ constraints: String, guide: String = "", width: Int = 375,
    height: Int = 667
  ) -> String {
    """
    <scenes><scene sceneID="scene"><objects><viewController id="controller">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews>\(guide)<constraints>\(constraints)</constraints></view>
    </viewController></objects></scene></scenes>
    """
  }

  /// A cell with a title from side to side, and below it a label at the left and a button at the right
  /// that was drawn 60 wide.
  private func cell(buttonWidth: Double) -> String {
    """
    <objects><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="139" height="100"/>
    <autoresizingMask key="autoresizingMask"/>
    <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="139" height="100"/>
    <autoresizingMask key="autoresizingMask"/><subviews>
    \(label("title", "x=\"0\" y=\"0\" width=\"139\" height=\"20.5\""))
    \(label("price", "x=\"0\" y=\"50\" width=\"41.5\" height=\"20.5\""))
    <button id="buy" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="79" y="50" width="60" height="44"/>
    <constraints>
    <constraint firstAttribute="width" constant="\(buttonWidth)" id="buy-width"/>
    <constraint firstAttribute="height" constant="44" id="buy-height"/>
    </constraints></button>
    </subviews></view><constraints>
    \(pin("title", "cell", "top"))\(pin("title", "cell", "leading"))
    \(pin("title", "cell", "trailing"))\(pin("price", "cell", "leading"))
    \(pin("price", "cell", "top", 50))\(pin("buy", "cell", "trailing"))
    \(pin("buy", "cell", "top", 50))
    </constraints></collectionViewCell></objects>
    """
  }

  @Test func `a layout makes a cell at least as wide as it was drawn, however short its texts`()
    throws
  {
    try expect([], in: cell(buttonWidth: 60))
    try expect(["views-do-not-overlap"], in: cell(buttonWidth: 120))
  }

  @Test func `a television has one size`() throws {
    let width =
      "<constraints><constraint firstAttribute=\"width\" constant=\"500\" id=\"w\"/></constraints>"
    let screen = window(
      label("song", "x=\"1106\" y=\"330\" width=\"500\" height=\"20.5\"", width),
      pin("song", "root", "leading", 1106) + pin("song", "root", "top", 330), width: 1920,
      height: 1080)
    try expect([], in: screen, runtime: "AppleTV", device: "appleTV")
    try expect(["nothing-is-cut-off"], in: screen, device: "ipad12_9rounded")
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
      window(
        bar.replacingOccurrences(of: "%", with: part),
        pin("bar", "root", "top") + pin("bar", "root", "leading") + pin("bar", "root", "trailing"))
    }
    try expect([], in: screen(variation))
  }

  @Test func `the content of a cell without a frame fills the cell`() throws {
    func cell(_ constraints: String) -> String {
      """
      <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <autoresizingMask key="autoresizingMask"/><subviews>
      \(label("title", "x=\"16\" y=\"11\" width=\"41.5\" height=\"20.5\""))
      </subviews><constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
      </objects>
      """
    }
    let leading = pin("title", "content", "leading", 16)
    let top = pin("title", "content", "top", 11)
    try expect([], in: cell(leading + top))
    try expect(["open-frame"], in: cell(leading))
  }

  @Test func `a view that no constraint names stays where it was drawn`() throws {
    let title = label("title", "x=\"16\" y=\"11\" width=\"41.5\" height=\"20.5\"")
    try expect([], in: window(title, ""))
    try expect(["open-frame"], in: window(title, pin("title", "root", "leading", 16)))
  }

  @Test func `what was drawn over one another stays so, also where constraints put it elsewhere`()
    throws
  {
    func box(_ id: String, _ y: Double, height: Double, _ more: String) -> String {
      """
      <view id="\(id)" \(more) translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(y)" width="320" height="\(height)"/>
      <subviews>\(label(id + "-label", "x=\"0\" y=\"0\" width=\"41.5\" height=\"20.5\""))</subviews>
      <constraints>
      <constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/>
      <constraint firstAttribute="width" constant="320" id="\(id)-width"/>
      \(["top", "leading", "bottom", "trailing"].map { pin(id + "-label", id, $0) }.joined())
      </constraints></view>
      """
    }
    func screen(_ more: String, at y: Double) -> String {
      window(
        box("card", 0, height: 300, more) + box("bar", y, height: 44, more),
        pin("card", "root", "top") + pin("card", "root", "leading") + pin("bar", "root", "top", 200)
          + pin("bar", "root", "leading"))
    }
    try expect([], in: screen("misplaced=\"YES\"", at: 100))
    try expect(["views-do-not-overlap"], in: screen("misplaced=\"YES\"", at: 400))
  }

  @Test func `a size for the canvas in place of that of a text is no size of the text`() throws {
    let title = label("title", "x=\"16\" y=\"11\" width=\"343\" height=\"20.5\"")
    let constraints =
      ["leading", "top"].map { pin("title", "root", $0, 16) }.joined()
      + "<constraint firstItem=\"root\" firstAttribute=\"trailing\" secondItem=\"title\" "
      + "secondAttribute=\"trailing\" constant=\"16\" id=\"trailing\"/>"
    let placeholder = title.replacingOccurrences(
      of: "<label",
      with: "<label placeholderIntrinsicWidth=\"360\" placeholderIntrinsicHeight=\"20\"")
    try expect([], in: window(placeholder, constraints))
  }

  @Test func `frames that show no bar are believed`() throws {
    func screen(at y: Double) -> String {
      let title = label("title", "x=\"16\" y=\"\(y)\" width=\"41.5\" height=\"20.5\"")
      return window(
        title,
        pin("title", "root", "leading", 16) + pin("title", "root", "top", y)
          + pin("title", "safe", "top", 100),
        guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    }
    try expect([], in: screen(at: 100))
    try expect(["conflicting-constraints"], in: screen(at: 110))
  }

  @Test func `a text view keeps its text clear of bars, a label does not`() throws {
    func screen(_ element: String) -> String {
      let text = """
        <\(element) text="Label" id="text" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="20" width="343" height="647"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></\(element)>
        """
      return window(
        text,
        pin("text", "root", "leading", 16) + pin("text", "root", "trailing", -16)
          + pin("text", "root", "bottom") + pin("text", "safe", "top"),
        guide: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    }
    try expect([], in: screen("textView"))
    try expect(["every-view-clears-the-bars"], in: screen("label"))
  }

  @Test func `in proportion every view has its share, whatever the order`() throws {
    func stack(_ distribution: String) -> String {
      let fields = ["one", "two"].enumerated().map { number, id in
        """
        <textField id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="\(number * 167)" y="0" width="167" height="44"/></textField>
        """
      }
      return window(
        """
        <stackView id="row" distribution="\(distribution)" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="100" width="343" height="44"/>
        <subviews>\(fields.joined())</subviews></stackView>
        """,
        pin("row", "root", "leading", 16) + pin("row", "root", "trailing", -16)
          + pin("row", "root", "top", 100))
    }
    try expect([], in: stack("fillProportionally"))
    try expect(["shared-by-order"], in: stack("fill"))
  }

  @Test func `less than a point of a text is no more than its estimate is off`() throws {
    func screen(_ height: Double) -> String {
      let fixed =
        "<constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"h\"/>"
        + "</constraints>"
      return window(
        label("title", "x=\"16\" y=\"100\" width=\"41.5\" height=\"20.5\"", fixed),
        pin("title", "root", "leading", 16) + pin("title", "root", "top", 100))
    }
    try expect([], in: screen(16.7))
    try expect(["text-is-not-cut"], in: screen(12))
  }
}
