/// Finds the reasons for a layout.
///
/// What the rules of stacks say about lengths are equations between a stack and its views, and
/// between a view and what the screen gives. Those that hold in the layout are followed from what the
/// screen gives on: an equation in which one length is not yet explained explains it. So no reason
/// leads back to itself. Where the views stand then follows from the root down.
struct Reasoner {
  /// A layout and what it was made of.
  struct Snapshot {
    let screen: Screen
    let layout: Layout
    let views: [View]
    let numbers: [ScreenInput: Double]
    let magnitude: Double

    /// - Parameter names: what its numbers are called, in their order.
    init(_ screen: Screen, _ layout: Layout, _ names: [ScreenInput]) {
      (self.screen, self.layout) = (screen, layout)
      var views: [View] = []
      var open = [screen.content]
      while let view = open.popLast() {
        views.append(view)
        open += (view.stack?.arrangedViews ?? []).reversed()
      }
      self.views = views
      let values = screen.inputs.map(\.value)
      numbers = Dictionary(zip(names, values), uniquingKeysWith: { first, _ in first })
      magnitude = layout.magnitude
    }
  }

  let here: Snapshot
  /// The layout of a screen beside this one, where equations that hold by chance do not; nil if
  /// there is none.
  let beside: Snapshot?
  let positions: [ViewID: Int]
  let parents: [Int?]
  /// Whether a view, or one that holds it, is hidden in its stack.
  let isHidden: [Bool]
  /// The reasons found so far, the horizontal ones first.
  var lengths: [FrameReason.Reason?]
  var starts: [FrameReason.Reason?]
  var ends: [FrameReason.Reason?]
  /// Which view of a stack takes what the others leave, by the stack's place among the reasons.
  var takers: [Int: Int] = [:]
  /// What a free stack is as long as inside its margins, by the same.
  var contents: [Int: Formula] = [:]
  /// The view that decides how long the equal ones of a free stack are, by the same.
  var models: [Int: Int] = [:]
  /// What a point of own length comes to among the proportional views of a free stack, by the same.
  var scales: [Int: (of: Formula, by: Formula)] = [:]

  typealias Rule = FrameReason.Rule

  init(_ screen: Screen, _ layout: Layout, _ nudged: NudgedScreen?) {
    // A condition is called by its number, which differs beside.
    let names = screen.inputs.map(\.input)
    here = Snapshot(screen, layout, names)
    beside = nudged.map { Snapshot($0.screen, $0.layout, names) }
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
  ///
  /// - Parameter trials: what showed when numbers were changed, for other searches on the same screen.
  mutating func explain(_ trials: inout Trials) {
    explainLengths()
    for axis in Axis.allCases { explainPlaces(along: axis) }
    shorten()
    cancelIdleParts()
    shorten()
    withdrawIdleReasons(&trials)
  }

  var screen: Screen { here.screen }
  var tree: ViewTree { screen.tree }
  var count: Int { tree.nodes.count }

  /// How many numbers have no reason.
  var openCount: Int {
    [lengths, starts, ends].reduce(0) { $0 + $1.count { $0 == nil } }
  }

  /// What was found; the numbers without a reason say so.
  var reasons: LayoutReasons {
    var all: [Axis: [FrameMeasure.Kind: [FrameReason.Reason]]] = [:]
    for (axis, offset) in [(Axis.horizontal, 0), (.vertical, count)] {
      for (kind, found) in [(FrameMeasure.Kind.length, lengths), (.start, starts), (.end, ends)] {
        all[axis, default: [:]][kind] = tree.nodes.indices.map { position in
          if let reason = found[offset + position] { return reason }
          let measure = FrameMeasure(kind, of: tree.ids[position], axis)
          let value = measure.value(in: here.layout.frames[position])
          return FrameReason.Reason(measure, .together, .number(value, WhyText.together))
        }
      }
    }
    return LayoutReasons(tree.ids, positions, all)
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
      case .input(.pin), .input(.margin), .input(.spacing), .input(.customSpacing),
        .input(.contentOffset):
        return value == 0
      case .measure(let measure):
        guard Tolerance.standard.isNegligible(value, amongst: here.magnitude),
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

  /// The number of a part in a snapshot; nil if there is none.
  private func value(of part: Formula.Part, in snapshot: Snapshot) -> Double? {
    switch part {
    case .measure(let measure):
      positions[measure.view].map { measure.value(in: snapshot.layout.frames[$0]) }
    case .input(let input): snapshot.numbers[input]
    }
  }

  /// What a formula comes to in a snapshot.
  func value(of formula: Formula, in snapshot: Snapshot) -> Double {
    formula.value { part, value in self.value(of: part, in: snapshot) ?? value }
  }

  /// Whether a formula gives a number here and beside.
  func holds(_ formula: Formula, for measure: FrameMeasure) -> Bool {
    guard let position = positions[measure.view] else { return false }
    return [here, beside].compactMap(\.self).allSatisfy { snapshot in
      let difference =
        value(of: formula, in: snapshot) - measure.value(in: snapshot.layout.frames[position])
      return Tolerance.standard.isNegligible(difference, amongst: snapshot.magnitude)
    }
  }

  func measure(_ kind: FrameMeasure.Kind, _ position: Int, _ axis: Axis) -> FrameMeasure {
    FrameMeasure(kind, of: tree.ids[position], axis)
  }

  func term(_ kind: FrameMeasure.Kind, _ position: Int, _ axis: Axis) -> Formula {
    let measure = measure(kind, position, axis)
    return .part(.measure(measure), measure.value(in: here.layout.frames[position]))
  }

  func length(_ position: Int, _ axis: Axis) -> Formula { term(.length, position, axis) }

  func input(_ input: ScreenInput) -> Formula {
    .part(.input(input), value(of: .input(input), in: here) ?? 0)
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
    contents[place(stack, axis)] ?? givenRoom(in: stack, axis)
  }

  /// What the margins leave of a stack.
  func givenRoom(in stack: Int, _ axis: Axis) -> Formula {
    .difference(length(stack, axis), .sum(margins(of: stack, axis)))
  }

  /// The least gap after a visible view of a stack.
  func gap(after place: Int, in stack: Int, _ visible: [Int]) -> Formula {
    let settings = settings(of: stack)
    let view = tree.ids[visible[place]]
    let spacing =
      tree.customGap(after: visible[place]) == nil
      ? input(.spacing(tree.ids[stack])) : input(.customSpacing(tree.ids[stack], after: view))
    guard settings.isBaselineRelativeArrangement, settings.axis == .vertical else { return spacing }
    let next = visible[place + 1]
    var taken: [Formula] = []
    if tree.baselines(of: visible[place]) != nil { taken.append(input(.lastBaseline(view))) }
    taken.append(
      tree.baselines(of: next) == nil
        ? length(next, .vertical) : input(.firstBaseline(tree.ids[next])))
    return .difference(spacing, .sum(taken))
  }

  /// The gaps of a stack one after the other, those that are alike counted.
  func gaps(in stack: Int, _ visible: [Int]) -> [Formula] {
    var counted: [(gap: Formula, count: Int)] = []
    for place in visible.indices.dropLast() {
      let gap = gap(after: place, in: stack, visible)
      if let last = counted.last, last.gap == gap {
        counted[counted.count - 1].count += 1
      } else {
        counted.append((gap, 1))
      }
    }
    return counted.map { gap, count in
      count == 1 ? gap : .product(.number(Double(count), WhyText.gaps), gap)
    }
  }
}
