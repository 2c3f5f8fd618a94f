import StackScrollConstraints
import StackScrollCore

/// The sum that does not come out, in words and as a picture.
struct SumText {
  let session: Session
  let report: LogReport
  let conflict: LogConflict
  let names: ItemNames

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
    if sum.way.count == 1, let only = sum.way.first, case .length = only.reason {
      return paragraph("\(claim) But \(sentence(for: only, isAgain: true)).")
    }
    let ends = "from the \(place(subject.from)) to the \(place(subject.to))"
    let but = "But \(ends) it is \(Self.bound(sum.totalRelation))\(total):"
    let column = max(5, (sum.way.map(points) + [Self.sign(sum.totalRelation) + total])
      .map(\.count).max() ?? 0)
    var lines = paragraph(claim) + paragraph(but) + [""]
    for part in sum.way { lines += row(points(part), step(part), column) }
    lines.append("  " + String(repeating: "-", count: column))
    lines += row(Self.sign(sum.totalRelation) + total, verdict(on: sum), column)
    let picture = SumPicture(sum: sum, width: session.width).lines
    return lines + (picture.isEmpty ? [] : [""] + picture)
  }

  private func row(_ points: String, _ text: String, _ column: Int) -> [String] {
    Paragraph.lines(
      points.aligned(to: column) + "  " + text, width: session.width, indent: 2,
      hanging: 2)
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
      return "\(names.name(of: anchor)) is not negative"
    case .gap(let parties):
      return "from the \(place(part.from)) to the \(place(part.to)) it is"
        + " \(Self.bound(part.relation))\(points) (\(reference(parties)))"
    }
  }

  /// A step of the way.
  private func step(_ part: ConflictSum.Part) -> String {
    switch part.reason {
    case .length(let anchor, let parties):
      let half = part.from.side == .middle || part.to.side == .middle
      return "\(half ? "half of " : "")\(names.name(of: anchor))  (\(reference(parties)))"
    case .notNegative(let anchor):
      return "\(names.name(of: anchor))  (no length is negative)"
    case .gap(let parties):
      return "\(place(part.from)) to \(place(part.to))  (\(reference(parties)))"
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

  private func points(_ part: ConflictSum.Part) -> String {
    Self.sign(part.relation) + LineWords.number(part.points)
  }

  private func place(_ place: ItemPlace) -> String {
    if let standIn = ItemNames.standIn(place.item) {
      return "\(standIn) of \(names.name(of: place.item))"
    }
    let isVertical = place.axis == .vertical
    let side =
      switch place.side {
      case .near: isVertical ? "top" : nearName
      case .middle: "centre"
      case .far: isVertical ? "bottom" : farName
      }
    return "\(side) of \(names.name(of: place.item))"
  }

  /// Edges are called as most of the lines call them.
  private var nearName: String { isMirrored ? "trailing edge" : leads ? "leading edge" : "left edge" }
  private var farName: String { isMirrored ? "leading edge" : leads ? "trailing edge" : "right edge" }

  private var isMirrored: Bool { leads && conflict.assumptions.contains(.rightToLeft) }

  private var leads: Bool {
    let names = conflict.constraints.map(\.first.attribute)
    return names.contains { $0 == .leading || $0 == .trailing }
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
    let isEqual = conflict.lengths.isEmpty && conflict.constraints.allSatisfy { $0.relation == .equal }
    let rest = LineWords.number(weights.rest)
    return paragraph(opening) + [""] + rows.flatMap { row($0.0, $0.1, column) }
      + ["  " + String(repeating: "-", count: column)]
      + row("", "0 \(isEqual ? "==" : "<=") \(rest)", column)
  }
}
