/// A way to go that costs less: a cell that becomes basic, and where to.
struct Entering {
  let index: Int
  let isUp: Bool
  /// What each unit of the way costs, less than 0.
  let derivative: Double
}

/// What a cell outside the basis costs by itself, and what its going up saves elsewhere.
struct ReducedCost {
  let index: Int
  /// What going up costs on this level.
  let up: Double
  /// What going down costs on this level.
  let down: Double
}

/// A sum of cells that is made small within what is best.
struct Objective {
  /// What each cell is multiplied by.
  let coefficients: [Int: Double]

  init(_ coefficients: [Int: Double]) {
    self.coefficients = coefficients
  }

  /// A sum of variables.
  init(variables: [Int: Double]) {
    coefficients = Dictionary(
      uniqueKeysWithValues: variables.map { (CellIndex.variable($0.key), $0.value) })
  }
}

extension Solver {
  /// Works out the duals of a level.
  ///
  /// - Returns: whether any is not 0.
  mutating func price(_ level: Level, _ objective: Objective?) -> Bool {
    duals.removeAll(keepingCapacity: true)
    duals.append(contentsOf: repeatElement(0, count: constants.count))
    var hasCost = false
    for place in level.cells {
      let cell = cells[levelCells[place]]
      guard cell.side != 0, cell.position >= 0 else { continue }
      duals[cell.position] = cell.slope
      hasCost = hasCost || cell.slope != 0
    }
    for (index, coefficient) in objective?.coefficients ?? [:] {
      hasCost = true
      if cells[index].position >= 0 { duals[cells[index].position] = coefficient }
    }
    dualRows.removeAll(keepingCapacity: true)
    guard hasCost else { return false }
    factors.solveTransposed(&duals, matrix)
    for row in duals.indices where duals[row] != 0 { dualRows.append(row) }
    return true
  }

  /// What the cells outside the basis cost on a level, apart from those that duals do not touch.
  func reducedCosts(_ level: Level, _ objective: Objective?) -> [ReducedCost] {
    var costs: [ReducedCost] = []
    for row in dualRows where abs(duals[row]) > NumericPolicy.entry {
      let index = CellIndex.slack(row)
      if cells[index].position < 0 { costs.append(cost(index, duals[row], level, objective)) }
    }
    for variable in loose {
      let index = CellIndex.variable(variable)
      let saved = saved(variable)
      if abs(saved) > NumericPolicy.entry || objective?.coefficients[index] != nil {
        costs.append(cost(index, saved, level, objective))
      }
    }
    for index in objective?.coefficients.keys.sorted() ?? []
    where CellIndex.isSlack(index) && cells[index].position < 0
      && abs(duals[index / 2]) <= NumericPolicy.entry
    {
      costs.append(cost(index, 0, level, objective))
    }
    return costs
  }

  /// What a variable's going up saves elsewhere.
  func saved(_ variable: Int) -> Double {
    var saved = 0.0
    for entry in matrix.column(variable) {
      saved += matrix.columnValues[entry] * duals[matrix.columnRows[entry]]
    }
    return saved
  }

  private func cost(
    _ index: Int, _ saved: Double, _ level: Level, _ objective: Objective?
  ) -> ReducedCost {
    let cell = cells[index]
    let own = objective?.coefficients[index] ?? 0
    let isOwnLevel = cell.strength == level.strength
    return ReducedCost(
      index: index, up: (isOwnLevel ? cell.right : 0) + own - saved,
      down: (isOwnLevel ? cell.left : 0) - own + saved)
  }

  /// The steepest way, or the first by number where steepness might go round in circles.
  func entering(_ costs: [ReducedCost], _ level: Level, byNumber: Bool) -> Entering? {
    var best: Entering?
    let threshold = -costTolerance
    for cost in costs {
      let cell = cells[cost.index]
      for (isUp, derivative) in [(true, cost.up), (false, cost.down)] {
        guard derivative < threshold,
          isUp ? cell.isUpOpen(at: level.strength) : cell.isDownOpen(at: level.strength)
        else { continue }
        let isBetter =
          best.map {
            byNumber
              ? cost.index < $0.index
              : derivative < $0.derivative
                || (derivative == $0.derivative && cost.index < $0.index)
          } ?? true
        if isBetter {
          best = Entering(index: cost.index, isUp: isUp, derivative: derivative)
        }
      }
    }
    return best
  }

  /// Remembers which ways cost on this level, so that weaker ones do not take them.
  mutating func mark(_ costs: [ReducedCost], _ level: Level) {
    let threshold = costTolerance
    for cost in costs {
      let isOwnLevel = cells[cost.index].strength == level.strength
      if cost.up > threshold {
        cells[cost.index].isUpBlocked = true
      } else if isOwnLevel {
        cells[cost.index].isUpTied = true
      }
      if cost.down > threshold {
        cells[cost.index].isDownBlocked = true
      } else if isOwnLevel {
        cells[cost.index].isDownTied = true
      }
    }
  }

  /// How far below 0 a cost must be to be one.
  private var costTolerance: Double {
    dualRows.reduce(1) { max($0, abs(duals[$1])) } * NumericPolicy.cost
  }
}

/// Where a basic cell gets to its bend.
struct Breakpoint {
  let row: Int
  let step: Double
  /// How fast the cell moves.
  let rate: Double
  /// By how much the way gets dearer there.
  let jump: Double
  /// Whether it is dearer on a stronger level, so that the way ends in any case.
  let isStop: Bool
}

extension Solver {
  /// The row whose cell leaves the basis, and how far the entering one goes; nil if it has no end.
  ///
  /// The way goes on past bends for as long as it gets cheaper all the same.
  func leaving(_ entering: Entering, _ level: Level, byNumber: Bool) -> Breakpoint? {
    let breakpoints = self.breakpoints(entering, level)
    guard let end = end(of: entering, breakpoints, byNumber: byNumber) else { return nil }
    var best = end
    for point in breakpoints where abs(point.step - end.step) * point.rate <= tolerance {
      let isBetter =
        byNumber ? head[point.row] < head[best.row] : point.rate > best.rate
      if isBetter { best = point }
    }
    return best
  }

  private func end(
    of entering: Entering, _ breakpoints: [Breakpoint], byNumber: Bool
  ) -> Breakpoint? {
    var derivative = entering.derivative
    for point in breakpoints.sorted(by: { $0.step < $1.step }) {
      derivative += point.jump
      if point.isStop || byNumber || derivative >= -NumericPolicy.cost { return point }
    }
    return nil
  }

  private func breakpoints(_ entering: Entering, _ level: Level) -> [Breakpoint] {
    let least = columnRows.reduce(1) { max($0, abs(column[$1])) } * NumericPolicy.entry
    var breakpoints: [Breakpoint] = []
    for row in columnRows where abs(column[row]) > least {
      let cell = cells[head[row]]
      guard cell.left + cell.right > 0, cell.strength >= level.strength else { continue }
      let velocity = entering.isUp ? -column[row] : column[row]
      let rate = abs(velocity)
      var step = 0.0
      var jump = velocity > 0 ? cell.right - cell.slope : cell.left + cell.slope
      if abs(cell.value) > tolerance {
        guard cell.value > 0 ? velocity < 0 : velocity > 0 else { continue }
        step = abs(cell.value) / rate
        jump = cell.left + cell.right
      }
      guard jump > 0 else { continue }
      breakpoints.append(
        Breakpoint(
          row: row, step: step, rate: rate, jump: jump * rate,
          isStop: cell.strength > level.strength))
    }
    return breakpoints
  }
}

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
