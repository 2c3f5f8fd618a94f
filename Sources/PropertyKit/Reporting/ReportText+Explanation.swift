extension ReportText {
  /// A counterexample as text, with the parts that do not matter marked.
  ///
  /// The engine does not know how a value is written; it compares the text of the value with the
  /// texts of those that differ from it in one number only, and marks where they differ.
  static func description<Value>(
    of counterexample: Counterexample<Value>, describe: (Value) -> String
  ) -> String {
    let text = describe(counterexample.value)
    let marked = Marks(on: text, by: counterexample.variations.map(describe))
    guard let lines = marked.text else { return text }
    let scope = counterexample.variationsAreJoint ? "" : ", one at a time"
    return "\(lines)\nwhat is marked with ~ does not matter: it fails just so with any other"
      + " value there\(scope)"
  }
}

/// Marks under the parts of a text that others have otherwise.
struct Marks {
  private let lines: [[Character]]
  private var isMarked: [[Bool]]

  init(on text: String, by others: [String]) {
    lines = Self.lines(of: text)
    isMarked = lines.map { $0.map { _ in false } }
    for other in others { mark(Self.lines(of: other)) }
  }

  /// The text with a line of marks below each line that has some; nil if there are none.
  var text: String? {
    guard isMarked.contains(where: { $0.contains(true) }) else { return nil }
    return zip(lines, isMarked).map { line, marks in
      guard let last = marks.lastIndex(of: true) else { return String(line) }
      return String(line) + "\n" + String(marks[...last].map { $0 ? "~" : " " })
    }.joined(separator: "\n")
  }

  /// Marks where one line differs; a text that differs in more than that is no help.
  private mutating func mark(_ other: [[Character]]) {
    let different = lines.indices.filter { other.count == lines.count && lines[$0] != other[$0] }
    guard different.count == 1, let place = different.first else { return }
    let (line, changed) = (lines[place], other[place])
    let prefix = zip(line, changed).prefix { $0 == $1 }.count
    let room = min(line.count, changed.count) - prefix
    let suffix = zip(line.reversed(), changed.reversed()).prefix { $0 == $1 }.count
    var range = prefix..<max(prefix, line.count - min(suffix, room))
    while let before = line[..<range.lowerBound].last, before.isPartOfNumber {
      range = range.lowerBound - 1..<range.upperBound
    }
    while let after = line[range.upperBound...].first, after.isPartOfNumber {
      range = range.lowerBound..<range.upperBound + 1
    }
    for column in range { isMarked[place][column] = true }
  }

  private static func lines(of text: String) -> [[Character]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }
}

extension Character {
  /// Whether the character may stand within a written number.
  fileprivate var isPartOfNumber: Bool { isLetter || isNumber || self == "." || self == "-" }
}
