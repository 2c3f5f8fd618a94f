extension Solver {
  /// Makes the cost of a level as small as it gets without raising that of a stronger one.
  ///
  /// - Returns: whether there is a least cost; only an objective can fall without end.
  @discardableResult
  mutating func optimise(
    _ level: Level, objective: Objective?, pivotLimit: Int
  ) throws(SolverError) -> Bool {
    var stalled = 0
    while price(level, objective) {
      let costs = reducedCosts(level, objective)
      let byNumber = stalled >= NumericPolicy.patience
      guard let entering = entering(costs, level, byNumber: byNumber) else {
        mark(costs, level)
        return true
      }
      guard pivotCount < pivotLimit else { throw .tooManyPivots(limit: limits.pivots) }
      computeColumn(entering.index)
      guard columnRows.allSatisfy({ column[$0].isFinite }) else { throw .overflow }
      guard let leaving = leaving(entering, level, byNumber: byNumber) else {
        if objective != nil { return false }
        throw .overflow
      }
      stalled = leaving.step > 0 ? 0 : stalled + 1
      move(entering, leaving, level)
      if factors.updates >= factoredUpdates + NumericPolicy.updates {
        refactor()
        _ = try computeValues()
      }
    }
    return true
  }

  /// Goes the way, and exchanges the cells.
  private mutating func move(
    _ entering: Entering, _ leaving: Breakpoint, _ level: Level
  ) {
    pivotCount += 1
    let way = entering.isUp ? leaving.step : -leaving.step
    for row in columnRows where row != leaving.row {
      shift(head[row], by: -column[row] * way, level)
    }
    leave(head[leaving.row], level)
    enter(entering, way, in: leaving.row, level)
    factors.pivot(leaving.row, column, columnRows)
  }

  private mutating func shift(_ index: Int, by change: Double, _ level: Level) {
    cells[index].value += change
    let value = cells[index].value
    if abs(value) > tolerance {
      cells[index].side = value > 0 ? 1 : -1
    } else if cells[index].strength <= level.strength, change != 0 {
      cells[index].side = 0
    }
  }

  /// What leaves stands at its bend; on stronger levels its dual is what its slope was.
  private mutating func leave(_ index: Int, _ level: Level) {
    cells[index].clearMarks()
    if cells[index].strength > level.strength {
      let slope = cells[index].slope
      cells[index].isUpTied = slope == cells[index].right
      cells[index].isUpBlocked = slope != cells[index].right
      cells[index].isDownTied = slope == -cells[index].left
      cells[index].isDownBlocked = slope != -cells[index].left
    }
    cells[index].value = 0
    cells[index].side = 0
    cells[index].position = -1
    if !CellIndex.isSlack(index) { loose.append(index / 2) }
  }

  private mutating func enter(
    _ entering: Entering, _ way: Double, in row: Int, _ level: Level
  ) {
    let index = entering.index
    cells[index].clearMarks()
    cells[index].value = way
    cells[index].position = row
    // Without a way, it is still taken to be on the side it goes to: otherwise it could leave again.
    let keepsSide = abs(way) > tolerance || cells[index].strength >= level.strength
    cells[index].side = keepsSide ? (entering.isUp ? 1 : -1) : 0
    head[row] = index
    if !CellIndex.isSlack(index), let place = loose.firstIndex(of: index / 2) {
      loose.swapAt(place, loose.count - 1)
      loose.removeLast()
    }
  }
}
