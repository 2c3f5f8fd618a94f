/// A text whose height follows from its width: words that wrap.
///
/// It is laid out by the widths of its words and the height of a line, which are given or measured
/// on a string, so that laying it out needs no font and gives the same on every machine. Lines are
/// filled from the first word on; a word that does not fit on a line of its own is broken where the
/// line ends.
///
/// With words of 40, 30 and 50, spaces of 5 and lines of 20 it is 130 x 20 on one line, and 75 x 40
/// where lines end at 100: two words and a space, then the third.
///
/// Source: UILabel documentation, `numberOfLines` and `preferredMaxLayoutWidth`; NSLineBreakMode
/// documentation, `byWordWrapping`: lines are broken at words, unless a word itself does not fit.
public struct LabelText: Hashable, Sendable {
  /// The widths of the words in points, in the order in which they are read.
  ///
  /// A text that is given other widths is no longer that of a string; nor is one that is given another
  /// ``space`` or ``lineHeight``.
  public var words: [Double] { didSet { measured = nil } }
  /// The width of the space between two words of a line, in points.
  public var space: Double { didSet { measured = nil } }
  /// The height of a line in points.
  public var lineHeight: Double { didSet { measured = nil } }
  /// The most lines that are shown; 0 for as many as there are.
  public var numberOfLines: Int
  /// Where lines end, in points; nowhere below a thousandth, and nil for the width that a layout comes
  /// to.
  ///
  /// Source: UILabel documentation, `preferredMaxLayoutWidth`.
  public var preferredMaxLayoutWidth: Double?
  /// The pixels of a point, up to which its width and its height are rounded; nil where they are exact.
  ///
  /// A text whose lines end at a width is no wider than that.
  ///
  /// Source: frames of labels that UIKit recorded: at 17 points a line is 20.281 points high, and 20.5 at 2
  /// pixels a point.
  public var pixels: PixelGrid?
  /// What the widths were measured on.
  private(set) var measured: MeasuredString?

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

  /// Makes a text of a string in a font of the system; with no limit of lines.
  ///
  /// Its widths are estimates, which may be off by ``widthError``. Line breaks in the string end
  /// lines. UIKit rounds sizes of labels up to a pixel, which ``pixels`` is for.
  ///
  /// - Complexity: O(n) for n characters.
  public init(
    _ string: String, font: Font = .label, numberOfLines: Int = 0,
    preferredMaxLayoutWidth: Double? = nil
  ) {
    self.init(
      MeasuredString(string, font, size: font.pointSize()), numberOfLines, preferredMaxLayoutWidth)
  }

  private init(
    _ measured: MeasuredString, _ numberOfLines: Int, _ preferredMaxLayoutWidth: Double?
  ) {
    self.init(
      words: measured.words, space: measured.space,
      lineHeight: measured.size * FontMetrics.lineHeight, numberOfLines: numberOfLines,
      preferredMaxLayoutWidth: preferredMaxLayoutWidth)
    self.measured = measured
  }

  /// The string whose words it has; nil for a text of given widths.
  public var string: String? { measured?.string }
  /// The font of the string; nil for a text of given widths.
  public var font: Font? { measured?.font }
  /// How far widths may be off, as a share of themselves: 0 for given ones.
  ///
  /// Those of a string were nearer for 172 of 185 labels of public documents that had no part in
  /// finding out how wide characters are.
  public var widthError: Double { measured?.error ?? 0 }

  /// The size of its font in points; of a text of given widths, that of the system's font in which lines
  /// are as high.
  var fontSize: Double { measured?.size ?? lineHeight / FontMetrics.lineHeight }

  /// Where its first and its last line stand.
  package var baselines: Baselines {
    Baselines(first: fontSize * FontMetrics.ascent, last: fontSize * FontMetrics.descent)
  }

  /// The text where people like text of a size.
  ///
  /// - Complexity: O(n) for a string of n characters in a font of a text style.
  public func measured(for category: ContentSizeCategory) -> LabelText {
    guard let measured, measured.font.pointSize(for: category) != measured.size else { return self }
    var text = LabelText(
      MeasuredString(
        measured.string, measured.font, size: measured.font.pointSize(for: category)),
      numberOfLines, preferredMaxLayoutWidth)
    text.pixels = pixels
    return text
  }

  /// The size that it likes best: that on one line, or the one where its lines end.
  ///
  /// - Complexity: O(n) for n words.
  public var intrinsicSize: Size { size(fitting: preferredMaxLayoutWidth ?? 0) }

