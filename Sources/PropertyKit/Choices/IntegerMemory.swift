/// Two of the integers that a case has drawn: the last one, and one from before.
///
/// Equal and neighbouring numbers are where many bugs live, and two wide ranges drawn apart never
/// meet. Integers are remembered as their lowest 64 bits, so those of different types meet too.
@usableFromInline
struct IntegerMemory {
  @usableFromInline var last: UInt64 = 0
  @usableFromInline var earlier: UInt64 = 0
  @usableFromInline var isEmpty = true

  @inlinable
  init() {}

  /// Remembers an integer; once in four the last one takes the place of the earlier one.
  @inlinable
  mutating func add(_ integer: UInt64, keeping bits: UInt64) {
    if isEmpty {
      earlier = integer
      isEmpty = false
    } else if bits & 3 == 0 {
      earlier = last
    }
    last = integer
  }
}
