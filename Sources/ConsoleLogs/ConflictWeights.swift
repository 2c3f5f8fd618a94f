import StackScrollConstraints
import StackScrollCore

/// Why constraints cannot hold together: how often to take each so that everything unknown cancels.
///
/// Every set that cannot hold together, and from which nothing can be left out, has such weights,
/// and no others but multiples of them.
///
/// Source: Farkas' lemma; Schrijver, Theory of Linear and Integer Programming, 7.3.
package struct ConflictWeights: Hashable, Sendable {
  /// How often each constraint is taken.
  package let constraints: [Double]
  /// How often each length that is not negative is taken.
  package let lengths: [Double]
  /// What is left on the right side: it must not be less than 0, and is.
  package let rest: Double

  /// The largest set whose weights are looked for; they take the cube of its size.
  package static let maximumSize = 300

  /// Finds the weights, taking leading to be left; nil if the set is too large, or something can be
  /// left out of it.
  ///
  /// - Complexity: O(n³) for n constraints and lengths.
  package static func find(in constraints: [Constraint], lengths: [Anchor]) -> ConflictWeights? {
    guard constraints.count + lengths.count <= maximumSize else { return nil }
    let rows = constraints.map { PlaceSum($0) } + lengths.map { PlaceSum($0) }
    guard var weights = cancelling(rows) else { return nil }
    let constants = constraints.map(\.constant) + lengths.map { _ in 0 }
    var rest = zip(weights, constants).reduce(0) { $0 + $1.0 * $1.1 }
    if rest > 0 {
      weights = weights.map { -$0 }
      rest = -rest
    }
    // The strongest weight becomes 1: the sum is then in points.
    guard let scale = weights.map(\.magnitude).max(), scale > 0, rest < 0 else { return nil }
    weights = weights.map { $0 / scale + 0 }
    let relations = constraints.map(\.relation) + lengths.map { _ in .greaterThanOrEqual }
    guard zip(weights, relations).allSatisfy(mayWeigh) else { return nil }
    return ConflictWeights(
      constraints: Array(weights.prefix(constraints.count)),
      lengths: Array(weights.dropFirst(constraints.count)), rest: rest / scale)
  }

  /// At most keeps its direction if it is taken positively, at least if negatively.
  private static func mayWeigh(_ weight: Double, _ relation: Constraint.Relation) -> Bool {
    switch relation {
    case .equal: true
    case .lessThanOrEqual: weight >= -1e-9
    case .greaterThanOrEqual: weight <= 1e-9
    }
  }

  /// How often to take each row so that they add up to nothing; nil if that can be done in several
  /// ways or in none.
  ///
  /// - Complexity: O(n³) for n rows.
  private static func cancelling(_ rows: [PlaceSum]) -> [Double]? {
    var seen: Set<ItemPlace> = []
    let places = rows.flatMap(\.places).filter { seen.insert($0).inserted }
    var equations = places.map { place in rows.map { $0.terms[place] ?? 0 } }
    var pivots: [Int] = []
    var free: [Int] = []
    for column in rows.indices {
      let start = pivots.count
      guard start < equations.count,
        let best = (start..<equations.count).max(by: {
          abs(equations[$0][column]) < abs(equations[$1][column])
        }), abs(equations[best][column]) > 1e-9
      else {
        free.append(column)
        continue
      }
      equations.swapAt(start, best)
      eliminate(column, with: start, in: &equations)
      pivots.append(column)
    }
    guard free.count == 1, let column = free.first else { return nil }
    var weights = [Double](repeating: 0, count: rows.count)
    weights[column] = 1
    for (row, pivot) in pivots.enumerated() { weights[pivot] = -equations[row][column] }
    return weights
  }

  private static func eliminate(_ column: Int, with row: Int, in equations: inout [[Double]]) {
    let pivot = equations[row][column]
    equations[row] = equations[row].map { $0 / pivot }
    for other in equations.indices where other != row && equations[other][column] != 0 {
      let factor = equations[other][column]
      for place in equations[other].indices {
        equations[other][place] -= factor * equations[row][place]
      }
    }
  }
}

/// A sum of multiples of edges.
private struct PlaceSum {
  private(set) var terms: [ItemPlace: Double] = [:]
  /// The places of the terms, in order.
  private(set) var places: [ItemPlace] = []

  /// What a constraint compares with its constant.
  init(_ constraint: Constraint) {
    add(constraint.first, 1)
    if let second = constraint.second { add(second, -constraint.multiplier) }
  }

  /// A length.
  init(_ length: Anchor) { add(length, 1) }

  private mutating func add(_ anchor: Anchor, _ factor: Double) {
    let (near, far): (Double, Double) =
      switch anchor.attribute {
      case .left, .leading, .top: (1, 0)
      case .right, .trailing, .bottom: (0, 1)
      case .width, .height: (-1, 1)
      default: (0.5, 0.5)
      }
    let axis = anchor.attribute.axis
    for (side, share) in [(ItemPlace.Side.near, near), (.far, far)] where share != 0 {
      let place = ItemPlace(item: anchor.item, axis: axis, side: side)
      if terms[place] == nil { places.append(place) }
      terms[place, default: 0] += factor * share
    }
  }
}
