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
  package func map<New>(_ transform: (Value) -> New) -> Counterexample<New> {
    Counterexample<New>(
      value: transform(value), failure: failure, token: token, caseIndex: caseIndex,
      shrinking: shrinking, variations: variations.map(transform),
      variationsAreJoint: variationsAreJoint)
  }
}

extension Counterexample: Sendable where Value: Sendable {}

/// A value that can show itself when it is a counterexample.
///
/// The engine knows nothing of what it tests; whoever does can give it a picture and the source
/// that makes it again.
public protocol CounterexampleRepresentable {
  /// A drawing in plain text; several lines.
  var counterexamplePicture: String { get }
  /// A Swift expression that evaluates to the value.
  var counterexampleSource: String { get }
}
