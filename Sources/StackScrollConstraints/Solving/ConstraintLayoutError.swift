import StackScrollCore

/// Why constraints cannot be read, or not be solved.
public enum ConstraintLayoutError: Error, Hashable, Sendable {
  /// A constraint that makes no sense, and its number in the order of adding, from 0.
  case constraint(Constraint, index: Int, ConstraintProblem)
  /// A constraint that the solver does not take, and its number in the order of adding, from 0.
  case refused(Constraint, index: Int, SolverError)
  /// Baselines or margins that are not finite.
  case metrics(LayoutItem)
  /// A constraint that is not there: it was removed, or never added.
  case unknownConstraint(Int)
  /// The solver gave up.
  case solver(SolverError)
}

/// The sentences of ``ConstraintLayoutError``.
extension ConstraintLayoutError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .constraint(let constraint, let index, let problem):
      Self.words(for: constraint, index) + ": \(problem)"
    case .refused(let constraint, let index, let error):
      Self.words(for: constraint, index) + ": \(error)"
    case .metrics(let item):
      "the baselines or margins of \(item) are not finite: give numbers"
    case .unknownConstraint(let index):
      "there is no constraint \(index), or not any more: give the index of one that is there"
    case .solver(let error): "\(error)"
    }
  }

  private static func words(for constraint: Constraint, _ index: Int) -> String {
    "constraint \(index), on \(constraint.first)" + (constraint.second.map { " and \($0)" } ?? "")
  }
}
