extension ShrinkPass {
  /// Deletes two elements, nearest pairs first.
  ///
  /// Invariant: a proposal is the best sequence without the spans of two disjoint elements. Example:
  /// the text `([(])` is no counterexample without its brackets taken in pairs: `(([]))` becomes
  /// `(())`. Only sequences of few elements are tried.
  static let deleteTwo = ShrinkPass(name: "delete two elements") { shrinker in
    var distance = 1
    while distance < shrinker.spans(.element).count, !shrinker.isExhausted {
      var first = 0
      while shrinker.spans(.element).count <= 32 {
        let spans = shrinker.spans(.element)
        guard first + distance < spans.count else { break }
        let (one, other) = (spans[first].range, spans[first + distance].range)
        var proposal = shrinker.best.indices
        proposal.removeSubrange(other)
        if one.upperBound <= other.lowerBound { proposal.removeSubrange(one) }
        if !shrinker.consider(proposal) { first += 1 }
      }
      distance += 1
    }
  }
}
