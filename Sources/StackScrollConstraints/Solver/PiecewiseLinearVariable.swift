/// A variable of the linear program, structural or slack, and its convex piecewise linear cost.
///
/// The cost has at most one breakpoint, at 0: `left * |value|` below and `right * value` above it, on
/// the level of its strength. Feasibility, preferences and free variables are all the same then:
///
/// | variable | strength | left | right |
/// |---|---|---|---|
/// | a place, which can be anywhere | infinite | 0 | 0 |
/// | a length, which is at least 0 | infinite | 1 | 0 |
/// | the slack of a required equation | infinite | 1 | 1 |
/// | the slack of `sum <= constant` at priority 750 | 750 | 1 | 0 |
///
/// Levels are optimised one after the other, the strongest first. A nonbasic variable is 0, and its
/// two marks say what the levels so far allow: it may leave 0 in a direction only if that raises the
/// cost of none of them.
///
/// - Blocked: a step that way raises the cost of a level through what else it moves.
/// - Tied: on its own level, what a step that way costs is what it saves elsewhere.
///
/// Example: `a + b == 100` is required, `a >= 60` and `b >= 60` are asked for at 750. The least sum of
/// misses is 20, however it is shared out. Take the basis in which `a` is 60 and `b` is 40; the slack
/// `60 - a` is nonbasic. A step up makes `a` miss one point and `b` one less: tied, so a weaker level
/// may take it. A step down costs it nothing and makes `b` miss one more: blocked.
struct PiecewiseLinearVariable: Sendable {
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
  /// The side of the breakpoint that a basic one is taken to be on: -1, 0 or 1.
  var side: Int8 = 0
  /// What the levels so far allow a nonbasic one to do: go up.
  var up = Mark.none
  /// What they allow it to do: go down.
  var down = Mark.none

  /// What levels say of a step in one direction, the strictest of what they say.
  enum Mark: UInt8, Comparable {
    /// None of them says anything.
    case none
    /// Its reduced cost is 0 on the variable's own level.
    case tied
    /// Its reduced cost is above 0 on a level that is optimised.
    case blocked

    static func < (first: Mark, second: Mark) -> Bool { first.rawValue < second.rawValue }
  }

  /// The marginal cost of a step up from where a basic one is.
  var slope: Double { side > 0 ? right : side < 0 ? -left : 0 }

  /// Whether a nonbasic one may go up without a cost on the levels above this one.
  func isUpOpen(at level: Double) -> Bool {
    up != .blocked && (right == 0 || strength <= level || up == .tied)
  }

  /// Whether a nonbasic one may go down without a cost on the levels above this one.
  func isDownOpen(at level: Double) -> Bool {
    down != .blocked && (left == 0 || strength <= level || down == .tied)
  }

  /// Forgets what the levels allow.
  mutating func clearMarks() {
    (up, down) = (.none, .none)
  }
}

/// Where structural variables and slacks stand in one array, whichever of them grow in number.
enum VariableIndex {
  /// The place of a structural variable.
  static func structural(_ index: Int) -> Int { 2 * index }
  /// The place of a row's slack.
  static func slack(_ row: Int) -> Int { 2 * row + 1 }
  /// Whether a place is that of a slack.
  static func isSlack(_ index: Int) -> Bool { index & 1 == 1 }
}

/// The numerical tolerances.
///
/// Values come from sums of doubles, so two sums that should be equal differ in the last digits. No
/// tolerance is hidden in a comparison.
enum NumericPolicy {
  /// How far from 0 a miss must be to be one, as a part of the largest number at hand.
  static let relativeMiss = 1e-12
  /// The largest number at hand is taken to be at least this: misses below 1e-9 are none.
  static let leastScale = 1000.0
  /// How far a reduced cost must be from its bound to be beyond it, as a part of the largest dual.
  static let cost = 1e-9
  /// What adding up a few coefficients may leave of them, as a part of their magnitudes.
  static let rounding = 0x1p-50
  /// The least magnitude of an entry of a column that counts.
  static let entry = 1e-11
  /// The least pivot, as a part of the largest entry of its column.
  static let pivot = 1e-7
  /// Degenerate pivots in a row, of step 0, after which Bland's rule takes over.
  static let patience = 100
  /// The updates after which the basis is factored anew.
  static let updates = 64
  /// The entries of columns of one level, as a multiple of those of the matrix, after which the program is
  /// reduced.
  static let entriesToReduce = 4
  /// The pivots of a level after which blocks of them are tried, each time.
  static let pivotsToBlock = 16
  /// How often levels are optimised again after values were worked out anew.
  static let rounds = 8
}
