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
    /// Where the settings of the stack are, or -1 for a leaf.
    let stack: Int32
    let isHidden: Bool

    var isLeaf: Bool { stack < 0 }
  }

  /// The views in tree order; the root is the first, and there always is one.
  private(set) var nodes: [Node]
  /// What they need, in the same order, for widths and for heights.
  private(set) var needs: (horizontal: [AxisNeeds], vertical: [AxisNeeds])
  /// Their names, in the same order.
  private(set) var ids: [ViewID]
  /// The settings of the stacks; their `arrangedViews` are empty.
  private(set) var stacks: [StackView]
  /// What needs more than a node holds.
  private(set) var special: [SpecialNeeds]
  /// Where text stands, by position.
  private(set) var baselines: [Int: Baselines]
  /// How many views hold each one.
  private(set) var depths: [Int]
  /// The settings of the stacks as plain data.
  private(set) var plainStacks: [PlainStack]
  /// Whether nothing but plain data is needed to lay the tree out.
  private(set) var isPlain = true
  /// The axes on which some length is a multiple of the one on the other.
  private(set) var ratioAxes: Set<Axis> = []

  /// Flattens a view.
  ///
  /// - Parameter guideSize: what fractions refer to, if there is a scroll view.
  /// - Complexity: O(n) for n views.
  init(_ root: View, guideSize: Size?) {
    needs = ([], [])
    (nodes, ids, depths, stacks, plainStacks, special, baselines) = ([], [], [], [], [], [], [:])
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
    isPlain =
      special.isEmpty && plainStacks.allSatisfy(\.isSupported) && !nodes.contains(where: \.isHidden)
  }

  /// Notes where a stack ends.
  private mutating func close(_ position: Int) {
    nodes[position].end = nodes.count
    let stack = Int(nodes[position].stack)
    guard stack == stacks.count - 1 else { return }
    let inside = position + 1..<nodes.count
    plainStacks[stack].holds(
      horizontal: needs.horizontal[inside], vertical: needs.vertical[inside])
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
      plainStacks.append(PlainStack(settings, at: nodes.count))
    }
    ids.append(view.id)
    depths.append(depth)
    nodes.append(Node(end: nodes.count + 1, stack: place, isHidden: view.isHidden))
    needs.horizontal.append(needs(of: view, along: .horizontal, guideSize?.width))
    needs.vertical.append(needs(of: view, along: .vertical, guideSize?.height))
  }

  private mutating func needs(of view: View, along axis: Axis, _ guide: Double?) -> AxisNeeds {
    let needs = SpecialNeeds(view, along: axis, guideLength: guide)
    if let plain = needs.plain { return plain }
    special.append(needs)
    if needs.hasRatio { ratioAxes.insert(axis) }
    return .special(special.count - 1)
  }

  /// What the views need on an axis, in tree order.
  func needs(along axis: Axis) -> [AxisNeeds] {
    switch axis {
    case .horizontal: needs.horizontal
    case .vertical: needs.vertical
    }
  }

  /// What a view needs on an axis.
  func needs(of position: Int, along axis: Axis) -> AxisNeeds {
    switch axis {
    case .horizontal: needs.horizontal[position]
    case .vertical: needs.vertical[position]
    }
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
