extension Gen where Value: FixedWidthInteger & Sendable {
  /// Integers of a closed range, simplest near `origin` (or the bound next to it).
  ///
  /// Small sizes stay near the origin; at every size the ends of the range, which are where bugs
  /// live, are drawn more often than others. Of types wider than 64 bits only the values next to
  /// the target are drawn, as many as 64 bits can count.
  public static func int(in range: ClosedRange<Value>, origin: Value = 0) -> Gen {
    let target = min(max(origin, range.lowerBound), range.upperBound)
    let above = UInt64(clamping: Value.Magnitude(truncatingIfNeeded: range.upperBound &- target))
    let below = UInt64(clamping: Value.Magnitude(truncatingIfNeeded: target &- range.lowerBound))
    let zigzag = Zigzag(above: above, below: min(below, .max - above))
    return Gen { source throws(Discard) in
      let index = try source.chooseInteger(zigzag, target: UInt64(truncatingIfNeeded: target))
      return target &+ Value(truncatingIfNeeded: zigzag.offset(at: index))
    }
  }

  /// Integers of the whole type.
  public static func int() -> Gen {
    int(in: Value.min...Value.max)
  }
}

extension Gen where Value == Bool {
  /// Both truth values; false is the simpler one.
  public static var bool: Gen {
    Gen { source throws(Discard) in
      try source.choose(.branch, limit: 1) { $0.upTo(1) } == 1
    }
  }
}

extension Gen where Value == Double {
  /// Finite doubles of a closed range, simplest near `origin` (or the bound next to it).
  ///
  /// Whole numbers are simpler than halves, halves than thirds, then quarters, tenths, hundredths
  /// and the rest; each kind is drawn. Bounds that are not finite are cut to the finite range, and
  /// NaN counts as 0.
  public static func double(in range: ClosedRange<Double>, origin: Double = 0) -> Gen {
    let greatest = Double.greatestFiniteMagnitude
    let bounds = range.clamped(to: -greatest...greatest)
    let order = DoubleOrder(bounds, origin: origin.isNaN ? 0 : origin)
    return Gen { source throws(Discard) in
      let size = source.size
      let isRecording = source.isRecording
      var drawn: Double?
      let index = try source.choose(.double(order), limit: order.limit) { random in
        let value = random.sizedDouble(in: bounds, target: order.target, size: size)
        drawn = value
        return isRecording ? order.index(of: value) : 0
      }
      return drawn ?? order.value(at: index)
    }
  }
}

extension RandomBits {
  /// The index of an integer that is equal to another half the time, or else its neighbour or up
  /// to four away; nil if that is out of range.
  mutating func index(near other: UInt64, target: UInt64, _ zigzag: Zigzag) -> UInt64? {
    let shade = oneIn(2) ? 0 : oneIn(2) ? upTo(1) &* 2 &- 1 : upTo(8) &- 4
    let offset = other &+ shade &- target
    let isAbove = offset <= .max / 2
    let room = isAbove ? zigzag.above : zigzag.below
    guard (isAbove ? offset : 0 &- offset) <= room else { return nil }
    return zigzag.index(of: offset, isAbove: isAbove)
  }

  /// An index for an integer: near 0 for small sizes, spread over all magnitudes, often an end.
  mutating func sizedIndex(upTo limit: UInt64, size: Int) -> UInt64 {
    let scaled = Self.scale(limit, size: size)
    switch upTo(15) {
    case 0: return scaled - min(scaled, upTo(2))
    case 1: return upTo(min(scaled, 2))
    case 2...8: return upTo(scaled)
    default:
      let bits = upTo(UInt64(64 - scaled.leadingZeroBitCount))
      return upTo(bits == 0 ? 0 : min(scaled, UInt64.max >> (64 - bits)))
    }
  }

  /// A double of a range: whole numbers half the time, then simple fractions, then any.
  ///
  /// Never -0, which a replay could not tell from 0.
  mutating func sizedDouble(
    in range: ClosedRange<Double>, target: Double, size: Int
  ) -> Double {
    if upTo(31) == 0 { return (oneIn(2) ? range.lowerBound : range.upperBound) + 0 }
    let share = Double(min(max(size, 0), 100) + 1) / 101
    var low = target * (1 - share) + range.lowerBound * share
    var high = target * (1 - share) + range.upperBound * share
    if oneIn(4) {
      low = max(low, target - 16)
      high = min(high, target + 16)
    }
    let unit = unit()
    let along = low * (1 - unit) + high * unit
    let denominator: Double =
      switch upTo(15) {
      case 0...8: 1
      case 9: 2
      case 10: 3
      case 11: 4
      case 12: 100
      default: 0
      }
    let rounded = (along * denominator).rounded() / denominator
    return min(max(rounded.isFinite ? rounded : along, range.lowerBound), range.upperBound) + 0
  }

  private static func scale(_ limit: UInt64, size: Int) -> UInt64 {
    guard size < 100 else { return limit }
    let share = limit.multipliedFullWidth(by: UInt64(max(size, 0) + 1))
    return max(min(limit, 1), UInt64(101).dividingFullWidth(share).quotient)
  }
}
