import PropertyKit
import Synchronization
import Testing

/// The issues recorded while one case runs, as the verdict of that case.
final class IssueLog: Sendable {
  private let found = Mutex<Failure?>(nil)
  private let locations = Mutex<[String: SourceLocation]>([:])

  /// Keeps the first issue of the case.
  func add(_ issue: Issue) {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "unknown place"
    let words = ["\(issue.kind)"] + issue.comments.map(\.rawValue) + ["at \(place)"]
    let failure = Failure(kind: "issue at \(place)", message: words.joined(separator: "\n"))
    found.withLock { $0 = $0 ?? failure }
    if let location = issue.sourceLocation {
      locations.withLock { $0[failure.kind] = location }
    }
  }

  /// Where the expectation stands that failed in a way; nil if it was no expectation.
  func location(of failure: Failure) -> SourceLocation? {
    locations.withLock { $0[failure.kind] }
  }

  /// Runs the body of one case: an issue fails it, whatever it returns or throws.
  func outcome<Result>(_ body: () throws -> Result) -> Outcome {
    let returned = Outcome.of(body)
    return takeIssue().map(Outcome.failed) ?? returned
  }

  /// Runs the asynchronous body of one case.
  func outcome<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async -> Outcome {
    let returned = await Outcome.awaiting(body)
    return takeIssue().map(Outcome.failed) ?? returned
  }

  /// The issue of the case, which the next case does not see.
  private func takeIssue() -> Failure? {
    found.withLock { found in
      defer { found = nil }
      return found
    }
  }
}
