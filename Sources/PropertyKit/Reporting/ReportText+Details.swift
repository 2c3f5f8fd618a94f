extension ReportText {
  /// A counterexample as text, with the parts that do not matter marked.
  ///
  /// The engine does not know how a value is written; it compares the text of the value with the
  /// texts of those that differ from it in one number only, and marks where they differ.
  static func description<Value>(
    of counterexample: Counterexample<Value>, isWhole: Bool, describe: (Value) -> String
  ) -> String {
    let marked = Marks(
      on: describe(counterexample.value), by: counterexample.variations.map(describe))
    let text = (isWhole ? marked.lines : shown(marked.lines)).joined(separator: "\n")
    guard marked.areThere else { return text }
    let scope = counterexample.variationsAreJoint ? "" : ", one at a time"
    let finding =
      counterexample.triedVariations.map {
        "seems not to matter: it failed just so with \(count($0, "other value")) there"
      } ?? "does not matter: it fails just so with any other value there"
    return "\(text)\nwhat is marked with ~ \(finding)\(scope)"
  }
}

/// Marks under the parts of a text that others have otherwise.
struct Marks {
  private let text: [[Character]]
  private var isMarked: [[Bool]]

  init(on text: String, by others: [String]) {
    self.text = Self.lines(of: text)
    isMarked = self.text.map { $0.map { _ in false } }
    for other in others { mark(Self.lines(of: other)) }
  }

  /// Whether something is marked.
  var areThere: Bool { isMarked.contains { $0.contains(true) } }

  /// The text, long lines broken, with a line of marks below each line that has some.
  var lines: [String] {
    zip(text, isMarked).flatMap { line, marks in
      BrokenLine(line, columns: ReportText.columns).pieces.flatMap { piece in
        let indent = String(repeating: " ", count: piece.indent)
        let shown = indent + String(line[piece.range])
        guard let last = marks[piece.range].lastIndex(of: true) else { return [shown] }
        let row = marks[piece.range.lowerBound...last].map { $0 ? "~" : " " }
        return [shown, indent + row.joined()]
      }
    }
  }

  /// Marks where one line differs; a text that differs in more than that is no help.
  private mutating func mark(_ other: [[Character]]) {
    let different = text.indices.filter { other.count == text.count && text[$0] != other[$0] }
    guard different.count == 1, let place = different.first else { return }
    let (line, changed) = (text[place], other[place])
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

extension ReportText {
  /// How many lines of a table are shown.
  static let maximumTableLines = 10

  /// What the statistics of a run came to, a line or a table each; empty if there are none.
  static func statistics(_ summaries: [StatisticSummary]) -> String {
    summaries.map { "\n" + statistic($0) }.joined()
  }

  /// Why a run that met no failure does not pass.
  static func uncovered<Value>(_ demands: [StatisticSummary], in report: Report<Value>) -> String {
    let lines = demands.map { "  " + demand($0) }.joined(separator: "\n")
    return """
      not covered: \(count(report.passed, "case")) passed, but they are not what was asked for
      \(lines)
      """
  }

  private static func statistic(_ summary: StatisticSummary) -> String {
    switch summary.subject {
    case .share(let label): "  \(percent(summary.hits, of: summary.cases)) \(label)"
    case .demand: "  " + demand(summary)
    case .maximum(let label):
      "  highest \(label): \(summary.best.map { "\($0)" } ?? "none")"
    case .table(let title): table(title, summary)
    }
  }

  private static func demand(_ summary: StatisticSummary) -> String {
    guard case .demand(let label, let share) = summary.subject else { return "" }
    let wanted = percent(share)
    let found = "\(percent(summary.hits, of: summary.cases)) \(label)"
    return switch summary.coverage {
    case .insufficient?:
      "\(found): certainly less than the \(wanted) that were asked for; draw such values more often"
    case .undecided?:
      "\(found): too few cases to be certain of \(wanted); raise Settings.maximumCoverageCases"
    case .sufficient?, nil: "\(found), \(wanted) asked for"
    }
  }

  private static func table(_ title: String, _ summary: StatisticSummary) -> String {
    let shown = summary.labels.prefix(maximumTableLines)
    let lines = shown.map { "\n    \(percent($0.count, of: summary.cases)) \($0.label)" }.joined()
    let rest = summary.labels.count - shown.count
    return "  \(title)\(lines)\(rest > 0 ? "\n    and \(count(rest, "more label"))" : "")"
  }

  private static func percent(_ hits: Int, of cases: Int) -> String {
    percent(cases == 0 ? 0 : Double(hits) / Double(cases))
  }

  /// A share as a percentage with one digit behind the point.
  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension ReportText {
  /// What became of a committed value, in words; nil if the property holds for it.
  ///
  /// - Parameters:
  ///   - index: the place of the value in its list, from 0.
  ///   - value: the value.
  ///   - outcome: what the property said of it.
  package static func text<Value>(ofRegression index: Int, _ value: Value, _ outcome: Outcome)
    -> String?
  {
    switch outcome {
    case .passed: nil
    case .failed(let failure):
      """
      regression \(index + 1) fails again
      \(failure.message)

      \(shownDescription(of: value))
      """
    case .discarded(let reason):
      """
      regression \(index + 1) is stale, it tests nothing any more: \(text(of: reason))
      change or delete it

      \(shownDescription(of: value))
      """
    }
  }

  private static func shownDescription<Value>(of value: Value) -> String {
    shown(lines(ofSource: defaultDescription(of: value))).joined(separator: "\n")
  }
}

extension ReportText {
  /// What to do about a token of another generator.
  static let otherToken =
    "the token may be of another property, or of the generator as it was before it was changed: run"
    + " without it to find the failure again"

  /// Why a token does not fit, and what to do.
  package static func text(of misfit: TokenMisfit) -> String {
    let reason =
      switch misfit {
      case .count(let inToken, let drawn):
        "it has \(count(inToken, "choice")), and the generator draws \(drawn)"
      case .number(let place, let inToken, let drawn):
        "its choice \(place + 1) is \(inToken), and the generator draws \(drawn) there"
      case .kinds: "its choices are of other kinds or ranges than those that the generator draws"
      }
    return "the token does not fit this generator: \(reason); \(otherToken)"
  }
}

extension ReplayTokenError: CustomStringConvertible {
  /// What is wrong with the text, and what to do.
  public var description: String {
    let advice = "copy the whole token, from \"p1-\" to its last letter"
    return switch self {
    case .empty: "the token is empty; \(advice)"
    case .unknownPrefix(let start): "a token begins with \"p1-\", not with \"\(start)\"; \(advice)"
    case .badCharacter(let position):
      "character \(position + 1) of the token is none that tokens contain; \(advice)"
    case .truncated: "the token ends too early; \(advice)"
    case .checksumMismatch: "the token was changed (its checksum does not fit); \(advice)"
    case .numberTooLarge: "the token holds a number of more than 64 bits; \(advice)"
    case .tooLong(let length):
      "the token has \(length) characters, more than \(ReplayToken.maximumLength); \(advice)"
    }
  }
}
