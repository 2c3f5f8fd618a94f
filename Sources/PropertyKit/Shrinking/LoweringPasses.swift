extension ShrinkPass {
  /// Lowers one number as far as it goes.
  ///
  /// Invariant: a proposal differs from the best sequence in one number, which is smaller, or is what
  /// is drawn by structure once that number is smaller. Examples: 1000 failing from 900 on becomes
  /// 900; a length that was drawn before its elements, `3: 0, 0, 900`, becomes `1: 900`. The two simplest numbers come first. A double then takes
  /// the simpler forms next to it, an integer the places just above other integers. Steps of two,
  /// which keep the sign of an integer, come before steps of one. Flags of lists are left alone:
  /// deleting elements is the better way.
  static let lowerOne = ShrinkPass(name: "lower one number") { shrinker in
    shrinker.forEachPosition { shrinker, position in shrinker.lower(at: position) }
  }
}

extension Shrinker {
  /// Lowers the number at a position as far as it goes.
  mutating func lower(at position: Int) {
    guard position < best.choices.count else { return }
    let choice = best.choices[position]
    guard choice.kind != .more, choice.index > 0 else { return }
    for index in 0..<min(choice.index, 2) where consider(lowering: position, to: index) { return }
    if case .double(let order) = choice.kind {
      for index in order.simplerIndices(than: choice.index) {
        if consider(replacing: [(position, index)]) { break }
      }
    }
    if case .integer = choice.kind {
      for index in upholding(choice.index) where consider(replacing: [(position, index)]) { break }
    }
    for step: UInt64 in choice.kind.hasTwoSides ? [2, 1] : choice.kind.isNumber ? [1, 2] : [1] {
      lower(at: position, inStepsOf: step)
    }
  }

  /// One above each smaller integer: what often holds a number up is that it must be greater.
  ///
  /// At most eight, the smallest.
  private func upholding(_ index: UInt64) -> [UInt64] {
    var found: Set<UInt64> = []
    for choice in best.choices where choice.index > 1 && choice.index < index - 1 {
      if case .integer = choice.kind { found.insert(choice.index + 1) }
    }
    return Array(found.sorted().prefix(8))
  }

  private mutating func lower(at position: Int, inStepsOf step: UInt64) {
    guard position < best.choices.count else { return }
    let start = best.choices[position].index
    leastWorking(below: start / step) { steps in
      consider(lowering: position, to: start % step + steps * step)
    }
  }
}

extension ChoiceKind {
  /// Whether every second number lies on the other side of the target.
  fileprivate var hasTwoSides: Bool {
    switch self {
    case .integer(let zigzag): zigzag.alternating > 0
    case .double: true
    case .more, .branch, .index: false
    }
  }
}

extension ShrinkPass {
  /// Lowers one of few numbers in equal steps, whose length it finds from what fails.
  ///
  /// Invariant: a proposal differs from the best sequence in one number, which is smaller. Example:
  /// 129 failing because it is 3 more than a multiple of 7 becomes 122, then 101 if it must be at
  /// least 100; bisection never meets one of those. The length divides the distance to another
  /// failing number, if one is known: next to a bound, where all numbers fail, nothing is left to
  /// try. Otherwise distances are tried of which many lengths are divisors.
  static let lowerByPeriod = ShrinkPass(name: "lower in equal steps") { shrinker in
    let count = shrinker.best.choices.count(where: \.kind.isNumber)
    guard count <= 2 else { return }
    shrinker.forEachPosition { shrinker, position in
      shrinker.lowerByPeriod(at: position, isAlone: count == 1)
    }
  }
}

extension Shrinker {
  fileprivate mutating func lowerByPeriod(at position: Int, isAlone: Bool) {
    let start = best.choices[position]
    guard case .integer = start.kind, start.index > 16 else { return }
    // Beside others, a number at the end of its range is mostly there for its size.
    guard start.index < start.limit || isAlone else { return }
    let distances: [UInt64]
    if let gap = gaps[start.index] {
      let isIrregular = best.choices.count == 1 && !failsAbove(position)
      distances =
        (1...64).filter { gap % $0 == 0 || (isIrregular && $0 <= 16) }
    } else if failsAbove(position) {
      return
    } else {
      distances =
        manyDivisors(of: 1...16, upTo: start.index / 2) + (1...12)
        + (isAlone
          ? manyDivisors(of: 1...1024, upTo: start.index).prefix(512) + (13...128) : [])
    }
    let found = distances.first { distance in
      distance <= start.index && consider(replacing: [(position, start.index - distance)])
    }
    guard let distance = found else { return }
    var step = distance
    for prime in primes(of: step) {
      while step % prime == 0, step > prime, fails(raising: position, by: step / prime) {
        step /= prime
      }
    }
    // Of two failing numbers in each period, the distances in turn make up the period.
    for step in [step] + (gaps[start.index].map { [$0 + distance] } ?? []) {
      let rest = best.choices[position].index
      _ = greatestWorking(upTo: rest / step) { steps in
        consider(replacing: [(position, rest - steps * step)])
      }
    }
  }
}

/// Few distances, none above a greatest one, such that each length divides one of them.
///
/// Small lengths come first. One number above half of all covers only itself, so those that are not
/// small cost a call each where there is no room for their multiples.
private func manyDivisors(of lengths: ClosedRange<UInt64>, upTo greatest: UInt64) -> [UInt64] {
  var left = lengths.prefix { $0 <= greatest }.map(\.self)
  var distances: [UInt64] = []
  while let first = left.first {
    var distance = first
    for length in left {
      let multiple = distance / gcd(distance, length) * length
      if multiple <= greatest { distance = multiple }
    }
    distances.append(distance)
    left.removeAll { distance % $0 == 0 }
  }
  return distances
}

private func gcd(_ one: UInt64, _ other: UInt64) -> UInt64 {
  other == 0 ? one : gcd(other, one % other)
}

private func primes(of number: UInt64) -> [UInt64] {
  var rest = number
  var found: [UInt64] = []
  var divisor: UInt64 = 2
  while rest > 1 {
    if divisor * divisor > rest { divisor = rest }
    if rest % divisor == 0 {
      found.append(divisor)
      while rest % divisor == 0 { rest /= divisor }
    }
    divisor += 1
  }
  return found
}
