extension ShrinkPass {
  /// Deletes elements and lowers every number of their list that points behind them.
  ///
  /// A proposal is the best sequence without a run of elements, and with the numbers of the other
  /// elements that were greater than its positions lower by its length. Example:
  /// `[0, 2, 1]`, a list of positions in itself, becomes `[1, 0]`. Positions may be counted from 1.
  /// Only lists whose elements are one number each, at most their count, are tried, and only until
  /// three elements in a row could not go: then they are hardly positions.
  static let renumberElements = ShrinkPass("renumber elements") { shrinker in
    var list = 0
    while list < shrinker.outline.lists.count, !shrinker.isExhausted {
      var end = shrinker.positions(ofList: list).count
      var misses = 0
      while end > 0, misses < 3 {
        let length = shrinker.best.choices.count
        end = min(
          shrinker.deleteAndRenumber(endingAt: end, ofList: list),
          shrinker.positions(ofList: list).count)
        misses = shrinker.best.choices.count < length ? 0 : misses + 1
      }
      list += 1
    }
  }
}

extension Shrinker {
  /// Where the numbers of a list of positions in itself stand; none for other lists.
  fileprivate func positions(ofList list: Int) -> [Int] {
    let lists = outline.lists
    guard list < lists.count else { return [] }
    let inside = Array(lists[list].range.dropLast())
    let places = stride(from: 1, to: inside.count, by: 2).map { inside[$0] }
    // Counted from 0, the last position is one less than their count.
    let most = UInt64(places.count) - (places.contains { best.choices[$0].index == 0 } ? 1 : 0)
    let isPlain =
      places.count * 2 == inside.count
      && places.allSatisfy { place in
        guard case .integer(let zigzag) = best.choices[place].kind else { return false }
        return zigzag.below == 0 && best.choices[place - 1].kind == .more
          && best.choices[place].index <= most
      }
    // Where all are zero, deleting elements does the same.
    return isPlain && places.contains { best.choices[$0].index > 0 } ? places : []
  }

  /// Deletes as many elements as possible that end with the one before `end`; returns where to go
  /// on.
  fileprivate mutating func deleteAndRenumber(endingAt end: Int, ofList list: Int) -> Int {
    let places = positions(ofList: list)
    guard end <= places.count else { return places.count }
    let start = indices
    let kept = leastWorking(below: UInt64(end)) { kept in
      var proposal = start
      for place in places where start[place] >= UInt64(end) {
        proposal[place] -= UInt64(end) - kept
      }
      let count = UInt64(places.count - end) + kept
      let left = places[..<Int(kept)] + places[end...]
      guard left.allSatisfy({ proposal[$0] <= count }) else { return false }
      proposal.removeSubrange(places[Int(kept)] - 1...places[end - 1])
      return consider(proposal)
    }
    return max(0, Int(kept) - 1)
  }
}

extension ShrinkPass {
  /// Deletes elements that others refer to by number, and lowers every reference to later ones.
  ///
  /// A proposal is the best sequence without a run of elements and, if that is not what fails,
  /// without those that refer to them; all other references still stand for the element they stood
  /// for. Example: `open, v2 = open, write(v2)` becomes `v1 = open, write(v1)`.
  static let renumberReferences = ShrinkPass("renumber references") { shrinker in
    guard shrinker.best.choices.contains(where: { $0.kind == .index }) else { return }
    shrinker.forEachList { shrinker, list in
      var end = shrinker.numberedList(list)?.elements.count ?? 0
      while end > 0, !shrinker.isExhausted {
        end = shrinker.deleteAndRenumber(endingAt: end, of: list)
      }
    }
  }
}

extension Shrinker {
  /// Deletes as many elements as possible that end with the one before `end`; returns where to go
  /// on.
  fileprivate mutating func deleteAndRenumber(endingAt end: Int, of list: Int) -> Int {
    guard let start = numberedList(list) else { return 0 }
    let all = start.elements.indices
    guard end <= all.count else { return all.count }
    let kept = leastWorking(below: UInt64(end)) { kept in
      let removed = Int(kept)..<end
      let dependents = start.dependents(on: removed)
      return consider(start.arranged(all.filter { !dependents.contains($0) }))
        || consider(start.arranged(all.filter { !removed.contains($0) }))
    }
    return min(max(0, Int(kept) - 1), numberedList(list)?.elements.count ?? 0)
  }
}

extension ShrinkPass {
  /// Moves elements, and exchanges what two of them are referred to for.
  ///
  /// A proposal has the elements of the best sequence in another order, smaller ones first, with
  /// every reference still to its element, or in the same order with two elements exchanged in
  /// every reference, or with elements of a list in the next one. Example: `v1 = open, close(v1),
  /// v3 = open, write(v3)` becomes `v1 = open, v2 = open, close(v1), write(v2)`. Takes a call for
  /// each place of each element, and is tried up to 64 choices only, about twenty steps of a
  /// program.
  static let reorderElements = ShrinkPass("reorder elements") { shrinker in
    guard shrinker.best.choices.count <= 64 else { return }
    shrinker.forEachList { shrinker, list in
      while shrinker.moveOne(of: list) || shrinker.exchangeTwo(of: list) {}
      shrinker.moveToNextList(from: list)
    }
  }
}

