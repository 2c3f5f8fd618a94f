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
    space = Self.width(of: " ", font, size).points
    var found: (words: [Double], spaces: [Double], areKnown: Bool) = ([], [], true)
    let rest = scan { _, width, before, isKnown in
      found.words.append(width)
      found.spaces.append(before)
      found.areKnown = found.areKnown && isKnown
    }
    (words, spaces) = (found.words, found.spaces)
    if !found.areKnown { error = FontMetrics.guessedWidthError }
    if rest.isFinite { spacesAtEnd = rest }
  }

  /// What is written in each word.
  ///
  /// - Complexity: O(n) for n characters.
  var wordTexts: [Substring] {
    var texts: [Substring] = []
    _ = scan { range, _, _, _ in texts.append(string[range]) }
    return texts
  }

  /// How wide a character is in the string's font, in points.
  func width(of character: Character) -> Double { Self.width(of: character, font, size).points }

  private static func width(
    of character: Character, _ font: Font, _ size: Double
  ) -> (points: Double, isKnown: Bool) {
    let known = size >= 0 && size.isFinite ? size : 0
    let (advance, isKnown) = FontMetrics.advance(of: character)
    guard advance > 0 else { return (0, isKnown) }
    let tracked = advance + FontMetrics.widening(font.weight) + FontMetrics.tracking(known)
    return (known * max(0, tracked), isKnown)
  }

  /// Goes through the words.
  ///
  /// - Parameter note: is told where each is, how wide, how many spaces are before it, and whether the
  ///   widths of its characters are more than guesses.
  /// - Returns: how many spaces are behind the last.
  private func scan(_ note: (Range<String.Index>, Double, Double, Bool) -> Void) -> Double {
    guard string.utf8.count <= ScreenLimits.textLength else { return 0 }
    // The word that is being read, and whether a line has none yet.
    var (start, word, isOpen, isAtStart) = (string.startIndex, 0.0, false, true)
    var (before, isKnown) = (0.0, true)
    func close(at end: String.Index) {
      guard isOpen else { return }
      note(start..<end, word, before, isKnown)
      (word, isOpen, before, isKnown) = (0, false, 0, true)
    }
    var next = string.startIndex
    while next < string.endIndex {
      let (place, character) = (next, string[next])
      next = string.index(after: place)
      if !isOpen, word == 0 { start = place }
      if character.isNewline {
        isOpen = isOpen || isAtStart
        close(at: place)
        (before, isAtStart) = (.infinity, true)
      } else if character.isWhitespace, character != "\u{A0}", character != "\u{202F}" {
        close(at: place)
        if isAtStart { word += space } else { before += 1 }
      } else {
        let width = Self.width(of: character, font, size)
        let isSquare = character.unicodeScalars.first.map(FontMetrics.isSquare) ?? false
        if isSquare, isOpen {
          close(at: place)
          start = place
        }
        let endsWord = isSquare || (isOpen && character == "-")
        word += width.points
        isKnown = isKnown && width.isKnown
        (isOpen, isAtStart) = (true, false)
        if endsWord { close(at: next) }
      }
    }
    isOpen = isOpen || word > 0
    close(at: string.endIndex)
    return before
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
