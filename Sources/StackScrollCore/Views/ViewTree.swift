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
  /// The needs that are a share of the guide, apart from special ones.
  private let shares: [Share]
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
    shares = flat.shares
    ownLengths = flat.ownLengths
    baselines = flat.baselines
    fastPathStacks = flat.fastPathStacks.horizontal + flat.fastPathStacks.vertical
    isFastPathEligible = flat.isFastPathEligible
    ratioAxes = flat.ratioAxes
    hasWrappingTexts = flat.hasWrappingTexts
    content = flat.content.content()
  }

  /// A length that is required to be a share of the guide.
  struct Share: Sendable {
    let axis: Axis
    let position: Int
    let share: Double
  }

  private init(_ tree: ViewTree, needs: [AxisNeeds], special: [SpecialNeeds]) {
    (nodes, outline, stacks) = (tree.nodes, tree.outline, tree.stacks)
    (self.needs, self.special, shares) = (needs, special, tree.shares)
    (ownLengths, baselines, content) = (tree.ownLengths, tree.baselines, tree.content)
    (fastPathStacks, isFastPathEligible) = (tree.fastPathStacks, tree.isFastPathEligible)
    (ratioAxes, hasWrappingTexts) = (tree.ratioAxes, tree.hasWrappingTexts)
  }

  /// The same views beside a guide of another size; nil if a share of it is out of bounds.
  ///
  /// Only the shares are worked out again.
  ///
  /// - Complexity: O(n) for n views with shares of the guide, or more than plain needs.
  func beside(_ guide: Size) -> ViewTree? {
    guard !shares.isEmpty || !special.isEmpty else { return self }
    var needs = needs
    for share in shares {
      let length = share.share * guide[share.axis]
      guard length <= Screen.Limits.magnitude else { return nil }
      let place = share.axis == .horizontal ? share.position : nodes.count + share.position
      needs[place] = needs[place].required(length)
    }
    var special = special
    for place in special.indices {
      guard let changed = special[place].beside(guide) else { return nil }
      special[place] = changed
    }
    return ViewTree(self, needs: needs, special: special)
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
  private(set) var shares: [ViewTree.Share] = []
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
    withUnsafePointer(to: root) { append($0, depth: 0, isShown: true, guideSize) }
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

  /// Appends a view and what is inside it.
  ///
  /// It is read through a pointer, since a copy of each view would cost more than all that is noted.
  private mutating func append(
    _ view: UnsafePointer<View>, depth: Int, isShown: Bool, _ guideSize: Size?
  ) {
    let position = nodes.count
    ids.append(view.pointee.id)
    depths.append(depth)
    let isHidden = view.pointee.isHidden
    switch view.pointee.content {
    case .leaf(let leaf):
      if let text = leaf.baselines { baselines[position] = text }
      if let text = leaf.text {
        if text.wrapsInLayout { hasWrappingTexts = true }
        if isShown { content.add(text, of: leaf, view.pointee.id) }
      }
      nodes.append(ViewTree.Node(end: position + 1, stack: -1, isHidden: isHidden))
      let own = leaf.intrinsic
      let (hugging, resistance) = (leaf.hugging, leaf.compressionResistance)
      append(
        SpecialNeeds(
          view.pointee.width, along: .horizontal, guideSize?.width, own: own.width,
          hugging.horizontal, resistance.horizontal),
        SpecialNeeds(
          view.pointee.height, along: .vertical, guideSize?.height, own: own.height,
          hugging.vertical, resistance.vertical))
    case .stack(let stack):
      var settings = stack
      settings.arrangedViews = []
      nodes.append(
        ViewTree.Node(end: position + 1, stack: Int32(stacks.count), isHidden: isHidden))
      append(
        SpecialNeeds(view.pointee.width, along: .horizontal, guideSize?.width),
        SpecialNeeds(view.pointee.height, along: .vertical, guideSize?.height))
      stacks.append(settings)
      fastPathStacks.horizontal.append(FastPathStack(settings, along: .horizontal, at: position))
      fastPathStacks.vertical.append(FastPathStack(settings, along: .vertical, at: position))
      stack.arrangedViews.withUnsafeBufferPointer { views in
        guard var inside = views.baseAddress else { return }
        for _ in views.indices {
          let isShown = isShown && !inside.pointee.isHidden
          append(inside, depth: depth + 1, isShown: isShown, guideSize)
          inside += 1
        }
      }
      close(position)
    // Validation refuses it before.
    case .container: break
    }
  }

  private mutating func append(_ horizontal: SpecialNeeds, _ vertical: SpecialNeeds) {
    needs.horizontal.append(noting(horizontal))
    needs.vertical.append(noting(vertical))
  }

  /// Notes what the view that was added last needs on an axis, beside what is plain.
  @inline(__always)
  private mutating func noting(_ needs: SpecialNeeds) -> AxisNeeds {
    guard let plain = needs.plain(noting: &ownLengths) else {
      special.append(needs)
      if needs.hasRatio { ratioAxes.insert(needs.axis) }
      return .special(special.count - 1)
    }
    if let share = needs.share {
      shares.append(ViewTree.Share(axis: needs.axis, position: nodes.count - 1, share: share))
    }
    return plain
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
