/// The simplest failing case that was found, and how it was found.
public struct Counterexample<Value> {
  /// The value that fails.
  public let value: Value
  /// Why it fails.
  public let failure: Failure
  /// The recorded choices; replaying them gives the same value on every machine.
  public let token: ReplayToken
  /// The index of the case that failed first.
  public let caseIndex: Int
  /// What shrinking did.
  public package(set) var shrinking: ShrinkSummary
  /// Values that differ from this one in one number each, and fail in the same way whatever that
  /// number is: those parts do not matter.
  public let variations: [Value]
  /// Whether all those parts may differ at the same time.
  public let variationsAreJoint: Bool

  init(
    value: Value, failure: Failure, token: ReplayToken, caseIndex: Int, shrinking: ShrinkSummary,
    variations: [Value] = [], variationsAreJoint: Bool = true
  ) {
    self.value = value
    self.failure = failure
    self.token = token
    self.caseIndex = caseIndex
    self.shrinking = shrinking
    self.variations = variations
    self.variationsAreJoint = variationsAreJoint
  }

  /// The same counterexample with its values replaced.
  public func map<New>(_ transform: (Value) -> New) -> Counterexample<New> {
    Counterexample<New>(
      value: transform(value), failure: failure, token: token, caseIndex: caseIndex,
      shrinking: shrinking, variations: variations.map(transform),
      variationsAreJoint: variationsAreJoint)
  }
}

extension Counterexample: Sendable where Value: Sendable {}

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
  public var trail: [PassTally] = []
  /// How often it was called to tell which parts of the smallest case matter.
  public internal(set) var explainEvaluations = 0

  /// What a replay took: nothing.
  static let none = ShrinkSummary(evaluations: 0, improvements: 0, wasCutShort: false)
}
