/// How far a run has come.
public struct Progress: Hashable, Sendable {
  /// Cases that passed so far.
  public let passed: Int
  /// Cases that were discarded so far.
  public let discarded: Int
  /// Calls of the property that shrinking took so far.
  public let shrinkEvaluations: Int
}

/// Whether a run should go on; the answer of whoever watches it.
public enum RunControl: Sendable {
  /// Go on.
  case proceed
  /// Stop here; the report will say that the run was cut short.
  case stop
}
