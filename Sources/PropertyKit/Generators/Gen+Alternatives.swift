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
}
