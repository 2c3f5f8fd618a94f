import StackScrollCore

/// The outside world as a command sees it: three streams and a clock.
///
/// Tests give a terminal that records. It is the only way to the input, to the output and to the time.
public protocol Terminal: AnyObject {
  /// Writes to the output.
  func write(_ text: String)
  /// Writes to the stream for errors.
  func writeError(_ text: String)
  /// Whether input is typed rather than piped.
  var isInputTyped: Bool { get }
  /// Everything of the input, or a little more than a limit of bytes.
  func readInput(limit: Int) throws -> [UInt8]
  /// Whether somebody watches: lines may be rewritten.
  var isInteractive: Bool { get }
  /// The number of columns, if it is known.
  var columns: Int? { get }
  /// Whether colours are wanted where somebody watches.
  var allowsColour: Bool { get }
  /// How many cases may run at the same time; what is found does not depend on it.
  var processors: Int { get }
  /// The time since some fixed moment; for progress and deadlines.
  func now() -> Duration
  /// Whether somebody asked the run to end; it then ends with what it has.
  var isInterrupted: Bool { get }
}

extension Terminal {
  /// Nobody asks, unless the terminal can hear it.
  public var isInterrupted: Bool { false }
}

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
