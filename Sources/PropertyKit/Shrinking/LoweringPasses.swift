extension ShrinkPass {
  /// Lowers one number as far as it goes.
  ///
  /// Invariant: a proposal differs from the best sequence in one number, which is smaller, or is what
  /// is drawn by structure once that number is smaller. Examples: 1000 failing from 900 on becomes
  /// 900; a length that was drawn before its elements, `3: 0, 0, 900`, becomes `1: 900`.
  /// The simplest number comes first, on two sides the two simplest. A double then takes
  /// the simpler forms next to it, an integer the places just above other integers. Steps of two,
  /// which keep the sign of an integer, come before steps of one. Flags of lists are left alone:
  /// deleting elements is the better way.
  static let lowerOne = ShrinkPass(name: "lower one number") { shrinker in
    shrinker.forEachPosition { shrinker, position in shrinker.lower(at: position) }
  }
}

/// A number that was lowered as far as it went, whatever the others were.
struct Lowered: Hashable {
  let choice: Choice
  let position: Int
  /// How many choices there were.
  let of: Int
}

extension Shrinker {
  /// Lowers the number at a position as far as it goes.
  mutating func lower(at position: Int) {
    guard position < best.choices.count else { return }
    let choice = best.choices[position]
    guard choice.kind != .more, choice.index > 0 else { return }
    let isKnown = !lowered.insert(
      Lowered(choice: choice, position: position, of: best.choices.count)
    )
    .inserted
    defer { noteLowered(position) }
    let simplest: UInt64 = choice.kind.isOneSided ? 1 : 2
    if isKnown, lists == 1, choice.kind == .branch, valuePlaces.contains(position) { return }
    if isKnown, numbers > 1, choice.kind.isOneSided {
      // What it comes to beside other numbers was found before: one call finds out that it stays
      // so.
      if consider(lowering: position, to: choice.index - 1) || lowerCount(at: position) {
        lower(at: position)
      }
      return
    }
    for index in 0..<min(choice.index, simplest) where consider(lowering: position, to: index) {
      return
    }
    // Of numbers in common the chance is small: they are likely to be tied.
    if choice.index > simplest {
      let equal = valuePlaces.filter { best.choices[$0] == choice }
      if equal.count > 1 { lowerTogether(equal) }
      if best.choices[position] != choice { return lower(at: position) }
    }
    if case .double(let order) = choice.kind {
      for index in order.simplerIndices(than: choice.index) {
        if consider(replacing: [(position, index)]) { break }
      }
    }
    if case .integer = choice.kind {
      for index in upholding(choice.index) where consider(replacing: [(position, index)]) {
        // If another number holds it up, it is near where it ends.
        let amount = greatestWorking(upTo: index) {
          consider(replacing: [(position, index - $0)])
        }
        if amount > 0 { return }
        break
      }
    }
    for step: UInt64 in choice.kind.hasTwoSides ? [2, 1] : choice.kind.isNumber ? [1, 2] : [1]
    where step == 1 || choice.kind.hasTwoSides
      || lists == 0 && numbers <= 8 && !fellToBound(position)
    {
      lower(at: position, inStepsOf: step)
    }
    if lowerCount(at: position) { lower(at: position) }
  }

  /// Lowers a number that counts what is drawn behind it, and drops as much of it before the last.
  ///
  /// Example: `4: 9, 0, 0, 9` failing for its equal ends becomes `2: 9, 9`. Dropping the last alone
  /// is what lowering the number does.
  private mutating func lowerCount(at position: Int) -> Bool {
    let start = best.choices
    guard start.count <= 64, position + 2 < start.count else { return false }
    guard let length = shortened[position], length > 0, length <= 4 else { return false }
    let kinds = start.suffix(length).map(\.kind)
    var end = start.count - length
    while end - length > position, start[end - length..<end].map(\.kind) == kinds {
      let most = UInt64((end - position - 1) / length)
      let count = greatestWorking(upTo: min(start[position].index, most)) { count in
        var proposal = start.map(\.index)
        proposal[position] -= count
        proposal.removeSubrange(end - Int(count) * length..<end)
        return consider(proposal)
      }
      if count > 0 { return true }
      end -= length
    }
    return false
  }

  /// Keeps in mind that the number at a position is what lowering it led to.
  private mutating func noteLowered(_ position: Int) {
    guard position < best.choices.count else { return }
    lowered.insert(
      Lowered(choice: best.choices[position], position: position, of: best.choices.count))
  }

  /// Whether the only number came to a halt on a step of one.
  ///
  /// Then all from here on are likely to fail and none below. Beside another number the ones on its
  /// other side may fail, too.
  private func fellToBound(_ position: Int) -> Bool {
    position < best.choices.count && numbers == 1
      && gaps[best.choices[position].index]?.amount == 1
  }

