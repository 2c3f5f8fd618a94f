/// Checks a property on many generated cases and shrinks what fails.
///
/// A synchronous pure function: the same generator, settings and body give the same report, however
/// often it is called. The body may return `Bool` (false fails), an `Outcome`, or nothing, and it
/// may throw: `Discard` gives the case up, everything else fails it.
///
/// - Parameters:
///   - generator: where the values come from.
///   - settings: the limits of the run.
///   - statistics: what to count, demand or maximise over the cases that pass.
///   - observe: called between blocks of cases, and while shrinking after each one; may stop the
///     run.
///   - record: told what happened in every case, in order; makes a run slower.
///   - body: the property.
@inlinable
public func check<Value, Result>(
  _ generator: Gen<Value>, settings: Settings = Settings(),
  statistics: [Statistic<Value>] = [], observe: (Progress) -> RunControl = { _ in .proceed },
  record: ((CaseObservation) -> Void)? = nil, _ body: (Value) throws -> Result
) -> Report<Value> {
  Property.report(
    generator, settings, workers: 1, statistics, observe: observe, record: record
  ) { value in
    Outcome.of { try body(value) }
  } runSlots: { property, slots in
    property.run(slots: slots, body)
  }
}

/// Checks a property on several threads at the same time.
///
/// The report is the same for any number of workers: every case depends on the seed and its place
/// alone, and results are folded in the order of cases. Shrinking is sequential.
///
/// - Parameters:
///   - generator: where the values come from.
///   - settings: the limits of the run.
///   - workers: how many cases may run at the same time; at least one.
///   - statistics: what to count, demand or maximise over the cases that pass.
///   - observe: called between blocks of cases, and while shrinking after each one; may stop the
///     run.
///   - body: the property.
@inlinable
public func check<Value, Result>(
  _ generator: Gen<Value>, settings: Settings = Settings(), workers: Int,
  statistics: [Statistic<Value>] = [], observe: (Progress) -> RunControl = { _ in .proceed },
  _ body: @Sendable (Value) throws -> Result
) -> Report<Value> {
  Property.report(
    generator, settings, workers: workers, statistics, observe: observe, record: nil
  ) { value in
    Outcome.of { try body(value) }
  } runSlots: { property, slots in
    property.run(slots: slots, body)
  }
}

extension Property {
  /// Runs a property and tells what was found.
  ///
  /// The body comes twice: as it is run on single cases, and inside the loop over slots. So what
  /// escapes is the loop, once a block, and no layer stands between the loop and the body.
  @usableFromInline
  static func report(
    _ generator: Gen<Value>, _ settings: Settings, workers: Int, _ statistics: [Statistic<Value>],
    observe: (Progress) -> RunControl, record: ((CaseObservation) -> Void)?,
    _ body: (Value) -> Outcome, runSlots: (Property, Range<Int>) -> BlockResult
  ) -> Report<Value> {
    let notes = NoteLog()
    return NoteLog.$current.withValue(notes) {
      report(
        generator, settings, workers: workers, statistics, notes, observe: observe,
        record: record, body, runSlots: runSlots)
    }
  }

  /// Runs a property whose body adds to a log of notes.
  static func report(
    _ generator: Gen<Value>, _ settings: Settings, workers: Int, _ statistics: [Statistic<Value>],
    _ notes: NoteLog, observe: (Progress) -> RunControl, record: ((CaseObservation) -> Void)?,
    _ body: (Value) -> Outcome, runSlots: (Property, Range<Int>) -> BlockResult
  ) -> Report<Value> {
    withoutActuallyEscaping(body) { body in
      withoutActuallyEscaping(runSlots) { runSlots in
        let journal = settings.takeJournal()
        let property = Property(
          generator: generator, settings: settings, statistics: statistics, journal: journal,
          place: settings.makePlace(journal), notes: notes, body: body)
        return property.report(workers: workers, observe: observe, record: record) {
          runSlots(property, $0)
        }
      }
    }
  }

  private func report(
    workers: Int, observe: (Progress) -> RunControl, record: ((CaseObservation) -> Void)?,
    _ runSlots: @escaping (Range<Int>) -> BlockResult
  ) -> Report<Value> {
    var runner = caseRunner(runSlots: runSlots)
    if let record { runner = runner.observed(by: record) }
    if let token = settings.replay { return replay(token, by: runner) }
    guard settings.cases > 0 else { return Report(settings: settings, verdict: .ranNothing) }
    let watch = self.watch(workers: workers)
    defer { watch?.end() }
    return withoutActuallyEscaping(observe) { observe in
      let run = Run(runner: runner, workers: max(1, workers), observe: observe)
      return report(run.findings())
    }
  }

  /// The report of a run: its findings, with the values drawn again.
  func report(_ findings: Findings) -> Report<Value> {
    let failures = findings.failures.map { ($0, counterexample($0)) }
    let kept = findings.kept.map { ($0, counterexample($0)) }
    var report = Report(
      settings, findings.ledger, statistics.map(\.subject), failures + kept, findings.wasStopped)
    report.extent = findings.extent
    if settings.keepsBlocks {
      report.part = .init(
        blocks: findings.blocks, subjects: statistics.map(\.subject), failures: failures,
        wasStopped: findings.wasStopped)
    }
    return report
  }

  /// The counterexample of a failure; nil if it was flaky, or if drawing its value ends the process.
  func counterexample(_ shrunk: ShrunkFailure) -> Counterexample<Value>? {
    guard !shrunk.failure.isOfGenerator, let token = shrunk.token,
      let value = draw(.recorded(token.indices)).value
    else { return nil }
    return Counterexample(
      shrunk, token, value: value,
      variations: shrunk.explanation.variations.compactMap { draw(.recorded($0)).value },
      original: shrunk.origin.flatMap { draw($0).value })
  }
}
