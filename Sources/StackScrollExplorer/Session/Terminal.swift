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

/// A terminal that is written to line by line, each through ``PrintableText/line(_:isWatched:)``.
///
/// Every command gets it in place of the one it was given, and it has no other way to write: nothing
/// that a file, a path or an argument says reaches a terminal or a build server as a command, and none
/// of it begins a line of its own, also where whoever wrote a sentence forgot to see to it. Text of
/// several lines is written as several, which whoever made them divides (``Swift/String/ownLines``).
package final class PrintableTerminal {
  /// How many bytes of a long text are written at once, at least.
  private static let partSize = 1 << 16

  private let terminal: any Terminal

  init(_ terminal: any Terminal) { self.terminal = terminal }

  /// Writes lines to the output.
  func write(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    terminal.write(lines.map { printable($0) + "\n" }.joined())
  }

  /// Writes the lines of a text of ours, like ``Swift/String/ownLines`` but without a list of them.
  ///
  /// A document of JSON may have millions of lines.
  func write(linesOf text: String) {
    var rest = text[...]
    var part = ""
    while !rest.isEmpty {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n"))
      part += printable(rest[..<(end ?? rest.endIndex)]) + "\n"
      rest = rest[(end.map(rest.utf8.index(after:)) ?? rest.endIndex)...]
      if part.utf8.count >= Self.partSize {
        terminal.write(part)
        part.removeAll(keepingCapacity: true)
      }
    }
    if !part.isEmpty { terminal.write(part) }
  }

  /// Writes a line to the stream for errors.
  func writeError(_ line: String) { terminal.writeError(PrintableText.line(line) + "\n") }

  /// Shows a line in place of the one that was shown this way before; an empty one takes it away.
  func rewrite(_ line: String) { terminal.write("\r\(printable(line))\u{1B}[K") }

  /// Most lines have only letters that the gate never changes, and it looks at each for long.
  private func printable(_ line: some StringProtocol) -> String {
    let isHarmless = line.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "#")
    }
    return isHarmless ? String(line) : PrintableText.line(line, isWatched: isInteractive)
  }

  var isInputTyped: Bool { terminal.isInputTyped }
  func readInput(limit: Int) throws -> [UInt8] { try terminal.readInput(limit: limit) }
  var isInteractive: Bool { terminal.isInteractive }
  var columns: Int? { terminal.columns }
  var allowsColour: Bool { terminal.allowsColour }
  package var processors: Int { terminal.processors }
  func now() -> Duration { terminal.now() }
  package var isInterrupted: Bool { terminal.isInterrupted }
}

extension String {
  /// The lines of a text that we wrote: a picture, a document, the words of a law.
  ///
  /// What came from outside is put into such a text printable, so it divides nothing; a line of a text
  /// that is not divided shows its line breaks as `\u{A}`. A line break at the end ends the last line.
  package var ownLines: [String] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
