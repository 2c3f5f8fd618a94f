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

/// An element that was to be deleted, whatever was around it.
struct TriedElement: Hashable {
  let choices: ArraySlice<Choice>
  let range: Range<Int>
  /// How many choices there were.
  let of: Int
}

extension Shrinker {
  /// The spans of list elements that lie at a depth, in order.
  fileprivate func elements(atDepth depth: Int) -> [ChoiceSpan] {
    best.spans.filter { $0.label == .element && $0.depth == depth }
  }

  fileprivate var deepestElement: Int {
    best.spans.filter { $0.label == .element }.map(\.depth).max() ?? -1
  }

  /// Deletes as many elements as possible that end with the one before `end`; returns where to go
  /// on.
  ///
  /// Where only numbers elsewhere have changed since, an element of an only list is not tried again.
  fileprivate mutating func deleteRun(endingAt end: Int, depth: Int) -> Int {
    let spans = elements(atDepth: depth)
    guard end <= spans.count else { return spans.count }
    let start = best.indices
    let original = spans[..<end]
    let last = spans[end - 1].range
    let element = TriedElement(choices: best.choices[last], range: last, of: start.count)
    guard tried.insert(element).inserted || lists > 1 else { return end - 1 }
    // Of a list of the least length nothing can go alone.
    if isNeeded(spans[end - 1]) {
      _ = deleteTied(spans[end - 1])
      return end - 1
    }
    let kept = leastWorking(below: UInt64(end), mayBeZero: end < spans.count) { kept in
      var proposal = start
      for span in original[Int(kept)...].reversed() {
        proposal.removeSubrange(span.range)
      }
      return consider(proposal)
    }
    if kept == end, deleteTied(spans[end - 1]) { return end - 1 }
    // Two last elements may have to go together: a length may have to stay odd.
    if kept == end, end == spans.count, end > 2,
      spans[end - 2].range.upperBound
        == spans[end - 1].range.lowerBound
    {
      var proposal = start
      proposal.removeSubrange(spans[end - 2].range.lowerBound..<spans[end - 1].range.upperBound)
      if consider(proposal) { return end - 2 }
    }
    return max(0, Int(kept) - 1)
  }

  /// Whether an element belongs to a list of the least length.
  func isNeeded(_ element: ChoiceSpan) -> Bool {
    list(around: element).flatMap { elements(of: $0).last }
      .map { best.choices[$0.range.lowerBound].isForced } ?? false
  }

  /// The list that an element is directly in.
  private func list(around element: ChoiceSpan) -> ChoiceSpan? {
    best.spans.first {
      $0.label == .list && $0.depth == element.depth - 1
        && $0.range.contains(element.range.lowerBound)
    }
  }

  /// Deletes an element together with what may have to follow: numbers outside of its list that may
  /// count its elements or stand for a place among them, an equal element of another list, the
  /// elements at the same place of lists of one length, at its depth or at any, or the last of all.
  private mutating func deleteTied(_ element: ChoiceSpan) -> Bool {
    let lists = best.spans.filter { $0.label == .list }
    guard let list = list(around: element) else { return false }
    let own = elements(of: list)
    guard let place = own.firstIndex(of: element) else { return false }
    let start = best.choices
    let ties = start.indices.filter { position in
      guard case .integer(let zigzag) = start[position].kind, zigzag.alternating == 0 else {
        return false
      }
      return start[position].index > 0 && start[position].index <= UInt64(own.count)
        && !list.range.contains(position)
    }.prefix(4)
    for tied in (ties.count > 1 ? [Array(ties)] : []) + ties.map({ [$0] }) {
      let most = min(UInt64(place + 1), tied.map { start[$0].index }.min() ?? 0)
      let count = greatestWorking(upTo: most) { count in
        consider(start.removing(own[(place + 1 - Int(count))...place], lowering: tied, by: count))
      }
      if count > 0 { return true }
    }
    let value = start[element.range].map(\.index)
    let others = lists.filter { $0 != list && !element.range.overlaps($0.range) }
    let beside = others.filter { $0.depth == list.depth }.map(elements)
    let equal = beside.lazy.compactMap { $0.last { start[$0.range].map(\.index) == value } }.first
    if let equal, consider(start.removing([element, equal])) { return true }
    let same = beside.filter { $0.count == own.count }.map { $0[place] }
    let sizes = ties.filter { place in
      start[place].index + 1 >= UInt64(own.count)
        || integer(at: place)?.value == Int64(own.count)
    }
    if !same.isEmpty, !isNeeded(element), consider(start.removing([element] + same)) {
      return true
    }
    if !same.isEmpty, !sizes.isEmpty,
      consider(start.removing([element] + same, lowering: sizes, by: 1))
    {
      return true
    }
    let lasts = beside.compactMap(\.last)
    if place + 1 == own.count, lasts.count > same.count,
      consider(start.removing([element] + lasts))
    {
      return true
    }
    let all = others.map(elements).filter { $0.count == own.count }.map { $0[place] }
    guard all.count > same.count else { return false }
    return consider(start.removing([element] + all, lowering: sizes, by: 1))
  }

