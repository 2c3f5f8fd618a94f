/// What a run found.
public enum Verdict<Value> {
  /// Every case passed.
  case passed
  /// A case failed; this is the simplest one found.
  case failed(Counterexample<Value>)
  /// A case ended its process while its value was being drawn, so that there is none to show; this is
  /// the simplest one found.
  case undrawn(Counterexample<Undrawn>)
  /// Too many cases were discarded to say anything; the last reason is given.
  case gaveUp(Discard)
  /// Every case passed, but a share that `Statistic.cover` demands was not reached, or not for
  /// certain.
  case uncovered([StatisticSummary])
  /// No case was asked for, so nothing was tested.
  case ranNothing
  /// Whoever watched the run stopped it before a failure was found.
  case stopped
  /// The token to replay is one of another generator, so nothing was tested.
  case misfit(TokenMisfit)
  /// A case failed, and did not fail in the same way when it was run again.
  case flaky(Failure)

  func map<New>(_ transform: (Value) -> New) -> Verdict<New> {
    switch self {
    case .passed: .passed
    case .failed(let counterexample): .failed(counterexample.map(transform))
    case .undrawn(let counterexample): .undrawn(counterexample)
    case .gaveUp(let reason): .gaveUp(reason)
    case .uncovered(let demands): .uncovered(demands)
    case .ranNothing: .ranNothing
    case .stopped: .stopped
    case .misfit(let misfit): .misfit(misfit)
    case .flaky(let failure): .flaky(failure)
    }
  }
}

extension Verdict: Sendable where Value: Sendable {}

/// Which of all cases a run has gone through.
public enum Extent: Hashable, Sendable {
  /// Random ones.
  case sample
  /// Every case that the generator can make.
  case all
  /// The smallest ones.
  case smallest
}

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
  /// The value that failed first, if shrinking has found a simpler one.
  public let original: Value?
  /// Whether the case was kept by an earlier run, and not drawn by this one.
  public let isKept: Bool
  /// What shrinking did.
  public package(set) var shrinking: ShrinkSummary
  /// Values that differ from this one in one number each, and fail in the same way whatever else was
  /// tried for that number: those parts do not matter, as far as is known.
  public let variations: [Value]
  /// Whether all those parts may differ at the same time.
  public let variationsAreJoint: Bool
  /// How many other values were tried for those parts; nil for all that there are.
  public let triedVariations: Int?
  /// What a further call of the property on the value came to, for whoever made one; the engine
  /// does not look into it.
  package var details: (any Sendable)?

  init(
    value: Value, failure: Failure, token: ReplayToken, caseIndex: Int, shrinking: ShrinkSummary,
    variations: [Value] = [], variationsAreJoint: Bool = true, triedVariations: Int? = nil,
    original: Value? = nil, isKept: Bool = false
  ) {
    self.value = value
    self.failure = failure
    self.token = token
    self.caseIndex = caseIndex
    self.shrinking = shrinking
    self.variations = variations
    self.variationsAreJoint = variationsAreJoint
    self.triedVariations = triedVariations
    self.original = original
    self.isKept = isKept
  }

  /// What a failure shrank to, with the values of its choices.
  init(
    _ shrunk: ShrunkFailure, _ token: ReplayToken, value: Value, variations: [Value] = [],
    original: Value? = nil
  ) {
    self.init(
      value: value, failure: shrunk.failure, token: token, caseIndex: shrunk.slot,
      shrinking: shrunk.shrinking, variations: variations,
      variationsAreJoint: shrunk.explanation.isJoint, triedVariations: shrunk.explanation.tried,
      original: original, isKept: shrunk.isKept)
  }

  /// The same counterexample with its values replaced.
  package func map<New>(_ transform: (Value) -> New) -> Counterexample<New> {
    var result = Counterexample<New>(
      value: transform(value), failure: failure, token: token, caseIndex: caseIndex,
      shrinking: shrinking, variations: variations.map(transform),
      variationsAreJoint: variationsAreJoint, triedVariations: triedVariations,
      original: original.map(transform), isKept: isKept)
    result.details = details
    return result
  }
}

extension Counterexample: Sendable where Value: Sendable {}

/// What stands for a value in whose drawing a process ended.
public struct Undrawn: Hashable, Sendable, CustomStringConvertible {
  /// That there is no value.
  public var description: String { "there is no value to show: the generator did not make one" }
}

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
