/// Where a view's text stands, in points.
///
/// Both distances are fixed, whatever height the view gets. A view without text has none, and its
/// bottom edge stands for its baselines.
///
/// Source: UIView documentation, `forFirstBaselineLayout` and `forLastBaselineLayout`; that a view
/// without text is aligned by its bottom edge is documented there too.
public struct Baselines: Hashable, Sendable {
  /// How far the first line's baseline is below the top edge.
  public var first: Double
  /// How far the last line's baseline is above the bottom edge.
  public var last: Double

  /// Makes baselines.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
