/// The order in which a bounded integer is simple: its target first, then outwards, alternating.
///
/// Around a target of 0 the order is 0, 1, -1, 2, -2 ... until one side runs out; the rest of the
/// other side follows in line. Offsets are measured from the target in two's complement, so the
/// full range of a 64-bit integer fits.
@usableFromInline
struct Zigzag: Hashable, Sendable {
  /// How many values lie above the target.
  @usableFromInline let above: UInt64
  /// How many values lie below the target.
  @usableFromInline let below: UInt64
  /// The stretch of indices in which the two sides alternate: `1...alternating`.
  @usableFromInline let alternating: UInt64
  /// The lowest 64 bits of the target; 0 where the order is not one of integers.
  ///
  /// Relations between numbers, such as a ratio, hold between integers and not between offsets.
  @usableFromInline let target: UInt64

  @inlinable
  init(above: UInt64, below: UInt64, target: UInt64 = 0) {
    self.above = above
    self.below = below
    self.target = target
    alternating = Swift.min(above, below) &* 2
  }

  /// The greatest index.
  @inlinable var limit: UInt64 { above &+ below }

  /// The offset from the target that stands at an index.
  @inlinable @inline(__always)
  func offset(at index: UInt64) -> UInt64 {
    if index <= alternating {
      return index & 1 == 1 ? (index >> 1) &+ 1 : 0 &- (index >> 1)
    }
    let distance = index &- alternating >> 1
    return above > below ? distance : 0 &- distance
  }

  /// The index of an offset from the target; the inverse of `offset(at:)`.
  @inlinable
  func index(of offset: UInt64, isAbove: Bool) -> UInt64 {
    let distance = isAbove ? offset : 0 &- offset
    let paired = Swift.min(above, below)
    if distance > paired { return distance &+ paired }
    return isAbove && distance > 0 ? distance &* 2 &- 1 : distance &* 2
  }

  /// Whether an offset from the target in two's complement is in range.
  @inlinable @inline(__always)
  func contains(offset: UInt64) -> Bool {
    offset &+ below <= limit
  }
}

extension Zigzag {
  /// The integer at an index.
  func integer(at index: UInt64) -> Int64 { Int64(bitPattern: target &+ offset(at: index)) }

  /// The index of an integer; nil if it is out of range.
  func index(of integer: Int64) -> UInt64? {
    let offset = UInt64(bitPattern: integer) &- target
    return contains(offset: offset) ? index(of: offset, isAbove: offset <= above) : nil
  }

  /// The index of the sum of two values' offsets, wrapped into the range.
  func index(at index: UInt64, adding other: UInt64) -> UInt64 {
    var sum = offset(at: index) &+ offset(at: other)
    let count = limit &+ 1
    if count != 0, sum > above, 0 &- sum > below {
      sum = sum <= .max / 2 ? sum &- count : sum &+ count
    }
    return self.index(of: sum, isAbove: sum <= above)
  }

  /// How far the value at an index lies from the target, and on which side.
  func distance(at index: UInt64) -> (amount: UInt64, isAbove: Bool) {
    let isAbove = isAbove(index)
    let offset = offset(at: index)
    return (isAbove ? offset : 0 &- offset, isAbove)
  }

  /// How far the value at an index can move to one side.
  func room(at index: UInt64, isAbove: Bool) -> UInt64 {
    let (amount, side) = distance(at: index)
    let edge = isAbove ? above : below
    return side == isAbove || amount == 0 ? edge &- amount : edge &+ amount
  }

  /// The index of the value that lies an offset from the one at an index.
  func index(at index: UInt64, movedBy step: UInt64) -> UInt64 {
    let moved = offset(at: index) &+ step
    return self.index(of: moved, isAbove: moved <= above)
  }

  private func isAbove(_ index: UInt64) -> Bool {
    index <= alternating ? index & 1 == 1 : above > below
  }
}
