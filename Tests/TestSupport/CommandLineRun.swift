import Foundation
import StackScrollExplorer
import StackScrollInvariants

/// A terminal that keeps what is written to it, with a clock that moves when it is looked at.
package final class RecordingTerminal: Terminal {
  package private(set) var output = ""
  package private(set) var errors = ""
  package let isInteractive: Bool
  package let columns: Int?
  package let allowsColour: Bool
  package let processors: Int
  package let isInputTyped: Bool
  private let input: [UInt8]
  private let step: Duration
  private var questionsLeft: Int
  private var time = Duration.zero

  package init(
    isInteractive: Bool = false, columns: Int? = nil, allowsColour: Bool = false,
    processors: Int = 1, step: Duration = .zero, interruptedAfter questions: Int = .max,
    input: [UInt8] = [], isInputTyped: Bool = false
  ) {
    self.isInteractive = isInteractive
    self.columns = columns
    self.allowsColour = allowsColour
    self.processors = processors
    self.step = step
    self.input = input
    self.isInputTyped = isInputTyped
    questionsLeft = questions
  }

  package func readInput(limit: Int) -> [UInt8] { Array(input.prefix(limit + 1)) }
  package func write(_ text: String) { output += text }
  package func writeError(_ text: String) { errors += text }

  package var isInterrupted: Bool {
    questionsLeft -= 1
    return questionsLeft < 0
  }

  package func now() -> Duration {
    time += step
    return time
  }
}

/// What a command line printed and returned.
package struct CommandLineRun {
  package let status: ExitStatus
  package let output: String
  package let errors: String

  package init(
    _ arguments: [String], _ catalogue: Catalogue, adding commands: [Command] = [],
    on terminal: RecordingTerminal = .init()
  ) {
    self.init(arguments, making: { catalogue }, adding: commands, on: terminal)
  }

  package init(
    _ arguments: [String], making catalogue: @escaping () throws -> Catalogue,
    adding commands: [Command] = [], on terminal: RecordingTerminal = .init()
  ) {
    status = Explorer.run(
      arguments, catalogue: try catalogue(), adding: commands, terminal: terminal)
    output = terminal.output
    errors = terminal.errors
  }

  /// The part of the first line of output with this in it that comes after it.
  package func text(after marker: String) -> String? {
    output.split(separator: "\n").compactMap { line in
      line.range(of: marker).map { String(line[$0.upperBound...]) }
    }.first
  }
}
