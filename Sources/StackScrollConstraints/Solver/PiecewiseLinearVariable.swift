/// What is known of a variable of the linear program: one of the solver's, or the slack of a row.
///
/// Every one has a convex cost with at most one bend, at 0: `left * |value|` below it and
/// `right * value` above it, at a strength of its own. A length costs below 0 and a required slack
/// costs away from 0, both at infinite strength; so feasibility, preferences and what is free are
/// all the same thing.
struct Cell: Sendable {
  /// The level on which it costs; infinite if required.
  var strength = 0.0
  /// Where it is; 0 unless basic.
  var value = 0.0
  /// The cost of each unit below 0.
  var left = 0.0
  /// The cost of each unit above 0.
  var right = 0.0
  /// The row in which it is basic; -1 otherwise.
  var position = -1
  /// The side of the bend that a basic one is taken to be on: -1, 0 or 1.
  var side: Int8 = 0
  /// Whether going up costs nothing on its own level: the dual outweighs `right`.
  var isUpTied = false
  /// Whether going down costs nothing on its own level.
  var isDownTied = false
  /// Whether going up costs on a level for what else it moves.
  var isUpBlocked = false
  /// Whether going down costs on a level for what else it moves.
  var isDownBlocked = false

  /// What a small step up costs a basic one.
  var slope: Double { side > 0 ? right : side < 0 ? -left : 0 }

  /// Whether a nonbasic one may go up without a cost on the levels above this one.
  func isUpOpen(at level: Double) -> Bool {
    !isUpBlocked && (right == 0 || strength <= level || isUpTied)
  }

  /// Whether a nonbasic one may go down without a cost on the levels above this one.
  func isDownOpen(at level: Double) -> Bool {
    !isDownBlocked && (left == 0 || strength <= level || isDownTied)
  }

  /// Forgets what former levels made of it.
  mutating func clearMarks() {
    isUpTied = false
    isDownTied = false
    isUpBlocked = false
    isDownBlocked = false
  }
}

/// Where the cells of variables and of slacks stand in one array, whichever grows.
enum CellIndex {
  /// The cell of a variable.
  static func variable(_ index: Int) -> Int { 2 * index }
  /// The cell of a row's slack.
  static func slack(_ row: Int) -> Int { 2 * row + 1 }
  /// Whether a cell is that of a slack.
  static func isSlack(_ cell: Int) -> Bool { cell & 1 == 1 }
}

/// Which differences are differences.
///
/// Values come from sums of doubles, so two ways to the same number differ in the last digits. All
/// tolerances stand here; none is hidden in a comparison.
enum NumericPolicy {
  /// How far from 0 a miss must be to be one, as a part of the largest number at hand.
  static let relativeMiss = 1e-12
  /// The largest number at hand is taken to be at least this: misses below 1e-9 are none.
  static let leastScale = 1000.0
  /// How far a reduced cost must be from its bound to be beyond it, as a part of the largest dual.
  static let cost = 1e-9
  /// The least magnitude of an entry of a column that counts.
  static let entry = 1e-11
  /// The least pivot, as a part of the largest entry of its column.
  static let pivot = 1e-7
  /// Degenerate pivots in a row after which Bland's rule takes over.
  static let patience = 100
  /// The updates after which the basis is factored anew.
  static let updates = 64
  /// How often a solution is looked at again after its values were worked out anew.
  static let rounds = 8
}
