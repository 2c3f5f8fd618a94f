/// The views of a tree, being put into one array: how a ``ViewTree`` is made.
struct FlatViews {
  private(set) var nodes: [ViewTree.Node]
  private(set) var needs: (horizontal: [AxisNeeds], vertical: [AxisNeeds])
  private(set) var ids: [ViewID]
  private(set) var stacks: [StackView]
  private(set) var special: [SpecialNeeds]
  private(set) var ownLengths: [Double]
  private(set) var baselines: [Int: Baselines]
  private(set) var depths: [Int]
  private(set) var plainStacks: (horizontal: [PlainStack], vertical: [PlainStack])
  private(set) var ratioAxes: Set<Axis> = []

  /// Flattens a view.
  ///
  /// - Parameter guideSize: what fractions refer to, if there is a scroll view.
  /// - Complexity: O(n) for n views.
  init(_ root: View, guideSize: Size?) {
    (needs, plainStacks) = (([], []), ([], []))
    (nodes, ids, depths, stacks, baselines) = ([], [], [], [], [:])
    (special, ownLengths) = ([], [])
    nodes.reserveCapacity(root.extent.views)
    needs.horizontal.reserveCapacity(root.extent.views)
    needs.vertical.reserveCapacity(root.extent.views)
    ids.reserveCapacity(root.extent.views)
    depths.reserveCapacity(root.extent.views)
    var open: [(position: Int, rest: IndexingIterator<[View]>)] = []
    append(root, depth: 0, guideSize)
    if let inside = root.stack?.arrangedViews { open.append((0, inside.makeIterator())) }
    while var innermost = open.popLast() {
      guard let view = innermost.rest.next() else {
        close(innermost.position)
        continue
      }
      open.append(innermost)
      let position = nodes.count
      append(view, depth: open.count, guideSize)
      if let inside = view.stack?.arrangedViews {
        open.append((position, inside.makeIterator()))
      }
    }
    if !ratioAxes.isEmpty { ratioAxes = visibleRatioAxes }
  }

  /// Whether nothing but plain data is needed to lay the views out.
  var isPlain: Bool {
    special.isEmpty && stacks.allSatisfy(\.isPlain) && !nodes.contains(where: \.isHidden)
  }

  /// The axes on which views that show have ratios; those of hidden views rest.
  private var visibleRatioAxes: Set<Axis> {
    var axes: Set<Axis> = []
    var position = 0
    while position < nodes.count {
      guard position == 0 || !nodes[position].isHidden else {
        position = nodes[position].end
        continue
      }
      for (axis, need) in [
        (Axis.horizontal, needs.horizontal[position]), (.vertical, needs.vertical[position]),
      ] where need.kind == .special && special[Int(need.place)].hasRatio {
        axes.insert(axis)
      }
      position += 1
    }
    return axes
  }

  /// Notes where a stack ends.
  private mutating func close(_ position: Int) {
    nodes[position].end = nodes.count
    let stack = Int(nodes[position].stack)
    guard stack == stacks.count - 1 else { return }
    let inside = position + 1..<nodes.count
    plainStacks.horizontal[stack].holds(needs.horizontal[inside])
    plainStacks.vertical[stack].holds(needs.vertical[inside])
  }

  /// Appends a view without what is inside it.
  private mutating func append(_ view: View, depth: Int, _ guideSize: Size?) {
    var place: Int32 = -1
    switch view.content {
    case .leaf(let leaf):
      if let text = leaf.baselines { baselines[nodes.count] = text }
    case .stack(let stack):
      var settings = stack
      settings.arrangedViews = []
      place = Int32(stacks.count)
      stacks.append(settings)
      plainStacks.horizontal.append(PlainStack(settings, along: .horizontal, at: nodes.count))
      plainStacks.vertical.append(PlainStack(settings, along: .vertical, at: nodes.count))
    }
    ids.append(view.id)
    depths.append(depth)
    nodes.append(ViewTree.Node(end: nodes.count + 1, stack: place, isHidden: view.isHidden))
    needs.horizontal.append(needs(of: view, along: .horizontal, guideSize?.width))
    needs.vertical.append(needs(of: view, along: .vertical, guideSize?.height))
  }

  private mutating func needs(of view: View, along axis: Axis, _ guide: Double?) -> AxisNeeds {
    let needs = SpecialNeeds(view, along: axis, guideLength: guide)
    if let plain = needs.plain(noting: &ownLengths) { return plain }
    special.append(needs)
    if needs.hasRatio { ratioAxes.insert(axis) }
    return .special(special.count - 1)
  }
}