  /// One above each smaller integer: what often holds a number up is that it must be greater.
  ///
  /// At most eight, the smallest; among many numbers two.
  private func upholding(_ index: UInt64) -> [UInt64] {
    var found: Set<UInt64> = []
    for choice in best.choices where choice.index > 1 && choice.index < index - 1 {
      if case .integer = choice.kind { found.insert(choice.index + 1) }
    }
    return Array(found.sorted().prefix(numbers > 4 ? 2 : 8))
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
  /// Whether an integer can only rise from its target.
  var isOneSided: Bool {
    if case .integer(let zigzag) = self { zigzag.alternating == 0 } else { false }
  }

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
  /// Lowers one of few numbers in equal steps, whose length it finds from what fails, or digit by
  /// digit.
  ///
  /// Invariant: a proposal differs from the best sequence in one number, which is smaller. Examples:
  /// 129 failing because it is 3 more than a multiple of 7 becomes 122, then 101 if it must be at
  /// least 100; 346 failing for the sum of its digits becomes 299, then 199. Bisection never meets
  /// one of those. The length divides the distance to another failing number, if one is known: next
  /// to a bound, where all numbers fail, nothing is left to try. Otherwise distances are tried of
  /// which many lengths are divisors.
  static let lowerByPeriod = ShrinkPass(name: "lower in equal steps") { shrinker in
    let count = shrinker.numbers
    // Two numbers of a list have a period only where one of them serves the other.
    guard count < 2 || count == 2 && (shrinker.lists == 0 || shrinker.isOneAtAnEnd) else { return }
    shrinker.forEachPosition { shrinker, position in
      shrinker.lowerRare(at: position, isAlone: count == 1)
    }
  }
}

extension Shrinker {
  /// Whether a number is the least or the greatest that it may be: then it holds up no other.
  fileprivate var isOneAtAnEnd: Bool {
    best.choices.contains { $0.kind.isNumber && ($0.index == 0 || $0.index == $0.limit) }
  }

  fileprivate mutating func lowerRare(at position: Int, isAlone: Bool) {
    let start = best.choices[position]
    guard case .integer = start.kind, start.index > (isAlone ? 16 : 2) else { return }
    // Beside one that may rise, a number at the end of its range is there for its size.
    guard start.index < start.limit || isAlone || isSparse else { return }
    if !isAlone, failsAbove(position) { return }
    let isOnly = best.choices.count { $0.kind.isNumber && $0.index > 0 } == 1
    if isOnly, !failsAbove(position) { lowerInForm(at: position) }
    guard position < best.choices.count else { return }
    if best.choices[position].index <= 16 { return lowerByPeriod(at: position, isAlone: isAlone) }
    let gap = gaps[best.choices[position].index]
    // One that fell together with another is tied to it, and no digit of it can fall alone.
    if gap?.step ?? 0 == 0, isAlone || gap?.isAlone ?? true { lowerDigits(at: position) }
    lowerByPeriod(at: position, isAlone: isAlone)
  }

  private mutating func lowerByPeriod(at position: Int, isAlone: Bool) {
    let start = best.choices[position].index
    let found = distances(at: position, isAlone: isAlone).first { distance in
      distance <= start && consider(replacing: [(position, start - distance)])
    }
    guard let distance = found else { return }
    var step = distance
    for prime in primes(of: step) {
      while step % prime == 0, step > prime, fails(raising: position, by: step / prime) {
        step /= prime
      }
    }
    // Of two failing numbers in each period, the distances in turn make up the period.
    for step in [step] + (gaps[start].map { [$0.amount + distance] } ?? []) {
      let rest = best.choices[position].index
      let steps = greatestWorking(upTo: rest / step) { steps in
        consider(replacing: [(position, rest - steps * step)])
      }
      if steps > 3 { keepSteps(of: step, to: position) }
    }
  }

  /// How far below a number another one may be that fails.
  private mutating func distances(at position: Int, isAlone: Bool) -> [UInt64] {
    let start = best.choices[position].index
    guard start > 16 else { return isAlone ? [] : multiplesOfDivisor }
    if let gap = gaps[start] {
      if gap.step > 0 {
        return Array(1..<min(gap.step, 17))
          + (isAlone ? (1...6).map { $0 * gap.step + 1 } : multiplesOfDivisor)
      }
      let divisors = divisors(of: gap.amount, upTo: start)
      if failsAbove(position) { return divisors.count > 4 ? [] : divisors }
      return (isAlone && lastStep > 0 ? [lastStep] : [])
        + divisors + (isAlone || gap.isAlone ? Array(1...16) : [])
        + (isAlone ? stepsNearly(dividing: gap.amount) : multiplesOfDivisor)
    }
    if failsAbove(position) { return [] }
    return manyDivisors(of: 1...16, upTo: start / 2) + (1...12)
      + (isAlone ? manyDivisors(of: 1...1024, upTo: start).prefix(512) + (13...128) : [])
      + (isAlone ? [] : multiplesOfDivisor)
  }

  /// The lengths of steps of which some, and one to three more, make up a distance.
  ///
  /// Prices of which the tax ends in the same two digits lie 84 apart, or five times 84 and one.
  private func stepsNearly(dividing distance: UInt64) -> [UInt64] {
    (1...3).flatMap { divisors(of: distance - min($0, distance - 1), upTo: 128).drop { $0 < 17 } }
  }

  /// What divides all integers, if anything does, and its first multiples.
  private var multiplesOfDivisor: [UInt64] {
    let divisor = best.choices.indices.reduce(UInt64(0)) { divisor, place in
      greatestCommonDivisor(divisor, integer(at: place)?.value.magnitude ?? 0)
    }
    return divisor > 1 && divisor < 1 << 32 ? (1...4).map { $0 * divisor } : []
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
      let multiple = distance / greatestCommonDivisor(distance, length) * length
      if multiple <= greatest { distance = multiple }
    }
    distances.append(distance)
    left.removeAll { distance % $0 == 0 }
  }
  return distances
}

/// The divisors of a number up to a greatest one and up to 2^32, in order; of numbers above 2^32
/// not all.
private func divisors(of number: UInt64, upTo greatest: UInt64) -> [UInt64] {
  var found: Set<UInt64> = []
  var divisor: UInt64 = 1
  while divisor <= min(number / divisor, 1 << 16) {
    if number % divisor == 0 { found.formUnion([divisor, number / divisor]) }
    divisor += 1
  }
  return found.filter { $0 <= min(greatest, 1 << 32) }.sorted()
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
