extension AxisLayout {
  /// The rule of a stack that shows views.
  ///
  /// - Throws: ``AxisFailure/unsupported(_:_:)`` for baselines whose place is not known.
  func rule(
    of stack: Int, _ arranged: Arranged, _ costs: [Cost]
  ) throws(AxisFailure) -> any StackRule {
    let view = settings(of: stack)
    guard axis == view.axis else { return try crossRule(of: stack, view, arranged, costs) }
    let row = try row(of: stack, view, arranged, costs)
    switch view.distribution {
    case .fill: return FillRule(row: row)
    case .fillEqually: return FillEquallyRule(row: row)
    case .equalSpacing: return EqualSpacingRule(row: row)
    case .equalCentering: return EqualCenteringRule(row: row, isPriced: pricesCentres)
    case .fillProportionally:
      return FillProportionallyRule(
        row: row, own: arranged.visible.map { tree.ownLength(of: $0, along: axis) },
        isPlain: arranged.visible.allSatisfy { tree.needs(of: $0, along: axis).kind == .own })
    }
  }

  private func crossRule(
    of stack: Int, _ view: StackView, _ arranged: Arranged, _ costs: [Cost]
  ) throws(AxisFailure) -> any StackRule {
    let isLone = arranged.visible.count + arranged.hidden.count == 1
    let side = { (place: DoubleDouble) in
      AlignSideRule(place: isMirrored ? 1 - place : place, isLone: isLone)
    }
    switch view.alignment {
    case .fill:
      let counts = policy.hiddenViews == .count
      return AlignFillRule(hidden: counts ? arranged.hidden.map { costs[$0] } : [])
    case .leading: return side(0)
    case .center: return side(0.5)
    case .trailing: return side(1)
    case .firstBaseline, .lastBaseline:
      guard arranged.visible.allSatisfy({ tree.nodes[$0].isLeaf }) else {
        throw .unsupported(tree.ids[stack], .baselinesOfStacks)
      }
      let isFirst = view.alignment == .firstBaseline
      return AlignBaselineRule(
        distances: arranged.visible.map { position in
          tree.baselines[position].map { DoubleDouble(isFirst ? $0.first : $0.last) }
        }, isFirst: isFirst, isLone: isLone)
    }
  }

  /// The gaps of a stack along its axis.
  func row(
    of stack: Int, _ view: StackView, _ arranged: Arranged, _ costs: [Cost]
  ) throws(AxisFailure) -> Row {
    var gaps: [DoubleDouble] = []
    gaps.reserveCapacity(arranged.visible.count)
    for (position, next) in zip(arranged.visible, arranged.visible.dropFirst()) {
      var gap = DoubleDouble(view.spacing)
      if !view.customSpacings.isEmpty, let own = view.customSpacing(after: tree.ids[position]) {
        gap = DoubleDouble(own)
      }
      if view.isBaselineRelativeArrangement, axis == .vertical {
        gap -= try textBelow(position, in: stack) + textAbove(next, in: stack, costs)
      }
      gaps.append(gap)
    }
    return Row(gaps: gaps, isMirrored: isMirrored, ties: policy.ties)
  }

  /// From the last baseline to the bottom.
  private func textBelow(_ position: Int, in stack: Int) throws(AxisFailure) -> DoubleDouble {
    guard tree.nodes[position].isLeaf else {
      throw .unsupported(tree.ids[stack], .baselinesOfStacks)
    }
    return DoubleDouble(tree.baselines[position]?.last ?? 0)
  }

  /// From the top to the first baseline, which is the bottom of a view without text.
  private func textAbove(
    _ position: Int, in stack: Int, _ costs: [Cost]
  ) throws(AxisFailure) -> DoubleDouble {
    if let text = tree.baselines[position] { return DoubleDouble(text.first) }
    guard tree.nodes[position].isLeaf, costs[position].isRigid else {
      throw .unsupported(tree.ids[stack], .baselinesOfStacks)
    }
    return costs[position].lower
  }

  /// The settings of a stack.
  func settings(of stack: Int) -> StackView { tree.stacks[Int(tree.nodes[stack].stack)] }

  /// The space between a stack's edges and its views, on this axis.
  func margins(of stack: Int) -> (near: Double, far: Double) {
    let margins = settings(of: stack).margins(in: layoutDirection)
    return (margins.near(axis), margins.far(axis))
  }
}
