import PropertyKit
import PropertyTesting
import StackScrollConstraints
import Testing

/// What cannot hold together, and what would help.
@Suite struct SolverConflictTests {
  @Test func `without any one of its parties a conflict is none`() async throws {
    try await forAll(SolverSystem.required, settings: Settings(cases: 500)) { system in
      var subject = try SolverSubject(system)
      guard try subject.solver.solve() == .unsatisfiable else {
        #expect(try subject.solver.infeasibility() == nil)
        return
      }
      let found = try #require(try subject.solver.infeasibility())
      let parties = found.rows.compactMap { subject.rows.firstIndex(of: $0) }
      #expect(parties.count == found.rows.count)
      let lengths = subject.variables.map { found.nonNegatives.contains($0) }
      #expect(!Self.canHold(system, parties, lengths))
      for party in parties {
        #expect(Self.canHold(system, parties.filter { $0 != party }, system.isNonNegative))
      }
      for length in lengths.indices where lengths[length] {
        var fewer = lengths
        fewer[length] = false
        #expect(Self.canHold(system, parties, fewer))
      }
    }
  }

  @Test func `a remedy settles everything, and no other party does`() async throws {
    try await forAll(SolverSystem.required, settings: Settings(cases: 500)) { system in
      var subject = try SolverSubject(system)
      guard try subject.solver.solve() == .unsatisfiable else { return }
      let found = try #require(try subject.solver.infeasibility())
      for row in found.rows {
        guard let place = subject.rows.firstIndex(of: row) else { continue }
        let others = system.rows.indices.filter { $0 != place }
        #expect(
          Self.canHold(system, others, system.isNonNegative) == found.remedies?.contains(row))
      }
    }
  }

  @Test("a long chain takes pivots in proportion to its lines, in any order")
  func longChain() async throws {
    let orders = Gen.zip(Gen<Int>.int(in: 2...300), Gen<Int>.int(in: 1...1000))
    try await forAll(orders, settings: Settings(cases: 6)) { views, step in
      var (solver, rows) = try Self.chain(views: views, step: step)
      #expect(try solver.solve() == .unsatisfiable)
      let found = try #require(try solver.infeasibility())
      #expect(Set(found.rows) == Set(rows))
      #expect(found.remedies == found.rows)
      #expect(found.nonNegatives.count == views)
      #expect(found.pivots <= 5 * rows.count + 20)
    }
  }

  @Test("of too many parties none is tried as a remedy, unless they are all that is required")
  func remedyLimit() throws {
    for (limit, others, isKnown) in [(4, 1, true), (3, 1, false), (3, 0, true)] {
      var limits = SolverLimits()
      limits.remedies = limit
      var (solver, rows) = try Self.chain(views: 2, step: 1, limits: limits)
      #expect(rows.count == 4)
      for _ in 0..<others {
        let other = try solver.addVariable(isNonNegative: true)
        _ = try solver.add(LinearRow([LinearRow.Term(other)], .equal, 1))
      }
      #expect(try solver.solve() == .unsatisfiable)
      let found = try #require(try solver.infeasibility())
      #expect(Set(found.rows) == Set(rows))
      #expect(found.remedies == (isKnown ? found.rows : nil))
    }
  }

  /// Views in a box that is a point too short for the gaps between them; conditions are added from
  /// one to another that many places on.
  private static func chain(
    views: Int, step: Int, limits: SolverLimits = SolverLimits()
  ) throws -> (Solver, [Solver.Row]) {
    var solver = Solver(limits: limits)
    let spans = try (0...views).map { _ in
      (
        place: try solver.addVariable(isNonNegative: false),
        length: try solver.addVariable(isNonNegative: true)
      )
    }
    let box = spans[views]
    var conditions = (1..<views).map { view in
      let (before, after) = (spans[view - 1], spans[view])
      return LinearRow(
        [.init(after.place), .init(before.place, -1), .init(before.length, -1)], .equal, 8)
    }
    let last = spans[views - 1]
    conditions += [
      LinearRow([.init(spans[0].place), .init(box.place, -1)], .equal, 0),
      LinearRow(
        [.init(last.place), .init(last.length), .init(box.place, -1), .init(box.length, -1)],
        .equal, 0),
      LinearRow([.init(box.length)], .equal, Double(8 * (views - 1) - 1)),
    ]
    var rows: [Solver.Row] = []
    while !conditions.isEmpty {
      rows.append(try solver.add(conditions.remove(at: step % conditions.count)))
    }
    return (solver, rows)
  }

  private static func canHold(
    _ system: SolverSystem, _ places: [Int], _ isNonNegative: [Bool]
  ) -> Bool {
    let part = SolverSystem(
      isNonNegative: isNonNegative, rows: places.map { system.rows[$0] })
    return SolverCorners(part).best(part).cost[0] < 1e-7
  }
}
