/// The views of a tree in one array, each followed by everything inside it.
///
/// This is tree order. Read backwards, every view comes after what it holds; read forwards, after
/// what holds it. So both passes of a layout are plain loops, and depth costs no stack. A node is
/// plain data: what most views need to be laid out stands in it, and what few need in lists beside.
///
/// It is shared by reference and never changes, so that everybody who lays it out holds one word.
final class ViewTree: Sendable {
  /// One view, without what is inside it.
  ///
  /// The order of its parts leaves no room between them: 40 bytes.
  struct Node: Sendable {
    private var last: Int32
    /// Where the settings of the stack are, or -1 for a leaf.
    let stack: Int32
    /// What it needs across.
    var width: AxisNeeds
    let isHidden: Bool
    /// What it needs down.
    var height: AxisNeeds
    /// Whether it is hidden, or inside something that is; the root counts as shown.
    let rests: Bool

    init(
      end: Int, stack: Int, isHidden: Bool, rests: Bool, width: AxisNeeds, height: AxisNeeds
    ) {
      (last, self.stack) = (Int32(end), Int32(stack))
      (self.isHidden, self.rests) = (isHidden, rests)
      (self.width, self.height) = (width, height)
    }

    /// The position after the last view inside this one.
    @inline(__always)
    var end: Int {
      get { Int(last) }
      set { last = Int32(newValue) }
    }

    var isLeaf: Bool { stack < 0 }

    /// What it needs on an axis.
    @inline(__always)
    func needs(_ axis: Axis) -> AxisNeeds { axis == .horizontal ? width : height }
  }

  /// Lengths that are required to be one share of the guide, of views that stand one after the other.
  ///
  /// A strip of 300 tabs has one of its widths and one of its heights.
  struct Share: Sendable {
    let share: Double
    let start: Int
    fileprivate(set) var end: Int
  }

  /// The shares of one axis, in tree order.
  struct Shares: Sendable {
    private(set) var list: [Share] = []
    /// What may still grow, which is kept out of the list; nothing if it is empty.
    private var last = Share(share: 0, start: 0, end: 0)

    /// Notes a share; false if the view before has the same.
    @inline(__always)
    mutating func add(_ share: Double, of position: Int) -> Bool {
      guard share != last.share || position != last.end else {
        last.end += 1
        return false
      }
      finish()
      last = Share(share: share, start: position, end: position + 1)
      return true
    }

    /// Whether the views that came last, all of some positions, have one share.
    func isOne(of positions: Range<Int>) -> Bool {
      last.start <= positions.lowerBound && last.end == positions.upperBound && !positions.isEmpty
    }

    /// Takes into the list what is not in it.
    mutating func finish() {
      if last.end > last.start { list.append(last) }
      last = Share(share: 0, start: 0, end: 0)
    }
  }

  /// The view that was flattened.
  let root: View
  /// The views in tree order; the root is the first, and there always is one.
  let nodes: [Node]
  /// Their names and depths, in the same order.
  let outline: Outline
  /// What the stacks do, in tree order.
  let stacks: [StackSettings]
  /// What needs more than a node holds.
  let special: [SpecialNeeds]
  /// What that costs in short, in the same order.
  let specialCosts: SpecialCosts
  /// How strongly lengths are held that views have of their own; the first as UIKit does by default.
  let held: [HeldLevels]
  /// The needs that are a share of the guide, apart from special ones.
  private let shares: (widths: [Share], heights: [Share])
  /// The lengths that views have of their own beside a required one.
  private let ownLengths: [Double]
  /// Where text stands, by position; empty where there is none.
  private let baselines: [Baselines?]
  /// The gaps after views that differ from the spacing, by position; empty where there are none.
  let customGaps: [Double?]
  /// The axes on which some length is a multiple of the one on the other.
  let ratioAxes: Axes
  /// Whether there is a text that wraps where the layout ends its lines.
  let hasWrappingTexts: Bool
  /// The texts, for pictures.
  let content: DrawnContent
  /// What decides whether a screen is laid out as the stacks in it are.
  let traits: Traits
  /// The views after the one around them, if that was named.
  let outlineOutside: Outline?
  /// How coarse the numbers of each axis are, shares of the guide left out and with them.
  private let grids: (fixed: AxisGrids, all: AxisGrids)

