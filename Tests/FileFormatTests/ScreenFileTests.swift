import Foundation
import PropertyKit
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

  @Test func `a golden layout written of a screen is as expected, and says so after a change`()
    throws
  {
    for file in try FixtureFolder.files(in: "Screens", "json") {
      let screen = try ScreenFile(parsing: try Data(contentsOf: file)).screen
      guard let written = try? LayoutFixture(screen, about: "x") else { continue }
      let again = try LayoutFixture(parsing: Data(try written.text().utf8))
      #expect(again.differences().isEmpty, "\(file.lastPathComponent)")
    }
  }

  @Test func `a keyboard, clamping and pixels change what is shown, and golden layouts keep them`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"""
      {"keyboard": 40.25, "clampsContentOffset": true, "pixelScale": 2,
       "scrollView": {"size": {"width": 90, "height": 100}, "contentOffset": {"x": 0, "y": 999}},
       "content": {"id": "a", "width": {"fractionOfFrame": 0.3333}, "height": 130.3}}
      """#, to: "form.json")
    let golden = CommandLineRun(["layout", file, "--json"], .standard).output
    // The content is 130.5 on the grid; the end of that and 40.25 is at 70.75.
    for part in ["\"y\" : 70.75", "\"bottom\" : 40.25", ": 130.5", "\"keyboard\" : 40.25"] {
      #expect(golden.contains(part), "\(part) is not in \(golden)")
    }
    let text = CommandLineRun(["layout", file], .standard).output
    #expect(text.contains("scrolls from 0 to 70.75"), "\(text)")
    func differences(_ old: String, _ new: String) throws -> [String] {
      try LayoutFixture(parsing: Data(golden.replacing(old, with: new).utf8)).differences()
    }
    #expect(try differences("", "").isEmpty)
    // Half a point is one pixel.
    #expect(try differences(": 130.5", ": 131").isEmpty)
    #expect(try !differences(": 130.5", ": 131.2").isEmpty)
    #expect(try !differences(#""keyboard" : 40.25"#, #""keyboard" : 0"#).isEmpty)
  }

  static let errors: [(String, String)] = [
    (text(#", "pixelScale": 0"#), "at pixelScale: "),
    (text(#", "keyboard": "up""#), "at keyboard: expected a number"),
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
    let inset = #"{"scrollView": {"size": {"width": 9, "height": 9}, "#
    let found: [(String, String)] = [
      ("screenFile", Self.text(", \"?\": 1")),
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
      #expect(Set(known) == keys(name), "\(name)")
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
