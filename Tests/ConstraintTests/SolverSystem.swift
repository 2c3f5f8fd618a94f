import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// A small system for tests, of numbers only.
struct SolverSystem: Hashable, Sendable {
  /// A condition: one coefficient a variable.
  struct Row: Hashable, Sendable {
    var coefficients: [Double]
    var relation: Constraint.Relation
    var constant: Double
    var priority: Double

    /// How much a point lacks.
    func miss(_ point: [Double]) -> Double {
      let excess = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(excess)
      case .lessThanOrEqual: max(0, excess)
      case .greaterThanOrEqual: max(0, -excess)
      }
    }
  }

  /// Whether each variable must be at least 0.
  var isNonNegative: [Bool]
  var rows: [Row]

  /// The sum of the misses on each level, the strongest first; what is required comes first.
  func cost(_ point: [Double]) -> [Double] {
    let negative = zip(isNonNegative, point).reduce(0) { $0 + ($1.0 ? max(0, -$1.1) : 0) }
    return Self.priorities.map { priority in
      rows.reduce(priority == 1000 ? negative : 0) {
        $0 + ($1.priority == priority ? $1.miss(point) : 0)
      }
    }
  }

  static let priorities = [1000.0, 750, 250, 40]

  static let random: Gen<SolverSystem> = systems(priorities)
  static let required: Gen<SolverSystem> = systems([1000])
  /// Of more variables, few of them in a row, and most rows with 0: much stands at its breakpoint.
  static let degenerate: Gen<SolverSystem> = systems(
    priorities, variables: 8, rows: 1...12, coefficients: [0, 0, 0, 0, 1, -1, 2, -0.5],
    constants: .weighted([(4, .always(0)), (1, .int(in: -9...9))]))

  private static func systems(
    _ priorities: [Double], variables: Int = 3, rows: ClosedRange<Int> = 1...6,
    coefficients: [Double] = [0, 1, -1, 2, 0.5, -3], constants: Gen<Int> = .int(in: -9...9)
  ) -> Gen<SolverSystem> {
    let row = Gen.zip(
      Gen.array(of: .element(of: coefficients), count: variables...variables),
      .element(of: Constraint.Relation.allCases), constants, .element(of: priorities)
    ).map { Row(coefficients: $0, relation: $1, constant: Double($2), priority: $3) }
    return Gen.zip(
      Gen.array(of: Gen<Bool>.bool, count: variables...variables), Gen.array(of: row, count: rows)
    ).map { SolverSystem(isNonNegative: $0, rows: $1) }
  }
}

/// A solver that was given a system, with what it gave back for it.
struct SolverSubject {
  var solver = Solver()
  var variables: [Solver.Variable] = []
  var rows: [Solver.Row] = []

  init(_ system: SolverSystem) throws {
    for isNonNegative in system.isNonNegative {
      variables.append(try solver.addVariable(isNonNegative: isNonNegative))
    }
    for row in system.rows { rows.append(try add(row)) }
  }

  mutating func add(_ row: SolverSystem.Row) throws -> Solver.Row {
    let terms = zip(variables, row.coefficients).map { LinearRow.Term($0, $1) }
    return try solver.add(
      LinearRow(terms, row.relation, row.constant, priority: row.priority))
  }

  /// The values, of a solver that has solved.
  var point: [Double] {
    get throws { try solver.values(of: variables) }
  }
}

/// All corners of a system: what is best is best at one of them.
struct SolverCorners {
  private(set) var points: [[Double]] = []

  /// Every point in which three of the planes meet on which a condition or a variable bends.
  init(_ system: SolverSystem) {
    let count = system.isNonNegative.count
    var planes = system.rows.map { ($0.coefficients, $0.constant) }
    for variable in 0..<count {
      var axis = [Double](repeating: 0, count: count)
      axis[variable] = 1
      planes.append((axis, 0))
    }
    for first in planes.indices {
      for second in planes.indices where second > first {
        for third in planes.indices where third > second {
          if let point = Self.meeting(planes[first], planes[second], planes[third]) {
            points.append(point)
          }
        }
      }
    }
  }

  /// The corners that are best on every level.
  func best(_ system: SolverSystem) -> (points: [[Double]], cost: [Double]) {
    var best = points
    var cost: [Double] = []
    for level in SolverSystem.priorities.indices {
      let costs = best.map { system.cost($0)[level] }
      let least = costs.min() ?? 0
      cost.append(least)
      best = zip(best, costs).filter { $0.1 <= least + 1e-7 }.map(\.0)
    }
    return (best, cost)
  }

  /// Cramer's rule.
  private static func meeting(
    _ first: ([Double], Double), _ second: ([Double], Double), _ third: ([Double], Double)
  ) -> [Double]? {
    func determinant(_ column: Int?) -> Double {
      let rows = [first, second, third].map { plane in
        plane.0.indices.map { $0 == column ? plane.1 : plane.0[$0] }
      }
      return rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
        - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
        + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
    }
    let whole = determinant(nil)
    guard abs(whole) > 1e-9 else { return nil }
    return (0..<3).map { determinant($0) / whole }
  }
}
