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
