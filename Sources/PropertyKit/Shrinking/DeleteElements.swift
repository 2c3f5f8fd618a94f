extension ShrinkPass {
  /// Deletes runs of list elements, outermost lists first, last elements first.
  ///
  /// Invariant: a proposal is the best sequence without the spans of some neighbouring elements.
  /// Example: `[7, 1, 9]` failing for its 1 becomes `[7, 1]`, then `[1]`.
  static let deleteElements = ShrinkPass(name: "delete elements") { shrinker in
    var depth = 0
    while depth <= shrinker.deepestElement, !shrinker.isExhausted {
      var left = shrinker.elements(atDepth: depth).count
      while left > 0 {
        left = shrinker.deleteRun(endingAt: left, depth: depth)
      }
      depth += 1
    }
  }
}

extension Shrinker {
  /// The spans of list elements that lie at a depth, in order.
  fileprivate func elements(atDepth depth: Int) -> [Span] {
    best.spans.filter { $0.label == .element && $0.depth == depth }
  }

  fileprivate var deepestElement: Int {
    best.spans.filter { $0.label == .element }.map(\.depth).max() ?? -1
  }

  /// Deletes as many elements as possible that end with the one before `end`; returns where to go
  /// on.
  fileprivate mutating func deleteRun(endingAt end: Int, depth: Int) -> Int {
    let spans = elements(atDepth: depth)
    guard end <= spans.count else { return spans.count }
    let start = best.indices
    let original = spans[..<end]
    let kept = leastWorking(below: UInt64(end)) { kept in
      var proposal = start
      for span in original[Int(kept)...].reversed() {
        proposal.removeSubrange(span.range)
      }
      return consider(proposal)
    }
    return max(0, Int(kept) - 1)
  }
}
