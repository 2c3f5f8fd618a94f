import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// Findings that are meant to be so, and those that a project has had for long.
@Suite struct LintWaiverTests {
  private let folder: TemporaryFolder
  private let document: String
  private let text: String

  init() throws {
    folder = try TemporaryFolder()
    let file = FixtureFolder.fixtures.appending(path: "Documents/Faults/bottom-pin.storyboard")
    text = try String(contentsOf: file, encoding: .utf8)
    document = try folder.write(text, to: "Main.storyboard")
  }

  private func lint(_ arguments: String...) -> CommandLineRun {
    CommandLineRun(["lint", "--views", "0"] + arguments + [document], .standard)
  }

  private func waive(_ waivers: String) throws {
    _ = try folder.write(waivers, to: "Main.storyboard.waived.json")
  }

  private func waiver(
    rule: String = "open-content-size", element: String = "page", reason: String = "code pins it"
  ) -> String {
    #"[{"rule": "\#(rule)", "element": "\#(element)", "reason": "\#(reason)"}]"#
  }

  @Test func `a waived finding is no failure, and keeps its reason`() throws {
    try waive(waiver())
    let run = lint()
    #expect(run.status == .success && run.errors.isEmpty)
    #expect(run.output == "nothing found in 1 document; 1 waived\n")
    #expect(lint("--format", "lines").output.isEmpty)
    let json = lint("--format", "json").output
    #expect(
      json.contains("\"state\" : \"waived\"") && json.contains("\"reason\" : \"code pins it\""))
  }

  @Test func `a waiver that waives nothing any more is told`() throws {
    try waive(waiver(rule: "never-scrolls"))
    let run = lint()
    #expect(run.status == .unexpected)
    #expect(run.output.contains("never-scrolls is not found any more at"))
    // Of laws that were not asked nothing is known.
    try waive(waiver(rule: "content-fits-across"))
    #expect(!lint().output.contains("any more"))
  }

  @Test(arguments: [
    (#"[{"rule": "open-contents-size", "element": "page", "reason": "x"}]"#, "did you mean"),
    (#"[{"rule": "open-content-size", "element": "pag", "reason": "x"}]"#, "no element \"pag\""),
    (#"[{"rule": "open-content-size", "element": "page", "reason": " "}]"#, "expected the reason"),
    (#"[{"rule": "open-content-size", "element": "page"}]"#, "the key \"reason\" is missing"),
    (
      #"[{"rule": "open-content-size", "element": "page", "reason": "x", "x": 1}]"#, "means nothing"
    ),
    (#"[{"rule": 3, "element": "page", "reason": "x"}]"#, "expected a text"),
    (#"{"rule": "open-content-size"}"#, "expected a list"), (#"[["#, "this is not JSON"),
    ("[{\"rule\": \"open-content-size\", \"ele", "this is not JSON"), ("", "this is not JSON"),
  ])
  func `what is no waiver is refused with place and advice`(_ waivers: String, _ words: String)
    throws
  {
    try waive(waivers)
    let run = lint()
    #expect(run.status == .unusable && run.output.contains("1 finding"))
    let errors = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(errors.contains("Main.storyboard.waived.json: ") && errors.contains(words), "\(errors)")
    #expect(errors.contains("line 1"))
  }

  @Test func `what is in the baseline is no failure, and stays so when lines move`() throws {
    let baseline = "\(folder.path)/lint.json"
    #expect(lint("--write-baseline", baseline).status == .success)
    let known = lint("--baseline", baseline)
    #expect(known.status == .success)
    #expect(known.output == "nothing found in 1 document; 1 in the baseline\n")
    let moved = text.replacing("<scenes>", with: "\n\n\n<scenes>")
    #expect(moved != text)
    _ = try folder.write(moved, to: "Main.storyboard")
    #expect(lint("--baseline", baseline).status == .success)
    // Another finding is new; and the one that is mended is told.
    let other = try String(
      contentsOf: FixtureFolder.fixtures.appending(
        path: "Documents/Faults/tied-to-frame.storyboard"),
      encoding: .utf8)
    _ = try folder.write(other, to: "Main.storyboard")
    let run = lint("--baseline", baseline)
    #expect(run.status == .unexpected && run.output.contains("[never-scrolls]"))
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("open-content-size is not found any more at \"page\""))
    #expect(lint("--write-baseline", baseline).status == .success)
    #expect(lint("--baseline", baseline).status == .success)
  }

  @Test(arguments: [
    ("{\"format\": 1, \"baseline\": [{\"fingerprint\": \"1\"}]}", "the key \"file\""),
    ("{\"format\": 2, \"baseline\": []}", "format 1"),
    ("{\"format\": 1, \"lintBas", "not JSON"),
    ("{\"format\": 1, \"baseline\": [], \"x\": 1}", "means nothing"), ("[]", "an object"),
  ])
  func `what is no baseline is refused, and not written over`(_ baseline: String, _ words: String)
    throws
  {
    let file = try folder.write(baseline, to: "lint.json")
    for option in ["--baseline", "--write-baseline"] {
      let run = lint(option, file)
      #expect(run.status == .unusable && run.errors.contains(words), "\(run.errors)")
    }
    #expect(try folder.contents()["lint.json"] == baseline)
    #expect(lint("--baseline", "\(folder.path)/none.json").status == .unusable)
  }

  @Test func `two findings of a kind at one element have fingerprints of their own`() throws {
    let json = lint("--format", "json").output
    let both = CommandLineRun(
      [
        "lint", "--format", "json", "--views", "0",
        FixtureFolder.fixtures.appending(path: "Documents/Faults").path,
      ], .standard
    ).output
    let prints = both.split(separator: "\n").filter { $0.contains("\"fingerprint\"") }
    #expect(prints.count > 5 && Set(prints).count == prints.count)
    #expect(json.contains("\"fingerprint\""))
  }
}
