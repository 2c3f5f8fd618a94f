import Foundation
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
      result.faults.flatMap { account(of: $0, in: result.path) }
    }
    guard read > 0 || !run.leftOut.isEmpty else { return notices }
    let copies = run.results.compactMap(\.mended).flatMap { path, count in
      Paragraph.lines(
        "\(path.printable): a copy in which \(ReportText.count(count, "finding")) \(count == 1 ? "is" : "are") mended",
        width: session.width, hanging: 2)
    }
    return found + notices + copies
      + Paragraph.lines(
        run.entries.contains(where: \.isFailure)
          ? session.style.bad(summary(of: run)) : session.style.good(summary(of: run)),
        width: session.width, hanging: 2)
  }

  /// A fault, where else it is, and the screen that shows it.
  private func account(of fault: [FileFinding], in path: String) -> [String] {
    let entry = fault[0]
    let place = session.style.strong("\(path.printable):\(entry.place.line):")
    return ["\(place) [\(entry.law.id)]"]
      + Paragraph.lines(entry.description(numbers), width: session.width, indent: 2, hanging: 2)
      + (others(fault).map { Paragraph.lines($0, width: session.width, indent: 2, hanging: 2) }
        ?? [])
      + change(of: entry)
      + picture(of: entry)
      + (entry.kept.map { ["  kept as: \($0.printable)"] } ?? [])
  }

  /// The lines of the file that change, a long one cut to what is about the change.
  private func change(of entry: FileFinding) -> [String] {
    entry.change.flatMap { lines -> [String] in
      let removed = lines.removed.map { $0.trimmingCharacters(in: .whitespaces) }
      let added = lines.added.map { $0.trimmingCharacters(in: .whitespaces) }
      let start = removed.first?.commonPrefix(with: added.first ?? "").count ?? 0
      let signed = removed.map { ("-", $0) } + added.map { ("+", $0) }
      return signed.map { sign, line in
        let place = "    \(lines.line) \(sign) "
        return place + excerpt(of: line, around: start, room: session.width - place.count).printable
      }
    }
  }

  /// A line, or if it is long what stands about a place in it.
  private func excerpt(of line: String, around start: Int, room: Int) -> String {
    let room = max(40, room)
    guard line.count > room else { return line }
    let first = max(0, min(start - room / 3, line.count - room + 1))
    let part = line.dropFirst(first).prefix(room - (first > 0 ? 1 : 0) - 1)
    return (first > 0 ? "…" : "") + part + (first + part.count < line.count ? "…" : "")
  }

  /// The other places of a fault; of many the first few.
  private func others(_ fault: [FileFinding]) -> String? {
    let places = fault.dropFirst().map { "\($0.place)" }
    guard !places.isEmpty else { return nil }
    let rest = places.count - Self.namedPlaces
    return "the same at " + places.prefix(Self.namedPlaces).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more (see --format lines)" : "")
  }

  /// How many other places of a fault are named.
  private static let namedPlaces = 5

  private func picture(of entry: FileFinding) -> [String] {
    let picture = entry.picture(numbers)
    return picture.isEmpty ? [] : [""] + Paragraph.indented(picture.ownLines, by: 4) + [""]
  }

  /// How much was found where, by laws if there are several, and what was left out.
  func summary(of run: FindingsRun) -> String {
    let read = run.results.count(where: \.isRead)
    let new = run.entries.filter(\.isFailure)
    let faults = run.results.flatMap(\.faults)
    let laws = Dictionary(grouping: faults.map { $0[0] }, by: \.law.id).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    let documents = "in \(ReportText.count(read, run.noun))"
    let places = faults.count == new.count ? "" : " at \(new.count) places"
    let found =
      new.isEmpty
      ? "nothing found \(documents)"
      : "\(ReportText.count(faults.count, "finding"))\(places) \(documents)"
    let waived = run.entries.count { if case .waived = $0.state { true } else { false } }
    let notes = run.entries.count { $0.isNote && $0.state == .new }
    let counts = [
      (notes, notes == 1 ? "note (see --format lines)" : "notes (see --format lines)"),
      (run.entries.count { $0.state == .known }, "in the baseline"), (waived, "waived"),
      (run.complaints.count, "not read"),
    ]
    let leftOut = Dictionary(grouping: run.leftOut, by: \.words).sorted { $0.key < $1.key }
      .map { ($0.value.count, $0.key) }
    let told = (counts + leftOut).filter { $0.0 > 0 }.map { "; \($0.0) \($0.1)" }
    return found + (laws.count > 1 ? ": " + laws.joined(separator: ", ") : "") + told.joined()
      + run.remarks.map { "; \($0)" }.joined()
  }

  /// A line for each finding, as compilers write them.
  func lines(of run: FindingsRun) -> [String] {
    run.results.flatMap { result in
      result.entries.filter { $0.state == .new }.map { entry in
        "\(result.path.printable):\(entry.place.line): \(entry.level.rawValue): \(entry.description(numbers))"
          + " [\(entry.law.id)]"
      }
    } + run.notices.map { path, words in "\(path.printable): note: \(words)" }
  }
}
