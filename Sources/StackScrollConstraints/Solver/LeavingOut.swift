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
