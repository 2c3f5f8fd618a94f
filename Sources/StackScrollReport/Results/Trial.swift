import PropertyKit
import StackScrollInvariants

/// An invariant and what its run came to.
package struct Trial {
  package let invariant: Invariant
  /// What the engine found, nil if time was up before the run.
  package let report: Report<any Subject>?
  package let judgement: Judgement
  /// What cut the run or its shrinking short: that falls elsewhere each time.
  package private(set) var cut: Cut?
  /// The kinds of screens on which it passed; none unless it is a law that holds.
  package private(set) var coverage = ScreenCoverage()
  /// The cases that earlier rounds passed.
  private var earlier = 0

  /// What ends a run before it has an answer.
  package enum Cut: Hashable, Sendable {
    /// Its time is up.
    case time
    /// Somebody asked for it.
    case interruption
  }

  package init(
    _ invariant: Invariant, _ report: Report<any Subject>?, cut: Cut? = nil,
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
  package var isFailure: Bool {
    switch judgement {
    case .holds, .refuted, .caught: false
    case .stopped, .notRun: invariant.mustFail && cut != .interruption
    case .newFinding, .notRefuted, .missed, .gaveUp, .flaky: true
    }
  }

  /// Whether a case that was run again did not do what it must: a law passes, the rest fails.
  package var isFailureOfReplay: Bool { ![.holds, .refuted, .caught].contains(judgement) }

  /// The cases that were checked in all rounds, with the one that failed.
  package var cases: Int {
    guard let report else { return earlier }
    switch report.verdict {
    case .failed, .undrawn, .flaky: return earlier + report.passed + 1
    case .passed, .gaveUp, .uncovered, .ranNothing, .stopped, .misfit:
      return earlier + report.passed
    }
  }

  /// This and one more round: what that found, or what was known if it was cut short.
  package func followed(by next: Trial) -> Trial {
    let isAnswer = next.judgement != .stopped && next.judgement != .notRun
    var result = isAnswer ? next : self
    result.earlier = isAnswer ? cases : earlier + next.cases
    result.cut = next.cut
    if result.judgement == .holds { result.coverage.formUnion(coverage) }
    return result
  }

  /// The counterexamples that are worth keeping, one for each kind of failure; a canary's say
  /// nothing about layout.
  package var findings: [Counterexample<any Subject>] {
    guard invariant.role != .canary, let report, case .failed = report.verdict else { return [] }
    return report.counterexamples
  }
}

/// What the run of one invariant came to, given what it was expected to find.
///
/// In the order in which a reader wants to know.
package enum Judgement: Hashable, Sendable, CaseIterable {
  /// A law failed: this is what exploring is for.
  case newFinding
  /// A claim that is known to be false was not refuted.
  case notRefuted
  /// The canary was not caught.
  case missed
  /// Too many cases were discarded.
  case gaveUp
  /// A case failed once and passed when it was run again.
  case flaky
  /// A law held.
  case holds
  /// A claim was refuted, as it should be.
  case refuted
  /// The canary was caught, as it should be.
  case caught
  /// Time was up before the run had ended.
  case stopped
  /// Time was up before the run had begun.
  case notRun

  /// Judges a verdict; none means that the invariant was not run.
  package init(_ verdict: Verdict<any Subject>?, for role: Invariant.Role) {
    self =
      switch (verdict, role) {
      case (.passed, .law): .holds
      case (.passed, .refutedClaim), (.ranNothing, .refutedClaim): .notRefuted
      case (.passed, .canary), (.ranNothing, .canary): .missed
      case (.failed, .law): .newFinding
      case (.failed, .refutedClaim): .refuted
      case (.failed, .canary): .caught
      case (.gaveUp, _), (.uncovered, _), (.misfit, _): .gaveUp
      case (.undrawn, _), (.flaky, _): .flaky
      case (.stopped, _): .stopped
      case (.ranNothing, .law), (nil, _): .notRun
      }
  }
}

extension [Trial] {
  /// The kinds of screens on which laws that hold passed.
  ///
  /// Others do not count: where a law fails, how far it went on depends on who ran it.
  package var coverage: ScreenCoverage {
    reduce(into: ScreenCoverage()) { $0.formUnion($1.coverage) }
  }
}
