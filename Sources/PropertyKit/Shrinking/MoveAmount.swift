extension ShrinkPass {
  /// Moves an amount from one number to a later one, all of it if possible.
  ///
  /// Invariant: a proposal differs from the best sequence in two numbers, the earlier one simpler
  /// and their sum as it was. Example: `[300, 600]` failing for its sum becomes `[0, 900]`, from
  /// which the first element can go. In long sequences only pairs at most `reach` choices apart are
  /// tried.
  static let moveAmount = ShrinkPass(name: "move an amount") { shrinker in
    shrinker.forEachPair(reach: 16) { shrinker, first, second in
      let move = Move(from: shrinker.best.choices[first], to: shrinker.best.choices[second])
      if !shrinker.moveAll(from: first, to: second), move.room > 1 {
        _ = greatestWorking(upTo: move.room - 1) { amount in
          shrinker.consider(replacing: Array(zip([first, second], move.indices(moving: amount))))
        }
      }
    }
  }
}

extension Shrinker {
  /// Moves as much from one number to another as there is room for.
  mutating func moveAll(from first: Int, to second: Int) -> Bool {
    let move = Move(from: best.choices[first], to: best.choices[second])
    guard move.room > 0 else { return false }
    return consider(replacing: Array(zip([first, second], move.indices(moving: move.room))))
  }
}

/// An amount on its way from one number to another of the same kind.
private struct Move {
  private let giver: Choice
  private let taker: Choice
  /// The greatest amount that can be moved.
  let room: UInt64

  init(from giver: Choice, to taker: Choice) {
    self.giver = giver
    self.taker = taker
    if case .integer(let zigzag) = giver.kind {
      let distance = zigzag.distance(at: giver.index)
      room = min(distance.amount, zigzag.room(at: taker.index, isAbove: distance.isAbove))
    } else {
      room = min(giver.index, taker.limit - taker.index)
    }
  }

  /// The indices of both numbers once an amount was moved.
  func indices(moving amount: UInt64) -> [UInt64] {
    guard case .integer(let zigzag) = giver.kind else {
      return [giver.index - amount, taker.index + amount]
    }
    let step = zigzag.distance(at: giver.index).isAbove ? amount : 0 &- amount
    return [
      zigzag.index(at: giver.index, movedBy: 0 &- step),
      zigzag.index(at: taker.index, movedBy: step),
    ]
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
