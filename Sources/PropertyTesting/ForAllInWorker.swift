import PropertyKit
import Synchronization
import Testing

#if os(Linux)
  /// Checks a property with an asynchronous body in another run of this test, so that a body that traps
  /// fails its test and ends nothing.
  ///
  /// The test is started again in a process of its own, comes to this call, and answers there for each
  /// case. What a body changes outside of itself is therefore not seen here. Where that cannot be, in a
  /// test with arguments or in a program that is not started as SwiftPM does it, cases run here, and so
  /// they do if the variable `PROPERTY_ISOLATION` is `off`.
  ///
  /// - Parameters:
  ///   - settings: the limits of the run; without an `isolation` of their own the usual ones count.
  ///   - request: a value as bytes.
  ///   - value: the value of some bytes; nil if they are none.
  ///   - steps: what is told of a value whose body traps.
  package func forAllInWorker<Value>(
    _ generator: Gen<Value>, settings: Settings, sourceLocation: SourceLocation,
    request: @escaping @Sendable (Value) -> [UInt8],
    value: @escaping @Sendable ([UInt8]) -> Value?,
    steps: @escaping @Sendable (Value) -> String,
    _ body: @escaping @Sendable (Value) async throws -> Void
  ) async throws -> Report<Value> {
    guard let test = Test.current else { throw ForAllError.noCurrentTest }
    let environment = Environment.current
    var settings = settings
    settings.isolation = settings.isolation ?? Isolation()
    settings = try settings.inTest(at: sourceLocation)
    let isolation = settings.isolation
    settings.isolation = nil
    let property = WorkerCalls.name(of: test, sourceLocation)
    if let wanted = environment[WorkerRun.variable], !wanted.isEmpty {
      guard WorkerRun.hasParent else { throw ForAllError.noParent }
      guard wanted == property else { return Report(stoppedBefore: settings) }
      await serve(isolation ?? Isolation(), value, steps, body)
    }
    let isAlone = Test.Case.current?.isParameterized != true
    let worker = isolation.flatMap { limits in
      isAlone
        ? WorkerRun(
          of: property, arguments: WorkerCalls.arguments(for: test), environment: environment,
          limits: limits) : nil
    }
    return try await silencingIssues(at: sourceLocation) { [settings] issues in
      guard let worker else {
        let report = await checkAsync(generator, settings: settings) { value in
          await issues.outcome { try await body(value) }
        }
        return Account(regressions: [], report: report)
      }
      let report = check(generator, settings: settings) { value -> Outcome in
        worker.outcome(of: request(value)) { steps(value) }
      }
      return Account(regressions: [], report: report, warnings: worker.leak.map { [$0] } ?? [])
    }
  }

  /// Answers for the property until nobody asks any more.
  private func serve<Value>(
    _ limits: Isolation, _ value: @escaping @Sendable ([UInt8]) -> Value?,
    _ steps: @escaping @Sendable (Value) -> String,
    _ body: @escaping @Sendable (Value) async throws -> Void
  ) async -> Never {
    let issues = IssueLog()
    let silence: IssueHandlingTrait = .compactMapIssues { issue in
      issues.add(issue)
      return nil
    }
    if let test = Test.current {
      try? await silence.provideScope(for: test, testCase: Test.Case.current) {
        await WorkerRun.serve(limits: limits) { bytes in
          guard let value = value(bytes) else {
            return .failed(Failure(kind: "no worker", message: "a case came that is none"))
          }
          return await issues.outcome { try await body(value) }
        } steps: { bytes in
          value(bytes).map(steps) ?? ""
        }
      }
    }
    await WorkerRun.serve(limits: limits) { _ in
      .passed
    } steps: { _ in
      ""
    }
  }

  /// How a worker finds the call that it answers for.
  private enum WorkerCalls {
    /// How often each test has come to each line.
    private static let counts = Mutex<[String: Int]>([:])

    /// The name of a call: the test, the line, and how often that came there before.
    static func name(of test: Test, _ location: SourceLocation) -> String {
      let line = "\(test.id) \(location.fileID):\(location.line):\(location.column)"
      let count = counts.withLock { counts in
        counts[line, default: 0] += 1
        return counts[line, default: 0]
      }
      return "\(line) \(count)"
    }

    /// What makes a program of tests run one of them alone.
    static func arguments(for test: Test) -> [String] {
      let pattern = "\(test.id)".map { $0.isLetter || $0.isNumber ? "\($0)" : "\\\($0)" }
      return ["--testing-library", "swift-testing", "--filter", "^\(pattern.joined())$"]
    }
  }
#endif
