/// Checks a property on values that failed once: plain values, committed beside the test.
///
/// They are no choices of a generator, so they mean the same in every version of it.
///
/// - Returns: what the property says of each, in their order. A value that is discarded tests
///   nothing any more: it is stale.
public func checkRegressions<Value, Result>(
  _ values: [Value], _ body: (Value) throws -> Result
) -> [Outcome] {
  values.map { value in Outcome.of { try body(value) } }
}

extension CaseRunner {
  /// Runs what failed before: the failures of those that fail again.
  ///
  /// What no longer fails is forgotten.
  func failuresAgain() -> [BlockResult.SlotFailure] {
    var block = BlockResult(firstSlot: 0)
    if let leftover {
      if case .failed(let failure) = confirm(leftover).outcome {
        _ = block.fail(failure, slot: 0, origin: leftover)
        settings.store?.keep(kind: failure.kind, ReplayToken(draw(leftover).sequence))
      }
      settleLeftover()
    }
    guard let store = settings.store else { return block.failures }
    for stored in store.contents().failures {
      let origin = CaseOrigin.recorded(stored.token.indices)
      if case .failed(let failure) = confirm(origin).outcome {
        _ = block.fail(failure, slot: 0, origin: origin)
      } else {
        store.forget(stored)
      }
    }
    return block.failures
  }

  /// The failure of a case that was replayed, not shrunk.
  func shrunk(_ failure: Failure, _ sequence: ChoiceSequence) -> ShrunkFailure {
    var summary = ShrinkSummary.none
    let variations = variations(of: sequence, failure, &summary)
    return ShrunkFailure(
      slot: 0, failure: failure, token: ReplayToken(sequence), shrinking: summary,
      explanation: variations)
  }
}

extension ReplayToken {
  /// How what was drawn for a case differs from what the token is of; nil if it does not, or if the
  /// generator gave the case up, which says why itself.
  fileprivate func misfit(_ drawn: ChoiceSequence, _ outcome: Outcome) -> TokenMisfit? {
    switch outcome {
    case .discarded where drawn.choices.isEmpty: nil
    case .failed(let failure): misfit(drawn, isWhole: !failure.isOfGenerator)
    case .discarded, .passed: misfit(drawn, isWhole: true)
    }
  }
}

extension Property {
  /// Runs the one case that a token holds.
  ///
  /// Whatever becomes of it says nothing if the generator has drawn something else.
  func replay(_ token: ReplayToken, by runner: CaseRunner) -> Report<Value> {
    let (outcome, sequence) = runner.confirm(.recorded(token.indices))
    var report = Report<Value>(settings: settings, verdict: .passed)
    if let misfit = token.misfit(sequence, outcome) {
      report.verdict = .misfit(misfit)
      return report
    }
    switch outcome {
    case .passed: report.passed = 1
    case .discarded(let reason):
      report.discarded = 1
      report.verdict = .gaveUp(reason)
    case .failed(let failure):
      let shrunk = runner.shrunk(failure, sequence)
      report.verdict = Verdict(shrunk, counterexample(shrunk))
    }
    return report
  }

  /// Keeps a failure at once: the process may not live to shrink it.
  @usableFromInline
  func keep(_ failure: Failure, slot: Int, attempt: Int) {
    keep(failure, .fresh(slot: slot, attempt: attempt))
  }

  func keep(_ failure: Failure, _ origin: CaseOrigin) {
    settings.store?.keep(kind: failure.kind, ReplayToken(draw(origin).sequence))
  }

  /// The case on which the last run died, as this run can draw it.
  var leftover: CaseOrigin? {
    guard let leftover = journal?.leftover else { return nil }
    guard case .fresh = leftover.origin, leftover.seed != settings.seed else {
      return leftover.origin
    }
    var earlier = settings
    earlier.seed = leftover.seed
    var source = earlier.source(of: leftover.origin)
    _ = try? generator.draw(&source)
    return .recorded(source.recorded.indices)
  }
}

extension Settings {
  /// The journal of a run in this process; a child needs none, since its parent records its death.
  func takeJournal() -> Journal? {
    guard let store, isolation == nil || !Isolation.isAvailable else { return nil }
    return Journal.take(from: store, seed: seed)
  }

  /// Where cases are noted before they run; nil if nobody asks.
  func makePlace(_ journal: Journal?) -> CaseMarker? {
    if let journal { return journal.place }
    let isIsolated = isolation != nil && Isolation.isAvailable
    return isIsolated || caseDeadline != nil ? CaseMarker() : nil
  }
}
