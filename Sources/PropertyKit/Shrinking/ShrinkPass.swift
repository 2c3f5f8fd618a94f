/// One way of making a failing sequence simpler.
struct ShrinkPass: Sendable {
  /// What it does, in words.
  let name: String
  /// Makes its proposals until it has no more.
  let run: @Sendable (inout Shrinker) -> Void

  /// The passes that cost little for what they bring: those that remove much come first.
  static let cheap: [ShrinkPass] = [
    .zeroAll, .renumberElements, .deleteElements, .mergeLists, .simplifyAlternatives, .deleteAndCompensate,
    .lowerLastTwo, .lowerOne, .lowerAndDelete,
  ]

  /// The passes that try many things, mostly in vain.
  static let costly: [ShrinkPass] = [
    .lowerTwo, .moveAmount, .graft, .enumerateSmaller,
  ]

  /// Every pass.
  static let all = cheap + costly
}

/// The passes of the shrinker, by name, for measurements.
public enum ShrinkPasses {
  /// Their names, in the order in which they run.
  public static let names = ShrinkPass.all.map(\.name)
}
