/// The one line that tells a watcher how far a run has come; rewritten in place, gone at the end.
///
/// Where nobody watches it is a plain line among the errors once in a while, so that the log of a
/// long run shows that it lives and its output stays the same bytes.
package struct ProgressLine {
  private let terminal: PrintableTerminal
  private let width: Int
  private var shown: Duration?

  /// How often the line may change.
  static let interval = Duration.milliseconds(100)
  /// How often there is a plain line.
  static let plainInterval = Duration.seconds(60)

  package init(session: Session) {
    terminal = session.terminal
    width = session.terminal.columns ?? session.width
  }

  /// Shows a text, unless the line changed a moment ago.
  mutating func show(_ text: @autoclosure () -> String, at now: Duration) {
    guard terminal.isInteractive else { return showPlain(text(), at: now) }
    if let shown, now - shown < Self.interval { return }
    shown = now
    let (line, room) = (text(), max(1, width - 1))
    let fitting = line.count <= room ? line : line.prefix(room - 1) + "…"
    terminal.rewrite(String(fitting))
  }

  private mutating func showPlain(_ text: @autoclosure () -> String, at now: Duration) {
    let last = shown ?? now
    if now - last >= Self.plainInterval {
      terminal.writeError(text())
      shown = now
    } else {
      shown = last
    }
  }

  /// Takes the line away.
  package mutating func erase() {
    guard shown != nil, terminal.isInteractive else { return }
    shown = nil
    terminal.rewrite("")
  }
}
