extension ShrinkPass {
  /// Swaps two parts of a tree, then puts all siblings in order, and only then tries the result.
  ///
  /// Invariant: a proposal has the values of the best sequence in other places. Example: a heap
  /// `(0 (0 (1) nil) (0))` becomes `(0 nil (0 (0) (1)))`, though moving the parts one by one leads
  /// through heaps that do not fail. Nothing swapped, only put in order, `[2, 0, 1]` becomes
  /// `[0, 1, 2]`. Only short sequences are tried.
  static let graft = ShrinkPass(name: "graft") { shrinker in
    guard shrinker.best.choices.count <= 32 else { return }
    let tree = SpanTree(shrinker.best)
    if shrinker.consider(tree.sorted.indices) { return }
    let spans = tree.spans.filter { $0.label == .alternative }
    for (place, left) in spans.enumerated() {
      for right in spans[(place + 1)...] where left.range.upperBound <= right.range.lowerBound {
        if shrinker.consider(tree.swapping(left, right).sorted.indices) { return }
      }
    }
  }
}
