import PropertyKit
import PropertyTesting
import StackScrollConstraints
import Testing

/// What was changed step by step is what was made so from the start.
@Suite struct SolverChangeTests {
  /// One change of a solver.
  enum Change: Hashable, Sendable {
    case add(SolverSystem.Row)
    case remove(Int)
    case edit(Int, Double)
  }

  private static let sessions: Gen<(SolverSystem, [Change])> = Gen.zip(
    SolverSystem.random,
    Gen.array(
      of: Gen.one(of: [
        Gen.zip(Gen<Int>.int(in: 0...5), Gen<Int>.int(in: -9...9)).map {
          Change.edit($0, Double($1))
        },
        Gen<Int>.int(in: 0...5).map { Change.remove($0) },
        SolverSystem.random.map { Change.add($0.rows[0]) },
      ]), count: 1...6))

  @Test func `changes one by one give what a new solver gives`() async throws {
    try await forAll(Self.sessions, settings: Settings(cases: 500)) { start, changes in
      var system = start
      var subject = try SolverSubject(start)
      for change in changes {
        _ = try subject.solver.solve()
        try Self.apply(change, &system, &subject)
      }
      var fresh = try SolverSubject(system)
      let outcome = try fresh.solver.solve()
      #expect(try subject.solver.solve() == outcome)
      guard outcome == .solved else { return }
      try Self.expectSame(subject, fresh, system)
    }
  }

  @Test func `the order of adding does not matter`() async throws {
    let cases = SolverSystem.random.flatMap { system in
      Gen<[SolverSystem.Row]>.shuffled(system.rows).map { (system, $0) }
    }
    try await forAll(cases, settings: Settings(cases: 500)) { system, rows in
      var subject = try SolverSubject(system)
      var other = system
      other.rows = rows
      var shuffled = try SolverSubject(other)
      let outcome = try subject.solver.solve()
      #expect(try shuffled.solver.solve() == outcome)
      guard outcome == .solved else { return }
      try Self.expectSame(subject, shuffled, system)
    }
  }

  @Test func `a resize of the same shape takes no pivot`() throws {
    var solver = Solver()
    let frame = try solver.addVariable(isNonNegative: true)
    let width = try solver.add(LinearRow([.init(frame)], .equal, 390))
    var tabs: [Solver.Variable] = []
    for _ in 0..<50 {
      let tab = try solver.addVariable(isNonNegative: true)
      _ = try solver.add(LinearRow([.init(tab, 3), .init(tabs.last ?? frame, -1)], .equal, 0))
      tabs.append(tab)
    }
    #expect(try solver.solve() == .solved)
    try solver.setConstant(600, of: width)
    #expect(try solver.solve() == .solved)
    #expect(try solver.value(of: tabs[0]) == 200)
    #expect(solver.pivotCount == 0)
  }

  @Test func `ten thousand resizes leave no error behind`() throws {
    var solver = Solver()
    let frame = try solver.addVariable(isNonNegative: true)
    let tab = try solver.addVariable(isNonNegative: true)
    let width = try solver.add(LinearRow([.init(frame)], .equal, 390))
    _ = try solver.add(LinearRow([.init(tab), .init(frame, -1.0 / 3)], .equal, 0.1))
    #expect(try solver.solve() == .solved)
    let start = try solver.value(of: tab)
    for step in 0..<10_000 {
      try solver.setConstant(100 + Double(step) / 7, of: width)
      #expect(try solver.solve() == .solved)
    }
    try solver.setConstant(390, of: width)
    #expect(try solver.solve() == .solved)
    #expect(try solver.value(of: tab) == start)
  }

  private static func apply(
    _ change: Change, _ system: inout SolverSystem, _ subject: inout SolverSubject
  ) throws {
    switch change {
    case .add(let row):
      system.rows.append(row)
      subject.rows.append(try subject.add(row))
    case .remove(let place):
      guard system.rows.indices.contains(place) else { return }
      system.rows.remove(at: place)
      try subject.solver.remove(subject.rows.remove(at: place))
    case .edit(let place, let constant):
      guard system.rows.indices.contains(place) else { return }
      system.rows[place].constant = constant
      try subject.solver.setConstant(constant, of: subject.rows[place])
    }
  }

  /// The same costs, the same ranges, and with them the same values where there is but one.
  private static func expectSame(
    _ first: SolverSubject, _ second: SolverSubject, _ system: SolverSystem
  ) throws {
    for (mine, other) in zip(system.cost(try first.point), system.cost(try second.point)) {
      #expect(abs(mine - other) < 1e-7)
    }
    for (variable, other) in zip(first.variables, second.variables) {
      let range = try first.solver.range(of: variable)
      let expected = try second.solver.range(of: other)
      #expect(
        range.lowerBound == expected.lowerBound
          || abs(range.lowerBound - expected.lowerBound) < 1e-6)
      #expect(
        range.upperBound == expected.upperBound
          || abs(range.upperBound - expected.upperBound) < 1e-6)
    }
  }
}
