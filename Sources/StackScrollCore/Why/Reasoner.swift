/// Finds the reasons for a layout.
///
/// What the lengths in a stack come of its rule says, from the same costs by which it laid them out:
/// from the content view down, each view has its length from its stack or asks for it by itself. Where
/// the views stand then follows from the root down as well. So no reason leads back to itself.
struct Reasoner {
  let screen: ScrolledStack
  let layout: ContentLayout
  /// The views in tree order.
  let views: [View]
  /// How far from the origin the farthest edge of a view is.
  let magnitude: Double
  let positions: [ViewID: Int]
  /// How many of the views are explained, from the first one on; of others only what these hang on.
  let explained: Int
  let parents: [Int?]
  /// Whether a view, or one that holds it, is hidden in its stack.
  let isHidden: [Bool]
  /// The reasons found so far, the horizontal ones first.
  var lengths: [FrameReason.Reason?]
  var starts: [FrameReason.Reason?]
  var ends: [FrameReason.Reason?]
  /// What a stack's rule says along its axis, by the stack's position.
  var rows: [Int: LengthReasons] = [:]
  /// What a free stack is as long as inside its margins, by its place among the reasons.
  var contents: [Int: Formula] = [:]

  typealias Rule = FrameReason.Rule

  init(_ screen: ScrolledStack, _ layout: ContentLayout, explained: Int) {
    (self.screen, self.layout) = (screen, layout)
    self.explained = min(explained, screen.tree.nodes.count)
    var views: [View] = []
    var open = [screen.content]
    while let view = open.popLast() {
      views.append(view)
      open += (view.stack?.arrangedViews ?? []).reversed()
    }
    self.views = views
    magnitude = layout.frames.reduce(0) { most, frame in
      Axis.allCases.reduce(most) { max($0, frame.min($1).magnitude, frame.max($1).magnitude) }
    }
    let tree = screen.tree
    positions = Dictionary(zip(tree.ids, 0...), uniquingKeysWith: { first, _ in first })
    var parents = [Int?](repeating: nil, count: tree.nodes.count)
    var isHidden = [Bool](repeating: false, count: tree.nodes.count)
    for position in tree.nodes.indices where !tree.nodes[position].isLeaf {
      for child in tree.children(of: position) {
        parents[child] = position
        isHidden[child] = isHidden[position] || tree.nodes[child].isHidden
      }
    }
    (self.parents, self.isHidden) = (parents, isHidden)
    let none = [FrameReason.Reason?](repeating: nil, count: 2 * tree.nodes.count)
    (lengths, starts, ends) = (none, none, none)
  }

  /// Finds the reasons.
  mutating func explain() {
    for axis in Axis.allCases { explainLengths(along: axis) }
    for axis in Axis.allCases { explainPlaces(along: axis) }
    shorten()
    cancelIdleParts()
    shorten()
  }

  var tree: ViewTree { screen.tree }
  var count: Int { tree.nodes.count }

  /// What was found; the numbers without a reason say so.
  var reasons: LayoutReasons {
    var all: [Axis: [FrameMeasure.Kind: [FrameReason.Reason]]] = [:]
    for (axis, offset) in [(Axis.horizontal, 0), (.vertical, count)] {
      for (kind, found) in [(FrameMeasure.Kind.length, lengths), (.start, starts), (.end, ends)] {
        all[axis, default: [:]][kind] = (0..<explained).map { position in
          if let reason = found[offset + position] { return reason }
          let measure = FrameMeasure(kind, of: tree.ids[position], axis)
          let value = measure.value(in: layout.frames[position])
          return FrameReason.Reason(measure, .together, .number(value, WhyText.together))
        }
      }
    }
    return LayoutReasons(Array(tree.ids.prefix(explained)), of: count, positions, all)
  }

  private mutating func shorten() {
    lengths = lengths.map { $0.map(shortened) }
    starts = starts.map { $0.map(shortened) }
    ends = ends.map { $0.map(shortened) }
  }

  /// A reason without the terms that are nothing: distances of 0, and views without any length.
  private func shortened(_ reason: FrameReason.Reason) -> FrameReason.Reason {
    let formula = reason.formula.without { part, value in
      switch part {
      case .input(.pin), .input(.margin), .input(.spacing), .input(.customSpacing):
        return value == 0
      case .measure(let measure):
        guard Tolerance.standard.isNegligible(value, amongst: magnitude),
          measure.kind == .length, let node = node(of: measure)
        else { return false }
        return lengths[node]?.formula.parts.isEmpty ?? false
      case .input: return false
      }
    }
    return FrameReason.Reason(reason.measure, reason.rule, formula)
  }

  func node(of measure: FrameMeasure) -> Int? {
    positions[measure.view].map { place($0, measure.axis) }
  }

