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
  /// Whether the whole cost of distributed centres is worked out, not only where it is least.
  ///
  /// Most screens need no more than that, and it is far cheaper to have.
  var pricesCentres = false
  /// Whether the views have no conditions, as if something around them were hidden.
  var allRests = false

  /// Where each view stands where nothing outside settles the root's length.
  ///
  /// - Parameters:
  ///   - lengths: the shortest and the longest length that is left to the root.
  ///   - place: where a root of some length begins.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  func spans(
    allowing lengths: (least: Double, most: Double) = (0, .infinity),
    at place: (DoubleDouble) -> DoubleDouble
  ) throws(AxisFailure) -> [Span] {
    try pricingCentresIfNeeded { layout throws(AxisFailure) in
      let costs = try layout.costs()
      let (least, most) = (DoubleDouble(lengths.least), DoubleDouble(lengths.most))
      let room = Cost(lower: least, pieces: [Cost.Piece(end: most, slope: .zero)])
      guard let root = Cost.sum([costs[0], room]) else {
        let bound = max(least, min(most, costs[0].lower))
        throw .unsatisfiable([tree.ids[0]] + layout.opponents(in: 0, costs, given: bound))
      }
      if root.isFree { throw .ambiguous(layout.openLengths(costs, root: root.best)) }
      let length = root.natural
      return try layout.spans(costs, root: ExactSpan(min: place(length), length: length))
    }
  }

  /// Where each view stands in a root that has a given place.
  ///
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  func spans(in span: Span) throws(AxisFailure) -> [Span] {
    try pricingCentresIfNeeded { layout throws(AxisFailure) in
      let costs = try layout.costs(isRootSettled: true)
      let root = ExactSpan(span)
      guard costs[0].allows(root.length) else {
        throw .unsatisfiable([tree.ids[0]] + layout.opponents(in: 0, costs, given: root.length))
      }
      return try layout.spans(costs, root: root)
    }
  }

  /// Lays out with what is cheap to know of distributed centres, and with all of it if that is not
  /// enough.
  private func pricingCentresIfNeeded(
    _ place: (AxisLayout) throws(AxisFailure) -> [Span]
  ) throws(AxisFailure) -> [Span] {
    do throws(AxisFailure) {
      return try place(self)
    } catch {
      guard case .unsupported(_, let reason) = error, !pricesCentres, reason.isAboutCosts else {
        throw error
      }
      var pricing = self
      pricing.pricesCentres = true
      return try place(pricing)
    }
  }

  /// Whether lengths on the other axis are multiples of lengths on this one.
  var isReachedByRatios: Bool { tree.ratioAxes.contains(axis.perpendicular) }

  /// Whether the near end is the right one.
  var isMirrored: Bool { axis == .horizontal && layoutDirection == .rightToLeft }

  /// The views arranged by a stack.
  func arranged(by stack: Int) -> Arranged {
    Arranged(tree: tree, stack: stack)
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

extension UnsupportedReason {
  /// Whether it is for want of a cost that is not worked out at first.
  fileprivate var isAboutCosts: Bool {
    self == .squeezesNestedStacks || self == .joinsUnknownCosts
  }
}
