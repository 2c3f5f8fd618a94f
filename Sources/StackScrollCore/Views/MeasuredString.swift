/// A string cut into words, as wide as the metrics of its font say.
///
/// A line may end at a space, behind a hyphen and around every sign of East Asian scripts; at a line
/// break it must. Chosen: other rules of such scripts are left out of account.
struct MeasuredString: Hashable, Sendable {
  let string: String
  let font: Font
  /// The size of the font in points.
  let size: Double
  /// The widths of the words in points.
  private(set) var words: [Double] = []
  /// How many spaces are before each word; infinitely many for a line break.
  private(set) var spaces: [Double] = []
  /// How many are behind the last word, where they fit.
  private(set) var spacesAtEnd = 0.0
  /// The width of a space in points.
  let space: Double
  /// How far the widths may be off, as a share of themselves.
  private(set) var error = FontMetrics.widthError

  /// Measures a string; what no screen takes has no words.
  ///
  /// - Complexity: O(n) for n characters.
  init(_ string: String, _ font: Font, size: Double) {
    (self.string, self.font, self.size) = (string, font, size)
    let known = size >= 0 && size.isFinite ? size : 0
    let tracking = FontMetrics.tracking(known)
    let factor = FontMetrics.factor(font.weight)
    let width = { (advance: Double) in known * max(0, advance * factor + tracking) }
    space = width(FontMetrics.advance(of: " ").width)
    guard string.utf8.count <= Screen.Limits.textLength else { return }
    // The word that is being read, and whether a line has none yet.
    var (word, isOpen, isAtStart) = (0.0, false, true)
    var before = 0.0
    func close() {
      guard isOpen else { return }
      words.append(word)
      spaces.append(before)
      (word, isOpen, before) = (0, false, 0)
    }
    for character in string {
      if character.isNewline {
        isOpen = isOpen || isAtStart
        close()
        (before, isAtStart) = (.infinity, true)
      } else if character.isWhitespace, character != "\u{A0}", character != "\u{202F}" {
        close()
        if isAtStart { word += space } else { before += 1 }
      } else {
        let (advance, isKnown) = FontMetrics.advance(of: character)
        if !isKnown { error = FontMetrics.guessedWidthError }
        let isSquare = character.unicodeScalars.first.map(FontMetrics.isSquare) ?? false
        if isSquare { close() }
        let endsWord = isSquare || (isOpen && character == "-")
        word += width(advance)
        (isOpen, isAtStart) = (true, false)
        if endsWord { close() }
      }
    }
    isOpen = isOpen || word > 0
    close()
    if before.isFinite { spacesAtEnd = before }
  }

  /// How much further apart lines are than they are high; fonts of text styles have their own
  /// distance.
  ///
  /// Source: Human Interface Guidelines, Typography, "Dynamic Type sizes", leading.
  var leading: Double {
    guard font.textStyle != nil else { return 0 }
    let steps = [(12.0, 2.0), (13, 4), (22, 5), (30, 6), (38, 7), (45, 8), (54, 9)]
    let distance = size + (steps.first { size < $0.0 }?.1 ?? 10)
    return max(0, distance - size * FontMetrics.lineHeight)
  }
}
