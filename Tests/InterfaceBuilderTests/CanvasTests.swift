import Foundation
import InterfaceBuilder
import StackScrollCore
import Testing

/// What the canvas of each version of the tools made of screens that are no whole screens.
@Suite("Canvas of the tools")
struct CanvasTests {
  /// A controller with a view below its upper guide; with a segue from another one, if there is a
  /// kind for it.
  private func controller(
    at y: Double, size: Size, tools: Int = 14490, metrics: String = "", segue: String? = nil
  ) throws -> DocumentVerification {
    let first = segue.map {
      """
      <scene sceneID="s1"><objects><viewController id="first">
      <connections><segue destination="second" kind="\($0)" id="segue"/></connections>
      </viewController></objects></scene>
      """
    }
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="\(tools)" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><scenes>\(first ?? "")
      <scene sceneID="s2"><objects><viewController id="second">
      <layoutGuides><viewControllerLayoutGuide type="top" id="guide"/></layoutGuides>
      <view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="10" y="\(y)" width="100" height="50"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
      <constraints><constraint firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="left" constant="10" id="l"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="guide" secondAttribute="bottom" id="t"/>
      </constraints></view>\(metrics)</viewController></objects></scene></scenes></document>
      """
    return try DocumentFixtures.read(text).verify()
  }

  private let screen = Size(width: 375, height: 667)

  @Test("old tools draw no status bar where it was turned off", arguments: [0.0, 20])
  func hiddenStatusBar(y: Double) throws {
    let off = "<nil key=\"simulatedStatusBarMetrics\"/>"
    #expect(try controller(at: y, size: screen).differences.isEmpty == (y == 20))
    #expect(try controller(at: y, size: screen, metrics: off).differences.isEmpty == (y == 0))
    let newer = try controller(at: y, size: screen, tools: 23504, metrics: off)
    #expect(newer.differences.isEmpty == (y == 20))
  }

  @Test("a controller in a container is drawn below a status bar, whatever it is high")
  func embedded() throws {
    for height in [497.0, 554, 603] {
      for y in [0.0, 20] {
        let size = Size(width: 375, height: height)
        let found = try controller(at: y, size: size, segue: "embed")
        #expect(found.differences.isEmpty == (y == 20), "\(height) \(y)")
      }
    }
  }

  @Test("a small controller of a chosen size keeps the guides for its bars", arguments: [0.0, 20])
  func small(y: Double) throws {
    let chosen = "<size key=\"freeformSize\" width=\"320\" height=\"440\"/>"
    let size = Size(width: 320, height: 440)
    #expect(try controller(at: y, size: size).differences.isEmpty == (y == 0))
    #expect(try controller(at: y, size: size, metrics: chosen).differences.isEmpty == (y == 20))
  }

  /// A row of a table with a view between its margins.
  private func row(
    style: String, row: Double, content: Double, box: ClosedRange<Double>, tools: Int
  ) throws -> DocumentVerification {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="\(tools)" useAutolayout="YES">
      <device id="retina6_0" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <tableViewController id="controller"><tableView key="view" style="\(style)" id="table">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="28" width="\(row)" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(content)" height="44"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="\(box.lowerBound)" y="0.0" width="\(box.upperBound - box.lowerBound)" height="44"/>
      </view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/>
      <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="r"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="t"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    return try DocumentFixtures.read(text).verify()
  }

  @Test("a row of an inset group that was recorded as wide as its table is narrower by its insets")
  func insetGroups() throws {
    let known: [(style: String, row: Double, content: Double, right: Double)] = [
      ("plain", 390, 390, 370), ("insetGrouped", 390, 390, 330), ("insetGrouped", 350, 350, 330),
      ("insetGrouped", 390, 346, 298),
    ]
    for (style, width, content, right) in known {
      for end in [298.0, 330, 370] {
        let found = try row(
          style: style, row: width, content: content, box: 20...end, tools: 23504)
        #expect(found.differences.isEmpty == (end == right), "\(style) \(width) \(end)")
      }
    }
  }

  @Test("rows have plain margins until the tools that widened them")
  func narrowRows() throws {
    for (tools, margin) in [(13196, 8.0), (14109, 16)] {
      for side in [8.0, 16] {
        let found = try row(
          style: "plain", row: 320, content: 320, box: side...(320 - side), tools: tools)
        #expect(found.differences.isEmpty == (side == margin), "\(tools) \(side)")
      }
    }
  }

  /// A launch screen with one label, tied to the margins of a template.
  private func launchScreen(
    id: String, width: Double, flag: String
  ) throws -> DocumentVerification {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="6214" useAutolayout="YES" \(flag)>
      <objects><view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="480" height="480"/><subviews>
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="439" width="\(width)" height="21"/></label></subviews><constraints>
      <constraint firstAttribute="bottom" secondItem="\(id)" secondAttribute="bottom" constant="20" id="b"/>
      <constraint firstAttribute="centerX" secondItem="\(id)" secondAttribute="centerX" id="c"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>
      </constraints></view></objects></document>
      """
    return try DocumentFixtures.read(text).verify()
  }

  @Test("a label of a template counts from when its frame was updated, and any other always")
  func templates() throws {
    let flag = "launchScreen=\"YES\""
    let kept = try launchScreen(id: "8ie-xW-0ye", width: 441, flag: flag)
    #expect(kept.compared == 0)
    let updated = try launchScreen(id: "8ie-xW-0ye", width: 440, flag: flag)
    #expect((updated.compared, updated.reproduced) == (4, 4))
    for (id, width, flag) in [
      ("other", 441.0, flag), ("8ie-xW-0ye", 442, flag), ("8ie-xW-0ye", 441, ""),
    ] {
      let found = try launchScreen(id: id, width: width, flag: flag)
      #expect((found.compared, found.reproduced) == (4, 3), "\(id) \(width) \(flag)")
    }
  }
}
