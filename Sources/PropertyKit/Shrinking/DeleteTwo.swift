extension ShrinkPass {
  /// Deletes two elements, nearest pairs first.
  ///
  /// Invariant: a proposal is the best sequence without the spans of two disjoint elements. Example:
  /// the text `(([]))` failing for its balance becomes `(())`, though no bracket can go alone.
  /// Only sequences of few elements are tried.
  static let deleteTwo = ShrinkPass(name: "delete two elements") { shrinker in
    var distance = 1
    while distance < min(shrinker.spans(.element).count, 32), !shrinker.isExhausted {
      var first = 0
      while shrinker.deleteTwo(first, first + distance) { first += 1 }
      distance += 1
    }
  }
}

extension Shrinker {
  /// Deletes a pair of elements as often as it can; false if there is no such pair.
  fileprivate mutating func deleteTwo(_ first: Int, _ second: Int) -> Bool {
    while true {
      let spans = spans(.element)
      guard second < spans.count, spans.count <= 32 else { return false }
      let (one, other) = (spans[first].range, spans[second].range)
      guard one.upperBound <= other.lowerBound else { return true }
      var proposal = best.indices
      proposal.removeSubrange(other)
      proposal.removeSubrange(one)
      guard consider(proposal) else { return true }
    }
  }
}
