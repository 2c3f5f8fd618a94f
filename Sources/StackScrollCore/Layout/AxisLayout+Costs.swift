extension AxisLayout {
  /// What each length of each view costs, from the leaves up.
  ///
  /// What is at odds inside a hidden view rests with it, so hiding a view always helps.
  ///
  /// - Parameter rootLength: the root's length, where something outside settles it.
  /// - Throws: ``AxisFailure/unsatisfiable(_:)`` for required lengths that contradict each other.
  ///   Whatever a later pass gives a view is then allowed by what is inside it.
  func costs(rootLength: Double? = nil) throws(AxisFailure) -> [Cost] {
    var costs = [Cost](repeating: .free, count: tree.nodes.count)
    var failures: [(position: Int, failure: AxisFailure)] = []
    var position = tree.nodes.count
    while position > 0 {
      position -= 1
      let node = tree.nodes[position]
      var found: AxisFailure?
      do throws(AxisFailure) {
        switch try cost(of: position, costs, isSettled: position == 0 && rootLength != nil) {
        case .cost(let cost): costs[position] = cost
        case .contradiction(let views, let instead):
          costs[position] = instead
          found = .unsatisfiable(views)
        }
      } catch { found = error }
      if node.isHidden, position > 0 {
        while let last = failures.last, last.position < node.end { failures.removeLast() }
      } else if let found, (failures.last?.position ?? .max) >= node.end {
        failures.append((position, found))
      }
    }
    if let first = failures.last { throw first.failure }
    return costs
  }

  private enum Answer {
    case cost(Cost)
    /// Views at odds, and a cost to go on with.
    case contradiction([ViewID], instead: Cost)
  }

  private func cost(
    of position: Int, _ costs: [Cost], isSettled: Bool
  ) throws(AxisFailure) -> Answer {
    let node = tree.nodes[position]
    guard let own = try ownCost(of: position) else {
      return .contradiction([tree.ids[position]], instead: .free)
    }
    guard !node.isLeaf else { return .cost(own) }
    guard let inner = try innerCost(of: position, costs) else {
      return .contradiction(opponents(in: position, costs, given: nil), instead: own)
    }
    guard let joint = Cost.sum([inner, own]) else {
      let given = max(own.lower, min(own.upper, inner.lower))
      let views = [tree.ids[position]] + opponents(in: position, costs, given: given)
      return .contradiction(views, instead: own)
    }
    if joint.isUndecided, !isSettled {
      throw .unsupported(tree.ids[position], .joinsUnknownCosts)
    }
    return .cost(joint)
  }

  /// What a view's own length and conditions cost; nil if they contradict each other.
  private func ownCost(of position: Int) throws(AxisFailure) -> Cost? {
    let needs = tree.needs(of: position, along: axis)
    switch needs.kind {
    case .required: return .required(needs.length)
    case .own: return Cost(intrinsic: needs.length, hugging: .defaultLow, resistance: .defaultHigh)
    case .nothing: return .free
    case .special:
      let cross = position < crossLengths.count ? crossLengths[position] : nil
      do throws(UnsupportedReason) {
        return try tree.special[Int(needs.place)].cost(crossLength: cross)
      } catch {
        throw .unsupported(tree.ids[position], error)
      }
    }
  }

  /// What a stack's length costs the views inside it; nil if they contradict each other.
  private func innerCost(of stack: Int, _ costs: [Cost]) throws(AxisFailure) -> Cost? {
    let arranged = arranged(by: stack)
    if arranged.visible.isEmpty, arranged.hidden.isEmpty {
      return policy.emptyStack == .fitsZero ? .from(0, slope: .emptiness) : .free
    }
    let margins = margins(of: stack)
    var cost: Cost? = .from(0, slope: .emptiness)
    if !arranged.visible.isEmpty {
      cost = try rule(of: stack, arranged, costs).cost(of: arranged.visible.map { costs[$0] })
    }
    return cost?.moved(by: margins.near + margins.far).withoutNegativeLengths()
  }

  /// The names of the views that contradict each other in a stack, or the length it is given.
  func opponents(in stack: Int, _ costs: [Cost], given length: Double?) -> [ViewID] {
    let arranged = arranged(by: stack)
    guard !tree.nodes[stack].isLeaf, !arranged.visible.isEmpty,
      let rule = try? rule(of: stack, arranged, costs)
    else { return [] }
    let margins = margins(of: stack)
    let inside = length.map { $0 - margins.near - margins.far }
    return rule.opponents(among: arranged.visible.map { costs[$0] }, given: inside)
      .map { tree.ids[arranged.visible[$0]] }
  }

  /// The views that leave the root's length open, in tree order.
  ///
  /// - Complexity: O(n) for n views.
  func openViews(_ costs: [Cost]) -> [ViewID] {
    var result: [ViewID] = []
    var position = 0
    while position < tree.nodes.count {
      let node = tree.nodes[position]
      guard costs[position].isFree, position == 0 || !node.isHidden else {
        position = node.end
        continue
      }
      if node.end == position + 1 { result.append(tree.ids[position]) }
      position += 1
    }
    return result.isEmpty ? [tree.ids[0]] : result
  }
}
