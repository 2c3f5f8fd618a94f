/// Why a solver does not take what it was given, or gave up.
public enum SolverError: Error, Hashable, Sendable {
  /// A variable that this solver does not have.
  case unknownVariable(Int)
  /// A condition that was removed already, or belongs to another solver.
  case unknownRow(slot: Int, generation: Int)
  /// A multiple that is not a number, or too large or too small to reckon with.
  case coefficient(Double, variable: Int, allowed: ClosedRange<Double>)
  /// A constant that is not a number, or too large to reckon with.
  case constant(Double, limit: Double)
  /// A priority that is not a positive number.
  case priority(Double)
  /// One variable more than the limit.
  case tooManyVariables(limit: Int)
  /// One condition more than the limit.
  case tooManyRows(limit: Int)
  /// More terms in all conditions than the limit.
  case tooManyTerms(limit: Int)
  /// Values beyond what a double can hold follow from the conditions.
  case overflow
  /// No end within the limit.
  case tooManyPivots(limit: Int)
  /// The values are asked for, but the conditions were changed since they were worked out.
  case notSolved
}
