extension ShrinkPass {
  /// Lowers two numbers by the same amount.
  ///
  /// Invariant: a proposal differs from the best sequence in two numbers, both smaller by one
  /// amount. Example: `(20, 30)` failing because the numbers are 10 apart becomes `(0, 10)`. In
  /// long sequences only pairs at most `reach` choices apart are tried.
  static let lowerTwo = ShrinkPass(name: "lower two numbers") { shrinker in
    let reach = 16
    var first = 0
    while first < shrinker.best.choices.count, !shrinker.isExhausted {
      var second = first + 1
      while second < min(first + reach, shrinker.best.choices.count), !shrinker.isExhausted {
        shrinker.lower(first, and: second)
        second += 1
      }
      first += 1
    }
  }
}

extension Shrinker {
  fileprivate mutating func lower(_ first: Int, and second: Int) {
    let one = best.choices[first]
    let other = best.choices[second]
    guard one.kind != .more, other.kind != .more else { return }
    for step: UInt64 in [2, 1] {
      let room = min(best.choices[first].index, best.choices[second].index) / step
      let starts = (best.choices[first].index, best.choices[second].index)
      _ = greatestWorking(upTo: room) { steps in
        consider(replacing: [(first, starts.0 - steps * step), (second, starts.1 - steps * step)])
      }
      guard second < best.choices.count else { return }
    }
  }
}
