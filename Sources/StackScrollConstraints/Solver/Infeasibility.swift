import StackScrollCore

/// Required conditions that cannot hold together, from which nothing can be left out.
package struct Infeasibility: Hashable, Sendable {
  /// The conditions, in the order of their places in the solver.
  package let rows: [Solver.Row]
  /// The variables that must be at least 0 for it.
  package let nonNegatives: [Solver.Variable]
  /// The rows any one of which can go so that all other required conditions hold.
  ///
  /// It is nil if there are more rows than ``SolverLimits/remedies``, and others are required besides:
  /// then none was tried.
  package let remedies: [Solver.Row]?
  /// The pivots that finding it took.
  package let pivots: Int
}

extension Solver {
  /// Why the required conditions cannot hold; nil if they can.
  ///
  /// What the duals of the least miss do not name has no part in it (Farkas' lemma). Of the rest, each
  /// is left out in turn, and stays out if the others still cannot hold: a deletion filter. Lengths
  /// come after rows, so that without any one of the rows all lengths can be at least 0.
  ///
  /// Source: Chinneck and Dravnieks, "Locating Minimal Infeasible Constraint Sets in Linear Programs",
  /// ORSA Journal on Computing 3(2), 1991.
  package func infeasibility() throws(SolverError) -> Infeasibility? {
    try checkSolved()
    guard outcome == .unsatisfiable else { return nil }
    var whole = DeletionFilter(self)
    try whole.start()
    let part = try IrreducibleSubset.found(in: whole.solver)
    let slots = part.rowSlots
    let remedies =
      slots.count == requiredRows
      ? slots : slots.count > limits.remedies ? nil : try whole.remedies(among: slots)
    return Infeasibility(
      rows: slots.map { row($0) }, nonNegatives: part.lengths.map { Variable(index: $0) },
      remedies: remedies?.map { row($0) },
      pivots: part.pivots + whole.solver.pivotCount - pivotCount)
  }

  /// Whether what is required can hold without the cost of one variable; its duals are left behind.
  mutating func canHold(without index: Int) throws(SolverError) -> Bool {
    let (left, right) = (variables[index].left, variables[index].right)
    relax(index)
    try restartRequired()
    variables[index].left = left
    variables[index].right = right
    return outcome == .solved
  }

  /// How many rows are required.
  private var requiredRows: Int {
    constants.indices.count {
      isUsed[$0] && variables[VariableIndex.slack($0)].strength == .infinity
    }
  }

  /// The variables with a part in the least miss of what is required: those of a dual above 0.
  func suspects() -> Set<Int> {
    var suspects: Set<Int> = []
    for row in duals.indices where abs(duals[row]) > NumericPolicy.cost {
      suspects.insert(VariableIndex.slack(row))
    }
    for variable in 0..<structuralCount {
      let state = variables[VariableIndex.structural(variable)]
      guard state.left > 0 else { continue }
      let saved = state.position < 0 ? self.saved(variable) : state.slope
      if saved < -NumericPolicy.cost { suspects.insert(VariableIndex.structural(variable)) }
    }
    return suspects
  }

  /// Takes the cost from a variable.
  mutating func relax(_ index: Int) {
    variables[index].left = 0
    variables[index].right = 0
  }

  /// Finds the least miss of what is required, and leaves its duals behind.
  mutating func restartRequired() throws(SolverError) {
    _ = try computeValues()
    restart()
    try optimiseRequired(pivotLimit: pivotCount + limits.pivots)
  }

  private func row(_ slot: Int) -> Row {
    Row(slot: slot, generation: generations[slot])
  }
}

extension DeletionFilter {
  /// The rows without which all other required ones hold.
  ///
  /// Where the others do not hold, the duals name rows that do not hold by themselves, and only
  /// those of them can be remedies.
  fileprivate mutating func remedies(among slots: [Int]) throws(SolverError) -> [Int] {
    var open = Set(slots)
    var remedies: [Int] = []
    for slot in slots where open.contains(slot) {
      if let suspects = try suspects(without: VariableIndex.slack(slot)) {
        open = open.filter { suspects.contains(VariableIndex.slack($0)) }
      } else {
        remedies.append(slot)
      }
    }
    return remedies
  }
}

