extension ShrinkPass {
  /// Sets all numbers of one kind to the smallest: all 0, or else only as different as they were.
  ///
  /// Invariant: a proposal differs from the best sequence in numbers of one kind, which are 0, or
  /// numbered anew by first appearance, or by size. Example: `[5, 17, 4, 9]` failing for its length
  /// becomes `[0, 0, 0, 0]`, and `[70, 500, 70]` failing for its two values `[0, 1, 0]`.
  static let renumberAll = ShrinkPass(name: "renumber all") { shrinker in
    var kinds: [ChoiceKind] = []
    for choice in shrinker.best.choices where choice.kind.isNumber && !kinds.contains(choice.kind) {
      kinds.append(choice.kind)
    }
    for kind in kinds {
      let values = shrinker.best.choices.lazy.filter { $0.kind == kind }.map(\.index)
      for numbers in [[:], numbered(values), numbered(Set(values).sorted())] {
        let proposal = shrinker.best.choices.map { choice in
          choice.kind == kind ? numbers[choice.index] ?? 0 : choice.index
        }
        if shrinker.consider(proposal) { break }
      }
    }
  }

  /// The numbers 0, 1, 2 ... for values, in the order in which they first appear.
  private static func numbered(_ values: some Sequence<UInt64>) -> [UInt64: UInt64] {
    var numbers: [UInt64: UInt64] = [:]
    for value in values where numbers[value] == nil { numbers[value] = UInt64(numbers.count) }
    return numbers
  }
}
