/// What a view shows of a text: its lines where they are broken, and where they stand.
///
/// Places are in the coordinates of the view, whose top left corner is the origin.
package struct ShownText: Hashable, Sendable {
  /// Where a word is on its line, in points from where the line begins to be read.
  package struct Word: Hashable, Sendable {
    package let start: Double
    package let width: Double

    /// Where it ends.
    var end: Double { start + width }
  }

  /// A line of a text.
  package struct Line: Hashable, Sendable {
    /// What is written on the line; nil for a text of given widths.
    package let string: String?
    /// Its words, in the order in which they are read.
    package let words: [Word]
    /// The room of the line.
    package let frame: Rect
    /// How far its baseline is below the top edge of the view, in points.
    package let baseline: Double
  }

  /// The lines from the top.
  package let lines: [Line]
  /// The size of the font in points; that of a text of given widths follows from its lines.
  package let fontSize: Double
  /// How bold the letters are.
  package let weight: Font.Weight
  /// Whether lines are read from the right.
  package let isRightToLeft: Bool
  /// Whether some of the text is left out or cut off.
  package let isCut: Bool

  /// Where a word of a line is.
  package func frame(of word: Word, on line: Line) -> Rect {
    Rect(
      x: isRightToLeft ? line.frame.maxX - word.end : line.frame.minX + word.start,
      y: line.frame.minY, width: word.width, height: line.frame.size.height)
  }

  /// The most lines that are broken; pictures have no room for more.
  package static let maximumLines = 1000
  /// What ends a line of a string that goes on.
  package static let ellipsis: Character = "…"
}

extension LabelText {
  /// What a label of a size shows.
  ///
  /// Lines end at the width of the label. It shows as many as are allowed and as it has room for, at
  /// least one; where it leaves words out, its last line goes on as far as it can. A text that has room
  /// within the error of its widths is drawn narrower, and whole. Lines begin at the leading edge, and
  /// the first baseline is where constraints have it, however high the label is (chosen: UIKit draws
  /// lines in the middle of a label that is too high).
  ///
  /// Source: UILabel documentation, `lineBreakMode`, `numberOfLines` and `textAlignment`.
  ///
  /// - Parameter baselines: where its lines stand, if not where its font says.
  /// - Complexity: O(n) for n characters.
  package func shown(
    in size: Size, _ baselines: Baselines? = nil, _ direction: LayoutDirection = .leftToRight
  ) -> ShownText {
    func fits(_ needed: Size) -> Bool {
      Axis.allCases.allSatisfy { !Self.shownTolerance.isGreater(needed[$0], than: size[$0]) }
    }
    let isWhole = fits(wholeSize(fitting: size.width))
    let isTight = !isWhole && fits(leastSize(fitting: size.width))
    let scale = isTight ? 1 - widthError : 1
    let distance = lineHeight + leading
    let room = distance > 0 ? (size.height + leading + 1e-6) / distance : .infinity
    let allowed = min(numberOfLines > 0 ? numberOfLines : .max, ShownText.maximumLines)
    let most = size.width > 0 && size.height > 0 ? max(1, Int(min(Double(allowed), room))) : 0
    var broken: [BrokenLine] = []
    breakLines(fitting: size.width / scale) { line in
      for number in 0..<Int(min(line.repeats, Double(most + 1 - broken.count))) {
        var single = line
        single.skipped += Double(number) * line.width
        broken.append(single)
      }
      return broken.count <= most
    }
    let goesOn = broken.count > most || (broken.last?.words.upperBound ?? 0) < words.count
    broken = Array(broken.prefix(most))
    let typesetter = Typesetter(self, scale: scale, end: size.width / scale)
    let ascent = self.baselines.first
    let first = baselines?.first ?? ascent
    let lines = broken.enumerated().map { number, line in
      let isCut = number == broken.count - 1 && (goesOn || line.width > typesetter.end + 1e-6)
      let (string, words) = typesetter.line(line, isCut: isCut)
      let width = min(size.width, words.last.map { max(0, $0.end) } ?? 0)
      let baseline = first + Double(number) * distance
      let x = direction == .rightToLeft ? size.width - width : 0
      return ShownText.Line(
        string: string, words: words,
        frame: Rect(x: x, y: baseline - ascent, width: width, height: lineHeight),
        baseline: baseline)
    }
    return ShownText(
      lines: lines, fontSize: fontSize,
      weight: measured?.font.weight ?? .regular, isRightToLeft: direction == .rightToLeft,
      isCut: goesOn || !(isWhole || isTight))
  }

