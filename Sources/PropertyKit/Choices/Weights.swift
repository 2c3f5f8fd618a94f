/// How often each of several alternatives is drawn.
@usableFromInline
struct Weights: Sendable {
  /// The sums of the weights up to each alternative.
  @usableFromInline let sums: [UInt64]
  /// What tells these alternatives from others when some are switched off.
  @usableFromInline let site: UInt64

  /// Makes weights of numbers above 0; sums that would not fit are cut.
  @usableFromInline
  init(_ weights: [Int]) {
    let greatest = UInt64.max / UInt64(Swift.max(1, weights.count))
    var sum: UInt64 = 0
    var site = UInt64(weights.count)
    var sums: [UInt64] = []
    for weight in weights {
      sum += Swift.min(UInt64(Swift.max(0, weight)), greatest)
      sums.append(sum)
      site = RandomBits.mix(site ^ sum)
    }
    self.sums = sums
    self.site = site
  }

  /// The greatest index of an alternative; 0 if there are none.
  @inlinable var limit: UInt64 { sums.isEmpty ? 0 : UInt64(truncatingIfNeeded: sums.count &- 1) }

  /// The alternative that a number below the sum of all weights falls into.
  @inlinable
  func index(at place: UInt64) -> UInt64 {
    var index = 0
    while index &+ 1 < sums.count, place >= sums[index] { index &+= 1 }
    return UInt64(truncatingIfNeeded: index)
  }
}

extension Source {
  /// How many alternatives deep some may be switched off.
  ///
  /// Beyond it all are on: a recursion that ends with all its alternatives may not end without some
  /// of them.
  @usableFromInline static var greatestSwarmDepth: Int { 4 }

  /// A fresh alternative by weight, among those that are on in this case.
  @inlinable
  mutating func freshBranch(_ weights: Weights) -> UInt64 {
    guard style.swarm == 0 || alternativeDepth > Self.greatestSwarmDepth else {
      return swarmBranch(weights)
    }
    return weights.index(at: random.upTo(weights.sums[weights.sums.count &- 1] &- 1))
  }

  /// An alternative that is on: the first, and about half of the others.
  @usableFromInline
  mutating func swarmBranch(_ weights: Weights) -> UInt64 {
    let isOn = RandomBits.mix(style.swarm ^ weights.site) | 1
    let total = weights.sums[weights.sums.count - 1]
    for _ in 0..<64 {
      let index = weights.index(at: random.upTo(total - 1))
      if isOn >> (index & 63) & 1 == 1 { return index }
    }
    return 0
  }
}
