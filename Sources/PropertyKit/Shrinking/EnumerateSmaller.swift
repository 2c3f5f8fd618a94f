extension ShrinkPass {
  /// Tries every smaller setting of a short sequence, when they are few.
  ///
  /// Invariant: a proposal differs from the best sequence in its numbers only, not in its flags.
  /// Example: `(1, 3, 2)` is followed by proving that none of the smaller triples fails. This
  /// settles what greedy passes cannot: one number must rise so that an earlier one can fall, or
  /// only a few numbers fail (7, 14, 15 ...), which defeats bisection.
  static let enumerateSmaller = ShrinkPass(name: "enumerate smaller") { shrinker in
    let choices = shrinker.best.choices
    let places = choices.indices.filter { choices[$0].kind != .more }
    let limits = places.map { place in
      min(choices[place].limit, choices[place].index == .max ? .max : choices[place].index + 1)
    }
    let settings = limits.reduce(UInt64(1)) { product, limit in
      let next = product.multipliedReportingOverflow(by: limit == .max ? .max : limit + 1)
      return next.overflow ? .max : next.partialValue
    }
    var proposal = choices.map(\.index)
    for place in places { proposal[place] = 0 }
    let tried = places.count == 1 ? min(settings, 32) : settings
    guard tried <= 64 else { return }
    for _ in 0..<tried where !shrinker.isExhausted {
      if shrinker.consider(proposal) { return }
      guard ShrinkPass.increment(&proposal, at: places, limits) else { return }
    }
  }

  /// The next setting in order; false after the last.
  private static func increment(
    _ proposal: inout [UInt64], at places: [Int], _ limits: [UInt64]
  ) -> Bool {
    for (place, limit) in zip(places, limits).reversed() {
      if proposal[place] < limit {
        proposal[place] += 1
        return true
      }
      proposal[place] = 0
    }
    return false
  }
}
