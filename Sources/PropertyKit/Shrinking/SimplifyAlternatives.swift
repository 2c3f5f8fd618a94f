extension ShrinkPass {
  /// Replaces an alternative by a simpler one, or by one of the same kind inside it.
  ///
  /// Invariant: a proposal is the best sequence with one alternative's choices replaced by those of
  /// an alternative inside it, or with its branch lowered and its other choices dropped. Example:
  /// `not(not(true))` becomes `true`.
  static let simplifyAlternatives = ShrinkPass(name: "simplify alternatives") { shrinker in
    var position = 0
    while !shrinker.isExhausted {
      let spans = shrinker.spans(.alternative)
      guard position < spans.count else { return }
      if !shrinker.replaceByInner(spans[position], among: spans),
        !shrinker.lowerBranch(of: spans[position])
      {
        position += 1
      }
    }
  }
}

extension Shrinker {
  fileprivate mutating func replaceByInner(_ outer: Span, among spans: [Span]) -> Bool {
    let start = best.indices
    for inner in spans where inner.depth > outer.depth {
      guard outer.range.lowerBound <= inner.range.lowerBound,
        inner.range.upperBound <= outer.range.upperBound
      else { continue }
      var proposal = start
      proposal.replaceSubrange(outer.range, with: start[inner.range])
      if consider(proposal) { return true }
    }
    return false
  }

  fileprivate mutating func lowerBranch(of span: Span) -> Bool {
    guard span.range.lowerBound < best.choices.count else { return false }
    let branch = best.choices[span.range.lowerBound].index
    for lower in 0..<min(branch, 8) {
      let start = best.indices
      let inner = spans(.alternative).filter {
        $0.depth == span.depth + 1 && span.range.contains($0.range.lowerBound)
      }
      for rest in [0..<0] + inner.map(\.range) {
        var proposal = start
        proposal.replaceSubrange(span.range, with: [lower] + start[rest])
        if consider(proposal) { return true }
      }
    }
    return false
  }
}
