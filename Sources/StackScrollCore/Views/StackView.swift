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
  package private(set) var customSpacings: [ViewID: Double]

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
  public func customSpacing(after id: ViewID) -> Double? {
    // Hashing a name takes longer than comparing it with a few others.
    guard customSpacings.count <= Self.few else { return customSpacings[id] }
    for (view, spacing) in customSpacings where view == id { return spacing }
    return nil
  }

  private static let few = 4

  /// The gaps that differ from ``spacing``, to be asked for every view that the stack arranges; nil if
  /// there are few.
  var numberedSpacings: (names: NumberedNames, spacings: [Double])? {
    guard customSpacings.count > Self.few else { return nil }
    var names = NumberedNames(capacity: customSpacings.count)
    for id in customSpacings.keys { _ = names.insert(id.name) }
    return (names, Array(customSpacings.values))
  }

  /// Sets the gap after a view, or nil for ``spacing``.
  ///
  /// It takes effect while another visible view follows.
  ///
  /// Source: UIStackView documentation, `setCustomSpacing(_:after:)`.
  public mutating func setCustomSpacing(_ spacing: Double?, after id: ViewID) {
    // A table that grows hashes all its names again, so that it grows by more than the usual.
    if customSpacings.count > 2, customSpacings.count == customSpacings.capacity {
      customSpacings.reserveCapacity(4 * customSpacings.count)
    }
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

/// How a stack view shares its length out along its axis.
public enum Distribution: Hashable, Sendable, CaseIterable {
  /// Each view keeps its own length as far as possible; those that hold it least give way.
  ///
  /// Among equals the choice falls on the lowest index: it takes what is too much, and is squeezed
  /// first where there is too little. In a row of two or more texts of several lines and nothing else
  /// (``Leaf/isMultilineText``) each asks for an equal part of what the gaps leave, 10 more strongly
  /// than it resists being squeezed: texts of 60 and 200 points are 185 wide each in 375 with a gap of
  /// 5, whatever their hugging up to 760. A hugging of 1000 is stronger.
  ///
  /// Source: UIStackView documentation, `Distribution.fill`; observed on the class and on recorded
  /// frames: constraint UISV-text-width-disambiguation.
  case fill
  /// All views have the same length: free, that of the longest.
  ///
  /// Source: UIStackView documentation, `Distribution.fillEqually`; observed on the class:
  /// constraint UISV-fill-equally.
  case fillEqually
  /// Each view has a share of the length as large as its own length is among all of them.
  ///
  /// The shares count the gaps as well, so that with spacing they do not add up: the last view pays
  /// for the rest.
  ///
  /// Source: UIStackView documentation, `Distribution.fillProportionally`; observed on the class:
  /// constraint UISV-fill-proportionally and its falling priorities.
  case fillProportionally
  /// Each view keeps its own length, and the gaps take what is too much, all alike.
  ///
  /// Source: UIStackView documentation, `Distribution.equalSpacing`; observed on the class:
  /// constraint UISV-distributing-edge.
  case equalSpacing
  /// Each view keeps its own length, and neighbouring centres are equally far apart as far as the
  /// least gap allows.
  ///
  /// Source: UIStackView documentation, `Distribution.equalCentering`; observed on the class:
  /// constraint UISV-distributing-edge between centres, at priorities that fall from 149.
  case equalCentering

  /// What it comes to for so many visible views: one pitch between two centres is one gap.
  func among(_ count: Int) -> Distribution {
    self == .equalCentering && count < 3 ? .equalSpacing : self
  }
}

/// Where a stack view puts its arranged views across its axis.
public enum Alignment: Hashable, Sendable, CaseIterable {
  /// Each view reaches from one side of the stack to the other.
  ///
  /// Source: UIStackView documentation, `Alignment.fill`.
  case fill
  /// Each view keeps its own length and stands at the leading side, or at the top.
  ///
  /// Source: UIStackView documentation, `Alignment.leading` and `Alignment.top`.
  case leading
  /// Each view keeps its own length and stands in the middle.
  ///
  /// Source: UIStackView documentation, `Alignment.center`.
  case center
  /// Each view keeps its own length and stands at the trailing side, or at the bottom.
  ///
  /// Source: UIStackView documentation, `Alignment.trailing` and `Alignment.bottom`.
  case trailing
  /// First baselines stand on one line; horizontal stacks only.
  ///
  /// Source: UIStackView documentation, `Alignment.firstBaseline`.
  case firstBaseline
  /// Last baselines stand on one line; horizontal stacks only.
  ///
  /// Source: UIStackView documentation, `Alignment.lastBaseline`.
  case lastBaseline

  /// The name that UIKit has for ``leading`` in horizontal stacks.
  public static let top = Alignment.leading
  /// The name that UIKit has for ``trailing`` in horizontal stacks.
  public static let bottom = Alignment.trailing

  /// Whether it makes sense in horizontal stacks only.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
