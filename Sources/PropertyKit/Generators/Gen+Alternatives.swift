extension Gen {
  /// One of several generators, each about as likely; the first is the simplest.
  @inlinable
  public static func one(of alternatives: [Gen]) -> Gen {
    weighted(alternatives.map { (1, $0) })
  }

  /// One of several generators by weight; the first is the simplest, whatever its weight.
  ///
  /// Alternatives with a weight of 0 or less are left out. With none left the case is discarded.
  /// In some cases alternatives are switched off, so that one has only insertions, say, and another
  /// no end of them (swarm testing); the first is always on, since it is what ends a recursion.
  /// Source: Groce and others, "Swarm Testing", ISSTA 2012.
  @inlinable
  public static func weighted(_ alternatives: [(weight: Int, generator: Gen)]) -> Gen {
    let chosen = alternatives.filter { $0.weight > 0 }
    let generators = chosen.map(\.generator)
    let weights = Weights(chosen.map(\.weight))
    return Gen { source throws(Discard) in
      guard !generators.isEmpty else { throw Discard.nothingToChooseFrom }
      source.openSpan(.alternative, at: source.mark)
      defer { source.closeSpan() }
      let index = try source.choose(.branch, limit: weights.limit) { $0.freshBranch(weights) }
      source.alternativeDepth &+= 1
      defer { source.alternativeDepth &-= 1 }
      return try generators[Int(truncatingIfNeeded: index)].draw(&source)
    }
  }

  /// One of several values, each as likely; the first is the simplest.
  @inlinable
  public static func element(of values: [Value]) -> Gen where Value: Sendable {
    Gen { source throws(Discard) in
      guard !values.isEmpty else { throw Discard.nothingToChooseFrom }
      let limit = UInt64(truncatingIfNeeded: values.count &- 1)
      let index = try source.choose(.branch, limit: limit) { $0.random.upTo(limit) }
      return values[Int(truncatingIfNeeded: index)]
    }
  }

  /// A value or nil; nil is the simpler one, and is drawn about three times in ten.
  @inlinable
  public static func optional<Wrapped>(_ wrapped: Gen<Wrapped>) -> Gen where Value == Wrapped? {
    weighted([(1, Gen { _ throws(Discard) in nil }), (3, wrapped.map { .some($0) })])
  }

  /// Successes and, about once in four, failures; success is the simpler one.
  public static func result<Success, Problem: Error>(
    _ success: Gen<Success>, failure: Gen<Problem>
  ) -> Gen where Value == Result<Success, Problem> {
    weighted([(3, success.map { .success($0) }), (1, failure.map { .failure($0) })])
  }

  /// The same values, and once in eight one of those listed.
  ///
  /// For values known to matter that a generator rarely makes, or does not make at all:
  /// `.double(in: 0...1).including([.nan, .infinity, -0.0])`. The generator's own values are the
  /// simpler ones. With nothing listed nothing changes.
  public func including(_ values: [Value]) -> Gen where Value: Sendable {
    values.isEmpty ? self : .weighted([(7, self), (1, .element(of: values))])
  }
}

extension Gen where Value: CaseIterable & Sendable {
  /// Every case of an enum, each as likely; the first is the simplest.
  public static var allCases: Gen { .element(of: Array(Value.allCases)) }
}

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
