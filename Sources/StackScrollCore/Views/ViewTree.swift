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
    /// Whether it is hidden, or inside something that is; the root counts as shown.
    let rests: Bool
    /// What it needs on each axis.
    var width: AxisNeeds
    var height: AxisNeeds

    var isLeaf: Bool { stack < 0 }

    /// What it needs on an axis.
    @inline(__always)
    func needs(_ axis: Axis) -> AxisNeeds { axis == .horizontal ? width : height }
  }

  /// A length that is required to be a share of the guide.
  struct Share: Sendable {
    let axis: Axis
    let position: Int
    let share: Double
  }

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
  private let shares: [Share]
  /// The lengths that views have of their own beside a required one.
  private let ownLengths: [Double]
  /// Where text stands, by position; empty where there is none.
  private let baselines: [Baselines?]
  /// The gaps after views that differ from the spacing, by position; empty where there are none.
  private let customGaps: [Double?]
  /// The axes on which some length is a multiple of the one on the other.
  let ratioAxes: Set<Axis>
  /// Whether there is a text that wraps where the layout ends its lines.
  let hasWrappingTexts: Bool
  /// The texts, for pictures.
  let content: DrawnContent
  /// How coarse the numbers of each axis are, shares of the guide left out and with them.
  private let grids: (fixed: AxisGrids, all: AxisGrids)

  /// A grid for each axis.
  struct AxisGrids: Sendable {
    var horizontal = Grid()
    var vertical = Grid()

    @inline(__always)
    mutating func add(_ number: Double, along axis: Axis) {
      if axis == .horizontal { horizontal.add(number) } else { vertical.add(number) }
    }

    subscript(axis: Axis) -> Grid { axis == .horizontal ? horizontal : vertical }

    /// The same with the numbers that depend on the guide.
    func adding(_ nodes: [Node], _ shares: [Share], _ special: [SpecialNeeds]) -> AxisGrids {
      var grids = self
      // Tabs mostly have the same share.
      var last = (horizontal: 0.0, vertical: 0.0)
      for share in shares {
        if share.axis == .horizontal {
          let length = nodes[share.position].width.length
          if length != last.horizontal { grids.horizontal.add(length) }
          last.horizontal = length
        } else {
          let length = nodes[share.position].height.length
          if length != last.vertical { grids.vertical.add(length) }
          last.vertical = length
        }
      }
      for place in special.indices { special[place].addPoints(to: &grids) }
      return grids
    }
  }

  /// Checks a view, and flattens it.
  ///
  /// - Parameter guideSize: what fractions refer to, if there is a scroll view.
  /// - Throws: ``ScreenError`` for the first thing that is not well formed, in tree order.
  /// - Complexity: O(n) for n views.
  init(_ root: View, guideSize: Size?) throws(ScreenError) {
    try ScreenValidation.checkExtent(of: root)
    var flat = FlatViews(root.extent.views, guideSize: guideSize)
    do throws(ScreenError) {
      try withUnsafePointer(to: root) { view throws(ScreenError) in
        try flat.append(view, isShown: true)
      }
    } catch {
      throw ScreenValidation.faultyName(among: flat.ids) ?? error
    }
    if let fault = ScreenValidation.faultyName(among: flat.ids) { throw fault }
    flat.finish()
    nodes = flat.nodes
    outline = Outline(ids: flat.ids, depths: Outline.depths(of: flat.nodes))
    (stacks, special, shares, held) = (flat.stacks, flat.special, flat.shares, flat.held)
    specialCosts = SpecialCosts(flat.special, flat.nodes)
    (ownLengths, baselines, customGaps) = (flat.ownLengths, flat.baselines, flat.customGaps)
    (ratioAxes, hasWrappingTexts) = (flat.ratioAxes, flat.hasWrappingTexts)
    content = flat.content.content()
    grids = (flat.grids, flat.grids.adding(flat.nodes, flat.shares, flat.special))
  }

  private init(_ tree: ViewTree, nodes: [Node], special: [SpecialNeeds]) {
    (outline, stacks, held) = (tree.outline, tree.stacks, tree.held)
    (self.nodes, self.special, shares) = (nodes, special, tree.shares)
    specialCosts = SpecialCosts(special, nodes)
    (ownLengths, baselines, customGaps) = (tree.ownLengths, tree.baselines, tree.customGaps)
    (ratioAxes, hasWrappingTexts, content) = (tree.ratioAxes, tree.hasWrappingTexts, tree.content)
    grids = (tree.grids.fixed, tree.grids.fixed.adding(nodes, shares, special))
  }

  /// The same views beside a guide of another size; nil if a share of it is out of bounds.
  ///
  /// Only the shares are worked out again.
  ///
  /// - Complexity: O(n) for n views with shares of the guide, or more than plain needs.
  func beside(_ guide: Size) -> ViewTree? {
    guard !shares.isEmpty || special.contains(where: \.asksForShare) else { return self }
    var nodes = nodes
    let isWithinLimits = nodes.withUnsafeMutableBufferPointer { nodes in
      var greatest = 0.0
      for share in shares {
        let isWidth = share.axis == .horizontal
        let length = share.share * (isWidth ? guide.width : guide.height)
        greatest = length > greatest ? length : greatest
        if isWidth {
          nodes[share.position].width.require(length)
        } else {
          nodes[share.position].height.require(length)
        }
      }
      return greatest <= Screen.Limits.magnitude
    }
    guard isWithinLimits else { return nil }
    var special = special
    for place in special.indices where special[place].asksForShare {
      guard let changed = special[place].beside(guide) else { return nil }
      special[place] = changed
    }
    return ViewTree(self, nodes: nodes, special: special)
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

/// What special needs cost in short.
struct SpecialCosts: Sendable {
  /// The costs; free where there is no short form, or where a ratio asks for the other axis.
  private(set) var costs: [CostSummary<Double>] = []
  /// The axes on which some view has no short form.
  private(set) var axesWithPieces: Set<Axis> = []
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

  /// How many views hold each one.
  static func depths(of nodes: [ViewTree.Node]) -> [Int] {
    [Int](unsafeUninitializedCapacity: nodes.count) { depths, count in
      // Where the views end that are open at a position, the outermost first.
      var ends: [Int] = []
      for position in nodes.indices {
        while let last = ends.last, last <= position { ends.removeLast() }
        depths.initializeElement(at: position, to: ends.count)
        if !nodes[position].isLeaf { ends.append(nodes[position].end) }
      }
      count = nodes.count
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

/// The views of a tree, being put into one array: how a ``ViewTree`` is made.
struct FlatViews {
  private(set) var nodes: [ViewTree.Node] = []
  private(set) var ids: [ViewID] = []
  private(set) var stacks: [StackSettings] = []
  private(set) var special: [SpecialNeeds] = []
  private var specialWidths = 0
  private var specialHeights = 0
  private(set) var held = [HeldLevels.usual]
  private(set) var shares: [ViewTree.Share] = []
  private(set) var ownLengths: [Double] = []
  private(set) var baselines: [Baselines?] = []
  private(set) var customGaps: [Double?] = []
  private(set) var ratioAxes: Set<Axis> = []
  private(set) var hasWrappingTexts = false
  private(set) var content = DrawnContent.Collector()
  private(set) var grids = ViewTree.AxisGrids()
  private let guideSize: Size?

  /// Makes room for so many views.
  ///
  /// - Parameter guideSize: what fractions refer to, if there is a scroll view.
  init(_ count: Int, guideSize: Size?) {
    self.guideSize = guideSize
    nodes.reserveCapacity(count)
    ids.reserveCapacity(count)
  }

  /// Brings the lists in order when all views are there.
  mutating func finish() {
    for needs in special where needs.hasRatio && !nodes[needs.position].rests {
      ratioAxes.insert(needs.axis)
    }
    if !baselines.isEmpty { baselines.fill(to: nodes.count) }
    if !customGaps.isEmpty { customGaps.fill(to: nodes.count) }
  }

  /// Checks and appends a view and what is inside it.
  ///
  /// It is read through a pointer, since a copy of each view would cost more than all that is noted.
  ///
  /// - Throws: ``ScreenError`` for the first thing that is not well formed, but for names.
  mutating func append(_ view: UnsafePointer<View>, isShown: Bool) throws(ScreenError) {
    let position = nodes.count
    ids.append(view.pointee.id)
    try ScreenValidation.checkLengths(of: view, guideSize)
    let rests = position > 0 && !isShown
    switch view.pointee.holder {
    case nil:
      try ScreenValidation.checkLeaf(view)
      var own = view.pointee.own.size
      if view.pointee.own.hasText {
        own = view.pointee.own.intrinsic
        note(view.pointee, at: position, isShown: isShown)
      } else if let text = view.pointee.own.givenBaselines {
        note(text, of: position)
      }
      let hugging = view.pointee.own.hugging
      let resistance = view.pointee.own.compressionResistance
      let (width, height) = (
        HeldLevels(hugging: hugging.horizontal, resistance: resistance.horizontal),
        HeldLevels(hugging: hugging.vertical, resistance: resistance.vertical)
      )
      nodes.append(
        ViewTree.Node(
          end: position + 1, stack: -1, isHidden: view.pointee.isHidden, rests: rests,
          width: view.pointee.width.isIntrinsic
            ? ownNeed(own.width, .horizontal, width, position)
            : tiedNeed(view.pointee.width, .horizontal, own.width, width, position),
          height: view.pointee.height.isIntrinsic
            ? ownNeed(own.height, .vertical, height, position)
            : tiedNeed(view.pointee.height, .vertical, own.height, height, position)))
    case .stack(let stack):
      try ScreenValidation.check(stack, of: view.pointee.id)
      nodes.append(
        ViewTree.Node(
          end: position + 1, stack: Int32(stacks.count), isHidden: view.pointee.isHidden,
          rests: rests,
          width: view.pointee.width.isIntrinsic
            ? .nothing : tiedNeed(view.pointee.width, .horizontal, nil, .usual, position),
          height: view.pointee.height.isIntrinsic
            ? .nothing : tiedNeed(view.pointee.height, .vertical, nil, .usual, position)))
      try append(stack, at: position, isShown: isShown)
    case .container: throw .containerInScreen(view.pointee.id)
    }
  }

  /// Notes the text of a view.
  private mutating func note(_ view: View, at position: Int, isShown: Bool) {
    guard let text = view.own.text else { return }
    if text.wrapsInLayout { hasWrappingTexts = true }
    if isShown { content.add(text, of: view.own, view.id) }
    if let baselines = view.own.baselines { note(baselines, of: position) }
  }

  /// Appends what a stack does, and the views that it arranges.
  private mutating func append(
    _ stack: StackView, at position: Int, isShown: Bool
  ) throws(ScreenError) {
    let place = stacks.count
    let settings = StackSettings(stack, at: position)
    let before = (specialWidths, specialHeights)
    stacks.append(settings)
    note(settings)
    var (holdsLeavesOnly, holdsHidden) = (true, false)
    try stack.arrangedViews.withUnsafeBufferPointer { views throws(ScreenError) in
      guard var view = views.baseAddress else { return }
      for _ in views.indices {
        let isHidden = view.pointee.isHidden
        if !settings.hasPlainGaps, let gap = stack.customSpacing(after: view.pointee.id) {
          customGaps.fill(to: nodes.count)
          customGaps.append(gap)
          grids.add(gap, along: settings.axis)
        }
        if isHidden { holdsHidden = true }
        if !view.pointee.isLeaf { holdsLeavesOnly = false }
        try append(view, isShown: isShown && !isHidden)
        view += 1
      }
    }
    nodes[position].end = nodes.count
    stacks[place].holdsLeavesOnly = holdsLeavesOnly
    stacks[place].holdsHidden = holdsHidden
    let isPlain = holdsLeavesOnly && !holdsHidden && isShown
    stacks[place].hasPlainWidths = isPlain && specialWidths == before.0
    stacks[place].hasPlainHeights = isPlain && specialHeights == before.1
  }

  private mutating func note(_ text: Baselines, of position: Int) {
    baselines.fill(to: position)
    baselines.append(text)
    grids.vertical.add(text.first)
    grids.vertical.add(text.last)
  }

  private mutating func note(_ stack: StackSettings) {
    grids.add(stack.spacing, along: stack.axis)
    guard stack.isLayoutMarginsRelativeArrangement else { return }
    let margins = stack.margins(in: .leftToRight)
    for axis in Axis.allCases {
      grids.add(margins.near(axis), along: axis)
      grids.add(margins.far(axis), along: axis)
    }
    grids.horizontal.add(stack.margins(in: .rightToLeft).left)
    grids.horizontal.add(stack.margins(in: .rightToLeft).right)
  }

  /// What a view needs whose length is tied to nothing.
  @inline(__always)
  private mutating func ownNeed(
    _ own: Double?, _ axis: Axis, _ levels: HeldLevels, _ position: Int
  ) -> AxisNeeds {
    guard let own else { return .nothing }
    guard levels != .usual else {
      grids.add(own, along: axis)
      return .own(own)
    }
    guard levels.givesWay else { return tiedNeed(.intrinsic, axis, own, levels, position) }
    grids.add(own, along: axis)
    return .own(own, held: place(of: levels))
  }

  /// What a view needs whose length is tied to something.
  private mutating func tiedNeed(
    _ length: Length, _ axis: Axis, _ own: Double?, _ levels: HeldLevels, _ position: Int
  ) -> AxisNeeds {
    if let own { grids.add(own, along: axis) }
    if own == nil || levels == .usual, let need = requiredNeed(length, axis, own, position) {
      return need
    }
    let needs = SpecialNeeds(
      length, along: axis, of: position, guideSize?[axis], own: own, levels)
    special.append(needs)
    if axis == .horizontal { specialWidths += 1 } else { specialHeights += 1 }
    return .special(special.count - 1)
  }

  /// Where it stands how strongly a length is held; neighbours mostly hold theirs alike.
  private mutating func place(of levels: HeldLevels) -> Int {
    if held[held.count - 1] != levels { held.append(levels) }
    return held.count - 1
  }

  /// The need of one required length; nil if there are other conditions.
  private mutating func requiredNeed(
    _ length: Length, _ axis: Axis, _ own: Double?, _ position: Int
  ) -> AxisNeeds? {
    guard let only = length.only, only.relation == .equal, only.priority.isRequired,
      let points = only.points(guideLength: guideSize?[axis], crossLength: nil)
    else { return nil }
    if case .fraction(let share, of: _) = only.target {
      if shares.isEmpty { shares.reserveCapacity(2 * nodes.capacity) }
      shares.append(ViewTree.Share(axis: axis, position: position, share: share))
    } else {
      grids.add(points, along: axis)
    }
    guard let own else { return .required(points, own: nil) }
    ownLengths.append(own)
    return .required(points, own: ownLengths.count - 1)
  }
}

extension Array {
  /// Appends nothing until there are so many elements.
  fileprivate mutating func fill<Wrapped>(to count: Int) where Element == Wrapped? {
    while self.count < count { append(nil) }
  }
}
