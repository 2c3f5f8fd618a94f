/// The lists, elements and alternatives of a sequence, worked out once for all passes.
struct ChoiceOutline {
  /// A list: its elements with their flags, and the flag that ends it.
  struct List {
    let range: Range<Int>
    let depth: Int
    var elements: [Element] = []
    /// Whether it has more elements than it must have, so that each can go.
    var isLong = false
  }

  /// An element of a list, from its flag on.
  struct Element {
    let range: Range<Int>
    /// The number of its list, and its place in it.
    let list: Int
    let place: Int
  }

  /// The lists by where they begin, outer ones before those inside.
  private(set) var lists: [List] = []
  /// The elements of all lists of one depth, for each depth from the outermost on.
  private(set) var levels: [[Element]] = []
  /// The alternatives by where they begin, outer ones before those inside.
  private(set) var alternatives: [ChoiceSpan] = []
  /// Where numbers stand, and choices among values, such as characters, that decide nothing but
  /// themselves.
  private(set) var values: [Int] = []
  /// Where integers and doubles stand.
  private(set) var numbers: [Int] = []
  /// The offset of each choice in the innermost span around it.
  private(set) var offsets: [Int] = []

  /// Takes a sequence apart.
  ///
  /// - Complexity: O(n log n) for n choices and spans.
  init(_ sequence: ChoiceSequence) {
    let choices = sequence.choices
    var heads: Set<Int> = []
    var open: [Int] = []
    var byDepth: [Int: [Element]] = [:]
    var starts = Array(repeating: 0, count: choices.count)
    for span in sequence.spansInOrder {
      while let last = open.last, lists[last].depth >= span.depth { open.removeLast() }
      for place in span.range where span.label != .list { starts[place] = span.range.lowerBound }
      switch span.label {
      case .list:
        open.append(lists.count)
        lists.append(List(range: span.range, depth: span.depth))
      case .element:
        guard let list = open.last else { continue }
        let place = lists[list].elements.count
        let element = Element(range: span.range, list: list, place: place)
        lists[list].elements.append(element)
        lists[list].isLong = !choices[span.range.lowerBound].isForced
        byDepth[span.depth, default: []].append(element)
      case .alternative:
        alternatives.append(span)
        heads.insert(span.range.lowerBound)
      }
    }
    levels = byDepth.sorted { $0.key < $1.key }.map(\.value)
    offsets = starts.enumerated().map { $0.offset - $0.element }
    for (place, choice) in choices.enumerated() {
      if choice.kind.isNumber {
        numbers.append(place)
        values.append(place)
      } else if choice.kind == .branch, choice.limit > 0, !heads.contains(place) {
        values.append(place)
      }
    }
  }

  /// The numbers outside of a stretch, in order; O(log n) steps, and one for each of them.
  func numbers(outside range: Range<Int>) -> [Int] {
    Array(numbers[..<firstNumber(from: range.lowerBound)])
      + numbers[firstNumber(from: range.upperBound)...]
  }

  /// The numbers inside a stretch, in order.
  func numbers(inside range: Range<Int>) -> ArraySlice<Int> {
    numbers[firstNumber(from: range.lowerBound)..<firstNumber(from: range.upperBound)]
  }

  /// The list of the same depth that follows one; nil behind the last.
  func next(after number: Int) -> List? {
    let list = lists[number]
    return lists[(number + 1)...].first {
      $0.depth == list.depth && $0.range.lowerBound >= list.range.upperBound
    }
  }

  /// The lists inside a stretch, in order; O(log n) steps.
  func lists(inside range: Range<Int>) -> ArraySlice<List> {
    func first(from place: Int) -> Int {
      firstPlace(below: lists.count) { lists[$0].range.lowerBound >= place }
    }
    return lists[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }

  /// Whether a number stands in no list.
  func isField(_ place: Int) -> Bool { !lists.contains { $0.range.contains(place) } }

  /// How many numbers stand before a place.
  private func firstNumber(from place: Int) -> Int {
    firstPlace(below: numbers.count) { numbers[$0] >= place }
  }

  /// The first place of which something is true, as it then is of all behind it; the count if of
  /// none.
  private func firstPlace(below count: Int, _ isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The lists that begin at the same depth as another one, and are others.
  func besides(_ list: Int) -> [List] {
    lists.indices.filter { $0 != list && lists[$0].depth == lists[list].depth }.map { lists[$0] }
  }
}
