extension Reasoner {
  /// What holds a view in its place: one of its edges, or both.
  private enum Anchor {
    case start(Rule, Formula)
    case end(Rule, Formula)
    case both(Rule, Formula, Rule, Formula)
  }

  /// Explains where views begin and end, from the root down.
  ///
  /// That hangs on other views of the same stack and on the stack, never on what is in one of them.
  mutating func explainPlaces(along axis: Axis) {
    explain(0, axis, anchorOfContent(axis))
    for stack in 0..<explained where !tree.nodes[stack].isLeaf {
      let settings = settings(of: stack)
      let views = arranged(by: stack).visible
      if settings.axis == axis { explainRow(of: stack, views) }
      for position in tree.children(of: stack) {
        if hides(position, along: axis) {
          explain(position, axis, .start(.hidden, hiddenPlace(of: position, in: stack, axis)))
        } else if settings.axis != axis,
          let anchor = anchor(of: position, across: stack, settings.alignment, axis)
        {
          explain(position, axis, anchor)
        }
      }
    }
  }

  /// Takes what holds a view as the reason of its edges, if it gives the numbers that they have.
  private mutating func explain(_ position: Int, _ axis: Axis, _ anchor: Anchor) {
    let length = length(position, axis)
    let place = place(position, axis)
    let (start, end) = (measure(.start, position, axis), measure(.end, position, axis))
    switch anchor {
    case .start(let rule, let formula):
      guard holds(formula, for: start) else { return }
      starts[place] = Reason(start, rule, formula)
      ends[place] = Reason(end, .farEdge, .sum([term(.start, position, axis), length]))
    case .end(let rule, let formula):
      guard holds(formula, for: end) else { return }
      starts[place] = Reason(start, rule, .difference(formula, length))
      ends[place] = Reason(end, rule, formula)
    case .both(let rule, let formula, let endRule, let endFormula):
      guard holds(formula, for: start), holds(endFormula, for: end) else { return }
      starts[place] = Reason(start, rule, formula)
      ends[place] = Reason(end, endRule, endFormula)
    }
  }

  private typealias Reason = FrameReason.Reason

  private func anchorOfContent(_ axis: Axis) -> Anchor {
    let (near, far) = (pin(axis, isNear: true), pin(axis, isNear: false))
    return lengths[place(0, axis)]?.rule == .betweenPins
      ? .both(.pinned, near, .pinned, .difference(.sum([]), far)) : .start(.pinned, near)
  }

  /// Whether a view is held by its left or top edge, and not by the other one.
  private func isHeldAtStart(_ position: Int, _ axis: Axis) -> Bool {
    ends[place(position, axis)]?.rule == .farEdge
  }

  /// Whether a stack is as long as its views make it.
  private func isFree(_ stack: Int, _ axis: Axis) -> Bool {
    contents[place(stack, axis)] != nil
  }

  /// The left or top edge inside the margins of a stack, or the other one.
  ///
  /// In a free stack the edge that is not held is as far from the other as the contents are long.
  private func innerEdge(of stack: Int, _ axis: Axis, isNear: Bool) -> Formula {
    let margin = margin(of: stack, axis, isNear: isNear)
    guard isFree(stack, axis), isNear != isHeldAtStart(stack, axis) else {
      return isNear
        ? .sum([term(.start, stack, axis), margin])
        : .difference(term(.end, stack, axis), margin)
    }
    let held = innerEdge(of: stack, axis, isNear: !isNear)
    let room = room(in: stack, axis)
    return isNear ? .difference(held, room) : .sum(held.terms + room.terms)
  }

