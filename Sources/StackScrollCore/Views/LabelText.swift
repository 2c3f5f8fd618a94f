/// A text whose height follows from its width: words that wrap.
///
/// It is kept as the widths of its words and the height of a line, so that laying it out needs no
/// font and gives the same on every machine. Lines are filled from the first word on; a word that
/// does not fit on a line of its own is broken where the line ends.
///
/// With words of 40, 30 and 50, spaces of 5 and lines of 20 it is 130 x 20 on one line, and 75 x 40
/// where lines end at 100: two words and a space, then the third.
///
/// Source: UILabel documentation, `numberOfLines` and `preferredMaxLayoutWidth`; NSLineBreakMode
/// documentation, `byWordWrapping`: lines are broken at words, unless a word itself does not fit.
public struct LabelText: Hashable, Sendable {
  /// The widths of the words in points, in the order in which they are read.
  public var words: [Double]
  /// The width of the space between two words of a line, in points.
  public var space: Double
  /// The height of a line in points.
  public var lineHeight: Double
  /// The most lines that are shown; 0 for as many as there are.
  public var numberOfLines: Int
  /// Where lines end, in points; 0 for nowhere, and nil for the width that a layout comes to.
  ///
  /// Source: UILabel documentation, `preferredMaxLayoutWidth`.
  public var preferredMaxLayoutWidth: Double?

  /// Makes a text; with no limit of lines, since it is there to wrap.
  public init(
    words: [Double], space: Double, lineHeight: Double, numberOfLines: Int = 0,
    preferredMaxLayoutWidth: Double? = nil
  ) {
    self.words = words
    self.space = space
    self.lineHeight = lineHeight
    self.numberOfLines = numberOfLines
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
  }

  /// The size that it likes best: that on one line, or the one where its lines end.
  ///
  /// - Complexity: O(n) for n words.
  public var intrinsicSize: Size { size(fitting: preferredMaxLayoutWidth ?? 0) }

  /// The size of what is shown where lines end at a width in points, or nowhere if that is 0.
  ///
  /// It is as wide as its longest line, so it may be narrower than the lines may be.
  ///
  /// - Complexity: O(n) for n words.
  public func size(fitting width: Double) -> Size {
    let lines = lines(fitting: width)
    let shown = numberOfLines > 0 ? min(lines.count, Double(numberOfLines)) : lines.count
    return Size(width: lines.longest, height: min(shown * lineHeight, Screen.Limits.magnitude))
  }

  /// The size of the whole text, whatever the number of lines that are shown.
  ///
  /// A text of one line has no other lines: it is the size of that one, however long.
  ///
  /// - Complexity: O(n) for n words.
  public func wholeSize(fitting width: Double) -> Size {
    var whole = self
    whole.numberOfLines = numberOfLines == 1 ? 1 : 0
    return whole.size(fitting: width)
  }

  /// Whether its size depends on where lines end.
  private var wraps: Bool { numberOfLines != 1 }

  /// Whether its lines end where a layout says.
  var wrapsInLayout: Bool { wraps && preferredMaxLayoutWidth == nil }

  /// Lines narrower than this are laid out like it, so that no word fills more than can be counted.
  private static let narrowestLine = 1e-3

  /// How many lines there are, and how long the longest is.
  private func lines(fitting width: Double) -> (count: Double, longest: Double) {
    let end = wraps && width > 0 ? max(width, Self.narrowestLine) : .infinity
    var count = words.isEmpty ? 0.0 : 1
    var (longest, line) = (0.0, 0.0)
    for (place, word) in words.enumerated() {
      let joined = place == 0 ? word : line + space + word
      if !Tolerance.standard.isGreater(joined, than: end) {
        line = joined
      } else {
        if place > 0 { count += 1 }
        // A word that is longer than a line fills lines, and the next goes on behind what is left.
        let full = (word / end).nearestWhole
        let more = Tolerance.standard.isGreater(word, than: full * end) ? full : full - 1
        line = more > 0 ? word - more * end : word
        count += max(more, 0)
        longest = max(longest, more > 0 ? end : 0)
      }
      longest = max(longest, line)
    }
    return (count, longest)
  }
}
