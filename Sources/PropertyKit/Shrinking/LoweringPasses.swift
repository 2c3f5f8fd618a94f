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
  fileprivate mutating func lower(at position: Int) {
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
    if choice.kind.isNumber { lower(at: position, inStepsOf: 2) }
    lower(at: position, inStepsOf: 1)
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

extension ShrinkPass {
  /// Lowers one of few numbers in the smallest equal steps that work.
  ///
  /// Invariant: a proposal differs from the best sequence in one number, which is smaller. Example:
  /// 129 failing because it is 3 more than a multiple of 7 becomes 122, then 101 if it must be at
  /// least 100; bisection never meets one of those.
  static let lowerByPeriod = ShrinkPass(name: "lower in equal steps") { shrinker in
    guard shrinker.best.choices.count(where: \.kind.isNumber) <= 2 else { return }
    shrinker.forEachPosition { shrinker, position in shrinker.lowerByPeriod(at: position) }
  }
}

extension Shrinker {
  fileprivate mutating func lowerByPeriod(at position: Int) {
    let start = best.choices[position]
    guard case .integer = start.kind, start.index > 16 else { return }
    for period in 1...12 {
      let steps = greatestWorking(upTo: start.index / UInt64(period)) { steps in
        consider(replacing: [(position, start.index - steps * UInt64(period))])
      }
      if steps > 0 { return }
    }
  }
}
