extension Gen {
  /// One of several generators, each as likely; the first is the simplest.
  public static func one(of alternatives: [Gen]) -> Gen {
    weighted(alternatives.map { (1, $0) })
  }

  /// One of several generators by weight; the first is the simplest, whatever its weight.
  ///
  /// Alternatives with a weight of 0 or less are left out. With none left the case is discarded.
  public static func weighted(_ alternatives: [(weight: Int, generator: Gen)]) -> Gen {
    let chosen = alternatives.filter { $0.weight > 0 }
    let generators = chosen.map(\.generator)
    let greatest = UInt64.max / UInt64(max(1, chosen.count))
    let weights = chosen.map { min(UInt64($0.weight), greatest) }
    let total = weights.reduce(0, +)
    return Gen { source throws(Discard) in
      guard !generators.isEmpty else { throw Discard.nothingToChooseFrom }
      source.openSpan(.alternative, at: source.mark)
      defer { source.closeSpan() }
      let limit = UInt64(generators.count - 1)
      let index = try source.choose(.branch, limit: limit) { random in
        random.branch(weights: weights, total: total)
      }
      return try generators[Int(index)].draw(&source)
    }
  }

  /// One of several values, each as likely; the first is the simplest.
  public static func element(of values: [Value]) -> Gen where Value: Sendable {
    Gen { source throws(Discard) in
      guard !values.isEmpty else { throw Discard.nothingToChooseFrom }
      let limit = UInt64(values.count - 1)
      return values[Int(try source.choose(.branch, limit: limit) { $0.upTo(limit) })]
    }
  }

  /// A value or nil; nil is the simpler one, and is drawn once in four.
  public static func optional<Wrapped>(_ wrapped: Gen<Wrapped>) -> Gen where Value == Wrapped? {
    weighted([(1, Gen { _ throws(Discard) in nil }), (3, wrapped.map { .some($0) })])
  }

  /// Values that contain values of the same type, to a bounded depth.
  ///
  /// Every level records which alternative it took, the last one too, so a pass may put an inner
  /// value in the place of any outer one.
  /// - Parameters:
  ///   - depth: how often `extend` may be applied, one inside the other; below 0 counts as 0.
  ///   - base: the values that contain no others.
  ///   - extend: makes the generator of values that contain those of the generator it is given.
  public static func recursive(
    depth: Int, base: Gen, extend: (Gen) -> Gen
  ) -> Gen {
    var generator = one(of: [base])
    for _ in 0..<max(0, depth) {
      generator = weighted([(1, base), (2, extend(generator))])
    }
    return generator
  }
}

extension RandomBits {
  fileprivate mutating func branch(weights: [UInt64], total: UInt64) -> UInt64 {
    var left = upTo(total - 1)
    for (index, weight) in weights.enumerated() {
      if left < weight { return UInt64(index) }
      left -= weight
    }
    return 0
  }
}
