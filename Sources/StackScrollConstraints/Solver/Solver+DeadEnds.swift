/// Directions along the optimal face that are open by their marks, and in which nothing can move.
extension Solver {
  /// Closes directions that one row of the tableau proves to be dead ends.
  ///
  /// The row says how the nonbasic variables move a basic one that stands at its breakpoint and must
  /// not go up, say. If no open direction moves it down, none that would move it up can be taken.
  ///
  /// Example: a length of 40 is asked to be at most 40 and at least 40, each as a preference of its
  /// own. The slack of one is basic and 0; in its row stands the slack of the other, and nothing else.
  ///
  /// - Complexity: linear in the coefficients of the rows, beside the pivots since the basis was
  ///   factored.
  mutating func closeOneSidedRows() {
    var row = TableauRow(rows: constants.count, variables: structuralCount)
    for place in basisHeader.indices {
      let state = variables[basisHeader[place]]
      guard state.left + state.right > 0, abs(state.value) <= tolerance else { continue }
      row.read(place, of: self) { isOpen($0) }
      if state.right > state.slope { closeOneSidedRow(row, raising: true) }
      if state.left > -state.slope { closeOneSidedRow(row, raising: false) }
    }
  }

  /// Closes the directions that raise the basic variable of a row, or lower it, if none does the
  /// opposite.
  private mutating func closeOneSidedRow(_ row: TableauRow, raising: Bool) {
    let sign = raising ? -1.0 : 1.0
    for (index, coefficient) in row.entries where abs(coefficient) > NumericPolicy.entry {
      let rate = sign * coefficient
      if rate > 0 ? variables[index].isDownOpen : variables[index].isUpOpen { return }
    }
    for (index, coefficient) in row.entries where abs(coefficient) > row.tolerance {
      if sign * coefficient > 0 {
        variables[index].up = .blocked
      } else {
        variables[index].down = .blocked
      }
    }
  }

  /// The nonbasic variables.
  var outside: [Int] {
    let slacks = constants.indices.map { VariableIndex.slack($0) }
    return (nonbasic.map { VariableIndex.structural($0) } + slacks).filter {
      variables[$0].position < 0
    }
  }

  /// The directions in which a nonbasic variable may leave its breakpoint: `true` for up.
  func openDirections(_ index: Int) -> [Bool] {
    var directions: [Bool] = []
    if variables[index].isUpOpen { directions.append(true) }
    if variables[index].isDownOpen { directions.append(false) }
    return directions
  }

  /// Whether a step above 0 is feasible in one direction alone, for the variable whose column was
  /// worked out last.
  func hasFeasibleStep(_ index: Int, _ isUp: Bool) -> Bool {
    let entering = Entering(index: index, isUp: isUp, derivative: -1)
    let end = leaving(entering, .probe, byNumber: false)
    return end.map { $0.step * max(1, $0.rate) > 4 * tolerance } ?? true
  }

  /// Whether a variable that is asked for moves with the one whose column was worked out last.
  func isMoving(_ index: Int, _ asked: [Bool]) -> Bool {
    if !VariableIndex.isSlack(index), asked[index / 2] { return true }
    return column.rows.contains { row in
      abs(column[row]) > NumericPolicy.entry && !VariableIndex.isSlack(basisHeader[row])
        && asked[basisHeader[row] / 2]
    }
  }
}

extension PiecewiseLinearVariable {
  /// Whether a nonbasic one may go up without a cost on any level.
  fileprivate var isUpOpen: Bool { isUpOpen(at: Level.probe.strength) }

  /// Whether a nonbasic one may go down without a cost on any level.
  fileprivate var isDownOpen: Bool { isDownOpen(at: Level.probe.strength) }

  /// Whether a nonbasic one may leave its breakpoint without a cost on any level.
  var isOpen: Bool { isUpOpen || isDownOpen }
}

/// A row of the tableau: of some nonbasic variables, how fast the basic one goes down with each.
struct TableauRow {
  private(set) var entries: [(index: Int, coefficient: Double)] = []
  /// How far from 0 a coefficient must be to count.
  private(set) var tolerance = 0.0
  /// The duals of the row, by rows; 0 between two rows that are read.
  private var duals: [Double]
  /// The coefficients of structural variables; 0 between two rows that are read.
  private var sums: [Double]

  init(rows: Int, variables: Int) {
    duals = Array(repeating: 0, count: rows)
    sums = Array(repeating: 0, count: variables)
  }

  /// Works out a row, as far as variables are asked for.
  mutating func read(_ place: Int, of solver: Solver, where isAsked: (Int) -> Bool) {
    entries.removeAll(keepingCapacity: true)
    duals[place] = 1
    var touched: [Int] = []
    var largest = 1.0
    for row in solver.factors.solveTransposed(&duals, only: place, solver.matrix) {
      let dual = duals[row]
      duals[row] = 0
      guard dual != 0 else { continue }
      largest = max(largest, abs(dual))
      let slack = VariableIndex.slack(row)
      if isAsked(slack) { entries.append((slack, dual)) }
      for entry in solver.matrix.row(row) {
        let variable = solver.matrix.rowVariables[entry]
        guard isAsked(VariableIndex.structural(variable)) else { continue }
        sums[variable] += dual * solver.matrix.rowValues[entry]
        touched.append(variable)
      }
    }
    for variable in touched where sums[variable] != 0 {
      entries.append((VariableIndex.structural(variable), sums[variable]))
      sums[variable] = 0
    }
    tolerance = largest * NumericPolicy.cost
  }
}

extension Solver {
  /// Whether a variable is nonbasic and may leave its breakpoint.
  fileprivate func isOpen(_ index: Int) -> Bool {
    variables[index].position < 0 && variables[index].isOpen
  }
}
