/// Where a basic variable gets to its breakpoint, as the entering one goes.
struct Breakpoint {
  let row: Int
  let step: Double
  /// How fast the variable moves.
  let rate: Double
  /// By how much the marginal cost rises there.
  let jump: Double
  /// Whether it rises on a stronger level, so that the step ends there in any case.
  let isStop: Bool
}

/// Breakpoints, of which the one with the shortest step comes first: a heap.
///
/// Of many, few are passed, so sorting all of them would be most of a pivot.
private struct FirstBreakpoints {
  private var heap: [Breakpoint]

  /// - Complexity: O(n) for n breakpoints.
  init(_ breakpoints: [Breakpoint]) {
    heap = breakpoints
    for place in (0..<heap.count / 2).reversed() { sink(heap[place], from: place) }
  }

  /// Takes out the first; of equal steps, that of the first row.
  ///
  /// - Complexity: O(log n) for n breakpoints.
  mutating func removeFirst() -> Breakpoint? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty { sink(last, from: 0) }
    return first
  }

  private mutating func sink(_ point: Breakpoint, from start: Int) {
    var place = start
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(point) else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = point
  }
}

extension Breakpoint {
  /// Whether it comes first: with a shorter step, or with the same one in an earlier row.
  fileprivate func isBefore(_ other: Breakpoint) -> Bool {
    step == other.step ? row < other.row : step < other.step
  }
}

extension [Breakpoint] {
  /// The first one behind another; nil if there is none.
  fileprivate func first(after last: Breakpoint?) -> Breakpoint? {
    var first: Int?
    for place in indices {
      if let last, !last.isBefore(self[place]) { continue }
      if let first, !self[place].isBefore(self[first]) { continue }
      first = place
    }
    return first.map { self[$0] }
  }
}

extension Solver {
  /// The ratio test: the row whose variable leaves the basis, and how far the entering one goes; nil
  /// if that is without end.
  ///
  /// The step goes on past breakpoints while the cost still falls. Example: it falls by 3 a point; at 10
  /// a miss of weight 1 begins, and at 25 another of weight 2. Past 10 it falls by 2, past 25 no more:
  /// the step ends at 25.
  func leaving(_ entering: Entering, _ level: Level, byNumber: Bool) -> Breakpoint? {
    let breakpoints = self.breakpoints(entering, level)
    guard let end = end(of: entering, breakpoints, byNumber: byNumber) else { return nil }
    var best = end
    for point in breakpoints where abs(point.step - end.step) * point.rate <= tolerance {
      let isBetter =
        byNumber ? basisHeader[point.row] < basisHeader[best.row] : point.rate > best.rate
      if isBetter { best = point }
    }
    return best
  }

  private func end(
    of entering: Entering, _ breakpoints: [Breakpoint], byNumber: Bool
  ) -> Breakpoint? {
    var derivative = entering.derivative
    var last: Breakpoint?
    for _ in 0..<Self.fewBreakpoints {
      guard let point = breakpoints.first(after: last) else { return nil }
      derivative += point.jump
      if point.isStop || byNumber || derivative >= -NumericPolicy.cost { return point }
      last = point
    }
    var waiting = FirstBreakpoints(breakpoints.filter { last?.isBefore($0) ?? true })
    while let point = waiting.removeFirst() {
      derivative += point.jump
      if point.isStop || byNumber || derivative >= -NumericPolicy.cost { return point }
    }
    return nil
  }

  /// So few are looked for one by one before all are put in order.
  private static let fewBreakpoints = 4

  private func breakpoints(_ entering: Entering, _ level: Level) -> [Breakpoint] {
    let least = column.scale * NumericPolicy.entry
    var breakpoints: [Breakpoint] = []
    breakpoints.reserveCapacity(column.rows.count)
    for row in column.rows where abs(column[row]) > least {
      let index = basisHeader[row]
      guard variables[index].strength >= level.strength,
        variables[index].left + variables[index].right > 0
      else { continue }
      let velocity = entering.isUp ? -column[row] : column[row]
      let rate = abs(velocity)
      let value = variables[index].value
      var step = 0.0
      var jump: Double
      if abs(value) > tolerance {
        guard value > 0 ? velocity < 0 : velocity > 0 else { continue }
        step = abs(value) / rate
        jump = variables[index].left + variables[index].right
      } else {
        let slope = variables[index].slope
        jump = velocity > 0 ? variables[index].right - slope : variables[index].left + slope
      }
      guard jump > 0 else { continue }
      breakpoints.append(
        Breakpoint(
          row: row, step: step, rate: rate, jump: jump * rate,
          isStop: variables[index].strength > level.strength))
    }
    return breakpoints
  }
}

