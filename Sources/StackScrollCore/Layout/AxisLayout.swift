/// The layout of a tree of views on one axis.
///
/// Two passes: what each view wants, from the leaves up; where each stands, from the root down.
/// Between them stands the only question that is not the stacks' own: how long the root is.
struct AxisLayout: Sendable {
  let tree: ViewTree
  let axis: Axis
  /// The length of the scroll view's frame, if there is a scroll view.
  let guideLength: Double?
  let layoutDirection: LayoutDirection
  let emptyStack: EmptyStackPolicy

  /// Where each view stands where nothing outside settles the root's length.
  ///
  /// - Complexity: O(n) for n views; see ``FillRule`` for an exception.
  func spans(startingAt min: Double) throws(AxisFailure) -> [Span] {
    let demands = try demands()
    guard let root = demands.first else { return [] }
    if root.isFree { throw .ambiguous(openViews(demands)) }
    return try spans(demands, root: Span(min: min, length: root.natural))
  }

  /// Where each view stands in a root that has a given place.
  ///
  /// - Complexity: O(n) for n views; see ``FillRule`` for an exception.
  func spans(in span: Span) throws(AxisFailure) -> [Span] {
    let demands = try demands()
    guard let root = demands.first else { return [] }
    if !root.allows(span.length) {
      var arranged: [Int] = []
      if !isTied(0), let rule = rule(of: 0) {
        let wanted = tree.children(of: 0).map { demands[$0] }
        arranged = rule.contradiction(among: wanted, given: span.length) ?? []
      }
      throw .unsatisfiable([tree.nodes[0].id] + ids(arranged, in: 0))
    }
    return try spans(demands, root: span)
  }

  /// The rule of a stack that has views, or nil.
  func rule(of position: Int) -> (any StackRule)? {
    let node = tree.nodes[position]
    guard case .stack(let stack) = node.kind, node.end > position + 1 else { return nil }
    let isMirrored = axis == .horizontal && layoutDirection == .rightToLeft
    return stack.rule(along: axis, isMirrored: isMirrored)
  }

  /// The names of views arranged by a stack.
  func ids(_ arranged: [Int], in stack: Int) -> [ViewID] {
    let positions = Array(tree.children(of: stack))
    return arranged.map { tree.nodes[positions[$0]].id }
  }

  private func isTied(_ position: Int) -> Bool {
    tree.nodes[position].length(along: axis) != .intrinsic
  }
}
