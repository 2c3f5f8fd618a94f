// There is no XCTest on a Mac without Xcode.
#if canImport(XCTest)
  import PropertyKit
  import SystemCalls
  import XCTest

  /// Checks a property inside an XCTest test and records one failure for each way in which it does not
  /// hold.
  ///
  /// The body returns whether the property holds, as a `Bool` or an `Outcome`, or throws. A body that returns nothing does not
  /// compile: an `XCTAssert` in it would fail once for every case that is tried, shrinking would not
  /// see it, and `#expect` would be lost. Environment variables (`Settings.Variable`) change the
  /// settings. XCTest is linked by this module only.
  ///
  /// - Parameters:
  ///   - generator: where the values come from.
  ///   - settings: the limits of the run.
  ///   - cases: how many cases must pass, if not as many as the settings say.
  ///   - statistics: what to count, demand or maximise over the cases that pass.
  ///   - regressions: values that failed once; they are checked first, and are to stay here.
  ///   - file: the file in which the failure is shown.
  ///   - line: its line there.
  ///   - body: the property.
  public func XCTAssertForAll<Value, Result: PropertyVerdict>(
    _ generator: Gen<Value>, settings: Settings = Settings(), cases: Int? = nil,
    statistics: [Statistic<Value>] = [],
    regressions: [Value] = [], file: StaticString = #filePath, line: UInt = #line,
    _ body: (Value) throws -> Result
  ) {
    let texts = failures(
      generator, settings: settings.with(cases: cases),
      environment: ProcessInfo.processInfo.environment,
      property: "\(file):\(line)", statistics: statistics, regressions: regressions
    ) { value in Outcome.of { try body(value) } }
    for text in texts { XCTFail(ReportText.printable(text), file: file, line: line) }
  }

  /// Checks a property with an asynchronous body inside an asynchronous XCTest test, one case after
  /// the other.
  ///
  /// A name of its own, since an asynchronous test would otherwise always get this form. The body
  /// returns `Bool` or an `Outcome`. Parameters are those of the synchronous form.
  public func XCTAssertForAllAsync<Value: Sendable, Result: PropertyVerdict>(
    _ generator: Gen<Value>, settings: Settings = Settings(), cases: Int? = nil,
    statistics: [Statistic<Value>] = [],
    regressions: [Value] = [], file: StaticString = #filePath, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation, _ body: (Value) async throws -> Result
  ) async {
    let texts = await failuresAsync(
      generator, settings: settings.with(cases: cases),
      environment: ProcessInfo.processInfo.environment,
      property: "\(file):\(line)", statistics: statistics, regressions: regressions, body)
    for text in texts { XCTFail(ReportText.printable(text), file: file, line: line) }
  }

  /// Checks a system against a machine inside an XCTest test: draws programs and runs each on a new system.
  ///
  /// - Parameters:
  ///   - machine: the state in which every program begins.
  ///   - maximumSteps: how long a program may be.
  ///   - settings: the limits of the run.
  ///   - cases: how many cases must pass, if not as many as the settings say.
  ///   - regressions: programs that failed once; they are checked first, and are to stay here.
  ///   - file: the file in which the failure is shown.
  ///   - line: its line there.
  public func XCTAssertForAllPrograms<M: Machine>(
    of machine: M, maximumSteps: Int = 30, settings: Settings = Settings(), cases: Int? = nil,
    regressions: [Program<M>] = [], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertForAll(
      machine.programs(maximumSteps: maximumSteps), settings: settings, cases: cases,
      regressions: regressions,
      file: file, line: line
    ) { $0.run() }
  }

  /// Checks an asynchronous system against a machine inside an asynchronous XCTest test.
  ///
  /// Parameters are those of the form for a `Machine`.
  public func XCTAssertForAllPrograms<M: AsyncMachine>(
    of machine: M, maximumSteps: Int = 30, settings: Settings = Settings(), cases: Int? = nil,
    regressions: [Program<M>] = [], file: StaticString = #filePath, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await XCTAssertForAllAsync(
      machine.programs(maximumSteps: maximumSteps), settings: settings, cases: cases,
      regressions: regressions,
      file: file, line: line
    ) { await $0.run() }
  }

  /// What a body may return to XCTest: whether the property holds, or an `Outcome`.
  public protocol PropertyVerdict {}
  extension Bool: PropertyVerdict {}
  extension Outcome: PropertyVerdict {}

  /// Why a property does not hold, in words; empty if it does.
  func failures<Value>(
    _ generator: Gen<Value>, settings: Settings, environment: [String: String],
    property: String, statistics: [Statistic<Value>], regressions: [Value],
    _ body: (Value) throws -> Outcome
  ) -> [String] {
    let changed: Settings
    do {
      changed = try settings.applying(environment: environment).keepingFailures(
        of: property, environment: environment, beside: #dsohandle)
    } catch {
      return ["\(error)"]
    }
    let outcomes = checkRegressions(regressions, body)
    let report = check(generator, settings: changed, statistics: statistics, body)
    warn(of: report, generator, property)
    return texts(regressions, outcomes, report)
  }

  /// Why a property with an asynchronous body does not hold, in words; empty if it does.
  func failuresAsync<Value: Sendable, Result>(
    _ generator: Gen<Value>, settings: Settings, environment: [String: String],
    property: String, statistics: [Statistic<Value>], regressions: [Value],
    isolation: isolated (any Actor)? = #isolation, _ body: (Value) async throws -> Result
  ) async -> [String] {
    let changed: Settings
    do {
      changed = try settings.applying(environment: environment).keepingFailures(
        of: property, environment: environment, beside: #dsohandle)
    } catch {
      return ["\(error)"]
    }
    var outcomes: [Outcome] = []
    for value in regressions {
      outcomes.append(await Outcome.awaiting { try await body(value) })
    }
    let report = await checkAsync(generator, settings: changed, statistics: statistics, body)
    warn(of: report, generator, property)
    return texts(regressions, outcomes, report)
  }

  /// Writes what is unhealthy about a generator, and why failures are not kept, to standard error: XCTest
  /// has no warnings.
  private func warn<Value>(of report: Report<Value>, _ generator: Gen<Value>, _ property: String) {
    let problem = report.holds ? nil : report.settings.store?.problem
    for warning in report.warnings(about: generator) + [problem].compactMap(\.self) {
      StandardStream.errors.write(Array("\(property): warning: \(warning)\n".utf8))
    }
  }

  private func texts<Value>(
    _ regressions: [Value], _ outcomes: [Outcome], _ report: Report<Value>
  ) -> [String] {
    let texts = zip(regressions, outcomes).enumerated().compactMap { index, regression in
      ReportText.text(ofRegression: index, regression.0, regression.1)
    }
    if case .passed = report.verdict { return texts }
    return texts + ReportText.issues(of: report).map(\.text)
  }

  extension Settings {
    /// The same settings with another number of cases, if there is one.
    fileprivate func with(cases: Int?) -> Settings {
      var settings = self
      if let cases { settings.cases = cases }
      return settings
    }
  }
#endif