  private func hiddenPlace(of position: Int, in parent: Int, _ axis: Axis) -> Formula {
    guard !isHidden[parent] else { return term(.start, parent, axis) }
    let visible = arranged(by: parent).visible
    let isNear = !isMirrored(axis)
    guard let last = visible.last else { return innerEdge(of: parent, axis, isNear: isNear) }
    guard let next = visible.firstIndex(where: { $0 > position }) else {
      return isFree(parent, axis)
        ? term(isNear ? .end : .start, last, axis)
        : innerEdge(of: parent, axis, isNear: !isNear)
    }
    guard next > 0 else {
      return isFree(parent, axis)
        ? term(isNear ? .start : .end, visible[0], axis)
        : innerEdge(of: parent, axis, isNear: isNear)
    }
    let (near, far) = flow(visible[next - 1], visible[next], axis)
    return .quotient(
      .sum([term(.end, near, axis), term(.start, far, axis)]), .number(2, WhyText.sides))
  }

  // MARK: Along

  /// Views one after the other: those before the one that takes what is left, or before the last gap
  /// that does, from where the row begins, the others from where it ends.
  ///
  /// In a free stack all of them follow from the edge that the stack is held by.
  private mutating func explainRow(of stack: Int, _ views: [Int]) {
    guard let row = rows[stack], !views.isEmpty else { return }
    let axis = settings(of: stack).axis
    let isMirrored = isMirrored(axis)
    var split = max(0, views.count - 2)
    if isFree(stack, axis) {
      split = isHeldAtStart(stack, axis) == isMirrored ? -1 : views.count
    } else if let last = row.taker ?? row.gaps.lastIndex(where: { $0.kind != .least }) {
      split = last
    }
    for (place, view) in views.enumerated() {
      let isFirst = place == 0
      let isLast = place == views.count - 1
      let behind = edge(
        of: stack, isNear: !isMirrored, from: isFirst ? nil : views[place - 1],
        isFirst ? nil : row.gaps[place - 1], .behindNeighbour)
      let before = edge(
        of: stack, isNear: isMirrored, from: isLast ? nil : views[place + 1],
        isLast ? nil : row.gaps[place], .beforeNeighbour)
      // One that takes what is left stands at both edges, and so does a lone view that fills its stack.
      if !isFree(stack, axis), place == row.taker || views.count == 1 && row.views[0] != nil {
        explain(view, axis, between(behind, before))
      } else {
        explain(view, axis, anchored(place <= split ? behind : before))
      }
    }
  }

  /// Where one edge of a view is: the left or top one, or the other.
  private struct Edge {
    let isNear: Bool
    let rule: Rule
    let formula: Formula
  }

  private func anchored(_ edge: Edge) -> Anchor {
    edge.isNear ? .start(edge.rule, edge.formula) : .end(edge.rule, edge.formula)
  }

  private func between(_ first: Edge, _ second: Edge) -> Anchor {
    let (near, far) = first.isNear ? (first, second) : (second, first)
    return .both(near.rule, near.formula, far.rule, far.formula)
  }

  /// The edge of a view that stands a gap from a neighbour, or without one at the stack's own edge.
  private func edge(
    of stack: Int, isNear: Bool, from neighbour: Int?, _ gap: LengthReasons.Gap?, _ rule: Rule
  ) -> Edge {
    let axis = settings(of: stack).axis
    guard let neighbour, let gap else {
      return Edge(
        isNear: isNear, rule: .firstInRow, formula: innerEdge(of: stack, axis, isNear: isNear))
    }
    let edge = term(isNear ? .end : .start, neighbour, axis)
    return Edge(
      isNear: isNear, rule: gap.kind == .pitch ? .betweenCentres : rule,
      formula: isNear ? edge.adding(gap.formula) : edge.subtracting(gap.formula))
  }

  /// Two neighbours, the one more to the left or the top first.
  private func flow(_ first: Int, _ second: Int, _ axis: Axis) -> (Int, Int) {
    isMirrored(axis) ? (second, first) : (first, second)
  }

  private func isMirrored(_ axis: Axis) -> Bool {
    axis == .horizontal && screen.layoutDirection == .rightToLeft
  }

  // MARK: Across

