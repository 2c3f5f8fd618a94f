/// Views in a row or a column.
///
/// The stack decides where its arranged views stand along its axis (``distribution``) and across
/// it (``alignment``). It has no length of its own: unless the view that holds it has a required
/// length, it is as long as its arranged views make it, and its own hugging would do nothing.
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
  ///
  /// The two equal distributions take it as the least gap, the others as the gap.
  public var spacing: Double
  /// The space between the stack's edges and its views, where
  /// ``isLayoutMarginsRelativeArrangement`` is on.
  public var layoutMargins: DirectionalEdgeInsets
  /// Whether views are arranged inside the margins rather than between the edges.
  public var isLayoutMarginsRelativeArrangement: Bool
  /// How far the stack reaches out of the safe area on each side.
  public var safeAreaInsets: EdgeInsets
  /// Whether the margins keep clear of the safe area: its insets are added to them.
  ///
  /// Source: UIView documentation, `insetsLayoutMarginsFromSafeArea`.
  public var insetsLayoutMarginsFromSafeArea: Bool
  /// Whether the spacing of a vertical stack is measured from baseline to baseline.
  ///
  /// Source: UIStackView documentation, `isBaselineRelativeArrangement`.
  public var isBaselineRelativeArrangement: Bool
  /// The views, from the leading or top end on.
  public var arrangedViews: [View]
  /// The gaps that differ from ``spacing``, by the view before them.
  public private(set) var customSpacings: [ViewID: Double]

  /// Makes a stack.
  public init(
    axis: Axis, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0, layoutMargins: DirectionalEdgeInsets = .zero,
    isLayoutMarginsRelativeArrangement: Bool = false, safeAreaInsets: EdgeInsets = .zero,
    insetsLayoutMarginsFromSafeArea: Bool = true, isBaselineRelativeArrangement: Bool = false,
    customSpacings: [ViewID: Double] = [:], arrangedViews: [View] = []
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.layoutMargins = layoutMargins
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    self.safeAreaInsets = safeAreaInsets
    self.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    self.customSpacings = customSpacings
    self.arrangedViews = arrangedViews
  }

  /// Adds a view at the trailing or bottom end.
  public mutating func append(_ view: View) {
    arrangedViews.append(view)
  }

  /// The gap after a view that differs from ``spacing``; nil if it does not.
  public func customSpacing(after id: ViewID) -> Double? { customSpacings[id] }

  /// Sets the gap after a view, or nil for ``spacing``.
  ///
  /// It takes effect while another visible view follows.
  ///
  /// Source: UIStackView documentation, `setCustomSpacing(_:after:)`.
  public mutating func setCustomSpacing(_ spacing: Double?, after id: ViewID) {
    customSpacings[id] = spacing
  }

  /// The space between the edges and the views.
  func margins(in direction: LayoutDirection) -> EdgeInsets {
    guard isLayoutMarginsRelativeArrangement else { return .zero }
    var margins = layoutMargins.resolved(in: direction)
    if insetsLayoutMarginsFromSafeArea {
      margins.top += safeAreaInsets.top
      margins.left += safeAreaInsets.left
      margins.bottom += safeAreaInsets.bottom
      margins.right += safeAreaInsets.right
    }
    return margins
  }
}
