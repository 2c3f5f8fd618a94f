/// The simplest case of one kind of failure.
struct ShrunkFailure: Hashable, Sendable, Codable {
  /// The slot of the case that failed first.
  let slot: Int
  /// How it failed: at first, if it is flaky, else in the simplest case.
  let failure: Failure
  /// The simplest case, nil if it did not fail in the same way again.
  let token: ReplayToken?
  let shrinking: ShrinkSummary
  let explanation: Variations
  /// The case that failed first, if shrinking has found a simpler one.
  var origin: CaseOrigin?
  /// Whether the case was kept by an earlier run, and not drawn by this one.
  var isKept = false
}

extension ShrunkFailure {
  /// A failure that could not be seen again.
  static func flaky(_ failure: BlockResult.SlotFailure) -> ShrunkFailure {
    ShrunkFailure(
      slot: failure.slot, failure: failure.failure, token: nil, shrinking: .none,
      explanation: Variations())
  }
}

/// Which parts of a counterexample do not matter.
///
/// A number does not matter if the property fails in the same way whatever it is. That is tried: with
/// every other number if there are few, with the ends and random ones otherwise.
struct Variations: Hashable, Sendable, Codable {
  /// For each number that does not matter, the choices of another case that fails just so.
  var variations: [[UInt64]] = []
  /// Whether these numbers may all differ at the same time.
  var isJoint = true
  /// How many other values were tried in place of each; nil for all that there are.
  var tried: Int?

  /// How many other values are tried for a number that has more.
  static let trials = 8
}

/// What shrinking a failure took.
public struct ShrinkSummary: Hashable, Sendable, Codable {
  /// How often the property was called: on proposals, and on the first case and the last to confirm
  /// that they fail; also on the last for more than its verdict, if somebody asked.
  public package(set) var evaluations: Int
  /// How often a simpler failing case was found.
  public let improvements: Int
  /// Whether shrinking ended because its limit was reached: there may be a simpler case.
  public let wasCutShort: Bool
  /// What each pass did, in the order in which they ran first.
  package var trail: [PassTally] = []
  /// How often it was called to tell which parts of the smallest case matter.
  public internal(set) var explainEvaluations = 0

  /// What a replay took: nothing.
  static let none = ShrinkSummary(evaluations: 0, improvements: 0, wasCutShort: false)
}

/// What one pass did while a failure was shrunk.
package struct PassTally: Hashable, Sendable, Codable {
  /// The name of the pass.
  package let pass: String
  /// How many simpler sequences it proposed.
  package internal(set) var proposals = 0
  /// How many of them the property was run on; the rest were known to bring nothing.
  package internal(set) var evaluations = 0
  /// How often a simpler failing case was found.
  package internal(set) var improvements = 0
}
