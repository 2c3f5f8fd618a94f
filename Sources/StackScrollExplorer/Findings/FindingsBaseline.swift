import Foundation
import StackScrollInvariants

/// The findings that a project had when it began to look for some: they are no failures, new ones are.
struct FindingsBaseline {
  /// A finding, as far as it stays the same when lines move.
  struct Entry: Hashable {
    let fingerprint: String
    /// The path of the file, from the folder in which the command was started.
    let file: String
    let law: String
    /// The identifier of the element or view, or the name of its tag.
    let element: String
  }

  let entries: [Entry]

  /// What was found and is not waived; notes are no failures without it.
  init(_ results: [FileFindings]) {
    entries = results.flatMap { result in
      result.entries.compactMap { entry in
        if case .waived = entry.state { return nil }
        if entry.isNote { return nil }
        return Entry(
          fingerprint: entry.fingerprint, file: result.file, law: entry.law.id,
          element: entry.place.id ?? entry.place.element)
      }
    }
  }

  /// Reads a file; throws `FixtureError` with line and column for anything unexpected.
  init(contentsOfFile path: String) throws(FixtureError) {
    let data = try InputFiles.data(at: path)
    entries = try FixtureError.located(in: data) { () throws(FixtureError) in
      try JSONValue(parsing: data).fields { reader throws(FixtureError) in
        try reader.expectFormat()
        return try reader.list(Self.key) { reader throws(FixtureError) in
          Entry(
            fingerprint: try reader.string("fingerprint"), file: try reader.string("file"),
            law: try reader.string("rule"), element: try reader.string("element"))
        }
      }
    }
  }

  /// Writes a file, in place of a baseline or of nothing.
  func write(to path: String) throws(FixtureError) {
    if FixtureFiles.exists(path) { _ = try FindingsBaseline(contentsOfFile: path) }
    let json = JSONValue.object([
      "format": .number(Double(Fixture.format)),
      Self.key: .array(
        entries.map { entry in
          .object([
            "fingerprint": .string(entry.fingerprint), "file": .string(entry.file),
            "rule": .string(entry.law), "element": .string(entry.element),
          ])
        }),
    ])
    let text = try json.text()
    do throws(FileWriter.Refusal) {
      try FileWriter.replace(Data(text.utf8), at: URL(fileURLWithPath: path))
    } catch {
      throw FixtureError(.fileSystem(error.reason), at: [])
    }
  }

  private static let key = "baseline"

  /// The results with what is in the baseline marked as known.
  func applied(to results: [FileFindings]) -> [FileFindings] {
    let known = Set(entries.map(\.fingerprint))
    return results.map { result in
      var result = result
      for (index, entry) in result.entries.enumerated()
      where entry.state == .new && known.contains(entry.fingerprint) {
        result.entries[index].state = .known
      }
      return result
    }
  }

  /// What is not found any more: in files that were looked at, and in those that are gone.
  func gone(from results: [FileFindings]) -> [Entry] {
    let found = Set(results.flatMap { $0.entries.map(\.fingerprint) })
    let read = Set(results.filter { $0.isRead && $0.complaints.isEmpty }.map(\.file))
    return entries.filter { entry in
      !found.contains(entry.fingerprint)
        && (read.contains(entry.file) || !FixtureFiles.exists(entry.file))
    }
  }
}
