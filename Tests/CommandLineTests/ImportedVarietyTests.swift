import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// What of an imported screen varies: what code reaches, and what is translated.
@Suite struct ImportedVarietyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Imports a page with a title and a name in a column, and returns what is said and what is written.
  private func imported(
    outlets: String = "", name: String = "Page.xib"
  ) throws -> (said: String, file: String) {
    let labels = ["title", "name"].enumerated().map { row, id in
      """
      <label text="Some words" horizontalHuggingPriority="251" id="\(id)" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="\(row * 20)" width="100" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlets)</connections>
      </placeholder>
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <stackView axis="vertical" id="column" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
      <subviews>\(labels.joined())</subviews>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints></stackView>
      </subviews><constraints>
      <constraint firstItem="column" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="column" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      </constraints></view></objects></document>
      """, to: name)
    let screens = "\(folder.path)/Screens"
    let run = CommandLineRun(
      ["import", file, "--texts", "--write", screens, "--replace"], .standard)
    #expect(run.status == .success, "\(run.errors)")
    let screen = try #require(
      try FileManager.default.contentsOfDirectory(atPath: screens).sorted().first)
    let said = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return (said, "\(screens)/\(screen)")
  }

  private func findings(_ file: String) -> String {
    CommandLineRun(["check", file, "--format", "lines"], .standard).output
  }

  @Test func `what no outlet reaches in a document of one language stays as it is`() throws {
    let page = try imported()
    #expect(page.said.contains("varies: 0 of 2 texts may be longer, as they have outlets;"))
    #expect(page.said.contains("0 arranged views may be hidden, as they have outlets"))
    let text = try String(contentsOfFile: page.file, encoding: .utf8)
    #expect(text.contains("\"varies\""))
    #expect(!findings(page.file).contains("text-is-not-cut"), "\(findings(page.file))")
  }

  @Test func `a text with an outlet may be longer, and its row hidden`() throws {
    let page = try imported(outlets: #"<outlet property="name" destination="name" id="o"/>"#)
    #expect(page.said.contains("varies: 1 of 2 texts may be longer, as they have outlets;"))
    #expect(page.said.contains("1 arranged views may be hidden, as they have outlets"))
    let found = findings(page.file)
    #expect(found.contains("the text of name 1.35 times as long"), "\(found)")
    #expect(!found.contains("title"), "\(found)")
  }

  @Test func `all texts of a document with a table of another language may be longer`() throws {
    _ = try folder.write("", to: "fr.lproj/Page.strings")
    let page = try imported(name: "Base.lproj/Page.xib")
    #expect(page.said.contains("varies: all 2 texts are translated and may be longer"))
    #expect(findings(page.file).contains("the text of title 1.35 times as long"))
  }

  @Test func `a file that names a view that is not there is refused`() throws {
    let page = try imported()
    let text = try String(contentsOfFile: page.file, encoding: .utf8)
    let named = text.replacing("\"hidden\" : [\n\n    ]", with: "\"hidden\" : [\"absent\"]")
    let file = try folder.write(named, to: "named.json")
    let run = CommandLineRun(["check", file], .standard)
    #expect(run.errors.contains("no view of the screen is called absent"), "\(run.errors)")
    #expect(run.status == .unusable, "\(run.output)")
  }
}
