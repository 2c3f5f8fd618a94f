/// The one line that tells a watcher how far a run has come; rewritten in place, gone at the end.
struct ProgressLine {
  private let terminal: any Terminal
  private let width: Int
  private var shown: Duration?

  /// How often the line may change.
  static let interval = Duration.milliseconds(100)

  init(session: Session) {
    terminal = session.terminal
    width = session.terminal.columns ?? session.width
  }

  /// Shows a text, unless the line changed a moment ago or nobody watches.
  mutating func show(_ text: @autoclosure () -> String, at now: Duration) {
    guard terminal.isInteractive else { return }
    if let shown, now - shown < Self.interval { return }
    shown = now
    terminal.write("\r\(text().prefix(max(1, width - 1)))\u{1B}[K")
  }

  /// Takes the line away.
  mutating func erase() {
    guard shown != nil else { return }
    shown = nil
    terminal.write("\r\u{1B}[K")
  }
}
