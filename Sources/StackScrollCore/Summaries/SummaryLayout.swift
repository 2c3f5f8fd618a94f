/// The layout of a tree on one axis by the ``CostSummary`` of each view, as far as these tell it.
///
/// The same two passes as by whole costs: what the views want, from the leaves up, and where they
/// stand, from the root down. Both agree wherever this one answers, so it is there for speed alone:
/// without it every layout is the same, and takes many times as long.
///
/// It holds no reference that is counted, so that passing it on costs nothing: whoever makes it keeps
/// the tree.
struct SummaryLayout<Number: LayoutNumber> {
  unowned(unsafe) let tree: ViewTree
  let axis: Axis
  let layoutDirection: LayoutDirection
  let policy: LayoutPolicy
  let nodes: UnsafeBufferPointer<ViewTree.Node>
  let stacks: UnsafeBufferPointer<StackSettings>
  let held: UnsafeBufferPointer<HeldLevels>
  /// The gaps after views that differ from the spacing, by position; empty where there are none.
  let customGaps: UnsafeBufferPointer<Double?>
  /// What those want that need more than plain data, in the order of ``ViewTree/special``.
  let special: UnsafeBufferPointer<CostSummary<Double>>
  /// What each stack wants, in tree order.
  let measurements: UnsafeMutableBufferPointer<Measurement>
  /// Where each view stands.
  let spans: UnsafeMutableBufferPointer<AxisSpan<Number>>

  /// Places all views, once the stacks are measured.
  func place(_ root: RootPlace) throws(Refusal) {
    try placeRoot(root)
    try placeInside()
  }

  typealias Refusal = SummaryRefusal

  /// What a stack wants, and what placing its views takes.
  struct Measurement {
    var cost: CostSummary<Number>
    /// The best length of what is arranged, without margins: along the axis lengths and gaps; on a
    /// baseline what hangs below it.
    var content: Number = 0
    /// The sum of the gaps.
    var gaps: Number = 0
    /// The greatest gap.
    var largestGap: Number = 0
    /// How many views are shown.
    var count = 0
    /// Whether some view's length is open.
    var hasOpen = false

    /// Counts a gap in.
    @inline(__always)
    mutating func add(_ gap: Number, isFirst: Bool) {
      largestGap = isFirst ? gap : Swift.max(largestGap, gap)
      gaps = gaps + gap
    }
  }

  var isMirrored: Bool { axis == .horizontal && layoutDirection == .rightToLeft }

  /// The margins of a stack on this axis.
  @inline(__always)
  func margins(_ stack: StackSettings) -> (near: Double, far: Double) {
    let margins = stack.margins(in: layoutDirection)
    return (margins.near(axis), margins.far(axis))
  }

  /// What a view wants.
  @inline(__always)
  func summary(of position: Int) -> CostSummary<Number> {
    let node = nodes[position]
    guard node.isLeaf else { return measurements[Int(node.stack)].cost }
    let needs = node.needs(axis)
    switch needs.kind {
    case .required where !node.rests: return .rigid(Number(needs.length))
    case .own where !node.rests:
      return .held(at: Number(needs.length), held[Int(needs.place)])
    case .special where !node.rests: return CostSummary(special[Int(needs.place)])
    default: return node.rests ? restingSummary(of: position) : .free
    }
  }

  /// Whether nothing but plain data says what a view wants: then ``AxisNeeds/length`` is its best.
  @inline(__always)
  func isPlain(_ position: Int) -> Bool {
    nodes[position].isLeaf && !nodes[position].rests && nodes[position].needs(axis).kind != .special
  }

  /// The length that a view likes best.
  @inline(__always)
  func best(of position: Int) -> Number {
    isPlain(position) ? Number(nodes[position].needs(axis).length) : summary(of: position).best
  }

  /// The only length that a view may have; nil if there are others.
  @inline(__always)
  func rigidLength(of position: Int) -> Number? {
    if isPlain(position) {
      return nodes[position].needs(axis).kind == .required
        ? Number(nodes[position].needs(axis).length) : nil
    }
    let cost = summary(of: position)
    return cost.isRigid ? cost.least : nil
  }

  /// What a leaf wants that is hidden, or inside something hidden: its own length.
  private func restingSummary(of position: Int) -> CostSummary<Number> {
    guard let own = tree.ownLength(of: position, along: axis),
      own > 0 || !nodes[position].isHidden
    else { return .free }
    let levels = tree.heldLevels(of: position, along: axis)
    guard !levels.givesWay else { return .held(at: Number(own), levels) }
    return CostSummary<Double>(own: own, levels).map(CostSummary.init) ?? .free
  }

  /// Calls a function for each view that a stack arranges, in order.
  @inline(__always)
  func forEachView(of stack: StackSettings, _ body: (Int) -> Void) {
    let end = nodes[stack.position].end
    var child = stack.position + 1
    while child < end {
      body(child)
      child = nodes[child].end
    }
  }

  /// Calls a function for each view that a stack shows, in order.
  @inline(__always)
  func forEachVisible(of stack: StackSettings, _ body: (Int) -> Void) {
    forEachView(of: stack) { if !nodes[$0].isHidden { body($0) } }
  }

  /// Calls a function for each view that a stack shows, in order, with the one before it.
  @inline(__always)
  func forEachNeighbour(of stack: StackSettings, _ body: (_ last: Int?, _ view: Int) -> Void) {
    var last: Int?
    forEachVisible(of: stack) { view in
      body(last, view)
      last = view
    }
  }

  /// The gap between two neighbours that are shown.
  @inline(__always)
  func gap(_ stack: StackSettings, after view: Int, before next: Int) -> Number {
    guard !stack.hasPlainGaps else { return Number(stack.spacing) }
    let gap = Number(customGaps.isEmpty ? stack.spacing : customGaps[view] ?? stack.spacing)
    guard stack.isBaselineRelativeArrangement, axis == .vertical else { return gap }
    return fromBaselines(gap, after: view, before: next)
  }

  /// The gap between neighbours whose baselines are so far apart.
  private func fromBaselines(_ gap: Number, after view: Int, before next: Int) -> Number {
    let below = Number(tree.baselines(of: view)?.last ?? 0)
    let above = Number(tree.baselines(of: next)?.first ?? 0)
    return gap - (below + above)
  }

  /// Whether the gaps of a stack are known before it is laid out.
  func knowsGaps(_ stack: StackSettings) -> Bool {
    guard stack.isBaselineRelativeArrangement, axis == .vertical else { return true }
    var areKnown = true
    forEachVisible(of: stack) { areKnown = areKnown && nodes[$0].isLeaf }
    return areKnown
  }
}

extension SummaryLayout.Measurement {
  /// The same with numbers of another kind.
  init(_ other: SummaryLayout<Double>.Measurement) {
    self.init(
      cost: CostSummary(other.cost), content: Number(other.content), gaps: Number(other.gaps),
      largestGap: Number(other.largestGap), count: other.count, hasOpen: other.hasOpen)
  }
}

/// Why summaries give no answer.
enum SummaryRefusal: Error {
  /// Whole costs are needed.
  case needsPieces
  /// The numbers need more than doubles.
  case isInexact
}

/// How the place and the length of a root are found.
enum RootPlace: Sendable {
  /// They are given.
  case given(Span)
  /// It is as long as is best within bounds, and begins at a point.
  case best(least: Double, most: Double, min: Double)

  /// Whether something outside settles the length.
  var isGiven: Bool {
    if case .given = self { true } else { false }
  }
}
