/// Views in a row or a column.
///
/// The stack decides where its arranged views stand along its axis (``distribution``) and across
/// it (``alignment``). It has no length of its own: unless the view that holds it has a required
/// length, it is as long as its arranged views make it.
///
/// Source: UIStackView documentation.
public struct StackView: Hashable, Sendable {
  /// The direction in which the views follow each other.
  public var axis: Axis
  /// How lengths along the axis are shared out.
  public var distribution: Distribution
  /// Where the views stand across the axis.
  public var alignment: Alignment
  /// The gap between neighbours in points; a negative one overlaps them.
  public var spacing: Double
  /// The views, from the leading or top end on.
  public var arrangedViews: [View]

  /// Makes a stack.
  public init(
    axis: Axis, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0, arrangedViews: [View] = []
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.arrangedViews = arrangedViews
  }

  /// Adds a view at the trailing or bottom end.
  public mutating func append(_ view: View) {
    arrangedViews.append(view)
  }
}
