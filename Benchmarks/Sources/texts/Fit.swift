import Foundation
@_spi(Measuring) import InterfaceBuilder
import StackScrollCore

/// Advances of characters that make labels as wide as they were recorded, near those of a similar face, Inter.
///
/// What is least is the sum of squares of relative errors, where large ones count less, and of
/// distances to the advances of Inter, as shares of the size. Bolder letters are all wider by the same.
///
/// Source: Inter 4.0 (SIL Open Font License), Regular, table `hmtx`.
struct Fit {
  private static let inter: [Double] = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605,
    636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598,
    587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642,
    665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544,
    237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
  ]
  private static let punctuation: [(Character, Double)] = [
    ("‘", 199), ("’", 185), ("“", 381), ("”", 381), ("–", 500), ("—", 1000), ("…", 821),
    ("•", 562), ("·", 276), ("€", 665), ("£", 631), ("°", 455), ("©", 915), ("®", 670), ("×", 659),
    ("«", 540), ("»", 540), ("¿", 507), ("¡", 278), ("→", 955),
  ]
  /// Found by leaving out a fifth of the repositories in turn.
  private static let pull = 0.3
  private static let largeError = 0.005
  /// Source: Human Interface Guidelines, Typography, "Tracking values", SF Pro, from 6 to 18 points; larger
  /// letters are drawn narrower, which is fitted from 22 points on.
  private static let tracking: [Double] = [
    0.041, 0.034, 0.026, 0.019, 0.012, 0.006, 0, -0.006, -0.011, -0.016, -0.020, -0.026, -0.025,
  ]

  private let places: [Character: Int]
  private let similar: [Double]
  private var advances: [Double]
  /// How much wider the letters of each weight are.
  private var widenings: [Font.Weight: Double] = [:]
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
    similar = (Self.inter + Self.punctuation.map(\.1)).map { $0 / 1000 }
    advances = similar
    let rows = labels.compactMap(row)
    for _ in 0..<15 {
      fitAdvances(rows)
      for weight in [Font.Weight.medium, .semibold, .bold] {
        widenings[weight] = Self.median(
          rows.filter { $0.weight == weight }.map {
            ($0.width - plain($0)) / $0.characters - tracking($0.size)
          })
      }
      displayTracking =
        Self.median(
          rows.filter { $0.size >= 22 }.map {
            ($0.width - plain($0)) / $0.characters - (widenings[$0.weight] ?? 0)
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
    guard let pixel = Self.pixel(of: label) else { return nil }
    let width = (label.size.width - pixel / 2) / size
    guard width > 0 else { return nil }
    return Row(
      counts: counts, characters: Double(string.count), width: width, size: size,
      weight: font.weight)
  }

  /// The length of the pixels up to which the size was rounded: what the height says.
  ///
  /// Nil for a label that is not as high as a line, which was not drawn in that font.
  private static func pixel(of label: RecordedText) -> Double? {
    guard label.isHeightOwn else { return 0.5 }
    func isWhole(_ pixels: Double) -> Bool { abs(pixels - pixels.rounded()) < 0.03 }
    return [0.5, 1.0 / 3, 1].first { pixel in
      let lines = (label.text.lineHeight / pixel).rounded(.up)
      return abs(label.size.height / pixel - lines) < 0.03 && isWhole(label.size.width / pixel)
    }
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
      let terms = row.counts.mapValues { $0 / row.width }.sorted { $0.key < $1.key }
      let apart = tracking(row.size) + (widenings[row.weight] ?? 0)
      let right = 1 - apart * row.characters / row.width
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
      widenings: medium \(widenings[.medium] ?? 0), semibold \(widenings[.semibold] ?? 0), \
      bold \(widenings[.bold] ?? 0)
      tracking from 22 points: \(displayTracking)
      """
  }
}
