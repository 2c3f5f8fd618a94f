import InterfaceBuilder

/// The command that finds in documents what will not do what it seems meant to.
struct LintCommand {
  let session: Session
  let request: LintRequest

  func run() -> ExitStatus {
    var results: [LintResult] = []
    for path in request.paths {
      let result = LintResult.lint(path, DocumentLaws(session.catalogue, cases: request.cases))
      if let error = result.error { session.complain("\(path.printable): \(error)") }
      for failure in result.failures { session.complain("\(path.printable): \(failure)") }
      results.append(result)
    }
    let text = LintText(session: session)
    switch request.format {
    case .text: session.say(text.account(of: results))
    case .lines: session.say(text.lines(of: results))
    case .sarif:
      do {
        session.say(try LintSARIF(name: session.name).text(of: results))
      } catch {
        session.complain("\(error)")
        return .unusable
      }
    }
    return results.reduce(.success) { $0.worse($1.status) }
  }
}

/// What was found in one document, or why it was not looked at.
struct LintResult {
  let path: String
  /// What was found, in the order of lines.
  let entries: [LintEntry]
  let failures: [DocumentLint.Failure]
  let error: DocumentError?

  /// Reads a document, lints it, and runs laws on its screens.
  static func lint(_ path: String, _ laws: DocumentLaws) -> LintResult {
    var laws = laws
    do throws(DocumentError) {
      let document = try InterfaceDocument(contentsOfFile: path)
      let lint = document.lint()
      let broken = laws.broken(in: document, besides: lint.findings)
      let entries = sorted(lint.findings.map(LintEntry.init) + broken.map(LintEntry.init))
      return LintResult(path: path, entries: entries, failures: lint.failures, error: nil)
    } catch {
      return LintResult(path: path, entries: [], failures: [], error: error)
    }
  }

  private static func sorted(_ entries: [LintEntry]) -> [LintEntry] {
    entries.enumerated()
      .sorted { ($0.element.place.line, $0.offset) < ($1.element.place.line, $1.offset) }
      .map(\.element)
  }

  var status: ExitStatus {
    guard error == nil, failures.isEmpty else { return .unusable }
    return entries.isEmpty ? .success : .unexpected
  }
}
