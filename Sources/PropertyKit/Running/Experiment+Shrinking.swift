extension Experiment {
  /// Runs a failing case again with its choices recorded, and shrinks it.
  ///
  /// - Parameter isSmallest: whether the case was met by counting, so that nothing simpler fails.
  func smallest(
    of failure: BlockResult.SlotFailure, isSmallest: Bool, observe: @escaping (Int) -> RunControl
  ) -> ShrunkFailure {
    let kind = failure.failure.kind
    let again = confirm(failure.origin)
    guard again.outcome.failure(ofKind: kind) != nil else { return .flaky(failure) }
    var best = again.sequence
    if !best.choices.isEmpty { settings.store?.keep(failure.failure, best.indices) }
    var summary = ShrinkSummary.none
    if !isSmallest {
      var shrinker = Shrinker(
        from: best, limit: settings.maximumShrinkEvaluations, observe: observe
      ) { indices in
        let run = run(.recorded(indices))
        let fails = run.outcome.failure(ofKind: kind) != nil
        return .init(drawn: run.sequence.choices.isEmpty ? nil : run.sequence, fails: fails)
      }
      summary = shrinker.shrink(
        with: ShrinkPass.all.filter { !settings.omittedPasses.contains($0.name) })
      best = shrinker.best
    }
    let confirmed = confirm(.recorded(best.indices))
    guard let found = confirmed.outcome.failure(ofKind: kind) else { return .flaky(failure) }
    if !confirmed.sequence.choices.isEmpty {
      settings.store?.keep(found, confirmed.sequence.indices)
    }
    return ShrunkFailure(
      slot: failure.slot, failure: found, indices: confirmed.sequence.indices, shrinking: summary,
      explanation: explanation(of: confirmed.sequence, kind: kind))
  }

  /// The failure of recorded choices, not shrunk; nil if they do not fail.
  func failure(of token: ReplayToken) -> (outcome: Outcome, shrunk: ShrunkFailure?) {
    let (outcome, sequence) = confirm(.recorded(token.indices))
    guard case .failed(let failure) = outcome else { return (outcome, nil) }
    let shrunk = ShrunkFailure(
      slot: 0, failure: failure, indices: sequence.indices, shrinking: .none,
      explanation: explanation(of: sequence, kind: failure.kind))
    return (outcome, shrunk)
  }
}

extension ShrunkFailure {
  /// A failure that could not be seen again.
  static func flaky(_ failure: BlockResult.SlotFailure) -> ShrunkFailure {
    ShrunkFailure(
      slot: failure.slot, failure: failure.failure, indices: nil, shrinking: .none,
      explanation: Explanation())
  }
}

extension Outcome {
  /// The failure, if it is one of the kind.
  func failure(ofKind kind: String) -> Failure? {
    guard case .failed(let failure) = self, failure.kind == kind else { return nil }
    return failure
  }
}
