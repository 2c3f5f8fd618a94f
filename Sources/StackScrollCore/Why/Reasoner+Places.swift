extension Reasoner {
  /// What holds a view in its place: one of its edges, or both.
  private enum Anchor {
    case start(Rule, Formula)
    case end(Rule, Formula)
    case both(Rule, Formula, Rule, Formula)
  }

  /// Explains where views begin and end, from the root down.
  mutating func explainPlaces(along axis: Axis) {
    for position in tree.nodes.indices {
      guard let anchor = anchor(of: position, axis) else { continue }
      let length = length(position, axis)
      let place = place(position, axis)
      let (start, end) = (measure(.start, position, axis), measure(.end, position, axis))
      switch anchor {
      case .start(let rule, let formula):
        guard holds(formula, for: start) else { continue }
        starts[place] = Reason(start, rule, formula)
        ends[place] = Reason(end, .farEdge, .sum([term(.start, position, axis), length]))
      case .end(let rule, let formula):
        guard holds(formula, for: end) else { continue }
        starts[place] = Reason(start, rule, .difference(formula, length))
        ends[place] = Reason(end, rule, formula)
      case .both(let rule, let formula, let endRule, let endFormula):
        guard holds(formula, for: start), holds(endFormula, for: end) else { continue }
        starts[place] = Reason(start, rule, formula)
        ends[place] = Reason(end, endRule, endFormula)
      }
    }
  }

  private typealias Reason = FrameReason.Reason

  private func anchor(of position: Int, _ axis: Axis) -> Anchor? {
    guard let parent = parents[position] else { return anchorOfContent(position, axis) }
    if hides(position, along: axis) {
      return .start(.hidden, hiddenPlace(of: position, in: parent, axis))
    }
    let settings = settings(of: parent)
    return settings.axis == axis
      ? anchor(of: position, along: parent, axis)
      : anchor(of: position, across: parent, settings.alignment, axis)
  }

  private func anchorOfContent(_ position: Int, _ axis: Axis) -> Anchor? {
    let (near, _) = screen.attachment.edges(along: axis, in: screen.layoutDirection)
    let end = farEdge(axis).map { Anchor.end(.pinned, $0) }
    if near != .nothing, lengths[place(position, axis)]?.rule == .betweenPins {
      let far = farEdge(axis) ?? .difference(.sum([]), input(.pin(edge(axis, isNear: false))))
      return .both(.pinned, nearEdge(axis), .pinned, far)
    }
    switch near {
    case .contentLayoutGuide, .frameLayoutGuide: return .start(.pinned, nearEdge(axis))
    case .contentLayoutGuideAtLeast:
      if case .end(_, let formula)? = end, holds(formula, for: measure(.end, position, axis)) {
        return end
      }
      return .start(.pinned, nearEdge(axis))
    case .nothing: return end
    }
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

  private func anchor(of position: Int, along stack: Int, _ axis: Axis) -> Anchor? {
    let visible = arranged(by: stack).visible
    guard let place = visible.firstIndex(of: position) else { return nil }
    let distribution = settings(of: stack).distribution.among(visible.count)
    let isCentred = distribution == .equalCentering
    let gap = { (gapPlace: Int) -> Formula in
      distribution == .equalSpacing
        ? spacedGap(in: stack, axis, visible) : self.gap(after: gapPlace, in: stack, visible)
    }
    let forward = behind(place, stack, axis, visible, gap)
    let backward = before(place, stack, axis, visible, gap)
    let isFree = isFree(stack, axis)
    if !isFree, let taker = takers[self.place(stack, axis)].flatMap(visible.firstIndex) {
      if place == taker { return between(forward, backward) }
      return anchored(place < taker ? forward : backward)
    }
    // A free stack's views follow each other from the edge that the stack is held by.
    let isReversed = isFree && isHeldAtStart(stack, axis) == isMirrored(axis)
    if isReversed {
      if isCentred, place < visible.count - 1 {
        return centred(place, stack, axis, visible, isReversed: true)
      }
      return anchored(backward)
    }
    // A lone view that fills its stack stands at both edges.
    if visible.count == 1, !isFree, stands(at: forward, position, axis),
      stands(at: backward, position, axis)
    {
      return between(forward, backward)
    }
    if place == 0 { return anchored(forward) }
    if place == visible.count - 1, !isFree { return anchored(backward) }
    return isCentred
      ? centred(place, stack, axis, visible, isReversed: false) : anchored(forward)
  }

  /// Where one edge of a view is: the left or top one, or the other.
  private struct Edge {
    let isNear: Bool
    let rule: Rule
    let formula: Formula
  }

  private func stands(at edge: Edge, _ position: Int, _ axis: Axis) -> Bool {
    holds(edge.formula, for: measure(edge.isNear ? .start : .end, position, axis))
  }

  private func anchored(_ edge: Edge) -> Anchor {
    edge.isNear ? .start(edge.rule, edge.formula) : .end(edge.rule, edge.formula)
  }

  private func between(_ first: Edge, _ second: Edge) -> Anchor {
    guard first.isNear != second.isNear else { return anchored(first) }
    let (near, far) = first.isNear ? (first, second) : (second, first)
    return .both(near.rule, near.formula, far.rule, far.formula)
  }

  /// Next to the view before, or to the edge where the row begins.
  private func behind(
    _ place: Int, _ stack: Int, _ axis: Axis, _ visible: [Int], _ gap: (Int) -> Formula
  ) -> Edge {
    let isNear = !isMirrored(axis)
    guard place > 0 else {
      return Edge(
        isNear: isNear, rule: .firstInRow, formula: innerEdge(of: stack, axis, isNear: isNear))
    }
    let gap = gap(place - 1)
    let edge = term(isNear ? .end : .start, visible[place - 1], axis)
    // A view without text is placed by its bottom edge.
    let own = Formula.Part.measure(measure(.length, visible[place], axis))
    if gap == self.gap(after: place - 1, in: stack, visible), gap.parts.contains(own) {
      let bare = gap.without { part, _ in part == own }
      return Edge(isNear: false, rule: .behindNeighbour, formula: .sum([edge, bare]))
    }
    return Edge(
      isNear: isNear, rule: .behindNeighbour,
      formula: isNear ? .sum([edge, gap]) : .difference(edge, gap))
  }

  /// Next to the view after, or to the edge where the row ends.
  private func before(
    _ place: Int, _ stack: Int, _ axis: Axis, _ visible: [Int], _ gap: (Int) -> Formula
  ) -> Edge {
    let isNear = isMirrored(axis)
    guard place < visible.count - 1 else {
      return Edge(
        isNear: isNear, rule: .firstInRow, formula: innerEdge(of: stack, axis, isNear: isNear))
    }
    let gap = gap(place)
    let edge = term(isNear ? .end : .start, visible[place + 1], axis)
    return Edge(
      isNear: isNear, rule: .beforeNeighbour,
      formula: isNear ? .sum([edge, gap]) : .difference(edge, gap))
  }

  /// The gap that all neighbours in a stack have: the largest of the least ones, or what the views
  /// leave.
  private func spacedGap(in stack: Int, _ axis: Axis, _ visible: [Int]) -> Formula {
    let gaps = visible.indices.dropLast().map { gap(after: $0, in: stack, visible) }
    guard let largest = gaps.max(by: { $0.value < $1.value }) else { return .sum([]) }
    let (near, far) = flow(visible[0], visible[1], axis)
    let isLeast = holds(
      .difference(term(.start, far, axis), largest), for: measure(.end, near, axis))
    if isLeast { return largest }
    let views = Formula.sum(visible.map { length($0, axis) })
    return .quotient(
      .difference(room(in: stack, axis), views),
      .number(Double(visible.count - 1), WhyText.gaps))
  }

  /// Where centres are as far apart as they can be alike.
  ///
  /// The first pitches are alike. If one of them is as short as it may be, all are as long as that
  /// one; otherwise they share the way to the first view whose place is known from the other end.
  private func centred(
    _ place: Int, _ stack: Int, _ axis: Axis, _ visible: [Int], isReversed: Bool
  ) -> Anchor? {
    let gap = { self.gap(after: $0, in: stack, visible) }
    let least = visible.indices.dropLast().map { isLeast($0, stack, axis, visible) }
    let centres = visible.map { centre(of: $0, axis) }
    var alike = 1
    while alike < visible.count - 1, isAlike(alike, centres, visible, axis) { alike += 1 }
    if isReversed {
      if least[place] { return anchored(before(place, stack, axis, visible, gap)) }
      return least.firstIndex(of: true).map {
        pitched(place, from: place + 1, $0, stack, axis, visible)
      }
    }
    if place > alike { return anchored(before(place, stack, axis, visible, gap)) }
    if least[place - 1] { return anchored(behind(place, stack, axis, visible, gap)) }
    if let widest = least[..<alike].firstIndex(of: true) {
      return pitched(place, from: place - 1, widest, stack, axis, visible)
    }
    if place == alike { return anchored(before(place, stack, axis, visible, gap)) }
    let half = Formula.quotient(length(visible[place], axis), .number(2, WhyText.halves))
    let way = Formula.difference(centres[alike], centres[0])
    let part = Formula.quotient(
      .product(.number(Double(place), WhyText.pitches), way),
      .number(Double(alike), WhyText.pitches))
    return .start(.betweenCentres, .difference(.sum([centres[0], part]), half))
  }

  /// A view whose centre is as far from its neighbour's as those of the widest pair.
  private func pitched(
    _ place: Int, from other: Int, _ widest: Int, _ stack: Int, _ axis: Axis, _ visible: [Int]
  ) -> Anchor {
    let isBehind = (other < place) != isMirrored(axis)
    let centre = centre(of: visible[other], axis)
    let two = Formula.number(2, WhyText.halves)
    let halves = [visible[widest], visible[widest + 1]].map {
      Formula.quotient(length($0, axis), two)
    }
    let own = Formula.quotient(length(visible[place], axis), two)
    // Half of the view itself is in the way to its centre, and comes off again.
    let isCounted = halves.contains(own)
    let way = halves.filter { $0 != own } + [gap(after: widest, in: stack, visible)]
    if isBehind {
      let position = Formula.sum([centre] + way)
      return .start(.betweenCentres, isCounted ? position : .difference(position, own))
    }
    let position = Formula.difference(centre, .sum(way))
    return .end(.betweenCentres, isCounted ? position : .sum([position, own]))
  }

  /// Whether the gap after a view is the least there may be.
  private func isLeast(_ place: Int, _ stack: Int, _ axis: Axis, _ visible: [Int]) -> Bool {
    let (near, far) = flow(visible[place], visible[place + 1], axis)
    return holds(
      .difference(term(.start, far, axis), gap(after: place, in: stack, visible)),
      for: measure(.end, near, axis))
  }

  /// Two neighbours, the one more to the left or the top first.
  private func flow(_ first: Int, _ second: Int, _ axis: Axis) -> (Int, Int) {
    isMirrored(axis) ? (second, first) : (first, second)
  }

  private func isMirrored(_ axis: Axis) -> Bool {
    axis == .horizontal && screen.layoutDirection == .rightToLeft
  }

  private func centre(of view: Int, _ axis: Axis) -> Formula {
    .sum([
      term(.start, view, axis),
      .quotient(length(view, axis), .number(2, WhyText.halves)),
    ])
  }

  /// Whether the pitch after a view is as long as the one before it.
  private func isAlike(
    _ place: Int, _ centres: [Formula], _ visible: [Int], _ axis: Axis
  ) -> Bool {
    let double = Formula.product(.number(2, WhyText.pitches), centres[place])
    let expected = Formula.difference(double, centres[place - 1])
    let half = Formula.quotient(length(visible[place + 1], axis), .number(2, WhyText.halves))
    return holds(.difference(expected, half), for: measure(.start, visible[place + 1], axis))
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
      alignment == .fill
      || !alignment.isBaseline
        && holds(givenRoom(in: stack, axis), for: measure(.length, position, axis))
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
      let two = Formula.number(2, WhyText.sides)
      if isFree, !isHeldAtStart(stack, axis) {
        let side = Formula.quotient(
          .difference(room(in: stack, axis), length(position, axis)), two)
        return .end(.middle, .difference(far, side))
      }
      let side = Formula.quotient(.difference(room(in: stack, axis), length(position, axis)), two)
      return .start(.middle, .sum(near.terms + [side]))
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
    let distance = { (view: Int) -> Formula in
      text(of: view, alignment)
        ?? (alignment == .firstBaseline ? length(view, .vertical) : .sum([]))
    }
    let own = distance(position)
    let other = distance(holder.view)
    if alignment == .lastBaseline {
      let line = Formula.difference(term(.end, holder.view, axis), other)
      let end = Formula.sum([line, own])
      return isSqueezed
        ? .both(.nearSide, near, .onBaseline, end) : .end(.onBaseline, end)
    }
    let isOtherBare = tree.baselines(of: holder.view) == nil
    let line =
      isOtherBare
      ? term(.end, holder.view, axis) : Formula.sum([term(.start, holder.view, axis), other])
    if tree.baselines(of: position) == nil { return .end(.onBaseline, line) }
    let start = Formula.difference(line, own)
    return isSqueezed ? .both(.onBaseline, start, .farSide, far) : .start(.onBaseline, start)
  }
}
