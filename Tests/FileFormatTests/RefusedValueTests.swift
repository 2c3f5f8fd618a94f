import Foundation
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// A value that is well formed JSON and makes no screen or window is pointed at itself.
@Suite struct RefusedValueTests {
  /// Files with one value that is refused, which is written as `<value>`.
  static let marked = [
    #"{"scrollView": {"size": {"width": <-1>, "height": 1}}, "content": {"id": "a"}}"#,
    screen(#"{"id": "a", "intrinsic": {"width": <-2>}}"#),
    screen(#"{"id": "a"}, "keyboard": <1e308>"#), screen(#"{"id": "a"}, "keyboard": <-1>"#),
    screen(#"{"id": "a"}, "pixelScale": <1e-9>"#), screen(#"{"id": "a"}, "pixelScale": <1000>"#),
    screen(#"{"id": "a", "width": {"fractionOfFrame": <-0.5>}}"#),
    screen(#"{"id": "a", "width": [{"constant": 1}, {"constant": 3, "priority": <1001>}]}"#),
    screen(#"{"id": "a", "hugging": {"vertical": <0>}}"#),
    screen(#"{"id": "a", "text": {"words": [1, <-3>], "space": 1, "lineHeight": 1}}"#),
    screen(#"{"id": "a", "text": {"string": "a", "numberOfLines": <-1>}}"#),
    screen(#"{"id": "a", "text": {"string": "a", "font": {"pointSize": <-4>}}}"#),
    screen(#"{"id": "a", "baselines": {"first": <1e300>, "last": 1}}"#),
    screen(#"{"id": <"">}"#),
    screen(stack(#"{"id": "b"}, <{"id": "b"}>"#)),
    screen(stack(#"{"id": "b"}, <{"id": "a"}>"#)),
    screen(stack(#"{"id": "b"}"#, #""spacing": <1e300>, "#)),
    screen(stack(#"{"id": "b"}"#, #""customSpacings": {"b": <1e300>}, "#)),
    screen(stack(#"{"id": "b"}"#, #""layoutMargins": {"top": 1, "leading": <1e300>}, "#)),
    screen(stack(#"{"id": "b"}"#, #""alignment": <"firstBaseline">, "#)),
    window(#"{"id": "r", "subviews": []}, "keyboardHeight": <-1>"#),
    window(#"{"id": "r", "subviews": []}, "safeAreaInsets": {"top": <1e300>}"#),
    window(
      #"{"id": "r", "subviews": [{"id": "s", "subviews": [], "scrollView": {"contentInset": {"top": <1e300>}}}]}"#
    ),
    constraint(#"{"first": <"x.top">, "second": "r.top"}"#),
    constraint(#"{"first": "r.top", "second": <"x.safeAreaLayoutGuide.top">}"#),
    constraint(#"{"first": "r.top", "second": <"r.width">}"#),
    constraint(#"{"first": "r.width", "constant": <1e300>}"#),
    constraint(#"{"first": "r.width", "priority": <0>}"#),
    constraint(#"{"first": "r.width", "priority": <0.5>}"#),
    constraint(#"{"first": "r.width", "priority": <5e-324>}"#),
    window(
      #"{"id": "r", "subviews": []}, "variations": [{"edits": [{"hide": "r"}, {"hide": <"x">}]}]"#),
  ]

  private static func screen(_ content: String) -> String {
    #"{"scrollView": {"size": {"width": 9, "height": 9}}, "# + "\n  \"content\": \(content)}"
  }

  private static func stack(_ views: String, _ more: String = "") -> String {
    #"{"id": "a", "stack": {"axis": "vertical", "# + more + "\"arrangedViews\": [\(views)]}}"
  }

  private static func window(_ rest: String) -> String {
    #"{"window": {"size": {"width": 9, "height": 9}, "# + "\n  \"root\": \(rest)}}"
  }

  private static func constraint(_ constraint: String) -> String {
    window("{\"id\": \"r\", \"subviews\": []},\n \"constraints\": [\(constraint)]")
  }

  /// The text without its marks, and the line and column of the first.
  private static func unmarked(_ marked: String) throws -> (text: String, place: String) {
    let mark = try #require(marked.firstIndex(of: "<"))
    let lines = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    let text = marked.replacing("<", with: "").replacing(">", with: "")
    return (text, "line \(lines.count), column \((lines.last?.count ?? 0) + 1): ")
  }

  // By their places: a log of tests shows arguments, and these have several lines.
  @Test(arguments: marked.indices)
  func `the error has the line and column of the value`(index: Int) throws {
    let (text, place) = try Self.unmarked(Self.marked[index])
    let file = try TemporaryFolder()
    let run = Explorer.transcript(of: ["layout", try file.write(text, to: "file.json")])
    #expect(run.errors.contains("file.json: \(place)"), "\(place)\(run.errors)")
    #expect(run.status == .unusable)
  }

  static let edits = [
    #"[{"rotate": true}, {"hide": <"x">}]"#,
    #"[{"move": "b", "to": <7>}]"#,
    #"[{"length": <-1>, "axis": "vertical", "of": "b"}]"#,
    #"[{"insert": <{"id": "b"}>, "into": "a"}]"#,
  ]

  @Test(arguments: edits)
  func `an edit that cannot be applied is pointed at in the list of edits`(
    marked: String
  ) throws {
    let (text, place) = try Self.unmarked(marked)
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.screen(Self.stack(#"{"id": "b"}"#)), to: "file.json")
    let run = Explorer.transcript(of: ["layout", file, "--edits", text])
    #expect(run.errors.contains("file.json: --edits: \(place)"), "\(place)\(run.errors)")
  }

  @Test(arguments: [["layout"], ["check"], ["replay"], ["verify"], ["import"], ["lint"], ["keep"]])
  func `a missing file is called missing, and does not stop the others`(
    arguments: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let kept = try FixtureFolder.files(in: "Screens", "json")[0].path
    let document = try FixtureFolder.files(in: "Documents", "storyboard")[0].path
    let good = try folder.write("claim-rounded-tabs-fit:p1-sj401pxddvn0", to: "findings.txt")
    let others = [
      "layout": kept, "check": kept, "replay": kept, "verify": document, "import": document,
      "lint": document, "keep": good,
    ]
    let other = try #require(others[arguments[0]])
    let rest = arguments[0] == "keep" ? ["--write", "\(folder.path)/kept"] : []
    let run = Explorer.transcript(of: arguments + ["\(folder.path)/missing", other] + rest)
    #expect(run.errors.contains("it is missing"), "\(run.errors)")
    #expect(run.status == .unusable && !run.output.isEmpty)
  }
}
