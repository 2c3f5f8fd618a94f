/// Required conditions that cannot hold together, from which nothing can be left out.
public struct Infeasibility: Hashable, Sendable {
  /// The conditions, in the order of their places in the solver.
  public let rows: [Solver.Row]
  /// The variables that must be at least 0 for it.
  public let nonNegatives: [Solver.Variable]
  /// The rows any one of which can go so that all other required conditions hold.
  public let remedies: [Solver.Row]
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
    var probe = self
    try probe.restartRequired()
    var suspects = probe.suspects()
    for index in cells.indices where CellIndex.isSlack(index) && !suspects.contains(index) {
      probe.relax(index)
    }
    try probe.reduce(&suspects) { CellIndex.isSlack($0) }
    for index in cells.indices where !CellIndex.isSlack(index) && !suspects.contains(index) {
      probe.relax(index)
    }
    try probe.reduce(&suspects) { !CellIndex.isSlack($0) }
    return try infeasibility(of: suspects.sorted())
  }

  private func infeasibility(of parties: [Int]) throws(SolverError) -> Infeasibility {
    var remedies: [Row] = []
    for index in parties where CellIndex.isSlack(index) {
      var probe = self
      probe.relax(index)
      try probe.restartRequired()
      if probe.outcome == .solved { remedies.append(row(index)) }
    }
    return Infeasibility(
      rows: parties.filter { CellIndex.isSlack($0) }.map { row($0) },
      nonNegatives: parties.filter { !CellIndex.isSlack($0) }.map { Variable(index: $0 / 2) },
      remedies: remedies)
  }

  /// Leaves suspects out for as long as the others cannot hold.
  private mutating func reduce(
    _ suspects: inout Set<Int>, where isTried: (Int) -> Bool
  ) throws(SolverError) {
    for index in suspects.sorted(by: >) where isTried(index) && suspects.contains(index) {
      var probe = self
      probe.relax(index)
      try probe.restartRequired()
      guard probe.outcome == .unsatisfiable else { continue }
      let left = probe.suspects()
      for other in suspects where isTried(other) && !left.contains(other) {
        probe.relax(other)
      }
      suspects = left
      self = probe
    }
  }

  /// The cells with a part in the least miss of what is required.
  private func suspects() -> Set<Int> {
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
  private mutating func relax(_ index: Int) {
    cells[index].left = 0
    cells[index].right = 0
  }

  /// Finds the least miss of what is required, and leaves its duals behind.
  private mutating func restartRequired() throws(SolverError) {
    _ = try computeValues()
    restart()
    try optimiseRequired(pivotLimit: pivotCount + limits.pivots)
  }

  private func row(_ index: Int) -> Row {
    Row(slot: index / 2, generation: generations[index / 2])
  }
}
