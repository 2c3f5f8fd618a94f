/// The conditions that the duals of a solver without a solution name, in a solver of their own.
///
/// Finding out what can be left out takes a trial for each of them, so a trial must not take longer
/// because of all that has no part in it.
struct InfeasiblePart {
  private var trials: LeavingOut
  /// The rows and variables of the whole, by their numbers here.
  private let slots: [Int]
  private let variables: [Int]
  /// The cells that are not left out.
  private var suspects: Set<Int> = []

  /// Reads the duals of the least miss of what is required.
  init(_ whole: Solver) throws(SolverError) {
    slots = whole.suspects().filter { CellIndex.isSlack($0) }.map { $0 / 2 }.sorted()
    var solver = Solver(limits: whole.limits)
    var numbers: [Int: Solver.Variable] = [:]
    var variables: [Int] = []
    for slot in slots {
      for entry in whole.matrix.row(slot) {
        let variable = whole.matrix.rowVariables[entry]
        guard numbers[variable] == nil else { continue }
        let isLength = whole.cells[CellIndex.variable(variable)].left > 0
        numbers[variable] = try solver.addVariable(isNonNegative: isLength)
        variables.append(variable)
      }
      _ = try solver.add(whole.condition(slot, numbers))
    }
    self.variables = variables
    _ = try solver.solve()
    trials = try LeavingOut(solver)
    suspects = trials.solver.suspects()
  }

  /// The rows that are not left out, by their slots in the whole.
  var rowSlots: [Int] {
    suspects.filter { CellIndex.isSlack($0) }.map { slots[$0 / 2] }.sorted()
  }

  /// The variables that must be at least 0, by their numbers in the whole.
  var lengths: [Int] {
    suspects.filter { !CellIndex.isSlack($0) }.map { variables[$0 / 2] }.sorted()
  }

  /// The pivots that it took.
  var pivots: Int { trials.solver.pivotCount }

  /// Leaves out what the others cannot hold without: rows first, then lengths.
  mutating func reduce() throws(SolverError) {
    try reduce { CellIndex.isSlack($0) }
    try reduce { !CellIndex.isSlack($0) }
  }

  private mutating func reduce(where isTried: (Int) -> Bool) throws(SolverError) {
    for index in trials.solver.cells.indices where isTried(index) && !suspects.contains(index) {
      trials.relax(index)
    }
    for index in suspects.sorted(by: >) where isTried(index) && suspects.contains(index) {
      guard let left = try trials.suspects(without: index) else { continue }
      for other in suspects where isTried(other) && !left.contains(other) { trials.relax(other) }
      suspects = left
    }
  }
}

extension Solver {
  /// What a row says, of variables with other numbers.
  fileprivate func condition(_ slot: Int, _ numbers: [Int: Variable]) -> LinearRow {
    let terms = matrix.row(slot).compactMap { entry in
      numbers[matrix.rowVariables[entry]].map { LinearRow.Term($0, matrix.rowValues[entry]) }
    }
    let cell = cells[CellIndex.slack(slot)]
    let relation: Constraint.Relation =
      cell.left == 0 ? .greaterThanOrEqual : cell.right == 0 ? .lessThanOrEqual : .equal
    return LinearRow(terms, relation, constants[slot])
  }
}
