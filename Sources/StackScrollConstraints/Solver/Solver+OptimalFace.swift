/// The level below all others, on which a sum is made small over the optimal solutions.
extension Level {
  static let probe = Level(strength: -.infinity, range: 0..<0)
}

/// Ambiguity: the solutions that are as good as the one found.
///
/// The optimal solutions are a face of what is feasible. The marks of all levels say of every nonbasic
/// variable in which directions it may leave its breakpoint without a cost, and the side of a basic
/// one says where it must stay: a solution is optimal exactly if it obeys both. So the range of a sum
/// is one more small program over that face, from the same basis.
///
/// Degeneracy makes this hard: a direction can be open by its marks and allow no step, because a basic
/// variable stands at its breakpoint already. With lengths `x` and `y`, under `x + y == 10` a step of
/// 10 is feasible from `x == 0`, so `x` is ambiguous; under `x + y == 0` the same direction is open and
/// its step is 0, so `x` is settled. And directions without a step may combine to one with: if `z - x`
/// and `x - z` must be at least 0, neither `x` nor `z` can grow alone, but both together can.
extension Solver {
  /// The values that a sum has in all solutions that are as good as this one.
  package func range(of terms: [LinearRow.Term]) throws(SolverError) -> ClosedRange<Double> {
    try checkSolved()
    let sum = try self.sum(terms)
    let free = freeDirections(moving: members(of: [sum]))
    guard free.contains(where: { $0.rate(of: sum) != 0 }) else {
      let value = self.value(of: sum)
      return value...value
    }
    let least = try self.least(sum)
    let most = -(try self.least(sum.mapValues { -$0 }))
    return min(least, most)...max(least, most)
  }

  /// The values that a variable has in all solutions that are as good as this one.
  package func range(of variable: Variable) throws(SolverError) -> ClosedRange<Double> {
    try range(of: [LinearRow.Term(variable)])
  }

  /// Of each sum, whether it has one value in all solutions that are as good as this one.
  package func areDetermined(
    _ sums: [[LinearRow.Term]]
  ) throws(SolverError) -> [Bool] {
    try checkSolved()
    var asked: [[Int: Double]] = []
    asked.reserveCapacity(sums.count)
    for terms in sums { asked.append(try sum(terms)) }
    let members = members(of: asked)
    var probe = self
    if asked.count > Self.fewSums { try probe.closeDeadEnds(moving: members) }
    let free = probe.freeDirections(moving: members)
    var moving = [[Int]](repeating: [], count: structuralCount)
    for (place, direction) in free.enumerated() {
      for variable in direction.rates.keys { moving[variable].append(place) }
    }
    var answers: [Bool] = []
    answers.reserveCapacity(sums.count)
    for sum in asked {
      let places = Set(sum.keys.flatMap { moving[$0] }).sorted()
      answers.append(try probe.isDetermined(sum, places.map { free[$0] }))
    }
    return answers
  }

  /// So few sums are cheaper to try one by one than all directions that are open by their marks.
  private static let fewSums = 16

  /// Of every variable, whether a sum has it.
  private func members(of sums: [[Int: Double]]) -> [Bool] {
    var isIn = [Bool](repeating: false, count: structuralCount)
    for sum in sums {
      for variable in sum.keys { isIn[variable] = true }
    }
    return isIn
  }

  private func sum(_ terms: [LinearRow.Term]) throws(SolverError) -> [Int: Double] {
    var sum: [Int: Double] = [:]
    for term in try checked(terms) { sum[term.variable.index] = term.coefficient }
    return sum
  }

  private func isDetermined(
    _ sum: [Int: Double], _ free: [FaceDirection]
  ) throws(SolverError) -> Bool {
    let moving = free.filter { $0.rate(of: sum) != 0 }
    if moving.isEmpty { return true }
    if moving.contains(where: \.hasFeasibleStep) { return false }
    let value = self.value(of: sum)
    if value - (try least(sum)) > 2 * tolerance { return false }
    return -(try least(sum.mapValues { -$0 })) - value <= 2 * tolerance
  }

  private func least(_ sum: [Int: Double]) throws(SolverError) -> Double {
    var probe = self
    let hasEnd = try probe.optimise(
      .probe, objective: Objective(variables: sum),
      pivotLimit: pivotCount + limits.pivots)
    guard hasEnd else { return -.infinity }
    _ = try probe.computeValues()
    return probe.value(of: sum)
  }

