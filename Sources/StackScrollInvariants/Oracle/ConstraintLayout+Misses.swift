import StackScrollConstraints

extension ConstraintLayout {
  /// By how much the preferences among some constraints are missed in all, by priority.
  func misses(of constraints: [Constraint]) throws -> [Double: Double] {
    var misses: [Double: Double] = [:]
    for constraint in constraints where constraint.priority < .required {
      misses[constraint.priority.rawValue, default: 0] += try miss(constraint)
    }
    return misses
  }

  private func miss(_ constraint: Constraint) throws -> Double {
    guard let first = try value(of: constraint.first) else { return 0 }
    var target = constraint.constant
    if let second = constraint.second {
      target += constraint.multiplier * (try value(of: second) ?? 0)
    }
    // A preference is only ever stated of lengths, or of two edges without a constant between.
    switch constraint.relation {
    case .equal: return (first - target).magnitude
    case .lessThanOrEqual: return max(0, first - target)
    case .greaterThanOrEqual: return max(0, target - first)
    }
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
