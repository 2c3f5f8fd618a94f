import PropertyKit
import Testing

/// Checks a system against a machine inside a Swift Testing test: draws programs and runs each on a new
/// system.
///
/// - Parameters:
///   - machine: the state in which every program begins.
///   - maximumSteps: how long a program may be.
///   - settings: the limits of the run; nil for those of the test.
///   - cases: how many programs must pass, if not as many as the settings say.
///   - regressions: programs that failed once; they are checked first, and are to stay here.
///   - sourceLocation: where the issue is shown; the call, if nothing else is given.
/// - Returns: the report, for tests that look at it.
/// - Throws: what `forAll` throws.
@discardableResult
public func forAllPrograms<M: Machine>(
  of machine: M, maximumSteps: Int = 30, settings: Settings? = nil,
  cases: Int? = nil,
  regressions: [Program<M>] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Report<Program<M>> {
  try await forAll(
    machine.programs(maximumSteps: maximumSteps), settings: settings, cases: cases,
    regressions: regressions, sourceLocation: sourceLocation
  ) { $0.run() }
}

/// Checks an asynchronous system against a machine: one program after the other, each step awaited.
///
/// Parameters, result and errors are those of the form for a `Machine`.
@discardableResult
public func forAllPrograms<M: AsyncMachine>(
  of machine: M, maximumSteps: Int = 30, settings: Settings? = nil,
  cases: Int? = nil,
  regressions: [Program<M>] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Report<Program<M>> {
  try await forAll(
    machine.programs(maximumSteps: maximumSteps), settings: settings, cases: cases,
    regressions: regressions, sourceLocation: sourceLocation
  ) { await $0.run() }
}
