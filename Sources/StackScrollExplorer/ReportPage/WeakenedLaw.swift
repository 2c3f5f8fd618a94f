import PropertyKit
import StackScrollInvariants

/// A law that holds, and what happens to it without each of its assumptions.
struct WeakenedLaw {
  let trial: Trial
  /// One for each assumption, in their order; none for a run that was cut short.
  let dropped: [DroppedAssumption]

  /// How many cases each assumption gets: enough to see those that matter, and quick.
  static let maximumCases = 300

  /// The laws of a run that hold, each weakened in every way.
  static func all(in trials: [Trial], _ request: ExploreRequest, _ session: Session)
    -> [WeakenedLaw]
  {
    let isWhole = trials.allSatisfy { $0.cut == nil }
    return trials.filter { $0.judgement == .holds && !$0.invariant.mustFail }.map { trial in
      let law = trial.invariant
      let settings = Settings(
        seed: request.seed, cases: min(request.cases, maximumCases),
        maximumExplainEvaluations: 0, maximumFailures: 1, casesAfterFailure: 0)
      return WeakenedLaw(
        trial: trial,
        dropped: !isWhole
          ? []
          : law.assumptions.map { assumption in
            law.dropping(
              assumption, settings: settings, workers: session.terminal.processors)
          })
    }
  }
}
