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