  /// What there is somewhere in the tree.
  struct Traits: Sendable {
    /// A text.
    var hasTexts = false
    /// A view that a stack leaves out.
    var hasHiddenViews = false
    /// A stack that fills proportionally and arranges others.
    var sharesAmongStacks = false
    /// A stack whose margins count, and keep clear of the safe area.
    var keepsClearOfSafeArea = false
    /// A stack that is told how far it reaches out of the safe area.
    var hasSafeArea = false
    /// A name that is long enough for that of a guide.
    var hasLongNames = false
  }

  /// A grid for each axis.
  struct AxisGrids: Sendable {
    var horizontal = Grid()
    var vertical = Grid()

    @inline(__always)
    mutating func add(_ number: Double, along axis: Axis) {
      if axis == .horizontal { horizontal.add(number) } else { vertical.add(number) }
    }

    subscript(axis: Axis) -> Grid { axis == .horizontal ? horizontal : vertical }

    /// Counts the numbers of others in.
    mutating func join(_ other: AxisGrids) {
      horizontal.join(other.horizontal)
      vertical.join(other.vertical)
    }
  }

  /// Checks a view, and flattens it.
  ///
  /// - Parameters:
  ///   - guideSize: what fractions refer to, if there is a scroll view.
  ///   - outside: the name of the view around it, which no other may have.
  /// - Throws: ``ScreenError`` for the first thing that is not well formed, in tree order.
  /// - Complexity: O(n) for n views.
  init(_ root: View, guideSize: Size?, inside outside: ViewID? = nil) throws(ScreenError) {
    try ScreenValidation.checkExtent(of: root)
    var flat = FlatViews(root.extent.views, guideSize: guideSize)
    do throws(ScreenError) {
      try withUnsafePointer(to: root) { view throws(ScreenError) in
        try flat.append(view, depth: 0, isShown: true)
      }
    } catch {
      throw ScreenValidation.faultyName(among: flat.ids) ?? error
    }
    let around = outside.map { Outline(flat, inside: $0) }
    if let fault = ScreenValidation.faultyName(among: around?.ids ?? flat.ids) { throw fault }
    flat.finish()
    self.root = root
    nodes = flat.nodes
    outline = Outline(ids: flat.ids, depths: flat.depths)
    outlineOutside = around
    traits = flat.traits
    (stacks, special, held) = (flat.stacks, flat.special, flat.held)
    shares = (flat.shares.widths.list, flat.shares.heights.list)
    specialCosts = SpecialCosts(flat.special, flat.nodes)
    (ownLengths, baselines, customGaps) = (flat.ownLengths, flat.baselines, flat.customGaps)
    (ratioAxes, hasWrappingTexts) = (flat.ratioAxes, flat.hasWrappingTexts)
    content = flat.content.content()
    var all = flat.grids
    all.join(flat.guideGrids)
    for needs in flat.special { needs.addPoints(to: &all) }
    grids = (flat.grids, all)
  }

  private init(_ tree: ViewTree, nodes: [Node], special: [SpecialNeeds], _ grids: AxisGrids) {
    (root, outline, stacks, held) = (tree.root, tree.outline, tree.stacks, tree.held)
    (outlineOutside, traits) = (tree.outlineOutside, tree.traits)
    (self.nodes, self.special, shares) = (nodes, special, tree.shares)
    specialCosts = SpecialCosts(special, nodes)
    (ownLengths, baselines, customGaps) = (tree.ownLengths, tree.baselines, tree.customGaps)
    (ratioAxes, hasWrappingTexts, content) = (tree.ratioAxes, tree.hasWrappingTexts, tree.content)
    var all = grids
    for needs in special { needs.addPoints(to: &all) }
    self.grids = (tree.grids.fixed, all)
  }

