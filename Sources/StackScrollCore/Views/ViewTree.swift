/// The views of a tree in one array, each followed by everything inside it.
///
/// This is tree order. Read backwards, every view comes after what it holds; read forwards, after
/// what holds it. So both passes of a layout are plain loops, and depth costs no stack. A node is
/// plain data: what most views need to be laid out stands in it, and what few need in lists beside.
///
/// It is shared by reference and never changes, so that everybody who lays it out holds one word.
final class ViewTree: Sendable {
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
  let nodes: [Node]
  /// What they need, in the same order: all widths, then all heights.
  let needs: [AxisNeeds]
  /// Their names and depths, in the same order.
  let outline: Outline
  /// The settings of the stacks; their `arrangedViews` are empty.
  let stacks: [StackView]
  /// What needs more than a node holds.
  let special: [SpecialNeeds]
  /// The lengths that views have of their own beside a required one.
  let ownLengths: [Double]
  /// Where text stands, by position.
  let baselines: [Int: Baselines]
  /// What the stacks do as plain data: on the horizontal axis, then on the vertical one.
  let fastPathStacks: [FastPathStack]
  /// Whether nothing but plain data is needed to lay the tree out.
  let isFastPathEligible: Bool
  /// The axes on which some length is a multiple of the one on the other.
  let ratioAxes: Set<Axis>
  /// Whether there is a text that wraps where the layout ends its lines.
  let hasWrappingTexts: Bool
  /// The texts, for pictures.
  let content: DrawnContent

  /// Flattens a view.
  ///
  /// - Parameter guideSize: what fractions refer to, if there is a scroll view.
  /// - Complexity: O(n) for n views.
  init(_ root: View, guideSize: Size?) {
    let flat = FlatViews(root, guideSize: guideSize)
    nodes = flat.nodes
    needs = flat.needs.horizontal + flat.needs.vertical
    outline = Outline(ids: flat.ids, depths: flat.depths)
    stacks = flat.stacks
    special = flat.special
    ownLengths = flat.ownLengths
    baselines = flat.baselines
    fastPathStacks = flat.fastPathStacks.horizontal + flat.fastPathStacks.vertical
    isFastPathEligible = flat.isFastPathEligible
    ratioAxes = flat.ratioAxes
    hasWrappingTexts = flat.hasWrappingTexts
    content = flat.content.content()
  }

  /// The names of the views, in tree order.
  var ids: [ViewID] { outline.ids }

  /// What the views need on an axis, in tree order.
  func needs(along axis: Axis) -> ArraySlice<AxisNeeds> { needs.half(axis) }

  /// What a view needs on an axis.
  func needs(of position: Int, along axis: Axis) -> AxisNeeds {
    needs[axis == .horizontal ? position : nodes.count + position]
  }

  /// The length that a view has of its own on an axis, whatever else it needs.
  ///
  /// Beside a required length it settles nothing where the view stands, but a share of a stack is
  /// measured by it, and it is what a hidden view still wants.
  func ownLength(of position: Int, along axis: Axis) -> Double? {
    let needs = needs(of: position, along: axis)
    return switch needs.kind {
    case .required: needs.place < 0 ? nil : ownLengths[Int(needs.place)]
    case .own: needs.length
    case .nothing: nil
    case .special: special[Int(needs.place)].own
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

/// What views there are, without where they stand.
///
/// Shared by reference and never changed: every layout of a tree has the same one.
final class Outline: Sendable {
  /// The names in tree order.
  let ids: [ViewID]
  /// How many views hold each one.
  let depths: [Int]

  init(ids: [ViewID], depths: [Int]) {
    (self.ids, self.depths) = (ids, depths)
  }
}

extension Outline: Hashable {
  static func == (first: Outline, second: Outline) -> Bool {
    first === second || first.ids == second.ids && first.depths == second.depths
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    hasher.combine(depths)
  }
}

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
  private(set) var fastPathStacks: (horizontal: [FastPathStack], vertical: [FastPathStack])
  private(set) var ratioAxes: Set<Axis> = []
  private(set) var hasWrappingTexts = false
  private(set) var content = DrawnContent.Collector()

  /// Flattens a view.
  ///
  /// - Parameter guideSize: what fractions refer to, if there is a scroll view.
  /// - Complexity: O(n) for n views.
  init(_ root: View, guideSize: Size?) {
    (needs, fastPathStacks) = (([], []), ([], []))
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
  var isFastPathEligible: Bool {
    special.isEmpty && stacks.allSatisfy(\.isFastPathEligible) && !nodes.contains(where: \.isHidden)
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
    fastPathStacks.horizontal[stack].holds(needs.horizontal[inside])
    fastPathStacks.vertical[stack].holds(needs.vertical[inside])
  }

  /// Appends a view without what is inside it.
  private mutating func append(_ view: View, depth: Int, _ guideSize: Size?) {
    var place: Int32 = -1
    switch view.content {
    case .leaf(let leaf):
      if let text = leaf.baselines { baselines[nodes.count] = text }
      if leaf.text?.wrapsInLayout ?? false { hasWrappingTexts = true }
    case .stack(let stack):
      var settings = stack
      settings.arrangedViews = []
      place = Int32(stacks.count)
      stacks.append(settings)
      fastPathStacks.horizontal.append(FastPathStack(settings, along: .horizontal, at: nodes.count))
      fastPathStacks.vertical.append(FastPathStack(settings, along: .vertical, at: nodes.count))
    // Validation refuses it before.
    case .container: break
    }
    content.add(view, depth: depth)
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

extension RandomAccessCollection {
  /// The part of a list that belongs to an axis, where all that is horizontal comes before as much
  /// that is vertical.
  @inline(__always)
  func half(_ axis: Axis) -> SubSequence {
    switch axis {
    case .horizontal: prefix(count / 2)
    case .vertical: suffix(count / 2)
    }
  }
}
