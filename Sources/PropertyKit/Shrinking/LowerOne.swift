extension ShrinkPass {
  /// Lowers one number as far as it goes.
  ///
  /// Invariant: a proposal differs from the best sequence in one number, which is smaller. Example:
  /// 1000 failing from 900 on becomes 900. The first numbers are tried one by one, because a
  /// property that fails only here and there (for 7, 14, 15 ...) defeats bisection; then the
  /// simpler forms of a double; then steps of two, which keep the sign of an integer, and of one.
  static let lowerOne = ShrinkPass(name: "lower one number") { shrinker in
    var position = 0
    while position < shrinker.best.choices.count, !shrinker.isExhausted {
      if shrinker.best.choices[position].index > 0 { shrinker.lower(at: position) }
      position += 1
    }
  }
}

extension Shrinker {
  /// How many of the simplest numbers are tried one by one.
  private static let triedOneByOne: UInt64 = 16

  fileprivate mutating func lower(at position: Int) {
    let choice = best.choices[position]
    for index in 0..<min(choice.index, Self.triedOneByOne) {
      if consider(replacing: [(position, index)]) { return }
    }
    if case .double(let order) = choice.kind {
      for index in order.simplerIndices(than: choice.index) {
        if consider(replacing: [(position, index)]) { break }
      }
    }
    for step: UInt64 in [2, 1] {
      guard position < best.choices.count else { return }
      let start = best.choices[position].index
      _ = greatestWorking(upTo: start / step) { steps in
        consider(replacing: [(position, start - steps * step)])
      }
    }
  }
}
