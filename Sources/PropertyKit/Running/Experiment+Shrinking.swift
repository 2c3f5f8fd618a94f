extension Experiment {
  /// Runs a failing case again with its choices recorded, shrinks it, and runs the result once more.
  ///
  /// Both confirmations count among the evaluations of the summary. What fails for want of room, such
  /// as stack, may fail at one time and pass at the next when it is as small as can be: then a case a
  /// little larger stands for it.
  ///
  /// - Parameter isSmallest: whether the case was met by counting, so that nothing simpler fails.
  func smallest(
    of failure: BlockResult.SlotFailure, isSmallest: Bool, observe: @escaping (Int) -> RunControl
  ) -> ShrunkFailure {
    let kind = failure.failure.kind
    var confirmations = 0
    func confirmed(_ origin: Origin) -> (failure: Failure, sequence: ChoiceSequence)? {
      confirmations += 1
      let (outcome, sequence) = confirm(origin)
      return outcome.failure(ofKind: kind).map { ($0, sequence) }
    }
    guard let again = confirmed(failure.origin) else { return .flaky(failure) }
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
    let last = candidates.lazy.compactMap { confirmed(.recorded($0.indices)) }.first
    guard let (found, sequence) = last else { return .flaky(failure) }
    remember(found, sequence)
    summary.evaluations += confirmations
    let explanation = explanation(of: sequence, kind: kind, &summary)
    return ShrunkFailure(
      slot: failure.slot, failure: found, indices: sequence.indices, shrinking: summary,
      explanation: explanation)
  }

  private func remember(_ failure: Failure, _ sequence: ChoiceSequence) {
    if !sequence.choices.isEmpty { settings.store?.keep(failure, sequence.indices) }
  }

  /// The failure of recorded choices, not shrunk; nil if they do not fail.
  func failure(of token: ReplayToken) -> (outcome: Outcome, shrunk: ShrunkFailure?) {
    let (outcome, sequence) = confirm(.recorded(token.indices))
    guard case .failed(let failure) = outcome else { return (outcome, nil) }
    var summary = ShrinkSummary.none
    let explanation = explanation(of: sequence, kind: failure.kind, &summary)
    let shrunk = ShrunkFailure(
      slot: 0, failure: failure, indices: sequence.indices, shrinking: summary,
      explanation: explanation)
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
