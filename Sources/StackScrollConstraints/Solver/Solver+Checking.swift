extension Solver {
  /// The terms with every variable once, and none that is multiplied by 0.
  func coefficients(
    _ terms: [LinearRow.Term]
  ) throws(SolverError) -> (variables: [Int], values: [Double]) {
    var variables: [Int] = []
    var values: [Double] = []
    variables.reserveCapacity(terms.count)
    values.reserveCapacity(terms.count)
    var places: [Int: Int] = [:]
    for term in terms {
      let variable = term.variable.index
      guard variable < variableCount else { throw .unknownVariable(variable) }
      let place =
        terms.count <= 8 ? variables.firstIndex(of: variable) : places[variable]
      if let place {
        values[place] += term.coefficient
      } else {
        if terms.count > 8 { places[variable] = variables.count }
        variables.append(variable)
        values.append(term.coefficient)
      }
    }
    for place in values.indices.reversed() {
      if values[place] == 0 {
        values.remove(at: place)
        variables.remove(at: place)
      } else if !limits.coefficients.contains(abs(values[place])) {
        throw .coefficient(
          values[place], variable: variables[place], allowed: limits.coefficients)
      }
    }
    return (variables, values)
  }

  func check(constant: Double) throws(SolverError) {
    guard abs(constant) <= limits.constant else {
      throw .constant(constant, limit: limits.constant)
    }
  }
}
