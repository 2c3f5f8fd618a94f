import StackScrollConstraints
import Testing

/// Whatever it is given, the solver answers or says what is wrong, and ends.
@Suite struct SolverLimitTests {
  @Test(
    "numbers that cannot be reckoned with are refused",
    arguments: [Double.nan, .infinity, -.infinity, 1e308, 1e-308])
  func numbers(_ number: Double) throws {
    var solver = Solver()
    let variable = try solver.addVariable(isNonNegative: false)
    #expect(throws: SolverError.self) {
      try solver.add(LinearRow([.init(variable, number)], .equal, 1))
    }
    if abs(number) != 1e-308 {
      #expect(throws: SolverError.self) {
        try solver.add(LinearRow([.init(variable)], .equal, number))
      }
      let row = try solver.add(LinearRow([.init(variable)], .equal, 3))
      #expect(throws: SolverError.self) { try solver.setConstant(number, of: row) }
    }
    #expect(throws: SolverError.self) {
      try solver.add(LinearRow([.init(variable)], .equal, 1, priority: -abs(number)))
    }
    #expect(try solver.solve() == .solved)
  }

  @Test func `an empty system is solved, and an empty condition is what it says`() throws {
    var solver = Solver()
    #expect(try solver.solve() == .solved)
    let variable = try solver.addVariable(isNonNegative: true)
    _ = try solver.add(LinearRow([.init(variable), .init(variable, -1)], .equal, 0))
    #expect(try solver.solve() == .solved)
    #expect(try solver.range(of: variable) == 0...Double.infinity)
    let never = try solver.add(LinearRow([.init(variable, 0)], .greaterThanOrEqual, 1))
    #expect(try solver.solve() == .unsatisfiable)
    #expect(try solver.infeasibility()?.rows == [never])
    #expect(try solver.infeasibility()?.remedies == [never])
  }

  @Test func `handles of others, and of what is gone, are refused`() throws {
    var solver = Solver()
    var other = Solver()
    let variable = try solver.addVariable(isNonNegative: true)
    let row = try solver.add(LinearRow([.init(variable)], .equal, 1))
    #expect(throws: SolverError.unknownVariable(0)) {
      try other.add(LinearRow([.init(variable)], .equal, 1))
    }
    #expect(throws: SolverError.self) { try other.remove(row) }
    try solver.remove(row)
    #expect(throws: SolverError.self) { try solver.remove(row) }
    let again = try solver.add(LinearRow([.init(variable)], .equal, 2))
    #expect(throws: SolverError.self) { try solver.setConstant(1, of: row) }
    #expect(throws: SolverError.notSolved) { try solver.value(of: variable) }
    #expect(try solver.solve() == .solved)
    #expect(try solver.value(of: variable) == 2)
    try solver.remove(again)
    #expect(throws: SolverError.notSolved) { try solver.value(of: variable) }
  }

  @Test func `too much of anything is refused, and the rest still solved`() throws {
    var limits = SolverLimits()
    limits.variables = 2
    limits.rows = 3
    limits.terms = 5
    limits.pivots = 0
    var solver = Solver(limits: limits)
    let first = try solver.addVariable(isNonNegative: false)
    let second = try solver.addVariable(isNonNegative: false)
    #expect(throws: SolverError.tooManyVariables(limit: 2)) {
      try solver.addVariable(isNonNegative: false)
    }
    let both = [LinearRow.Term(first), LinearRow.Term(second)]
    for _ in 0..<2 { _ = try solver.add(LinearRow(both, .equal, 1)) }
    #expect(throws: SolverError.tooManyTerms(limit: 5)) {
      try solver.add(LinearRow(both, .equal, 1))
    }
    _ = try solver.add(LinearRow([both[0]], .equal, 1))
    #expect(throws: SolverError.tooManyRows(limit: 3)) {
      try solver.add(LinearRow([], .equal, 1))
    }
    #expect(try solver.solve() == .solved)
  }

  @Test func `without a pivot to spend, what needs one is an error`() throws {
    var limits = SolverLimits()
    limits.pivots = 0
    var solver = Solver(limits: limits)
    let (first, second) = (
      try solver.addVariable(isNonNegative: true), try solver.addVariable(isNonNegative: true)
    )
    _ = try solver.add(LinearRow([.init(first)], .equal, 5, priority: 300))
    _ = try solver.add(LinearRow([.init(second)], .lessThanOrEqual, 3))
    _ = try solver.add(LinearRow([.init(first), .init(second, -1)], .lessThanOrEqual, 0))
    #expect(throws: SolverError.tooManyPivots(limit: 0)) { try solver.solve() }
  }

  @Test func `a chain that grows beyond all numbers is an error`() throws {
    var solver = Solver()
    var last = try solver.addVariable(isNonNegative: true)
    _ = try solver.add(LinearRow([.init(last)], .equal, 1))
    for _ in 0..<100 {
      let next = try solver.addVariable(isNonNegative: true)
      _ = try solver.add(LinearRow([.init(next), .init(last, -1e6)], .equal, 0))
      last = next
    }
    #expect(throws: SolverError.overflow) { try solver.solve() }
  }

  @Test func `a hundred thousand conditions are solved`() throws {
    var solver = Solver()
    var last = try solver.addVariable(isNonNegative: true)
    _ = try solver.add(LinearRow([.init(last)], .equal, 1))
    for _ in 0..<50_000 {
      let next = try solver.addVariable(isNonNegative: true)
      _ = try solver.add(LinearRow([.init(next), .init(last, -1)], .equal, 1))
      _ = try solver.add(LinearRow([.init(next)], .lessThanOrEqual, 1e5, priority: 250))
      last = next
    }
    #expect(try solver.solve() == .solved)
    #expect(try solver.value(of: last) == 50_001)
  }

  /// Beale's program goes round in circles with the steepest way and ties by number.
  @Test func `Beale's example ends`() throws {
    var solver = Solver()
    let x = try (0..<4).map { _ in try solver.addVariable(isNonNegative: true) }
    let limits: [([Double], Double)] = [
      ([0.25, -60, -0.04, 9], 0.0), ([0.5, -90, -0.02, 3], 0.0), ([0.0, 0, 1, 0], 1.0),
    ]
    for (coefficients, constant) in limits {
      let terms = zip(x, coefficients).map { LinearRow.Term($0, $1) }
      _ = try solver.add(LinearRow(terms, .lessThanOrEqual, constant))
    }
    let objective = zip(x, [0.75, -150, 0.02, -6]).map { LinearRow.Term($0, $1) }
    _ = try solver.add(LinearRow(objective, .greaterThanOrEqual, 1, priority: 500))
    #expect(try solver.solve() == .solved)
    let value = zip(try solver.values(of: x), [0.75, -150, 0.02, -6]).reduce(0.0) {
      $0 + $1.0 * $1.1
    }
    #expect(abs(value - 0.05) < 1e-9)
    #expect(solver.pivotCount < 50)
  }

  /// Kuhn's program does too.
  @Test func `Kuhn's example ends`() throws {
    var solver = Solver()
    let x = try (0..<4).map { _ in try solver.addVariable(isNonNegative: true) }
    let limits: [([Double], Double)] = [
      ([-2.0, -9, 1, 9], 0.0), ([1.0 / 3, 1, -1.0 / 3, -2], 0.0), ([2.0, 3, -1, -12], 2.0),
    ]
    for (coefficients, constant) in limits {
      let terms = zip(x, coefficients).map { LinearRow.Term($0, $1) }
      _ = try solver.add(LinearRow(terms, .lessThanOrEqual, constant))
    }
    let objective = zip(x, [2.0, 3, -1, -12]).map { LinearRow.Term($0, $1) }
    _ = try solver.add(LinearRow(objective, .greaterThanOrEqual, 100, priority: 500))
    #expect(try solver.solve() == .solved)
    let value = zip(try solver.values(of: x), [2.0, 3, -1, -12]).reduce(0.0) { $0 + $1.0 * $1.1 }
    #expect(abs(value - 2) < 1e-9)
    #expect(solver.pivotCount < 50)
  }
}

/// What a solver says of itself.
@Suite struct SolverDescriptionTests {
  @Test func `the state can be read`() throws {
    var solver = Solver()
    let variable = try solver.addVariable(isNonNegative: true)
    _ = try solver.add(LinearRow([.init(variable, 2)], .equal, 6, priority: 250))
    #expect(try solver.solve() == .solved)
    #expect(
      solver.description == """
        solved, 0 pivots
        row 0: 2.0·x0 + 0.0 (1.0, 1.0 at 250.0) = 6.0
        x0: 3.0* (1.0, 0.0 at inf)
        """)
  }
}
