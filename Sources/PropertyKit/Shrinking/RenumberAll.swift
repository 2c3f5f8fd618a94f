extension ShrinkPass {
  /// Sets all numbers of one kind to 0 at once.
  ///
  /// Invariant: a proposal differs from the best sequence in numbers of one kind, which are 0.
  /// Example: `[5, 17, 4, 9]` failing for its length becomes `[0, 0, 0, 0]` in one step.
  static let zeroAll = ShrinkPass(name: "zero all numbers") { shrinker in
    shrinker.renumberAll { _ in [[:]] }
  }

  /// Sets all numbers of one kind to the smallest that differ where they did.
  ///
  /// Invariant: a proposal differs from the best sequence in numbers of one kind, numbered anew by
  /// first appearance, or by size. Example: `[70, 500, 70]` failing for its two values becomes
  /// `[0, 1, 0]`. Comes after deletions: large numbers are worth more to a sum than many small ones.
  static let renumberAll = ShrinkPass(name: "renumber all") { shrinker in
    shrinker.renumberAll { values in [numbered(values), numbered(Set(values).sorted())] }
  }

  /// Numbers values from 0 on, in the order in which they first appear.
  private static func numbered(_ values: some Sequence<UInt64>) -> [UInt64: UInt64] {
    var numbers: [UInt64: UInt64] = [:]
    for value in values where numbers[value] == nil { numbers[value] = UInt64(numbers.count) }
    return numbers
  }
}

extension Shrinker {
  /// Replaces the numbers of each kind by the first of some tables that fails in the same way.
  fileprivate mutating func renumberAll(_ tables: ([UInt64]) -> [[UInt64: UInt64]]) {
    var kinds: [ChoiceKind] = []
    for choice in best.choices where choice.kind.isNumber && !kinds.contains(choice.kind) {
      kinds.append(choice.kind)
    }
    for kind in kinds {
      for numbers in tables(best.choices.filter { $0.kind == kind }.map(\.index)) {
        let proposal = best.choices.map { choice in
          choice.kind == kind ? numbers[choice.index] ?? 0 : choice.index
        }
        if consider(proposal) { break }
      }
    }
  }
}
