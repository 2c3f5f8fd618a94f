/// Everything a generator decided in one case: the case itself, in the engine's terms.
///
/// The sequence is the replay token, the regression and what the shrinker works on. Simpler means
/// shorter, then smaller at the first difference (shortlex order).
struct ChoiceSequence: Sendable {
  /// The choices in the order they were drawn.
  var choices: [Choice] = []
  /// The spans, in the order they ended: inner ones before those around them.
  var spans: [Span] = []

  /// The bare numbers, which are all a replay needs.
  var indices: [UInt64] { choices.map(\.index) }

  /// The spans by where they begin, outer ones before those inside them.
  var spansInOrder: [Span] {
    spans.sorted { ($0.range.lowerBound, $0.depth) < ($1.range.lowerBound, $1.depth) }
  }

  /// Whether the same was drawn as in another sequence, but for the numbers.
  func hasShape(of other: ChoiceSequence) -> Bool {
    spans == other.spans && choices.map(\.kind) == other.choices.map(\.kind)
  }

  /// Whether one sequence of numbers is simpler than another; O(n).
  static func isSimpler(_ left: [UInt64], than right: [UInt64]) -> Bool {
    left.count != right.count ? left.count < right.count : left.lexicographicallyPrecedes(right)
  }
}
