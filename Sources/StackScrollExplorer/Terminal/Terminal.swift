/// The outside world as a command sees it: two streams and a clock.
///
/// Tests give a terminal that records. It is the only way to the output and to the time.
public protocol Terminal: AnyObject {
  /// Writes to the output.
  func write(_ text: String)
  /// Writes to the stream for errors.
  func writeError(_ text: String)
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
