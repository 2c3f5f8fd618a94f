/// A property with the type of its values out of sight: what the driver runs.
///
/// Where a case runs (here, on another thread, in a child process) is decided by whoever makes the
/// experiment; the driver only folds results.
struct Experiment {
  let settings: Settings
  let subjects: [StatisticSubject]
  /// Whether the cases of a block depend on those before them.
  let isClimbing: Bool
  /// How many slots are run in one go.
  var blockLength: Int
  /// Runs fresh slots.
  var runSlots: (Range<Int>) -> BlockResult
  /// Runs one case with its choices recorded; none if the generator gave it up.
  var run: (Origin) -> (outcome: Outcome, sequence: ChoiceSequence)
  /// Runs one case that must fail for certain: with all the time that a case may have.
  var confirm: (Origin) -> (outcome: Outcome, sequence: ChoiceSequence)
  /// Draws one case without running the body on it.
  let draw: (Origin) -> (discard: Discard?, sequence: ChoiceSequence)
  /// Draws the cases that are left of one when a choice is changed, without running the body.
  var realign: (Realignment) -> [[UInt64]]
  /// Counts a case that passed.
  let count: (Origin, inout BlockResult) -> Void
  /// A case as text, with what the statistics say of it.
  let show: (Origin) -> (text: String, features: [Observation.Feature])?
  /// The case on which the last run died.
  var leftover: Origin?
  /// Says that it was run again.
  var settleLeftover: () -> Void = {}
  /// Where cases run, if not in this process.
  var isolated: IsolatedExperiment?
}

extension Property {
  /// The experiment of this property, run where the settings say.
  func experiment(runSlots: @escaping (Range<Int>) -> BlockResult) -> Experiment {
    let experiment = experimentHere(runSlots: runSlots)
    guard let limits = settings.isolation, let place, Isolation.isAvailable else {
      return experiment
    }
    return IsolatedExperiment(experiment, place: place, limits: limits).view
  }

  private func experimentHere(runSlots: @escaping (Range<Int>) -> BlockResult) -> Experiment {
    let run = { (origin: Origin) -> (Outcome, ChoiceSequence) in
      place?.enter(origin)
      let (value, discard, sequence) = draw(origin)
      guard let value else {
        return (.discarded(discard ?? .nothingToChooseFrom), ChoiceSequence())
      }
      place?.enterBody()
      return (body(value), sequence)
    }
    return Experiment(
      settings: settings, subjects: statistics.map(\.subject),
      isClimbing: climbed != nil,
      blockLength: climbed == nil ? Blocks.length : Blocks.climbLength, runSlots: runSlots,
      run: run, confirm: run,
      draw: { origin in
        let (_, discard, sequence) = draw(origin)
        return (discard, sequence)
      },
      realign: realigned,
      count: { origin, result in
        if !statistics.isEmpty, let value = draw(origin).value { count(value, in: &result) }
      },
      show: show, leftover: leftover, settleLeftover: { journal?.settleLeftover() })
  }
}
