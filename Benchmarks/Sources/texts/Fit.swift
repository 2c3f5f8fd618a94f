import Foundation
import InterfaceBuilder
import StackScrollCore

/// Advances of characters that make labels as wide as they were recorded, near those of Helvetica.
///
/// What is least is the sum of squares of relative errors, where large ones count less, and of
/// distances to the advances of Helvetica, as shares of the size.
///
/// Source: Adobe Font Metrics, Helvetica, `WX`.
struct Fit {
  private static let helvetica: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
  private static let punctuation: [(Character, Double)] = [
    ("‘", 222), ("’", 222), ("“", 333), ("”", 333), ("–", 556), ("—", 1000), ("…", 1000),
    ("•", 350), ("·", 278), ("€", 556), ("£", 556), ("°", 400), ("©", 737), ("®", 737),
    ("×", 584), ("«", 556), ("»", 556), ("¿", 611), ("¡", 333), ("→", 1000),
  ]
  /// Found by leaving out a fifth of the repositories in turn.
  private static let pull = 0.3
  private static let largeError = 0.02
  /// Source: Human Interface Guidelines, Typography, "Tracking values", SF Pro, from 6 to 18 points; larger
  /// letters are drawn narrower, which is fitted from 22 points on.
  private static let tracking: [Double] = [
    0.041, 0.034, 0.026, 0.019, 0.012, 0.006, 0, -0.006, -0.011, -0.016, -0.020, -0.026, -0.025,
  ]

  private let places: [Character: Int]
  private let similar: [Double]
  private var advances: [Double]
  private var factors: [Font.Weight: Double] = [
    .regular: 1, .medium: 1.02, .semibold: 1.04, .bold: 1.05,
  ]
  private var displayTracking = -0.04

  /// A label in units of its size.
  private struct Row {
    let counts: [Int: Double]
    let characters: Double
    let width: Double
    let size: Double
    let weight: Font.Weight
  }

  init(_ labels: [RecordedText]) {
    let signs = (32...126).map { Character(Unicode.Scalar(UInt8($0))) }
    places = Dictionary(
      uniqueKeysWithValues: (signs + Self.punctuation.map(\.0)).enumerated().map { ($1, $0) })
    similar = (Self.helvetica + Self.punctuation.map(\.1)).map { $0 / 1000 }
    advances = similar
    let rows = labels.compactMap(row)
    for _ in 0..<15 {
      fitAdvances(rows)
      for weight in [Font.Weight.medium, .semibold, .bold] {
        let shares = rows.filter { $0.weight == weight }.map {
          ($0.width - tracking($0.size) * $0.characters) / plain($0)
        }
        factors[weight] = Self.median(shares) ?? factors[weight]
      }
      displayTracking =
        Self.median(
          rows.filter { $0.size >= 22 }.map {
            ($0.width - plain($0) * (factors[$0.weight] ?? 1)) / $0.characters
          }) ?? displayTracking
    }
  }

  private func row(_ label: RecordedText) -> Row? {
    guard let string = label.text.string, let font = label.text.font else { return nil }
    var counts: [Int: Double] = [:]
    for character in string {
      guard let place = places[character] else { return nil }
      counts[place, default: 0] += 1
    }
    let size = font.pointSize()
    // Sizes are rounded up to pixels, of which there are mostly two to a point. A label that is not as
    // high as a line was not drawn in that font.
    let width = (label.size.width - 0.25) / size
    guard width > 0, !label.isHeightOwn || abs(label.size.height - label.text.lineHeight) < 1 else {
      return nil
    }
    return Row(
      counts: counts, characters: Double(string.count), width: width, size: size,
      weight: font.weight)
  }

  private func tracking(_ size: Double) -> Double {
    let published = Self.tracking[max(0, min(Int(size) - 6, Self.tracking.count - 1))]
    return published + (displayTracking - published) * max(0, min(1, (size - 18) / 4))
  }

  private func plain(_ row: Row) -> Double {
    row.counts.reduce(0) { $0 + advances[$1.key] * $1.value }
  }

  private mutating func fitAdvances(_ rows: [Row]) {
    let scale =
      zip(advances, similar).reduce(0) { $0 + $1.0 * $1.1 }
      / similar.reduce(0) { $0 + $1 * $1 }
    let count = similar.count
    var matrix = (0..<count).map { line in
      (0...count).map { column in
        column == line ? Self.pull : column == count ? Self.pull * scale * similar[line] : 0
      }
    }
    for row in rows {
      let factor = factors[row.weight] ?? 1
      let terms = row.counts.mapValues { $0 * factor / row.width }.sorted { $0.key < $1.key }
      let right = 1 - tracking(row.size) * row.characters / row.width
      let error = abs(terms.reduce(0) { $0 + advances[$1.key] * $1.value } - right)
      let weight = 1 / max(1, error / Self.largeError)
      for (line, first) in terms {
        for (column, second) in terms { matrix[line][column] += weight * first * second }
        matrix[line][count] += weight * first * right
      }
    }
    // The matrix is positive definite, so no pivots need be looked for.
    for pivot in 0..<count {
      for line in 0..<count where line != pivot && matrix[line][pivot] != 0 {
        let share = matrix[line][pivot] / matrix[pivot][pivot]
        for column in pivot...count { matrix[line][column] -= share * matrix[pivot][column] }
      }
    }
    advances = (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }

  private static func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }

  /// What `FontMetrics` is to hold.
  var source: String {
    let thousandths = advances.map { Int(($0 * 1000).rounded()) }
    let signs = zip(Self.punctuation, thousandths.dropFirst(95)).map { "\"\($0.0)\": \($1)" }
    return """
      advances: \(thousandths.prefix(95).map(String.init).joined(separator: ", "))
      punctuation: \(signs.joined(separator: ", "))
      weights: medium \(factors[.medium] ?? 1), semibold \(factors[.semibold] ?? 1), \
      bold \(factors[.bold] ?? 1)
      tracking from 22 points: \(displayTracking)
      """
  }
}
