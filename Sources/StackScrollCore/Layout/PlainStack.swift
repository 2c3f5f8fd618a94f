/// The settings of a stack as plain data, for the layouts that need no more.
struct PlainStack: Sendable {
  let axis: Axis
  let distribution: Distribution
  let alignment: Alignment
  let spacing: Double
  /// Whether ``PlainLayout`` knows what to do with it.
  let isSupported: Bool
  /// The position of the stack itself.
  let position: Int
  /// Whether no stack is inside it.
  private(set) var holdsLeavesOnly = false
  /// What its leaves need, if it holds nothing else.
  private var kinds: (horizontal: AxisNeeds.Kinds, vertical: AxisNeeds.Kinds) = ([], [])
  private let leftToRight: EdgeInsets
  private let rightToLeft: EdgeInsets

  init(_ stack: StackView, at position: Int) {
    self.position = position
    axis = stack.axis
    distribution = stack.distribution
    alignment = stack.alignment
    spacing = stack.spacing
    leftToRight = stack.margins(in: .leftToRight)
    rightToLeft = stack.margins(in: .rightToLeft)
    let isPlainDistribution =
      distribution == .fill || distribution == .fillEqually || distribution == .equalSpacing
    isSupported =
      isPlainDistribution && !alignment.isBaseline && stack.customSpacings.isEmpty
      && !stack.isBaselineRelativeArrangement
  }

  func margins(in direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }

  /// Notes that no stack is inside, and what the leaves need.
  mutating func holds(
    horizontal: some Sequence<AxisNeeds>, vertical: some Sequence<AxisNeeds>
  ) {
    holdsLeavesOnly = true
    for needs in horizontal { kinds.horizontal.insert(AxisNeeds.Kinds(needs.kind)) }
    for needs in vertical { kinds.vertical.insert(AxisNeeds.Kinds(needs.kind)) }
  }

  /// What all views need on an axis, if they are leaves that need the same.
  func uniformKind(along axis: Axis) -> AxisNeeds.Kinds? {
    let kinds = axis == .horizontal ? kinds.horizontal : kinds.vertical
    return kinds == .required || kinds == .own ? kinds : nil
  }
}
