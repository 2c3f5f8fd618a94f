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
