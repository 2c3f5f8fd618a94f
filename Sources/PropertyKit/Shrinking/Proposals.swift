extension Shrinker {
  /// The spans of a label, by where they begin.
  func spans(_ label: SpanLabel) -> [Span] {
    best.spansInOrder.filter { $0.label == label }
  }

  /// Visits every position in turn, however the sequence changes on the way.
  mutating func forEachPosition(_ visit: (inout Shrinker, Int) -> Void) {
    var position = 0
    while position < best.choices.count, !isExhausted {
      visit(&self, position)
      position += 1
    }
  }

  /// Proposes the best sequence with some choices replaced.
  mutating func consider(replacing changes: [(position: Int, index: UInt64)]) -> Bool {
    var proposal = best.indices
    for change in changes {
      guard proposal.indices.contains(change.position) else { return false }
      proposal[change.position] = change.index
    }
    return consider(proposal)
  }

  /// Proposes the best sequence without some of its choices.
  mutating func consider(removing range: Range<Int>) -> Bool {
    var proposal = best.indices
    guard range.upperBound <= proposal.count else { return false }
    proposal.removeSubrange(range)
    return consider(proposal)
  }
}
