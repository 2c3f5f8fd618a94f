/// Required conditions that cannot hold together, from which nothing can be left out.
public struct Infeasibility: Hashable, Sendable {
  /// The conditions, in the order of their places in the solver.
  public let rows: [Solver.Row]
  /// The variables that must be at least 0 for it.
  public let nonNegatives: [Solver.Variable]
  /// The rows any one of which can go so that all other required conditions hold.
  ///
  /// It is nil if there are more rows than ``SolverLimits/remedies``: then none was tried.
  public let remedies: [Solver.Row]?
  /// The pivots that finding it took.
  public let pivots: Int
}

extension Solver {
  /// Why the required conditions cannot hold; nil if they can.
  ///
  /// What the duals of the least miss do not name has no part in it. Of the rest, each is left out
  /// in turn, and stays out if the others still cannot hold. Lengths come after rows, so that
  /// without any one of the rows all lengths can be at least 0.
  public func infeasibility() throws(SolverError) -> Infeasibility? {
    try checkSolved()
    guard outcome == .unsatisfiable else { return nil }
    var whole = try LeavingOut(self)
    var part = try InfeasiblePart(whole.solver)
    try part.reduce()
    let slots = part.rowSlots
    let remedies = slots.count > limits.remedies ? nil : try whole.remedies(among: slots)
    return Infeasibility(
      rows: slots.map { row($0) }, nonNegatives: part.lengths.map { Variable(index: $0) },
      remedies: remedies?.map { row($0) },
      pivots: part.pivots + whole.solver.pivotCount - pivotCount)
  }

  /// Whether what is required can hold without what a cell costs; its duals are left behind.
  mutating func canHold(without index: Int) throws(SolverError) -> Bool {
    let (left, right) = (cells[index].left, cells[index].right)
    relax(index)
    try restartRequired()
    cells[index].left = left
    cells[index].right = right
    return outcome == .solved
  }

  /// The cells with a part in the least miss of what is required.
  func suspects() -> Set<Int> {
    var suspects: Set<Int> = []
    for row in duals.indices where abs(duals[row]) > NumericPolicy.cost {
      suspects.insert(CellIndex.slack(row))
    }
    for variable in 0..<variableCount {
      let cell = cells[CellIndex.variable(variable)]
      guard cell.left > 0 else { continue }
      let saved = cell.position < 0 ? self.saved(variable) : cell.slope
      if saved < -NumericPolicy.cost { suspects.insert(CellIndex.variable(variable)) }
    }
    return suspects
  }

  /// Takes the cost from a cell.
  mutating func relax(_ index: Int) {
    cells[index].left = 0
    cells[index].right = 0
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

extension LeavingOut {
  /// The rows without which all other required ones hold.
  ///
  /// Where the others do not hold, the duals name rows that do not hold by themselves, and only
  /// those of them can be remedies.
  fileprivate mutating func remedies(among slots: [Int]) throws(SolverError) -> [Int] {
    var open = Set(slots)
    var remedies: [Int] = []
    for slot in slots where open.contains(slot) {
      if let suspects = try suspects(without: CellIndex.slack(slot)) {
        open = open.filter { suspects.contains(CellIndex.slack($0)) }
      } else {
        remedies.append(slot)
      }
    }
    return remedies
  }
}

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

/// A solver whose required conditions cannot hold, and what is left of that without one or another.
///
/// A basis in which a single cell is missed answers for most of the others at the cost of a column:
/// each that is tight in it may go instead, if the miss then ends before anything else is missed.
/// Only where that is not so is it solved again, from the basis of the last time.
struct LeavingOut {
  private(set) var solver: Solver
  /// The only cell that is missed in the basis at hand; nil if that is not known of any.
  private var missed: Int?

  /// Starts from the least miss.
  init(_ solver: Solver) throws(SolverError) {
    self.solver = solver
    try self.solver.restartRequired()
  }

  /// Leaves a cell out for good.
  mutating func relax(_ index: Int) {
    solver.relax(index)
  }

  /// The cells that cannot hold together even without one; nil if all others can.
  mutating func suspects(without index: Int) throws(SolverError) -> Set<Int>? {
    if index == missed { return nil }
    if let missed, try solver.isMended(missed, without: index) { return nil }
    guard try solver.canHold(without: index) else {
      missed = nil
      return solver.suspects().subtracting([index])
    }
    missed = index
    solver.refactor()
    _ = try solver.computeValues()
    return nil
  }
}

extension Solver {
  /// Whether a miss ends, with no other, when a tight cell goes as far as that takes.
  fileprivate mutating func isMended(
    _ missed: Int, without index: Int
  ) throws(SolverError) -> Bool {
    let position = cells[missed].position
    guard position >= 0, cells[index].position < 0 else { return false }
    computeColumn(index)
    let largest = column.reduce(0) { max($0, abs($1)) }
    guard largest.isFinite else { throw .overflow }
    guard abs(column[position]) > largest * NumericPolicy.pivot else { return false }
    let way = cells[missed].value / column[position]
    for row in column.indices where row != position {
      let cell = cells[head[row]]
      guard cell.strength == .infinity, cell.left + cell.right > 0 else { continue }
      let value = cell.value - column[row] * way
      if value > tolerance ? cell.right > 0 : value < -tolerance && cell.left > 0 { return false }
    }
    return true
  }
}
