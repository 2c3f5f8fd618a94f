import PropertyKit
import Synchronization
import Testing

/// The issues recorded while one case runs, as the verdict of that case.
final class IssueLog: Sendable {
  private let found = Mutex<Failure?>(nil)

  /// Keeps the first issue of the case.
  func add(_ issue: Issue) {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "unknown place"
    let words = ["\(issue.kind)"] + issue.comments.map(\.rawValue) + ["at \(place)"]
    let failure = Failure(kind: "issue at \(place)", message: words.joined(separator: "\n"))
    found.withLock { $0 = $0 ?? failure }
  }

  /// Runs the body of one case: an issue fails it, whatever it returns or throws.
  func outcome<Result>(_ body: () throws -> Result) -> Outcome {
    found.withLock { $0 = nil }
    let returned = Outcome.of(body)
    if let failure = found.withLock({ $0 }) { return .failed(failure) }
    return returned
  }
}

/// A place for a result that a scope's closure hands out.
final class Slot<Value>: @unchecked Sendable {
  private let held = Mutex<Void>(())
  private var stored: Value?

  var value: Value? {
    get { held.withLock { _ in stored } }
    set { held.withLock { _ in stored = newValue } }
  }
}