extension Shrinker {
  /// Moves an element before an earlier one or behind a later one; false if no move is simpler and
  /// fails.
  fileprivate mutating func moveOne(of list: Int) -> Bool {
    guard let start = numberedList(list) else { return false }
    for from in start.elements.indices {
      for to in start.elements.indices where to != from {
        var order = Array(start.elements.indices)
        order.insert(order.remove(at: from), at: to)
        if consider(start.arranged(order)) { return true }
      }
    }
    return false
  }

  /// Moves the last elements of a list to the end of the next list of its depth.
  fileprivate mutating func moveToNextList(from list: Int) {
    guard list < outline.lists.count else { return }
    let start = indices
    let own = outline.lists[list]
    guard let next = outline.next(after: list), own.isLong else { return }
    _ = greatestWorking(upTo: UInt64(own.elements.count)) { count in
      let first = own.elements[own.elements.count - Int(count)].range.lowerBound
      let moved = first..<own.range.upperBound - 1
      var proposal = start
      proposal.insert(contentsOf: proposal[moved], at: next.range.upperBound - 1)
      proposal.removeSubrange(moved)
      return consider(proposal)
    }
  }

  /// Exchanges two elements in every reference; false if that is nowhere simpler and fails.
  fileprivate mutating func exchangeTwo(of list: Int) -> Bool {
    guard let start = numberedList(list) else { return false }
    let all = Array(start.elements.indices)
    for first in all {
      for second in all[(first + 1)...] {
        let proposal = start.renamed(all) { $0 == first ? second : $0 == second ? first : $0 }
        if consider(proposal) { return true }
      }
    }
    return false
  }
}

/// A list whose elements others refer to by number: the steps of a program, positions in a list.
///
/// Taken apart, so that elements can go or change places while every reference follows the element
/// it stands for.
struct NumberedList {
  /// The numbers of the whole sequence before the list's first element, and after its last.
  private let before: [UInt64]
  private let after: [UInt64]
  /// The numbers of each element, and the places among them that refer to an element.
  let elements: [(indices: [UInt64], references: [Int])]

  /// Takes a list of a sequence apart; nil if it is empty.
  ///
  /// - Complexity: O(n) for n choices.
  init?(_ list: ChoiceOutline.List, of sequence: ChoiceSequence) {
    guard let first = list.elements.first, let last = list.elements.last else { return nil }
    before = sequence.choices[..<first.range.lowerBound].map(\.index)
    after = sequence.choices[last.range.upperBound...].map(\.index)
    elements = list.elements.map { element in
      let choices = sequence.choices[element.range]
      return (
        choices.map(\.index),
        choices.indices.filter { choices[$0].kind == .index }.map { $0 - element.range.lowerBound }
      )
    }
  }

  /// The elements that refer to one of some others, or to one that does.
  func dependents(on removed: Range<Int>) -> Set<Int> {
    var found = Set(removed)
    for (number, element) in elements.enumerated().dropFirst(removed.upperBound) {
      let refersToOne = element.references.contains { place in
        Int(exactly: element.indices[place]).map(found.contains) ?? false
      }
      if refersToOne { found.insert(number) }
    }
    return found
  }

  /// The sequence with the list's elements in another order, or fewer of them.
  ///
  /// References follow. One to an element that is gone stands for the one that took its place.
  /// - Parameter order: the numbers of the elements to keep, each at most once.
  func arranged(_ order: [Int]) -> [UInt64] {
    var places = Array(repeating: order.count, count: elements.count)
    for (place, number) in order.enumerated().reversed() { places[number] = place }
    let kept = Set(order)
    var next = order.count
    for number in elements.indices.reversed() {
      if kept.contains(number) { next = places[number] } else { places[number] = next }
    }
    return renamed(order) { places[$0] }
  }

  /// The sequence with the list's elements in an order, and each reference replaced.
  func renamed(_ order: [Int], _ rename: (Int) -> Int) -> [UInt64] {
    var result = before
    for number in order {
      var indices = elements[number].indices
      for place in elements[number].references {
        guard let old = Int(exactly: indices[place]), elements.indices.contains(old) else {
          continue
        }
        indices[place] = UInt64(rename(old))
      }
      result += indices
    }
    return result + after
  }
}

extension Shrinker {
  /// The list that begins after so many others, taken apart; nil if there is none or it is empty.
  func numberedList(_ list: Int) -> NumberedList? {
    list < outline.lists.count ? NumberedList(outline.lists[list], of: best) : nil
  }

  /// Visits every list in turn, outermost first, however the sequence changes on the way.
  mutating func forEachList(_ visit: (inout Shrinker, Int) -> Void) {
    var list = 0
    while !isExhausted, list < outline.lists.count {
      visit(&self, list)
      list += 1
    }
  }
}
