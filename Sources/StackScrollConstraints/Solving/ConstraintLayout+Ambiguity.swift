import StackScrollCore

extension ConstraintLayout {
  /// The places and lengths that constraints leave open: left and width, top and height.
  ///
  /// They come in the order in which constraints first name the items.
  public func ambiguousAnchors() throws(ConstraintLayoutError) -> [Anchor] {
    try ambiguous(
      among: items.flatMap { item in
        [LayoutAttribute.left, .width, .top, .height].map { Anchor(item, $0) }
      })
  }

  /// Those of some anchors that constraints leave open; one that no constraint names is none.
  ///
  /// The fewer are asked for, the cheaper it is.
  public func ambiguous(among anchors: [Anchor]) throws(ConstraintLayoutError) -> [Anchor] {
    let anchors = anchors.filter { span(of: $0) != nil }
    do {
      let answers = try solver.areDetermined(anchors.map { sum($0) ?? [] })
      return zip(anchors, answers).filter { !$0.1 }.map(\.0)
    } catch {
      throw .solver(error)
    }
  }

  /// The fewest constraints that keep an item where it is now on an axis, and leave nothing open.
  ///
  /// One is enough if all that is open hangs on one choice; it is none if nothing is open.
  public func settling(
    _ item: LayoutItem, _ axis: Axis
  ) throws(ConstraintLayoutError) -> [Constraint] {
    let open = try openAnchors(item, axis)
    guard !open.isEmpty else { return [] }
    var wishes: [Constraint] = []
    for anchor in open.reversed() {
      if let value = try value(of: anchor) { wishes.append(Constraint(anchor, constant: value)) }
    }
    for wish in wishes {
      var settled = self
      try settled.add(wish)
      guard try settled.solve() == .solved else { continue }
      if try settled.openAnchors(item, axis).isEmpty { return [wish] }
    }
    return wishes
  }

  private func openAnchors(
    _ item: LayoutItem, _ axis: Axis
  ) throws(ConstraintLayoutError) -> [Anchor] {
    let attributes: [LayoutAttribute] =
      axis == .horizontal ? [.left, .width] : [.top, .height]
    guard span(of: Anchor(item, attributes[0])) != nil else { return [] }
    var open: [Anchor] = []
    for anchor in attributes.map({ Anchor(item, $0) }) {
      if try !isDetermined(anchor) { open.append(anchor) }
    }
    return open
  }
}
