import StackScrollCore

/// A step of the way that a sum goes along: gaps of nothing that follow each other are one.
package struct SumStep {
  package let from: ItemPlace
  package var to: ItemPlace
  package let points: Double
  /// How many points, so told that the steps add up.
  package let text: String
  package let relation: Constraint.Relation
  package var reason: ConflictSum.Reason

  /// The steps of a way, whose parts are told by texts.
  package static func steps(of way: [ConflictSum.Part], told texts: [String]) -> [SumStep] {
    var steps: [SumStep] = []
    for (part, text) in zip(way, texts) {
      let step = SumStep(
        from: part.from, to: part.to, points: part.points, text: text, relation: part.relation,
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

/// The numbers of a sum, so told that its parts add up to the total, and the distance and what it
/// misses as well.
package struct ShownSum {
  package let way: [String]
  package let total: String
  package let subject: String
  /// By how much the total is too much or too little.
  package let difference: String

  package init(_ sum: ConflictSum, _ style: NumberStyle) {
    let parts = style.numbers(ofSum: sum.way.map(\.points), comingTo: sum.total)
    way = parts.terms.map { "\(NumberText($0))" }
    total = "\(NumberText(parts.total))"
    let distances = style.numbers(
      ofSum: [sum.subject.points, sum.total - sum.subject.points], comingTo: sum.total
    ).terms
    subject = "\(NumberText(distances[0]))"
    difference = "\(NumberText(distances[1].magnitude))"
  }
}
