/// What a run found.
public enum Verdict<Value> {
  /// Every case passed.
  case passed
  /// A case failed; this is the simplest one found.
  case failed(Counterexample<Value>)
  /// Too many cases were discarded to say anything; the last reason is given.
  case gaveUp(Discard)
  /// Every case passed, but a share that `Statistic.cover` demands was not reached, or not for
  /// certain.
  case uncovered([StatisticSummary])
  /// No case was asked for, so nothing was tested.
  case ranNothing
  /// Whoever watched the run stopped it before a failure was found.
  case stopped
  /// A case failed, and did not fail in the same way when it was run again.
  case flaky(Failure)

  func map<New>(_ transform: (Value) -> New) -> Verdict<New> {
    switch self {
    case .passed: .passed
    case .failed(let counterexample): .failed(counterexample.map(transform))
    case .gaveUp(let reason): .gaveUp(reason)
    case .uncovered(let demands): .uncovered(demands)
    case .ranNothing: .ranNothing
    case .stopped: .stopped
    case .flaky(let failure): .flaky(failure)
    }
  }
}

extension Verdict: Sendable where Value: Sendable {}