  /// The same views beside a guide of another size; nil if a share of it is out of bounds.
  ///
  /// Only the shares are worked out again.
  ///
  /// - Complexity: O(n) for n views with shares of the guide, or more than plain needs.
  func beside(_ guide: Size) -> ViewTree? {
    guard
      !shares.widths.isEmpty || !shares.heights.isEmpty
        || special.contains(where: \.asksForShare)
    else { return self }
    var (nodes, grids) = (nodes, grids.fixed)
    let isWithinLimits = nodes.withUnsafeMutableBufferPointer { nodes in
      var greatest = 0.0
      for share in shares.widths {
        let length = share.share * guide.width
        for position in share.start..<share.end { nodes[position].width.require(length) }
        grids.horizontal.add(length)
        greatest = max(greatest, length)
      }
      for share in shares.heights {
        let length = share.share * guide.height
        for position in share.start..<share.end { nodes[position].height.require(length) }
        grids.vertical.add(length)
        greatest = max(greatest, length)
      }
      return greatest <= ScreenLimits.magnitude
    }
    guard isWithinLimits else { return nil }
    var special = special
    for place in special.indices where special[place].asksForShare {
      guard let changed = special[place].beside(guide) else { return nil }
      special[place] = changed
    }
    return ViewTree(self, nodes: nodes, special: special, grids)
  }

  /// The names of the views, in tree order.
  var ids: [ViewID] { outline.ids }

  /// What a view needs on an axis.
  func needs(of position: Int, along axis: Axis) -> AxisNeeds { nodes[position].needs(axis) }

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

  /// How strongly a view holds the length that it has of its own.
  func heldLevels(of position: Int, along axis: Axis) -> HeldLevels {
    let needs = needs(of: position, along: axis)
    return switch needs.kind {
    case .own: held[Int(needs.place)]
    case .special: special[Int(needs.place)].held
    case .required, .nothing: .usual
    }
  }

  /// Where the text of a view stands, if it has text.
  func baselines(of position: Int) -> Baselines? {
    baselines.isEmpty ? nil : baselines[position]
  }

  /// The gap after a view, if it differs from the spacing of its stack.
  func customGap(after position: Int) -> Double? {
    customGaps.isEmpty ? nil : customGaps[position]
  }

  /// How coarse the numbers on an axis are, but for lengths that are ratios.
  func grid(_ axis: Axis) -> Grid { grids.all[axis] }

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

/// Some of the axes.
struct Axes: Sendable {
  private var horizontal = false
  private var vertical = false

  mutating func insert(_ axis: Axis) {
    if axis == .horizontal { horizontal = true } else { vertical = true }
  }

  func contains(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
}

/// What special needs cost in short.
struct SpecialCosts: Sendable {
  /// The costs; free where there is no short form, or where a ratio asks for the other axis.
  private(set) var costs: [CostSummary<Double>] = []
  /// The axes on which some view has no short form.
  private(set) var axesWithPieces = Axes()
  /// The places of ratios.
  private(set) var ratios: [Int] = []

  init(_ special: [SpecialNeeds], _ nodes: [ViewTree.Node]) {
    guard !special.isEmpty else { return }
    costs.reserveCapacity(special.count)
    for place in special.indices {
      let isShown = !nodes[special[place].position].rests
      var cost: CostSummary<Double>?
      if special[place].hasRatio {
        if isShown { ratios.append(place) }
      } else {
        cost = CostSummary(special[place], crossLength: nil)
        if cost == nil, isShown { axesWithPieces.insert(special[place].axis) }
      }
      costs.append(cost ?? .free)
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

  /// The views of a tree behind the one around them.
  ///
  /// The lists are written in one go, which takes a third of joining them.
  init(_ views: FlatViews, inside outside: ViewID) {
    let count = views.ids.count + 1
    ids = [ViewID](unsafeUninitializedCapacity: count) { ids, initialized in
      ids.initializeElement(at: 0, to: outside)
      views.ids.withUnsafeBufferPointer { inside in
        for place in inside.indices { ids.initializeElement(at: place + 1, to: inside[place]) }
      }
      initialized = count
    }
    depths = [Int](unsafeUninitializedCapacity: count) { depths, initialized in
      depths.initializeElement(at: 0, to: 0)
      views.depths.withUnsafeBufferPointer { inside in
        for place in inside.indices {
          depths.initializeElement(at: place + 1, to: inside[place] + 1)
        }
      }
      initialized = count
    }
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
