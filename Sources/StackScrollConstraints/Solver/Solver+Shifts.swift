extension Solver {
  /// How far a variable moves if constants of conditions change, where no pivot tells more; nil where one may.
  ///
  /// What moves is followed through the basis. The solution stays best, and open in the same directions, if each
  /// variable that costs stays on its side of its breakpoint, or hangs on required equations alone: then it costs
  /// as much whatever is chosen.
  ///
  /// Example: a label has the width of its superview, and one of its own at 750. However long that is, its slack
  /// is all that moves, and the width of the superview is required.
  ///
  /// - Parameter isKept: of each variable, whether it must not move.
  /// - Complexity: O(k log k) for k coefficients of what moves, and O(n) for memory of n conditions.
  func shift(
    of variable: Variable, changing changes: [(row: Row, change: Double)], keeping isKept: [Bool]
  ) -> Double? {
    guard stage == .solved, outcome == .solved else { return nil }
    var column = SparseVector()
    var partial: [(row: Int, value: Double)] = []
    column.clear(rows: constants.count)
    for (row, change) in changes { column.set(row.slot, to: change) }
    factors.solve(&column, partial: &partial, matrix)
    var shift = 0.0
    for row in column.rows where column[row].magnitude > tolerance {
      let index = basisHeader[row]
      let state = variables[index]
      if !VariableIndex.isSlack(index) {
        guard !isKept[index / 2] else { return nil }
        if index / 2 == variable.index { shift = column[row] }
      }
      guard state.left + state.right > 0 else { continue }
      let side = clearSide(of: state.value)
      let isOnSide = side != nil && side == clearSide(of: state.value + column[row])
      guard isOnSide || state.strength < .infinity && hangsOnEquations(row) else { return nil }
    }
    return shift
  }

  /// Whether required equations alone tell the basic variable of a row.
  private func hangsOnEquations(_ row: Int) -> Bool {
    var inverse = [Double](repeating: 0, count: constants.count)
    inverse[row] = 1
    return factors.solveTransposed(&inverse, only: row, matrix).allSatisfy { other in
      guard inverse[other].magnitude > NumericPolicy.entry else { return true }
      return (isRequiredEquation(other) || variables[VariableIndex.slack(other)].position >= 0)
        && matrix.row(other).allSatisfy {
          variables[VariableIndex.structural(matrix.rowVariables[$0])].position >= 0
        }
    }
  }
}
