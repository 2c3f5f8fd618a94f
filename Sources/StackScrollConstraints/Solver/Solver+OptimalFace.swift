/// The level below all others, on which a sum is made small among what is best.
extension Level {
  static let probe = Level(strength: -.infinity, cells: 0..<0)
}

/// Ambiguity: what is as good as the solution and is not the solution.
///
/// The duals of all levels say of every cell outside the basis whether it may leave its bend without
/// a cost, and of every basic one on which side of its bend it must stay. What is best is exactly
/// what obeys both, so a range is one more small program over that face, from the same basis.
extension Solver {
  /// The values that a sum has in all solutions that are as good as this one.
  public func range(of terms: [LinearRow.Term]) throws(SolverError) -> ClosedRange<Double> {
    try checkSolved()
    let sum = try self.sum(terms)
    let free = freeColumns(moving: variables(of: [sum]))
    guard free.contains(where: { $0.rate(of: sum) != 0 }) else {
      let value = self.value(of: sum)
      return value...value
    }
    let least = try self.least(sum)
    let most = -(try self.least(sum.mapValues { -$0 }))
    return min(least, most)...max(least, most)
  }

  /// The values that a variable has in all solutions that are as good as this one.
  public func range(of variable: Variable) throws(SolverError) -> ClosedRange<Double> {
    try range(of: [LinearRow.Term(variable)])
  }

  /// Of each sum, whether it has one value in all solutions that are as good as this one.
  public func areDetermined(
    _ sums: [[LinearRow.Term]]
  ) throws(SolverError) -> [Bool] {
    try checkSolved()
    var asked: [[Int: Double]] = []
    asked.reserveCapacity(sums.count)
    for terms in sums { asked.append(try sum(terms)) }
    let variables = variables(of: asked)
    var probe = self
    if asked.count > Self.fewSums { try probe.closeDeadEnds(moving: variables) }
    let free = probe.freeColumns(moving: variables)
    var answers: [Bool] = []
    answers.reserveCapacity(sums.count)
    for sum in asked { answers.append(try probe.isDetermined(sum, free)) }
    return answers
  }

  /// So few sums are cheaper to try one by one than all ways that seem open.
  private static let fewSums = 16

  /// Of every variable, whether a sum has it.
  private func variables(of sums: [[Int: Double]]) -> [Bool] {
    var isIn = [Bool](repeating: false, count: variableCount)
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
    _ sum: [Int: Double], _ free: [FreeColumn]
  ) throws(SolverError) -> Bool {
    let moving = free.filter { $0.rate(of: sum) != 0 }
    if moving.isEmpty { return true }
    if moving.contains(where: \.hasWay) { return false }
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
      $0 + $1.value * cells[CellIndex.variable($1.key)].value
    }
  }

  /// Closes ways that only seem open because other cells stand at their bends too.
  ///
  /// Such a way has no length by itself. If its cell cannot move at all, the duals that show it hold
  /// for all that is best, and close more ways of the kind. A way that moves none of the variables
  /// that are asked for is nobody's business.
  private mutating func closeDeadEnds(moving asked: [Bool]) throws(SolverError) {
    for index in outside where cells[index].position < 0 {
      let ways = openWays(index)
      guard !ways.isEmpty else { continue }
      computeColumn(index)
      guard isMoving(index, asked) else { continue }
      if ways.contains(where: { hasWay(index, $0) }) { continue }
      var closed = self
      var canMove = false
      for isUp in ways where !canMove {
        closed = self
        let hasEnd = try closed.optimise(
          .probe, objective: Objective([index: isUp ? -1 : 1]),
          pivotLimit: pivotCount + limits.pivots)
        canMove = !hasEnd || abs(closed.cells[index].value) > 2 * tolerance
      }
      if !canMove { self = closed }
    }
  }

  /// The cells outside the basis.
  private var outside: [Int] {
    let slacks = constants.indices.map { CellIndex.slack($0) }
    return (loose.map { CellIndex.variable($0) } + slacks).filter { cells[$0].position < 0 }
  }

  /// Whether a cell outside the basis may go up, and whether it may go down.
  private func openWays(_ index: Int) -> [Bool] {
    let level = Level.probe.strength
    var ways: [Bool] = []
    if cells[index].isUpOpen(at: level) { ways.append(true) }
    if cells[index].isDownOpen(at: level) { ways.append(false) }
    return ways
  }

  /// Whether the cell whose column was worked out last can go by itself.
  private func hasWay(_ index: Int, _ isUp: Bool) -> Bool {
    let entering = Entering(index: index, isUp: isUp, derivative: -1)
    let end = leaving(entering, .probe, byNumber: false)
    return end.map { $0.step * max(1, $0.rate) > 4 * tolerance } ?? true
  }

  /// Whether a variable that is asked for moves with the cell whose column was worked out last.
  private func isMoving(_ index: Int, _ asked: [Bool]) -> Bool {
    if !CellIndex.isSlack(index), asked[index / 2] { return true }
    return columnRows.contains { row in
      abs(column[row]) > NumericPolicy.entry && !CellIndex.isSlack(head[row])
        && asked[head[row] / 2]
    }
  }

  /// The cells outside the basis that may leave their bends, and what of the variables that are
  /// asked for moves with each.
  private func freeColumns(moving asked: [Bool]) -> [FreeColumn] {
    var probe = self
    var columns: [FreeColumn] = []
    for index in outside {
      let ways = openWays(index)
      guard !ways.isEmpty else { continue }
      probe.computeColumn(index)
      guard probe.isMoving(index, asked) else { continue }
      columns.append(probe.freeColumn(index, ways, asked))
    }
    return columns
  }

  private func freeColumn(_ index: Int, _ ways: [Bool], _ asked: [Bool]) -> FreeColumn {
    var rates: [Int: Double] = [:]
    if !CellIndex.isSlack(index) { rates[index / 2] = 1 }
    for row in columnRows where abs(column[row]) > NumericPolicy.entry {
      let moved = head[row]
      if !CellIndex.isSlack(moved), asked[moved / 2] { rates[moved / 2] = -column[row] }
    }
    let hasWay = ways.contains { self.hasWay(index, $0) }
    return FreeColumn(rates: rates, hasWay: hasWay)
  }
}

/// A way along the face: how fast each variable moves on it.
struct FreeColumn {
  let rates: [Int: Double]
  /// Whether it can be gone at all; a way without length may still be part of one with.
  let hasWay: Bool

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
