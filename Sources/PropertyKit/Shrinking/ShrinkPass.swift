/// One way of making a failing sequence simpler.
struct ShrinkPass: Sendable {
  /// What it does, in words.
  let name: String
  /// Makes its proposals until it has no more.
  let run: @Sendable (inout Shrinker) -> Void

  init(_ name: String, run: @escaping @Sendable (inout Shrinker) -> Void) {
    (self.name, self.run) = (name, run)
  }

  /// Every pass, in the order in which they run: those that remove much for little come first.
  static let all: [ShrinkPass] = [
    .capAll, .renumberElements, .renumberReferences, .deleteElements, .mergeLists, .liftElements,
    .simplifyAlternatives, .renameValues, .combineElements, .lowerOne, .reorderElements,
    .moveAmount, .lowerTwo, .graft, .deleteGroups, .enumerateSmaller, .crossGaps,
  ]
}

/// The passes of the shrinker, by name, for measurements.
@_spi(Measuring) public enum ShrinkPasses {
  /// Their names, in the order in which they run.
  @_spi(Measuring) public static let names = ShrinkPass.all.map(\.name)
}
