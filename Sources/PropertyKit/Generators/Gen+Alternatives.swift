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
    let weights = chosen.map { UInt64($0.weight) }
    let (total, overflow) = weights.reduce((UInt64(0), false)) { sum, weight in
      let next = sum.0.addingReportingOverflow(weight)
      return (next.partialValue, sum.1 || next.overflow)
    }
    return Gen { source throws(Discard) in
      guard !generators.isEmpty, !overflow else { throw Discard.nothingToChooseFrom }
      source.openSpan(.alternative, at: source.mark)
      let limit = UInt64(generators.count - 1)
      let index = try source.choose(.branch, limit: limit) { random in
        random.branch(weights: weights, total: total)
      }
      let value = try generators[Int(index)].draw(&source)
      source.closeSpan()
      return value
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
  /// - Parameters:
  ///   - depth: how often `extend` may be applied, one inside the other; below 0 counts as 0.
  ///   - base: the values that contain no others.
  ///   - extend: makes the generator of values that contain those of the generator it is given.
  public static func recursive(
    depth: Int, base: Gen, extend: (Gen) -> Gen
  ) -> Gen {
    var generator = base
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
