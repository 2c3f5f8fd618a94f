import StackScrollCore

/// Finds values for variables under linear conditions, each held with a priority of its own.
///
/// Priorities are levels, compared lexicographically: on each, from the strongest down, the sum of the
/// misses is as small as it can be without raising a stronger one. What is required is not missed, or
/// ``solve()`` says so.
///
/// Conditions are added, removed and changed at any time, in any order; the work is done when
/// ``solve()`` is called, and starts from the last solution.
///
/// Source: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", ACM TOCHI 8(4), 2001, for what is solved. It is solved by a revised simplex method
/// with piecewise linear costs, compared level by level: Fourer, "A Simplex Algorithm for
/// Piecewise-Linear Programming", Mathematical Programming 33, 1985.
public struct Solver: Sendable {
  /// How much it takes on.
  let limits: SolverLimits

  var variables: [PiecewiseLinearVariable] = []
  var matrix = RowMatrix()
  var constants: [Double] = []
  var generations: [Int] = []
  var isUsed: [Bool] = []
  var freeSlots: [Int] = []
  /// The number of variables without the slacks.
  var structuralCount = 0

  /// The variable that is basic in each row.
  var basisHeader: [Int] = []
  var factors = BasisFactorization()
  /// The pivots that making the factors took.
  var factoredUpdates = 0
  /// The entries that these are kept in.
  var factoredEntries = 0
  /// The structural variables that are not basic.
  var nonbasic: [Int] = []
  var levels: [Level] = []
  var levelVariables: [Int] = []
  /// The dual of each row on the level that was last priced.
  var duals: [Double] = []
  /// The rows whose dual is not 0, in order: mostly few.
  var dualRows: [Int] = []
  /// The entering column in terms of the basis.
  var column = SparseVector()
  /// What the factors without their last columns make of it.
  var partialColumn: [(row: Int, value: Double)] = []
  /// What was taken out of the program while it is pivoted on.
  var reduction: Reduction?
  /// Below this a value is at its breakpoint.
  var tolerance = NumericPolicy.relativeMiss * NumericPolicy.leastScale

  /// The pivots that all calls of ``solve()`` took; a block of them is one.
  package internal(set) var pivotCount = 0
  /// Rows that were added and are not in the basis yet.
  var newRows: [Int] = []
  var stage = Stage.conditionsChanged
  var outcome = Outcome.solved
  /// Whether a first basis has places rather than lengths where not both follow from the rows: then
  /// lengths are 0, and what is missed is missed in few rows.
  private(set) var prefersPlaces = false

  /// Makes a solver without variables and conditions.
  public init(limits: SolverLimits = SolverLimits()) {
    self.limits = limits
  }

  /// Makes one in whose first basis lengths are 0 rather than places.
  init(preferringPlaces limits: SolverLimits) {
    self.limits = limits
    prefersPlaces = true
  }

  /// Makes room for so many rows and variables more.
  mutating func reserve(rows: Int, variables count: Int) {
    variables.reserveCapacity(2 * max(constants.count + rows, structuralCount + count))
    nonbasic.reserveCapacity(structuralCount + count)
    constants.reserveCapacity(constants.count + rows)
    generations.reserveCapacity(constants.count + rows)
    isUsed.reserveCapacity(constants.count + rows)
    newRows.reserveCapacity(newRows.count + rows)
    matrix.reserve(rows: rows)
  }

  /// A new variable: a length, which is at least 0, or a place, which can be anywhere.
  public mutating func addVariable(isNonNegative: Bool) throws(SolverError) -> Variable {
    guard structuralCount < limits.variables else {
      throw .tooManyVariables(limit: limits.variables)
    }
    let variable = Variable(index: structuralCount)
    structuralCount += 1
    let index = VariableIndex.structural(variable.index)
    growVariables(to: index)
    variables[index] = PiecewiseLinearVariable(strength: .infinity, left: isNonNegative ? 1 : 0)
    nonbasic.append(variable.index)
    stage = .conditionsChanged
    return variable
  }

  /// Adds a condition.
  public mutating func add(_ row: LinearRow) throws(SolverError) -> Row {
    let terms = try checked(row.terms)
    try check(constant: row.constant)
    guard row.priority > 0, row.priority.isFinite else { throw .priority(row.priority) }
    guard matrix.count + terms.count <= limits.terms else {
      throw .tooManyTerms(limit: limits.terms)
    }
    let slot = try takeSlot()
    matrix.set(slot, terms)
    constants[slot] = row.constant
    let index = VariableIndex.slack(slot)
    growVariables(to: index)
    variables[index] = PiecewiseLinearVariable(slackOf: row)
    newRows.append(slot)
    stage = .conditionsChanged
    return Row(slot: slot, generation: generations[slot])
  }

  /// Takes a condition away.
  public mutating func remove(_ row: Row) throws(SolverError) {
    let slot = try slot(of: row)
    matrix.clear(slot)
    constants[slot] = 0
    isUsed[slot] = false
    generations[slot] += 1
    freeSlots.append(slot)
    variables[VariableIndex.slack(slot)].left = 0
    variables[VariableIndex.slack(slot)].right = 0
    stage = .conditionsChanged
  }

