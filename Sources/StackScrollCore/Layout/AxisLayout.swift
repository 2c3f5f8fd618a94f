/// The layout of a tree of views on one axis.
///
/// Two passes: what each length of a view costs, from the leaves up; where each view stands, from
/// the root down. Between them stands the only question that is not the stacks' own: how long the
/// root is.
struct AxisLayout: Sendable {
  let tree: ViewTree
  let axis: Axis
  let layoutDirection: LayoutDirection
  let policy: LayoutPolicy
  /// The lengths on the other axis that are settled before this one, by position; none where no
  /// view asks for them.
  var crossLengths: [Double?] = []

  /// Where each view stands where nothing outside settles the root's length.
  ///
  /// - Parameters:
  ///   - lengths: the shortest and the longest length that is left to the root.
  ///   - place: where a root of some length begins.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  func spans(
    allowing lengths: (least: Double, most: Double) = (0, .infinity), at place: (Double) -> Double
  ) throws(AxisFailure) -> [Span] {
    let costs = try costs()
    let room = Cost(lower: lengths.least, pieces: [Cost.Piece(end: lengths.most, slope: .zero)])
    guard let root = Cost.sum([costs[0], room]) else {
      let bound = max(lengths.least, min(lengths.most, costs[0].lower))
      throw .unsatisfiable([tree.ids[0]] + opponents(in: 0, costs, given: bound))
    }
    if root.isFree { throw .ambiguous(openViews(costs)) }
    let length = root.natural
    return try spans(costs, root: Span(min: place(length), length: length))
  }

  /// Where each view stands in a root that has a given place.
  ///
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  func spans(in span: Span) throws(AxisFailure) -> [Span] {
    let costs = try costs(rootLength: span.length)
    guard costs[0].allows(span.length) else {
      throw .unsatisfiable([tree.ids[0]] + opponents(in: 0, costs, given: span.length))
    }
    return try spans(costs, root: span)
  }

  /// Whether lengths on the other axis are multiples of lengths on this one.
  var isReachedByRatios: Bool { tree.ratioAxes.contains(axis.perpendicular) }

  /// Whether the near end is the right one.
  var isMirrored: Bool { axis == .horizontal && layoutDirection == .rightToLeft }

  /// The views arranged by a stack.
  func arranged(by stack: Int) -> Arranged {
    Arranged(tree: tree, stack: stack)
  }

  /// What a view that is hidden wants across the axis of its stack: its conditions rest.
  func restingCost(of position: Int) -> Cost {
    let needs = tree.needs(of: position, along: axis)
    let own = tree.ownLength(of: position, along: axis)
    guard needs.kind == .special else {
      return Cost(intrinsic: own, hugging: .defaultLow, resistance: .defaultHigh)
    }
    let special = tree.special[Int(needs.place)]
    return Cost(intrinsic: own, hugging: special.hugging, resistance: special.resistance)
  }
}

/// The views that a stack arranges, by position.
struct Arranged: Sendable {
  /// Those that are shown.
  private(set) var visible: [Int] = []
  /// Those that are hidden.
  private(set) var hidden: [Int] = []

  init(tree: ViewTree, stack: Int) {
    for child in tree.children(of: stack) {
      if tree.nodes[child].isHidden { hidden.append(child) } else { visible.append(child) }
    }
  }
}
