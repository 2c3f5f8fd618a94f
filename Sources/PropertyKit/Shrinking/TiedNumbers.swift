/// What two integers may have in common that has to stay while the first one falls.
enum Tie: CaseIterable {
  /// Their difference.
  case difference
  /// Their sum.
  case sum
  /// The bits in which they differ.
  case bits
  /// The sum of their squares, or a little more.
  case squares

  /// What the second integer must be once the first has become another; nil if no 64 bits hold it.
  func second(for pair: (first: Int64, second: Int64), first: Int64) -> Int64? {
    switch self {
    case .difference: pair.second.adding(first.adding(0 &- pair.first))
    case .sum: pair.second.adding(pair.first.adding(0 &- first))
    case .bits:
      min(pair.first, pair.second, first) < 0 ? nil : pair.second ^ pair.first ^ first
    case .squares: Self.side(of: pair, beside: first)
    }
  }

  private static func side(of pair: (first: Int64, second: Int64), beside first: Int64) -> Int64? {
    guard max(pair.first.magnitude, pair.second.magnitude, first.magnitude) < 1 << 30 else {
      return nil
    }
    let square = pair.first * pair.first + pair.second * pair.second - first * first
    guard square >= 0 else { return nil }
    let side = Int64(Double(square).squareRoot().rounded(.up))
    return pair.second < 0 ? -side : side
  }
}

extension Int64 {
  fileprivate func adding(_ other: Int64?) -> Int64? {
    guard let other else { return nil }
    let sum = addingReportingOverflow(other)
    return sum.overflow ? nil : sum.partialValue
  }
}

extension Shrinker {
  /// How many numbers there are.
  var numbers: Int { best.choices.count(where: \.kind.isNumber) }

  /// How many lists there are.
  var lists: Int { best.spans.count { $0.label == .list } }

  /// Whether there is any number.
  var hasNumbers: Bool { best.choices.contains(where: \.kind.isNumber) }

  /// The integer that stands at a position, and the order of its range; nil if something else does.
  func integer(at position: Int) -> (order: Zigzag, value: Int64)? {
    guard position < best.choices.count,
      case .integer(let order) = best.choices[position].kind
    else { return nil }
    return (order, order.integer(at: best.choices[position].index))
  }

  /// Proposes the best sequence with integers replaced; false if one is out of its range.
  mutating func consider(integers: [(position: Int, value: Int64)]) -> Bool {
    var changes: [(position: Int, index: UInt64)] = []
    for (position, value) in integers {
      guard let index = integer(at: position)?.order.index(of: value) else { return false }
      changes.append((position, index))
    }
    return consider(replacing: changes)
  }

  /// Lowers every two of at most four integers so that what ties them stays, of whatever ranges.
  ///
  /// Where the second may rise alone, nothing ties it, and one call finds that out.
  mutating func lowerTied() {
    let count = best.choices.count
    guard numbers <= 4, count > 1 else { return }
    for first in 0..<count - 1 {
      for second in first + 1..<count where best.choices.count == count {
        guard integer(at: first) != nil, integer(at: second) != nil,
          best.choices[first].index > 0
        else { continue }
        // Two that fell together are tied by their difference.
        let isFree = gaps[best.choices[first].index]?.isAlone ?? true
        if numbers == 2 { lower(first, and: second, keeping: .squares) }
        if numbers == 2, isFree { lowerInNearRatio(first, and: second) }
        // Two that rise together may fail where one that rises fails, too.
        if numbers == 3 { lower(first, and: second, keeping: .difference) }
        if failsAbove(second) { continue }
        exchange(first, second)
        for tie in Tie.allCases where tie != .squares { lower(first, and: second, keeping: tie) }
        lowerInRatio(first, and: second)
        lowerByDivisor(first, and: second)
        if numbers == 2, isFree {
          lowerByQuotient(first, and: second)
          lowerInProduct(first, and: second)
        }
        if numbers == 2 { lowerDifferingBit(of: second, beside: first) }
      }
    }
  }

  /// Lowers the first of two integers as far as it goes; the second follows, so that a tie stays.
  mutating func lower(_ first: Int, and second: Int, keeping tie: Tie) {
    guard let one = integer(at: first), let other = integer(at: second) else { return }
    leastWorking(below: best.choices[first].index) { index in
      let value = one.order.integer(at: index)
      guard let following = tie.second(for: (one.value, other.value), first: value) else {
        return false
      }
      return consider(integers: [(first, value), (second, following)])
        || consider(lowering: first, to: value, carrying: following, to: second)
    }
  }

  /// Proposes the best sequence with one integer lowered and another changed to one that its range
  /// does not hold: it goes on at the other end of its range, and the number before it makes up for
  /// that.
  ///
  /// Example: from the 6th of one month to the 1st of the next but one are as many days as from the
  /// 5th to the last of the next one.
  private mutating func consider(
    lowering first: Int, to value: Int64, carrying following: Int64, to second: Int
  ) -> Bool {
    guard second > first + 1, let order = integer(at: second)?.order,
      order.index(of: following) == nil, let before = integer(at: second - 1),
      let count = Int64(exactly: order.limit), count < 1 << 30, following.magnitude < 1 << 30
    else { return false }
    let step: Int64 = following < order.integer(at: 0) ? -1 : 1
    return consider(integers: [
      (first, value), (second - 1, before.value + step), (second, following - step * (count + 1)),
    ])
  }

