extension Solver {
  /// The value of a variable in the last solution.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    try checkSolved()
    guard variable.index < variableCount else { throw .unknownVariable(variable.index) }
    return cells[CellIndex.variable(variable.index)].value
  }

  func checkSolved() throws(SolverError) {
    guard isCurrent else { throw .notSolved }
  }
}