  private func anchor(
    of position: Int, across stack: Int, _ alignment: Alignment, _ axis: Axis
  ) -> Anchor? {
    let near = innerEdge(of: stack, axis, isNear: true)
    let far = innerEdge(of: stack, axis, isNear: false)
    let isFree = isFree(stack, axis)
    // What takes all the room stands at both sides.
    let isWhole =
      alignment == .fill || lengths[place(position, axis)]?.rule == .alignedLength
      || !alignment.isBaseline && room(in: stack, axis).terms == [length(position, axis)]
    guard !isWhole else {
      if isFree {
        return isHeldAtStart(stack, axis) ? .start(.nearSide, near) : .end(.farSide, far)
      }
      return .both(.nearSide, near, .farSide, far)
    }
    switch alignment {
    case .fill: return nil
    case .leading: return isMirrored(axis) ? .end(.farSide, far) : .start(.nearSide, near)
    case .trailing: return isMirrored(axis) ? .start(.nearSide, near) : .end(.farSide, far)
    case .center:
      let side = Formula.quotient(
        .difference(room(in: stack, axis), length(position, axis)), .number(2, WhyText.sides))
      return isFree && !isHeldAtStart(stack, axis)
        ? .end(.middle, .difference(far, side)) : .start(.middle, .sum(near.terms + [side]))
    case .firstBaseline, .lastBaseline:
      return onBaseline(position, stack, alignment, axis)
    }
  }

  /// At the side that the stack's contents hang on, or on the line of a view that stands there.
  private func onBaseline(
    _ position: Int, _ stack: Int, _ alignment: Alignment, _ axis: Axis
  ) -> Anchor? {
    let arranged = arranged(by: stack)
    guard let first = arranged.visible.first ?? arranged.hidden.first else { return nil }
    let sides = [
      (true, innerEdge(of: stack, axis, isNear: true)),
      (false, innerEdge(of: stack, axis, isNear: false)),
    ]
    let views = arranged.visible.isEmpty ? [first] : arranged.visible
    let isHeldAtEnd = isFree(stack, axis) && !isHeldAtStart(stack, axis)
    // The first view's side comes first, or in a free stack the one that it is held by.
    let isNearFirst = isFree(stack, axis) ? !isHeldAtEnd : alignment == .firstBaseline
    var holder: (view: Int, isNear: Bool, edge: Formula)?
    for (isNear, edge) in isNearFirst ? sides : sides.reversed() where holder == nil {
      let kind = isNear ? FrameMeasure.Kind.start : .end
      // Only the first view holds the stack on its own side.
      let candidates = isNear == (alignment == .firstBaseline) ? [first] : views
      holder = candidates.first { holds(edge, for: measure(kind, $0, axis)) }
        .map { ($0, isNear, edge) }
    }
    guard let holder else { return nil }
    // What has less room than it likes reaches to the stack's other side.
    let isSqueezed =
      lengths[place(position, axis)]?.rule == .roomFromBaseline && !isFree(stack, axis)
    let (near, far) = (sides[0].1, sides[1].1)
    if position == holder.view {
      if isSqueezed, holds(near, for: measure(.start, position, axis)),
        holds(far, for: measure(.end, position, axis))
      {
        return .both(.nearSide, near, .farSide, far)
      }
      return holder.isNear ? .start(.nearSide, holder.edge) : .end(.farSide, holder.edge)
    }
    let own = text(of: position, alignment) ?? .sum([])
    let other = text(of: holder.view, alignment) ?? .sum([])
    if alignment == .lastBaseline {
      let line = Formula.difference(term(.end, holder.view, axis), other)
      let end = Formula.sum([line, own])
      return isSqueezed
        ? .both(.nearSide, near, .onBaseline, end) : .end(.onBaseline, end)
    }
    let line = Formula.sum([term(.start, holder.view, axis), other])
    let start = Formula.difference(line, own)
    return isSqueezed ? .both(.onBaseline, start, .farSide, far) : .start(.onBaseline, start)
  }
}
