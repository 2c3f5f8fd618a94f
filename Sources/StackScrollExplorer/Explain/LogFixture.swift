import Foundation
import StackScrollConstraints
import StackScrollInvariants

/// A console log with what was found in it, kept so that it stays found.
struct LogFixture: Hashable {
  /// What it shows, for people.
  let about: String
  /// The text, line by line.
  let log: [String]
  /// Whether the constraints of each list can hold together.
  let verdicts: [Word]
  /// How many views its traces call ambiguous, or without a place for constraints.
  let traces: Int
  /// How many constraints cannot be read.
  let unread: Int

  /// A verdict in a word.
  enum Word: String, CaseIterable {
    case unsatisfiable
    case satisfiable
  }

  /// The key by which these fixtures are told from others.
  static let key = "log"

  /// What was found in a text.
  init(about: String, _ explanation: ExplainedLog) {
    self.about = about
    log = explanation.lines
    verdicts = explanation.verdicts.map { verdict in
      if case .unsatisfiable = verdict { .unsatisfiable } else { .satisfiable }
    }
    traces = explanation.log.traces.count
    unread = explanation.log.problems.count
  }

  /// Reads a fixture; nil if it is one of another kind.
  init?(parsing data: Data) throws(FixtureError) {
    let json = try JSONValue(parsing: data)
    guard case .object(let object) = json, object[Self.key] != nil else { return nil }
    var reader = try FixtureReader(json)
    try reader.expectFormat()
    about = try reader.string("about")
    log = try Self.texts(Self.key, &reader)
    let words = try Self.texts("verdicts", &reader)
    var verdicts: [Word] = []
    for word in words {
      guard let verdict = Word(rawValue: word) else {
        let known = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
        throw reader.error(.wrongValue(expected: known, found: "\"\(word)\""), at: "verdicts")
      }
      verdicts.append(verdict)
    }
    self.verdicts = verdicts
    traces = try reader.int("traces")
    unread = try reader.int("unread")
    try reader.finish()
  }

  private static func texts(
    _ key: String, _ reader: inout FixtureReader
  ) throws(FixtureError) -> [String] {
    guard case .array(let values) = try reader.value(key) else {
      throw reader.error(.wrongValue(expected: "a list", found: "something else"), at: key)
    }
    var texts: [String] = []
    for value in values {
      guard case .string(let text) = value else {
        throw reader.error(.wrongValue(expected: "a list of texts", found: "others"), at: key)
      }
      texts.append(text)
    }
    return texts
  }

  /// The fixture as JSON.
  func text() throws(FixtureError) -> String {
    try JSONValue.object([
      "format": .number(Double(Fixture.format)), "about": .string(about),
      Self.key: .array(log.map { .string($0) }),
      "verdicts": .array(verdicts.map { .string($0.rawValue) }),
      "traces": .number(Double(traces)), "unread": .number(Double(unread)),
    ]).text()
  }

  /// Explains the text again; nil if all comes out as it did, otherwise what does not.
  func surprise() -> String? {
    do throws(ExplainError) {
      let found = LogFixture(about: about, try .judging(log.joined(separator: "\n")))
      return found == self ? nil : ExplainText.difference(found, self)
    } catch {
      return ExplainText.words(for: error)
    }
  }
}
