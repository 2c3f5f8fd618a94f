/// How wide the letters of the system's font are and how high its lines, as shares of its size.
///
/// Fonts are not at hand on every machine, so widths are estimates: one advance a character, fitted
/// to the sizes of labels that public documents record, and pulled towards the advances of a similar
/// face. The command `texts` of the package `Benchmarks` fits them again and measures the errors.
///
/// Source: observed on recorded frames; Human Interface Guidelines, Typography, "Tracking values";
/// Adobe Font Metrics of Helvetica, advances.
package enum FontMetrics {
  /// How far a baseline is below the top of its line.
  package static let ascent = 0.952
  /// How far a baseline is above the bottom of its line.
  package static let descent = 0.241

  /// The height of a line.
  package static let lineHeight = ascent + descent

  /// How far the width of a text may be off, as a share of itself: 95 of 100 labels are nearer.
  ///
  /// Measured on 391 labels of one line in documents of repositories that had no part in the fit,
  /// whose widths are recorded and their own: 4.6 % for 95 of 100, 1.3 % on the mean.
  package static let widthError = 0.05
  /// The same where the advances of some characters are guesses; chosen, not measured.
  package static let guessedWidthError = 0.25

  /// The advance of a character without tracking, and whether it is more than a guess.
  ///
  /// Letters with accents are as wide as those without. Signs of East Asian scripts fill a square.
  static func advance(of character: Character) -> (width: Double, isKnown: Bool) {
    if let width = known(character) { return (width, true) }
    guard let scalar = character.unicodeScalars.first else { return (0, true) }
    let properties = scalar.properties
    if let base = properties.name.flatMap(latinBase), let width = known(base) {
      return (width, true)
    }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return (0, true)
    default: break
    }
    if properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") {
      return (emoji, false)
    }
    return (isSquare(scalar) ? square : properties.isUppercase ? capital : letter, false)
  }

  /// How much further apart characters of a size stand than their advances say.
  ///
  /// Letters of large sizes are drawn narrower.
  static func tracking(_ size: Double) -> Double {
    let steps = max(0, min(size - smallest, Double(trackings.count - 1)))
    let place = Int(steps)
    let next = trackings[min(place + 1, trackings.count - 1)]
    return trackings[place] + (next - trackings[place]) * (steps - Double(place))
  }

  /// How much wider letters of a weight are.
  static func factor(_ weight: Font.Weight) -> Double {
    switch weight {
    case .regular: 1
    case .medium: 1.024
    case .semibold: 1.042
    case .bold: 1.071
    }
  }

  private static func known(_ character: Character) -> Double? {
    guard let code = character.asciiValue else { return punctuation[character].map { $0 / 1000 } }
    let place = Int(code) - 32
    return advances.indices.contains(place) ? advances[place] / 1000 : nil
  }

  /// The letter of which a letter with an accent is made, by its name in Unicode.
  private static func latinBase(_ name: String) -> Character? {
    let words = name.split(separator: " ")
    guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1 else {
      return nil
    }
    return (words[1] == "SMALL" ? words[3].lowercased() : String(words[3])).first
  }

  /// Whether a character is as wide as it is high: those of East Asian scripts.
  package static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

// The numbers that were fitted.

extension FontMetrics {
  private static let emoji = 1.3
  private static let square = 1.0
  private static let capital = 0.67
  private static let letter = 0.58

  /// The advances from the space to the tilde, in thousandths.
  private static let advances: [Double] = [
    278, 299, 379, 607, 642, 900, 689, 223, 349, 349, 459, 629, 270, 473, 278, 293, 631, 472,
    604, 629, 631, 622, 620, 590, 635, 625, 300, 287, 606, 615, 610, 546, 1032, 687, 656, 722,
    714, 601, 573, 752, 744, 278, 536, 669, 562, 863, 727, 776, 633, 775, 656, 639, 595, 741,
    644, 946, 671, 674, 639, 287, 287, 287, 484, 557, 344, 553, 615, 555, 607, 574, 342, 604,
    597, 262, 228, 537, 262, 870, 587, 581, 597, 575, 381, 515, 360, 583, 503, 750, 510, 534,
    505, 365, 269, 365, 603,
  ]

  /// Those of some signs beyond.
  private static let punctuation: [Character: Double] = [
    "‘": 229, "’": 234, "“": 344, "”": 344, "–": 574, "—": 1033, "…": 1013, "•": 494, "·": 287,
    "€": 574, "£": 574, "°": 413, "©": 761, "®": 761, "×": 603, "«": 574, "»": 574, "¿": 631,
    "¡": 344, "→": 1033,
  ]

  private static let smallest = 6.0
  /// The tracking from 6 points on: up to 18 points as published, from 22 on as fitted.
  private static let trackings: [Double] = [
    0.041, 0.034, 0.026, 0.019, 0.012, 0.006, 0, -0.006, -0.011, -0.016, -0.020, -0.026, -0.025,
    -0.029, -0.033, -0.036, -0.040,
  ]
}
