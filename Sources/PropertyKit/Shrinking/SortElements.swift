extension ShrinkPass {
  /// Swaps two list elements that stand in the wrong order.
  ///
  /// Invariant: a proposal is the best sequence with two elements of one depth exchanged, the
  /// simpler one first. Example: `[2, 0, 1]` failing for its three numbers becomes `[0, 1, 2]`. In
  /// long lists only elements fewer than `reach` places apart are tried.
  static let sortElements = ShrinkPass(name: "sort elements") { shrinker in
    let reach = 8
    for depth in Set(shrinker.best.spans.map(\.depth)).sorted() {
      var first = 0
      while first < shrinker.elements(atDepth: depth).count, !shrinker.isExhausted {
        for second in first + 1..<first + reach {
          shrinker.swapElements(first, second, depth: depth)
        }
        first += 1
      }
    }
  }
}

extension Shrinker {
  fileprivate mutating func swapElements(_ first: Int, _ second: Int, depth: Int) {
    let spans = elements(atDepth: depth)
    guard second < spans.count else { return }
    let (left, right) = (spans[first].range, spans[second].range)
    let indices = best.indices
    guard ChoiceSequence.isSimpler(Array(indices[right]), than: Array(indices[left])) else {
      return
    }
    var proposal = indices
    proposal.replaceSubrange(right, with: indices[left])
    proposal.replaceSubrange(left, with: indices[right])
    _ = consider(proposal)
  }
}
