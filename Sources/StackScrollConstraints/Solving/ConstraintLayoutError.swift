/// Why constraints cannot be read, or not be solved.
public enum ConstraintLayoutError: Error, Hashable, Sendable {
  /// What is wrong with a constraint by itself.
  public enum Problem: Hashable, Sendable {
    /// A place is compared with a length.
    case placeAgainstLength
    /// Places on different axes are compared.
    case differentAxes
    /// A multiplier that is not finite.
    case multiplier(Double)
    /// A constant that is not finite.
    case constant(Double)
    /// A priority outside 1...1000.
    case priority(Double)
    /// The solver does not take it.
    case refused(SolverError)
  }

  /// A constraint that makes no sense, and its number in the order of adding, from 0.
  case constraint(Constraint, index: Int, Problem)
  /// Baselines or margins that are not finite.
  case metrics(LayoutItem)
  /// A constraint that is not there: it was removed, or never added.
  case unknownConstraint(Int)
  /// The solver gave up.
  case solver(SolverError)
}