  /// Lowers two integers in their ratio.
  mutating func lowerInRatio(_ first: Int, and second: Int) {
    guard let one = integer(at: first)?.value, let other = integer(at: second)?.value,
      one != 0, one != other
    else { return }
    let divisor = greatestCommonDivisor(one.magnitude, other.magnitude)
    guard divisor > 1, let whole = Int64(exactly: divisor) else { return }
    leastWorking(below: divisor) { part in
      let part = Int64(part)
      return consider(integers: [(first, one / whole * part), (second, other / whole * part)])
    }
  }

  /// Lowers two integers by a multiple of what divides both.
  mutating func lowerByDivisor(_ first: Int, and second: Int) {
    guard let one = integer(at: first)?.value, let other = integer(at: second)?.value,
      let divisor = Int64(exactly: greatestCommonDivisor(one.magnitude, other.magnitude)),
      divisor > 1
    else { return }
    let most = min(one, other) / divisor
    _ = greatestWorking(upTo: UInt64(max(0, most))) { steps in
      let amount = Int64(steps) * divisor
      return consider(integers: [(first, one - amount), (second, other - amount)])
    }
  }

  /// Lowers two integers in their ratio, the second to the nearest integer.
  mutating func lowerInNearRatio(_ first: Int, and second: Int) {
    guard let pair = smallIntegers(first, second), pair.0 > 1, pair.1 > 1 else { return }
    leastWorking(below: UInt64(pair.0)) { part in
      let part = Int64(part)
      let following = (2 * pair.1 * part + pair.0) / (2 * pair.0)
      return consider(integers: [(first, part), (second, following)])
    }
  }

  /// Lowers two integers so that the quotient of the first by the second stays, and its rest.
  mutating func lowerByQuotient(_ first: Int, and second: Int) {
    guard let pair = smallIntegers(first, second), pair.1 > 0, pair.0 / pair.1 > 1 else { return }
    _ = greatestWorking(upTo: UInt64(pair.1)) { amount in
      let amount = Int64(amount)
      return consider(integers: [
        (first, pair.0 - pair.0 / pair.1 * amount), (second, pair.1 - amount),
      ])
    }
  }

  /// Lowers the first of two integers to the least divisor of their product that fails.
  mutating func lowerInProduct(_ first: Int, and second: Int) {
    guard let pair = smallIntegers(first, second), pair.0 > 1, pair.1 > 1, pair.0 != pair.1,
      let order = integer(at: second)?.order
    else { return }
    let product = pair.0 * pair.1
    let divisors = (1..<min(pair.0, 1 << 16)).filter {
      product % $0 == 0 && order.index(of: product / $0) != nil
    }
    for divisor in divisors.prefix(6)
    where consider(integers: [(first, divisor), (second, product / divisor)]) { return }
  }

  /// Lowers the second of two integers that differ in one bit to one that differs in another.
  mutating func lowerDifferingBit(of second: Int, beside first: Int) {
    guard let pair = smallIntegers(first, second), min(pair.0, pair.1) >= 0,
      (pair.0 ^ pair.1).nonzeroBitCount == 1
    else { return }
    for value in (0..<30).map({ pair.0 ^ 1 << $0 }).sorted() where value < pair.1 {
      if consider(integers: [(second, value)]) { return }
    }
  }

  /// Two integers of which products fit into 64 bits.
  private func smallIntegers(_ first: Int, _ second: Int) -> (Int64, Int64)? {
    guard let one = integer(at: first)?.value, let other = integer(at: second)?.value,
      max(one.magnitude, other.magnitude) < 1 << 30
    else { return nil }
    return (one, other)
  }

  /// Exchanges two integers, if the greater one comes first.
  mutating func exchange(_ first: Int, _ second: Int) {
    guard let one = integer(at: first)?.value, let other = integer(at: second)?.value else {
      return
    }
    _ = consider(integers: [(first, other), (second, one)])
  }

  /// Where numbers stand, and choices among more than two values, such as characters, that decide
  /// nothing but themselves.
  var valuePlaces: [Int] {
    let heads = Set(best.spans.filter { $0.label == .alternative }.map(\.range.lowerBound))
    return best.choices.indices.filter { place in
      let choice = best.choices[place]
      return choice.kind.isNumber
        || choice.kind == .branch && choice.limit > 1 && !heads.contains(place)
    }
  }

  /// Lowers three or more equal values together.
  mutating func lowerEqual() {
    var seen: Set<Choice> = []
    for choice in valuePlaces.map({ best.choices[$0] }) where choice.index > 0 {
      let places = best.choices.indices.filter { best.choices[$0] == choice }
      guard seen.insert(choice).inserted, places.count > 2 else { continue }
      lowerTogether(places)
    }
  }

  /// Lowers equal values as far as they go together.
  mutating func lowerTogether(_ places: [Int]) {
    leastWorking(below: best.choices[places[0]].index) { index in
      consider(replacing: places.map { ($0, index) })
    }
  }
}

/// The greatest number that divides both; the other one if one is 0.
func greatestCommonDivisor(_ one: UInt64, _ other: UInt64) -> UInt64 {
  other == 0 ? one : greatestCommonDivisor(other, one % other)
}
