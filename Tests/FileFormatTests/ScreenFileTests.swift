import Foundation
import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

/// Screen files: what is read, where errors are, and what their schema says.
@Suite struct ScreenFileTests {
  private static func text(_ more: String = "", content: String = #"{"id": "a"}"#) -> String {
    "{\"scrollView\": {\"size\": {\"width\": 9, \"height\": 9}}, \"content\": \(content)\(more)}"
  }

  private static func error(of text: String) -> String {
    let error = #expect(throws: FixtureError.self) {
      _ = try ScreenFile(parsing: Data(text.utf8))
    }
    return error?.description ?? ""
  }

  @Test func `a plain screen and a golden layout of it are the same screen`() throws {
    for file in try FixtureFolder.files(in: "Screens", "json") {
      let golden = try ScreenFile(parsing: try Data(contentsOf: file))
      let plain = try ScreenFile(parsing: Data(try golden.text().utf8))
      #expect(plain.screen == golden.screen && plain.about == golden.about)
    }
  }

  @Test func `a golden layout written of a screen is as expected`() throws {
    for file in try FixtureFolder.files(in: "Screens", "json") {
      let read = try ScreenFile(parsing: try Data(contentsOf: file))
      let written = ScreenFile(read.screen, about: "x").expecting(try read.screen.layout())
      let again = try ScreenFile(parsing: Data(try written.text().utf8))
      #expect(again.expected != nil && again.differences().isEmpty, "\(file.lastPathComponent)")
    }
  }

  @Test func `pixels change what is shown, and golden layouts hold within one`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"""
      {"pixelScale": 2, "scrollView": {"size": {"width": 90, "height": 100}},
       "content": {"id": "a", "width": {"fractionOfFrame": 0.3333}, "height": 130.3}}
      """#, to: "form.json")
    let golden = CommandLineRun(["layout", file, "--json"], .standard).output
    for part in ["\"y\" : 30.5", ": 130.5"] {
      #expect(golden.contains(part), "\(part) is not in \(golden)")
    }
    let text = CommandLineRun(["layout", file], .standard).output
    #expect(text.contains("scrolls from 0 to 30.5"), "\(text)")
    func differences(_ old: String, _ new: String) throws -> [String] {
      try ScreenFile(parsing: Data(golden.replacing(old, with: new).utf8)).differences()
    }
    #expect(try differences("", "").isEmpty)
    // Half a point is one pixel.
    #expect(try differences(": 130.5", ": 131").isEmpty)
    #expect(try !differences(": 130.5", ": 131.2").isEmpty)
  }

  @Test func `the keyboard and the clamping of older files are edits of the screen`() throws {
    let file = try ScreenFile(
      parsing: Data(
        #"""
        {"keyboard": 40.25, "clampsContentOffset": true,
         "scrollView": {"size": {"width": 90, "height": 100}, "contentOffset": {"x": 0, "y": 999}},
         "content": {"id": "a", "width": 30, "height": 130}}
        """#.utf8))
    let content = try file.screen.layout().content
    #expect(content.scroll.contentInset.bottom == 40.25)
    #expect(content.contentOffset.y == 70.25)
  }

  @Test func `a screen is read back as it was written, in the short form or the long one`()
    async throws
  {
    try await forAll(.weighted([(1, .windows), (1, .screens)]), settings: Settings(cases: 400)) {
      (screen: Screen) in
      let text = try ScreenFile(screen, about: "x").text()
      let file = try ScreenFile(parsing: Data(text.utf8))
      #expect(file.screen == screen && file.about == "x")
    }
  }

  @Test func `both forms are one screen, and the short one is written`() throws {
    let long = try ScreenFile(
      parsing: Data(
        #"""
        {"size": {"width": 90, "height": 100},
         "root": {"id": "scrollView", "scrollView": {}, "subviews": [{"id": "a", "height": 130}]},
         "constraints": [
           {"first": "a.top", "second": "scrollView.contentLayoutGuide.top"},
           {"first": "a.leading", "second": "scrollView.contentLayoutGuide.leading"},
           {"first": "scrollView.contentLayoutGuide.bottom", "second": "a.bottom", "constant": 5},
           {"first": "scrollView.contentLayoutGuide.trailing", "second": "a.trailing"}]}
        """#.utf8))
    let short = try Screen(
      scrollView: ScrollView(size: Size(width: 90, height: 100)),
      content: View("a", height: .constant(130)), pins: DirectionalEdgeInsets(bottom: 5))
    #expect(long.screen == short)
    #expect(long.screen.json == short.json && long.screen.json["scrollView"] != nil)
    let other = try long.screen.applying(.setConstant(7, of: 0))
    #expect(ScrollViewScreen(other)?.pins.top == 7)
    #expect(ScrollViewScreen(try other.with(keyboardHeight: 9)) == nil)
    #expect(ScrollViewScreen(try other.applying(.setPriority(500, of: 0))) == nil)
  }

  @Test func `a golden layout notices each kind of difference`() throws {
    let file = FixtureFolder.fixtures.appending(path: "Screens/feed.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    for (old, new) in [
      ("\"width\" : 584", "\"width\" : 585"), ("\"x\" : 194", "\"x\" : 195"),
      ("\"y\" : 227", "\"y\" : 228"), ("\"post\" : {", "\"pots\" : {"),
    ] {
      let changed = text.replacing(old, with: new)
      #expect(changed != text, "\(old) is not in the file")
      let file = try ScreenFile(parsing: Data(changed.utf8))
      #expect(!file.differences().isEmpty, "\(old) -> \(new) was not noticed")
    }
  }

  @Test func `a damaged file is refused with a place, or laid out, or refused by the layout`()
    throws
  {
    let feed = try String(
      contentsOf: FixtureFolder.fixtures.appending(path: "Screens/feed.json"), encoding: .utf8)
    for files in [.damagedFiles, Gen.damaged(.element(of: [feed]))] {
      let report = check(files, settings: Settings(cases: 250)) { bytes in
        HostileTrial(file: Data(bytes)).outcome
      }
      if case .passed = report.verdict { continue }
      Issue.record("\(ReportText.text(of: report))")
    }
  }

  static let errors: [(String, String)] = [
    (text(#", "pixelScale": 0"#), "at pixelScale: "),
    (text(#", "keyboard": "up""#), "at keyboard: expected a number"),
    (#"{"window": {"size": {"width": 1, "height": 1}}}"#, "\"root\" is missing"),
    ("{", "line 1"),
    (text(",\n  \"colour\": 1"), "line 2, column 3: at : "),
    (
      "{\n  \"scrollView\": {\"size\": {\"width\": 1, \"height\": true}}}",
      "line 2, column 49: at scrollView.size.height: expected a number, found true"
    ),
    (
      text(content: #"{"id": "a", "stack": {"axis": "vertical", "arrangedViews": [{"id": 3}]}}"#),
      "line 1, column 131: at content.stack.arrangedViews.0.id: expected a text"
    ),
    (
      text(",\n\n  \"waived\": {\"x\": \" \"}"),
      "line 3, column 19: at waived.x: expected the reason"
    ),
    (text(#", "format": 2"#), "at format: expected format 1"),
    (text(content: #"{"id": "a", "width": -1}"#), "line 1, column 85: at content.width: "),
    (#"{"é\n": {"b": 1}, "content": {}}"#, "\"scrollView\" is missing"),
  ]

  @Test(arguments: errors.indices)
  func `an error says line, column and path`(index: Int) {
    let (text, says) = Self.errors[index]
    let error = Self.error(of: text)
    #expect(error.contains(says.replacing("at : ", with: "")), "\(error)")
    #expect(error.hasPrefix("line ") || error.contains("line 1"), "\(error)")
  }

  @Test func `the schema names exactly the keys that are read`() throws {
    let file = Repository.root.appending(path: "Documentation/screen.schema.json")
    let json = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    let schema = try #require((json as? [String: Any])?["$defs"] as? [String: [String: Any]])
    func keys(_ name: String) -> Set<String> {
      Set((schema[name]?["properties"] as? [String: Any] ?? [:]).keys)
    }
    let stack = #"{"id": "a", "stack": {"axis": "vertical", "arrangedViews": [], "?": 1}}"#
    let leaf = #"{"id": "a", "hugging": {"?": 1}}"#
    let size = #""size": {"width": 9, "height": 9}"#
    let inset = #"{"scrollView": {"size": {"width": 9, "height": 9}, "#
    let found: [(String, String)] = [
      ("screenFile", Self.text(", \"?\": 1")),
      ("generalScreenFile", "{\(size), \"root\": {\"id\": \"a\"}, \"?\": 1}"),
      ("generalScreen", "{\"window\": {\(size), \"root\": {\"id\": \"a\"}, \"?\": 1}}"),
      ("expected", Self.text(", \"expected\": {\"?\": 1}")),
      (
        "constraint",
        "{\(size), \"root\": {\"id\": \"a\"}, \"constraints\": [{\"first\": \"a.top\", \"?\": 1}]}"
      ),
      ("view", Self.text(content: #"{"id": "a", "?": 1}"#)),
      ("stack", Self.text(content: stack)), ("priorities", Self.text(content: leaf)),
      ("scrollView", inset + "\"?\": 1}, \"content\": {\"id\": \"a\"}}"),
      ("insets", inset + "\"contentInset\": {\"?\": 1}}, \"content\": {\"id\": \"a\"}}"),
      ("attachment", Self.text(", \"attachment\": {\"?\": 1}")),
      ("policy", Self.text(", \"policy\": {\"?\": 1}")),
      ("directionalInsets", Self.text(", \"pins\": {\"?\": 1}")),
    ]
    for (name, text) in found {
      let error = #expect(throws: FixtureError.self) {
        _ = try ScreenFile(parsing: Data(text.utf8))
      }
      guard case .unknownKey("?", let known)? = error?.problem else {
        Issue.record("\(name): \(error?.description ?? "")")
        continue
      }
      // Keys of older files are read and not named, and a file is read in one of its forms.
      let older: Set = ["keyboard", "clampsContentOffset", "screen", "window"]
      #expect(Set(known).subtracting(older) == keys(name), "\(name)")
    }
  }

  @Test func `the schema names exactly the words that are read`() throws {
    let file = Repository.root.appending(path: "Documentation/screen.schema.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let words: [[String]] = [
      Distribution.allCases.map { "\($0)" }, Alignment.allCases.map { "\($0)" },
      ContentAttachment.Edge.allCases.map { "\($0)" },
      ContentInsetAdjustmentBehavior.allCases.map { "\($0)" },
      ControllerEmbedding.allCases.map { "\($0)" },
      LayoutPolicy.EmptyStack.allCases.map { "\($0)" },
      LayoutPolicy.Ties.allCases.map { "\($0)" },
      LayoutPolicy.HiddenViews.allCases.map { "\($0)" },
    ]
    let lists = text.matches(of: /"enum": \[([^\]]*)\]/).map { match in
      Set(match.1.split(separator: ",").map { $0.trimming(while: { " \"".contains($0) }) })
    }
    for list in words { #expect(lists.contains(Set(list)), "\(list)") }
  }
}

extension Substring {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    String(drop(while: isTrimmed).reversed().drop(while: isTrimmed).reversed())
  }
}
