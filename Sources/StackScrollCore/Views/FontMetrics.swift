/// How wide the letters of the system's font are and how high its lines, as shares of its size.
///
/// Fonts are not at hand on every machine, so widths are estimates: one advance a character, fitted
/// to the sizes of labels that public documents record, and pulled towards the advances of a similar
/// face. The command `texts` of the package `Benchmarks` fits them again and measures the errors.
///
/// Source: observed on recorded frames; Human Interface Guidelines, Typography, "Tracking values";
/// Inter 4.0 (SIL Open Font License), advances of Regular.
package enum FontMetrics {
  /// How far a baseline is below the top of its line.
  package static let ascent = 0.952
  /// How far a baseline is above the bottom of its line.
  package static let descent = 0.241

  /// The height of a line.
  package static let lineHeight = ascent + descent

  /// How far the width of a text may be off, as a share of itself.
  ///
  /// Chosen. Of 185 labels of one line, as high as a line, in documents of repositories that had no
  /// part in the fit, 172 are nearer, and the mean is 1.5 %. Of the other 13, six show a single sign,
  /// where a pixel is as much, and the frames of the rest are out of date.
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

  /// How much wider each letter of a weight is, wide and narrow ones alike.
  static func widening(_ weight: Font.Weight) -> Double {
    switch weight {
    case .regular: 0
    case .medium: 0.014
    case .semibold: 0.022
    case .bold: 0.036
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
    271, 284, 392, 632, 635, 826, 636, 225, 364, 364, 469, 639, 274, 468, 264, 333, 626, 468, 601,
    625, 644, 617, 632, 598, 640, 642, 280, 279, 656, 656, 656, 507, 932, 673, 647, 717, 717, 591,
    581, 738, 751, 271, 534, 651, 554, 878, 744, 765, 624, 758, 646, 637, 619, 742, 667, 938, 668,
    662, 630, 360, 355, 360, 467, 450, 495, 557, 625, 560, 610, 566, 361, 603, 598, 253, 239, 533,
    258, 872, 593, 582, 613, 607, 380, 519, 365, 583, 531, 775, 525, 536, 536, 370, 326, 370, 656,
  ]

  /// Those of some signs beyond.
  private static let punctuation: [Character: Double] = [
    "‘": 198, "’": 190, "“": 379, "”": 379, "–": 511, "—": 996, "…": 821, "•": 519, "·": 275,
    "€": 662, "£": 628, "°": 453, "©": 911, "®": 667, "×": 656, "«": 538, "»": 538, "¿": 505,
    "¡": 277, "→": 951,
  ]

  private static let smallest = 6.0
  /// The tracking from 6 points on: up to 18 points as published, from 22 on as fitted.
  private static let trackings: [Double] = [
    0.041, 0.034, 0.026, 0.019, 0.012, 0.006, 0, -0.006, -0.011, -0.016, -0.020, -0.026, -0.025,
    -0.029, -0.032, -0.036, -0.039,
  ]
}
