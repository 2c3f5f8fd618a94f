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

  /// The needs as plain data, if they are that simple; a length of the view's own beside a required
  /// one is noted in a list.
  func plain(noting ownLengths: inout [Double]) -> AxisNeeds? {
    let isUsual = own == nil || hugging == .defaultLow && resistance == .defaultHigh
    guard isUsual else { return nil }
    if constraints.isEmpty { return own.map(AxisNeeds.own) ?? .nothing }
    guard constraints.count == 1, case let only = constraints[0], only.relation == .equal,
      only.priority.isRequired,
      let length = only.points(guideLength: guideLength, crossLength: nil)
    else { return nil }
    guard let own else { return .required(length, own: nil) }
    ownLengths.append(own)
    return .required(length, own: ownLengths.count - 1)
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
      costs.append(
        Cost(constraint.relation, DoubleDouble(points), priority: constraint.priority))
    }
    return Cost.sum(costs)
  }
}
