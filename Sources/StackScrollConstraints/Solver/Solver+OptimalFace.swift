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
  /// A sum that names each variable once.
  typealias Sum = ArraySlice<LinearRow.Term>

  /// Whether this solution is optimal for the same reasons as another, of conditions that differ in constants
  /// alone: then the same sums have one value.
  ///
  /// The basis is the same, and the marks of what is not in it; and each variable of it that must stay on a side
  /// is on the same one, or at the breakpoint in both. Example: `0 <= x <= c` has one basis for `c == 50`, where x
  /// is open, and for `c == 0`, where it is settled.
  ///
  /// - Complexity: O(n) for n variables and conditions.
  func hasSameFace(as other: Solver) -> Bool {
    guard basisHeader == other.basisHeader, variables.count == other.variables.count else {
      return false
    }
    return variables.indices.allSatisfy { index in
      let (own, their) = (variables[index], other.variables[index])
      guard own.up == their.up, own.down == their.down, own.side == their.side else { return false }
      guard own.position >= 0, own.left + own.right > 0 else { return true }
      guard let side = clearSide(of: own.value) else { return false }
      return side == other.clearSide(of: their.value)
    }
  }

  /// On which side of its breakpoint a value is; nil if that is too near to tell.
  func clearSide(of value: Double) -> Int? { Self.clearSide(of: value, tolerance) }

  private static func clearSide(of value: Double, _ tolerance: Double) -> Int? {
    value.magnitude <= tolerance ? 0 : value.magnitude <= 4 * tolerance ? nil : value > 0 ? 1 : -1
  }

  /// What the basic variables are, by their rows.
  struct BasicValues: Sendable {
    let byRow: [Double]
  }

  /// What the basic variables of the solution are with other constants; nil if the solution with these is not
  /// optimal for the same reasons, as ``hasSameFace(as:)`` has it.
  ///
  /// - Parameter checksSides: whether to look at that; a twin that is wrong on purpose does not.
  /// - Complexity: O(n) for n coefficients of the basis: nothing but the constants is copied.
  func basicValues(with constants: [Double], checkingSides checksSides: Bool) -> BasicValues? {
    guard stage == .solved, outcome == .solved else { return nil }
    var values = constants
    factors.solve(&values, matrix)
    var scale = NumericPolicy.leastScale
    for row in values.indices {
      guard values[row].isFinite else { return nil }
      scale = max(scale, abs(constants[row]), abs(values[row]))
    }
    guard checksSides else { return BasicValues(byRow: values) }
    let tolerance = scale * NumericPolicy.relativeMiss
    for row in values.indices {
      let state = variables[basisHeader[row]]
      guard state.left + state.right > 0 else { continue }
      guard let side = Self.clearSide(of: values[row], tolerance),
        side == clearSide(of: state.value)
      else { return nil }
    }
    return BasicValues(byRow: values)
  }

  /// How far on the way to other constants the solution stays optimal for the same reasons: from 0, here, to 1.
  ///
  /// It is the ratio test of the parametric simplex method: each basic variable moves on a straight line, and the first
  /// to reach its breakpoint ends the way. Source: Chvátal, Linear Programming, chapter 10.
  func shareOnSameFace(towards constants: [Double]) -> Double? {
    guard let end = basicValues(with: constants, checkingSides: false) else { return nil }
    var share = 1.0
    for (row, index) in basisHeader.enumerated() {
      let (state, other) = (variables[index], end.byRow[row])
      guard state.left + state.right > 0 else { continue }
      let change = state.value - other
      if abs(state.value) <= tolerance {
        if abs(change) > 4 * tolerance { return 0 }
      } else if state.value * other <= 0 {
        share = min(share, state.value / change)
      }
    }
    return share
  }

  /// The values that a sum has in all solutions that are as good as this one.
  package func range(of terms: [LinearRow.Term]) throws(SolverError) -> ClosedRange<Double> {
    try checkSolved()
    let sum = try checked(terms)[...]
    let free = freeDirections(moving: members(of: [sum]))
    guard free.contains(where: { $0.rate(of: sum) != 0 }) else {
      let value = self.value(of: sum)
      return value...value
    }
    let least = try self.least(sum)
    let most = -(try self.least(sum.negated))
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
    var asked: [Sum] = []
    for terms in sums { asked.append(try checked(terms)[...]) }
    return try areDetermined(asked)
  }

  /// Of each sum, which must be of variables of this solver, whether it has one value in all solutions
  /// that are as good as this one.
  func areDetermined(_ asked: [Sum]) throws(SolverError) -> [Bool] {
    try checkSolved()
    var probe = self
    probe.closeOneSidedRows()
    if let rates = probe.ratesWhereNothingIsHeld() { return asked.map { rates.rate(of: $0) == 0 } }
    let free = probe.freeDirections(moving: members(of: asked))
    var answers = [Bool](repeating: true, count: asked.count)
    if free.isEmpty { return answers }
    var moving = [[Int]](repeating: [], count: structuralCount)
    for (place, direction) in free.enumerated() {
      for variable in direction.rates.keys { moving[variable].append(place) }
    }
    var undecided: [Int] = []
    for (number, sum) in asked.enumerated() {
      let places = Set(sum.flatMap { moving[$0.variable.index] })
      let directions = places.map { free[$0] }.filter { $0.rate(of: sum) != 0 }
      answers[number] = !directions.contains(where: \.hasFeasibleStep)
      if answers[number], !directions.isEmpty { undecided.append(number) }
    }
    guard !undecided.isEmpty else { return answers }
    let rates = try probe.ratesAlongFace()
    for number in undecided { answers[number] = rates.rate(of: asked[number]) == 0 }
    return answers
  }

  /// Of every variable, whether a sum has it.
  private func members(of sums: [Sum]) -> [Bool] {
    var isIn = [Bool](repeating: false, count: structuralCount)
    for sum in sums {
      for term in sum { isIn[term.variable.index] = true }
    }
    return isIn
  }

  private func least(_ sum: Sum) throws(SolverError) -> Double {
    try end(of: sum)?.value(of: sum) ?? -.infinity
  }

  /// The solution that is as good and has the least value of a sum; nil if there is no least one.
  private func end(of sum: Sum) throws(SolverError) -> Solver? {
    var probe = self
    let hasEnd = try probe.optimise(
      .probe, objective: Objective(sum), pivotLimit: pivotCount + limits.pivots)
    guard hasEnd else { return nil }
    _ = try probe.computeValues()
    return probe
  }

  private func value(of sum: Sum) -> Double {
    sum.reduce(0) {
      $0 + $1.coefficient * variables[VariableIndex.structural($1.variable.index)].value
    }
  }

  /// The nonbasic variables that may leave their breakpoints, and how fast the variables that are
  /// asked for move with each.
  private func freeDirections(moving asked: [Bool]) -> [FaceDirection] {
    var probe = self
    var columns: [FaceDirection] = []
    for index in outside {
      guard variables[index].isOpen else { continue }
      probe.computeColumn(index)
      guard probe.isMoving(index, asked) else { continue }
      columns.append(probe.freeDirection(index, openDirections(index), asked))
    }
    return columns
  }

  private func freeDirection(
    _ index: Int, _ directions: [Bool], _ asked: [Bool]
  ) -> FaceDirection {
    var rates: [Int: Double] = [:]
    if !VariableIndex.isSlack(index) { rates[index / 2] = 1 }
    for row in column.rows where abs(column[row]) > NumericPolicy.entry {
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
  func rate(of sum: Solver.Sum) -> Double {
    var rate = 0.0
    var size = 0.0
    for term in sum {
      let part = term.coefficient * (rates[term.variable.index] ?? 0)
      rate += part
      size += abs(part)
    }
    return abs(rate) > size * NumericPolicy.cost ? rate : 0
  }
}

extension Solver.Sum {
  fileprivate var negated: Solver.Sum {
    map { LinearRow.Term($0.variable, -$0.coefficient) }[...]
  }
}
