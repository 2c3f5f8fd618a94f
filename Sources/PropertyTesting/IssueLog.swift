import PropertyKit
import Synchronization
import Testing

/// The issues recorded while cases run, as the verdicts of these cases.
final class IssueLog: Sendable {
  private let found = Mutex<Failure?>(nil)
  /// The issues of the failures so far.
  private let issues = Mutex<[Failure: Issue]>([:])

  /// Keeps the first issue of the case.
  func add(_ issue: Issue) {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "unknown place"
    let words = ["\(issue.kind)"] + issue.comments.map(\.rawValue) + ["at \(place)"]
    let failure = Failure(kind: "issue at \(place)", message: words.joined(separator: "\n"))
    let isFirst = found.withLock { found in
      defer { found = found ?? failure }
      return found == nil
    }
    if isFirst { issues.withLock { $0[failure] = issue } }
  }

  /// The issue that a failure stands for; nil if the case failed otherwise, or in another process.
  func issue(of failure: Failure) -> Issue? {
    let plain = Failure(kind: failure.kind, message: failure.reason)
    return issues.withLock { $0[plain] }
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
