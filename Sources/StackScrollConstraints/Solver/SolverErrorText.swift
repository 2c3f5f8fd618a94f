/// The sentences of ``SolverError``.
extension SolverError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .unknownVariable(let index):
      "variable \(index) is not a variable of this solver: make it with addVariable of the same"
        + " solver"
    case .unknownRow(let slot, let generation):
      "row \(slot), generation \(generation), is not in this solver: it was removed, or belongs to"
        + " another one"
    case .coefficient(let value, let variable, let allowed):
      "the coefficient \(value) of variable \(variable) is out of range: its magnitude must be in"
        + " \(allowed.lowerBound)...\(allowed.upperBound), or 0"
    case .constant(let value, let limit):
      "the constant \(value) is out of range: its magnitude must be at most \(limit)"
    case .priority(let value):
      "the priority \(value) is not a positive number: use 1 to 1000"
    case .tooManyVariables(let limit):
      "there are more than \(limit) variables: raise SolverLimits.variables, or make fewer"
    case .tooManyRows(let limit):
      "there are more than \(limit) conditions: raise SolverLimits.rows, or add fewer"
    case .tooManyTerms(let limit):
      "the conditions have more than \(limit) terms: raise SolverLimits.terms, or add fewer"
    case .overflow:
      "the values get too large for a double: look for a chain of large coefficients"
    case .tooManyPivots(let limit):
      "there is no solution after \(limit) pivots: raise SolverLimits.pivots, or call solve() again"
        + " to go on from here"
    case .notSolved:
      "the conditions were changed since the last solution: call solve() first"
    }
  }
}
