extension ShrinkPass {
  /// Deletes an element and makes up for it in another number.
  ///
  /// Invariant: a proposal is the best sequence without one element, and with one other number set
  /// to its extreme or moved by what was deleted. Example: five lists of 16-bit numbers that must
  /// overflow together: `[1, 32767], [-1]` becomes `[-32768], [-1]`. Only short sequences are tried.
  static let deleteAndCompensate = ShrinkPass(name: "delete and compensate") { shrinker in
    let numbers = shrinker.best.choices.count { $0.kind.isNumber }
    guard numbers >= 2, shrinker.best.choices.count <= 32 else { return }
    var element = shrinker.spans(.element).count - 1
    while element >= 0, !shrinker.isExhausted {
      if shrinker.deleteAndCompensate(element) { return }
      element -= 1
    }
  }
}

extension Shrinker {
  fileprivate mutating func deleteAndCompensate(_ element: Int) -> Bool {
    let range = spans(.element)[element].range
    let choices = best.choices
    for position in choices.indices where !range.contains(position) {
      guard case .integer(let zigzag) = choices[position].kind else { continue }
      let limit = choices[position].limit
      let deleted = range.filter { choices[$0].kind == choices[position].kind }
      let sums = deleted.map {
        zigzag.index(at: choices[position].index, adding: choices[$0].index)
      }
      let isFull = deleted.contains { choices[$0].index > limit - choices[position].index }
      for index in sums + (0..<(isFull ? 8 : 1)).map({ limit - min(limit, $0) }) {
        var proposal = best.indices
        proposal[position] = index
        proposal.removeSubrange(range)
        if consider(proposal) { return true }
      }
    }
    return false
  }
}

extension Zigzag {
  /// The index of the sum of two values' offsets, wrapped into the range.
  func index(at index: UInt64, adding other: UInt64) -> UInt64 {
    var sum = offset(at: index) &+ offset(at: other)
    let count = limit &+ 1
    if count != 0, sum > above, 0 &- sum > below {
      sum = sum <= .max / 2 ? sum &- count : sum &+ count
    }
    return self.index(of: sum, isAbove: sum <= above)
  }
}
