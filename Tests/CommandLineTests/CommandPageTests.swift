import Foundation
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// `Documentation/Commands.md` shows the help of every command as it is printed.
@Suite struct CommandPageTests {
  private static let page = Repository.root.appending(path: "Documentation/Commands.md")
  private static let commands = CommandLineRun.commands.filter { $0 != "help" }

  @Test func `the page shows the help of every command`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    var shown = text
    for command in Self.commands {
      let heading = "## \(command)\n\n```text\n"
      guard let start = shown.range(of: heading),
        let end = shown.range(of: "```", range: start.upperBound..<shown.endIndex)
      else {
        Issue.record("no section of \(command); write its heading and an empty block of text")
        continue
      }
      let help = Self.help(of: command)
      shown.replaceSubrange(start.upperBound..<end.lowerBound, with: help)
    }
    guard shown != text else { return }
    if ProcessInfo.processInfo.environment[Golden.updateVariable] != nil {
      try Data(shown.utf8).write(to: Self.page, options: .atomic)
    }
    Issue.record("Commands.md shows other help; set \(Golden.updateVariable)=1 once")
  }

  /// `PageReferenceTests` holds the other pages to these sections.
  @Test func `the page has a section for each command, and for no other`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let sections = text.matches(of: /(?m)^## ([a-z]+)$/).map { String($0.1) }
    #expect(Set(sections) == Set(Self.commands))
  }

  @Test(arguments: commands)
  func `every help has examples that are understood`(command: String) {
    let help = Self.help(of: command)
    let examples = help.split(separator: "Examples:\n").dropFirst().joined()
    #expect(examples.contains("stackscroll \(command)"), "\(command) has no example")
    #expect(help.contains("Exit status:"))
    #expect(!help.split(separator: "\n").contains { $0.count > 100 })
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completion names every command, option and invariant`(shell: String) throws {
    let script = Explorer.transcript(of: ["completion", shell]).output
    for command in Self.commands { #expect(script.contains(command)) }
    for id in Catalogue.standard.invariants.map(\.id) { #expect(script.contains(id)) }
    #expect(script.contains("--widths") || script.contains("-l widths"))
  }

  private static func help(of command: String) -> String {
    Explorer.transcript(of: ["help", command], catalogue: .standard).output
  }
}
