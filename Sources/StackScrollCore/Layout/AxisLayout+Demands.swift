extension AxisLayout {
  /// What each view wants, from the leaves up.
  ///
  /// - Throws: ``AxisFailure/unsatisfiable(_:)`` for required lengths that contradict each other.
  ///   Whatever a later pass gives a view is then allowed by what is inside it.
  func demands() throws(AxisFailure) -> [Demand] {
    var demands = [Demand](repeating: .leaf(nil), count: tree.nodes.count)
    var contradiction: (stack: Int, views: [ViewID])?
    for position in tree.nodes.indices.reversed() {
      let node = tree.nodes[position]
      let own = try requiredLength(of: node)
      guard case .stack = node.kind, let rule = rule(of: position) else {
        demands[position] = own.map(Demand.required) ?? demandAlone(node)
        continue
      }
      let arranged = tree.children(of: position).map { demands[$0] }
      demands[position] = own.map(Demand.required) ?? rule.demand(of: arranged)
      guard let views = rule.contradiction(among: arranged, given: own) else { continue }
      if let known = contradiction, known.stack < node.end { continue }
      let isWithin = rule.contradiction(among: arranged, given: nil) != nil
      let stack = isWithin ? [] : [node.id]
      contradiction = (position, stack + ids(views, in: position))
    }
    if let contradiction { throw .unsatisfiable(contradiction.views) }
    return demands
  }

  /// The length that a view's own width or height requires, in points.
  private func requiredLength(of node: ViewTree.Node) throws(AxisFailure) -> Double? {
    let length = node.length(along: axis)
    if case .fraction = length, guideLength == nil {
      throw .unsupported(node.id, .hasNoScrollView)
    }
    return length.required(guideLength: guideLength ?? 0)
  }

  /// What a view without arranged views wants.
  private func demandAlone(_ node: ViewTree.Node) -> Demand {
    switch node.kind {
    case .leaf(let intrinsic): .leaf(intrinsic[axis])
    case .stack: .empty(emptyStack)
    }
  }

  /// The views that leave the root's length open, in tree order.
  ///
  /// - Complexity: O(n) for n views.
  func openViews(_ demands: [Demand]) -> [ViewID] {
    var result: [ViewID] = []
    var position = 0
    while position < tree.nodes.count {
      let node = tree.nodes[position]
      guard demands[position].isFree else {
        position = node.end
        continue
      }
      if node.end == position + 1 { result.append(node.id) }
      position += 1
    }
    return result
  }
}
