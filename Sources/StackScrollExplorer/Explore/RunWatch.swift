import PropertyKit
import StackScrollReport

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