  func elements(of list: ChoiceSpan) -> [ChoiceSpan] {
    best.spans.filter {
      $0.label == .element && $0.depth == list.depth + 1
        && list.range.contains($0.range.lowerBound)
    }
  }
}

extension [Choice] {
  /// The numbers without those of some spans, and with some others lower by an amount.
  fileprivate func removing(
    _ spans: some Sequence<ChoiceSpan>, lowering places: [Int] = [], by amount: UInt64 = 0
  ) -> [UInt64] {
    var kept: [UInt64?] = map(\.index)
    for place in places { kept[place] = self[place].index - amount }
    for span in spans { for place in span.range { kept[place] = nil } }
    return kept.compactMap(\.self)
  }
}

extension ShrinkPass {
  /// Joins a list with the list that follows it.
  ///
  /// Invariant: a proposal is the best sequence without the flag that ends one list and what lies
  /// between it and the first flag of the next. Example: `[[0], [1]]` becomes `[[0, 1]]`.
  static let mergeLists = ShrinkPass(name: "merge lists") { shrinker in
    var position = 0
    while !shrinker.isExhausted {
      let lists = shrinker.spans(.list)
      guard position < lists.count else { return }
      let list = lists[position]
      let next = lists.first {
        $0.depth == list.depth && $0.range.lowerBound >= list.range.upperBound
      }
      guard let next, !list.range.isEmpty, shrinker.merge(list, next) else {
        position += 1
        continue
      }
    }
  }
}

extension Shrinker {
  /// Joins two lists; if that brings nothing, with a number lower by one that may count the lists.
  fileprivate mutating func merge(_ list: ChoiceSpan, _ next: ChoiceSpan) -> Bool {
    let between = list.range.upperBound - 1..<next.range.lowerBound
    if consider(removing: between) { return true }
    let outer = best.spans.first {
      $0.label == .list && $0.depth == list.depth - 2 && $0.range.contains(between.lowerBound)
        && $0.range.contains(between.upperBound)
    }
    guard let outer else { return false }
    let count = UInt64(elements(of: outer).count)
    let tied = best.choices[..<outer.range.lowerBound].indices.filter { place in
      let (kind, index) = (best.choices[place].kind, best.choices[place].index)
      return kind.isOneSided && index > 0 && (count - 1...count).contains(index)
    }
    for place in tied {
      var proposal = best.indices
      proposal[place] -= 1
      proposal.removeSubrange(between)
      if consider(proposal) { return true }
    }
    return false
  }
}

extension ShrinkPass {
  /// Deletes two elements, nearest pairs first.
  ///
  /// Invariant: a proposal is the best sequence without the spans of two disjoint elements. Example:
  /// the text `(([]))` failing for its balance becomes `(())`, though no bracket can go alone.
  /// Only sequences of few elements are tried.
  static let deleteTwo = ShrinkPass(name: "delete two elements") { shrinker in
    var distance = 1
    var (misses, length) = (0, shrinker.best.choices.count)
    while distance < min(shrinker.spans(.element).count, 32), !shrinker.isExhausted {
      var first = 0
      while misses <= 2 * shrinker.spans(.element).count || !shrinker.hasNumbers,
        shrinker.deleteTwo(first, first + distance)
      {
        first += 1
        misses = shrinker.best.choices.count < length ? 0 : misses + 1
        length = shrinker.best.choices.count
      }
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
