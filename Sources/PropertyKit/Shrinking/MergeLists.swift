extension ShrinkPass {
  /// Joins a list with the list that follows it.
  ///
  /// Invariant: a proposal is the best sequence without the flag that ends one list and what lies
  /// between it and the first flag of the next. Example: `[[0], [1]]` becomes `[[0, 1]]`.
  static let mergeLists = ShrinkPass(name: "merge lists") { shrinker in
    var position = 0
    while !shrinker.isExhausted {
      let lists = shrinker.spans(.list)
      guard position < lists.count else { return }
      let list = lists[position]
      let next = lists.first {
        $0.depth == list.depth && $0.range.lowerBound >= list.range.upperBound
      }
      guard let next, !list.range.isEmpty,
        shrinker.consider(removing: list.range.upperBound - 1..<next.range.lowerBound)
      else {
        position += 1
        continue
      }
    }
  }
}
