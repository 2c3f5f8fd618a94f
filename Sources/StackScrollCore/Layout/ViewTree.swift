/// The views of a tree in one array, each followed by everything inside it.
///
/// This is tree order. Read backwards, every view comes after what it holds; read forwards, after
/// what holds it. So both passes of a layout are plain loops, and depth costs no stack. A node is
/// plain data: what most views need to be laid out stands in it, and what few need in lists beside.
struct ViewTree: Sendable {
  /// One view, without what is inside it.
  struct Node: Sendable {
    /// The position after the last view inside this one.
    var end: Int
    /// How many views hold this one.
    let depth: Int32
    /// Where the settings of the stack are, or -1 for a leaf.
    let stack: Int32
    let isHidden: Bool
    let horizontal: AxisNeeds
    let vertical: AxisNeeds

    var isLeaf: Bool { stack < 0 }

    func needs(along axis: Axis) -> AxisNeeds {
      switch axis {
      case .horizontal: horizontal
      case .vertical: vertical
      }
    }
  }

  /// The views in tree order; the root is the first, and there always is one.
  private(set) var nodes: [Node]
  /// Their names, in the same order.
  private(set) var ids: [ViewID]
  /// The settings of the stacks; their `arrangedViews` are empty.
  private(set) var stacks: [StackView]
  /// What needs more than a node holds.
  private(set) var special: [SpecialNeeds]
  /// Where text stands, by position.
  private(set) var baselines: [Int: Baselines]
  /// The axes on which some length is a multiple of the one on the other.
  private(set) var ratioAxes: Set<Axis> = []

  /// Flattens a view.
  ///
  /// - Parameter guideSize: what fractions refer to, if there is a scroll view.
  /// - Complexity: O(n) for n views.
  init(_ root: View, guideSize: Size?) {
    (nodes, ids, stacks, special, baselines) = ([], [], [], [], [:])
    nodes.reserveCapacity(root.extent.views)
    ids.reserveCapacity(root.extent.views)
    var open: [(position: Int, rest: IndexingIterator<[View]>)] = []
    append(root, depth: 0, guideSize)
    if let inside = root.stack?.arrangedViews { open.append((0, inside.makeIterator())) }
    while var innermost = open.popLast() {
      guard let view = innermost.rest.next() else {
        nodes[innermost.position].end = nodes.count
        continue
      }
      open.append(innermost)
      let position = nodes.count
      append(view, depth: open.count, guideSize)
      if let inside = view.stack?.arrangedViews {
        open.append((position, inside.makeIterator()))
      }
    }
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
    }
    ids.append(view.id)
    nodes.append(
      Node(
        end: nodes.count + 1, depth: Int32(depth), stack: place, isHidden: view.isHidden,
        horizontal: needs(of: view, along: .horizontal, guideSize?.width),
        vertical: needs(of: view, along: .vertical, guideSize?.height)))
  }

  private mutating func needs(of view: View, along axis: Axis, _ guide: Double?) -> AxisNeeds {
    let needs = SpecialNeeds(view, along: axis, guideLength: guide)
    if let plain = needs.plain { return plain }
    special.append(needs)
    if needs.hasRatio { ratioAxes.insert(axis) }
    return .special(special.count - 1)
  }

  /// The stack at a position, or nil for a leaf.
  func stack(at position: Int) -> StackView? {
    let place = Int(nodes[position].stack)
    return place < 0 ? nil : stacks[place]
  }

  /// The positions of the views arranged by the one at a position.
  func children(of position: Int) -> Children {
    Children(tree: self, position: position + 1, end: nodes[position].end)
  }

  /// The positions of arranged views, found one after the other without an array.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: ViewTree
    fileprivate var position: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = tree.nodes[position].end }
      return position
    }
  }
}