/// The conditions that the duals of a solver without a solution name, in a solver of their own, to be
/// reduced to an irreducible infeasible subset: one that is feasible without any one of its members.
///
/// Example: say the duals name `a == 10`, `a == b`, `b == 10` and `b == 20`, which are tried from the
/// last to the first. Without `b == 20` the others are feasible, so it is a member. Without `b == 10`
/// they are not, so it stays out. Without `a == b`, or `a == 10`, they are: both are members.
///
/// It takes a trial for each of them, so a trial must not take longer because of all that has no part
/// in it.
struct IrreducibleSubset {
  private var trials: DeletionFilter
  /// The rows and variables of the whole, by their numbers here.
  private let slots: [Int]
  private let variables: [Int]
  /// The variables whose cost is not left out.
  private var suspects: Set<Int>

  /// Reads the duals of the least miss of what is required, and leaves out what it can.
  static func found(in whole: Solver) throws(SolverError) -> IrreducibleSubset {
    let slots = whole.suspects().filter { VariableIndex.isSlack($0) }.map { $0 / 2 }.sorted()
    var solver = Solver(preferringPlaces: whole.limits)
    var numbers: [Int: Solver.Variable] = [:]
    var variables: [Int] = []
    for slot in slots {
      for entry in whole.matrix.row(slot) {
        let variable = whole.matrix.rowVariables[entry]
        guard numbers[variable] == nil else { continue }
        let isLength = whole.variables[VariableIndex.structural(variable)].left > 0
        numbers[variable] = try solver.addVariable(isNonNegative: isLength)
        variables.append(variable)
      }
      _ = try solver.add(whole.condition(slot, numbers))
    }
    _ = try solver.solve()
    var trials = DeletionFilter(solver)
    try trials.start()
    var subset = IrreducibleSubset(
      trials: trials, slots: slots, variables: variables, suspects: trials.solver.suspects())
    try subset.reduce()
    return subset
  }

  /// The rows that are not left out, by their slots in the whole.
  var rowSlots: [Int] {
    suspects.filter { VariableIndex.isSlack($0) }.map { slots[$0 / 2] }.sorted()
  }

  /// The variables that must be at least 0, by their numbers in the whole.
  var lengths: [Int] {
    suspects.filter { !VariableIndex.isSlack($0) }.map { variables[$0 / 2] }.sorted()
  }

  /// The pivots that it took.
  var pivots: Int { trials.solver.pivotCount }

  /// Leaves out what the others cannot hold without: rows first, then lengths.
  private mutating func reduce() throws(SolverError) {
    try reduce { VariableIndex.isSlack($0) }
    try reduce { !VariableIndex.isSlack($0) }
  }

  private mutating func reduce(where isTried: (Int) -> Bool) throws(SolverError) {
    for index in trials.solver.variables.indices where isTried(index) && !suspects.contains(index) {
      trials.relax(index)
    }
    if trials.areAllMembers { return }
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
    let state = variables[VariableIndex.slack(slot)]
    let relation: Constraint.Relation =
      state.left == 0 ? .greaterThanOrEqual : state.right == 0 ? .lessThanOrEqual : .equal
    return LinearRow(terms, relation, constants[slot])
  }
}

/// Tells of a solver whose required conditions cannot hold whether they can without one of them.
///
/// A basis in which a single variable is infeasible answers for most of the others at the cost of a
/// column: each nonbasic one may be left out instead, if the infeasibility ends before anything else
/// becomes infeasible as it moves. Only where that is not so is it solved again, from the last basis.
struct DeletionFilter {
  private(set) var solver: Solver
  /// The only infeasible variable of the basis at hand; nil if that is not known of any.
  private var missed: Int?
  /// Rows of the inverse of that basis: of the infeasible variable, then of all that are required besides;
  /// nil if these are many.
  private var inverseRows: [(index: Int, row: [Double])]?

  init(_ solver: Solver) {
    self.solver = solver
  }

  /// Finds the least miss, from which all trials start.
  mutating func start() throws(SolverError) {
    try solver.restartRequired()
    let infeasible = solver.basisHeader.filter { solver.isInfeasible($0) }
    if infeasible.count == 1 { try keepBasis(missing: infeasible[0]) }
  }

  /// Whether the conditions would hold without any one of those that the duals name.
  ///
  /// They are the nonbasic ones in the row of the only infeasible variable. If no other basic variable
  /// is required, nothing can become infeasible while one of them moves until that row holds.
  var areAllMembers: Bool {
    guard let missed else { return false }
    return solver.basisHeader.allSatisfy { $0 == missed || !solver.isRequired($0) }
  }

