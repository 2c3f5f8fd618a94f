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
    return PropertyKit.check(.windowSessions, settings: settings) { session -> Outcome in
      let prepared = PreparedScreen(session.start, checking: checks)
      let edited = try session.end()
      let sizes = [320.0, 667, 1024].map { Size(width: $0, height: edited.size.height) }
      var others = try sizes.map { try edited.with(size: $0) }
      others.append(try edited.with(safeAreaInsets: EdgeInsets(top: 47, bottom: 34)))
      return .holds(
        if: ([edited] + others).allSatisfy { $0.isLaidOutAlike(from: prepared) },
        otherwise: "another layout, or another reason for none")
    }
  }
}

extension Screen {
  /// Whether it has the same layout by itself and from a prepared screen, or none for the same reason.
  fileprivate func isLaidOutAlike(from prepared: PreparedScreen) -> Bool {
    let due = Result { try layoutByConstraints() }
    let found = Result { try layoutByConstraints(from: prepared) }
    switch (due, found) {
    case (.success(let due), .success(let found)):
      let tolerance = Tolerance(absolute: 1e-6)
      return due.ids == found.ids
        && zip(due.frames, found.frames).allSatisfy { due, found in
          tolerance.isEqual(due.minX, found.minX) && tolerance.isEqual(due.minY, found.minY)
            && tolerance.isEqual(due.size.width, found.size.width)
            && tolerance.isEqual(due.size.height, found.size.height)
        }
    case (.failure(let due), .failure(let found)): return "\(due)" == "\(found)"
    default: return false
    }
  }
}
