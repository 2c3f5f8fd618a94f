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

  /// An integer that is equal to a remembered one half the time, or else its neighbour, rarely two
  /// away, by seven random bits.
  @inlinable @inline(__always)
  func near(_ bits: UInt64) -> UInt64 {
    let integer = bits & 1 == 0 ? last : earlier
    let distance = Int64(bitPattern: Self.distances &<< (bits & 0b111100)) &>> 60
    return integer &+ UInt64(bitPattern: distance)
  }

  /// Sixteen distances of four bits each: eight times 0, three times 1 and -1, once 2 and -2.
  @inlinable static var distances: UInt64 { 0x0000_0000_111F_FF2E }
}
