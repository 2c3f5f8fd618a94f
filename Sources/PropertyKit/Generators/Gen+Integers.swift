extension Gen where Value: FixedWidthInteger & Sendable {
  /// Integers of a closed range, simplest near `origin` (or the bound next to it).
  ///
  /// Small sizes stay near the origin; at every size the ends of the range, which are where bugs
  /// live, are drawn more often than others, and so are integers equal to one drawn before or next
  /// to it. Of types wider than 64 bits only the values next to the target are drawn, 63 bits to
  /// each side.
  @inlinable
  public static func int(in range: ClosedRange<Value>, origin: Value = 0) -> Gen {
    let target = Swift.min(Swift.max(origin, range.lowerBound), range.upperBound)
    let zigzag = Zigzag(around: target, in: range)
    let bits = UInt64(truncatingIfNeeded: target)
    guard Value.bitWidth <= 64 else {
      return Gen { source throws(Discard) in
        let offset = try source.chooseInteger(zigzag, target: bits)
        return target &+ Value(truncatingIfNeeded: Int64(bitPattern: offset))
      }
    }
    return Gen(bulk: .integers(zigzag, target: bits)) { source throws(Discard) in
      Value(truncatingIfNeeded: bits &+ (try source.chooseInteger(zigzag, target: bits)))
    }
  }

  /// Integers of the whole type.
  @inlinable
  public static func int() -> Gen {
    int(in: Value.min...Value.max)
  }
}

extension Bulk where Value: FixedWidthInteger & Sendable {
  /// Many integers of at most 64 bits.
  @inlinable
  static func integers(_ zigzag: Zigzag, target: UInt64) -> Bulk {
    Bulk { source, place, count throws(Discard) in
      try source.chooseIntegers(count, zigzag, target: target) { index, offset in
        (place + index).initialize(to: Value(truncatingIfNeeded: target &+ offset))
      }
    } cases: { cases, slots, place in
      cases.drawIntegers(slots, zigzag, target: target) { index, offset in
        (place + index).initialize(to: Value(truncatingIfNeeded: target &+ offset))
      }
    }
  }
}

extension Zigzag {
  /// The order of the integers of a range outwards from one of them.
  @inlinable
  init<Value: FixedWidthInteger>(around target: Value, in range: ClosedRange<Value>) {
    let greatest: UInt64 = Value.bitWidth > 64 ? .max / 2 : .max
    let above = UInt64(clamping: Value.Magnitude(truncatingIfNeeded: range.upperBound &- target))
    let below = UInt64(clamping: Value.Magnitude(truncatingIfNeeded: target &- range.lowerBound))
    self.init(above: Swift.min(above, greatest), below: Swift.min(below, greatest))
  }
}
