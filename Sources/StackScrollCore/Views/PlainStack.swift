/// What a stack does on one axis as plain data, for the layouts that need no more.
struct PlainStack: Sendable {
  /// Whether the views stand one after the other on this axis, not side by side.
  let isAlong: Bool
  let distribution: Distribution
  let alignment: Alignment
  let spacing: Double
  /// The position of the stack itself.
  let position: Int
  /// Whether no stack is inside it.
  private(set) var holdsLeavesOnly = false
  /// What its leaves need, if it holds nothing else.
  private var kinds: AxisNeeds.Kinds = []
  private let leftToRight: Margins
  private let rightToLeft: Margins

  /// The space between the stack's edges and its views.
  typealias Margins = (near: Double, far: Double)

  init(_ stack: StackView, along axis: Axis, at position: Int) {
    self.position = position
    isAlong = stack.axis == axis
    distribution = stack.distribution
    alignment = stack.alignment
    spacing = stack.spacing
    let margins = { (direction: LayoutDirection) in
      let margins = stack.margins(in: direction)
      return (margins.near(axis), margins.far(axis))
    }
    leftToRight = margins(.leftToRight)
    rightToLeft = margins(.rightToLeft)
  }

  func margins(in direction: LayoutDirection) -> Margins {
    switch direction {
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }

  /// Notes that no stack is inside, and what the leaves need.
  mutating func holds(_ leaves: some Sequence<AxisNeeds>) {
    holdsLeavesOnly = true
    for needs in leaves { kinds.insert(AxisNeeds.Kinds(needs.kind)) }
  }

  /// What all views need, if they are leaves that need the same.
  var uniformKind: AxisNeeds.Kinds? {
    kinds == .required || kinds == .own ? kinds : nil
  }
}

extension StackView {
  /// Whether ``PlainLayout`` knows what to do with the stack.
  var isPlain: Bool {
    let isPlainDistribution =
      distribution == .fill || distribution == .fillEqually || distribution == .equalSpacing
    return isPlainDistribution && !alignment.isBaseline && customSpacings.isEmpty
      && !isBaselineRelativeArrangement
  }
}
