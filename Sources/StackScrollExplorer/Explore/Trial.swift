import PropertyKit
import StackScrollInvariants

/// An invariant and what its run came to.
struct Trial {
  let invariant: Invariant
  /// What the engine found, nil if time was up before the run.
  let report: Report<any Subject>?
  let judgement: Judgement
  /// What cut the run or its shrinking short: that falls elsewhere each time.
  private(set) var cut: RunWatch.Cut?
  /// The kinds of screens on which it passed; none unless it is a law that holds.
  private(set) var coverage = ScreenCoverage()
  /// The cases that earlier rounds passed.
  private var earlier = 0

  init(
    _ invariant: Invariant, _ report: Report<any Subject>?, cut: RunWatch.Cut? = nil,
    covering coverage: ScreenCoverage = ScreenCoverage()
  ) {
    self.invariant = invariant
    self.report = report
    self.cut = cut
    judgement = Judgement(report?.verdict, for: invariant.role)
    if judgement == .holds { self.coverage = coverage }
  }

  /// Whether the run as a whole must not succeed.
  ///
  /// A law that ran out of time is only unfinished. For a claim that must fail it means that
  /// nothing shows the harness to work; unless somebody ended the run, who knows.
  var isFailure: Bool {
    switch judgement {
    case .holds, .refuted, .caught: false
    case .stopped, .notRun: invariant.mustFail && cut != .interruption
    case .newFinding, .notRefuted, .missed, .gaveUp, .flaky: true
    }
  }

  /// The cases that were checked in all rounds, with the one that failed.
  var cases: Int {
    guard let report else { return earlier }
    switch report.verdict {
    case .failed, .flaky: return earlier + report.passed + 1
    case .passed, .gaveUp, .uncovered, .ranNothing, .stopped: return earlier + report.passed
    }
  }

  /// This and one more round: what that found, or what was known if it was cut short.
  func followed(by next: Trial) -> Trial {
    let isAnswer = next.judgement != .stopped && next.judgement != .notRun
    var result = isAnswer ? next : self
    result.earlier = isAnswer ? cases : earlier + next.cases
    result.cut = next.cut
    if result.judgement == .holds { result.coverage.formUnion(coverage) }
    return result
  }

  /// The counterexample if it is worth keeping; a canary's says nothing about layout.
  var finding: Counterexample<any Subject>? {
    invariant.role == .canary ? nil : report?.counterexample
  }
}
