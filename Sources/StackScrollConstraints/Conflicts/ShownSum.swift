import StackScrollCore

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
