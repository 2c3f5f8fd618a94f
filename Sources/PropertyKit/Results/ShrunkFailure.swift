/// The simplest case of one kind of failure.
struct ShrunkFailure: Hashable, Sendable, Codable {
  /// The slot of the case that failed first.
  let slot: Int
  /// How it failed: at first, if it is flaky, else in the simplest case.
  let failure: Failure
  /// The choices of the simplest case, nil if it did not fail in the same way again.
  let indices: [UInt64]?
  let shrinking: ShrinkSummary
  let explanation: Variations
}

extension ShrunkFailure {
  /// A failure that could not be seen again.
  static func flaky(_ failure: BlockResult.SlotFailure) -> ShrunkFailure {
    ShrunkFailure(
      slot: failure.slot, failure: failure.failure, indices: nil, shrinking: .none,
      explanation: Variations())
  }
}

/// Which parts of a counterexample do not matter.
///
/// A number does not matter if the property fails in the same way whatever it is. It is tried, not
/// proved: with every other number if there are few, with the ends and random ones otherwise.
struct Variations: Hashable, Sendable, Codable {
  /// For each number that does not matter, the choices of another case that fails just so.
  var variations: [[UInt64]] = []
  /// Whether these numbers may all differ at the same time.
  var isJoint = true

  /// How many other values are tried for a number before it is said not to matter.
  static let trials = 8
}
