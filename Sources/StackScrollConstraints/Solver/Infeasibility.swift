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
