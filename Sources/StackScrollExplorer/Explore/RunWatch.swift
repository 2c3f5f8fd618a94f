import PropertyKit

/// Watches one run: shows how far it has come, and stops it when its time is up.
struct RunWatch {
  private let deadline: Duration?
  private let terminal: any Terminal
  private let describe: (Progress) -> String
  /// Whether it stopped the run.
  private(set) var hasStopped = false

  init(deadline: Duration?, terminal: any Terminal, describe: @escaping (Progress) -> String) {
    self.deadline = deadline
    self.terminal = terminal
    self.describe = describe
  }

  /// How many evaluations of a shrinker pass between two looks at the clock.
  static let stride = 64

  /// Looks at the clock, if there is a reason to: after each block of cases, and now and then while
  /// a failure shrinks.
  mutating func observe(_ progress: Progress, line: inout ProgressLine) -> RunControl {
    guard deadline != nil || terminal.isInteractive else { return .proceed }
    guard progress.shrinkEvaluations.isMultiple(of: Self.stride) else { return .proceed }
    let now = terminal.now()
    line.show(describe(progress), at: now)
    if let deadline, now >= deadline { hasStopped = true }
    return hasStopped ? .stop : .proceed
  }
}
