/// The result of a run, as a value: data only, the words are in `ReportText`.
public struct Report<Value> {
  /// The settings the run was started with.
  public let settings: Settings
  /// How many cases passed before the first failure.
  public internal(set) var passed: Int
  /// How many cases were discarded before the first failure.
  public internal(set) var discarded: Int
  /// What the run found.
  public internal(set) var verdict: Verdict<Value>
  /// Failures of other kinds than the one of the verdict, in the order they were found.
  package internal(set) var otherCounterexamples: [Counterexample<Value>] = []
  /// Failures of other kinds than the one of the verdict for which no value could be drawn.
  var otherUndrawn: [Counterexample<Undrawn>] = []
  /// What the statistics came to, in their order; of no use for a run that failed.
  public internal(set) var statistics: [StatisticSummary] = []
  /// Which of all cases were run.
  public internal(set) var extent = Extent.sample
  /// What a shard found, kept so that shards can be merged.
  var part: Part?

  /// What only a shard keeps.
  struct Part {
    let blocks: [BlockResult]
    let subjects: [StatisticSubject]
    let failures: [(shrunk: ShrunkFailure, counterexample: Counterexample<Value>?)]
    let wasStopped: Bool
  }

  init(settings: Settings, passed: Int = 0, discarded: Int = 0, verdict: Verdict<Value>) {
    self.settings = settings
    self.passed = passed
    self.discarded = discarded
    self.verdict = verdict
  }

  /// The report of a run that was stopped before its first case.
  package init(stoppedBefore settings: Settings) {
    self.init(settings: settings, verdict: .stopped)
  }

  /// Whether the property holds, as far as was asked: every case passed, and every share that was
  /// demanded was reached.
  public var holds: Bool {
    if case .passed = verdict { true } else { false }
  }

  /// The counterexample, if there is one.
  public var counterexample: Counterexample<Value>? {
    guard case .failed(let counterexample) = verdict else { return nil }
    return counterexample
  }

  /// The smallest case of each kind of failure, in the order they were found.
  public var counterexamples: [Counterexample<Value>] {
    [counterexample].compactMap(\.self) + otherCounterexamples
  }

  /// The simplest case of each kind of failure for which no value could be drawn.
  package var undrawn: [Counterexample<Undrawn>] {
    guard case .undrawn(let counterexample) = verdict else { return otherUndrawn }
    return [counterexample] + otherUndrawn
  }

  /// Calls a function on each counterexample, in their order, keeps what it finds as its details,
  /// and counts each call among the evaluations that shrinking it took.
  ///
  /// For whoever runs a property once more on the smallest case, to learn what would cost too much
  /// to collect in every case.
  package mutating func rerun(_ body: (Counterexample<Value>) -> (any Sendable)?) {
    let rerun = counterexamples.map { counterexample in
      var counterexample = counterexample
      counterexample.details = body(counterexample)
      counterexample.shrinking.evaluations += 1
      return counterexample
    }
    guard let first = rerun.first else { return }
    if case .failed = verdict { verdict = .failed(first) }
    otherCounterexamples = rerun.suffix(otherCounterexamples.count)
  }

  /// The same report about other values, for callers that do not care about their type.
  package func map<New>(_ transform: (Value) -> New) -> Report<New> {
    var report = Report<New>(settings: settings, verdict: verdict.map(transform))
    report.passed = passed
    report.discarded = discarded
    report.otherCounterexamples = otherCounterexamples.map { $0.map(transform) }
    report.otherUndrawn = otherUndrawn
    report.statistics = statistics
    report.extent = extent
    report.part = part.map { part in
      .init(
        blocks: part.blocks, subjects: part.subjects,
        failures: part.failures.map { ($0.shrunk, $0.counterexample?.map(transform)) },
        wasStopped: part.wasStopped)
    }
    return report
  }
}

extension Report: Sendable where Value: Sendable {}
extension Report.Part: Sendable where Value: Sendable {}

extension Counterexample<Undrawn> {
  /// The counterexample of a generator that ended its process; nil if a value was drawn, or the
  /// process did not end again.
  init?(undrawn shrunk: ShrunkFailure) {
    guard shrunk.failure.isOfGenerator, let token = shrunk.token else { return nil }
    self.init(shrunk, token, value: Undrawn())
  }
}

extension Verdict {
  /// The verdict of a run whose first failure this is.
  init(_ shrunk: ShrunkFailure, _ counterexample: Counterexample<Value>?) {
    self =
      counterexample.map(Verdict.failed) ?? Counterexample(undrawn: shrunk).map(Verdict.undrawn)
      ?? .flaky(shrunk.failure)
  }
}

extension Report {
  /// A report of what a ledger holds.
  init(
    _ settings: Settings, _ ledger: Ledger, _ subjects: [StatisticSubject],
    _ failures: [(shrunk: ShrunkFailure, counterexample: Counterexample<Value>?)],
    _ wasStopped: Bool
  ) {
    let statistics = ledger.tally.summaries(of: subjects)
    self.init(settings: settings, verdict: .passed)
    passed = ledger.passed
    discarded = ledger.discarded
    self.statistics = statistics
    otherCounterexamples = failures.dropFirst().compactMap(\.counterexample)
    otherUndrawn = failures.dropFirst().compactMap { Counterexample(undrawn: $0.shrunk) }
    if let first = failures.first {
      verdict = Verdict(first.shrunk, first.counterexample)
    } else if let reason = ledger.reasonToGiveUp {
      verdict = .gaveUp(reason)
    } else if wasStopped {
      verdict = .stopped
    } else if ledger.passed == 0, let reason = ledger.lastDiscard {
      verdict = .gaveUp(reason)
    } else {
      let missing = statistics.filter { ($0.coverage ?? .sufficient) != .sufficient }
      if !missing.isEmpty { verdict = .uncovered(missing) }
    }
  }
}
