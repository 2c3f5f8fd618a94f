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

  init(_ text: String) {
    var mending = LogMending(Array(text.utf8))
    mending.run()
    bytes = mending.bytes
    origins = mending.origins + [mending.source.count]
    source = mending.source
    lineStarts = mending.lineStarts
  }

  private init(_ other: LogText, keeping kept: [Int]) {
    bytes = kept.map { other.bytes[$0] == .newline ? .blank : other.bytes[$0] }
    origins = kept.map { other.origins[$0] } + [other.source.count]
    source = other.source
    lineStarts = other.lineStarts
  }

  /// Where a byte stood in the source.
  func position(of index: Int) -> LogPosition {
    let origin = origins[min(max(index, 0), origins.count - 1)]
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= origin { low = middle } else { high = middle }
    }
    let before = source[lineStarts[low]..<max(origin, lineStarts[low])]
    let column = before.count { $0 & 0xC0 != 0x80 } + 1
    return LogPosition(line: low + 1, column: column)
  }

  /// Some of the text on one line: what an editor wrapped is whole again.
  ///
  /// - Parameter keepsBlanks: whether a blank stays where a line ended; without it, words that were
  ///   wrapped inside are whole.
  func joined(_ range: Range<Int>, keepsBlanks: Bool) -> LogText {
    var isAfterEnd = false
    let kept = range.filter { index in
      let byte = bytes[index]
      if !byte.isBlank {
        isAfterEnd = false
        return true
      }
      let isFirst = !isAfterEnd && byte == .newline
      if byte == .newline { isAfterEnd = true }
      return isAfterEnd ? isFirst && keepsBlanks : true
    }
    return LogText(self, keeping: kept)
  }

  /// The text in a range.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
