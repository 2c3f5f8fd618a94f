extension ShrinkPass {
  /// Swaps two values of one kind that stand in the wrong order, wherever they stand.
  ///
  /// Invariant: a proposal is the best sequence with two disjoint spans of one label exchanged, the
  /// simpler one first. Example: `[2, 0, 1]` failing for its three numbers becomes `[0, 1, 2]`, and
  /// a tree gives its left branch to the empty right one. In long sequences only spans fewer than
  /// `reach` places apart are tried.
  static let swapSpans = ShrinkPass(name: "swap spans") { shrinker in
    for label in [SpanLabel.list, .element, .alternative] {
      let reach = 12
      var first = 0
      while first < shrinker.spans(label).count, !shrinker.isExhausted {
        for second in first + 1..<first + reach {
          shrinker.swapSpans(first, second, label)
        }
        first += 1
      }
    }
  }
}

extension Shrinker {
  /// The spans of a label, by where they begin.
  func spans(_ label: SpanLabel) -> [Span] {
    best.spans.filter { $0.label == label }
      .sorted { ($0.range.lowerBound, $0.depth) < ($1.range.lowerBound, $1.depth) }
  }

  fileprivate mutating func swapSpans(_ first: Int, _ second: Int, _ label: SpanLabel) {
    let spans = spans(label)
    guard second < spans.count else { return }
    let (left, right) = (spans[first].range, spans[second].range)
    guard left.upperBound <= right.lowerBound else { return }
    var proposal = best.indices
    let indices = proposal
    proposal.replaceSubrange(right, with: indices[left])
    proposal.replaceSubrange(left, with: indices[right])
    _ = consider(proposal)
  }
}
