import StackScrollCore

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
    /// A number of a window that is larger in magnitude than the limit.
    case outOfRange(Double, limit: Double)
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

extension Constraint {
  /// What is wrong with it by itself; nil if nothing is.
  var problem: ConstraintLayoutError.Problem? {
    guard multiplier.isFinite else { return .multiplier(multiplier) }
    guard constant.isFinite else { return .constant(constant) }
    guard priority.rawValue > 0, priority <= .required else { return .priority(priority.rawValue) }
    guard let second = second?.attribute else { return nil }
    guard first.attribute.isLength == second.isLength else { return .placeAgainstLength }
    guard first.attribute.isLength || first.attribute.axis == second.axis else {
      return .differentAxes
    }
    return nil
  }
}

/// The sentences of ``ConstraintLayoutError``.
extension ConstraintLayoutError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .constraint(let constraint, let index, let problem):
      "constraint \(index), on \(constraint.first)"
        + (constraint.second.map { " and \($0)" } ?? "") + ": \(problem)"
    case .metrics(let item):
      "the baselines or margins of \(item) are not finite: give numbers"
    case .unknownConstraint(let index):
      "there is no constraint \(index), or not any more: give the index of one that is there"
    case .solver(let error): "\(error)"
    }
  }
}

extension ConstraintLayoutError.Problem: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .placeAgainstLength:
      "a place cannot be compared with a length: tie places to places and lengths to lengths"
    case .differentAxes:
      "a horizontal place cannot be compared with a vertical one: tie places of one axis, or lengths"
    case .multiplier(let value): "the multiplier \(value) is not finite: give a number"
    case .constant(let value): "the constant \(value) is not finite: give a number"
    case .priority(let value): "the priority \(value) is out of range: give one from 1 to 1000"
    case .outOfRange(let value, let limit): "\(value) is beyond \(limit): give a smaller number"
    case .refused(let error): "\(error)"
    }
  }
}
