import ConsoleLogs
import StackScrollConstraints
import StackScrollCore

/// The sum that does not come out, in words and as a picture.
struct SumText {
  let session: Session
  /// How numbers are told.
  let numbers: NumberStyle
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
    let shown = ShownSum(sum, numbers)
    let claim = sentence(for: subject) + "."
    let way = SumStep.steps(of: sum.way, told: shown.way)
    if way.count == 1, let only = sum.way.first, way[0].reason.parties == only.reason.parties {
      return paragraph("\(claim) But \(sentence(for: only, isAgain: true)).")
    }
    let but =
      "But \(isGap(subject) ? "along the other lines" : ends(of: subject)) it is \(sum.totalRelation.boundWords)\(shown.total):"
    let points = way.map { Self.sign($0.relation) + $0.text }
    let sumText = Self.sign(sum.totalRelation) + shown.total
    let column = max(5, (points + [sumText]).map(\.count).max() ?? 0)
    var lines = paragraph(claim) + paragraph(but) + [""]
    for (step, points) in zip(way, points) { lines += row(points, words(for: step), column) }
    lines.append("  " + String(repeating: "-", count: column))
    lines += row(sumText, verdict(on: sum, shown), column)
    let picture = SumPicture(sum: sum, told: shown, width: session.width).lines
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
    let points = numbers.text(part.points)
    switch part.reason {
    case .length(let anchor, let parties):
      let name = isAgain ? "it" : names.name(of: anchor)
      let half = part.from.side == .middle || part.to.side == .middle
      return (half ? "half of \(name)" : name)
        + " is \(part.relation.boundWords)\(points) (\(reference(parties)))"
    case .notNegative(let anchor):
      return "\(names.name(of: anchor)) cannot be negative"
    case .gap(let parties):
      let ends = "From the \(place(part.from)) to the \(place(part.to)) it is"
      return (isAgain ? "it is" : ends)
        + " \(part.relation.boundWords)\(points) (\(reference(parties)))"
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

  private func verdict(on sum: ConflictSum, _ shown: ShownSum) -> String {
    let difference = sum.total - sum.subject.points
    if case .notNegative = sum.subject.reason { return "and that is less than nothing" }
    return "and that is \(shown.difference) \(difference > 0 ? "too much" : "too little")"
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
      rows.append(
        ("\(NumberText(weight.inMillionths)) x", "\(words.words(for: constraint))  (\(line))"))
    }
    for (index, weight) in weights.lengths.enumerated() where abs(weight) > 1e-9 {
      let name = names.name(of: conflict.lengths[index])
      rows.append(("\(NumberText(weight.inMillionths)) x", "\(name) >= 0  (no length is negative)"))
    }
    let column = rows.map(\.0.count).max() ?? 0
    let isEqual =
      conflict.lengths.isEmpty && conflict.constraints.allSatisfy { $0.relation == .equal }
    let rest = numbers.text(weights.rest)
    return paragraph(opening) + [""] + rows.flatMap { row($0.0, $0.1, column) }
      + ["  " + String(repeating: "-", count: column)]
      + row("", "0 \(isEqual ? "==" : "<=") \(rest)", column)
  }
}

/// A step of the way that a sum goes along: gaps of nothing that follow each other are one.
struct SumStep {
  let from: ItemPlace
  var to: ItemPlace
  let points: Double
  /// How many points, so told that the steps add up.
  let text: String
  let relation: Constraint.Relation
  var reason: ConflictSum.Reason

  /// The steps of a way, whose parts are told by texts.
  static func steps(of way: [ConflictSum.Part], told texts: [String]) -> [SumStep] {
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

/// The distance and the way along everything else, drawn to one scale, one above the other.
struct SumPicture {
  let sum: ConflictSum
  /// Its numbers.
  let told: ShownSum
  let width: Int

  /// How many parts a picture may have.
  static let maximumParts = 12

  /// The picture; empty where a part goes backwards, or all are nothing.
  var lines: [String] {
    let parts = sum.way.map(\.points)
    let subject = sum.subject.points
    let longest = max(subject, sum.total)
    guard parts.allSatisfy({ $0 >= 0 }), subject >= 0,
      longest > 0, longest.isFinite
    else { return [] }
    let told = zip(sum.way, told.way).filter { $0.0.points > 0 }
    let shown = told.map(\.0)
    guard !shown.isEmpty, shown.count <= Self.maximumParts else { return [] }
    let labels = told.map { SumText.sign($0.0.relation) + $0.1 }
    // To scale, but every part has room for its number.
    let scale = Double(min(width - 16, 60)) / longest
    let widths = zip(shown, labels).map { max(Int($0.points * scale), $1.count + 4) }
    let whole = widths.reduce(-1) { $0 + $1 + 1 }
    let subjectLabel = SumText.sign(sum.subject.relation) + self.told.subject
    var subjectWidth = subject > 0 ? max(Int(subject * scale), subjectLabel.count + 4) : 0
    if subject > sum.total { subjectWidth = max(subjectWidth, whole + 4) }
    guard max(whole, subjectWidth) + 12 <= width, subject >= sum.total || subjectWidth < whole
    else {
      return []
    }
    let bar = subject > 0 ? "|" + Self.segment(subjectLabel, subjectWidth) + "|" : "| 0"
    let way = "|" + zip(labels, widths).map { Self.segment($0, $1) + "|" }.joined()
    return ["  given   " + bar, "  sum     " + way]
  }

  /// A number between arrows.
  private static func segment(_ label: String, _ width: Int) -> String {
    let rest = max(0, width - label.count - 4)
    let left = String(repeating: "-", count: rest / 2)
    let right = String(repeating: "-", count: rest - rest / 2)
    return "<\(left) \(label) \(right)>"
  }
}