  /// Where the reasons of a view on an axis are.
  func place(_ position: Int, _ axis: Axis) -> Int {
    axis == .horizontal ? position : count + position
  }

  // MARK: Numbers

  /// Whether a formula gives the number that the layout has.
  func holds(_ formula: Formula, for measure: FrameMeasure) -> Bool {
    guard let position = positions[measure.view] else { return false }
    let difference = formula.value - measure.value(in: layout.frames[position])
    return Tolerance.standard.isNegligible(difference, amongst: magnitude)
  }

  func measure(_ kind: FrameMeasure.Kind, _ position: Int, _ axis: Axis) -> FrameMeasure {
    FrameMeasure(kind, of: tree.ids[position], axis)
  }

  func term(_ kind: FrameMeasure.Kind, _ position: Int, _ axis: Axis) -> Formula {
    let measure = measure(kind, position, axis)
    return .part(.measure(measure), measure.value(in: layout.frames[position]))
  }

  func length(_ position: Int, _ axis: Axis) -> Formula { term(.length, position, axis) }

  func input(_ input: ScreenInput) -> Formula {
    .part(.input(input), number(input) ?? 0)
  }

  // MARK: Stacks

  func settings(of stack: Int) -> StackSettings { tree.stacks[Int(tree.nodes[stack].stack)] }

  func arranged(by stack: Int) -> Arranged { Arranged(tree: tree, stack: stack) }

  func edge(_ axis: Axis, isNear: Bool) -> ScreenInput.Edge {
    ScreenInput.Edge(axis, isNear: isNear, in: screen.layoutDirection)
  }

  func margin(of stack: Int, _ axis: Axis, isNear: Bool) -> Formula {
    guard settings(of: stack).isLayoutMarginsRelativeArrangement else { return .sum([]) }
    return input(.margin(tree.ids[stack], edge(axis, isNear: isNear)))
  }

  /// The margins of a stack on both sides.
  func margins(of stack: Int, _ axis: Axis) -> [Formula] {
    [true, false].map { margin(of: stack, axis, isNear: $0) }
  }

  /// How much room a stack has inside its margins: what its length leaves, or if it is free what it
  /// is as long as, since its margins come on top of that.
  func room(in stack: Int, _ axis: Axis) -> Formula {
    contents[place(stack, axis)]
      ?? .difference(length(stack, axis), .sum(margins(of: stack, axis)))
  }

  /// The least gap after a visible view of a stack.
  ///
  /// - Parameter name: what the length of a view is called.
  func gap(
    after place: Int, in stack: Int, _ visible: [Int], _ name: (Int) -> Formula
  ) -> Formula {
    let settings = settings(of: stack)
    let (view, next) = (visible[place], visible[place + 1])
    let spacing =
      tree.customGap(after: view) == nil
      ? input(.spacing(tree.ids[stack]))
      : input(.customSpacing(tree.ids[stack], after: tree.ids[view]))
    guard settings.isBaselineRelativeArrangement, settings.axis == .vertical else { return spacing }
    let above = text(of: next, .firstBaseline)
    return .difference(
      spacing, .sum([text(of: view, .lastBaseline), above].compactMap(\.self)))
  }
}

extension Reasoner {
  /// A number that the screen gives; nil if it gives no such number.
  func number(_ input: ScreenInput) -> Double? {
    func view(_ id: ViewID) -> View? { positions[id].map { views[$0] } }
    switch input {
    case .window(let axis): return screen.scrollView.size[axis]
    case .pin(let edge): return screen.pins[edge]
    case .ownLength(let id, let axis): return view(id)?.leaf?.intrinsic[axis]
    case .condition(_, _, _, let constraint): return constraint.target.number
    case .firstBaseline(let id): return view(id)?.leaf?.baselines?.first
    case .lastBaseline(let id): return view(id)?.leaf?.baselines?.last
    case .margin(let id, let edge):
      return view(id)?.stack?.margins(in: screen.layoutDirection)[edge, screen.layoutDirection]
    case .spacing(let id): return view(id)?.stack?.spacing
    case .customSpacing(let id, let before): return view(id)?.stack?.customSpacing(after: before)
    }
  }
}

extension DirectionalEdgeInsets {
  /// The distance at an edge.
  fileprivate subscript(edge: ScreenInput.Edge) -> Double {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}

extension EdgeInsets {
  /// The distance at an edge, where text runs in a direction.
  fileprivate subscript(edge: ScreenInput.Edge, direction: LayoutDirection) -> Double {
    switch edge {
    case .top: top
    case .bottom: bottom
    case .leading: direction == .leftToRight ? left : right
    case .trailing: direction == .leftToRight ? right : left
    }
  }
}
