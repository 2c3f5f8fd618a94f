import PropertyKit
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// A screen that is laid out from a prepared one stands where it stands by itself, or has no layout for the same
/// reason.
@Suite struct PreparedScreenTests {
  @Test func `screens that are edited and resized have the layout that they have by themselves`() {
    let report = Self.check(cases: 150, .all)
    #expect(report.counterexample == nil, "\(report)")
    #expect(report.discarded < report.passed)
  }

  @Test(arguments: [SettledAxes.Checks.face, .passes])
  func `one that looks at less before it takes an answer over is caught`(
    checks: SettledAxes.Checks
  ) {
    #expect(Self.check(cases: 2000, checks).counterexample != nil)
  }

  private static func check(
    cases: Int, _ checks: SettledAxes.Checks
  ) -> Report<EditSession> {
    let settings = Settings(
      seed: 1, cases: cases, maximumShrinkEvaluations: 200, maximumExplainEvaluations: 0)
    return PropertyKit.check(.windowSessions, settings: settings) {
      try PreparedTrial.outcome(of: $0, checking: checks)
    }
  }
}
