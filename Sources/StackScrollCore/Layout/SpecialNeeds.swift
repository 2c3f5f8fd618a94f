/// What one view needs on one axis, apart from what is inside it, in full.
struct SpecialNeeds: Sendable {
  /// The length of its own; nil for a stack.
  let own: Double?
  let hugging: LayoutPriority
  let resistance: LayoutPriority
  let constraints: [LengthConstraint]
  /// What fractions refer to, if there is a scroll view.
  let guideLength: Double?

  init(_ view: View, along axis: Axis, guideLength: Double?) {
    constraints = view.length(along: axis).constraints
    self.guideLength = guideLength
    switch view.content {
    case .leaf(let leaf):
      own = leaf.intrinsic[axis]
      hugging = leaf.hugging[axis]
      resistance = leaf.compressionResistance[axis]
    case .stack:
      (own, hugging, resistance) = (nil, .defaultLow, .defaultHigh)
    }
  }

  /// The needs as plain data, if they are that simple.
  var plain: AxisNeeds? {
    let isUsual = own == nil || hugging == .defaultLow && resistance == .defaultHigh
    guard isUsual else { return nil }
    if constraints.isEmpty { return own.map(AxisNeeds.own) ?? .nothing }
    guard constraints.count == 1, case let only = constraints[0], only.relation == .equal,
      only.priority.isRequired
    else { return nil }
    return only.points(guideLength: guideLength, crossLength: nil)
      .map { AxisNeeds.required($0, own: own) }
  }

  /// Whether the length depends on the one on the other axis.
  var hasRatio: Bool { constraints.contains(where: \.isRatio) }

  /// What each length costs; nil if the conditions contradict each other.
  ///
  /// - Parameter crossLength: the view's length on the other axis, where a ratio asks for it.
  func cost(crossLength: Double?) throws(UnsupportedReason) -> Cost? {
    var costs = [Cost(intrinsic: own, hugging: hugging, resistance: resistance)]
    for constraint in constraints {
      guard
        let points = constraint.points(guideLength: guideLength, crossLength: crossLength)
      else { throw constraint.isRatio ? .ratioOfOpenLength : .hasNoScrollView }
      costs.append(Cost(constraint.relation, points, priority: constraint.priority))
    }
    return Cost.sum(costs)
  }
}
