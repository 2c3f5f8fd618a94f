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
  /// - Complexity: O(n) for n choices and spans.
  init?(_ list: Span, of sequence: ChoiceSequence) {
    let spans = sequence.spans.filter {
      $0.label == .element && $0.depth == list.depth + 1
        && list.range.lowerBound <= $0.range.lowerBound
        && $0.range.upperBound <= list.range.upperBound
    }
    guard let first = spans.first, let last = spans.last else { return nil }
    before = sequence.choices[..<first.range.lowerBound].map(\.index)
    after = sequence.choices[last.range.upperBound...].map(\.index)
    elements = spans.map { span in
      let choices = sequence.choices[span.range]
      return (
        choices.map(\.index),
        choices.indices.filter { choices[$0].kind == .index }.map { $0 - span.range.lowerBound }
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
    let lists = spans(.list)
    return lists.indices.contains(list) ? NumberedList(lists[list], of: best) : nil
  }

  /// Visits every list in turn, outermost first, however the sequence changes on the way.
  mutating func forEachList(_ visit: (inout Shrinker, Int) -> Void) {
    var list = 0
    while !isExhausted, list < spans(.list).count {
      visit(&self, list)
      list += 1
    }
  }
}
