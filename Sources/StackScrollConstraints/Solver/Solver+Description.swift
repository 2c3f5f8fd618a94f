/// The whole state as text, for looking at a solver that went wrong.
extension Solver: CustomStringConvertible {
  /// The conditions with their slacks, then the variables; an asterisk marks what is basic.
  public var description: String {
    let rows = constants.indices.filter { isUsed[$0] }.map { row in
      let terms = matrix.row(row).map { "\(matrix.rowValues[$0])·x\(matrix.rowVariables[$0])" }
      return "row \(row): \(terms.joined(separator: " + ")) + \(text(CellIndex.slack(row)))"
        + " = \(constants[row])"
    }
    let variables = (0..<variableCount).map { "x\($0): \(text(CellIndex.variable($0)))" }
    let state = isCurrent ? "\(outcome)" : "changed"
    return (["\(state), \(pivotCount) pivots"] + rows + variables).joined(separator: "\n")
  }

  /// The value, and what each unit below and above 0 costs on which level.
  private func text(_ index: Int) -> String {
    let cell = cells[index]
    let costs =
      cell.left + cell.right > 0
      ? " (\(cell.left), \(cell.right) at \(cell.strength))" : " (free)"
    return "\(cell.value)\(cell.position >= 0 ? "*" : "")\(costs)"
  }
}
