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
      if consider(start.replacing(outer.range, with: start[inner.range]))
        || consider(start.replacing(outer.range, with: filled([inner.range], .alternative)))
      {
        return true
      }
    }
    return false
  }

  /// The numbers of some spans of a label, with zeros for what recursion left out of the innermost.
  ///
  /// Where the depth is bounded, the innermost alternatives draw nothing where others draw an
  /// alternative, and the innermost elements have no list. Further out they draw it too, and would
  /// read what stands behind them.
  private func filled(_ ranges: [Range<Int>], _ label: SpanLabel) -> [UInt64] {
    let all = SpanTree(best).spans.filter { $0.label == label }
    let counts = Dictionary(all.map { ($0.branch, $0.inner.count) }, uniquingKeysWith: max)
    return all.filter { ranges.contains($0.range) }.flatMap { $0.filled(to: counts, label) }
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
      for rest in inner
      where consider(start.replacing(span.range, with: [lower] + start[rest.range])) {
        return true
      }
    }
    return false
  }
}

extension SpanTree {
  /// Which alternative it is; nil of what is none.
  fileprivate var branch: UInt64? { label == .alternative ? parts.first?.choice?.index : nil }

  /// What makes it recursive: the alternatives directly inside one, the lists inside an element.
  fileprivate var inner: [SpanTree] {
    parts.compactMap { part in
      if case .span(let span) = part, span.label == (label == .element ? .list : .alternative) {
        span
      } else {
        nil
      }
    }
  }

  /// The numbers, with a zero for each span that is missing inside one of a label.
  fileprivate func filled(to counts: [UInt64?: Int], _ label: SpanLabel) -> [UInt64] {
    let own = parts.flatMap { part in
      switch part {
      case .choice(let choice): [choice.index]
      case .span(let span): span.filled(to: counts, label)
      }
    }
    guard self.label == label else { return own }
    return own + Array(repeating: 0, count: max(0, (counts[branch] ?? 0) - inner.count))
  }
}

extension ShrinkPass {
  /// Replaces an element by the elements of a list inside it.
  ///
  /// A proposal is the best sequence without what an element of a tree has around its children.
  /// Example: of nodes that have a label and children, `a(b(c, d))` becomes `b(c, d)`. Takes a call
  /// for each element with an inner list that begins as its own does, two where inner ones lack
  /// what outer ones read.
  static let liftElements = ShrinkPass("lift elements") { shrinker in
    var level = 0
    while level < shrinker.outline.levels.count, !shrinker.isExhausted {
      var place = 0
      while level < shrinker.outline.levels.count, place < shrinker.outline.levels[level].count,
        !shrinker.isExhausted
      {
        if !shrinker.lift(shrinker.outline.levels[level][place]) { place += 1 }
      }
      level += 1
    }
  }
}

extension Shrinker {
  /// Replaces an element by those of the first list inside it whose elements begin as it does.
  fileprivate mutating func lift(_ element: ChoiceOutline.Element) -> Bool {
    func head(_ element: ChoiceOutline.Element) -> ChoiceKind? {
      element.range.count > 1 ? best.choices[element.range.lowerBound + 1].kind : nil
    }
    let inner = outline.lists(inside: element.range.dropFirst()).first {
      $0.elements.first.map(head) == head(element)
    }
    guard let inner, let first = inner.elements.first, let last = inner.elements.last else {
      return false
    }
    let start = indices
    let plain = start[first.range.lowerBound..<last.range.upperBound]
    return consider(start.replacing(element.range, with: plain))
      || consider(
        start.replacing(element.range, with: filled(inner.elements.map(\.range), .element)))
  }
}

extension [UInt64] {
  /// The numbers with others in place of a stretch.
  fileprivate func replacing(
    _ range: Range<Int>, with part: some Collection<UInt64>
  ) -> [UInt64] {
    var result = self
    result.replaceSubrange(range, with: part)
    return result
  }
}

extension ShrinkPass {
  /// Swaps two parts of a tree, then puts all siblings in order, and only then tries the result.
  ///
  /// A proposal has the values of the best sequence in other places, smaller ones first. Example: a
  /// heap `(0 (0 (1) nil) (0))` becomes `(0 nil (0 (0) (1)))`, though moving the parts one by one
  /// leads through heaps that do not fail. Takes a call for each two disjoint alternatives, and is
  /// tried up to 32 choices only, about ten nodes of a tree.
  static let graft = ShrinkPass("graft") { shrinker in
    guard shrinker.best.choices.count <= 32 else { return }
    let tree = SpanTree(shrinker.best)
    let spans = tree.spans.filter { $0.label == .alternative }
    for (place, left) in spans.enumerated() {
      for right in spans[(place + 1)...] where left.range.upperBound <= right.range.lowerBound {
        if shrinker.consider(tree.swapping(left, right).sorted.indices) { return }
      }
    }
  }
}
