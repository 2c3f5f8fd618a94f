import StackScrollInvariants
import TestSupport
import Testing

@testable import StackScrollExplorer

/// Help, version and list: what needs no run.
@Suite struct CommandLineHelpTests {
  @Test(arguments: CommandLineRun.commands)
  func `every command has help, however it is asked for`(command: String) throws {
    let catalogue = try Sample.sound()
    let help = CommandLineRun(["help", command], catalogue)
    #expect(help.status == .success && help.errors.isEmpty)
    #expect(help.output.contains("usage: stackscroll") && help.output.contains("Exit status:"))
    for arguments in [[command, "--help"], [command, "-h"], ["--help", command]] {
      #expect(CommandLineRun(arguments, catalogue).output == help.output)
    }
  }

  @Test func `without arguments the help of the tool is shown`() throws {
    let catalogue = try Sample.sound()
    let run = CommandLineRun([], catalogue)
    #expect(run.status == .success)
    for command in CommandLineRun.commands {
      #expect(run.output.contains("\n  \(command) "))
    }
    #expect(CommandLineRun(["--help"], catalogue).output == run.output)
    #expect(CommandLineRun(["help"], catalogue).output == run.output)
  }

  @Test func `the version names the tool as it was called`() throws {
    let terminal = RecordingTerminal()
    let status = Explorer.run(
      ["--version"], catalogue: try Sample.sound(), terminal: terminal, name: "mine")
    #expect(status == .success)
    #expect(terminal.output.hasPrefix("mine 0."))
  }

  @Test func `the list names every invariant with its sentence`() {
    for arguments in [["list"], ["list", "--long"]] {
      let output = CommandLineRun(arguments, .standard).output
      for invariant in Catalogue.standard.invariants {
        #expect(output.contains("  \(invariant.id)"))
      }
    }
    let long = CommandLineRun(["list", "--long"], .standard).output
    #expect(long.contains("assuming thirds:") && long.contains("Why it is false:"))
  }

  @Test func `the list of words has those invariants that have all of them`() {
    let all = CommandLineRun(["list"], .standard).output
    for words in [["end"], ["SCROLL", "end"], ["image"]] {
      let output = CommandLineRun(["list"] + words, .standard).output
      let long = CommandLineRun(["list", "--long"] + words, .standard).output
      let shown = Catalogue.standard.invariants.filter { output.contains("  \($0.id)") }
      #expect(!shown.isEmpty && output.count < all.count && !output.contains("Families"))
      for invariant in shown {
        let assumed = invariant.assumptions.flatMap { [$0.id, $0.sentence] }
        let own = ([invariant.id, invariant.family ?? "", invariant.sentence] + assumed)
          .joined(separator: " ").lowercased()
        for word in words { #expect(own.contains(word.lowercased()), "\(invariant.id)") }
        #expect(long.contains("  \(invariant.id)"))
      }
    }
  }

  @Test(arguments: [nil, 20, 80, 95, 400] as [Int?])
  func `no line of help or list is wider than the terminal may be`(columns: Int?) {
    let terminal = { RecordingTerminal(isInteractive: columns != nil, columns: columns) }
    let limit = min(max(columns ?? 90, 80), 100)
    for arguments in [["list"], ["list", "--long"]] {
      let run = CommandLineRun(arguments, .standard, on: terminal())
      for line in run.output.split(separator: "\n") { #expect(line.count <= limit, "\(line)") }
    }
    for command in CommandLineRun.commands {
      let run = CommandLineRun(["help", command], .standard)
      for line in run.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }
}

extension CommandLineRun {
  /// The names of all commands.
  static let commands = Command.all.map(\.name)
}
