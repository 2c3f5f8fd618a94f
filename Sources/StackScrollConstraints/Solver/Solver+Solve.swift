extension Solver {
  /// What became of the conditions.
  public enum Outcome: Hashable, Sendable {
    /// All that is required holds, and each level is missed as little as possible.
    case solved
    /// The required conditions cannot hold together; the values miss them by the least sum.
    case unsatisfiable
  }

  /// Finds the values.
  ///
  /// It starts from the last solution. If nothing but constants changed, and the same conditions are
  /// tight, that is one pass through the basis, linear in its coefficients.
  public mutating func solve() throws(SolverError) -> Outcome {
    prepare()
    guard stage != .solved else { return outcome }
    let limit = pivotCount + limits.pivots
    if outcome == .unsatisfiable { stage = .basisChanged }
    var isMoved = try computeValues()
    var rounds = 0
    while rounds < NumericPolicy.rounds, isMoved || stage == .basisChanged {
      rounds += 1
      let before = pivotCount
      stage = .basisChanged
      restart()
      try optimiseLevels(pivotLimit: limit)
      stage = .constantsChanged
      if pivotCount == before { break }
      isMoved = try computeValues()
    }
    stage = .solved
    return outcome
  }

  /// Works out the values of the basic variables from the constants alone, so that no error adds up.
  ///
  /// - Returns: whether one is on another side of its breakpoint than before.
  mutating func computeValues() throws(SolverError) -> Bool {
    var values = constants
    factors.solve(&values, matrix)
    var scale = NumericPolicy.leastScale
    for row in values.indices {
      scale = max(scale, abs(constants[row]))
      guard values[row].isFinite else { throw .overflow }
      scale = max(scale, abs(values[row]))
    }
    tolerance = scale * NumericPolicy.relativeMiss
    var isMoved = false
    for row in values.indices {
      let index = basisHeader[row]
      let value = values[row]
      variables[index].value = value
      let side: Int8 = value > tolerance ? 1 : value < -tolerance ? -1 : 0
      if side != 0, side != variables[index].side {
        variables[index].side = side
        if variables[index].left + variables[index].right > 0 { isMoved = true }
      }
    }
    return isMoved
  }

  /// Forgets what the last solution knew of levels.
  mutating func restart() {
    for index in variables.indices {
      variables[index].clearMarks()
      if abs(variables[index].value) <= tolerance { variables[index].side = 0 }
    }
  }

  private mutating func optimiseLevels(pivotLimit: Int) throws(SolverError) {
    try optimiseRequired(pivotLimit: pivotLimit, mayReduce: true)
    guard outcome == .solved else { return }
    for level in levels.dropFirst() { try optimiseReduced(level, pivotLimit: pivotLimit) }
  }

  /// Finds the least miss of what is required.
  ///
  /// If there is one, it is that of the whole program.
  mutating func optimiseRequired(
    pivotLimit: Int, mayReduce: Bool = false
  ) throws(SolverError) {
    outcome = .solved
    guard let level = levels.first else { return }
    if mayReduce {
      let wasReduced = try optimiseReduced(level, pivotLimit: pivotLimit)
      if wasReduced, isMissed(level) {
        restart()
        try optimise(level, objective: nil, pivotLimit: pivotLimit)
      }
    } else {
      try optimise(level, objective: nil, pivotLimit: pivotLimit)
    }
    if isMissed(level) { outcome = .unsatisfiable }
  }

  /// Makes the cost of a level as small as it gets, and takes out of the program what it need not look
  /// at if that takes many pivots.
  ///
  /// - Returns: whether anything was taken out; it is put back.
  @discardableResult
  private mutating func optimiseReduced(
    _ level: Level, pivotLimit: Int
  ) throws(SolverError) -> Bool {
    do throws(SolverError) {
      try optimise(level, objective: nil, pivotLimit: pivotLimit, mayReduce: true)
    } catch {
      expand()
      throw error
    }
    guard reduction != nil else { return false }
    expand()
    _ = try computeValues()
    return true
  }

  private func isMissed(_ level: Level) -> Bool {
    level.range.contains { isMissed(levelVariables[$0]) }
  }

  private func isMissed(_ index: Int) -> Bool {
    let state = variables[index]
    return state.position >= 0 && state.slope != 0 && abs(state.value) > tolerance
  }
}

/// A strength, and where the variables that cost at it stand in the list of all.
struct Level: Sendable {
  let strength: Double
  let range: Range<Int>
}

extension Solver {
  /// Lists the variables that cost, level by level, the strongest first.
  mutating func makeLevels() {
    levelVariables = []
    levelVariables.reserveCapacity(variables.count)
    var soft: [Int] = []
    for index in variables.indices where variables[index].left + variables[index].right > 0 {
      if variables[index].strength == .infinity {
        levelVariables.append(index)
      } else {
        soft.append(index)
      }
    }
    soft.sort {
      variables[$0].strength == variables[$1].strength
        ? $0 < $1 : variables[$0].strength > variables[$1].strength
    }
    var start = levelVariables.count
    levels = [Level(strength: .infinity, range: 0..<start)]
    levelVariables += soft
    while start < levelVariables.count {
      let strength = variables[levelVariables[start]].strength
      let end =
        levelVariables[start...].firstIndex { variables[$0].strength != strength }
        ?? levelVariables.count
      levels.append(Level(strength: strength, range: start..<end))
      start = end
    }
  }
}
