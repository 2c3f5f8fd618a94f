import Foundation
import StackScrollExplorer
import StackScrollInvariants
import Testing

/// What the README shows of the tool's output is what the tool prints.
@Suite struct ReadmeOutputTests {
  @Test func `the readme's counterexample is printed line by line`() throws {
    let terminal = RecordingTerminal()
    let status = Explorer.run(
      ["explore", "claim-predicted-end-is-the-end"], catalogue: .standard, terminal: terminal)
    #expect(status == .success)
    let readme = try String(
      contentsOf: FixtureFolder.root.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(
      readme.split(separator: "```text\n").dropFirst().first?.split(separator: "```").first)
    #expect(terminal.output.contains(shown), "README.md shows other text than the tool prints")
  }

  @Test func `the readme and the ci script name the same test command`() throws {
    for file in ["README.md", ".ci/run"] {
      let text = try String(contentsOf: FixtureFolder.root.appending(path: file), encoding: .utf8)
      #expect(text.contains("\nswift test"), "\(file)")
    }
  }

  @Test func `the map names every folder of sources, tests and fixtures`() throws {
    let readme = try String(
      contentsOf: FixtureFolder.root.appending(path: "README.md"), encoding: .utf8)
    for parent in ["Sources", "Tests", "Fixtures"] {
      let folders = try FileManager.default.contentsOfDirectory(
        atPath: FixtureFolder.root.appending(path: parent).path)
      for folder in folders {
        #expect(readme.contains("`\(parent)/\(folder)`"), "\(parent)/\(folder)")
      }
    }
  }
}
