extension Solver {
  /// The value of a variable in the last solution.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    try checkSolved()
    guard variable.index < variableCount else { throw .unknownVariable(variable.index) }
    return cells[CellIndex.variable(variable.index)].value
  }

  /// The values of many variables at once, in their order.
  public func values(of variables: [Variable]) throws(SolverError) -> [Double] {
    try checkSolved()
    var values: [Double] = []
    values.reserveCapacity(variables.count)
    for variable in variables {
      guard variable.index < variableCount else { throw .unknownVariable(variable.index) }
      values.append(cells[CellIndex.variable(variable.index)].value)
    }
    return values
  }

  func checkSolved() throws(SolverError) {
    guard isCurrent else { throw .notSolved }
  }
}
