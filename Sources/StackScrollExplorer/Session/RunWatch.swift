import PropertyKit
import StackScrollInvariants
import StackScrollReport

/// Watches one run: shows how far it has come, and stops it when its time is up or somebody asks.
package struct RunWatch {
  private let deadline: Duration?
  private let terminal: PrintableTerminal
  private let describe: (Progress, Duration) -> String
  /// Why it stopped the run, if it did.
  private(set) var cut: Trial.Cut?

  /// Makes a watch.
  ///
  /// - Parameter describe: the line to show, for how far the run has come and the time.
  package init(
    deadline: Duration?, terminal: PrintableTerminal,
    describe: @escaping (Progress, Duration) -> String
  ) {
    self.deadline = deadline
    self.terminal = terminal
    self.describe = describe
  }

  /// How many evaluations of a shrinker pass between two looks at the clock.
  static let stride = 64

  /// Looks up after each block of cases, and now and then while a failure shrinks.
  package mutating func observe(_ progress: Progress, line: inout ProgressLine) -> RunControl {
    guard progress.shrinkEvaluations.isMultiple(of: Self.stride) else { return .proceed }
    if terminal.isInterrupted { cut = .interruption }
    let now = terminal.now()
    line.show(describe(progress, now), at: now)
    if let deadline, now >= deadline, cut == nil { cut = .time }
    return cut == nil ? .proceed : .stop
  }
}

/// How much time a run may take, shared out among those that are still to come.
struct TimeBudget {
  private let end: Duration?
  private let terminal: PrintableTerminal

  /// When something must end.
  enum Deadline: Hashable {
    /// Whenever it is ready.
    case none
    /// At this moment of the terminal's clock.
    case at(Duration)
    /// No time is left to begin.
    case passed
  }

  /// Starts the time now; without a limit the clock is never asked.
  init(_ time: Duration?, on terminal: PrintableTerminal) {
    self.terminal = terminal
    end = time.map { terminal.now() + $0 }
  }

  /// When the next of some runs must end.
  ///
  /// Each gets an equal part of what is left, so what one does not need goes to those after it.
  func deadline(sharedBy count: Int) -> Deadline {
    guard let end else { return .none }
    let now = terminal.now()
    return now < end ? .at(now + (end - now) / max(1, count)) : .passed
  }
}

/// How fast a run is and how far it has come: for whoever watches, never for its results.
struct Pace {
  /// When it began, by the terminal's clock.
  let start: Duration
  /// How many invariants there are.
  let count: Int
  /// The invariants that are done in this round.
  var done = 0
  /// The cases that were checked by those that are done.
  var cases = 0
  /// The laws that failed.
  var found = 0
  /// The kinds of screens on which laws that hold passed.
  var coverage = ScreenCoverage()

  /// Counts a finished invariant.
  mutating func add(_ trial: Trial, cases: Int) {
    done += 1
    self.cases += cases
    coverage.formUnion(trial.coverage)
    if trial.judgement == .newFinding { found += 1 }
  }

  /// The cases a second up to now.
  func rate(_ progress: Progress, at now: Duration) -> Int {
    let seconds = (now - start) / .seconds(1)
    let rate = seconds > 0 ? Double(cases + progress.passed) / seconds : 0
    return Int(min(rate.rounded(), 1e12))
  }

  /// How much of all cases is done, in percent.
  func percent(_ progress: Progress, of cases: Int) -> Int {
    Int((100 * share(progress, of: cases)).rounded(.down))
  }

  /// How long the rest will take if it goes on as it went; nil as long as nobody can know.
  func left(_ progress: Progress, of cases: Int, at now: Duration) -> Duration? {
    let share = share(progress, of: cases)
    guard share > 0, now - start >= Self.leastTime else { return nil }
    let seconds = (now - start) / .seconds(1) * (1 - share) / share
    return .seconds(min(seconds, Self.mostSeconds))
  }

  /// The time before which nothing is said about the rest.
  private static let leastTime = Duration.seconds(1)
  /// More than that is never said: a year.
  private static let mostSeconds = 366.0 * 86_400

  private func share(_ progress: Progress, of cases: Int) -> Double {
    let share = min(1, Double(progress.passed) / Double(max(1, cases)))
    return (Double(done) + share) / Double(max(1, count))
  }
}
