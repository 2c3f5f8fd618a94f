extension Property {
  /// The report of a run: its findings, with the values drawn again.
  func report(_ findings: Findings) -> Report<Value> {
    let failures = findings.failures.map { ($0, counterexample($0)) }
    var report = Report(
      settings, findings.ledger, statistics.map(\.subject), failures, findings.wasStopped)
    report.extent = findings.extent
    if settings.keepsBlocks {
      report.part = .init(
        blocks: findings.blocks, subjects: statistics.map(\.subject), failures: failures,
        wasStopped: findings.wasStopped)
    }
    return report
  }

  /// The counterexample of a failure; nil if it was flaky.
  func counterexample(_ shrunk: ShrunkFailure) -> Counterexample<Value>? {
    guard let indices = shrunk.indices, let value = draw(.recorded(indices)).value else {
      return nil
    }
    return Counterexample(
      value: value, failure: shrunk.failure, token: ReplayToken(indices), caseIndex: shrunk.slot,
      shrinking: shrunk.shrinking,
      variations: shrunk.explanation.variations.compactMap { draw(.recorded($0)).value },
      variationsAreJoint: shrunk.explanation.isJoint)
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
    if let first = failures.first {
      verdict = first.counterexample.map(Verdict.failed) ?? .flaky(first.shrunk.failure)
    } else if let reason = ledger.surrender {
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