  private func value(of sum: [Int: Double]) -> Double {
    sum.sorted { $0.key < $1.key }.reduce(0) {
      $0 + $1.value * variables[VariableIndex.structural($1.key)].value
    }
  }

  /// Closes directions that are open by their marks, and along which nothing can move.
  ///
  /// Each is tried by a program of its own: how far can this variable go? If not at all, the duals of
  /// that program hold for every optimal solution, and close further directions of the kind. A
  /// direction that moves none of the variables asked for is left alone.
  private mutating func closeDeadEnds(moving asked: [Bool]) throws(SolverError) {
    for index in outside where variables[index].position < 0 {
      let directions = openDirections(index)
      guard !directions.isEmpty else { continue }
      computeColumn(index)
      guard isMoving(index, asked) else { continue }
      if directions.contains(where: { hasFeasibleStep(index, $0) }) { continue }
      var closed = self
      var canMove = false
      for isUp in directions where !canMove {
        closed = self
        let hasEnd = try closed.optimise(
          .probe, objective: Objective([index: isUp ? -1 : 1]),
          pivotLimit: pivotCount + limits.pivots)
        canMove = !hasEnd || abs(closed.variables[index].value) > 2 * tolerance
      }
      if !canMove { self = closed }
    }
  }

  /// The nonbasic variables.
  private var outside: [Int] {
    let slacks = constants.indices.map { VariableIndex.slack($0) }
    return (nonbasic.map { VariableIndex.structural($0) } + slacks).filter {
      variables[$0].position < 0
    }
  }

  /// The directions in which a nonbasic variable may leave its breakpoint: `true` for up.
  private func openDirections(_ index: Int) -> [Bool] {
    let level = Level.probe.strength
    var directions: [Bool] = []
    if variables[index].isUpOpen(at: level) { directions.append(true) }
    if variables[index].isDownOpen(at: level) { directions.append(false) }
    return directions
  }

  /// Whether a step above 0 is feasible in one direction alone, for the variable whose column was
  /// worked out last.
  private func hasFeasibleStep(_ index: Int, _ isUp: Bool) -> Bool {
    let entering = Entering(index: index, isUp: isUp, derivative: -1)
    let end = leaving(entering, .probe, byNumber: false)
    return end.map { $0.step * max(1, $0.rate) > 4 * tolerance } ?? true
  }

  /// Whether a variable that is asked for moves with the one whose column was worked out last.
  private func isMoving(_ index: Int, _ asked: [Bool]) -> Bool {
    if !VariableIndex.isSlack(index), asked[index / 2] { return true }
    return columnRows.contains { row in
      abs(column[row]) > NumericPolicy.entry && !VariableIndex.isSlack(basisHeader[row])
        && asked[basisHeader[row] / 2]
    }
  }

  /// The nonbasic variables that may leave their breakpoints, and how fast the variables that are
  /// asked for move with each.
  private func freeDirections(moving asked: [Bool]) -> [FaceDirection] {
    var probe = self
    var columns: [FaceDirection] = []
    for index in outside {
      let directions = openDirections(index)
      guard !directions.isEmpty else { continue }
      probe.computeColumn(index)
      guard probe.isMoving(index, asked) else { continue }
      columns.append(probe.freeDirection(index, directions, asked))
    }
    return columns
  }

  private func freeDirection(
    _ index: Int, _ directions: [Bool], _ asked: [Bool]
  ) -> FaceDirection {
    var rates: [Int: Double] = [:]
    if !VariableIndex.isSlack(index) { rates[index / 2] = 1 }
    for row in columnRows where abs(column[row]) > NumericPolicy.entry {
      let moved = basisHeader[row]
      if !VariableIndex.isSlack(moved), asked[moved / 2] { rates[moved / 2] = -column[row] }
    }
    return FaceDirection(
      rates: rates, hasFeasibleStep: directions.contains { hasFeasibleStep(index, $0) })
  }
}

/// A direction along the optimal face: how fast each variable moves in it.
struct FaceDirection {
  let rates: [Int: Double]
  /// Whether a step above 0 is feasible in it alone; degenerate directions may combine to one.
  let hasFeasibleStep: Bool

  /// How fast a sum moves; 0 if that is all rounding.
  func rate(of sum: [Int: Double]) -> Double {
    var rate = 0.0
    var size = 0.0
    for (variable, coefficient) in sum.sorted(by: { $0.key < $1.key }) {
      let part = coefficient * (rates[variable] ?? 0)
      rate += part
      size += abs(part)
    }
    return abs(rate) > size * NumericPolicy.cost ? rate : 0
  }
}
