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

  @inlinable
  init(above: UInt64, below: UInt64) {
    self.above = above
    self.below = below
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
}
