extension ShrinkPass {
  /// Moves an amount from one number to a later one.
  ///
  /// Invariant: a proposal differs from the best sequence in two numbers, the earlier lower and the
  /// later higher by one amount. Example: `[300, 600]` failing for its sum becomes `[0, 900]`, from
  /// which the first element can go. In long sequences only pairs at most `reach` choices apart are
  /// tried.
  static let moveAmount = ShrinkPass(name: "move an amount") { shrinker in
    let reach = 16
    var first = 0
    while first < shrinker.best.choices.count, !shrinker.isExhausted {
      var second = first + 1
      while second < min(first + reach, shrinker.best.choices.count), !shrinker.isExhausted {
        shrinker.move(from: first, to: second)
        second += 1
      }
      first += 1
    }
  }
}

extension Shrinker {
  fileprivate mutating func move(from first: Int, to second: Int) {
    let (giver, taker) = (best.choices[first], best.choices[second])
    guard giver.kind.isNumber, giver.kind == taker.kind else { return }
    _ = greatestWorking(upTo: min(giver.index, taker.limit - taker.index)) { amount in
      consider(replacing: [(first, giver.index - amount), (second, taker.index + amount)])
    }
  }
}

extension ChoiceKind {
  /// Whether the choice stands for an amount, rather than for one of several ways to go on.
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .double: true
    case .more, .branch: false
    }
  }
}
