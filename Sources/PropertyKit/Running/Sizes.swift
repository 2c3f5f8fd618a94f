/// How large the generated cases of a run are, on a scale of 0 to 100.
public enum Sizes: Hashable, Sendable {
  /// Every other case grows from small to large over a hundred cases, the rest are large at once.
  ///
  /// Small cases find what needs small or equal numbers, large ones what needs room.
  case ramp
  /// All cases have one size; cut to the scale.
  case constant(Int)

  /// The size of a case, which depends on its slot and on how often it was discarded alone.
  ///
  /// What was discarded is drawn a little larger: a condition may rule out all small cases.
  @inlinable
  func size(slot: Int, attempt: Int = 0) -> Int {
    switch self {
    case .ramp: slot.isMultiple(of: 2) ? min(100, (slot / 2) % 101 + min(attempt, 100)) : 100
    case .constant(let size): min(max(size, 0), 100)
    }
  }
}

/// What the cases of a run leave out of every range, in units of 2^-64: sizes as the draws see them.
///
/// Three numbers instead of a choice between kinds of sizes and a division, since every case begins
/// with it: the ramp starts again by overflow.
@usableFromInline
struct Omission: Sendable {
  /// What the first case leaves out.
  @usableFromInline let first: UInt64
  /// How much less every other case leaves out than the one two before.
  @usableFromInline let step: UInt64
  /// All ones if cases in odd slots leave out as much as the others, and 0 if they leave out nothing.
  @usableFromInline let inOddSlots: UInt64

  /// What one step of a hundred comes to.
  @inlinable static var unit: UInt64 { .max / 101 }

  @inlinable
  init(_ sizes: Sizes) {
    first = UInt64(100 - sizes.size(slot: 0)) &* Self.unit
    step = sizes == .ramp ? Self.unit : 0
    inOddSlots = sizes == .ramp ? 0 : .max
  }

  /// What the case of a slot leaves out; less, the more often it was discarded.
  @inlinable @inline(__always)
  func share(slot: Int, attempt: Int = 0) -> UInt64 {
    let slot = UInt64(truncatingIfNeeded: slot)
    let share = (first &- (slot >> 1) &* step) & ((slot & 1 &- 1) | inOddSlots)
    guard attempt > 0 else { return share }
    let less = UInt64(Swift.min(attempt, 100)) &* step
    return share > less ? share &- less : 0
  }
}