  /// Works out the values of a basis with a single infeasible variable, so that no error adds up.
  private mutating func keepBasis(missing index: Int) throws(SolverError) {
    missed = index
    solver.refactor()
    _ = try solver.computeValues()
    inverseRows = solver.inverseRows(of: index)
  }

  /// Leaves the cost of a variable out for good.
  mutating func relax(_ index: Int) {
    solver.relax(index)
  }

  /// The variables that cannot hold together even without one; nil if all others can.
  mutating func suspects(without index: Int) throws(SolverError) -> Set<Int>? {
    if index == missed { return nil }
    if let inverseRows {
      if solver.isMended(inverseRows, without: index) { return nil }
    } else if let missed, try solver.isMended(missed, without: index) {
      return nil
    }
    guard try solver.canHold(without: index) else {
      missed = nil
      inverseRows = nil
      return solver.suspects().subtracting([index])
    }
    try keepBasis(missing: index)
    return nil
  }
}

extension Solver {
  /// Whether a variable has a side of its breakpoint that it must not be on.
  fileprivate func isRequired(_ index: Int) -> Bool {
    let state = variables[index]
    return state.strength == .infinity && state.left + state.right > 0
  }

  /// Whether a variable is on a side of its breakpoint that it must not be on.
  fileprivate func isInfeasible(_ index: Int) -> Bool {
    let state = variables[index]
    return isRequired(index)
      && (state.value > tolerance ? state.right > 0 : state.value < -tolerance && state.left > 0)
  }

  /// Of so few required variables the rows of the inverse are cheaper than a column for each trial.
  private static let fewRequired = 8

  /// The rows of the inverse of the basis of a variable, and of all others that are required; nil if
  /// these are many.
  fileprivate func inverseRows(of missed: Int) -> [(index: Int, row: [Double])]? {
    let required = basisHeader.filter { $0 != missed && isRequired($0) }
    guard required.count <= Self.fewRequired, variables[missed].position >= 0 else { return nil }
    return ([missed] + required).map { index in
      var row = [Double](repeating: 0, count: constants.count)
      row[variables[index].position] = 1
      factors.solveTransposed(&row, matrix)
      return (index, row)
    }
  }

  /// How fast a basic variable, whose row of the inverse is given, falls with a nonbasic one.
  private func rate(_ row: [Double], _ index: Int) -> Double {
    if VariableIndex.isSlack(index) { return row[index / 2] }
    return matrix.column(index / 2).reduce(0) {
      $0 + matrix.columnValues[$1] * row[matrix.columnRows[$1]]
    }
  }

  /// Whether moving a nonbasic variable until the first one, which is infeasible, is 0 makes none of the
  /// others infeasible.
  fileprivate func isMended(
    _ rows: [(index: Int, row: [Double])], without index: Int
  ) -> Bool {
    guard let missed = rows.first, variables[index].position < 0 else { return false }
    let pivot = rate(missed.row, index)
    guard abs(pivot) > NumericPolicy.pivot else { return false }
    let step = variables[missed.index].value / pivot
    return rows.dropFirst().allSatisfy { other in
      guard isRequired(other.index) else { return true }
      let state = variables[other.index]
      let value = state.value - rate(other.row, index) * step
      return !(value > tolerance ? state.right > 0 : value < -tolerance && state.left > 0)
    }
  }

  /// Whether moving a nonbasic variable until `missed` is 0 makes no other required one infeasible.
  fileprivate mutating func isMended(
    _ missed: Int, without index: Int
  ) throws(SolverError) -> Bool {
    let position = variables[missed].position
    guard position >= 0, variables[index].position < 0 else { return false }
    computeColumn(index)
    guard column.isFinite else { throw .overflow }
    let largest = column.rows.reduce(0) { max($0, abs(column[$1])) }
    guard abs(column[position]) > largest * NumericPolicy.pivot else { return false }
    let step = variables[missed].value / column[position]
    for row in column.rows where row != position {
      guard isRequired(basisHeader[row]) else { continue }
      let state = variables[basisHeader[row]]
      let value = state.value - column[row] * step
      if value > tolerance ? state.right > 0 : value < -tolerance && state.left > 0 { return false }
    }
    return true
  }
}
