import ConsoleLogs
import StackScrollConstraints
import StackScrollCore

/// The sum that does not come out, in words and as a picture.
struct SumText {
  let session: Session
  let report: LogReport
  let conflict: LogConflict
  let names: ShortNames

  var lines: [String] {
    if let sum = conflict.sum { return lines(of: sum) }
    if let weights = conflict.weights { return lines(of: weights) }
    return []
  }

  private var words: LineWords { LineWords(report: report, names: names) }

  // MARK: One distance, and a way that is not as long

  private func lines(of sum: ConflictSum) -> [String] {
    let subject = sum.subject
    let total = LineWords.number(sum.total)
    let claim = sentence(for: subject) + "."
    let way = SumStep.steps(of: sum.way)
    if way.count == 1, let only = sum.way.first, way[0].reason.parties == only.reason.parties {
      return paragraph("\(claim) But \(sentence(for: only, isAgain: true)).")
    }
    let but =
      "But \(isGap(subject) ? "along the other lines" : ends(of: subject)) it is \(Self.bound(sum.totalRelation))\(total):"
    let points = way.map { Self.sign($0.relation) + LineWords.number($0.points) }
    let sumText = Self.sign(sum.totalRelation) + total
    let column = max(5, (points + [sumText]).map(\.count).max() ?? 0)
    var lines = paragraph(claim) + paragraph(but) + [""]
    for (step, points) in zip(way, points) { lines += row(points, words(for: step), column) }
    lines.append("  " + String(repeating: "-", count: column))
    lines += row(sumText, verdict(on: sum), column)
    let picture = SumPicture(sum: sum, width: session.width).lines
    return lines + (picture.isEmpty ? [] : [""] + picture)
  }

  private func row(_ points: String, _ text: String, _ column: Int) -> [String] {
    Table.row(points.aligned(to: column), text, width: session.width)
  }

  private func isGap(_ part: ConflictSum.Part) -> Bool {
    if case .gap = part.reason { true } else { false }
  }

  private func ends(of part: ConflictSum.Part) -> String {
    guard part.from.item == part.to.item, ShortNames.standIn(part.from.item) == nil else {
      return "from the \(place(part.from)) to the \(place(part.to))"
    }
    return "from its \(side(part.from)) to its \(side(part.to))"
  }

  /// What the distance must be, as a sentence.
  private func sentence(for part: ConflictSum.Part, isAgain: Bool = false) -> String {
    let points = LineWords.number(part.points)
    switch part.reason {
    case .length(let anchor, let parties):
      let name = isAgain ? "it" : names.name(of: anchor)
      let half = part.from.side == .middle || part.to.side == .middle
      return (half ? "half of \(name)" : name)
        + " is \(Self.bound(part.relation))\(points) (\(reference(parties)))"
    case .notNegative(let anchor):
      return "\(names.name(of: anchor)) cannot be negative"
    case .gap(let parties):
      let ends = "From the \(place(part.from)) to the \(place(part.to)) it is"
      return (isAgain ? "it is" : ends)
        + " \(Self.bound(part.relation))\(points) (\(reference(parties)))"
    }
  }

  /// A step of the way.
  private func words(for step: SumStep) -> String {
    switch step.reason {
    case .length(let anchor, let parties):
      let half = step.from.side == .middle || step.to.side == .middle
      return "\(half ? "half of " : "")\(names.name(of: anchor))  (\(reference(parties)))"
    case .notNegative(let anchor):
      return "\(names.name(of: anchor))  (no length is negative)"
    case .gap(let parties):
      return "\(place(step.from)) to \(place(step.to))  (\(reference(parties)))"
    }
  }

  private func verdict(on sum: ConflictSum) -> String {
    let difference = sum.total - sum.subject.points
    let points = LineWords.number(abs(difference))
    if case .notNegative = sum.subject.reason { return "and that is less than nothing" }
    return "and that is \(points) \(difference > 0 ? "too much" : "too little")"
  }

  private func reference(_ parties: [Int]) -> String {
    words.references(to: Set(parties.map { conflict.lineIndices[$0] }).sorted())
  }

  private func place(_ place: ItemPlace) -> String {
    if let standIn = ShortNames.standIn(place.item) {
      return "\(standIn) of \(names.name(of: place.item))"
    }
    return "\(side(place)) of \(names.name(of: place.item))"
  }

  /// Edges are called as most of the lines call them.
  private func side(_ place: ItemPlace) -> String {
    let isVertical = place.axis == .vertical
    return switch place.side {
    case .near: isVertical ? "top" : followsDirection ? "leading edge" : "left edge"
    case .middle: "centre"
    case .far: isVertical ? "bottom" : followsDirection ? "trailing edge" : "right edge"
    }
  }

  private var followsDirection: Bool {
    conflict.constraints.contains {
      $0.first.attribute == .leading || $0.first.attribute == .trailing
    }
  }

  private static func bound(_ relation: Constraint.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  static func sign(_ relation: Constraint.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "<= "
    case .greaterThanOrEqual: ">= "
    }
  }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(text, width: session.width)
  }

  // MARK: Weights

  private func lines(of weights: ConflictWeights) -> [String] {
    let opening =
      "Take each of these as often as it says. Everything unknown cancels, and what is left is"
      + " wrong:"
    var rows: [(String, String)] = []
    for (index, weight) in weights.constraints.enumerated() where abs(weight) > 1e-9 {
      let constraint = conflict.constraints[index]
      let line = words.reference(to: conflict.lineIndices[index])
      rows.append(("\(LineWords.number(weight)) x", "\(words.words(for: constraint))  (\(line))"))
    }
    for (index, weight) in weights.lengths.enumerated() where abs(weight) > 1e-9 {
      let name = names.name(of: conflict.lengths[index])
      rows.append(("\(LineWords.number(weight)) x", "\(name) >= 0  (no length is negative)"))
    }
    let column = rows.map(\.0.count).max() ?? 0
    let isEqual =
      conflict.lengths.isEmpty && conflict.constraints.allSatisfy { $0.relation == .equal }
    let rest = LineWords.number(weights.rest)
    return paragraph(opening) + [""] + rows.flatMap { row($0.0, $0.1, column) }
      + ["  " + String(repeating: "-", count: column)]
      + row("", "0 \(isEqual ? "==" : "<=") \(rest)", column)
  }
}
