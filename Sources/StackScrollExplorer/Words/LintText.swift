import InterfaceBuilder

/// Everything `lint` says to people, and to what reads lines.
struct LintText {
  let session: Session

  /// What was found, a paragraph each, and what all came to.
  func account(of results: [LintResult]) -> [String] {
    let read = results.filter { $0.error == nil }
    guard !read.isEmpty else { return [] }
    let count = read.reduce(0) { $0 + $1.entries.count }
    let documents = "\(read.count) document\(read.count == 1 ? "" : "s")"
    let summary =
      count == 0
      ? "nothing found in \(documents)" : "\(count) finding\(count == 1 ? "" : "s") in \(documents)"
    return read.flatMap(account)
      + [count == 0 ? session.style.good(summary) : session.style.bad(summary)]
  }

  private func account(of result: LintResult) -> [String] {
    guard !result.entries.isEmpty else { return [] }
    return [session.style.strong(result.path.printable)]
      + result.entries.flatMap { entry in
        Paragraph.lines(
          "\(entry.description) [\(entry.rule)]", width: session.width, indent: 2,
          hanging: 2) + picture(of: entry)
      }
  }

  private func picture(of entry: LintEntry) -> [String] {
    guard !entry.picture.isEmpty else { return [] }
    return [""] + Paragraph.indented(entry.picture, by: 4) + [""]
  }

  /// A line for each finding, as compilers write them.
  func lines(of results: [LintResult]) -> [String] {
    results.flatMap { result in
      result.entries.map { entry in
        "\(result.path.printable):\(entry.place.line): warning: \(entry.description) [\(entry.rule)]"
      }
    }
  }

  /// What a law says of a screen, under which conditions, and the smallest change that mends it.
  static func message(of broken: BrokenLaw) -> String {
    let conditions = broken.conditions.joined(separator: ", ")
    let change = broken.nearest.map { "; all laws hold with \($0)" } ?? ""
    let fault = broken.message.hasSuffix(".") ? broken.message.dropLast() : broken.message[...]
    return "\(conditions): \(fault)\(change)"
  }
}
