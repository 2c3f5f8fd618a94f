import PropertyKit
import PropertyTesting
import Testing

@testable import StackScrollCore

/// A linear program whose length grows: its solutions keep the equations and the bounds, and cost what
/// its slopes say.
@Suite struct ParametricProgramTests {
  /// A sum of variables that comes to the length, and one whose misses cost.
  private struct Task: CustomStringConvertible {
    /// What each variable may come to, and what it costs.
    let variables: [(bound: Int, cost: Int)]
    /// How often each one counts in the second sum.
    let factors: [Double]

    var description: String { "\(variables), \(factors)" }

    var count: Int { variables.count }

    var program: ParametricProgram? {
      var all = zip(variables, factors).map { variable, factor in
        ParametricProgram.Variable(
          entries: [(0, 1), (1, DoubleDouble(factor))], bound: DoubleDouble(variable.bound),
          cost: Slope(Double(variable.cost), at: 2))
      }
      for sign in [1, -1] {
        all.append(
          ParametricProgram.Variable(
            entries: [(1, DoubleDouble(sign))], bound: .infinity, cost: Slope(1, at: 3)))
      }
      let rows = [
        ParametricProgram.Row(base: 0, rate: 1), ParametricProgram.Row(base: 0, rate: 0),
      ]
      return .solved(all, rows: rows, start: [0, count], from: 0)
    }

    /// What some values come to in both sums.
    func sums(_ values: [Double]) -> (length: Double, missed: Double) {
      let second = zip(values, factors).reduce(0) { $0 + $1.0 * $1.1 }
      return (values.prefix(count).reduce(0, +), second + values[count] - values[count + 1])
    }

    /// What some values cost, the second sum's misses first.
    func cost(_ values: [Double]) -> [Double] {
      [
        values[count] + values[count + 1],
        zip(values, variables).reduce(0) { $0 + $1.0 * Double($1.1.cost) },
      ]
    }
  }

  private static let tasks = Gen<[[Int]]>.array(
    of: .array(of: .int(in: 0...9), count: 3...3), count: 2...5
  ).map { numbers in
    Task(
      variables: numbers.map { (bound: $0[0] + 1, cost: $0[1] - 4) },
      factors: numbers.map { Double($0[2] - 4) / 4 })
  }

  @Test func `solutions keep equations and bounds, and cost what the slopes say`() async throws {
    try await forAll(Self.tasks) { task in
      var program = try #require(task.program)
      var cost = task.cost(program.values.map(\.value))
      var (length, slope) = (program.length.value, program.slope)
      while program.grow(to: .infinity), program.length.isFinite {
        let values = program.values.map(\.value)
        let sums = task.sums(values)
        #expect(abs(sums.length - program.length.value) < 1e-9 && abs(sums.missed) < 1e-9)
        for (value, variable) in zip(values, task.variables) {
          #expect(value > -1e-9 && value < Double(variable.bound) + 1e-9)
        }
        let step = program.length.value - length
        let next = task.cost(values)
        for (priority, change) in zip([3.0, 2], zip(next, cost).map(-)) {
          let amount = slope.levels.first { $0.priority == priority }?.amount ?? 0
          #expect(abs(change - amount * step) < 1e-9)
        }
        #expect(!(program.slope < slope))
        (length, slope, cost) = (program.length.value, program.slope, next)
      }
      let longest = task.variables.reduce(0) { $0 + $1.bound }
      #expect(abs(program.length.value - Double(longest)) < 1e-9)
    }
  }

  @Test func `what two variables may come to together ends at the first bound, or nowhere`()
    async throws
  {
    let bound = Gen<Int>.int(in: 0...6)
    let factor = Gen<Double>.element(of: [0.25, 0.5, 1, 1.5, 3])
    try await forAll(.zip(.zip(bound, factor), .zip(bound, factor))) { first, second in
      // The first and second one, so often each, are equal; 6 stands for no bound.
      let numbers = [first, second].map { bound, factor in
        (bound: bound == 6 ? DoubleDouble.infinity : DoubleDouble(bound), DoubleDouble(factor))
      }
      let variables = [
        ParametricProgram.Variable(entries: [(0, 1)], bound: .infinity, cost: .zero),
        ParametricProgram.Variable(
          entries: [(1, numbers[0].1)], bound: numbers[0].bound, cost: .zero),
        ParametricProgram.Variable(
          entries: [(1, -numbers[1].1)], bound: numbers[1].bound, cost: .zero),
      ]
      let rows = [
        ParametricProgram.Row(base: 0, rate: 1), ParametricProgram.Row(base: 0, rate: 0),
      ]
      let program = try #require(
        ParametricProgram.solved(variables, rows: rows, start: [0, 1], from: 0))
      let most = min(numbers[0].bound, numbers[1].bound * numbers[1].1 / numbers[0].1)
      let range = try #require(program.range(of: [1]))
      #expect(range.lowerBound == 0)
      #expect(
        range.upperBound == most || (range.upperBound - most).magnitude < 1e-20)
    }
  }

  @Test func `what one variable takes it leaves from the other`() async throws {
    let factor = Gen<Double>.element(of: [0.25, 0.5, 1, 1.5, 3])
    try await forAll(.zip(factor, factor, .int(in: 0...8))) { first, second, sum in
      // So often each, they come to the sum.
      let variables = [
        ParametricProgram.Variable(entries: [(0, 1)], bound: .infinity, cost: .zero),
        ParametricProgram.Variable(
          entries: [(1, DoubleDouble(first))], bound: .infinity, cost: .zero),
        ParametricProgram.Variable(
          entries: [(1, DoubleDouble(second))], bound: .infinity, cost: .zero),
      ]
      let rows = [
        ParametricProgram.Row(base: 0, rate: 1),
        ParametricProgram.Row(base: DoubleDouble(sum), rate: 0),
      ]
      let program = try #require(
        ParametricProgram.solved(variables, rows: rows, start: [0, 1], from: 0))
      for (variable, factor) in [(1, first), (2, second)] {
        let range = try #require(program.range(of: [variable]))
        #expect(range.lowerBound.magnitude < 1e-20)
        #expect((range.upperBound * DoubleDouble(factor) - DoubleDouble(sum)).magnitude < 1e-20)
      }
    }
  }
}