  /// The size of what is shown where lines end at a width in points, or nowhere below a thousandth.
  ///
  /// It is as wide as its longest line, so it may be narrower than the lines may be. Of a paragraph that
  /// goes on behind the last line shown, that one goes on as far as lines may.
  ///
  /// - Complexity: O(n) for n words on the lines shown.
  public func size(fitting width: Double) -> Size {
    let size = exactSize(fitting: width)
    guard let pixels else { return size }
    let end = wraps && width >= Self.narrowestLine ? max(width, size.width) : .infinity
    return Size(
      width: min(pixels.roundUp(size.width), end),
      height: min(pixels.roundUp(size.height), ScreenLimits.magnitude))
  }

  private func exactSize(fitting width: Double) -> Size {
    let most = numberOfLines > 0 ? Double(numberOfLines) : .infinity
    var (count, longest) = (0.0, 0.0)
    breakLines(fitting: width) { line in
      guard count < most else {
        if !startsParagraph(line) { longest = width }
        return false
      }
      count += line.repeats
      longest = max(longest, line.width)
      return true
    }
    let shown = min(count, most)
    let height = shown * lineHeight + max(0, shown - 1) * leading
    return Size(width: longest, height: min(height, ScreenLimits.magnitude))
  }

  /// The size of the whole text, whatever the number of lines that are shown, not rounded to pixels.
  ///
  /// A text of one line has no other lines: it is the size of that one, however long.
  ///
  /// - Complexity: O(n) for n words.
  public func wholeSize(fitting width: Double) -> Size {
    var whole = self
    whole.numberOfLines = numberOfLines == 1 ? 1 : 0
    return whole.exactSize(fitting: width)
  }

  /// The size that the whole text has at least, whatever its widths are within their error.
  ///
  /// - Complexity: O(n) for n words.
  public func leastSize(fitting width: Double) -> Size {
    let share = 1 - widthError
    let size = wholeSize(fitting: width / share)
    return Size(width: size.width * share, height: size.height)
  }

  /// Whether its size depends on where lines end.
  private var wraps: Bool { numberOfLines != 1 }

  /// Whether its lines end where a layout says.
  package var wrapsInLayout: Bool { wraps && preferredMaxLayoutWidth == nil }

  /// Lines narrower than this end nowhere, as at 0: no word fills more of them than can be counted, and
  /// what rounding leaves of a width of 0 makes no other text of it.
  private static let narrowestLine = 1e-3

  /// How much further apart lines are than they are high.
  package var leading: Double { measured?.leading ?? 0 }

  /// What stands on a line, or on each of several alike that one word fills.
  struct BrokenLine {
    /// The places of its words.
    var words: Range<Int>
    /// How much of the first word stands on lines before this one, in points.
    var skipped: Double
    /// How long it is, with spaces at the end of the text as far as they fit.
    var width: Double
    /// How many lines there are of this length; the next goes on with the same word.
    var repeats = 1.0
  }

  /// Whether a line that others are before is the first of a paragraph.
  private func startsParagraph(_ line: BrokenLine) -> Bool {
    let spaces = measured?.spaces ?? []
    let first = line.words.lowerBound
    return line.skipped == 0 && spaces.indices.contains(first) && spaces[first] == .infinity
  }

  /// Fills lines with words, and hands them over until told to stop.
  func breakLines(fitting width: Double, _ take: (BrokenLine) -> Bool) {
    guard !words.isEmpty else { return }
    let end = wraps && width >= Self.narrowestLine ? width : .infinity
    let spaces = measured?.spaces ?? []
    var line = BrokenLine(words: 0..<0, skipped: 0, width: 0)
    for (place, word) in words.enumerated() {
      let before = place < spaces.count ? spaces[place] : 1
      let isBroken = place > 0 && before == .infinity
      if isBroken, !wraps { break }
      let joined = place == 0 ? word : line.width + before * space + word
      if !isBroken, !Tolerance.standard.isGreater(joined, than: end) {
        line.width = joined
        line.words = line.words.lowerBound..<place + 1
      } else {
        if place > 0, !take(line) { return }
        // A word that is longer than a line fills lines, and the next goes on behind what is left.
        let full = (word / end).nearestWhole
        let more = Tolerance.standard.isGreater(word, than: full * end) ? full : full - 1
        let only = place..<place + 1
        if more > 0,
          !take(BrokenLine(words: only, skipped: 0, width: end, repeats: more))
        {
          return
        }
        let skipped = more > 0 ? more * end : 0
        line = BrokenLine(words: only, skipped: skipped, width: word - skipped)
      }
    }
    let last = line.width + (measured?.spacesAtEnd ?? 0) * space
    if last <= end { line.width = last }
    _ = take(line)
  }
}
