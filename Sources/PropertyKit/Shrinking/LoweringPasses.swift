extension ShrinkPass {
  /// Lowers all numbers of one kind to 0, or else to the lowest limit for all of them.
  ///
  /// A proposal differs from the best sequence in numbers of one kind that were above a limit and
  /// are there now. Examples: `[5, 17, 4, 9]` failing for its length becomes `[0, 0, 0, 0]`, a text
  /// of a thousand letters of which none may be an "a" becomes all "b", in a few calls. Takes a
  /// call for each kind, and a logarithm of the greatest number where there are many.
  static let capAll = ShrinkPass("lower all numbers") { shrinker in
    var kinds: [ChoiceKind] = []
    for place in shrinker.outline.values where !kinds.contains(shrinker.best.choices[place].kind) {
      kinds.append(shrinker.best.choices[place].kind)
    }
    for kind in kinds { shrinker.capAll(of: kind) }
  }

  /// Lowers one number as far as it goes.
  ///
  /// A proposal differs from the best sequence in one number, which is smaller, or is what is drawn
  /// by structure once that number is smaller. Examples: 1000 failing from 900 on becomes 900; a
  /// length that was drawn before its elements, `3: 0, 0, 900`, becomes `1: 900`.
  /// Takes a logarithm of the number, and two or three calls where it stays.
  /// The simplest number comes first, on two sides the two simplest. A double then takes
  /// the simpler forms next to it. Steps of two,
  /// which keep the sign of an integer, come before steps of one. Flags of lists are left alone:
  /// deleting elements is the better way.
  static let lowerOne = ShrinkPass("lower one number") { shrinker in
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
  /// To find a limit may take as many calls as a number has bits, so it is looked for where there
  /// are more numbers than that.
  fileprivate mutating func capAll(of kind: ChoiceKind) {
    let places = outline.values.filter { best.choices[$0].kind == kind && indices[$0] > 0 }
    guard let greatest = places.map({ indices[$0] }).max(), capped.insert(kind).inserted else {
      return
    }
    let start = indices
    func cap(at limit: UInt64) -> Bool {
      var proposal = start
      for place in places { proposal[place] = min(proposal[place], limit) }
      return consider(proposal)
    }
    guard !cap(at: 0), places.count > 1 else { return }
    if places.count > UInt64.bitWidth {
      leastWorking(below: greatest, mayBeZero: false) { cap(at: $0) }
    }
    guard kind.isNumber, outline.lists.isEmpty, indices.count == start.count else { return }
    // Fields such as coordinates and times often matter only by their differences.
    let all = indices
    let step: UInt64 = kind.isOneSided ? 1 : 2
    let room = (places.map { all[$0] }.min() ?? 0) / step
    leastWorking(below: room) { left in consider(all.lowering(places, by: (room - left) * step)) }
  }

  /// Lowers the number at a position as far as it goes.
  mutating func lower(at position: Int) {
    guard position < best.choices.count else { return }
    let choice = best.choices[position]
    guard choice.kind != .more, choice.index > 0 else { return }
    let trial = Lowered(choice: choice, position: position, of: best.choices.count)
    // A choice in no list, such as a unit, is tried again: what the numbers were decided for it.
    let isField = choice.kind == .branch && outline.isField(position)
    guard lowered.insert(trial).inserted || isField else {
      // What it comes to beside other numbers was found before: one call finds out that it stays so.
      if outline.numbers.count > 1, consider(lowering: position, to: choice.index - 1) {
        lower(at: position)
      }
      return
    }
    defer { noteLowered(position) }
    for index in 0..<min(choice.index, choice.kind.hasTwoSides ? 2 : 1)
    where consider(lowering: position, to: index) { return }
    if case .double(let order) = choice.kind {
      for index in order.simplerIndices(than: choice.index) {
        if consider(replacing: [(position, index)]) { return lower(at: position) }
      }
    }
    for step: UInt64 in choice.kind.hasTwoSides ? [2, 1] : choice.kind.isNumber ? [1, 2, 1] : [1] {
      lower(at: position, inStepsOf: step)
    }
  }

  fileprivate mutating func lower(at position: Int, inStepsOf step: UInt64) {
    guard position < best.choices.count else { return }
    let start = indices[position]
    leastWorking(below: start / step) { steps in
      consider(lowering: position, to: start % step + steps * step)
    }
  }

  /// Keeps in mind that the number at a position is what lowering it led to.
  fileprivate mutating func noteLowered(_ position: Int) {
    guard position < best.choices.count else { return }
    lowered.insert(
      Lowered(choice: best.choices[position], position: position, of: best.choices.count))
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
  /// Lowers one number past numbers that do not fail: in equal steps, or to a small one.
  ///
  /// A proposal differs from the best sequence in one number, which is smaller. Failing numbers are
  /// every seventh for days of a week, every fourth for leap years, every tenth for a last digit.
  /// Example: 129 failing because it is 3 more than a multiple of 7, from 100 on, becomes 101. The
  /// length of a step divides the distance to an earlier number that failed; if none is
  /// known, all lengths up to 16 are tried of at most three numbers, as many as a date has. Next to
  /// a bound there are no gaps.
  static let crossGaps = ShrinkPass("lower past gaps") { shrinker in
    shrinker.forEachPosition { shrinker, position in
      guard shrinker.best.choices[position].kind.isNumber else { return }
      shrinker.crossGaps(below: position)
    }
  }
}

extension Shrinker {
  /// The longest step that is tried: a week has 7 days, a year 12 months, a hexadecimal digit 16
  /// values.
  private static var greatestStep: UInt64 { 16 }
  /// The first number that is not tried by itself.
  private static var small: UInt64 { 8 }
  /// A date has a year, a month and a day.
  private static var numbersOfDate: Int { 3 }

  fileprivate mutating func crossGaps(below position: Int) {
    guard indices[position] > 1, !failsAbove(position) else { return }
    for index in 1..<min(indices[position], Self.small)
    where consider(replacing: [(position, index)]) {
      return
    }
    guard case .integer = best.choices[position].kind else { return }
    let distance = failingDistance(at: position)
    let areFew =
      outline.numbers.count == 1
      || outline.lists.isEmpty && outline.numbers.count <= Self.numbersOfDate
    let steps = (1...Self.greatestStep).filter { distance % $0 == 0 && (distance > 0 || areFew) }
    var distanceSoFar: UInt64 = 0
    while let step = steps.first(where: { step in
      step <= indices[position] && consider(replacing: [(position, indices[position] - step)])
    }) {
      // Of several failing numbers in each period, as many steps in turn make up the period.
      distanceSoFar += step
      for period in [step, distanceSoFar] {
        let start = indices[position]
        _ = greatestWorking(upTo: start / period) { periods in
          consider(replacing: [(position, start - periods * period)])
        }
      }
    }
  }

  /// What divides the distances to all earlier numbers that failed at a position, everything else
  /// being as it is; 0 if there is none.
  private func failingDistance(at position: Int) -> UInt64 {
    earlier.reduce(0) { divisor, sequence in
      var other = sequence.indices
      guard other.count == indices.count, other[position] > indices[position] else {
        return divisor
      }
      let distance = other[position] - indices[position]
      other[position] = indices[position]
      return other == indices ? greatestCommonDivisor(divisor, distance) : divisor
    }
  }
}

/// The greatest number that divides both; the other one if one is 0.
private func greatestCommonDivisor(_ one: UInt64, _ other: UInt64) -> UInt64 {
  other == 0 ? one : greatestCommonDivisor(other, one % other)
}
