extension ShrinkPass {
  /// Sets all numbers of one kind to 0 at once, or to the smallest that differ where they did.
  ///
  /// Invariant: a proposal differs from the best sequence in numbers of one kind, which are 0, or
  /// numbered anew by first appearance, or by size. Example: `[5, 17, 4, 9]` failing for its length
  /// becomes `[0, 0, 0, 0]`; `[70, 500, 70]` failing for its two values becomes `[0, 1, 0]`.
  static let zeroAll = ShrinkPass(name: "zero all numbers") { shrinker in
    var kinds: [ChoiceKind] = []
    for choice in shrinker.best.choices where choice.kind.isNumber {
      if !kinds.contains(choice.kind) { kinds.append(choice.kind) }
    }
    for kind in kinds {
      var values: [UInt64] = []
      for choice in shrinker.best.choices where choice.kind == kind {
        if !values.contains(choice.index) { values.append(choice.index) }
      }
      for numbers in [[], values, values.sorted()] {
        let proposal = shrinker.best.choices.map { choice in
          choice.kind == kind ? UInt64(numbers.firstIndex(of: choice.index) ?? 0) : choice.index
        }
        if shrinker.consider(proposal) { break }
      }
    }
  }
}
