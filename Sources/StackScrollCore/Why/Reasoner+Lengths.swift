extension Reasoner {
  /// Explains the lengths on an axis from the content view down.
  ///
  /// A view has its length from its stack, or is as long as it asks for by itself. Then its cost
  /// changes its slope there, and what has such a change is the reason: a condition, the length of its
  /// own, or what is in it.
  mutating func explainLengths(along axis: Axis) {
    var given = [LengthReasons.Reason?](repeating: nil, count: count)
    guard let solution = solution(along: axis) else { return }
    for position in tree.nodes.indices {
      guard !hides(position, along: axis) else {
        explain(position, axis, (.hidden, .number(0, WhyText.hidden)))
        continue
      }
      guard !isHidden[position] else {
        explain(position, axis, given[position] ?? resting(position, in: solution))
        continue
      }
      let reason = given[position] ?? source(of: position, in: solution)
      let isStack = !tree.nodes[position].isLeaf
      let inside = isStack ? explainViews(of: position, reason == nil, solution, &given) : nil
      explain(position, axis, reason ?? inside ?? (.nothing, .number(0, WhyText.nothing)))
    }
  }

  /// The views on an axis by whole costs, in the place where the content view stands.
  private func solution(along axis: Axis) -> AxisLayout.Solution? {
    let (start, length) = (layout.frames[0].min(axis), layout.frames[0].length(axis))
    let root = RootPlace.best(least: length, most: length, min: start)
    return try? screen.axes.layout(along: axis, screen.spans).solution(root)
  }

  private mutating func explain(_ position: Int, _ axis: Axis, _ reason: LengthReasons.Reason) {
    let measure = measure(.length, position, axis)
    guard holds(reason.formula, for: measure) else { return }
    lengths[place(position, axis)] = FrameReason.Reason(measure, reason.rule, reason.formula)
  }

  /// Whether a view has no length for being hidden: along its stack, or inside another hidden view.
  func hides(_ position: Int, along axis: Axis) -> Bool {
    guard isHidden[position], let parent = parents[position] else { return false }
    return isHidden[parent] || settings(of: parent).axis == axis
  }

  // MARK: Stacks

  /// Says of the views in a stack what they have from it.
  ///
  /// - Returns: what the stack is as long as, if it is free.
  private mutating func explainViews(
    of stack: Int, _ isFree: Bool, _ solution: AxisLayout.Solution,
    _ given: inout [LengthReasons.Reason?]
  ) -> LengthReasons.Reason? {
    let axis = solution.layout.axis
    let arranged = arranged(by: stack)
    let margins = margins(of: stack, axis)
    // Negative margins may leave more room than the views need.
    let isNothing = Tolerance.standard.isEqual(length(stack, axis).value, 0)
    let isFree = isFree && !(isNothing && Formula.sum(margins).value < 0)
    var contents: LengthReasons.Reason = (.contentsInARow, .sum([]))
    if !arranged.visible.isEmpty {
      let inside = solution.layout.inner(of: stack, solution.spans[stack]).length
      let named = named(stack, arranged, inside, isFree, solution) { length($0, axis) }
      guard let reasons = reasons(of: stack, arranged, named, solution) else { return nil }
      contents = reasons.contents
      if settings(of: stack).axis == axis { rows[stack] = reasons }
      for (view, reason) in zip(arranged.visible, reasons.views) { given[view] = reason }
    } else if arranged.hidden.isEmpty {
      return nil
    }
    if isFree { self.contents[place(stack, axis)] = contents.formula }
    if settings(of: stack).axis != axis, settings(of: stack).alignment == .fill {
      for view in arranged.hidden { given[view] = (.fillsAcross, room(in: stack, axis)) }
    }
    guard isFree else { return nil }
    return (contents.rule, .sum(contents.formula.terms + margins))
  }

  /// What a stack's own rule says of the lengths in it; nil if it cannot be told.
  private func reasons(
    of stack: Int, _ arranged: Arranged, _ named: NamedStack, _ solution: AxisLayout.Solution
  ) -> LengthReasons? {
    let views = arranged.visible.map { solution.costs[$0] }
    guard let rule = try? solution.layout.rule(of: stack, arranged, solution.costs),
      var reasons = try? rule.reasons(of: views, in: named)
    else { return nil }
    // No length is negative: where views overlap further than they reach, the stack comes to nothing,
    // and what they take is the rest of that.
    let isNothing = Tolerance.standard.isEqual(named.inside.value, 0)
    if named.isFree, isNothing, Formula.sum(named.gaps).value < 0 {
      reasons = (try? rule.reasons(of: views, in: named.held)) ?? reasons
      reasons.contents.formula = .sum([])
    }
    return reasons
  }

  /// A stack with what its numbers are called.
  ///
  /// - Parameter name: what the length of a view is called.
  private func named(
    _ stack: Int, _ arranged: Arranged, _ inside: DoubleDouble, _ isFree: Bool,
    _ solution: AxisLayout.Solution, _ name: (Int) -> Formula
  ) -> NamedStack {
    let (axis, settings) = (solution.layout.axis, settings(of: stack))
    let visible = arranged.visible
    let views = visible.map(name)
    let isAlong = settings.axis == axis
    return NamedStack(
      inside: inside, isFree: isFree, length: length(stack, axis),
      margins: margins(of: stack, axis), views: views,
      own: visible.map { view in
        tree.ownLength(of: view, along: axis).map { _ in
          input(.ownLength(tree.ids[view], axis))
        }
      },
      texts: visible.map { text(of: $0, settings.alignment) ?? .sum([]) },
      gaps: isAlong
        ? visible.indices.dropLast().map { gap(after: $0, in: stack, visible, name) } : [],
      hidden: isAlong ? [] : arranged.hidden.map { resting($0, in: solution).formula })
  }

  /// How far a view's baseline is from its top, or from its bottom for last baselines; nil without text.
  func text(of view: Int, _ alignment: Alignment) -> Formula? {
    guard tree.baselines(of: view) != nil else { return nil }
    let id = tree.ids[view]
    return input(alignment == .firstBaseline ? .firstBaseline(id) : .lastBaseline(id))
  }

  /// The length that fits what is in a hidden view, whose conditions rest.
  private func resting(_ view: Int, in solution: AxisLayout.Solution) -> LengthReasons.Reason {
    let axis = solution.layout.axis
    let nothing: LengthReasons.Reason = (.nothing, .number(0, WhyText.nothing))
    guard !tree.nodes[view].isLeaf else {
      return tree.ownLength(of: view, along: axis).map { _ in
        (.ownLength, input(.ownLength(tree.ids[view], axis)))
      } ?? nothing
    }
    let arranged = arranged(by: view)
    // Where what is inside settles no length, there is none.
    guard !arranged.visible.isEmpty || !arranged.hidden.isEmpty,
      !tree.nodes[view].isHidden || solution.costs[view] != .free
    else { return nothing }
    var contents: LengthReasons.Reason = (.contentsInARow, .sum([]))
    if !arranged.visible.isEmpty {
      guard let fitting = try? solution.layout.innerCost(of: view, solution.costs) else {
        return nothing
      }
      let outer = ExactSpan(min: 0, length: fitting.natural)
      let inside = solution.layout.inner(of: view, outer).length
      let named = named(view, arranged, inside, true, solution) { inner in
        resting(inner, in: solution).formula
      }
      guard let reasons = reasons(of: view, arranged, named, solution) else { return nothing }
      contents = reasons.contents
    }
    return (contents.rule, .sum(contents.formula.terms + margins(of: view, axis)))
  }

  // MARK: What a view asks for by itself

  /// What makes a view as long as it is where its stack does not; nil if that is what is in it.
  private func source(
    of position: Int, in solution: AxisLayout.Solution
  ) -> LengthReasons.Reason? {
    let (layout, view) = (solution.layout, views[position])
    let axis = layout.axis
    let length = solution.spans[position].length
    let natural = solution.costs[position].natural
    if position == 0, !Tolerance.standard.isEqual(natural.value, length.value) {
      return boundOfContent(axis)
    }
    var sources: [(reason: LengthReasons.Reason?, cost: Cost)] = []
    for (index, constraint) in view.length(along: axis).constraints.enumerated() {
      let cross = position < layout.crossLengths.count ? layout.crossLengths[position] : nil
      let points = constraint.points(
        guideLength: screen.scrollView.size[axis], crossLength: cross)
      guard let points else { continue }
      sources.append(
        (
          reason(of: constraint, index, position, axis),
          Cost(constraint.relation, DoubleDouble(points), priority: constraint.priority)
        ))
    }
    if let own = tree.ownLength(of: position, along: axis) {
      sources.append(
        (
          (.ownLength, input(.ownLength(view.id, axis))),
          Cost(intrinsic: own, tree.heldLevels(of: position, along: axis))
        ))
    }
    if !tree.nodes[position].isLeaf,
      let inner = try? layout.innerCost(of: position, solution.costs)
    {
      sources.append((nil, inner))
    }
    // Every cost ends at 0, where only what asks for 0 is a reason.
    if Tolerance.standard.isEqual(length.value, 0) {
      sources.removeAll { $0.reason.map { $0.formula.value != 0 } ?? false }
    }
    let holder = sources.map(\.cost).holder(of: length)
    return holder.map { sources[$0].reason } ?? (.nothing, .number(0, WhyText.nothing))
  }

  private func reason(
    of constraint: LengthConstraint, _ index: Int, _ position: Int, _ axis: Axis
  ) -> LengthReasons.Reason {
    let rule: FrameReason.Rule =
      switch constraint.relation {
      case .equal: constraint.priority.isRequired ? .required : .preferred
      case .atLeast: .shortestAllowed
      case .atMost: .longestAllowed
      }
    let number = input(.condition(tree.ids[position], axis, index, constraint))
    let formula: Formula =
      switch constraint.target {
      case .constant: number
      case .fraction(1, of: .frameLayoutGuide): input(.window(axis))
      case .fraction: .product(number, input(.window(axis)))
      case .ratio: .product(number, length(position, axis.perpendicular))
      }
    return (rule, formula)
  }

  // MARK: What holds the content view

  /// The bound at which a content view stands that would rather be shorter: a content is not shorter than
  /// nothing.
  private func boundOfContent(_ axis: Axis) -> LengthReasons.Reason {
    let pins = [pin(axis, isNear: false), pin(axis, isNear: true)]
    return (.betweenPins, .difference(.sum([]), .sum(pins)))
  }

  /// The distance of the content view from an edge of the content.
  func pin(_ axis: Axis, isNear: Bool) -> Formula { input(.pin(edge(axis, isNear: isNear))) }
}
