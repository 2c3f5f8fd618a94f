extension AxisLayout {
  /// What each length of each view costs, from the leaves up.
  ///
  /// The conditions of a hidden view, and of all that is inside it, do not count, so contradictions
  /// there are ignored.
  ///
  /// - Parameter isRootSettled: whether something outside settles the root's length.
  /// - Throws: ``AxisFailure/refused`` for required lengths that contradict each other. Whatever a later
  ///   pass gives a view is allowed by what is inside it.
  func costs(isRootSettled: Bool = false) throws(AxisFailure) -> [Cost] {
    var costs = [Cost](repeating: .free, count: tree.nodes.count)
    let isHidden = hiddenPositions
    var position = tree.nodes.count
    while position > 0 {
      position -= 1
      costs[position] =
        isHidden[position]
        ? hiddenViewCost(of: position, costs)
        : try cost(of: position, costs, isSettled: position == 0 && isRootSettled)
    }
    return costs
  }

  /// Whether a view is hidden, or inside one that is, by position; the root counts as shown.
  private var hiddenPositions: [Bool] {
    var isHidden = [Bool](repeating: countsAllAsHidden, count: tree.nodes.count)
    var position = 1
    while position < tree.nodes.count {
      let node = tree.nodes[position]
      guard node.isHidden else {
        position += 1
        continue
      }
      for inside in position..<node.end { isHidden[inside] = true }
      position = node.end
    }
    return isHidden
  }

  /// What a view that is hidden, or inside one that is, costs by its length of its own.
  ///
  /// A hidden stack has the length that fits its views, held as strongly as a leaf holds its own by
  /// default; so a leaf counts for the same with a stack around it. A length of 0 does not count, and
  /// where nothing is known of what is inside, there is none.
  private func hiddenViewCost(of position: Int, _ costs: [Cost]) -> Cost {
    let node = tree.nodes[position]
    if node.isLeaf {
      let cost = hiddenLeafCost(of: position)
      return node.isHidden && cost.natural <= 0 ? .free : cost
    }
    guard let inner = try? innerCost(of: position, costs), !inner.isUndecided else { return .free }
    guard node.isHidden else { return inner }
    return inner.isFree || inner.natural <= 0
      ? .free : .held(at: inner.natural, hugging: .defaultLow, resistance: .defaultHigh)
  }

  private func hiddenLeafCost(of position: Int) -> Cost {
    Cost(
      intrinsic: tree.ownLength(of: position, along: axis),
      tree.heldLevels(of: position, along: axis))
  }

  private func cost(
    of position: Int, _ costs: [Cost], isSettled: Bool
  ) throws(AxisFailure) -> Cost {
    guard let own = try ownCost(of: position) else { throw .refused }
    guard !tree.nodes[position].isLeaf else { return own }
    guard let inner = try innerCost(of: position, costs) else { throw .refused }
    // Nearly all stacks have no condition of their own, and then the sum is what is inside.
    let isFree = own == .free && inner.upper == .infinity
    guard let joint = isFree ? inner : Cost.sum([inner, own]) else { throw .refused }
    if joint.isUndecided, !isSettled {
      throw .unpriced
    }
    return joint
  }

  /// What a view's own length and conditions cost; nil if they contradict each other.
  private func ownCost(of position: Int) throws(AxisFailure) -> Cost? {
    let needs = tree.needs(of: position, along: axis)
    switch needs.kind {
    case .required: return .required(DoubleDouble(needs.length))
    case .own: return Cost(intrinsic: needs.length, tree.held[Int(needs.place)])
    case .nothing: return .free
    case .special:
      let cross = position < crossLengths.count ? crossLengths[position] : nil
      return try tree.special[Int(needs.place)].cost(crossLength: cross)
    }
  }

  /// What a stack's length costs the views inside it; nil if they contradict each other.
  func innerCost(of stack: Int, _ costs: [Cost]) throws(AxisFailure) -> Cost? {
    let arranged = arranged(by: stack)
    if arranged.visible.isEmpty, arranged.hidden.isEmpty {
      return policy.emptyStack == .fitsZero ? .from(0, slope: .emptiness) : .free
    }
    let margins = margins(of: stack)
    var cost: Cost? = .from(0, slope: .emptiness)
    if !arranged.visible.isEmpty {
      cost = try rule(of: stack, arranged, costs).cost(of: arranged.visible.map { costs[$0] })
    }
    return cost?.translated(by: DoubleDouble(margins.near) + DoubleDouble(margins.far))
      .withoutNegativeLengths()
  }
}

extension View {
  /// The length that a hidden stack counts for across the stack that arranges it: what fits its
  /// views, whose conditions do not count; nil if nothing inside has a length, or for a leaf.
  ///
  /// Where it is none of these, constraints cannot say it before the layout, so they are told.
  ///
  /// - Complexity: O(n log n) for n views.
  package func lengthWhenHidden(along axis: Axis, policy: LayoutPolicy) -> Double? {
    guard let cost = costAlone(along: axis, policy: policy, countsAllAsHidden: true), !cost.isFree,
      cost.natural > 0
    else { return nil }
    return cost.natural.value
  }

  /// The least length that is as good as any for the views of a stack by themselves; nil if nothing
  /// inside has a length, or for a leaf.
  ///
  /// - Complexity: O(n log n) for n views.
  package func lengthThatFits(along axis: Axis, policy: LayoutPolicy) -> Double? {
    guard hasLengthInside(along: axis) else { return nil }
    return costAlone(along: axis, policy: policy, countsAllAsHidden: false)?.natural.value
  }

  private func costAlone(
    along axis: Axis, policy: LayoutPolicy, countsAllAsHidden: Bool
  ) -> Cost? {
    guard stack != nil, let tree = try? ViewTree(self, guideSize: nil) else { return nil }
    var layout = AxisLayout(
      tree: tree, axis: axis, layoutDirection: .leftToRight, policy: policy)
    layout.countsAllAsHidden = countsAllAsHidden
    return try? layout.costs().first
  }

  /// Whether a view that is shown in it, or itself, has a length or is asked for one.
  private func hasLengthInside(along axis: Axis) -> Bool {
    let isAsked = !length(along: axis).constraints.isEmpty
    guard let stack else { return isAsked || leaf?.intrinsic[axis] != nil }
    return isAsked
      || stack.arrangedViews.contains { !$0.isHidden && $0.hasLengthInside(along: axis) }
  }
}
