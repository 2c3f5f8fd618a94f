import StackScrollCore

/// A way along the optimal face on which all moves that can.
extension Solver {
  /// How fast each variable moves on a way into the middle of the face: a sum that stands still on it
  /// has one value.
  ///
  /// The ways along the face are a cone: each nonbasic variable that may leave its breakpoint goes a
  /// rate, and a basic one that stands at its breakpoint stays on its side. One program asks that each
  /// rate that can be above 0 is at least a number of its own, and each basic variable likewise goes
  /// away from its breakpoint at one; all of them can at once, since the sum of two ways is one. What
  /// is free both ways is asked, more weakly, to go at a number too. None of the numbers and weights
  /// follows a pattern, so a sum stands still on this way only if it does on each.
  ///
  /// - Complexity: one solution of as many rows as there are such variables.
  func ratesAlongFace() throws(SolverError) -> FaceDirection {
    var cone = FaceCone(limits)
    var held = stuckRows
    var ways: [(rate: Variable, moved: [(variable: Int, speed: Double)])] = []
    var probe = self
    for index in outside where variables[index].isOpen {
      let directions = openDirections(index)
      let sign = directions[0] ? 1.0 : -1.0
      let rate = try cone.addRate(isOneWay: directions.count == 1)
      var moved = VariableIndex.isSlack(index) ? [] : [(variable: index / 2, speed: sign)]
      probe.computeColumn(index)
      for row in probe.column.rows where abs(probe.column[row]) > NumericPolicy.entry {
        let speed = -sign * probe.column[row]
        held[row]?.terms.append(LinearRow.Term(rate, speed))
        let basic = basisHeader[row]
        if !VariableIndex.isSlack(basic) { moved.append((basic / 2, speed)) }
      }
      ways.append((rate, moved))
    }
    for row in held.keys.sorted() {
      if let condition = held[row], !condition.terms.isEmpty { try cone.hold(condition) }
    }
    let rates = try cone.rates(of: ways.map(\.rate))
    var sums: [Int: (rate: Double, size: Double)] = [:]
    for (way, rate) in zip(ways, rates) where rate != 0 {
      for (variable, speed) in way.moved {
        sums[variable, default: (0, 0)].rate += rate * speed
        sums[variable, default: (0, 0)].size += abs(rate * speed)
      }
    }
    return FaceDirection(
      rates: sums.mapValues { abs($0.rate) > $0.size * NumericPolicy.cost ? $0.rate : 0 },
      hasFeasibleStep: true)
  }

  /// The same where no basic variable stands at its breakpoint; nil if one does.
  ///
  /// Each direction has a step then, so all are gone at once, each at a number that follows no pattern.
  ///
  /// - Complexity: one solution of a column, however many directions there are.
  func ratesWhereNothingIsHeld() -> FaceDirection? {
    guard stuckRows.isEmpty else { return nil }
    var probe = self
    var numbers = UnpatternedNumbers()
    var ways: [(index: Int, rate: Double)] = []
    for index in outside where variables[index].isOpen {
      ways.append((index, openDirections(index)[0] ? numbers.next() : -numbers.next()))
    }
    probe.computeColumn(ofAll: ways)
    let column = probe.column
    guard column.isFinite else { return nil }
    var rates: [Int: Double] = [:]
    for way in ways where !VariableIndex.isSlack(way.index) { rates[way.index / 2] = way.rate }
    let largest = column.rows.reduce(1) { max($0, abs(column[$1])) }
    for row in column.rows where abs(column[row]) > largest * NumericPolicy.entry {
      let basic = basisHeader[row]
      if !VariableIndex.isSlack(basic) { rates[basic / 2] = -column[row] }
    }
    return FaceDirection(rates: rates, hasFeasibleStep: true)
  }

  /// The rows of basic variables at their breakpoints, with how their sum of speeds compares with 0.
  private var stuckRows: [Int: LinearRow] {
    var rows: [Int: LinearRow] = [:]
    for (row, index) in basisHeader.enumerated() {
      let state = variables[index]
      guard state.left + state.right > 0, abs(state.value) <= 4 * tolerance else { continue }
      let isAt = abs(state.value) <= tolerance
      let mayRise = isAt ? state.right <= state.slope : state.value > 0
      let mayFall = isAt ? state.left <= -state.slope : state.value < 0
      if mayRise && mayFall { continue }
      let relation: Constraint.Relation =
        mayRise ? .greaterThanOrEqual : mayFall ? .lessThanOrEqual : .equal
      rows[row] = LinearRow([], relation, 0)
    }
    return rows
  }
}

/// The program that finds a way along an optimal face.
private struct FaceCone {
  private var solver: Solver
  private var numbers = UnpatternedNumbers()

  /// Its coefficients are those of a tableau, whatever they are.
  init(_ limits: SolverLimits) {
    var own = SolverLimits()
    own.pivots = limits.pivots
    own.coefficients = 0...(.infinity)
    solver = Solver(limits: own)
  }

  /// A rate at which something goes.
  mutating func addRate(isOneWay: Bool) throws(SolverError) -> Solver.Variable {
    let rate = try solver.addVariable(isNonNegative: isOneWay)
    try ask([LinearRow.Term(rate)], isOneWay ? .greaterThanOrEqual : .equal)
    return rate
  }

  /// Holds a sum on its side of 0, and asks it to go away from there.
  mutating func hold(_ row: LinearRow) throws(SolverError) {
    _ = try solver.add(row)
    if row.relation != .equal { try ask(row.terms, row.relation) }
  }

  /// Asks a sum to go so fast, away from 0 sooner than at one speed both ways.
  private mutating func ask(
    _ terms: [LinearRow.Term], _ relation: Constraint.Relation
  ) throws(SolverError) {
    let (weight, speed) = (numbers.next(), numbers.next())
    let scaled = terms.map { LinearRow.Term($0.variable, weight * $0.coefficient) }
    _ = try solver.add(
      LinearRow(
        scaled, relation, relation == .lessThanOrEqual ? -weight * speed : weight * speed,
        priority: relation == .equal ? 1 : 2))
  }

  /// The rates on the way that was found; one that is 0 but for rounding is 0.
  mutating func rates(of asked: [Solver.Variable]) throws(SolverError) -> [Double] {
    _ = try solver.solve()
    return try solver.values(of: asked).map { abs($0) > solver.tolerance ? $0 : 0 }
  }
}

/// Numbers from 1 to 2 that follow no pattern, always the same.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014, the finaliser of
/// SplitMix.
private struct UnpatternedNumbers {
  private var count: UInt64 = 0

  mutating func next() -> Double {
    count += 1
    var bits = count &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
