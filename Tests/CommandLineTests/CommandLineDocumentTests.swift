import Foundation
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// The commands for storyboards and xibs.
@Suite struct CommandLineDocumentTests {
  private func path(_ name: String) -> String {
    FixtureFolder.fixtures.appending(path: "Documents").appending(path: name).path
  }

  @Test func `documents whose frames follow from their constraints are as expected`() {
    let run = CommandLineRun(
      ["verify", path("stacks.storyboard"), path("scroll-views.storyboard")], .standard)
    #expect(run.status == .success && run.errors.isEmpty)
    #expect(run.output.contains("124 of 124 numbers are reproduced"))
    #expect(run.output.contains("2 documents: 164 of 164 numbers are reproduced"))
    #expect(run.output.contains("distribution equalSpacing"))
    #expect(run.output.contains("alignment center"))
    #expect(run.output.contains("whatever the leaves") && !run.output.contains("99."))
    #expect(run.output.contains("all numbers                      164 of 164"))
    #expect(run.output.contains("resting on nothing read off"))
    #expect(run.output.contains("verdicts on scroll views         3 of 3"))
  }

  @Test func `a frame that does not follow is shown with both frames and a reason`() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: path("card.xib"), encoding: .utf8)
      .replacingOccurrences(of: "width=\"192\"", with: "width=\"150\"")
    let file = try folder.write(text, to: "card.xib")
    let run = CommandLineRun(["verify", file], .standard)
    #expect(run.status == .unexpected)
    let output = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains("15 of 16 numbers are reproduced"))
    #expect(output.contains("recorded (118, 10) 150 x 20, by its constraints (118, 10) 192 x 20"))
    #expect(output.contains("the recorded frames miss the constraint"))
  }

  @Test func `what cannot be read is refused with a reason`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("<document>", to: "half.xib")
    for command in ["verify", "import", "lint"] {
      let run = CommandLineRun([command, file], .standard)
      #expect(run.status == .unusable && run.errors.contains("this is not XML"))
      #expect(CommandLineRun([command, file + "x"], .standard).status == .unusable)
      guard command != "lint" else { continue }
      #expect(CommandLineRun([command, folder.path], .standard).errors.contains("no file"))
    }
  }

  @Test func `scenes become screens, as files that are laid out`() throws {
    let folder = try TemporaryFolder()
    let document = path("scroll-views.storyboard")
    let run = CommandLineRun(["import", document, "--write", folder.path], .standard)
    #expect(run.status == .success && run.output.contains("a screen of"))
    let files = try folder.contents()
    #expect(!files.isEmpty)
    for name in files.keys.sorted() {
      let layout = CommandLineRun(["layout", "\(folder.path)/\(name)"], .standard)
      #expect(layout.status != .unusable, "\(layout.errors)")
    }
    let shown = CommandLineRun(["import", document], .standard)
    #expect(shown.status == .success && shown.output.contains("--write DIR keeps it"))
  }

  @Test func `findings are shown for people, and a mended document has none`() {
    let run = CommandLineRun(["lint", path("Faults/bottom-pin.storyboard")], .standard)
    #expect(run.status == .unexpected && run.errors.isEmpty)
    let output = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains("pin the bottom of the stackView \"column\""))
    #expect(output.contains("1 finding in 1 document"))
    let mended = CommandLineRun(["lint", path("Faults/bottom-pin-mended.storyboard")], .standard)
    #expect(mended.status == .success && mended.output.contains("nothing found in 1 document"))
  }

  @Test func `findings are lines as compilers write them`() {
    let file = path("Faults/two-heights.storyboard")
    let run = CommandLineRun(["lint", "--format", "lines", file], .standard)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1 && run.status == .unexpected)
    #expect(lines.first?.hasPrefix("\(file):") ?? false)
    #expect(lines.first?.contains(": warning: the height of badge is 60 (line 17), ") ?? false)
    #expect(lines.first?.hasSuffix("[conflicting-constraints]") ?? false)
  }

  @Test func `findings are a log of SARIF, in which each names a rule and a line`() throws {
    let files = ["hidden-row", "tied-to-frame"].map { path("Faults/\($0).storyboard") }
    let run = CommandLineRun(["lint", "--format=sarif"] + files, .standard)
    #expect(run.status == .unexpected)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let first = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(first["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["hidden-row-conflict", "never-scrolls"])
    for result in results {
      let location = (result["locations"] as? [[String: Any]])?.first
      let physical = location?["physicalLocation"] as? [String: Any]
      #expect(((physical?["region"] as? [String: Any])?["startLine"] as? Int ?? 0) > 1)
      let uri = (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String
      #expect(uri?.hasSuffix(".storyboard") ?? false)
    }
  }

  @Test func `a document of Xcode 3 in a folder is counted and no error`() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(
      #"<?xml version="1.0"?><archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"></archive>"#,
      to: "Old.xib")
    let run = CommandLineRun(["lint", folder.path], .standard)
    #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
    let output = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains("; 1 in the format of Xcode 3"), "\(output)")
    let json = CommandLineRun(["lint", folder.path, "--format", "json"], .standard).output
    #expect(json.contains("\"leftOut\"") && json.contains("Old.xib"))
    #expect(CommandLineRun(["lint", old], .standard).status == .unusable)
  }

  @Test func `a document that cannot be read leaves the others to be linted`() throws {
    let folder = try TemporaryFolder()
    let half = try folder.write("<document>", to: "half.xib")
    let files = [half, path("Faults/row-order.storyboard")]
    let run = CommandLineRun(["lint", "--format", "sarif"] + files, .standard)
    #expect(run.status == .unusable && run.errors.contains("this is not XML"))
    #expect(run.output.contains("shared-by-order"))
    #expect(run.output.contains("\"executionSuccessful\" : false"))
  }

  @Test func `a file that somebody edited is not written over, unless that is asked for`() throws {
    let folder = try TemporaryFolder()
    let screens = "\(folder.path)/screens"
    func run(_ more: String...) -> CommandLineRun {
      CommandLineRun(
        ["import", path("scroll-views.storyboard"), "--write", screens] + more, .standard)
    }
    #expect(run().status == .success)
    let file = "\(screens)/scroll-views-root2.json"
    let written = try String(contentsOfFile: file, encoding: .utf8)
    #expect(run().status == .success)
    let edited = try folder.write(
      written.replacing("\"about\"", with: "\"waived\": {\"x\": \"y\"}, \"about\""),
      to: "screens/scroll-views-root2.json")
    let kept = try String(contentsOfFile: edited, encoding: .utf8)
    let refused = run()
    #expect(refused.status == .unusable && refused.errors.contains("use --replace"))
    #expect(refused.output.contains("scroll-views-root3.json"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == kept)
    #expect(run("--replace").status == .success)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == written)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: screens).allSatisfy {
        $0.hasSuffix(".json")
      })
  }

  @Test func `no two scenes and no two documents share a file`() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: path("scroll-views.storyboard"), encoding: .utf8)
    func document(_ first: String, _ second: String, in name: String) throws -> String {
      try folder.write(
        text.replacing("\"root2\"", with: "\"\(first)\"")
          .replacing("\"root3\"", with: "\"\(second)\""), to: "\(name)/Main.storyboard")
    }
    func names(_ files: [String], _ status: StackScrollExplorer.ExitStatus, into place: String)
      throws -> [String]
    {
      let run = CommandLineRun(["import", "--write", "\(folder.path)/\(place)"] + files, .standard)
      #expect(run.status == status, "\(run.errors)")
      return try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(place)").sorted()
    }
    for (first, second) in [("aB", "Ab"), ("a.b", "a-b"), ("é", "è")] {
      let file = try document(first, second, in: "one")
      let found = try names([file], .success, into: "\(first)-out")
      #expect(found.count == 4 && Set(found.map { $0.lowercased() }).count == 4, "\(found)")
      let turned = try document(second, first, in: "two")
      #expect(try names([turned], .success, into: "\(first)-turned") == found)
      // Another document of the same name in the same call: neither is lost, and the second is told.
      let other = try folder.write(
        try String(contentsOfFile: file, encoding: .utf8)
          .replacing("width=\"", with: "width=\"1"), to: "three/Main.storyboard")
      let both = try names([file, other], .unusable, into: "\(first)-both")
      #expect(both == found, "\(both)")
    }
  }

  /// A label in a page as wide as what scrolls it.
  private func page(labelEnds: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController id="controller"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="page">
    <rect key="frame" x="0.0" y="0.0" width="375" height="20"/>
    <subviews><label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="16" y="0.0" width="343" height="20"/></label></subviews>
    <constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="page" secondAttribute="leading" constant="16" id="a"/>
    <constraint firstAttribute="trailing" \(labelEnds) secondItem="label" secondAttribute="trailing" constant="16" id="b"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="page" secondAttribute="top" id="c"/>
    <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" id="d"/>
    </constraints></view></subviews>
    <constraints>
    <constraint firstItem="page" firstAttribute="width" secondItem="scroll" secondAttribute="width" id="e"/>
    <constraint firstItem="page" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="f"/>
    <constraint firstAttribute="trailing" secondItem="page" secondAttribute="trailing" id="g"/>
    <constraint firstItem="page" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="h"/>
    <constraint firstAttribute="bottom" secondItem="page" secondAttribute="bottom" id="i"/>
    </constraints></scrollView></subviews>
    <constraints>
    <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="j"/>
    <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="k"/>
    <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top" id="l"/>
    <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="m"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  @Test func `an imported label is squeezed where it has less than it asks for`() throws {
    for (ends, isSqueezed) in [("", false), ("relation=\"greaterThanOrEqual\"", true)] {
      let folder = try TemporaryFolder()
      let document = try folder.write(page(labelEnds: ends), to: "Page.storyboard")
      let windows = "\(folder.path)/windows"
      #expect(
        CommandLineRun(["import", document, "--write", windows], .standard).status == .success)
      let run = CommandLineRun(["check", windows], .standard)
      #expect(run.output.contains("no-view-is-squeezed") == isSqueezed, "\(run.output)")
    }
  }
}
