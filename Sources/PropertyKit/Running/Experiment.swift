/// A property with the type of its values out of sight: what the driver runs.
///
/// Where a case runs (here, on another thread, in a child process) is decided by whoever makes the
/// experiment; the driver only folds results.
struct Experiment {
  let settings: Settings
  let subjects: [StatisticSubject]
  /// How many slots are run in one go.
  let blockLength: Int
  /// Runs fresh slots.
  let runSlots: (Range<Int>) -> BlockResult
  /// Runs one case with its choices recorded.
  let run: (Origin) -> (outcome: Outcome, sequence: ChoiceSequence)
  /// Draws one case without running the body on it.
  let draw: (Origin) -> (discard: Discard?, sequence: ChoiceSequence)
  /// Counts a case that passed.
  let count: (Origin, inout BlockResult) -> Void
}

extension Property {
  /// The experiment of this property, run in the calling thread.
  func experiment(runSlots: @escaping (Range<Int>) -> BlockResult) -> Experiment {
    Experiment(
      settings: settings, subjects: statistics.map(\.subject),
      blockLength: climbed == nil ? Blocks.length : Blocks.climbLength, runSlots: runSlots,
      run: { origin in
        let (value, discard, sequence) = draw(origin)
        guard let value else { return (.discarded(discard ?? .nothingToChooseFrom), sequence) }
        return (body(value), sequence)
      },
      draw: { origin in
        let (_, discard, sequence) = draw(origin)
        return (discard, sequence)
      },
      count: { origin, result in
        if !statistics.isEmpty, let value = draw(origin).value { count(value, in: &result) }
      })
  }
}
