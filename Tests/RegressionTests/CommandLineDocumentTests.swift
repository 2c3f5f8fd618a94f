import Foundation
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
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
    for command in ["verify", "import"] {
      let run = CommandLineRun([command, file], .standard)
      #expect(run.status == .unusable && run.errors.contains("this is not XML"))
      #expect(CommandLineRun([command, file + "x"], .standard).status == .unusable)
      #expect(CommandLineRun([command, folder.path], .standard).errors.contains("no file"))
    }
  }

  @Test func `scroll views become screens that lay out as recorded, or are refused`() throws {
    let folder = try TemporaryFolder()
    let run = CommandLineRun(
      ["import", path("scroll-views.storyboard"), "--write", folder.path], .standard)
    #expect(run.status == .unexpected)
    #expect(run.output.contains("a screen of 3 views"))
    #expect(run.output.contains("refused"))
    let files = try folder.contents()
    #expect(files.keys.sorted() == ["scroll-views-direct.json", "scroll-views-guided.json"])
    for text in files.values {
      var reader = try FixtureReader(try JSONValue(parsing: Data(text.utf8)))
      let screen = try Screen(reading: &reader)
      #expect(try screen.layout().frame(of: screen.content.id)?.size.height == 900)
    }
  }

  @Test func `a document in which nothing scrolls makes no screen`() {
    let run = CommandLineRun(["import", path("card.xib")], .standard)
    #expect(run.status == .unexpected && run.errors.contains("no scroll view"))
  }
}
