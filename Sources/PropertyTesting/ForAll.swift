import PropertyKit
import Testing

/// Checks a property inside a Swift Testing test and records one issue if it fails.
///
/// The body may return `Bool`, use `#expect` or `#require`, or throw. Issues of the cases that are
/// tried on the way are silenced; the one that is recorded, at the caller's line, shows the shrunk
/// case, why it fails, and the token that replays it.
///
/// ```swift
/// @Test func `reversing twice changes nothing`() async throws {
///   try await forAll(.array(of: .int(in: 0...9))) { $0.reversed().reversed() == $0 }
/// }
/// ```
///
/// The call is `async` because the scope that silences issues is.
///
/// With `Settings.isolation` the cases run in child processes, so a body that traps fails its test
/// and no other. If the environment variable `PROPERTYKIT_STORE` names a folder, failures are kept
/// there and run first the next time, as if `Settings.store` said so.
///
/// - Parameters:
///   - generator: where the values come from.
///   - settings: the limits of the run.
///   - body: the property.
/// - Returns: the report, for tests that look at it.
/// - Throws: `ForAllError` outside of a test, where `#expect` would be lost.
@discardableResult
public func forAll<Value, Result>(
  _ generator: Gen<Value>, settings: Settings = Settings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (Value) throws -> Result
) async throws -> Report<Value> {
  guard let test = Test.current else { throw ForAllError.noCurrentTest }
  let issues = IssueLog()
  let silence: IssueHandlingTrait = .compactMapIssues { issue in
    issues.add(issue)
    return nil
  }
  let result = Slot<Report<Value>>()
  try await silence.provideScope(for: test, testCase: Test.Case.current) {
    result.value = check(generator, settings: settings.keeping(test, sourceLocation)) { value in
      issues.outcome { try body(value) }
    }
  }
  guard let report = result.value else { throw ForAllError.noReport }
  record(report, at: sourceLocation)
  return report
}

/// Records an issue unless every case passed.
private func record<Value>(_ report: Report<Value>, at location: SourceLocation) {
  if case .passed = report.verdict { return }
  Issue.record(Comment(rawValue: ReportText.text(of: report)), sourceLocation: location)
}

/// Why `forAll` could not run.
public enum ForAllError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no current Swift Testing test.
  case noCurrentTest
  /// The run ended without a report.
  case noReport

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .noCurrentTest:
      "forAll needs a Swift Testing test to report to; call it in a @Test function, or use"
        + " check(_:settings:_:), which returns its report"
    case .noReport: "the test was cancelled before the property was checked; run it again"
    }
  }
}
