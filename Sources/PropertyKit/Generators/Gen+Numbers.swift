extension Gen where Value: FixedWidthInteger & Sendable {
  /// Integers of a closed range, simplest near `origin` (or the bound next to it).
  ///
  /// Small sizes stay near the origin; at every size the ends of the range, which are where bugs
  /// live, are drawn more often than others, and so are integers equal to one drawn before or next
  /// to it. Of types wider than 64 bits only the values next to the target are drawn, 63 bits to
  /// each side. From an empty range no case can be drawn: each is discarded.
  @inlinable
  public static func int(in range: some IntegerRange<Value>, origin: Value = 0) -> Gen {
    guard let range = range.closedRange else { return .empty }
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

  /// Integers of a range, once in eight one of the constants that lie in it.
  ///
  /// For the limits of the code under test: a buffer's length, a cut-off. A constant shrinks like
  /// any other integer. Constants outside the range are left out.
  public static func int(
    in range: some IntegerRange<Value>, origin: Value = 0, constants: [Value]
  ) -> Gen {
    guard let range = range.closedRange else { return .empty }
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

extension Zigzag {
  /// The order of the integers of a range outwards from one of them.
  @inlinable
  init<Value: FixedWidthInteger>(around target: Value, in range: ClosedRange<Value>) {
    let greatest: UInt64 = Value.bitWidth > 64 ? .max / 2 : .max
    let above = UInt64(clamping: Value.Magnitude(truncatingIfNeeded: range.upperBound &- target))
    let below = UInt64(clamping: Value.Magnitude(truncatingIfNeeded: target &- range.lowerBound))
    self.init(
      above: Swift.min(above, greatest), below: Swift.min(below, greatest),
      target: UInt64(truncatingIfNeeded: target))
  }
}

extension Gen where Value == Int {
  /// Integers of the whole type `Int`, where nothing else says which integers are wanted.
  @inlinable
  public static func int() -> Gen {
    int(in: Int.min...Int.max)
  }
}

extension Gen where Value == Double {
  /// Finite doubles of a range, simplest near `origin` (or the bound next to it).
  ///
  /// Whole numbers are simpler than halves, halves than thirds, then quarters, tenths, hundredths
  /// and the rest; each kind is drawn. Bounds that are not finite are cut to the finite range, and
  /// NaN counts as 0. From an empty range no case can be drawn: each is discarded.
  @inlinable
  public static func double(
    in range: some FloatingPointRange<Double>, origin: Double = 0
  ) -> Gen {
    guard let range = range.closedRange else { return .empty }
    let greatest = Double.greatestFiniteMagnitude
    let bounds = range.clamped(to: -greatest...greatest)
    let order = DoubleOrder(bounds, origin: origin.isNaN ? 0 : origin)
    return Gen { source throws(Discard) in
      guard source.isRecording else {
        try source.countChoice()
        return source.freshDouble(in: bounds, target: order.target)
      }
      return try source.chooseDouble(order)
    }
  }
}

extension Gen where Value: BinaryFloatingPoint & Sendable {
  /// Finite numbers of a range, of any type: `Float`, and `CGFloat`, the number type of view code.
  ///
  /// They are drawn as doubles and rounded to the type, so their order of simplicity is that of
  /// doubles, and a type with more digits gets those of a double.
  public static func double(
    in range: some FloatingPointRange<Value>, origin: Value = 0
  ) -> Gen {
    guard let range = range.closedRange else { return .empty }
    let greatest = Value.greatestFiniteMagnitude
    let bounds = range.clamped(to: -greatest...greatest)
    let doubles = Gen<Double>.double(
      in: Double(bounds.lowerBound)...Double(bounds.upperBound), origin: Double(origin))
    return doubles.map { Swift.min(Swift.max(Value($0), bounds.lowerBound), bounds.upperBound) }
  }
}

extension Gen where Value == Bool {
  /// Both truth values; false is the simpler one.
  @inlinable
  public static var bool: Gen {
    Gen { source throws(Discard) in
      try source.choose(.branch, limit: 1) { $0.random.next() >> 63 } == 1
    }
  }
}
