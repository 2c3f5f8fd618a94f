import Foundation
import SelfTests
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

@testable import SelfTool

/// The command that hunts planted bugs, with a catalogue too small to catch most of them.
///
/// That the whole catalogue catches all of them, `.ci/run` sees.
@Suite struct CommandLineScoreboardTests {
  private static func run(_ arguments: [String], _ catalogue: Catalogue) -> CommandLineRun {
    CommandLineRun(arguments, catalogue, adding: [.scoreboard])
  }

  @Test func `the table names laws and numbers, what is missed fails, broken laws are kept`() throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scoreboard-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let law = "tabs-scroll-past-three"
    let few = try Catalogue([try #require(Catalogue.standard[law])])
    let bugs = Set(["fits-and-scrolls"] + PlantedBug.all.prefix(5).map(\.id))
    let run = Self.run(
      ["scoreboard"] + bugs.sorted() + ["--seeds", "1", "--write", folder.path], few)
    #expect(run.status == .unexpected && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    for bug in bugs { #expect(lines.contains { $0.hasPrefix("\(bug) ") }) }
    for line in lines where !line.contains(folder.path) { #expect(line.count <= 100, "\(line)") }
    let caught = lines.filter { $0.contains(" \(law) ") }
    #expect(caught.contains { $0.hasPrefix("fits-and-scrolls ") && $0.hasSuffix(" 1     1     0") })
    let missed = bugs.count - caught.count
    #expect(missed > 0 && missed < bugs.count)
    #expect(
      run.output.contains("FAILED: \(missed) of \(bugs.count) planted bugs are not caught"))

    let file = folder.appending(path: "\(law).json")
    let fixture = try BrokenFixture(parsing: try Data(contentsOf: file), catalogue: .standard)
    #expect(try fixture.replay(in: .standard) == nil)
  }

  @Test func `named bugs are hunted alone, and named laws show what breaks them`() throws {
    let law = "tabs-scroll-past-three"
    let bug = Self.run(["scoreboard", "fits-and-scrolls", law, "--seeds", "1"], .standard)
    #expect(bug.status == .success && bug.errors.isEmpty)
    #expect(bug.output.hasPrefix("1 planted bug, each hunted by 1 law over 1 seed.\n"))
    #expect(bug.output.contains("\nfits-and-scrolls"))
    #expect(bug.output.hasSuffix("\nthe planted bug is caught\n"))

    let folder = try TemporaryFolder()
    let alone = Self.run(
      ["scoreboard", law, "--seeds", "1", "--write", folder.path], .standard)
    #expect(alone.status == .success && alone.errors.isEmpty)
    #expect(alone.output.hasPrefix("\(law): broken by "))
    #expect(try folder.contents().keys.sorted() == ["\(law).json"])

    let unknown = Self.run(["scoreboard", "fits-and-scroll"], .standard)
    #expect(unknown.status == .unusable && unknown.output.isEmpty)
    #expect(unknown.errors.contains("\"fits-and-scroll\"; did you mean \"fits-and-scrolls\"?"))
  }

  @Test func `a broken law that is not saved is named, and nothing is said to be kept`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a file", to: "file")
    let few = try Catalogue([try #require(Catalogue.standard["tabs-scroll-past-three"])])
    let run = Self.run(
      ["scoreboard", "fits-and-scrolls", "--seeds", "1", "--write", "\(file)/below"], few)
    #expect(run.status == .unusable)
    let complaint =
      "stackscroll: the case that breaks tabs-scroll-past-three was not saved in \(file)/below: "
    #expect(run.errors.hasPrefix(complaint), "\(run.errors)")
    #expect(!run.output.contains("are kept in"))
    #expect(try folder.contents() == ["file": "a file"])
  }
}
