import StackScrollConstraints

extension ConstraintLayout {
  /// By how much the preferences among some constraints are missed in all, by priority.
  func misses(of constraints: [Constraint]) throws -> [Double: Double] {
    var misses: [Double: Double] = [:]
    for constraint in constraints where constraint.priority < .required {
      misses[constraint.priority.rawValue, default: 0] +=
        try excess(of: constraint).map(constraint.relation.miss) ?? 0
    }
    return misses
  }
}

extension ConstraintLayoutError {
  /// Whether the numbers of a constraint are too large or too small for the solver to reckon with.
  var isAboutNumbers: Bool {
    guard case .constraint(_, _, .refused(let reason)) = self else { return false }
    switch reason {
    case .coefficient, .constant: return true
    default: return false
    }
  }
}
