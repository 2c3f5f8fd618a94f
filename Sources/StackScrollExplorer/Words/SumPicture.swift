import ConsoleLogs

/// The distance and the way along everything else, drawn to one scale, one above the other.
struct SumPicture {
  let sum: ConflictSum
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
    let shown = sum.way.filter { $0.points > 0 }
    guard !shown.isEmpty, shown.count <= Self.maximumParts else { return [] }
    let labels = shown.map { SumText.sign($0.relation) + LineWords.number($0.points) }
    // To scale, but every part has room for its number.
    let scale = Double(min(width - 16, 60)) / longest
    let widths = zip(shown, labels).map { max(Int($0.points * scale), $1.count + 4) }
    let whole = widths.reduce(-1) { $0 + $1 + 1 }
    let subjectLabel = SumText.sign(sum.subject.relation) + LineWords.number(subject)
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