  /// Far above what the solver loses, far below a pixel.
  private static let shownTolerance = Tolerance(absolute: 1e-6)
}

/// Puts words on lines that are broken already.
private struct Typesetter {
  let text: LabelText
  /// How much narrower than measured everything is drawn.
  let scale: Double
  /// Where lines end, as measured.
  let end: Double
  private let wordTexts: [Substring]

  init(_ text: LabelText, scale: Double, end: Double) {
    (self.text, self.scale, self.end) = (text, scale, end)
    wordTexts = text.measured?.wordTexts ?? []
  }

  /// What is written on a line, and where its words are; one that is cut goes on to the end of the
  /// room, with words that have no line of their own.
  func line(_ line: LabelText.BrokenLine, isCut: Bool) -> (string: String?, words: [ShownText.Word])
  {
    let words = line.words.lowerBound..<(isCut ? text.words.count : line.words.upperBound)
    let dots = isCut ? text.measured.map { $0.width(of: ShownText.ellipsis) } ?? 0 : 0
    var (string, placedWords, x) = ("", [ShownText.Word](), 0.0)
    for word in words {
      let before = word == words.lowerBound ? 0 : spaces(before: word)
      guard before.isFinite, !isCut || x + before * text.space < end - dots else { break }
      x += before * text.space
      let skipped = word == words.lowerBound ? line.skipped : 0
      let left = text.words[word] - skipped
      // Only a word that fills lines, or that is cut, does not end on its line.
      let room = isCut ? end - dots - x : line.width - x
      let isWhole = left <= room + 1e-6
      string += String(repeating: " ", count: Int(before))
      if text.measured == nil || (isWhole && skipped == 0) {
        string += wordTexts.indices.contains(word) ? String(wordTexts[word]) : ""
        placedWords.append(placed(x, isWhole ? left : max(0, room)))
        x += isWhole ? left : room
      } else {
        let (part, width) = part(of: word, skipped, isWhole ? .infinity : room, isCut: isCut)
        string += part
        placedWords.append(placed(x, width))
        x += width
      }
      if !isWhole { break }
    }
    if isCut, text.measured != nil {
      string.append(ShownText.ellipsis)
      placedWords.append(placed(x, dots))
    }
    return (text.measured == nil ? nil : string, placedWords)
  }

  private func placed(_ start: Double, _ width: Double) -> ShownText.Word {
    ShownText.Word(start: start * scale, width: width * scale)
  }

  private func spaces(before word: Int) -> Double {
    let spaces = text.measured?.spaces ?? []
    return word < spaces.count ? spaces[word] : 1
  }

  /// The characters of a word that begin in some room behind what is skipped; where the line is cut,
  /// those that end there.
  private func part(
    of word: Int, _ skipped: Double, _ room: Double, isCut: Bool
  ) -> (string: String, width: Double) {
    guard let measured = text.measured, wordTexts.indices.contains(word) else { return ("", 0) }
    var (string, x, width) = ("", 0.0, 0.0)
    for character in wordTexts[word] {
      let advance = measured.width(of: character)
      let isBehind = x >= skipped - 1e-6
      if isBehind, isCut ? x + advance > skipped + room : x >= skipped + room - 1e-6 { break }
      if isBehind {
        string.append(character)
        width += advance
      }
      x += advance
    }
    return (string, min(width, room))
  }
}
