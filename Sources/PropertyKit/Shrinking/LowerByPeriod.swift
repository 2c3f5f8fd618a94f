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
