import PropertyKit

/// Watches one run: shows how far it has come, and stops it when its time is up.
struct RunWatch {
  private let deadline: Duration?
  private let terminal: any Terminal
  private let describe: (Progress) -> String
  private var calls = 0
  /// Whether it stopped the run.
  private(set) var hasStopped = false

  /// How many cases pass between two looks at the clock.
  static let stride = 256

  init(deadline: Duration?, terminal: any Terminal, describe: @escaping (Progress) -> String) {
    self.deadline = deadline
    self.terminal = terminal
    self.describe = describe
  }

  /// Looks at the clock now and then, if there is a reason to.
  mutating func observe(_ progress: Progress, line: inout ProgressLine) -> RunControl {
    guard deadline != nil || terminal.isInteractive else { return .proceed }
    calls += 1
    guard calls.isMultiple(of: Self.stride) else { return .proceed }
    let now = terminal.now()
    line.show(describe(progress), at: now)
    if let deadline, now >= deadline { hasStopped = true }
    return hasStopped ? .stop : .proceed
  }
}
