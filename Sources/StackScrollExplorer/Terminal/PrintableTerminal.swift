import StackScrollCore

/// A terminal that is written to through ``PrintableText/output(_:isWatched:)`` only.
///
/// Every command gets it in place of the one it was given, so nothing that a file says reaches a
/// terminal or a build server as a command, also where whoever wrote a sentence forgot it.
final class PrintableTerminal: Terminal {
  private let terminal: any Terminal

  init(_ terminal: any Terminal) { self.terminal = terminal }

  func write(_ text: String) {
    terminal.write(PrintableText.output(text, isWatched: isInteractive))
  }

  func writeError(_ text: String) { terminal.writeError(PrintableText.output(text)) }

  var isInputTyped: Bool { terminal.isInputTyped }
  func readInput(limit: Int) throws -> [UInt8] { try terminal.readInput(limit: limit) }
  var isInteractive: Bool { terminal.isInteractive }
  var columns: Int? { terminal.columns }
  var allowsColour: Bool { terminal.allowsColour }
  var processors: Int { terminal.processors }
  func now() -> Duration { terminal.now() }
  var isInterrupted: Bool { terminal.isInterrupted }
}
