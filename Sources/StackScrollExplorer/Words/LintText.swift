import InterfaceBuilder

/// Everything `lint` says to people, and to what reads lines.
struct LintText {
  let session: Session

  /// What was found, a paragraph each, and what all came to.
  func account(of results: [LintResult]) -> [String] {
    let read = results.filter { $0.error == nil }
    guard !read.isEmpty else { return [] }
    let count = read.reduce(0) { $0 + $1.findings.count }
    let documents = "\(read.count) document\(read.count == 1 ? "" : "s")"
    let summary =
      count == 0
      ? "nothing found in \(documents)" : "\(count) finding\(count == 1 ? "" : "s") in \(documents)"
    return read.flatMap(account)
      + [count == 0 ? session.style.good(summary) : session.style.bad(summary)]
  }

  private func account(of result: LintResult) -> [String] {
    guard !result.findings.isEmpty else { return [] }
    return [session.style.strong(result.path.printable)]
      + result.findings.flatMap { finding in
        Paragraph.lines(
          "\(finding) [\(finding.rule.rawValue)]".printable, width: session.width, indent: 2,
          hanging: 2)
      }
  }

  /// A line for each finding, as compilers write them.
  func lines(of results: [LintResult]) -> [String] {
    results.flatMap { result in
      result.findings.map { finding in
        "\(result.path):\(finding.place.line): warning: \(finding) [\(finding.rule.rawValue)]"
          .printable
      }
    }
  }
}
