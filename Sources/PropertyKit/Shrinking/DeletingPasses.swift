extension ShrinkPass {
  /// Deletes runs of list elements, outermost lists first, last elements first.
  ///
  /// A proposal is the best sequence without the spans of some neighbouring elements; where one
  /// cannot go alone, without it and what may have to follow it. Example: `[7, 1, 9]` failing for
  /// its 1 becomes `[7, 1]`, then `[1]`. Takes as many calls as elements that stay, or fewer, and a
  /// logarithm of those that go.
  static let deleteElements = ShrinkPass("delete elements") { shrinker in
    var level = 0
    while level < shrinker.outline.levels.count, !shrinker.isExhausted {
      var left = shrinker.outline.levels[level].count
      while left > 0, !shrinker.isExhausted {
        left = shrinker.deleteRun(endingAt: left, ofLevel: level)
      }
      level += 1
    }
  }
}

/// An element that was to be deleted, whatever was around it.
struct TriedElement: Hashable {
  let choices: [Choice]
  let range: Range<Int>
  /// How many choices there were.
  let of: Int
}

extension Shrinker {
  /// Deletes as many elements as possible that end with the one before `end`; returns where to go
  /// on.
  ///
  /// Where only numbers elsewhere have changed since, an element of an only list is not tried
  /// again.
  fileprivate mutating func deleteRun(endingAt end: Int, ofLevel level: Int) -> Int {
    guard level < outline.levels.count else { return 0 }
    let elements = outline.levels[level]
    guard end <= elements.count else { return elements.count }
    let last = elements[end - 1]
    let trial = TriedElement(
      choices: Array(best.choices[last.range]), range: last.range, of: indices.count)
    guard tried.insert(trial).inserted || outline.lists.count > 1 else { return end - 1 }
    // Of a list of the least length nothing can go alone.
    guard outline.lists[last.list].isLong else {
      _ = deleteTied(last)
      return end - 1
    }
    let start = indices
    let kept = leastWorking(below: UInt64(end), mayBeZero: end < elements.count) { kept in
      consider(start.removing(elements[Int(kept)..<end].map(\.range)))
    }
    if kept == end { _ = deleteTied(last) }
    return max(0, Int(kept) - 1)
  }

  /// Deletes an element together with what may have to follow: numbers outside of its list that may
  /// count its elements or stand for a place among them, an equal element of another list, or the
  /// elements at the same place of lists of one length.
  fileprivate mutating func deleteTied(_ element: ChoiceOutline.Element) -> Bool {
    let list = outline.lists[element.list]
    let start = indices
    let counters = counters(of: list)
    for tied in (counters.count > 1 ? [counters] : []) + counters.map({ [$0] }) {
      let most = min(UInt64(element.place + 1), tied.map { start[$0] }.min() ?? 0)
      let count = greatestWorking(upTo: most) { count in
        let gone = list.elements[(element.place + 1 - Int(count))...element.place]
        return consider(start.lowering(tied, by: count).removing(gone.map(\.range)))
      }
      if count > 0 { return true }
    }
    let others = outline.besides(element.list)
    let value = start[element.range]
    let equal = others.lazy.compactMap { $0.elements.last { start[$0.range] == value } }.first
    if let equal, consider(start.removing([element.range, equal.range])) { return true }
    let last = others.compactMap(\.elements.last?.range)
    if !last.isEmpty, consider(start.removing([element.range] + last)) { return true }
    let same = others.filter { $0.elements.count == list.elements.count }
    guard !same.isEmpty else { return false }
    let column = [element.range] + same.map { $0.elements[element.place].range }
    let sizes = counters.filter { isCount($0, of: list.elements.count) }
    if !sizes.isEmpty, consider(start.lowering(sizes, by: 1).removing(column)) { return true }
    // A square loses a row and a column: the lists inside its elements are as long as it is.
    let all = outline.lists.filter {
      $0.range != list.range && $0.elements.count == list.elements.count
    }
    guard all.count > same.count, !sizes.isEmpty else { return false }
    let cross = [element.range] + all.map { $0.elements[element.place].range }
    return consider(start.lowering(sizes, by: 1).removing(cross))
  }

  /// The first integers outside of a list, not below their target, that are at most its length.
  private func counters(of list: ChoiceOutline.List) -> [Int] {
    Array(
      outline.numbers(outside: list.range).lazy.filter { place in
        guard case .integer(let zigzag) = best.choices[place].kind else { return false }
        return zigzag.alternating == 0
          && (1...list.elements.count).contains(Int(clamping: indices[place]))
      }.prefix(4))
  }

