import PropertyKit
import StackScrollInvariants

/// An invariant and what its run came to.
struct Trial {
  let invariant: Invariant
  /// What the engine found, nil if time was up before the run.
  let report: Report<any Subject>?
  let judgement: Judgement
  /// Whether time cut the run or its shrinking short: a limit in seconds falls elsewhere each time.
  let wasCutShort: Bool

  init(_ invariant: Invariant, _ report: Report<any Subject>?, wasCutShort: Bool = false) {
    self.invariant = invariant
    self.report = report
    self.wasCutShort = wasCutShort
    judgement = Judgement(report?.verdict, for: invariant.role)
  }

  /// Whether the run as a whole must not succeed.
  ///
  /// A law that ran out of time is only unfinished. For a claim that must fail it means that
  /// nothing shows the harness to work.
  var isFailure: Bool {
    switch judgement {
    case .holds, .refuted, .caught: false
    case .stopped, .notRun: invariant.mustFail
    case .newFinding, .notRefuted, .missed, .gaveUp, .flaky: true
    }
  }

  /// The cases that were checked, with the one that failed.
  var cases: Int {
    guard let report else { return 0 }
    switch report.verdict {
    case .failed, .flaky: return report.passed + 1
    case .passed, .gaveUp, .uncovered, .ranNothing, .stopped: return report.passed
    }
  }

  /// The counterexample if it is worth keeping; a canary's says nothing about layout.
  var finding: Counterexample<any Subject>? {
    invariant.role == .canary ? nil : report?.counterexample
  }
}
