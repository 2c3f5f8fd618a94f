/// A direction in which the cost falls: the variable that enters the basis, and which way it goes.
struct Entering {
  let index: Int
  let isUp: Bool
  /// The reduced cost: what each unit of the step costs, less than 0.
  let derivative: Double

  /// Whether it comes first: with a lesser reduced cost, or with the same one by number.
  func isBefore(_ other: Entering) -> Bool {
    derivative == other.derivative ? index < other.index : derivative < other.derivative
  }
}

/// The reduced costs of a nonbasic variable: what a step costs itself, less what it saves elsewhere.
struct ReducedCost {
  let index: Int
  /// That of a step up, on this level.
  let up: Double
  /// That of a step down, on this level.
  let down: Double
}

/// A sum of variables that is made small over the optimal solutions.
struct Objective {
  /// What each variable is multiplied by.
  let coefficients: [Int: Double]

  init(_ coefficients: [Int: Double]) {
    self.coefficients = coefficients
  }

  /// A sum of structural variables.
  init(_ sum: Solver.Sum) {
    coefficients = Dictionary(
      uniqueKeysWithValues: sum.map {
        (VariableIndex.structural($0.variable.index), $0.coefficient)
      })
  }
}

extension Solver {
  /// Works out the duals of a level.
  ///
  /// - Returns: whether any is not 0.
  mutating func price(_ level: Level, _ objective: Objective?) -> Bool {
    if duals.count == constants.count {
      for row in dualRows { duals[row] = 0 }
    } else {
      duals = [Double](repeating: 0, count: constants.count)
    }
    var hasCost = false
    for place in level.range {
      let index = levelVariables[place]
      guard variables[index].side != 0, variables[index].position >= 0 else { continue }
      let slope = variables[index].slope
      guard slope != 0 else { continue }
      duals[variables[index].position] = slope
      hasCost = true
    }
    for (index, coefficient) in objective?.coefficients ?? [:] {
      hasCost = true
      if variables[index].position >= 0 { duals[variables[index].position] = coefficient }
    }
    dualRows.removeAll(keepingCapacity: true)
    guard hasCost else { return false }
    factors.solveTransposed(&duals, matrix)
    for row in duals.indices where duals[row] != 0 { dualRows.append(row) }
    return true
  }

  /// The reduced costs on a level of the nonbasic variables that its duals touch.
  func reducedCosts(_ level: Level, _ objective: Objective?) -> [ReducedCost] {
    var costs: [ReducedCost] = []
    costs.reserveCapacity(dualRows.count)
    for row in dualRows where abs(duals[row]) > NumericPolicy.entry {
      let index = VariableIndex.slack(row)
      if variables[index].position < 0 { costs.append(cost(index, duals[row], level, objective)) }
    }
    for variable in nonbasic {
      let index = VariableIndex.structural(variable)
      let saved = saved(variable)
      if abs(saved) > NumericPolicy.entry || objective?.coefficients[index] != nil {
        costs.append(cost(index, saved, level, objective))
      }
    }
    for index in objective?.coefficients.keys.sorted() ?? []
    where VariableIndex.isSlack(index) && variables[index].position < 0
      && abs(duals[index / 2]) <= NumericPolicy.entry
    {
      costs.append(cost(index, 0, level, objective))
    }
    return costs
  }

  /// What a step up of a structural variable saves elsewhere: its column times the duals.
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
    let own = objective.flatMap { $0.coefficients[index] } ?? 0
    let isOwnLevel = variables[index].strength == level.strength
    return ReducedCost(
      index: index, up: (isOwnLevel ? variables[index].right : 0) + own - saved,
      down: (isOwnLevel ? variables[index].left : 0) - own + saved)
  }

  /// The variable of the least reduced cost (Dantzig's rule), or the first by number (Bland's rule)
  /// where that might cycle.
  func entering(_ costs: [ReducedCost], _ level: Level, byNumber: Bool) -> Entering? {
    var best: Entering?
    let threshold = -costTolerance
    func isBetter(_ found: Entering) -> Bool {
      guard let best else { return true }
      return byNumber ? found.index < best.index : found.isBefore(best)
    }
    for cost in costs {
      guard let found = falling(cost, level, below: threshold) else { continue }
      if isBetter(found) { best = found }
    }
    return best
  }

  /// All directions in which the cost falls, that of the least reduced cost first.
  func allEntering(_ costs: [ReducedCost], _ level: Level) -> [Entering] {
    let threshold = -costTolerance
    return costs.compactMap { falling($0, level, below: threshold) }.sorted { $0.isBefore($1) }
  }

  /// The direction in which a variable may go while the cost falls: one at most, since it is convex.
  private func falling(
    _ cost: ReducedCost, _ level: Level, below threshold: Double
  ) -> Entering? {
    if cost.up < threshold, variables[cost.index].isUpOpen(at: level.strength) {
      return Entering(index: cost.index, isUp: true, derivative: cost.up)
    }
    if cost.down < threshold, variables[cost.index].isDownOpen(at: level.strength) {
      return Entering(index: cost.index, isUp: false, derivative: cost.down)
    }
    return nil
  }

  /// Marks what costs on this level, now optimal, so that weaker levels leave it alone.
  mutating func mark(_ costs: [ReducedCost], _ level: Level) {
    let threshold = costTolerance
    for cost in costs {
      let ownMark: PiecewiseLinearVariable.Mark =
        variables[cost.index].strength == level.strength ? .tied : .none
      let (up, down) = (variables[cost.index].up, variables[cost.index].down)
      variables[cost.index].up = max(up, cost.up > threshold ? .blocked : ownMark)
      variables[cost.index].down = max(down, cost.down > threshold ? .blocked : ownMark)
    }
  }

  /// How far from 0 a reduced cost must be to count.
  var costTolerance: Double {
    dualRows.reduce(1) { max($0, abs(duals[$1])) } * NumericPolicy.cost
  }
}
