import PropertyKit
import PropertyTesting
import StackScrollConstraints
import Testing

@testable import StackScrollCore

/// Distances between centres against a solver that is told what they should be.
@Suite struct PitchesTests {
  private static let cases = Gen<([Double], Double)> { source throws(Discard) in
    let least = try source.draw(.array(of: Gen<Int>.int(in: -2...9), count: 1...6))
    let room = try source.draw(Gen<Int>.int(in: 0...30))
    return (least.map(Double.init), Double(least.reduce(room, +)))
  }

  @Test("as many of the first pitches are alike as can be, and none is too short")
  func best() async throws {
    try await forAll(Self.cases, settings: Settings(cases: 2000)) { least, sum in
      let pitches = Pitches(least: least.map { DoubleDouble($0) })
        .pitches(sum: DoubleDouble(sum)).all.map(\.value)
      let best = try Self.best(least, sum)
      #expect(pitches.count == best.count)
      for (pitch, right) in zip(pitches, best) {
        #expect((pitch - right).magnitude < 1e-9, "\(pitches), best are \(best)")
      }
      let inDoubles = Pitches(least: least).pitches(sum: sum)
      if inDoubles.areExact { #expect(inDoubles.all == pitches) }
    }
  }

  /// Each pitch is at least so long, and all after the first are to be as long as it: the earlier
  /// one, the more it matters.
  private static func best(_ least: [Double], _ sum: Double) throws -> [Double] {
    var solver = Solver()
    var pitches: [Solver.Variable] = []
    for (place, points) in least.enumerated() {
      let pitch = try solver.addVariable(isNonNegative: false)
      _ = try solver.add(LinearRow([.init(pitch)], .greaterThanOrEqual, points))
      if let first = pitches.first {
        _ = try solver.add(
          LinearRow([.init(pitch), .init(first, -1)], .equal, 0, priority: 150 - Double(place)))
      }
      pitches.append(pitch)
    }
    _ = try solver.add(LinearRow(pitches.map { .init($0) }, .equal, sum))
    #expect(try solver.solve() == .solved)
    return try solver.values(of: pitches)
  }
}
