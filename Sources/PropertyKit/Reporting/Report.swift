/// The result of a run, as a value: data only, the words are in `ReportText`.
public struct Report<Value> {
  /// The settings the run was started with.
  public let settings: Settings
  /// How many cases passed.
  public let passed: Int
  /// How many cases were discarded.
  public let discarded: Int
  /// What the run found.
  public let verdict: Verdict<Value>

  /// The counterexample, if there is one.
  public var counterexample: Counterexample<Value>? {
    guard case .failed(let counterexample) = verdict else { return nil }
    return counterexample
  }

  /// The same report about other values, for callers that do not care about their type.
  public func map<New>(_ transform: (Value) -> New) -> Report<New> {
    Report<New>(
      settings: settings, passed: passed, discarded: discarded, verdict: verdict.map(transform))
  }
}

extension Report: Sendable where Value: Sendable {}

/// What a run found.
public enum Verdict<Value> {
  /// Every case passed.
  case passed
  /// A case failed; this is the simplest one found.
  case failed(Counterexample<Value>)
  /// Too many cases were discarded to say anything; the last reason is given.
  case gaveUp(Discard)
  /// No case was asked for, so nothing was tested.
  case ranNothing
  /// Whoever watched the run stopped it before a failure was found.
  case stopped
  /// A case failed, and did not fail in the same way when it was run again.
  case flaky(Failure)

  func map<New>(_ transform: (Value) -> New) -> Verdict<New> {
    switch self {
    case .passed: .passed
    case .failed(let counterexample): .failed(counterexample.map(transform))
    case .gaveUp(let reason): .gaveUp(reason)
    case .ranNothing: .ranNothing
    case .stopped: .stopped
    case .flaky(let failure): .flaky(failure)
    }
  }
}

extension Verdict: Sendable where Value: Sendable {}

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
  public let shrinking: ShrinkSummary

  /// The same counterexample with its value replaced.
  public func map<New>(_ transform: (Value) -> New) -> Counterexample<New> {
    Counterexample<New>(
      value: transform(value), failure: failure, token: token, caseIndex: caseIndex,
      shrinking: shrinking)
  }
}

extension Counterexample: Sendable where Value: Sendable {}

/// What shrinking a failure took.
public struct ShrinkSummary: Hashable, Sendable {
  /// How many proposals the property was run on.
  public let evaluations: Int
  /// How often a simpler failing case was found.
  public let improvements: Int
  /// Whether shrinking ended because its limit was reached: there may be a simpler case.
  public let wasCutShort: Bool
  /// What each pass did, in the order in which they ran first.
  public var trail: [PassTally] = []

  /// What a replay took: nothing.
  static let none = ShrinkSummary(evaluations: 0, improvements: 0, wasCutShort: false)
}
