import InterfaceBuilder

/// What lint says of a line of a document.
struct LintEntry {
  /// The element that it is about.
  let place: DocumentPlace
  /// The name of the rule or the law, as machines know it.
  let rule: String
  /// What the rule or the law says, in a sentence.
  let sentence: String
  /// What is found, and what to do; without the place.
  let message: String
  /// The other elements that have a part in it.
  let related: [DocumentPlace]
  /// The screen drawn under the conditions under which it shows; empty if it shows always.
  let picture: String

  init(_ finding: LintFinding) {
    place = finding.place
    rule = finding.rule.rawValue
    sentence = finding.rule.sentence
    message = finding.message
    related = finding.related
    picture = ""
  }

  init(_ broken: BrokenLaw) {
    place = broken.place
    rule = broken.law.id
    sentence = broken.law.sentence
    message = LintText.message(of: broken)
    related = []
    picture = broken.subject.counterexamplePicture
  }

  /// The place, what is found there, and what to do.
  var description: String { "\(place): \(message)" }
}

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
