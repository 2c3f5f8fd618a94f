/// Two of the integers that a case has drawn: the last one, and one from before; 0 at first.
///
/// Equal and neighbouring numbers are where many bugs live, and two wide ranges drawn apart never
/// meet. Integers are remembered as their lowest 64 bits, so those of different types meet too.
@usableFromInline
struct IntegerMemory {
  @usableFromInline var last: UInt64 = 0
  @usableFromInline var earlier: UInt64 = 0

  @inlinable
  init() {}

  /// Remembers an integer; the one before it is kept as the earlier one if asked.
  @inlinable @inline(__always)
  mutating func add(_ integer: UInt64, keepingLast: Bool) {
    earlier = keepingLast ? last : earlier
    last = integer
  }

  /// An integer that is equal to a remembered one half the time, or else its neighbour or up to
  /// four away, by 16 random bits.
  @inlinable @inline(__always)
  func near(_ bits: UInt64) -> UInt64 {
    let integer = bits & 1 == 0 ? last : earlier
    let shade = bits & 4 == 0 ? (bits >> 3 & 1) &* 2 &- 1 : (bits >> 4 & 7) &- 4
    return bits & 2 == 0 ? integer : integer &+ shade
  }
}
