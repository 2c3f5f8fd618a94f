import StackScrollCore

/// Why constraints cannot hold together, in a sentence: the sum that does not come out.
///
/// For 10 + 65 + 10 points in a card of 90: `the width of card is 90 (card.width == 90), and by the others it is
/// 10 (label.leading == card.leading + 10) + 65 (label.width == 65) + 10 (...) = 85: 5 too little`.
package struct ConflictText {
  private let constraints: [Constraint]
  private let lengths: [Anchor]
  private let style: NumberStyle
  /// What an item is called.
  private let name: (LayoutItem) -> String
  /// What constraints of one distance are called, in brackets behind it; and of which length, if it is one.
  private let reference: ([Constraint], Anchor?) -> String

  /// - Parameters:
  ///   - constraints: a set that cannot hold together.
  ///   - lengths: the lengths that must not be negative for that.
  package init(
    _ constraints: [Constraint], lengths: [Anchor], in style: NumberStyle,
    naming name: @escaping (LayoutItem) -> String,
    referring reference: @escaping ([Constraint], Anchor?) -> String
  ) {
    (self.constraints, self.lengths, self.style) = (constraints, lengths, style)
    (self.name, self.reference) = (name, reference)
  }

  /// The sentence, without a stop; the constraints one after the other if no sum shows it.
  ///
  /// - Complexity: O(n²) for n constraints.
  package var words: String {
    if let sum { return sum }
    let more = constraints.count - Self.longestList
    return constraints.prefix(Self.longestList).map { reference([$0], nil) }.joined(separator: "; ")
      + (more > 0 ? " and \(more) more" : "")
  }

  /// How many constraints are named if no sum shows the conflict.
  private static let longestList = 8

  /// The sentence, without a stop; nil if there are factors, so that no sum shows it.
  ///
  /// - Complexity: O(n²) for n constraints.
  package var sum: String? {
    guard let sum = ConflictSum.find(in: constraints, lengths: lengths) else { return nil }
    let shown = ShownSum(sum, style)
    let subject = sum.subject
    let way = self.way(of: sum, shown)
    let claim: String
    switch subject.reason {
    case .length(let anchor, let parties):
      claim =
        "\(length(anchor, subject)) is \(subject.relation.boundWords)\(shown.subject)\(brackets(parties))"
    case .notNegative(let anchor): return "\(length(anchor, subject)) would be \(way)"
    case .gap(let parties):
      claim =
        "from the \(place(subject.from)) to the \(place(subject.to)) it is "
        + "\(subject.relation.boundWords)\(shown.subject)\(brackets(parties))"
    }
    let isMore = sum.total > subject.points
    return "\(claim), and by the others it is \(sum.totalRelation.boundWords)\(way): "
      + "\(shown.difference) too \(isMore ? "much" : "little")"
  }

  /// The terms of a way and what they come to; terms of 0 are named with the one before them.
  private func way(of sum: ConflictSum, _ shown: ShownSum) -> String {
    var terms: [(points: Double, text: String, length: Anchor?, parties: [Int])] = []
    var first: [Int] = []
    for (part, text) in zip(sum.way, shown.way) {
      let parties = part.reason.parties
      if part.points != 0 {
        terms.append((part.points, text, length(of: part, besides: sum.subject), first + parties))
        first = []
      } else if terms.isEmpty {
        first += parties
      } else {
        terms[terms.count - 1].parties += parties
      }
    }
    guard let start = terms.first else { return shown.total + brackets(first) }
    let rest = terms.dropFirst().map { term in
      let size = term.points < 0 ? String(term.text.dropFirst()) : term.text
      return " \(term.points < 0 ? "-" : "+") \(size)\(brackets(term.parties, term.length))"
    }
    let words = start.text + brackets(start.parties, start.length) + rest.joined()
    return rest.isEmpty ? words : "\(words) = \(shown.total)"
  }

  private func brackets(_ parties: [Int], _ length: Anchor? = nil) -> String {
    parties.isEmpty ? "" : " (\(reference(parties.map { constraints[$0] }, length)))"
  }

  /// The length that a part of a way is; nil for a gap, and for the length that all is about.
  private func length(of part: ConflictSum.Part, besides subject: ConflictSum.Part) -> Anchor? {
    guard case .length(let anchor, _) = part.reason, anchor.item != subject.from.item else {
      return nil
    }
    return anchor
  }

  private func length(_ anchor: Anchor, _ part: ConflictSum.Part) -> String {
    let half = part.from.side == .middle || part.to.side == .middle
    return "\(half ? "half of " : "")the \(anchor.attribute.rawValue) of \(name(anchor.item))"
  }

  private func place(_ place: ItemPlace) -> String {
    let isVertical = place.axis == .vertical
    let side =
      switch place.side {
      case .near: isVertical ? "top" : "left"
      case .middle: "centre"
      case .far: isVertical ? "bottom" : "right"
      }
    return "\(side) of \(name(place.item))"
  }
}

extension Constraint.Relation {
  /// What stands before a number that is a bound, with a space behind it; nothing for an exact one.
  package var boundWords: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }
}
