extension ShrinkPass {
  /// Tries every smaller setting of a short sequence, when they are few.
  ///
  /// Invariant: a proposal has the length of the best sequence. Example: `(1, 3, 2)` is followed
  /// by proving that none of the smaller triples fails. This settles what greedy passes cannot:
  /// one number must rise so that an earlier one can fall.
  static let enumerateSmaller = ShrinkPass(name: "enumerate smaller") { shrinker in
    let numbers = shrinker.best.choices
    let limits = numbers.map { min($0.limit, $0.index == .max ? .max : $0.index + 1) }
    let settings = limits.reduce(UInt64(1)) { product, limit in
      guard limit < .max else { return .max }
      let next = product.multipliedReportingOverflow(by: limit + 1)
      return next.overflow ? .max : next.partialValue
    }
    guard settings <= 512 else { return }
    var proposal = numbers.map { _ in UInt64(0) }
    for _ in 0..<settings where !shrinker.isExhausted {
      if shrinker.consider(proposal) { return }
      var digit = proposal.count - 1
      while digit >= 0, proposal[digit] == limits[digit] {
        proposal[digit] = 0
        digit -= 1
      }
      guard digit >= 0 else { return }
      proposal[digit] += 1
    }
  }
}
