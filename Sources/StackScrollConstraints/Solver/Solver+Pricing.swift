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
