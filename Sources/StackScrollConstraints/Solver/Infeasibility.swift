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

  /// Whether what is required can hold without the cost of some variables; its duals are left behind.
  mutating func canHold(without some: [Int]) throws(SolverError) -> Bool {
    let costs = some.map { (variables[$0].left, variables[$0].right) }
    for index in some { relax(index) }
    try restartRequired()
    for (index, cost) in zip(some, costs) {
      (variables[index].left, variables[index].right) = cost
    }
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
      if let suspects = try suspects(without: [VariableIndex.slack(slot)]) {
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
/// in it. While one after the other stays out, twice as many are tried at once each time.
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
    let tried = suspects.sorted(by: >).filter(isTried)
    var (next, most) = (0, 1)
    while next < tried.count {
      let block = tried[next...].lazy.filter(suspects.contains).prefix(trials.isQuick ? 1 : most)
      let some = Array(block)
      guard let last = some.last else { return }
      guard let left = try trials.suspects(without: some) else {
        if some.count == 1 { next = tried.place(after: last, from: next) }
        most = 1
        continue
      }
      next = tried.place(after: last, from: next)
      most *= 2
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
/// becomes infeasible as it moves. After a few of them the rows of the tableau answer for all, if they
/// have few entries. Only where that is not so is it solved again, from the last basis.
struct DeletionFilter {
  private(set) var solver: Solver
  /// The only infeasible variable of the basis at hand; nil if that is not known of any.
  private var missed: Int?
  /// The nonbasic variables that may be left out instead, once that was worked out.
  private var mending: Set<Int>?
  /// How many columns may be worked out before the rows are.
  private var columns = 0

  private static let fewColumns = 4

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
    forgetMending()
    solver.refactor()
    _ = try solver.computeValues()
  }

  private mutating func forgetMending() {
    mending = nil
    columns = Self.fewColumns
  }

  /// Whether most trials take a look at a basis, and no solution.
  var isQuick: Bool { missed != nil }

  /// Leaves the cost of a variable out for good.
  mutating func relax(_ index: Int) {
    solver.relax(index)
    forgetMending()
  }

  /// The variables that cannot hold together even without some; nil if all others can.
  mutating func suspects(without some: [Int]) throws(SolverError) -> Set<Int>? {
    if some.count == 1, let missed {
      if some[0] == missed { return nil }
      if try isMended(missed, without: some[0]) { return nil }
    }
    guard try solver.canHold(without: some) else {
      missed = nil
      return solver.suspects().subtracting(some)
    }
    missed = nil
    if some.count == 1 { try keepBasis(missing: some[0]) }
    return nil
  }

  private mutating func isMended(_ missed: Int, without index: Int) throws(SolverError) -> Bool {
    if mending?.contains(index) ?? false { return true }
    guard try solver.isMended(missed, without: index) else { return false }
    columns -= 1
    if columns == 0 { mending = solver.mending(missed) }
    return true
  }
}

extension [Int] {
  /// The place after a number, which stands at a place or behind it.
  fileprivate func place(after number: Int, from start: Int) -> Int {
    var place = start
    while self[place] != number { place += 1 }
    return place + 1
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

  /// The nonbasic variables that may move until `missed` is 0 without making another required one
  /// infeasible, as far as rows of the tableau tell that have few entries together.
  fileprivate func mending(_ missed: Int) -> Set<Int> {
    guard variables[missed].position >= 0 else { return [] }
    var row = TableauRow(rows: constants.count, variables: structuralCount)
    row.read(variables[missed].position, of: self) { variables[$0].position < 0 }
    var steps: [Int: Double] = [:]
    for (index, rate) in row.entries where abs(rate) > NumericPolicy.pivot {
      steps[index] = variables[missed].value / rate
    }
    var entries = 0
    for index in basisHeader where index != missed && isRequired(index) {
      row.read(variables[index].position, of: self) { steps[$0] != nil }
      entries += row.entries.count + 1
      guard entries <= Self.mostEntries * matrix.count else { return [] }
      let state = variables[index]
      for (other, rate) in row.entries {
        guard let step = steps[other] else { continue }
        let value = state.value - rate * step
        let isInfeasible =
          value > tolerance ? state.right > 0 : value < -tolerance && state.left > 0
        if isInfeasible { steps[other] = nil }
      }
    }
    return Set(steps.keys)
  }

  /// The entries of rows of the tableau that are read at most, as a multiple of the coefficients.
  private static let mostEntries = 16

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
