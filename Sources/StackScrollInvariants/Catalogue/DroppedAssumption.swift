import PropertyKit

/// What became of a law when one of its assumptions was dropped and all others were kept.
package struct DroppedAssumption: Sendable {
  /// The assumption.
  package let assumption: Assumption
  /// What came of it.
  package let result: Result

  /// What came of dropping an assumption.
  package enum Result: Sendable {
    /// The law fails without it, and this is the smallest case.
    case needed(Counterexample<any Subject>)
    /// The law held without it, in so many cases; others did not count.
    case notNeeded(cases: Int, discarded: Int)
    /// It says what the law is about: without it there is nothing to check.
    case definesTheLaw
    /// The run came to no answer: it was stopped, or too few cases count.
    case undecided(Verdict<any Subject>)
  }
}

extension Invariant {
  /// Drops one of the law's assumptions and looks for a case that breaks it then.
  ///
  /// - Parameters:
  ///   - assumption: what is no longer taken for granted.
  ///   - settings: the limits of the run.
  ///   - workers: how many cases may run at the same time; the result does not depend on it.
  ///   - observe: told how far the run has come; may stop it.
  package func dropping(
    _ assumption: Assumption, settings: Settings = Settings(), workers: Int = 1,
    observe: (Progress) -> RunControl = { _ in .proceed }
  ) -> DroppedAssumption {
    guard let law = without(assumption) else {
      return DroppedAssumption(assumption: assumption, result: .definesTheLaw)
    }
    let report = law.explore(settings: settings, workers: workers, observe: observe)
    let result: DroppedAssumption.Result =
      switch report.verdict {
      case .failed(let counterexample): .needed(counterexample)
      case .passed: .notNeeded(cases: report.passed, discarded: report.discarded)
      default: .undecided(report.verdict)
      }
    return DroppedAssumption(assumption: assumption, result: result)
  }
}