extension Solver {
  /// Makes the cost of a level as small as it gets without raising that of a stronger one.
  ///
  /// - Returns: whether there is a least cost; only an objective can fall without end.
  /// - Parameter mayReduce: whether to take out of the program what the level need not look at, once its
  ///   pivots have cost as much as that does, and to pivot blocks; whoever says so puts it back.
  @discardableResult
  mutating func optimise(
    _ level: Level, objective: Objective?, pivotLimit: Int, mayReduce: Bool = false
  ) throws(SolverError) -> Bool {
    var stalled = 0
    var entriesToReduce = mayReduce ? NumericPolicy.entriesToReduce * matrix.count : .max
    var pivotsToBlock = mayReduce ? NumericPolicy.pivotsToBlock : .max
    while price(level, objective) {
      let costs = reducedCosts(level, objective)
      let byNumber = stalled >= NumericPolicy.patience
      guard let entering = entering(costs, level, byNumber: byNumber) else {
        mark(costs, level)
        return true
      }
      guard pivotCount < pivotLimit else { throw .tooManyPivots(limit: limits.pivots) }
      computeColumn(entering.index)
      guard column.isFinite else { throw .overflow }
      guard let leaving = leaving(entering, level, byNumber: byNumber) else {
        if objective != nil { return false }
        throw .overflow
      }
      stalled = leaving.step > 0 ? 0 : stalled + 1
      move(entering, leaving, level)
      entriesToReduce -= column.rows.count
      pivotsToBlock -= 1
      if entriesToReduce < 0 {
        entriesToReduce = .max
        _ = try reduce(for: level)
        pivotsToBlock = 0
      }
      if pivotsToBlock <= 0, stalled < NumericPolicy.patience {
        pivotsToBlock = NumericPolicy.pivotsToBlock
        try pivotBlocks(level, pivotLimit: pivotLimit)
        continue
      }
      if factors.updates >= factoredUpdates + NumericPolicy.updates
        || factors.updateEntries >= factoredEntries + matrix.count
      {
        refactor()
        _ = try computeValues()
      }
    }
    return true
  }

  /// Takes the step, and exchanges the two variables.
  private mutating func move(
    _ entering: Entering, _ leaving: Breakpoint, _ level: Level
  ) {
    pivotCount += 1
    let step = entering.isUp ? leaving.step : -leaving.step
    if step != 0 { shiftAll(by: step, level, except: leaving.row) }
    let left = basisHeader[leaving.row]
    leave(left, level)
    if !VariableIndex.isSlack(left) { nonbasic.append(left / 2) }
    enter(entering, step, in: leaving.row, level)
    if !VariableIndex.isSlack(entering.index),
      let place = nonbasic.firstIndex(of: entering.index / 2)
    {
      nonbasic.swapAt(place, nonbasic.count - 1)
      nonbasic.removeLast()
    }
    factors.pivot(leaving.row, column, partial: partialColumn)
  }

  /// Moves the basic variables along the column, but for the one that leaves.
  private mutating func shiftAll(by step: Double, _ level: Level, except leaving: Int) {
    variables.withUnsafeMutableBufferPointer { variables in
      for row in column.rows where row != leaving {
        let index = basisHeader[row]
        let value = variables[index].value - column[row] * step
        variables[index].value = value
        if abs(value) > tolerance {
          variables[index].side = value > 0 ? 1 : -1
        } else if variables[index].strength <= level.strength {
          variables[index].side = 0
        }
      }
    }
  }

  /// What leaves stands at its breakpoint; on stronger levels its dual is what its slope was.
  mutating func leave(_ index: Int, _ level: Level) {
    variables[index].clearMarks()
    if variables[index].strength > level.strength {
      let slope = variables[index].slope
      variables[index].up = slope == variables[index].right ? .tied : .blocked
      variables[index].down = slope == -variables[index].left ? .tied : .blocked
    }
    variables[index].value = 0
    variables[index].side = 0
    variables[index].position = -1
  }

  mutating func enter(
    _ entering: Entering, _ step: Double, in row: Int, _ level: Level
  ) {
    let index = entering.index
    variables[index].clearMarks()
    variables[index].value = step
    variables[index].position = row
    // Where the step is 0, it is still taken to be on the side it goes to: else it could leave again.
    let keepsSide = abs(step) > tolerance || variables[index].strength >= level.strength
    variables[index].side = keepsSide ? (entering.isUp ? 1 : -1) : 0
    basisHeader[row] = index
  }
}
