/// One way of making a failing sequence simpler.
struct ShrinkPass: Sendable {
  /// What it does, in words.
  let name: String
  /// Makes its proposals until it has no more.
  let run: @Sendable (inout Shrinker) -> Void

  /// Every pass, in the order in which they run: those that remove much for little come first.
  static let all: [ShrinkPass] = [
    .zeroAll, .renumberElements, .renumberReferences, .deleteElements, .mergeLists,
    .simplifyAlternatives, .renumberAll, .deleteAndCompensate, .settleLastTwo, .lowerOne,
    .reorderElements, .moveAmount, .lowerTwo, .graft, .deleteTwo, .enumerateSmaller, .lowerByPeriod,
  ]
}

/// The passes of the shrinker, by name, for measurements.
public enum ShrinkPasses {
  /// Their names, in the order in which they run.
  public static let names = ShrinkPass.all.map(\.name)
}
