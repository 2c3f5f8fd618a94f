extension ShrinkPass {
  /// Sets all numbers of one kind to 0 at once.
  ///
  /// Invariant: a proposal differs from the best sequence in numbers of one kind, which are 0.
  /// Example: `[5, 17, 4, 9]` failing for its length becomes `[0, 0, 0, 0]` in one step.
  static let zeroAll = ShrinkPass(name: "zero all numbers") { shrinker in
    var kinds: [ChoiceKind] = []
    for choice in shrinker.best.choices where choice.kind.isNumber {
      if !kinds.contains(choice.kind) { kinds.append(choice.kind) }
    }
    for kind in kinds {
      let zeroed = shrinker.best.choices.map { $0.kind == kind ? 0 : $0.index }
      _ = shrinker.consider(zeroed)
    }
  }
}
