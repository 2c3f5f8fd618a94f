import PropertyKit
import PropertyTesting
import StackScrollCore
import Testing

@testable import StackScrollConstraints

struct SolverBlockTests {
  /// Views in a width that they share, each a multiple of their height if it can be, and no narrower and no
  /// lower than its text if it can be.
  private struct Squeeze: Hashable, Sendable {
    struct View: Hashable, Sendable {
      var ratio = 1.5
      var width: Double
      var height: Double
      var ratioPriority = 750.0
      var textPriority = 750.0
    }

    var views: [View]
    /// The share of each in the width.
    var share: Double

    static let random = Gen.zip(
      Gen.array(of: view, count: 12...50), Gen<Double>.element(of: [15, 30, 40, 60])
    ).map { Squeeze(views: $0, share: $1) }

    private static let view: Gen<View> = {
      let priority = Gen<Double>.element(of: [750, 750, 749])
      return Gen.zip(
        .element(of: [0.5, 1.5, 1.5, 2]), Gen<Int>.int(in: 0...70), Gen<Int>.int(in: 20...50),
        priority, priority
      ).map {
        View(
          ratio: $0, width: Double($1), height: Double($2), ratioPriority: $3, textPriority: $4)
      }
    }()

    /// A solver that was given all of it, with a first basis.
    func solver() throws -> Solver {
      var solver = Solver()
      let height = try solver.addVariable(isNonNegative: true)
      let widths = try views.map { _ in try solver.addVariable(isNonNegative: true) }
      let width = share * Double(views.count)
      _ = try solver.add(LinearRow(widths.map { .init($0) }, .equal, width))
      for (view, width) in zip(views, widths) {
        let rows = [
          LinearRow(
            [.init(width), .init(height, -view.ratio)], .equal, 0, priority: view.ratioPriority),
          LinearRow([.init(width)], .greaterThanOrEqual, view.width, priority: view.textPriority),
          LinearRow([.init(height)], .greaterThanOrEqual, view.height, priority: view.textPriority),
          LinearRow([.init(width)], .lessThanOrEqual, view.width, priority: 250),
        ]
        for row in rows { _ = try solver.add(row) }
      }
      solver.prepare()
      _ = try solver.computeValues()
      solver.restart()
      return solver
    }
  }

  @Test func `blocks and single pivots end at the same costs, and blocks make none higher`()
    async throws
  {
    try await forAll(Squeeze.random, settings: Settings(cases: 300)) { squeeze in
      var (single, blocks) = (try squeeze.solver(), try squeeze.solver())
      for (place, level) in single.levels.enumerated() {
        try single.optimise(level, objective: nil, pivotLimit: .max)
        let before = blocks.levels[...place].map { blocks.cost(of: $0) }
        try blocks.pivotBlocks(level, pivotLimit: .max)
        for (level, cost) in zip(blocks.levels, before) {
          #expect(blocks.cost(of: level) <= cost + 1e-6)
        }
        try blocks.optimise(level, objective: nil, pivotLimit: .max)
      }
      for level in single.levels {
        #expect(abs(single.cost(of: level) - blocks.cost(of: level)) < 1e-6)
      }
    }
  }

  /// The example of block pivots: each ratio that gives up would be a pivot.
  @Test(arguments: [100, 400, 1_000])
  func `many views give up their ratio in few pivots`(_ count: Int) throws {
    let views: [Squeeze.View] = (0..<count).map { index in
      Squeeze.View(
        width: Double(20 + index % 50), height: Double(20 + index % 31))
    }
    var solver = try Squeeze(views: views, share: 37).solver()
    #expect(try solver.solve() == .solved)
    #expect(solver.pivotCount < 64)
    let ratios = solver.constants.indices.filter { solver.matrix.row($0).count == 2 }
    let givenUp = ratios.filter { abs(solver.variables[VariableIndex.slack($0)].value) > 1e-6 }
    #expect(givenUp.count > count / 4)
  }

  @Test func `no more blocks are pivoted than pivots are allowed`() throws {
    let views = (0..<40).map { _ in Squeeze.View(width: 20, height: 50) }
    var solver = try Squeeze(views: views, share: 37).solver()
    try solver.optimise(solver.levels[0], objective: nil, pivotLimit: .max)
    let before = solver.pivotCount
    try solver.pivotBlocks(solver.levels[1], pivotLimit: before)
    #expect(solver.pivotCount == before)
  }
}
