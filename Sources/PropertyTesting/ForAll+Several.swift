import PropertyKit
import Testing

/// Checks a property of two values: that of their tuples.
///
/// Parameters, result and errors are those of the form for one generator.
@discardableResult
public func forAll<First, Second, Result>(
  _ first: Gen<First>, _ second: Gen<Second>, settings: Settings? = nil,
  cases: Int? = nil, statistics: [Statistic<(First, Second)>] = [],
  regressions: [(First, Second)] = [], sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ body: @escaping (First, Second) throws -> Result
) async throws -> Report<(First, Second)> {
  try await forAll(
    Gen.zip(first, second), settings: settings, cases: cases, statistics: statistics,
    regressions: regressions, sourceLocation: sourceLocation, isolation: isolation
  ) { values in try body(values.0, values.1) }
}

/// Checks a property of two values, with an asynchronous body: that of their tuples.
///
/// Parameters, result and errors are those of the form for one generator.
@discardableResult @_disfavoredOverload
public func forAll<First, Second, Result>(
  _ first: Gen<First>, _ second: Gen<Second>, settings: Settings? = nil,
  cases: Int? = nil, statistics: [Statistic<(First, Second)>] = [],
  regressions: [(First, Second)] = [], sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ body: @escaping (First, Second) async throws -> Result
) async throws -> Report<(First, Second)> {
  try await forAll(
    Gen.zip(first, second), settings: settings, cases: cases, statistics: statistics,
    regressions: regressions, sourceLocation: sourceLocation, isolation: isolation
  ) { values in try await body(values.0, values.1) }
}

/// Checks a property of three values: that of their tuples.
///
/// Parameters, result and errors are those of the form for one generator.
@discardableResult
public func forAll<First, Second, Third, Result>(
  _ first: Gen<First>, _ second: Gen<Second>, _ third: Gen<Third>, settings: Settings? = nil,
  cases: Int? = nil, statistics: [Statistic<(First, Second, Third)>] = [],
  regressions: [(First, Second, Third)] = [], sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ body: @escaping (First, Second, Third) throws -> Result
) async throws -> Report<(First, Second, Third)> {
  try await forAll(
    Gen.zip(first, second, third), settings: settings, cases: cases, statistics: statistics,
    regressions: regressions, sourceLocation: sourceLocation, isolation: isolation
  ) { values in try body(values.0, values.1, values.2) }
}

/// Checks a property of three values, with an asynchronous body: that of their tuples.
///
/// Parameters, result and errors are those of the form for one generator.
@discardableResult @_disfavoredOverload
public func forAll<First, Second, Third, Result>(
  _ first: Gen<First>, _ second: Gen<Second>, _ third: Gen<Third>, settings: Settings? = nil,
  cases: Int? = nil, statistics: [Statistic<(First, Second, Third)>] = [],
  regressions: [(First, Second, Third)] = [], sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ body: @escaping (First, Second, Third) async throws -> Result
) async throws -> Report<(First, Second, Third)> {
  try await forAll(
    Gen.zip(first, second, third), settings: settings, cases: cases, statistics: statistics,
    regressions: regressions, sourceLocation: sourceLocation, isolation: isolation
  ) { values in try await body(values.0, values.1, values.2) }
}

/// Checks a property of four values: that of their tuples.
///
/// Parameters, result and errors are those of the form for one generator.
@discardableResult
public func forAll<First, Second, Third, Fourth, Result>(
  _ first: Gen<First>, _ second: Gen<Second>, _ third: Gen<Third>, _ fourth: Gen<Fourth>,
  settings: Settings? = nil,
  cases: Int? = nil, statistics: [Statistic<(First, Second, Third, Fourth)>] = [],
  regressions: [(First, Second, Third, Fourth)] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ body: @escaping (First, Second, Third, Fourth) throws -> Result
) async throws -> Report<(First, Second, Third, Fourth)> {
  try await forAll(
    Gen.zip(first, second, third, fourth), settings: settings, cases: cases, statistics: statistics,
    regressions: regressions, sourceLocation: sourceLocation, isolation: isolation
  ) { values in try body(values.0, values.1, values.2, values.3) }
}

/// Checks a property of four values, with an asynchronous body: that of their tuples.
///
/// Parameters, result and errors are those of the form for one generator.
@discardableResult @_disfavoredOverload
public func forAll<First, Second, Third, Fourth, Result>(
  _ first: Gen<First>, _ second: Gen<Second>, _ third: Gen<Third>, _ fourth: Gen<Fourth>,
  settings: Settings? = nil,
  cases: Int? = nil, statistics: [Statistic<(First, Second, Third, Fourth)>] = [],
  regressions: [(First, Second, Third, Fourth)] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ body: @escaping (First, Second, Third, Fourth) async throws -> Result
) async throws -> Report<(First, Second, Third, Fourth)> {
  try await forAll(
    Gen.zip(first, second, third, fourth), settings: settings, cases: cases, statistics: statistics,
    regressions: regressions, sourceLocation: sourceLocation, isolation: isolation
  ) { values in try await body(values.0, values.1, values.2, values.3) }
}