  /// Whether a number is a count of elements, or the last place among them.
  private func isCount(_ place: Int, of count: Int) -> Bool {
    indices[place] + 1 >= UInt64(count) || integer(at: place)?.value == Int64(count)
  }
}

extension [UInt64] {
  /// The numbers with those at some places lower by an amount.
  func lowering(_ places: [Int], by amount: UInt64) -> [UInt64] {
    var lowered = self
    for place in places { lowered[place] -= amount }
    return lowered
  }
}

extension ShrinkPass {
  /// Joins a list with the list that follows it.
  ///
  /// A proposal is the best sequence without the flag that ends one list and what lies between it
  /// and the first flag of the next: fewer choices. Example: `[[0], [1]]` becomes `[[0, 1]]`. Takes
  /// a call for each list.
  static let mergeLists = ShrinkPass("merge lists") { shrinker in
    var list = 0
    while list < shrinker.outline.lists.count, !shrinker.isExhausted {
      if !shrinker.merge(list) { list += 1 }
    }
  }
}

extension Shrinker {
  /// Joins a list with the next of its depth; if that brings nothing, with a number lower by one
  /// that may count the lists.
  fileprivate mutating func merge(_ number: Int) -> Bool {
    let list = outline.lists[number]
    guard let next = outline.next(after: number), !list.range.isEmpty else { return false }
    let between = list.range.upperBound - 1..<next.range.lowerBound
    if consider(indices.removing([between])) { return true }
    let outer = outline.lists[..<number].last {
      $0.depth == list.depth - 2 && $0.range.contains(between.lowerBound)
        && $0.range.contains(between.upperBound)
    }
    guard let outer else { return false }
    return counters(of: outer).contains { place in
      isCount(place, of: outer.elements.count)
        && consider(indices.lowering([place], by: 1).removing([between]))
    }
  }
}

extension ShrinkPass {
  /// Deletes elements that can only go in groups: two to eight side by side, or two that are not,
  /// nearest pairs first.
  ///
  /// Pairs are what opens and closes: `(([]))` failing for its balance becomes `(())`. Groups are
  /// the blocks of a code: bytes that are written in threes, and fail for two in the last three,
  /// keep two. Eight bytes are the longest word. Takes a call for each pair and for each place of a
  /// block.
  static let deleteGroups = ShrinkPass("delete groups of elements") { shrinker in
    var level = 0
    while level < shrinker.outline.levels.count, !shrinker.isExhausted {
      shrinker.deleteBlocks(ofLevel: level)
      shrinker.deletePairs(ofLevel: level)
      level += 1
    }
    if shrinker.outline.lists.isEmpty { shrinker.deleteCounted() }
  }
}

extension Shrinker {
  /// Deletes two to eight neighbours at once, and as many more groups of that size as possible.
  fileprivate mutating func deleteBlocks(ofLevel level: Int) {
    for size in 2...8 {
      var end = elements(ofLevel: level).count
      while end >= size, !isExhausted {
        let all = elements(ofLevel: level)
        guard end <= all.count, all[end - size].list == all[end - 1].list else {
          end -= 1
          continue
        }
        let start = indices
        let groups = greatestWorking(upTo: UInt64(end / size)) { groups in
          consider(start.removing(all[(end - Int(groups) * size)..<end].map(\.range)))
        }
        end -= groups == 0 ? 1 : Int(groups) * size
      }
    }
  }

  /// Deletes two elements that are not neighbours.
  fileprivate mutating func deletePairs(ofLevel level: Int) {
    var distance = 2
    while distance < elements(ofLevel: level).count, !isExhausted {
      var first = 0
      while case let all = elements(ofLevel: level), first + distance < all.count, !isExhausted {
        if !consider(indices.removing([all[first].range, all[first + distance].range])) {
          first += 1
        }
      }
      distance += 1
    }
  }

  /// Lowers a number by one and drops one of the numbers behind it, which it may count.
  fileprivate mutating func deleteCounted() {
    for count in outline.numbers {
      var counted = outline.numbers.count - 1
      while counted > 0, outline.numbers.indices.contains(counted), !isExhausted {
        let place = outline.numbers[counted]
        guard place > count, indices[count] > 0 else { break }
        _ = consider(indices.lowering([count], by: 1).removing([place..<place + 1]))
        counted -= 1
      }
    }
  }

  private func elements(ofLevel level: Int) -> [ChoiceOutline.Element] {
    level < outline.levels.count ? outline.levels[level] : []
  }
}
