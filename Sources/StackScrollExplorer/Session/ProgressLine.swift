import PropertyKit
import StackScrollReport

/// The one line that tells a watcher how far a run has come; rewritten in place, gone at the end.
///
/// Where nobody watches it is a plain line among the errors once in a while, so that the log of a
/// long run shows that it lives and its output stays the same bytes.
struct ProgressLine {
  private let terminal: any Terminal
  private let width: Int
  private var shown: Duration?

  /// How often the line may change.
  static let interval = Duration.milliseconds(100)
  /// How often there is a plain line.
  static let plainInterval = Duration.seconds(60)

  init(session: Session) {
    terminal = session.terminal
    width = session.terminal.columns ?? session.width
  }

  /// Shows a text, unless the line changed a moment ago.
  mutating func show(_ text: @autoclosure () -> String, at now: Duration) {
    guard terminal.isInteractive else { return showPlain(text(), at: now) }
    if let shown, now - shown < Self.interval { return }
    shown = now
    terminal.write("\r\(text().prefix(max(1, width - 1)))\u{1B}[K")
  }

  private mutating func showPlain(_ text: @autoclosure () -> String, at now: Duration) {
    let last = shown ?? now
    if now - last >= Self.plainInterval {
      terminal.writeError("\(text())\n")
      shown = now
    } else {
      shown = last
    }
  }

  /// Takes the line away.
  mutating func erase() {
    guard shown != nil, terminal.isInteractive else { return }
    shown = nil
    terminal.write("\r\u{1B}[K")
  }
}

/// Watches one run: shows how far it has come, and stops it when its time is up or somebody asks.
struct RunWatch {
  private let deadline: Duration?
  private let terminal: any Terminal
  private let describe: (Progress, Duration) -> String
  /// Why it stopped the run, if it did.
  private(set) var cut: Trial.Cut?

  /// Makes a watch.
  ///
  /// - Parameter describe: the line to show, for how far the run has come and the time.
  init(
    deadline: Duration?, terminal: any Terminal,
    describe: @escaping (Progress, Duration) -> String
  ) {
    self.deadline = deadline
    self.terminal = terminal
    self.describe = describe
  }

  /// How many evaluations of a shrinker pass between two looks at the clock.
  static let stride = 64

  /// Looks up after each block of cases, and now and then while a failure shrinks.
  mutating func observe(_ progress: Progress, line: inout ProgressLine) -> RunControl {
    guard progress.shrinkEvaluations.isMultiple(of: Self.stride) else { return .proceed }
    if terminal.isInterrupted { cut = .interruption }
    let now = terminal.now()
    line.show(describe(progress, now), at: now)
    if let deadline, now >= deadline, cut == nil { cut = .time }
    return cut == nil ? .proceed : .stop
  }
}
