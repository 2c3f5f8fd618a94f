/// A property with the type of its values out of sight: what the driver runs.
///
/// Where a case runs (here, on another thread, in a child process) is decided by whoever makes the
/// runner; the driver only folds results.
struct CaseRunner {
  let settings: Settings
  let subjects: [StatisticSubject]
  /// Whether the cases of a block depend on those before them.
  let isTargeted: Bool
  /// How many slots are run in one go.
  var blockLength: Int
  /// Runs fresh slots.
  var runSlots: (Range<Int>) -> BlockResult
  /// Runs one case with its choices recorded; none if the generator gave it up.
  var run: (CaseOrigin) -> (outcome: Outcome, sequence: ChoiceSequence)
  /// Runs one case that must fail for certain: with all the time that a case may have.
  var confirm: (CaseOrigin) -> (outcome: Outcome, sequence: ChoiceSequence)
  /// Draws one case without running the body on it.
  let draw: (CaseOrigin) -> (discard: Discard?, sequence: ChoiceSequence)
  /// Draws so many choices of a case, and nothing that the generator does behind them.
  let drawChoices: (CaseOrigin, Int) -> ChoiceSequence
  /// Draws the cases that are left of one when a choice is changed, without running the body.
  var realign: (Realignment) -> [[UInt64]]
  /// Counts a case that passed.
  let count: (CaseOrigin, inout BlockResult) -> Void
  /// A case as text, with what the statistics say of it.
  let show: (CaseOrigin) -> (text: String, features: [CaseObservation.Feature])?
  /// The case on which the last run died.
  var leftover: CaseOrigin?
  /// Says that it was run again.
  var settleLeftover: () -> Void = {}
  /// Where cases run, if not in this process.
  var isolated: IsolatedCaseRunner?
}

extension Property {
  /// The runner of this property, run where the settings say.
  func caseRunner(runSlots: @escaping (Range<Int>) -> BlockResult) -> CaseRunner {
    let runner = caseRunnerHere(runSlots: runSlots)
    guard let limits = settings.isolation, let place, Isolation.isAvailable else {
      return runner
    }
    return IsolatedCaseRunner(runner, place: place, limits: limits).view
  }

  private func caseRunnerHere(runSlots: @escaping (Range<Int>) -> BlockResult) -> CaseRunner {
    let run = { (origin: CaseOrigin) -> (Outcome, ChoiceSequence) in
      place?.enter(origin)
      let (value, discard, sequence) = draw(origin, isWatched: true)
      guard let value else {
        return (.discarded(discard ?? .nothingToChooseFrom), ChoiceSequence())
      }
      place?.enterBody()
      return (notes.collecting { body(value) }, sequence)
    }
    return CaseRunner(
      settings: settings, subjects: statistics.map(\.subject),
      isTargeted: maximized != nil,
      blockLength: maximized == nil ? Blocks.length : Blocks.targetedLength, runSlots: runSlots,
      run: run, confirm: run,
      draw: { origin in
        let (_, discard, sequence) = draw(origin)
        return (discard, sequence)
      },
      drawChoices: { $1 > 0 ? draw($0, lastChoice: $1).sequence : ChoiceSequence() },
      realign: realigned,
      count: { origin, result in
        if !statistics.isEmpty, let value = draw(origin).value { count(value, in: &result) }
      },
      show: show, leftover: leftover, settleLeftover: { journal?.settleLeftover() })
  }
}

extension CaseRunner {
  /// Draws a failing case again with its choices recorded, shrinks it, and runs the result once more.
  ///
  /// That confirmation counts among the evaluations of the summary. What fails for want of room, such
  /// as stack, may fail at one time and pass at the next when it is as small as can be: then a case a
  /// little larger stands for it. A case that died while its value was drawn is run again before,
  /// too, to learn which choices it had drawn.
  ///
  /// - Parameter isSmallest: whether the case was met by counting, so that nothing simpler fails.
  func smallest(
    of failure: BlockResult.SlotFailure, isSmallest: Bool,
    goesOn: @escaping (_ evaluations: Int) -> Bool
  ) -> ShrunkFailure {
    let kind = failure.failure.kind
    let isOfGenerator = failure.failure.isOfGenerator
    // What takes long to fail is not made to do so again: only a smaller case is confirmed.
    let isLong = failure.failure.isCostly && !isOfGenerator
    var confirmations = 0
    func confirmed(_ origin: CaseOrigin) -> (failure: Failure, sequence: ChoiceSequence)? {
      confirmations += 1
      let (outcome, sequence) = confirm(origin)
      return outcome.failure(ofKind: kind).map { ($0, sequence) }
    }
    let drawn = isOfGenerator ? confirmed(failure.origin)?.sequence : draw(failure.origin).sequence
    guard let first = drawn else { return .flaky(failure) }
    var candidates = [first]
    remember(failure.failure, first)
    var summary = ShrinkSummary.none
    if !isSmallest {
      var shrinker = Shrinker(
        from: first, limit: settings.maximumShrinkEvaluations, goesOn: goesOn,
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
    for candidate in candidates {
      let isFirst = candidate.indices == first.indices
      let known = isLong && isFirst ? (failure: failure.failure, sequence: first) : nil
      guard let last = known ?? confirmed(.recorded(candidate.indices)) else { continue }
      remember(last.failure, last.sequence)
      summary.evaluations += confirmations
      let variations = variations(of: last.sequence, last.failure, &summary)
      return ShrunkFailure(
        slot: failure.slot, failure: last.failure, token: ReplayToken(last.sequence),
        shrinking: summary, explanation: variations,
        origin: summary.improvements > 0 && !isOfGenerator ? failure.origin : nil)
    }
    return .flaky(failure)
  }

  private func remember(_ failure: Failure, _ sequence: ChoiceSequence) {
    if !sequence.choices.isEmpty { settings.store?.keep(kind: failure.kind, ReplayToken(sequence)) }
  }
}