  /// Changes what a condition compares with; nothing else is as cheap as this.
  public mutating func setConstant(_ constant: Double, of row: Row) throws(SolverError) {
    let slot = try slot(of: row)
    try check(constant: constant)
    constants[slot] = constant
    if stage == .solved { stage = .constantsChanged }
  }

  func slot(of row: Row) throws(SolverError) -> Int {
    guard isUsed.indices.contains(row.slot), isUsed[row.slot],
      generations[row.slot] == row.generation
    else { throw .unknownRow(slot: row.slot, generation: row.generation) }
    return row.slot
  }

  private mutating func takeSlot() throws(SolverError) -> Int {
    if let slot = freeSlots.popLast() {
      isUsed[slot] = true
      return slot
    }
    guard constants.count < limits.rows else { throw .tooManyRows(limit: limits.rows) }
    constants.append(0)
    generations.append(0)
    isUsed.append(true)
    return constants.count - 1
  }

  private mutating func growVariables(to index: Int) {
    while variables.count <= index { variables.append(PiecewiseLinearVariable()) }
  }
}

extension PiecewiseLinearVariable {
  /// The slack of a condition: what the sum lacks of the constant.
  init(slackOf row: LinearRow) {
    self.init(
      strength: row.priority >= 1000 ? .infinity : row.priority,
      left: row.relation == .greaterThanOrEqual ? 0 : 1,
      right: row.relation == .lessThanOrEqual ? 0 : 1)
  }
}

extension Solver {
  /// How far the last solution still goes.
  enum Stage {
    /// Variables or conditions were added or removed: columns, levels and basis are to be made.
    case conditionsChanged
    /// There is a basis, which may not be optimal.
    case basisChanged
    /// The basis is optimal whatever the constants are as long as each variable stays on its side of
    /// its breakpoint; the values are to be worked out.
    case constantsChanged
    /// The values are those of the optimal basis.
    case solved
  }

  /// A number that the solver chooses.
  public struct Variable: Hashable, Sendable {
    let index: Int
  }

  /// A condition that was added.
  ///
  /// A place in the matrix is used again when its condition is removed; the generation tells the
  /// old condition from the new one.
  public struct Row: Hashable, Sendable {
    let slot: Int
    let generation: Int
  }
}

/// A condition on variables: a sum of multiples, compared with a constant, held with a priority.
public struct LinearRow: Hashable, Sendable {
  /// A multiple of a variable.
  public struct Term: Hashable, Sendable {
    /// What is multiplied.
    public var variable: Solver.Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: Solver.Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// What is summed up; a variable may occur more than once.
  public var terms: [Term]
  /// How the sum compares with the constant.
  public var relation: Constraint.Relation
  /// What the sum is compared with.
  public var constant: Double
  /// How strongly the condition is held; from 1000 on it is not missed at all.
  public var priority: Double

  /// Makes a condition.
  public init(
    _ terms: [Term], _ relation: Constraint.Relation, _ constant: Double, priority: Double = 1000
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

extension Solver {
  /// The value of a variable in the last solution.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    try value(of: variable, with: nil)
  }

  /// The same with values that are others than those of the solution.
  func value(of variable: Variable, with moved: BasicValues?) throws(SolverError) -> Double {
    try checkSolved()
    guard variable.index < structuralCount else { throw .unknownVariable(variable.index) }
    let state = variables[VariableIndex.structural(variable.index)]
    guard let moved, state.position >= 0 else { return state.value }
    return moved.byRow[state.position]
  }

  /// The values of many variables at once, in their order.
  public func values(of asked: [Variable]) throws(SolverError) -> [Double] {
    try checkSolved()
    var values: [Double] = []
    values.reserveCapacity(asked.count)
    for variable in asked {
      guard variable.index < structuralCount else { throw .unknownVariable(variable.index) }
      values.append(variables[VariableIndex.structural(variable.index)].value)
    }
    return values
  }

  func checkSolved() throws(SolverError) {
    guard stage == .solved else { throw .notSolved }
  }
}

/// The whole state as text, for looking at a solver that went wrong.
extension Solver: CustomStringConvertible {
  /// The conditions with their slacks, then the variables; an asterisk marks what is basic.
  public var description: String {
    let rows = constants.indices.filter { isUsed[$0] }.map { row in
      let terms = matrix.row(row).map { "\(matrix.rowValues[$0])·x\(matrix.rowVariables[$0])" }
      return "row \(row): \(terms.joined(separator: " + ")) + \(text(VariableIndex.slack(row)))"
        + " = \(constants[row])"
    }
    let columns = (0..<structuralCount).map { "x\($0): \(text(VariableIndex.structural($0)))" }
    let state = stage == .solved ? "\(outcome)" : "changed"
    return (["\(state), \(pivotCount) pivots"] + rows + columns).joined(separator: "\n")
  }

  /// The value, and what each unit below and above 0 costs on which level.
  private func text(_ index: Int) -> String {
    let state = variables[index]
    let costs =
      state.left + state.right > 0
      ? " (\(state.left), \(state.right) at \(state.strength))" : " (free)"
    return "\(state.value)\(state.position >= 0 ? "*" : "")\(costs)"
  }
}
