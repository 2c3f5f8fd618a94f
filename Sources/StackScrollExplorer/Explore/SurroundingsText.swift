import StackScrollCore
import StackScrollInvariants
import StackScrollReport

/// What stands around a counterexample, in words.
struct SurroundingsText {
  let width: Int
  /// How numbers are told.
  let numbers: NumberStyle

  /// How far the second column stands to the right.
  private static let column = 14

  func lines(of surroundings: Surroundings) -> [String] {
    let intervals = surroundings.intervals
    var lines: [String] = []
    if let first = intervals.first {
      let step = first.scale == 1 ? "every point" : "every 1/\(first.scale) point"
      lines += ["", "  Where it fails, at \(step):"]
      lines += intervals.flatMap(self.lines)
    }
    if let nearest = surroundings.nearest {
      lines += [""]
      lines += Paragraph.lines(
        "It passes with one difference: \(nearest.difference)", width: width, indent: 2)
    }
    if surroundings.isCut { lines += ["", "  " + Surroundings.cutWords] }
    return lines
  }

  private func lines(of found: FailingIntervals) -> [String] {
    guard let around = found.around else { return [] }
    let name = found.dimension.rawValue.padded(to: Self.column - 4)
    let text = found.isEverywhere ? everywhere(found) : text(of: around)
    let others = found.intervals.count - 1
    let more =
      others > 0
      ? "; \(others) more interval\(others == 1 ? "" : "s"), \(found.badPoints) points in all" : ""
    return Paragraph.lines("\(name)\(text)\(more)", width: width, indent: 4, hanging: Self.column)
      + pieces(around).flatMap {
        Paragraph.lines($0, width: width, indent: Self.column + 4, hanging: 2)
      }
  }

  private func everywhere(_ found: FailingIntervals) -> String {
    let range = text(found.swept.lowerBound, found.swept.upperBound)
    return "everywhere, \(range)" + (found.silentPoints > 0 ? ", where the law says anything" : "")
  }

  /// The interval with the points around it: "41 to 147.5; last good 40.5, next good 148".
  private func text(of interval: FailingInterval) -> String {
    let texts = interval.texts(numbers)
    let ends = [
      texts.lastGood.map { "last good \($0)" }, texts.nextGood.map { "next good \($0)" },
    ].compactMap { $0 }
    return
      (texts.firstBad == texts.lastBad
      ? texts.firstBad : "\(texts.firstBad) to \(texts.lastBad)")
      + (ends.isEmpty ? "" : "; \(ends.joined(separator: ", "))")
  }

  /// How far off it is, part by part; nothing where it is the same all along.
  private func pieces(_ interval: FailingInterval) -> [String] {
    let pieces = interval.pieces
    let isOneAlike =
      pieces.count == 1 && (pieces[0].first == pieces[0].last || pieces[0].isConstant)
    return isOneAlike
      ? []
      : pieces.map {
        "\(text($0.first, $0.last)): "
          + ($0.error.map { "off by \($0(numbers))" } ?? $0.message(numbers))
      }
  }

  private func text(_ first: Double, _ last: Double) -> String {
    numbers.texts(first == last ? [first] : [first, last]).joined(separator: " to ")
  }
}
