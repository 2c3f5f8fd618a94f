import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// A small document of Interface Builder, and what `lint` finds in it.
struct DrawnDocument {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What lint finds: a rule, the identifier of the element, and a sentence.
  private struct Finding: Decodable {
    let level: String
    let rule: String
    let id: String?
    let message: String
  }

  private struct Report: Decodable {
    let findings: [Finding]
  }

  /// The findings in a document of these roots.
  private func findings(
    _ objects: String, runtime: String = "iOS.CocoaTouch", device: String = "retina4_7",
    name: String = "Drawn.xib", level: String = "warning"
  ) throws -> [Finding] {
    // Its texts are there in two languages.
    let stem = name.split(separator: ".")[0]
    _ = try folder.write("", to: "de.lproj/\(stem).strings")
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="\(runtime)" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)"/>
      \(objects)
      </document>
      """, to: "Base.lproj/\(name)")
    let run = CommandLineRun(["lint", "--format", "json", file], .standard)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    return report.findings.filter { $0.level == level }
  }

  static func label(_ id: String, _ rect: String, _ more: String = "") -> String {
    """
    <label text="Label" horizontalHuggingPriority="251" verticalHuggingPriority="251" id="\(id)" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" \(rect)/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(more)</label>
    """
  }

  static func pin(
    _ first: String, _ second: String, _ attribute: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(first)-\(second)-\(attribute)"/>

    """
  }

  /// Expects findings of these rules, in their order.
  func expect(
    _ expected: [String], in objects: String, runtime: String = "iOS.CocoaTouch",
    device: String = "retina4_7", named name: String = "Drawn.xib",
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try findings(objects, runtime: runtime, device: device, name: name)
    #expect(found.map(\.rule) == expected, sourceLocation: location)
  }

  /// Expects notes of these rules, in their order, and nothing else.
  func expect(
    notes: [String], in objects: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try findings(objects).map(\.rule) == [], sourceLocation: location)
    let found = try findings(objects, level: "note")
    #expect(found.map(\.rule) == notes, sourceLocation: location)
  }

  /// Expects that no finding is of a rule.
  func expectNone(
    _ rule: String, in objects: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(!(try findings(objects).map(\.rule).contains(rule)), sourceLocation: location)
  }

  /// Expects one finding, at an element, with some words in its sentence.
  func expect(
    _ rule: String, at id: String, saying words: String = "", in objects: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try findings(objects)
    #expect(found.map(\.rule) == [rule], sourceLocation: location)
    #expect(found.map(\.id) == [id], sourceLocation: location)
    #expect(
      found.allSatisfy { words.isEmpty || $0.message.contains(words) }, sourceLocation: location)
  }

  /// A window of a controller, 375 x 667 or as large as given.
  static func window(
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

  /// A window that a scroll view fills, and in it one view that is called "page" and is its content.
  static func scrolling(
    _ page: String, _ constraints: String, besideIt more: String = ""
  ) -> String {
    let edges = ["top", "bottom", "leading", "trailing"]
    return window(
      """
      <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(page)</subviews>
      <constraints>\(edges.map { pin("page", "scroll", $0) }.joined())\(constraints)</constraints>
      </scrollView>
      """, edges.map { pin("scroll", "root", $0) }.joined() + more)
  }

  /// A length of a view that is the same of another.
  static func tie(
    _ first: String, _ second: String, _ attribute: String, _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(attribute)" \(more) id="\(first)-\(attribute)"/>

    """
  }

  /// A view that something else loads and gives its size.
  static func part(
    _ subviews: String, _ constraints: String, width: Int = 375, height: Int
  ) -> String {
    """
    <objects><view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></objects>
    """
  }

  /// A window whose controller has an outlet that names an element.
  static func connecting(_ id: String, in window: String) -> String {
    window.replacing(
      "</viewController>",
      with: """
        <connections><outlet property="own" destination="\(id)" id="outlet"/></connections>
        </viewController>
        """)
  }

  /// A cell of a table, 375 wide.
  static func cell(_ subviews: String, _ constraints: String, height: Int) -> String {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"\(height)\"/>"
    return """
      <objects><tableViewCell id="cell">\(frame)<autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(frame)
      <autoresizingMask key="autoresizingMask"/><subviews>\(subviews)</subviews><constraints>
      \(constraints)
      </constraints></tableViewCellContentView></tableViewCell></objects>
      """
  }
}
