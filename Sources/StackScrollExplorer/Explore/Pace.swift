import PropertyKit
import StackScrollInvariants
import StackScrollReport

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

  /// How much of all cases is covered, in percent.
  func percent(_ progress: Progress, of cases: Int) -> Int {
    let share = min(1, Double(progress.passed) / Double(max(1, cases)))
    return Int((100 * (Double(done) + share) / Double(max(1, count))).rounded(.down))
  }
}
