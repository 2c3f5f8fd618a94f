extension ShrinkPass {
  /// Lowers a number and deletes as many of the choices after it.
  ///
  /// Invariant: a proposal is the best sequence with one number lower by an amount and that many
  /// choices behind it gone. Example: a length that was drawn before its elements, `3: 0, 0, 900`,
  /// becomes `1: 900`; lowering the length alone would cut off the wrong end.
  static let lowerAndDelete = ShrinkPass(name: "lower a number and delete") { shrinker in
    shrinker.forEachPosition { shrinker, position in shrinker.lowerAndDelete(at: position) }
  }
}

extension Shrinker {
  fileprivate mutating func lowerAndDelete(at position: Int) {
    guard case .integer = best.choices[position].kind, position + 1 < best.choices.count,
      best.choices[position + 1].kind.isNumber
    else { return }
    let start = best.indices
    let room = min(start[position], UInt64(start.count - position - 1))
    _ = greatestWorking(upTo: room) { amount in
      var proposal = start
      proposal[position] -= amount
      proposal.removeSubrange(position + 1...position + Int(amount))
      return consider(proposal)
    }
  }
}
