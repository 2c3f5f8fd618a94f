import StackScrollInvariants

/// What every command needs: whom it talks to, and under which name.
package struct Session {
  package let name: String
  /// Whom commands talk to: its type sees to it that nothing is written but lines
  /// that no terminal obeys.
  package let terminal: PrintableTerminal

  /// - Parameter name: the name of the tool, as whoever started it wrote it.
  init(name: String, terminal: any Terminal) {
    self.name = name.printable
    self.terminal = PrintableTerminal(terminal)
  }

  /// The version of the tool.
  static let version = "0.1.0"

  /// The widths that text is set to; narrower or wider terminals get the nearer one.
  static let widths = 80...100
  /// The width where nobody knows the terminal's, so that files are the same everywhere.
  static let usualWidth = 90

  /// How many columns text may have.
  package var width: Int {
    guard terminal.isInteractive, let columns = terminal.columns else { return Self.usualWidth }
    return min(max(columns, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// How words are emphasised.
  package var style: TextStyle {
    TextStyle(isColoured: terminal.isInteractive && terminal.allowsColour)
  }

  /// Writes lines to the output.
  package func say(_ lines: [String]) { terminal.write(lines) }

  /// Writes the lines of a text of ours, however many they are, to the output.
  package func say(linesOf text: String) { terminal.write(linesOf: text) }

  /// Writes a line to the output.
  package func say(_ line: String) { terminal.write([line]) }

  /// Writes an error: the name of the tool, and what is wrong.
  package func complain(_ text: String) { terminal.writeError("\(name): \(text)") }

  /// Writes lines below an error.
  func hint(_ lines: [String]) {
    for line in lines { terminal.writeError(line) }
  }

  /// Writes a line below an error.
  func hint(_ line: String) { hint([line]) }
}

/// How a command came out, as the number that the process ends with.
///
/// Few numbers are enough for a script to tell "look at this" from "this was not run".
public enum ExitStatus: Int32, Hashable, Sendable {
  /// Everything came out as expected.
  case success = 0
  /// Something did not: a law failed, or what must fail did not.
  case unexpected = 1
  /// The arguments, a file or a token could not be used, or something was not saved.
  case unusable = 2
  /// Results of some shards are missing; what is there is sound.
  case incomplete = 3
  /// Somebody ended the run (SIGINT, SIGTERM or SIGHUP) before anything unexpected came up; what it
  /// had by then was shown.
  case interrupted = 130

  /// The worse of two, for commands that do several things.
  package func worse(_ other: ExitStatus) -> ExitStatus {
    Self.order.firstIndex(of: self) ?? 0 >= Self.order.firstIndex(of: other) ?? 0 ? self : other
  }

  /// From the best to the worst: a run that was ended and found something found something.
  private static let order: [ExitStatus] = [
    .success, .interrupted, .incomplete, .unexpected, .unusable,
  ]
}
