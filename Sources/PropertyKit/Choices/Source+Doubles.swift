extension Source {
  /// Draws a double where choices are recorded: its index is computed only here.
  @usableFromInline
  mutating func chooseDouble(_ order: DoubleOrder) throws(Discard) -> Double {
    var drawn: Double?
    let index = try choose(.double(order), limit: order.limit) { source in
      let value = source.freshDouble(in: order.range, target: order.target)
      drawn = value
      return order.index(of: value)
    }
    return drawn ?? order.value(at: index)
  }

  /// A fresh double of a range: whole numbers half the time, then simple fractions, then any.
  ///
  /// Never -0, which a replay could not tell from 0.
  @inlinable
  mutating func freshDouble(in range: ClosedRange<Double>, target: Double) -> Double {
    let bits = random.next()
    if UInt8(truncatingIfNeeded: bits) < 12 { return random.edgeDouble(in: range, bits: bits) + 0 }
    let share = 1 - Double(style.omitted) * 0x1p-64
    let rest = 1 - share
    var low = target * rest + range.lowerBound * share
    var high = target * rest + range.upperBound * share
    if bits & 0x300 == 0 {
      low = Swift.max(low, target - 16)
      high = Swift.min(high, target + 16)
    }
    let unit = Double(bits >> 20) * 0x1p-44
    let along = low * (1 - unit) + high * unit
    let denominator = Self.denominator(UInt8(truncatingIfNeeded: bits >> 12 & 15))
    guard denominator > 0 else {
      return Swift.min(Swift.max(along + 0, range.lowerBound), range.upperBound) + 0
    }
    let rounded = (along * denominator).rounded() / denominator
    let value = rounded.isFinite ? rounded : along
    return Swift.min(Swift.max(value, range.lowerBound), range.upperBound) + 0
  }

  /// What a fresh double is a fraction of, by a number in 0...15; 0 for any double.
  @inlinable
  static func denominator(_ number: UInt8) -> Double {
    switch number {
    case 0...8: 1
    case 9: 2
    case 10: 3
    case 11: 4
    case 12: 100
    default: 0
    }
  }
}

extension RandomBits {
  /// A bound of the range, its neighbour, or a number that is known for trouble, if it is inside.
  @usableFromInline
  mutating func edgeDouble(in range: ClosedRange<Double>, bits: UInt64) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let edge: Double =
      switch upTo(15) {
      case 0...2: low
      case 3...5: high
      case 6: low.nextUp
      case 7: high.nextDown
      case 8: 1.0 / 3
      case 9: 0.1 + 0.2
      case 10: Double.leastNonzeroMagnitude
      case 11: Double.leastNormalMagnitude
      case 12: 0
      case 13: 0x1p53 + 1
      default: wholeNeighbour(in: range)
      }
    let signed = bits >> 63 == 0 ? edge : -edge
    return range.contains(signed) ? signed : range.contains(edge) ? edge : high
  }

  /// The double just above or below a whole number.
  private mutating func wholeNeighbour(in range: ClosedRange<Double>) -> Double {
    let unit = unit()
    let whole = (range.lowerBound * (1 - unit) + range.upperBound * unit).rounded()
    return oneIn(2) ? whole.nextUp : whole.nextDown
  }
}
