import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// Findings that a project has had for long.
@Suite struct LintBaselineTests {
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
