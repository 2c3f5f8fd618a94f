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
    var candidates = [again.sequence]
    remember(failure.failure, again.sequence)
    var summary = ShrinkSummary.none
    if !isSmallest {
      var shrinker = Shrinker(
        from: again.sequence, limit: settings.maximumShrinkEvaluations, observe: observe,
        realign: realign
      ) { indices in
        let run = run(.recorded(indices))
        let fails = run.outcome.failure(ofKind: kind) != nil
        return .init(drawn: run.sequence.choices.isEmpty ? nil : run.sequence, fails: fails)
      }
      summary = shrinker.shrink(
        with: ShrinkPass.all.filter { !settings.omittedPasses.contains($0.name) })
      candidates = [shrinker.best] + shrinker.earlier.reversed()
    }
    guard let (found, sequence) = confirmed(candidates, kind: kind) else { return .flaky(failure) }
    remember(found, sequence)
    return ShrunkFailure(
      slot: failure.slot, failure: found, indices: sequence.indices, shrinking: summary,
      explanation: explanation(of: sequence, kind: kind))
  }

  /// The first of several cases that fails once more, with all the time it may have.
  ///
  /// What fails for want of room, such as stack, may fail at one time and pass at the next when it
  /// is as small as can be; a case a little larger then stands for it.
  private func confirmed(
    _ candidates: [ChoiceSequence], kind: String
  ) -> (failure: Failure, sequence: ChoiceSequence)? {
    for candidate in candidates {
      let (outcome, sequence) = confirm(.recorded(candidate.indices))
      if let failure = outcome.failure(ofKind: kind) { return (failure, sequence) }
    }
    return nil
  }

  private func remember(_ failure: Failure, _ sequence: ChoiceSequence) {
    if !sequence.choices.isEmpty { settings.store?.keep(failure, sequence.indices) }
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
