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
    guard !isCurrent || !isOptimal else { return outcome }
    let limit = pivotCount + limits.pivots
    if outcome == .unsatisfiable { isOptimal = false }
    var isMoved = try computeValues()
    var rounds = 0
    while rounds < NumericPolicy.rounds, isMoved || !isOptimal {
      rounds += 1
      let before = pivotCount
      isOptimal = false
      restart()
      try optimiseLevels(pivotLimit: limit)
      isOptimal = true
      if pivotCount == before { break }
      isMoved = try computeValues()
    }
    isCurrent = true
    return outcome
  }

  /// Works out the values of the basic cells from the constants alone, so that no error adds up.
  ///
  /// - Returns: whether one is on another side of its bend than before.
  mutating func computeValues() throws(SolverError) -> Bool {
    column = constants
    factors.solve(&column, matrix)
    var scale = NumericPolicy.leastScale
    for row in column.indices {
      scale = max(scale, abs(constants[row]))
      guard column[row].isFinite else { throw .overflow }
      scale = max(scale, abs(column[row]))
    }
    tolerance = scale * NumericPolicy.relativeMiss
    var isMoved = false
    for row in column.indices {
      let index = head[row]
      let value = column[row]
      cells[index].value = value
      let side: Int8 = value > tolerance ? 1 : value < -tolerance ? -1 : 0
      if side != 0, side != cells[index].side {
        cells[index].side = side
        if cells[index].left + cells[index].right > 0 { isMoved = true }
      }
    }
    return isMoved
  }

  /// Forgets what the last solution knew of levels.
  mutating func restart() {
    for index in cells.indices {
      cells[index].clearMarks()
      if abs(cells[index].value) <= tolerance { cells[index].side = 0 }
    }
  }

  private mutating func optimiseLevels(pivotLimit: Int) throws(SolverError) {
    try optimiseRequired(pivotLimit: pivotLimit)
    guard outcome == .solved else { return }
    for level in levels.dropFirst() {
      try optimise(level, objective: nil, pivotLimit: pivotLimit)
    }
  }

  /// Finds the least miss of what is required.
  mutating func optimiseRequired(pivotLimit: Int) throws(SolverError) {
    outcome = .solved
    guard let level = levels.first else { return }
    try optimise(level, objective: nil, pivotLimit: pivotLimit)
    if level.cells.contains(where: { isMissed(levelCells[$0]) }) { outcome = .unsatisfiable }
  }

  private func isMissed(_ index: Int) -> Bool {
    let cell = cells[index]
    return cell.position >= 0 && cell.slope != 0 && abs(cell.value) > tolerance
  }
}

/// A strength, and where the cells that cost at it stand in the list of all.
struct Level: Sendable {
  let strength: Double
  let cells: Range<Int>
}

extension Solver {
  /// Lists the cells that cost, level by level, the strongest first.
  mutating func makeLevels() {
    var required: [Int] = []
    var soft: [Int] = []
    for index in cells.indices where cells[index].left + cells[index].right > 0 {
      if cells[index].strength == .infinity {
        required.append(index)
      } else {
        soft.append(index)
      }
    }
    soft.sort {
      cells[$0].strength == cells[$1].strength
        ? $0 < $1 : cells[$0].strength > cells[$1].strength
    }
    levels = [Level(strength: .infinity, cells: 0..<required.count)]
    levelCells = required + soft
    var start = required.count
    while start < levelCells.count {
      let strength = cells[levelCells[start]].strength
      let end =
        levelCells[start...].firstIndex { cells[$0].strength != strength } ?? levelCells.count
      levels.append(Level(strength: strength, cells: start..<end))
      start = end
    }
    isCostCurrent = true
  }
}
