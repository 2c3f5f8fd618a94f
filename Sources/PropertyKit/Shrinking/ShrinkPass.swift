/// One way of making a failing sequence simpler.
struct ShrinkPass: Sendable {
  /// What it does, in words.
  let name: String
  /// How many calls in a row it may make in vain before it gives up.
  ///
  /// The longer a sequence is, the less each choice is worth, so a pass that found nothing at so
  /// many places of a long one is done with it.
  let patience: Int
  /// Makes its proposals until it has no more.
  let run: @Sendable (inout Shrinker) -> Void

  init(_ name: String, patience: Int = 64, run: @escaping @Sendable (inout Shrinker) -> Void) {
    (self.name, self.patience, self.run) = (name, patience, run)
  }

  /// Every pass, in the order in which they run: those that remove much for little come first.
  static let all: [ShrinkPass] = [
    .capAll, .renumberElements, .renumberReferences, .deleteElements, .mergeLists,
    .simplifyAlternatives, .renameValues, .combineElements, .lowerOne, .reorderElements,
    .moveAmount, .lowerTwo, .graft, .deleteGroups, .enumerateSmaller, .crossGaps,
  ]
}

/// The passes of the shrinker, by name, for measurements.
public enum ShrinkPasses {
  /// Their names, in the order in which they run.
  public static let names = ShrinkPass.all.map(\.name)
}
