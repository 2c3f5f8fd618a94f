/// How much, and which numbers, a solver takes on.
///
/// The magnitudes are what the numeric policy can answer for: beyond them a double holds too few
/// digits to tell a condition that is met from one that is missed.
public struct SolverLimits: Hashable, Sendable {
  /// The most variables.
  public var variables = 1_000_000
  /// The most conditions at a time.
  public var rows = 1_000_000
  /// The most terms of all conditions together.
  public var terms = 10_000_000
  /// The most pivots of one call.
  public var pivots = 1_000_000
  /// The most parties of a conflict that are tried as its remedies, each by a solution of its own.
  public var remedies = 5_000
  /// The magnitudes that a coefficient may have unless it is 0.
  public var coefficients = 1e-6...1e6
  /// The greatest magnitude of a constant.
  public var constant = 1e9

  /// The limits that are used unless told otherwise.
  public init() {}

  /// The limits for a screen that is to be answered at once: some thousands of views.
  public static let forScreens: SolverLimits = {
    var limits = SolverLimits()
    limits.rows = 50_000
    limits.pivots = 20_000
    return limits
  }()
}
