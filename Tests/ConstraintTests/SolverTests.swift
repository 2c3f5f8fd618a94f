import PropertyKit
import PropertyTesting
import StackScrollConstraints
import Testing

/// The solver against all corners of small systems, and against itself.
@Suite struct SolverTests {
  private let settings = Settings(cases: 500)

  @Test func `no corner is better, the strongest level first`() async throws {
    try await forAll(SolverSystem.random, settings: settings) { system in
      var subject = try SolverSubject(system)
      let outcome = try subject.solver.solve()
      let best = SolverCorners(system).best(system)
      #expect((outcome == .solved) == (best.cost[0] < 1e-7))
      guard outcome == .solved else { return }
      for (mine, least) in zip(system.cost(try subject.point), best.cost) {
        #expect(abs(mine - least) < 1e-7)
      }
    }
  }

  @Test func `a range ends in corners that are best, or has no end`() async throws {
    try await forAll(SolverSystem.random, settings: settings) { system in
      var subject = try SolverSubject(system)
      guard try subject.solver.solve() == .solved else { return }
      let best = SolverCorners(system).best(system)
      for place in subject.variables.indices {
        let range = try subject.solver.range(of: subject.variables[place])
        let least = best.points.map { $0[place] }.min() ?? .nan
        let most = best.points.map { $0[place] }.max() ?? .nan
        #expect(range.lowerBound == -.infinity || abs(range.lowerBound - least) < 1e-6)
        #expect(range.upperBound == .infinity || abs(range.upperBound - most) < 1e-6)
        let isPoint = range.upperBound - range.lowerBound < 1e-6
        #expect(
          try subject.solver.areDetermined([[LinearRow.Term(subject.variables[place])]])
            == [isPoint])
      }
    }
  }

  @Test func `sums that are asked together have the answers that each has alone`() async throws {
    try await forAll(SolverSystem.random, settings: settings) { system in
      var subject = try SolverSubject(system)
      guard try subject.solver.solve() == .solved else { return }
      let (solver, variables) = (subject.solver, subject.variables)
      var sums = variables.map { [LinearRow.Term($0)] }
      for (place, one) in variables.enumerated() {
        for other in variables[(place + 1)...] {
          sums += [1, -1].map { [LinearRow.Term(one), LinearRow.Term(other, $0)] }
        }
      }
      let alone = try sums.map { try solver.areDetermined([$0])[0] }
      #expect(try solver.areDetermined(sums) == alone)
    }
  }

  @Test func `what is determined has a range of one value`() async throws {
    try await forAll(SolverSystem.degenerate, settings: settings) { system in
      var subject = try SolverSubject(system)
      guard try subject.solver.solve() == .solved else { return }
      let (solver, variables) = (subject.solver, subject.variables)
      var sums = variables.map { [LinearRow.Term($0)] }
      for (one, other) in zip(variables, variables.dropFirst()) {
        sums += [1, -1, 2].map { [LinearRow.Term(one), LinearRow.Term(other, $0)] }
      }
      for (sum, isDetermined) in zip(sums, try solver.areDetermined(sums)) {
        let range = try solver.range(of: sum)
        #expect(isDetermined == (range.upperBound - range.lowerBound < 1e-6))
      }
    }
  }

  @Test func `where a range has no end, a value far out is as good`() async throws {
    try await forAll(SolverSystem.random, settings: settings) { system in
      var subject = try SolverSubject(system)
      guard try subject.solver.solve() == .solved else { return }
      let cost = system.cost(try subject.point)
      for place in subject.variables.indices {
        let range = try subject.solver.range(of: subject.variables[place])
        var far: [Double] = []
        if range.lowerBound == -.infinity { far.append(-1000) }
        if range.upperBound == .infinity { far.append(1000) }
        for value in far {
          var moved = subject
          var coefficients = [0.0, 0, 0]
          coefficients[place] = 1
          _ = try moved.add(
            SolverSystem.Row(
              coefficients: coefficients, relation: .equal, constant: value, priority: 1000))
          #expect(try moved.solver.solve() == .solved)
          for (mine, least) in zip(system.cost(try moved.point), cost) {
            #expect(abs(mine - least) < 1e-6)
          }
        }
      }
    }
  }

  @Test func `relaxing what is required makes nothing stronger worse`() async throws {
    try await forAll(Gen.zip(SolverSystem.random, Gen<Int>.int(in: 0...5))) { system, place in
      guard system.rows.indices.contains(place) else { return }
      var subject = try SolverSubject(system)
      guard try subject.solver.solve() == .solved else { return }
      let cost = system.cost(try subject.point)
      try subject.solver.remove(subject.rows[place])
      #expect(try subject.solver.solve() == .solved)
      var relaxed = system
      relaxed.rows.remove(at: place)
      let now = relaxed.cost(try subject.point)
      let first = zip(now, cost).first { abs($0 - $1) > 1e-7 }
      #expect(first.map { $0.0 < $0.1 } ?? true)
    }
  }

  @Test func `many weak misses never outweigh a strong one`() throws {
    var solver = Solver()
    let variable = try solver.addVariable(isNonNegative: true)
    _ = try solver.add(LinearRow([.init(variable)], .equal, 10, priority: 251))
    for _ in 0..<10_000 {
      _ = try solver.add(LinearRow([.init(variable)], .equal, 0, priority: 250))
    }
    #expect(try solver.solve() == .solved)
    #expect(try solver.value(of: variable) == 10)
  }

  @Test func `on one level the majority wins`() throws {
    var solver = Solver()
    let variable = try solver.addVariable(isNonNegative: true)
    for value in [3.0, 8, 3] {
      _ = try solver.add(LinearRow([.init(variable)], .equal, value, priority: 250))
    }
    #expect(try solver.solve() == .solved)
    #expect(try solver.value(of: variable) == 3)
  }

  /// The example of `Documentation/Solver.md`: 100 points for a label of 80 at 750 and a button of 40.
  @Test(arguments: [(751.0, 60.0...60), (750, 60...80), (749, 80...80)])
  func `of two that do not fit the stronger wins, and equals are ambiguous`(
    _ priority: Double, _ range: ClosedRange<Double>
  ) throws {
    var solver = Solver()
    let label = try solver.addVariable(isNonNegative: true)
    let button = try solver.addVariable(isNonNegative: true)
    _ = try solver.add(LinearRow([.init(label), .init(button)], .equal, 100))
    _ = try solver.add(LinearRow([.init(button)], .greaterThanOrEqual, 40, priority: priority))
    _ = try solver.add(LinearRow([.init(label)], .greaterThanOrEqual, 80, priority: 750))
    #expect(try solver.solve() == .solved)
    #expect(solver.pivotCount == 0)
    #expect(try solver.range(of: label) == range)
  }
}
