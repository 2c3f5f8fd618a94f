import InterfaceBuilder

/// The command that finds in documents what will not do what it seems meant to.
struct LintCommand {
  let session: Session
  let request: LintRequest

  func run() -> ExitStatus {
    var results: [LintResult] = []
    for path in request.paths {
      let result = LintResult(path)
      if let error = result.error { session.complain("\(path): \(error)") }
      for failure in result.failures { session.complain("\(path): \(failure)") }
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
  let findings: [LintFinding]
  let failures: [DocumentLint.Failure]
  let error: DocumentError?

  init(_ path: String) {
    self.path = path
    do throws(DocumentError) {
      let lint = DocumentLint(try InterfaceDocument(contentsOfFile: path))
      (findings, failures, error) = (lint.findings, lint.failures, nil)
    } catch {
      (findings, failures, self.error) = ([], [], error)
    }
  }

  var status: ExitStatus {
    guard error == nil, failures.isEmpty else { return .unusable }
    return findings.isEmpty ? .success : .unexpected
  }
}
