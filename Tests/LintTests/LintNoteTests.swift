import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// Notes: what is open on the canvas and settled in the app is told, and is no failure.
@Suite struct LintNoteTests {
  private let file: String
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let row = FixtureFolder.fixtures.appending(path: "Documents/Faults/drawn-row.storyboard")
    file = try folder.write(String(contentsOf: row, encoding: .utf8), to: "Row.storyboard")
  }

  private func lint(_ arguments: String...) -> CommandLineRun {
    CommandLineRun(["lint", "--views", "0"] + arguments, .standard)
  }

  @Test func `a document with notes alone is none with findings`() {
    let run = lint(file)
    #expect(run.status == .success)
    #expect(run.output == "nothing found in 1 document; 1 note (see --format lines)\n")
  }

  @Test func `each format says that it is a note`() {
    let lines = lint("--format", "lines", file)
    #expect(lines.status == .success)
    #expect(lines.output.hasPrefix("\(file):16: note: label \"name\": "))
    #expect(lines.output.hasSuffix(" [open-as-drawn]\n"))
    #expect(lint("--format", "json", file).output.contains("\"level\" : \"note\""))
    #expect(lint("--format", "sarif", file).output.contains("\"level\" : \"note\""))
  }

  @Test func `a baseline holds no notes, and a waiver can name one`() throws {
    let baseline = "\(folder.path)/lint.json"
    #expect(lint("--write-baseline", baseline, file).status == .success)
    #expect(try !String(contentsOfFile: baseline, encoding: .utf8).contains("open-as-drawn"))
    _ = try folder.write(
      #"{"waivers": [{"rule": "open-as-drawn", "element": "name", "reason": "Rows size themselves."}]}"#,
      to: "stackscroll.json")
    #expect(lint(file).output == "nothing found in 1 document; 1 waived\n")
  }
}
