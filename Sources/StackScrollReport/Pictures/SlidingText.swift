import StackScrollCore

/// What a view shows of its text at both ends of each piece of lengths.
///
/// In a piece its lines are the same ones from end to end. A single line that is cut off is that of the end that
/// shows more of it: its view cuts it off. Others that change are left out.
struct SlidingText {
  /// A line of letters; where it is not, there is no place.
  struct Line {
    let string: String
    let text: ShownText
    /// Where it begins, on its baseline, and how long it is.
    fileprivate(set) var places: [Rect?]
  }

  /// The lines of letters.
  private(set) var lines: [Line] = []
  /// The words of which only the widths are known.
  private(set) var bars: [[Rect?]] = []
  /// At which stops there is some text.
  private(set) var isShown: [Bool]

  /// - Parameter stops: the view at both ends of each piece; nil where it is not.
  init(_ stops: [Scene.Item?]) {
    var texts = stops.map { $0?.text }
    for place in stride(from: 0, to: stops.count, by: 2) {
      guard let first = texts[place], let last = texts[place + 1], first.keys != last.keys else {
        continue
      }
      let isOneLine = first.lines.count == 1 && last.lines.count == 1
      let longer = first.letterCount > last.letterCount ? first : last
      (texts[place], texts[place + 1]) = isOneLine ? (longer, longer) : (nil, nil)
    }
    isShown = texts.map { $0?.lines.isEmpty == false }
    let nowhere = stops.map { _ in Rect?.none }
    var (starts, places): ([String: Int], [String: Int]) = ([:], [:])
    for (stop, text) in texts.enumerated() {
      guard let text, let frame = stops[stop]?.frame else { continue }
      for (line, key) in zip(text.lines, text.keys) {
        if let string = line.string {
          let place = places[key, default: lines.count]
          if places.updateValue(place, forKey: key) == nil {
            lines.append(Line(string: string, text: text, places: nowhere))
          }
          lines[place].places[stop] = text.place(of: line, in: frame)
        } else {
          let start = starts[key, default: bars.count]
          if starts.updateValue(start, forKey: key) == nil {
            bars += line.words.map { _ in nowhere }
          }
          for (number, word) in line.words.enumerated() {
            bars[start + number][stop] = text.bar(word, line, in: frame)
          }
        }
      }
    }
  }
}

extension ShownText {
  /// The lines, each told from others by its place from the top and what is written on it.
  fileprivate var keys: [String] {
    lines.enumerated().map { "\($0) \($1.words.count) \($1.string ?? "")" }
  }

  fileprivate var letterCount: Int {
    lines.reduce(0) { $0 + ($1.string?.count ?? $1.words.count) }
  }

  /// Where a line begins in a view that may be of another width, on its baseline, and how long it is.
  fileprivate func place(of line: Line, in frame: Rect) -> Rect {
    Rect(
      x: isRightToLeft ? frame.maxX : frame.minX, y: frame.minY + line.baseline,
      width: line.frame.size.width, height: line.frame.size.height)
  }

  /// A word of which only the width is known, as high as small letters are.
  fileprivate func bar(_ word: Word, _ line: Line, in frame: Rect) -> Rect {
    let height = line.frame.size.height * SVGPicture.smallLetters
    return Rect(
      x: isRightToLeft ? frame.maxX - word.start - word.width : frame.minX + word.start,
      y: frame.minY + line.baseline - height, width: word.width, height: height)
  }
}
