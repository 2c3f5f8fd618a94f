import PropertyKit
import Synchronization
import Testing

/// The issues recorded while cases run, as the verdicts of these cases.
///
/// What fails no test fails no case: a warning, and what a body expects by `withKnownIssue`. It is kept
/// once for each place, to be recorded after the run. Around a whole property `withKnownIssue` makes
/// every issue of its cases a known one: then they are failures, shrunk like others and known after.
final class IssueLog: Sendable {
  /// An issue that fails no test.
  struct Notice {
    /// The issue, as it was recorded first.
    let issue: Issue
    /// How many cases recorded one like it.
    var cases = 1
  }

  private struct State {
    /// The issues of the case that runs, the first at each place.
    var found: [Issue] = []
    /// The issues of the failures so far.
    var failures: [Failure: Issue] = [:]
    var notices: [Notice] = []
    /// Whether an issue is known that is recorded beside the body.
    var expectsIssues: Bool?
  }

  private let state = Mutex(State())

  /// Keeps an issue of the case.
  func add(_ issue: Issue) {
    state.withLock { state in
      if !state.found.contains(where: { $0.isLike(issue) }) { state.found.append(issue) }
    }
  }

  /// The issue that a failure stands for; nil if the case failed otherwise, or in another process.
  func issue(of failure: Failure) -> Issue? {
    let plain = Failure(kind: failure.kind, message: failure.reason)
    return state.withLock { $0.failures[plain] }
  }

  /// The issues that fail no test, in the order in which they were recorded first.
  var notices: [Notice] { state.withLock { $0.notices } }

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

  /// The issue that fails the case, which the next case does not see.
  private func takeIssue() -> Failure? {
    let found = take()
    guard !found.isEmpty else { return nil }
    let isKnown = found.contains { $0.isKnown } && expectsIssues()
    if let issue = found.first(where: { $0.fails || (isKnown && $0.isKnown) }) {
      let failure = Failure(issue)
      state.withLock { $0.failures[failure] = $0.failures[failure] ?? issue }
      return failure
    }
    state.withLock { state in
      for issue in found {
        if let place = state.notices.firstIndex(where: { $0.issue.isLike(issue) }) {
          state.notices[place].cases += 1
        } else {
          state.notices.append(Notice(issue: issue))
        }
      }
    }
    return nil
  }

  private func take() -> [Issue] {
    state.withLock { state in
      defer { state.found = [] }
      return state.found
    }
  }

  /// Whether `withKnownIssue` stands around the property: an issue is recorded to see, once, and only
  /// after one that is known.
  private func expectsIssues() -> Bool {
    if let known = state.withLock({ $0.expectsIssues }) { return known }
    Issue.record("is an issue known that is recorded beside the body?")
    let isKnown = take().contains { $0.isKnown }
    state.withLock { $0.expectsIssues = isKnown }
    return isKnown
  }
}

extension Failure {
  /// An issue as the failure of a case.
  fileprivate init(_ issue: Issue) {
    let words = ["\(issue.kind)"] + issue.comments.map(\.rawValue) + ["at \(issue.place)"]
    self.init(kind: "issue at \(issue.place)", message: words.joined(separator: "\n"))
  }
}

extension Issue {
  /// Whether the issue fails its test; older versions of Swift Testing do not tell.
  fileprivate var fails: Bool {
    #if compiler(>=6.3)
      isFailure
    #else
      true
    #endif
  }

  /// Whether the issue would fail its test if nobody expected it.
  fileprivate var isKnown: Bool {
    #if compiler(>=6.3)
      !isFailure && severity >= .error
    #else
      false
    #endif
  }

  fileprivate var place: String {
    sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "unknown place"
  }

  /// Whether another issue stands at the same place and counts as much.
  fileprivate func isLike(_ other: Issue) -> Bool {
    sourceLocation == other.sourceLocation && fails == other.fails && isKnown == other.isKnown
  }
}
