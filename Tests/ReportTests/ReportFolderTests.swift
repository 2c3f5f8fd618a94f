import Foundation
import StackScrollInvariants
import StackScrollReport
import TestSupport
import Testing

@testable import StackScrollExplorer

/// Files of a report are whole or as they were, and what is not ours stays.
@Suite struct ReportFolderTests {
  private static let files = [
    ReportFile(name: "one.html", text: "<!-- \(ReportFile.signature) --> one"),
    ReportFile(name: "two.html", text: "<!-- \(ReportFile.signature) --> two"),
  ]

  @Test func `a report that is there is replaced`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("\(ReportFile.signature) of yesterday", to: "two.html")
    try ReportFolder(path: folder.path).write(Self.files)
    #expect(
      try folder.contents()
        == Dictionary(
          uniqueKeysWithValues: Self.files.map { ($0.name, $0.text) }))
  }

  @Test func `a file that is no report stays, and nothing is written beside it`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("my own page", to: "two.html")
    #expect(
      throws: ReportError(path: "\(folder.path)/two.html", problem: .isSomethingElse)
    ) {
      try ReportFolder(path: folder.path).write(Self.files)
    }
    #expect(try folder.contents() == ["two.html": "my own page"])
  }

  @Test func `a folder in the place of a file stays`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("inside", to: "index.html/kept.txt")
    let run = CommandLineRun(
      ["explore", "--cases", "5", "--report", folder.path], try Sample.sound())
    #expect(run.status == .unusable)
    #expect(
      run.errors == "stackscroll: the report was not saved: \(folder.path)/index.html: it is"
        + " there and no report; name another folder, or move it away\n")
    #expect(try folder.contents() == ["index.html/kept.txt": "inside"])
  }

  @Test func `a place that cannot be written to is named, and the run is shown`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a file", to: "file")
    let run = CommandLineRun(
      ["explore", "--cases", "5", "--report", "\(file)/below"], try Sample.sound())
    #expect(run.status == .unusable)
    #expect(run.output.contains("OK: 1 law holds"))
    #expect(run.errors.contains("the report was not saved: \(file)/below/findings.jsonl: "))
    #expect(!run.output.contains("report: "))
    #expect(try folder.contents() == ["file": "a file"])
  }

  @Test func `a report needs a folder`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a file", to: "file")
    let run = CommandLineRun(["explore", "--report", file], try Sample.sound())
    #expect(run.status == .unusable)
    // A value that is long is shown by its beginning.
    #expect(run.errors.contains("--report \"\(file.prefix(40))"))
    #expect(run.errors.contains("\" is a file; name a folder"))
    let bare = CommandLineRun(["explore", "--report"], try Sample.sound())
    #expect(bare.status == .unusable)
    #expect(bare.errors.contains("--report needs a value; write --report DIR"))
  }
}
