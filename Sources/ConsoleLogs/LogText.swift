/// A pasted text with what pasting did to it undone, and the way back to where each byte stood.
///
/// Logs travel through JSON, Markdown, HTML and chat windows; each leaves its own marks: `\"`,
/// `\|`, `&quot;`, curly quotes, `> ` before every line. None of them means anything in a log.
struct LogText {
  /// The text without the marks, as UTF-8, with `\n` for every end of a line.
  let bytes: [UInt8]
  /// Where each byte stood in the source; one more, for the end.
  private let origins: [Int]
  private let source: [UInt8]
  private let lineStarts: [Int]
  /// How many letters begin before every so many bytes of the source, so that the column of a byte
  /// far out in a long line is not counted from the line's start each time.
  private let lettersBefore: [Int]
  private static let stride = 1024

  init(_ text: String) {
    var mending = LogMending(Array(text.utf8))
    mending.run()
    bytes = mending.bytes
    origins = mending.origins + [mending.source.count]
    source = mending.source
    lineStarts = mending.lineStarts
    var counts = [0]
    for start in Swift.stride(from: 0, to: source.count, by: Self.stride) {
      let piece = source[start..<min(start + Self.stride, source.count)]
      counts.append((counts.last ?? 0) + piece.count(where: Self.beginsLetter))
    }
    lettersBefore = counts
  }

  private init(_ other: LogText, keeping kept: [Int]) {
    bytes = kept.map { other.bytes[$0] == .newline ? .blank : other.bytes[$0] }
    origins = kept.map { other.origins[$0] } + [other.source.count]
    source = other.source
    lineStarts = other.lineStarts
    lettersBefore = other.lettersBefore
  }

  /// Where a byte stood in the source.
  ///
  /// - Complexity: O(log n) for n lines, however long they are.
  func position(of index: Int) -> LogPosition {
    let origin = origins[min(max(index, 0), origins.count - 1)]
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= origin { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    let column = letters(before: max(origin, start)) - letters(before: start) + 1
    return LogPosition(line: low + 1, column: column)
  }

  /// How many letters of the source begin before a byte.
  private func letters(before index: Int) -> Int {
    let piece = index / Self.stride
    return lettersBefore[piece]
      + source[piece * Self.stride..<index].count(where: Self.beginsLetter)
  }

  private static func beginsLetter(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// Some of the text on one line: what an editor or a console wrapped is whole again.
  ///
  /// What stands before the first line, such as a time with the name of a process, is left out where
  /// it stands before the further lines too.
  ///
  /// - Parameter keepsBlanks: whether a blank stays where a line ended; without it, words that were
  ///   wrapped inside are whole.
  func joined(_ range: Range<Int>, keepsBlanks: Bool) -> LogText {
    let prefix = LinePrefix(bytes, before: range.lowerBound)
    var kept: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == .newline else {
        kept.append(index)
        index += 1
        continue
      }
      if keepsBlanks { kept.append(index) }
      while index < range.upperBound, bytes[index] == .newline {
        index = prefix.end(in: bytes, from: index + 1, before: range.upperBound)
        while index < range.upperBound, bytes[index] == .blank { index += 1 }
      }
    }
    return LogText(self, keeping: kept)
  }

  /// The text in a range.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// What stands on a line before a constraint, as a console or a table puts it before every line.
private struct LinePrefix {
  private let bytes: ArraySlice<UInt8>

  /// The prefix of the constraint that begins at an index.
  init(_ text: [UInt8], before index: Int) {
    let line = text[..<index]
    let start = line.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    let isOfConstraint = { (byte: UInt8) in
      byte == .blank || byte == .quote || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"")
    }
    var end = index
    while end > start, isOfConstraint(text[end - 1]) { end -= 1 }
    var first = start
    while first < end, text[first] == .blank { first += 1 }
    let isNumber = text[first..<end].allSatisfy { $0.isDigit || $0 == .blank }
    bytes = isNumber ? [] : text[first..<end]
  }

  /// Where the prefix ends on a line; where the line begins if it is not there.
  ///
  /// Numbers match any number: times and counts go on.
  func end(in text: [UInt8], from start: Int, before limit: Int) -> Int {
    var index = start
    while index < limit, text[index] == .blank { index += 1 }
    var place = bytes.startIndex
    while place < bytes.endIndex {
      guard index < limit else { return start }
      if bytes[place].isDigit, text[index].isDigit {
        while place < bytes.endIndex, bytes[place].isDigit { place += 1 }
        while index < limit, text[index].isDigit { index += 1 }
      } else {
        guard bytes[place] == text[index] else { return start }
        place += 1
        index += 1
      }
    }
    return index
  }
}
