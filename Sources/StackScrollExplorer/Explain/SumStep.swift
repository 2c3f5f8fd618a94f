import ConsoleLogs
import StackScrollConstraints

/// A step of the way that a sum goes along: gaps of nothing that follow each other are one.
struct SumStep {
  let from: ItemPlace
  var to: ItemPlace
  let points: Double
  let relation: Constraint.Relation
  var reason: ConflictSum.Reason

  /// The steps of a way.
  static func steps(of way: [ConflictSum.Part]) -> [SumStep] {
    var steps: [SumStep] = []
    for part in way {
      let step = SumStep(
        from: part.from, to: part.to, points: part.points, relation: part.relation,
        reason: part.reason)
      if let last = steps.last, let joined = last.joined(with: step) {
        steps[steps.count - 1] = joined
      } else {
        steps.append(step)
      }
    }
    return steps
  }

  private func joined(with next: SumStep) -> SumStep? {
    guard points == 0, next.points == 0, relation == .equal, next.relation == .equal,
      case .gap(let parties) = reason, case .gap(let more) = next.reason
    else { return nil }
    var joined = self
    joined.to = next.to
    joined.reason = .gap(parties + more)
    return joined
  }
}
