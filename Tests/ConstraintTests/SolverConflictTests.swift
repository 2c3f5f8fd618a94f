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
          Self.canHold(system, others, system.isNonNegative) == found.remedies.contains(row))
      }
    }
  }

  private static func canHold(
    _ system: SolverSystem, _ places: [Int], _ isNonNegative: [Bool]
  ) -> Bool {
    let part = SolverSystem(
      isNonNegative: isNonNegative, rows: places.map { system.rows[$0] })
    return SolverCorners(part).best(part).cost[0] < 1e-7
  }
}
