import PropertyKit
import StackScrollCore

/// Everything `lint` and `check` say to people, and to what reads lines.
struct FindingsText {
  let session: Session
  /// How numbers are told.
  let numbers: NumberStyle

  /// What was found, a paragraph each, and what all came to.
  func account(of run: FindingsRun) -> [String] {
    let read = run.results.count(where: \.isRead)
    let notices = run.notices.flatMap { path, words in
      Paragraph.lines("\(path.printable): \(words)", width: session.width, hanging: 2)
    }
    let found = run.results.flatMap { result in
      result.entries.filter(\.isFailure).flatMap { account(of: $0, in: result.path) }
    }
    guard read > 0 || run.foreign > 0 else { return notices }
    return found + notices
      + Paragraph.lines(
        run.entries.contains(where: \.isFailure)
          ? session.style.bad(summary(of: run)) : session.style.good(summary(of: run)),
        width: session.width, hanging: 2)
  }

  private func account(of entry: FileFinding, in path: String) -> [String] {
    let place = session.style.strong("\(path.printable):\(entry.place.line):")
    return ["\(place) [\(entry.rule)]"]
      + Paragraph.lines(entry.description(numbers), width: session.width, indent: 2, hanging: 2)
      + picture(of: entry)
      + (entry.kept.map { ["  kept as: \($0.printable)"] } ?? [])
  }

  private func picture(of entry: FileFinding) -> [String] {
    let picture = entry.picture(numbers)
    return picture.isEmpty ? [] : [""] + Paragraph.indented(picture.ownLines, by: 4) + [""]
  }

  /// How much was found where, by rules if there are several, and what was left out.
  func summary(of run: FindingsRun) -> String {
    let read = run.results.count(where: \.isRead)
    let new = run.entries.filter(\.isFailure)
    let rules = Dictionary(grouping: new, by: \.rule).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    let documents = "in \(ReportText.count(read, run.noun))"
    let found =
      new.isEmpty
      ? "nothing found \(documents)" : "\(ReportText.count(new.count, "finding")) \(documents)"
    let waived = run.entries.count { if case .waived = $0.state { true } else { false } }
    let notes = run.entries.count { $0.isNote && $0.state == .new }
    let counts = [
      (notes, notes == 1 ? "note (see --format lines)" : "notes (see --format lines)"),
      (run.entries.count { $0.state == .known }, "in the baseline"), (waived, "waived"),
      (run.complaints.count, "not read"), (run.foreign, run.foreignWords),
    ].filter { $0.0 > 0 }.map { "; \($0.0) \($0.1)" }
    return found + (rules.count > 1 ? ": " + rules.joined(separator: ", ") : "") + counts.joined()
  }

  /// A line for each finding, as compilers write them.
  func lines(of run: FindingsRun) -> [String] {
    run.results.flatMap { result in
      result.entries.filter { $0.state == .new }.map { entry in
        "\(result.path.printable):\(entry.place.line): \(entry.level): \(entry.description(numbers))"
          + " [\(entry.rule)]"
      }
    } + run.notices.map { path, words in "\(path.printable): note: \(words)" }
  }
}
