extension ShrinkPass {
  /// Deletes an element and makes up for it in another number.
  ///
  /// Invariant: a proposal is the best sequence without one element, and with one other number set
  /// to its extreme or moved by what was deleted. Example: five lists of 16-bit numbers that must
  /// overflow together: `[1, 32767], [-1]` becomes `[-32768], [-1]`. Only short sequences are tried.
  static let deleteAndCompensate = ShrinkPass(name: "delete and compensate") { shrinker in
    guard shrinker.best.choices.count <= 32 else { return }
    for element in shrinker.spans(.element).reversed() {
      let choices = shrinker.best.choices
      for position in choices.indices where !element.range.contains(position) {
        for deleted in choices[element.range] where deleted.kind == choices[position].kind {
          for index in choices[position].indices(makingUpFor: deleted) {
            var proposal = choices.map(\.index)
            proposal[position] = index
            proposal.removeSubrange(element.range)
            if shrinker.consider(proposal) { return }
          }
        }
      }
    }
  }
}

extension Choice {
  /// What a number may become to make up for a deleted one: their sum, or the extreme.
  ///
  /// Where the range has one side and the sum does not fit, a little less than the extreme too: the
  /// sum may have to keep a remainder.
  fileprivate func indices(makingUpFor deleted: Choice) -> [UInt64] {
    guard case .integer(let zigzag) = kind else { return [] }
    let isOverfull = zigzag.alternating == 0 && deleted.index > limit - index
    let extremes = (0..<(isOverfull ? 8 : 1)).map { limit - min(limit, $0) }
    return [zigzag.index(at: index, adding: deleted.index)] + extremes
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
