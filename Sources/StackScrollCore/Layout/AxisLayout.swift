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
  var countsAllAsHidden = false

  /// Where each view stands.
  ///
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  func spans(_ root: RootPlace) throws(AxisFailure) -> [Span] {
    if let spans = summarySpans(root) { return spans }
    return try spansByCosts(root)
  }

  /// The same by whole costs, whatever the views are.
  func spansByCosts(_ root: RootPlace) throws(AxisFailure) -> [Span] {
    try solution(root).spans.rounded()
  }

  /// The views with what each length of them costs, and where they stand.
  struct Solution {
    let layout: AxisLayout
    let costs: [Cost]
    let spans: [ExactSpan]
  }

  /// Lays out with what is cheap to know of distributed centres, and with all of it if that is not
  /// enough.
  func solution(_ root: RootPlace) throws(AxisFailure) -> Solution {
    do throws(AxisFailure) {
      let costs = try costs(isRootSettled: root.isGiven)
      return Solution(
        layout: self, costs: costs, spans: try spans(costs, root: span(of: root, costs)))
    } catch {
      guard error == .unpriced, !pricesCentres else { throw error }
      var pricing = self
      pricing.pricesCentres = true
      return try pricing.solution(root)
    }
  }

  private func span(of root: RootPlace, _ costs: [Cost]) throws(AxisFailure) -> ExactSpan {
    switch root {
    case .given(let span):
      let place = ExactSpan(span)
      guard costs[0].allows(place.length) else { throw .refused }
      return place
    case .best(let least, let most, let min):
      let (least, most) = (DoubleDouble(least), DoubleDouble(most))
      let room = Cost(lower: least, pieces: [Cost.Piece(end: most, slope: .zero)])
      guard let root = Cost.sum([costs[0], room]) else { throw .refused }
      if root.isFree { throw .ambiguous }
      return ExactSpan(min: DoubleDouble(min), length: root.natural)
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
    visible.reserveCapacity(tree.children(of: stack).reduce(0) { count, _ in count + 1 })
    for child in tree.children(of: stack) {
      if tree.nodes[child].isHidden { hidden.append(child) } else { visible.append(child) }
    }
  }
}

extension AxisLayout {
  /// The rule of a stack that shows views.
  ///
  /// - Throws: ``AxisFailure/refused`` for baselines whose place is not known.
  func rule(
    of stack: Int, _ arranged: Arranged, _ costs: [Cost]
  ) throws(AxisFailure) -> any StackRule {
    let view = settings(of: stack)
    guard axis == view.axis else { return try crossRule(of: stack, view, arranged, costs) }
    let row = try row(of: stack, view, arranged)
    switch view.distribution.among(arranged.visible.count) {
    case .fill where view.isRowOfTexts:
      return TextRowRule(
        row: row,
        priorities: arranged.visible.map { position in
          TextRowRule.priority(resistance: tree.heldLevels(of: position, along: axis).resistance)
        })
    case .fill: return FillRule(row: row)
    case .fillEqually: return FillEquallyRule(row: row)
    case .equalSpacing: return EqualSpacingRule(row: row)
    case .equalCentering: return EqualCenteringRule(row: row, isPriced: pricesCentres)
    case .fillProportionally:
      return FillProportionallyRule(
        row: row, own: arranged.visible.map { tree.ownLength(of: $0, along: axis) },
        isPlain: arranged.visible.allSatisfy { tree.needs(of: $0, along: axis).isUsual })
        ?? FillEquallyRule(row: row)
    }
  }

  private func crossRule(
    of stack: Int, _ view: StackSettings, _ arranged: Arranged, _ costs: [Cost]
  ) throws(AxisFailure) -> any StackRule {
    let isLone = arranged.visible.count + arranged.hidden.count == 1
    let side = { (place: DoubleDouble) in
      AlignSideRule(place: isMirrored ? 1 - place : place, isLone: isLone)
    }
    switch view.alignment {
    case .fill:
      let counts = policy.hiddenViews == .count
      return AlignFillRule(hidden: counts ? arranged.hidden.map { costs[$0] } : [])
    case .leading: return side(0)
    case .center: return side(0.5)
    case .trailing: return side(1)
    case .firstBaseline, .lastBaseline:
      let isFirst = view.alignment == .firstBaseline
      var distances: [DoubleDouble] = []
      for position in arranged.visible {
        let text = try text(of: position)
        distances.append(isFirst ? text.first : text.last)
      }
      return AlignBaselineRule(distances: distances, isFirst: isFirst, isLone: isLone)
    }
  }

  /// The gaps of a stack along its axis.
  func row(
    of stack: Int, _ view: StackSettings, _ arranged: Arranged
  ) throws(AxisFailure) -> SpacedRow {
    var gaps: [DoubleDouble] = []
    gaps.reserveCapacity(arranged.visible.count)
    for (position, next) in zip(arranged.visible, arranged.visible.dropFirst()) {
      var gap = DoubleDouble(view.spacing)
      if let own = tree.customGap(after: position) { gap = DoubleDouble(own) }
      if view.isBaselineRelativeArrangement, axis == .vertical {
        gap -= try text(of: position).last + text(of: next).first
      }
      gaps.append(gap)
    }
    return SpacedRow(gaps: gaps, isMirrored: isMirrored, ties: policy.ties)
  }

  /// From the top to the first baseline and from the last one to the bottom: nothing for a view without
  /// text.
  private func text(
    of position: Int
  ) throws(AxisFailure) -> (first: DoubleDouble, last: DoubleDouble) {
    guard tree.nodes[position].isLeaf else { throw .refused }
    let text = tree.baselines(of: position)
    return (DoubleDouble(text?.first ?? 0), DoubleDouble(text?.last ?? 0))
  }

  /// The settings of a stack.
  func settings(of stack: Int) -> StackSettings { tree.stacks[Int(tree.nodes[stack].stack)] }

  /// The space between a stack's edges and its views, on this axis.
  func margins(of stack: Int) -> (near: Double, far: Double) {
    let margins = settings(of: stack).margins(in: layoutDirection)
    return (margins.near(axis), margins.far(axis))
  }
}
