import StackScrollConstraints
import StackScrollInvariants

extension ConstraintLayout {
  /// By how much the preferences among some constraints are missed in all, by priority.
  package func misses(of constraints: [Constraint]) throws -> [Double: Double] {
    var misses: [Double: Double] = [:]
    for constraint in constraints where constraint.priority < .required {
      misses[constraint.priority.rawValue, default: 0] +=
        try excess(of: constraint).map(constraint.relation.miss) ?? 0
    }
    return misses
  }
}

extension ConstraintLayoutError {
  /// What the solver does not reckon with, if that is a number of a constraint: too large or too
  /// small.
  var refusedNumber: Oracle.LeftOut? {
    guard case .constraint(_, _, .refused(let reason)) = self else { return nil }
    switch reason {
    case .coefficient: return .refusedFactor
    case .constant: return .refusedConstant
    default: return nil
    }
  }
}
