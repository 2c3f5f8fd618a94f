extension ShrinkPass {
  /// Moves an amount from one number to a later one.
  ///
  /// Invariant: a proposal differs from the best sequence in two numbers, the earlier one simpler
  /// and their sum as it was. Example: `[300, 600]` failing for its sum becomes `[0, 900]`, from
  /// which the first element can go. In long sequences only pairs at most `reach` choices apart are
  /// tried.
  static let moveAmount = ShrinkPass(name: "move an amount") { shrinker in
    shrinker.forEachPair(reach: 16) { shrinker, first, second in
      shrinker.move(from: first, to: second)
    }
  }
}

extension Shrinker {
  fileprivate mutating func move(from first: Int, to second: Int) {
    let (giver, taker) = (best.choices[first], best.choices[second])
    guard giver.index > 0 else { return }
    guard case .integer(let zigzag) = giver.kind else {
      _ = greatestWorking(upTo: min(giver.index, taker.limit - taker.index)) { amount in
        consider(replacing: [(first, giver.index - amount), (second, taker.index + amount)])
      }
      return
    }
    let distance = zigzag.distance(at: giver.index)
    let room = zigzag.room(at: taker.index, isAbove: distance.isAbove)
    _ = greatestWorking(upTo: min(distance.amount, room)) { amount in
      let step = distance.isAbove ? amount : 0 &- amount
      return consider(replacing: [
        (first, zigzag.index(at: giver.index, movedBy: 0 &- step)),
        (second, zigzag.index(at: taker.index, movedBy: step)),
      ])
    }
  }
}

extension ChoiceKind {
  /// Whether the choice stands for an amount, rather than for one of several ways to go on.
  var isNumber: Bool {
    switch self {
    case .integer, .double: true
    case .more, .branch, .index: false
    }
  }
}

extension Zigzag {
  /// How far the value at an index lies from the target, and on which side.
  func distance(at index: UInt64) -> (amount: UInt64, isAbove: Bool) {
    let isAbove = isAbove(index)
    let offset = offset(at: index)
    return (isAbove ? offset : 0 &- offset, isAbove)
  }

  /// How far the value at an index can move to one side.
  func room(at index: UInt64, isAbove: Bool) -> UInt64 {
    let (amount, side) = distance(at: index)
    let edge = isAbove ? above : below
    return side == isAbove || amount == 0 ? edge &- amount : edge &+ amount
  }

  /// The index of the value that lies an offset from the one at an index.
  func index(at index: UInt64, movedBy step: UInt64) -> UInt64 {
    let moved = offset(at: index) &+ step
    return self.index(of: moved, isAbove: moved <= above)
  }

  private func isAbove(_ index: UInt64) -> Bool {
    index <= alternating ? index & 1 == 1 : above > below
  }
}
