extension ShrinkPass {
  /// Sets all numbers of one kind to 0 at once.
  ///
  /// Invariant: a proposal differs from the best sequence in numbers of one kind, which are 0.
  /// Example: `[5, 17, 4, 9]` failing for its length becomes `[0, 0, 0, 0]` in one step.
  static let zeroAll = ShrinkPass(name: "zero all numbers") { shrinker in
    shrinker.renumberAll(isZero: true) { _ in [[:]] }
  }

  /// Sets all numbers of one kind to the smallest that differ where they did.
  ///
  /// Invariant: a proposal differs from the best sequence in numbers of one kind, numbered anew by
  /// first appearance, or by size. Example: `[70, 500, 70]` failing for its two values becomes
  /// `[0, 1, 0]`. Comes after deletions: large numbers are worth more to a sum than many small ones.
  static let renumberAll = ShrinkPass(name: "renumber all") { shrinker in
    shrinker.renumberAll { values in [numbered(values), numbered(Set(values).sorted())] }
  }

  /// Numbers values from 0 on, in the order in which they first appear.
  private static func numbered(_ values: some Sequence<UInt64>) -> [UInt64: UInt64] {
    var numbers: [UInt64: UInt64] = [:]
    for value in values where numbers[value] == nil { numbers[value] = UInt64(numbers.count) }
    return numbers
  }
}

extension Shrinker {
  /// Whether to set all numbers of a kind to 0: in vain it is tried once for each kind, since what
  /// is left to find, lowering one after the other finds too.
  private mutating func mayZero(_ kind: ChoiceKind) -> Bool { zeroed.insert(kind).inserted }

  /// Replaces the numbers of each kind by the first of some tables that fails in the same way.
  fileprivate mutating func renumberAll(
    isZero: Bool = false, _ tables: ([UInt64]) -> [[UInt64: UInt64]]
  ) {
    var kinds: [ChoiceKind] = []
    for position in valuePlaces where !kinds.contains(best.choices[position].kind) {
      kinds.append(best.choices[position].kind)
    }
    for kind in kinds where !isZero || mayZero(kind) {
      let places = valuePlaces.filter { best.choices[$0].kind == kind }
      for numbers in tables(places.map { best.choices[$0].index }) {
        var proposal = best.indices
        for place in places { proposal[place] = numbers[proposal[place]] ?? 0 }
        if consider(proposal) { break }
      }
    }
  }
}

extension ShrinkPass {
  /// Tries every smaller setting of a short sequence, when they are few.
  ///
  /// Invariant: a proposal differs from the best sequence in its numbers only, not in its flags.
  /// Example: `(1, 3, 2)` is followed by proving that none of the smaller triples fails. This
  /// settles what greedy passes cannot: one number must rise so that an earlier one can fall, or
  /// only a few numbers fail (7, 14, 15 ...), which defeats bisection. Of two numbers, which other passes
  /// lower together, and of those of lists, which can go, fewer settings are tried; of a short list of
  /// digits the first ones, however many there are. A number next to a bound, which may rise, is tried
  /// at the end of its range only: nothing else lets an earlier one fall if that does not.
  static let enumerateSmaller = ShrinkPass(name: "enumerate smaller") { shrinker in
    let choices = shrinker.best.choices
    let places = choices.indices.filter { choices[$0].kind != .more }
    let limits = places.map { place in
      min(choices[place].limit, choices[place].index == .max ? .max : choices[place].index + 1)
    }
    let settings = limits.reduce(UInt64(1)) { product, limit in
      let next = product.multipliedReportingOverflow(by: limit == .max ? .max : limit + 1)
      return next.overflow ? .max : next.partialValue
    }
    if places.count == 1, settings > 4, shrinker.failsAbove(places[0]) { return }
    let tried = places.count == 1 ? min(settings, 8) : settings
    let areOfLists = shrinker.hasNumbers && choices.contains { $0.kind == .more }
    guard tried <= (places.count == 2 || areOfLists ? 32 : 64) else {
      return shrinker.countDigits(at: places)
    }
    var proposal = choices.map(\.index)
    var free: [(place: Int, limit: UInt64)] = []
    for (place, limit) in zip(places, limits) {
      // To ask costs more than to try a few.
      let mayRise = proposal[place] > 0 && choices[place].index < choices[place].limit
      if tried > 8, mayRise, shrinker.failsAbove(place) {
        proposal[place] = choices[place].limit
      } else {
        proposal[place] = 0
        free.append((place, limit))
      }
    }
    let isEveryOne = free.count == places.count
    for _ in 0..<tried where !shrinker.isExhausted && !free.isEmpty {
      if shrinker.consider(proposal) { return }
      guard ShrinkPass.increment(&proposal, at: free) else {
        return isEveryOne ? shrinker.countDigits(at: places) : ()
      }
    }
  }

  /// The next setting in order; false after the last.
  fileprivate static func increment(
    _ proposal: inout [UInt64], at places: [(place: Int, limit: UInt64)]
  ) -> Bool {
    for (place, limit) in places.reversed() {
      if proposal[place] < limit {
        proposal[place] += 1
        return true
      }
      proposal[place] = 0
    }
    return false
  }
}

extension Shrinker {
  /// Tries the first settings of a short list of digits of which few fail; before, those of the list
  /// without an element.
  ///
  /// Example: `[1, 3, 2]` failing for its check digit becomes `[0, 0, 8]`, where one digit rises for
  /// two that fall. Equal digits and lists of positions in themselves have other passes, and so have
  /// digits whose order does not matter, which one call finds out.
  fileprivate mutating func countDigits(at places: [Int]) {
    let values = places.map { best.choices[$0].index }
    guard (2...6).contains(places.count), hasPlainDigits(at: places),
      values[0] == 0 || Set(values).count > 1, Set(values) != Set(0..<UInt64(values.count)),
      places.allSatisfy({ best.choices[$0].index == best.choices[$0].limit || !failsAbove($0) })
    else { return }
    let start = best.indices
    if let place = places.dropLast().first(where: { start[$0] != start[$0 + 2] }) {
      var exchanged = start
      exchanged.swapAt(place, place + 2)
      if fails(exchanged) { return }
    }
    var shorter = start
    shorter.removeSubrange(places[0] - 1...places[0])
    if count(from: shorter, at: places.dropLast(), most: 12) || places.count > 4 { return }
    _ = count(from: start, at: places, most: 24)
  }

  /// Whether the numbers at some places are at most 11 each, and the only ones of a list's elements.
  private func hasPlainDigits(at places: [Int]) -> Bool {
    places.allSatisfy { best.choices[$0].kind.isOneSided && best.choices[$0].limit <= 11 }
      && best.spans.count { $0.label == .list } == 1
      && best.spans.allSatisfy { $0.label != .element || $0.range.count == 2 }
  }

  /// Counts the numbers at some places up from 0 until one setting fails in the same way.
  private mutating func count(from script: [UInt64], at places: [Int], most: Int) -> Bool {
    var proposal = script
    for place in places { proposal[place] = 0 }
    let all = places.map { (place: $0, limit: best.choices[$0].limit) }
    for _ in 0..<most where !isExhausted {
      if consider(proposal) { return true }
      guard ShrinkPass.increment(&proposal, at: all) else { return false }
    }
    return false
  }
}
