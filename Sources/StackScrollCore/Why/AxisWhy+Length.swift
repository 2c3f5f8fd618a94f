extension AxisWhy {
  /// Why a view is as long as it is.
  func length(of position: Int) -> Reason {
    if isHidden(position) {
      return Reason(rule: .hidden, formula: .number(spans[position].length, "hidden"))
    }
    guard let parent = parent(of: position) else { return lengthOfContent }
    let settings = layout.settings(of: parent)
    if let required = requiredLength(of: position) { return required }
    return settings.axis == axis
      ? length(of: position, along: settings, parent)
      : length(of: position, across: settings, parent)
  }

  private var lengthOfContent: Reason {
    requiredLength(of: 0) ?? ownLength(of: 0)
  }

  /// The one required condition that a view has, if that is what it has.
  private func requiredLength(of position: Int) -> Reason? {
    let needs = tree.needs(of: position, along: axis)
    guard needs.kind == .required else { return nil }
    let constraints = screen.content.view(named: tree.ids[position])?.length(along: axis)
      .constraints
    guard case .fraction(let share, of: let guide)? = constraints?.first?.target else {
      return Reason(rule: .required, formula: .number(needs.length, "required"))
    }
    let frame = screen.scrollView.size[axis]
    return Reason(
      rule: .required, formula: .product(.number(share, "share"), .number(frame, "\(guide)")))
  }

  /// The length that a view likes best: a leaf's own, or what a stack's views come to.
  private func ownLength(of position: Int) -> Reason {
    guard !tree.nodes[position].isLeaf else {
      return Reason(rule: .ownLength, formula: .number(spans[position].length, "its own"))
    }
    let visible = layout.arranged(by: position).visible
    let margins = layout.margins(of: position)
    let isEmpty = tree.nodes[position].end == position + 1
    let edges: [Formula] =
      isEmpty || margins.near + margins.far == 0
      ? [] : [.number(margins.near + margins.far, "margins")]
    let isConditional = tree.needs(of: position, along: axis).kind == .special
    guard !isConditional else {
      return Reason(rule: .required, formula: .number(spans[position].length, "its conditions"))
    }
    guard layout.settings(of: position).axis == axis else {
      let thickest = spans[position].length - edges.reduce(0) { $0 + $1.value }
      let term = Formula.number(thickest, "its thickest view")
      return Reason(rule: .thickestView, formula: edges.isEmpty ? term : .sum([term] + edges))
    }
    let gaps = visible.count > 1 ? [gaps(in: position)] : []
    return Reason(
      rule: .contentsInARow, formula: .sum(visible.map(number) + gaps + edges))
  }

  private func length(of position: Int, along stack: StackView, _ parent: Int) -> Reason {
    let visible = layout.arranged(by: parent).visible
    let natural = costs[position].natural.value
    let rest = rest(of: position, in: parent, visible)
    if stack.distribution == .fillEqually {
      let free = Formula.difference(innerLength(of: parent), gaps(in: parent))
      return Reason(
        rule: .equalShares,
        formula: .quotient(free, .number(Double(visible.count), "visible views")))
    }
    if Tolerance.standard.isEqual(spans[position].length, natural) {
      return ownLength(of: position)
    }
    let rule: FrameReason.Rule =
      stack.distribution == .fillProportionally
      ? .proportionalShare : spans[position].length > natural ? .stretched : .squeezed
    return Reason(rule: rule, formula: rest)
  }

  /// What the other views and the gaps leave of a stack.
  private func rest(of position: Int, in parent: Int, _ visible: [Int]) -> Formula {
    let others = visible.filter { $0 != position }
    let sum = others.reduce(0) { $0 + spans[$1].length }
    let taken: Formula =
      others.count > 4
      ? .number(sum, "\(others.count) other views") : .sum(others.map(number))
    guard !others.isEmpty else { return innerLength(of: parent) }
    return .difference(.difference(innerLength(of: parent), taken), gaps(in: parent))
  }

  private func length(of position: Int, across stack: StackView, _ parent: Int) -> Reason {
    if stack.alignment == .fill {
      return Reason(rule: .fillsAcross, formula: innerLength(of: parent))
    }
    let natural = costs[position].thickness(within: .infinity)?.value ?? spans[position].length
    let own = Formula.number(natural, "its own")
    guard Tolerance.standard.isLess(spans[position].length, than: natural) else {
      return Reason(rule: .alignedLength, formula: own)
    }
    let room: Formula =
      stack.alignment.isBaseline
      ? .number(spans[position].length, "room from the common line") : innerLength(of: parent)
    return Reason(rule: .alignedLength, formula: .least(own, room))
  }
}

extension View {
  /// The view of a name in this one, itself counted.
  fileprivate func view(named id: ViewID) -> View? {
    if self.id == id { return self }
    for view in stack?.arrangedViews ?? [] {
      if let found = view.view(named: id) { return found }
    }
    return nil
  }
}
