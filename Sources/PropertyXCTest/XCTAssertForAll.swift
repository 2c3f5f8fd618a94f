import PropertyKit
import XCTest

/// Checks a property inside an XCTest test and records one failure for each way in which it does not
/// hold.
///
/// The body returns whether the property holds, or throws. A body that returns nothing does not
/// compile: an `XCTAssert` in it would fail once for every case that is tried, shrinking would not
/// see it, and `#expect` would be lost. Environment variables (`Settings.Variable`) change the
/// settings. XCTest is linked by this module only.
///
/// - Parameters:
///   - generator: where the values come from.
///   - settings: the limits of the run.
///   - statistics: what to count, demand or maximise over the cases that pass.
///   - regressions: values that failed once; they are checked first, and are to stay here.
///   - file: the file in which the failure is shown.
///   - line: its line there.
///   - body: the property.
public func XCTAssertForAll<Value>(
  _ generator: Gen<Value>, settings: Settings = Settings(), statistics: [Statistic<Value>] = [],
  regressions: [Value] = [], file: StaticString = #filePath, line: UInt = #line,
  _ body: (Value) throws -> Bool
) {
  XCTAssertForAll(
    generator, settings: settings, statistics: statistics, regressions: regressions, file: file,
    line: line
  ) { value in Outcome.of { try body(value) } }
}

/// Checks a property whose body returns an `Outcome`, inside an XCTest test.
///
/// Parameters are those of the form that returns `Bool`.
public func XCTAssertForAll<Value>(
  _ generator: Gen<Value>, settings: Settings = Settings(), statistics: [Statistic<Value>] = [],
  regressions: [Value] = [], file: StaticString = #filePath, line: UInt = #line,
  _ body: (Value) throws -> Outcome
) {
  let texts = failures(
    generator, settings: settings, environment: ProcessInfo.processInfo.environment,
    statistics: statistics, regressions: regressions, body)
  for text in texts { XCTFail(text, file: file, line: line) }
}

/// Why a property does not hold, in words; empty if it does.
func failures<Value>(
  _ generator: Gen<Value>, settings: Settings, environment: [String: String],
  statistics: [Statistic<Value>], regressions: [Value], _ body: (Value) throws -> Outcome
) -> [String] {
  let changed: Settings
  do {
    changed = try settings.applying(environment: environment)
  } catch {
    return ["\(error)"]
  }
  let outcomes = checkRegressions(regressions, body)
  let texts = zip(regressions, outcomes).enumerated().compactMap { index, regression in
    ReportText.text(ofRegression: index, regression.0, regression.1)
  }
  let report = check(generator, settings: changed, statistics: statistics, body)
  if case .passed = report.verdict { return texts }
  return texts + ReportText.issues(of: report).map(\.text)
}
