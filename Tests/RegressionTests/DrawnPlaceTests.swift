import Foundation
import StackScrollExplorer
import Testing

/// What the place tells for which something was drawn: a screen of one size, a cell that a layout
/// makes as wide as it was drawn.
@Suite struct DrawnPlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The rules of the findings in a document of these roots.
  private func rules(
    _ objects: String, runtime: String = "iOS.CocoaTouch", device: String = "retina4_7"
  ) throws -> [String] {
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="\(runtime)" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)"/>
      <objects>\(objects)</objects>
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

  /// A cell with a title from side to side, and below it a label at the left and a button at the right
  /// that was drawn 60 wide.
  private func cell(buttonWidth: Double) -> String {
    """
    <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="139" height="100"/>
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
    </constraints></collectionViewCell>
    """
  }

  @Test func `a layout makes a cell at least as wide as it was drawn, however short its texts`()
    throws
  {
    #expect(try rules(cell(buttonWidth: 60)) == [])
    #expect(try rules(cell(buttonWidth: 120)) == ["views-do-not-overlap"])
  }

  @Test func `a television has one size`() throws {
    let width =
      "<constraints><constraint firstAttribute=\"width\" constant=\"500\" id=\"w\"/></constraints>"
    let screen = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="root" id="outlet"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="1920" height="1080"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      \(label("song", "x=\"1106\" y=\"330\" width=\"500\" height=\"20.5\"", width))
      </subviews><constraints>
      \(pin("song", "root", "leading", 1106))\(pin("song", "root", "top", 330))
      </constraints></view>
      """
    #expect(try rules(screen, runtime: "AppleTV", device: "appleTV") == [])
    #expect(try rules(screen, device: "ipad12_9rounded") == ["nothing-is-cut-off"])
  }
}
