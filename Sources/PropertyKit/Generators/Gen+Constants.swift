extension Gen {
  /// The same values, and once in eight one of those listed.
  ///
  /// For values known to matter that a generator rarely makes, or does not make at all:
  /// `.double(in: 0...1).including([.nan, .infinity, -0.0])`. The generator's own values are the
  /// simpler ones. With nothing listed nothing changes.
  public func including(_ values: [Value]) -> Gen where Value: Sendable {
    values.isEmpty ? self : .weighted([(7, self), (1, .element(of: values))])
  }
}

extension Gen where Value: FixedWidthInteger & Sendable {
  /// Integers of a range, once in eight one of the constants that lie in it.
  ///
  /// For the limits of the code under test: a buffer's length, a cut-off. A constant shrinks like
  /// any other integer. Constants outside the range are left out.
  public static func int(
    in range: ClosedRange<Value>, origin: Value = 0, constants: [Value]
  ) -> Gen {
    let target = Swift.min(Swift.max(origin, range.lowerBound), range.upperBound)
    let zigzag = Zigzag(around: target, in: range)
    let bits = UInt64(truncatingIfNeeded: target)
    let offsets = constants.filter(range.contains).map { constant in
      UInt64(truncatingIfNeeded: constant) &- bits
    }.filter(zigzag.contains(offset:))
    guard let greatest = offsets.indices.last else { return int(in: range, origin: origin) }
    return Gen { source throws(Discard) in
      let index = try source.choose(.integer(zigzag), limit: zigzag.limit) { source in
        let offset =
          source.random.oneIn(8)
          ? offsets[Int(source.random.upTo(UInt64(greatest)))]
          : source.freshOffset(zigzag, target: bits)
        return zigzag.index(of: offset, isAbove: offset <= zigzag.above)
      }
      return target
        &+ Value(truncatingIfNeeded: Int64(bitPattern: zigzag.offset(at: index)))
    }
  }
}
