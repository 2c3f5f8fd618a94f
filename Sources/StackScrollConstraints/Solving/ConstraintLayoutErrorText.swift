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
      "there is no constraint \(index): it was removed, or never added"
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
      "a horizontal place cannot be compared with a vertical one: only lengths go across axes"
    case .multiplier(let value): "the multiplier \(value) is not finite: give a number"
    case .constant(let value): "the constant \(value) is not finite: give a number"
    case .priority(let value): "the priority \(value) is not in 1...1000"
    case .refused(let error): "\(error)"
    }
  }
}
