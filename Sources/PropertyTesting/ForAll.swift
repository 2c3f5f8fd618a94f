import PropertyKit
import Testing

/// Checks a property inside a Swift Testing test and records one issue for each way in which it
/// fails.
///
/// The body may return `Bool`, use `#expect` or `#require`, or throw. Issues of the cases that are
/// tried on the way are silenced; those that are recorded, at the expectation's line or else at
/// the caller's, show the shrunk case, why it fails, the token that replays it, and what to do next.
/// Two expectations at two lines are two ways to fail, each with a smallest case of its own. The
/// report is attached to the test as well.
///
/// ```swift
/// @Test func `reversing twice changes nothing`() async throws {
///   try await forAll(.array(of: .int(in: 0...9))) { $0.reversed().reversed() == $0 }
/// }
/// ```
///
/// The call is `async` because the scope that silences issues is. The body runs where the caller runs,
/// one case at a time, so it may use what the caller may: a model of the main actor in a test of the main
/// actor, or a variable of the test. The settings are those of the call, else of the trait
/// `.forAll(...)`, else the usual ones; environment variables (`Settings.Variable`) change them.
///
/// With `Settings.isolation` the cases run in child processes, so a body that traps fails its test
/// and no other. Failures are kept beside the build and run again the next time, beside the cases of the
/// seed (`Settings.keepsFailures`).
///
/// - Parameters:
///   - generator: where the values come from.
///   - settings: the limits of the run; nil for those of the test.
///   - cases: how many cases must pass, if not as many as the settings say.
///   - statistics: what to count, demand or maximise over the cases that pass.
///   - regressions: values that failed once; they are checked first, and are to stay here.
///   - sourceLocation: where the issue is shown; the call, if nothing else is given.
///   - isolation: where the body runs; the caller's actor, if nothing else is given.
///   - body: the property.
/// - Returns: the report, for tests that look at it.
/// - Throws: `ForAllError` outside of a test, where `#expect` would be lost; `EnvironmentError` for
///   a variable that cannot be read.
@discardableResult
public func forAll<Value, Result>(
  _ generator: Gen<Value>, settings: Settings? = nil, cases: Int? = nil,
  statistics: [Statistic<Value>] = [], regressions: [Value] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ body: @escaping (Value) throws -> Result
) async throws -> Report<Value> {
  let settings = try Settings.inTest(settings, cases: cases, at: sourceLocation)
  return try await silencingIssues(at: sourceLocation, isolation: isolation) { issues in
    _ = isolation
    let outcomes = checkRegressions(regressions) { value in issues.outcome { try body(value) } }
    let report = check(generator, settings: settings, statistics: statistics) { value in
      issues.outcome { try body(value) }
    }
    return Account(
      regressions: Array(zip(regressions, outcomes)), report: report,
      warnings: report.warnings(about: generator))
  }
}

/// Checks a property with an asynchronous body, one case after the other.
///
/// Parameters, result and errors are those of the synchronous form.
@discardableResult @_disfavoredOverload
public func forAll<Value, Result>(
  _ generator: Gen<Value>, settings: Settings? = nil, cases: Int? = nil,
  statistics: [Statistic<Value>] = [], regressions: [Value] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ body: @escaping (Value) async throws -> Result
) async throws -> Report<Value> {
  let settings = try Settings.inTest(settings, cases: cases, at: sourceLocation)
  return try await silencingIssues(at: sourceLocation, isolation: isolation) { issues in
    _ = isolation
    var outcomes: [Outcome] = []
    for value in regressions {
      outcomes.append(await issues.outcome { try await body(value) })
    }
    let report = await checkAsync(generator, settings: settings, statistics: statistics) { value in
      await issues.outcome { try await body(value) }
    }
    return Account(
      regressions: Array(zip(regressions, outcomes)), report: report,
      warnings: report.warnings(about: generator))
  }
}

/// Runs a property while the issues of its cases are kept from the test, then tells the test.
func silencingIssues<Value>(
  at location: SourceLocation, isolation: isolated (any Actor)? = #isolation,
  _ run: @escaping (IssueLog) async -> Account<Value>
) async throws -> Report<Value> {
  guard let test = Test.current else { throw ForAllError.noCurrentTest }
  let issues = IssueLog()
  let silence: IssueHandlingTrait = .compactMapIssues { issue in
    issues.add(issue)
    return nil
  }
  let errand = Errand { await run(issues) }
  try await silence.provideScope(for: test, testCase: Test.Case.current) { await errand.run() }
  guard let account = errand.result else { throw ForAllError.noReport }
  try await account.record(at: location, issues, in: test)
  return account.report
}

/// Work that is handed through a scope of another isolation.
///
/// The work runs where its closure was made, and whoever made it waits for its end. So nothing that it
/// uses is used from two places at a time, which the compiler cannot see.
private final class Errand<Result>: @unchecked Sendable {
  private let work: () async -> Result
  private(set) var result: Result?

  init(_ work: @escaping () async -> Result) {
    self.work = work
  }

  func run() async {
    result = await work()
  }
}

/// Why `forAll` could not run.
public enum ForAllError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no current Swift Testing test.
  case noCurrentTest
  /// The run ended without a report.
  case noReport
  /// The environment says that this is a worker, and whoever started it is not there.
  case noParent

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .noCurrentTest:
      "forAll needs a Swift Testing test to report to; call it in a @Test function, in XCTest use"
        + " XCTAssertForAll, elsewhere check(_:settings:_:), which returns its report"
    case .noReport: "the test was cancelled before the property was checked; run it again"
    case .noParent:
      "no case was run: PROPERTY_WORKER is set, which only a test sets for a process that it starts for"
        + " its cases, and no such test waits for this one; take the variable out of the environment"
    }
  }
}
