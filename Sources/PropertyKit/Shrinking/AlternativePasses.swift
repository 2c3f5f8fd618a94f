extension ShrinkPass {
  /// Replaces an alternative by a simpler one, or by one of the same kind inside it.
  ///
  /// A proposal is the best sequence with one alternative's choices replaced by those of an
  /// alternative inside it, which are fewer, or with its branch lowered and its other choices read
  /// anew by structure, or dropped. Example: `not(not(true))` becomes `true`. Takes a call for each
  /// alternative inside each, two where an inner one lacks what an outer one reads.
  static let simplifyAlternatives = ShrinkPass("simplify alternatives") { shrinker in
    var position = 0
    while !shrinker.isExhausted {
      let spans = shrinker.outline.alternatives
      guard position < spans.count else { break }
      if !shrinker.lowerBranch(of: spans[position]),
        !shrinker.replaceByInner(spans[position], among: spans)
      {
        position += 1
      }
    }
  }
}

extension Shrinker {
  fileprivate mutating func replaceByInner(_ outer: ChoiceSpan, among spans: [ChoiceSpan]) -> Bool {
    let start = indices
    for inner in spans where inner.depth > outer.depth {
      guard outer.range.lowerBound <= inner.range.lowerBound,
        inner.range.upperBound <= outer.range.upperBound
      else { continue }
      for part in [start[inner.range], filled(inner)[...]] {
        var proposal = start
        proposal.replaceSubrange(outer.range, with: part)
        if consider(proposal) { return true }
      }
    }
    return false
  }

  /// The numbers of an alternative, with zeros for alternatives that it lacks inside it.
  ///
  /// The innermost ones of a recursion of bounded depth draw nothing where others draw an
  /// alternative. Further out they draw it too, and would read what stands behind them.
  private func filled(_ alternative: ChoiceSpan) -> [UInt64] {
    let all = SpanTree(best).spans.filter { $0.label == .alternative }
    let counts = Dictionary(all.map { ($0.branch, $0.inner.count) }, uniquingKeysWith: max)
    let tree = all.first { $0.range == alternative.range }
    return tree?.filled(to: counts) ?? Array(indices[alternative.range])
  }

  fileprivate mutating func lowerBranch(of span: ChoiceSpan) -> Bool {
    guard span.range.lowerBound < best.choices.count else { return false }
    let branch = best.choices[span.range.lowerBound].index
    for lower in 0..<min(branch, 8) {
      let start = indices
      let inner = outline.alternatives.filter {
        $0.depth == span.depth + 1 && span.range.contains($0.range.lowerBound)
      }
      if consider(lowering: span.range.lowerBound, to: lower) { return true }
      for rest in [0..<0] + inner.map(\.range) {
        var proposal = start
        proposal.replaceSubrange(span.range, with: [lower] + start[rest])
        if consider(proposal) { return true }
      }
    }
    return false
  }
}

extension SpanTree {
  /// Which alternative it is; nil of what is none.
  fileprivate var branch: UInt64? { parts.first?.choice?.index }

  /// The alternatives directly inside.
  fileprivate var inner: [SpanTree] {
    parts.compactMap { part in
      if case .span(let span) = part, span.label == .alternative { span } else { nil }
    }
  }

  /// The numbers, with a zero for each alternative that is missing inside one.
  fileprivate func filled(to counts: [UInt64?: Int]) -> [UInt64] {
    let own = parts.flatMap { part in
      switch part {
      case .choice(let choice): [choice.index]
      case .span(let span): span.filled(to: counts)
      }
    }
    guard label == .alternative else { return own }
    return own + Array(repeating: 0, count: max(0, (counts[branch] ?? 0) - inner.count))
  }
}

extension ShrinkPass {
  /// Swaps two parts of a tree, then puts all siblings in order, and only then tries the result.
  ///
  /// A proposal has the values of the best sequence in other places, smaller ones first. Example: a
  /// heap `(0 (0 (1) nil) (0))` becomes `(0 nil (0 (0) (1)))`, though moving the parts one by one
  /// leads through heaps that do not fail. Nothing swapped, only put in order, `[2, 0, 1]` becomes
  /// `[0, 1, 2]`. Takes a call for each two disjoint alternatives, and is tried up to 32 choices
  /// only, about ten nodes of a tree.
  static let graft = ShrinkPass("graft") { shrinker in
    guard shrinker.best.choices.count <= 32 else { return }
    let tree = SpanTree(shrinker.best)
    if shrinker.consider(shrinker.best.inOrder) { return }
    let spans = tree.spans.filter { $0.label == .alternative }
    for (place, left) in spans.enumerated() {
      for right in spans[(place + 1)...] where left.range.upperBound <= right.range.lowerBound {
        if shrinker.consider(tree.swapping(left, right).sorted.indices) { return }
      }
    }
  }
}
