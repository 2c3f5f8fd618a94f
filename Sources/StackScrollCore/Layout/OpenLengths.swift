extension AxisLayout {
  /// The lengths that are open.
  ///
  /// - Parameter root: the lengths of the root that are as good; one if it is settled.
  /// - Complexity: O(n log n) for n views.
  func openLengths(_ costs: [Cost], root: ClosedRange<DoubleDouble>) -> OpenLengths {
    // Where there is no end, one point more shows who would take it.
    let longest = root.upperBound.isFinite ? root.upperBound : root.lowerBound + 1
    var search = OpenLengthSearch(self, costs, root: root.lowerBound...longest)
    search.run()
    let named = { (positions: [Int]) in positions.sorted().map { tree.ids[$0] } }
    return OpenLengths(named(search.open), settledBy: named(search.settling))
  }
}

/// A search for the lengths that are open, from the root down.
private struct OpenLengthSearch {
  private let layout: AxisLayout
  private let costs: [Cost]
  private var ranges: [ClosedRange<DoubleDouble>]
  /// Whether something outside settles a view's length.
  private var isSettled: [Bool] = []
  /// The positions of the views whose length is open.
  private(set) var open: [Int] = []
  /// The positions of views that settle all of them.
  private(set) var settling: [Int] = []

  init(_ layout: AxisLayout, _ costs: [Cost], root: ClosedRange<DoubleDouble>) {
    self.layout = layout
    self.costs = costs
    ranges = [ClosedRange<DoubleDouble>](repeating: root, count: costs.count)
  }

  mutating func run() {
    isSettled = [Bool](repeating: !isOpen(0), count: costs.count)
    var position = 0
    while position < costs.count {
      let node = layout.tree.nodes[position]
      if node.isHidden, position > 0 {
        position = node.end
        continue
      }
      if isOpen(position) { open.append(position) }
      if node.isLeaf {
        if isOpen(position), !isSettled[position] { settling.append(position) }
      } else {
        search(position)
      }
      position += 1
    }
  }

  private func isOpen(_ position: Int) -> Bool {
    let range = ranges[position]
    return Tolerance.standard.isGreater(range.upperBound, than: range.lowerBound)
  }

  /// Finds the lengths of the views in a stack, and which of them the others settle.
  private mutating func search(_ stack: Int) {
    let views = layout.arranged(by: stack).visible
    let outer = ranges[stack]
    // The index says who gives way in a length that is settled; no other length is shared out.
    var layout = layout
    if isOpen(stack) { layout.policy.ties = .ambiguous }
    let inner = [outer.lowerBound, outer.upperBound].map { length in
      layout.inner(of: stack, ExactSpan(min: 0, length: length)).length
    }
    guard !views.isEmpty,
      let rule = try? layout.rule(of: stack, layout.arranged(by: stack), costs),
      let found = try? rule.ranges(of: views.map { costs[$0] }, in: inner[0]...inner[1])
    else {
      if isOpen(stack), !isSettled[stack] { settling.append(stack) }
      return
    }
    for (view, range) in zip(views, found) { ranges[view] = range }
    let open = views.filter(isOpen)
    for view in views { isSettled[view] = !isOpen(view) }
    switch rule.tie {
    case .sum:
      // Where the stack has its length, the last view has what the others leave.
      if let last = open.last, isSettled[stack] { isSettled[last] = true }
    case .same:
      let named = open.first { layout.tree.nodes[$0].isLeaf } ?? open.first
      for view in open where view != named || isSettled[stack] { isSettled[view] = true }
    case .none: break
    }
    guard isOpen(stack), !isSettled[stack] else { return }
    // What the views do not explain is open by itself.
    let explained = open.reduce(DoubleDouble.zero) { sum, view in
      sum + (ranges[view].upperBound - ranges[view].lowerBound)
    }
    let isAligned = layout.settings(of: stack).axis != layout.axis
    let isOwn = rule.tie == .none && (isAligned || outer.upperBound - outer.lowerBound > explained)
    if open.isEmpty || isOwn { settling.append(stack) }
  }
}
