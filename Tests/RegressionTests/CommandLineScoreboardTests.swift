import Foundation
import StackScrollExplorer
import StackScrollInvariants
import Testing

/// The command that hunts planted bugs.
@Suite struct CommandLineScoreboardTests {
  @Test func `a catalogue that catches nothing fails, and names every bug`() throws {
    let run = CommandLineRun(["scoreboard", "--seeds", "1"], try Sample.sound())
    #expect(run.status == .unexpected)
    let count = PlantedBug.all.count
    #expect(run.output.contains("FAILED: \(count) of \(count) planted bugs are not caught"))
    for bug in PlantedBug.all { #expect(run.output.contains("\n\(bug.id) ")) }
  }

  @Test func `the table names the law and the numbers, and no line is too wide`() throws {
    let laws = ["tabs-scroll-past-three", "clamp-is-idempotent"]
    let few = try Catalogue(laws.compactMap { Catalogue.standard[$0] })
    let run = CommandLineRun(["scoreboard", "--seeds=2"], few)
    #expect(run.status == .unexpected)
    let caught = run.output.split(separator: "\n").filter { line in
      laws.contains { line.contains(" \($0) ") }
    }
    #expect(caught.contains { $0.hasPrefix("fits-and-scrolls ") && $0.hasSuffix(" 1     1     0") })
    #expect(caught.contains { $0.hasPrefix("clamped-to-the-wrong-end ") })
    for line in run.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(CommandLineRun(["scoreboard", "--seeds=2"], few).output == run.output)
  }

  @Test func `broken laws are written where they are wanted`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scoreboard-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let few = try Catalogue([Catalogue.standard["tabs-scroll-past-three"]].compactMap { $0 })
    _ = CommandLineRun(["scoreboard", "--seeds", "1", "--write", folder.path], few)
    let file = folder.appending(path: "tabs-scroll-past-three.json")
    let kept = try KeptCase(parsing: try Data(contentsOf: file), catalogue: .standard)
    guard case .broken(let fixture) = kept else {
      Issue.record("it is read as something else")
      return
    }
    #expect(try fixture.replay(in: .standard) == nil)
  }
}
