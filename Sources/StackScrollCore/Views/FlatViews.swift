/// The views of a tree, being put into one array: how a ``ViewTree`` is made.
struct FlatViews {
  private(set) var nodes: [ViewTree.Node] = []
  private(set) var ids: [ViewID] = []
  private(set) var depths: [Int] = []
  private(set) var stacks: [StackSettings] = []
  private(set) var special: [SpecialNeeds] = []
  private var specialWidths = 0
  private var specialHeights = 0
  private(set) var held = usualLevels
  private(set) var shares = (widths: ViewTree.Shares(), heights: ViewTree.Shares())
  private(set) var ownLengths: [Double] = []
  private(set) var baselines: [Baselines?] = []
  private(set) var customGaps: [Double?] = []
  private(set) var ratioAxes = Axes()
  private(set) var hasWrappingTexts = false
  private(set) var traits = ViewTree.Traits()
  private(set) var content = DrawnContent.Collector()
  /// How coarse the numbers are, but for those that depend on the guide, and how coarse these are.
  private(set) var grids = ViewTree.AxisGrids()
  private(set) var guideGrids = ViewTree.AxisGrids()
  private let guideSize: Size?
  /// How long the name of a guide is at least, as "a.frameLayoutGuide" is.
  private static let longName = 18
  /// How most trees hold all lengths: one list in memory, which they share.
  private static let usualLevels = [HeldLevels.usual]

  /// Makes room for so many views.
  ///
  /// - Parameter guideSize: what fractions refer to, if there is a scroll view.
  init(_ count: Int, guideSize: Size?) {
    self.guideSize = guideSize
    nodes.reserveCapacity(count)
    ids.reserveCapacity(count)
    depths.reserveCapacity(count)
  }

  /// Brings the lists in order when all views are there.
  mutating func finish() {
    shares.widths.finish()
    shares.heights.finish()
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
  /// - Parameter depth: how many views hold it.
  /// - Throws: ``ScreenError`` for the first thing that is not well formed, but for names.
  mutating func append(
    _ view: UnsafePointer<View>, depth: Int, isShown: Bool
  ) throws(ScreenError) {
    let position = nodes.count
    ids.append(view.pointee.id)
    if view.pointee.id.name.utf8.count >= Self.longName { traits.hasLongNames = true }
    depths.append(depth)
    let rests = position > 0 && !isShown
    switch view.pointee.holder {
    case nil:
      var own = view.pointee.own.size
      if view.pointee.own.hasText {
        // Lengths come first, and a text that is not well formed has no size.
        try ScreenValidation.checkLengths(of: view, guideSize)
        try ScreenValidation.checkText(of: view.pointee)
        own = view.pointee.own.intrinsic
        note(view.pointee, at: position, isShown: isShown)
      } else if let text = view.pointee.own.givenBaselines {
        note(text, of: position)
      }
      let isUsual = view.pointee.own.isHeldAsUsual
      if let width = own.width { grids.horizontal.add(width) }
      if let height = own.height { grids.vertical.add(height) }
      let width =
        isUsual && view.pointee.width.isIntrinsic
        ? AxisNeeds(own: own.width)
        : try need(
          view.pointee.width.required(guideSize?.width), .horizontal, own.width,
          isUsual || view.pointee.own.heldLevels(.horizontal) == .usual, of: view)
      let height =
        isUsual && view.pointee.height.isIntrinsic
        ? AxisNeeds(own: own.height)
        : try need(
          view.pointee.height.required(guideSize?.height), .vertical, own.height,
          isUsual || view.pointee.own.heldLevels(.vertical) == .usual, of: view)
      try ScreenValidation.checkLeaf(view, isHeldAsUsual: isUsual)
      nodes.append(
        ViewTree.Node(
          end: position + 1, stack: -1, isHidden: view.pointee.isHidden, rests: rests,
          width: width, height: height))
    case .stack(let stack):
      let width =
        view.pointee.width.isIntrinsic
        ? .nothing
        : try need(view.pointee.width.required(guideSize?.width), .horizontal, nil, true, of: view)
      let height =
        view.pointee.height.isIntrinsic
        ? .nothing
        : try need(view.pointee.height.required(guideSize?.height), .vertical, nil, true, of: view)
      try ScreenValidation.check(stack, of: view.pointee.id)
      nodes.append(
        ViewTree.Node(
          end: position + 1, stack: stacks.count, isHidden: view.pointee.isHidden,
          rests: rests, width: width, height: height))
      try append(stack, at: position, depth: depth, isShown: isShown)
    case .container: throw .containerInScreen(view.pointee.id)
    }
  }

  /// Notes the text of a view.
  private mutating func note(_ view: View, at position: Int, isShown: Bool) {
    guard let text = view.own.text else { return }
    traits.hasTexts = true
    if text.wrapsInLayout { hasWrappingTexts = true }
    if isShown { content.add(text, of: view.own, view.id) }
    if let baselines = view.own.baselines { note(baselines, of: position) }
  }

  /// Appends what a stack does, and the views that it arranges.
  private mutating func append(
    _ stack: StackView, at position: Int, depth: Int, isShown: Bool
  ) throws(ScreenError) {
    let place = stacks.count
    let settings = StackSettings(stack, at: position)
    let before = (specialWidths, specialHeights)
    let numbered = settings.hasPlainGaps ? nil : stack.numberedSpacings
    stacks.append(settings)
    note(settings)
    var (holdsLeavesOnly, holdsHidden) = (true, false)
    var showsTextsOnly = settings.axis == .horizontal && settings.distribution == .fill
    var shown = 0
    try stack.arrangedViews.withUnsafeBufferPointer { views throws(ScreenError) in
      guard var view = views.baseAddress else { return }
      for _ in views.indices {
        let isHidden = view.pointee.isHidden
        let gap: Double? =
          if settings.hasPlainGaps {
            nil
          } else if let numbered {
            numbered.names.number(of: view.pointee.id.name).map { numbered.spacings[$0] }
          } else {
            stack.customSpacing(after: view.pointee.id)
          }
        if let gap {
          customGaps.append(gap, at: nodes.count, of: nodes.capacity)
          grids.add(gap, along: settings.axis)
        }
        if isHidden { holdsHidden = true }
        if !view.pointee.isLeaf { holdsLeavesOnly = false }
        if showsTextsOnly, !isHidden {
          showsTextsOnly = view.pointee.isLeaf && view.pointee.own.isTextOfRow
          shown += 1
        }
        try append(view, depth: depth + 1, isShown: isShown && !isHidden)
        view += 1
      }
    }
    nodes[position].end = nodes.count
    if settings.distribution == .fillProportionally, !holdsLeavesOnly {
      traits.sharesAmongStacks = true
    }
    if stack.safeAreaInsets != .zero { traits.hasSafeArea = true }
    if stack.isLayoutMarginsRelativeArrangement, stack.insetsLayoutMarginsFromSafeArea {
      traits.keepsClearOfSafeArea = true
    }
    if holdsHidden { traits.hasHiddenViews = true }
    stacks[place].holdsLeavesOnly = holdsLeavesOnly
    stacks[place].holdsHidden = holdsHidden
    stacks[place].isRowOfTexts = showsTextsOnly && shown > 1
    let isPlain = holdsLeavesOnly && !holdsHidden && isShown
    stacks[place].hasPlainWidths = isPlain && specialWidths == before.0
    stacks[place].hasPlainHeights = isPlain && specialHeights == before.1
    let views = position + 1..<nodes.count
    stacks[place].sharesWidth = isPlain && shares.widths.isOne(of: views)
    stacks[place].sharesHeight = isPlain && shares.heights.isOne(of: views)
  }

  private mutating func note(_ text: Baselines, of position: Int) {
    baselines.append(text, at: position, of: nodes.capacity)
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

  /// What a view needs of which a length may be required and nothing else.
  ///
  /// - Parameters:
  ///   - own: the length that the view has of its own.
  ///   - isUsual: whether it holds that as UIKit does by default.
  @inline(__always)
  private mutating func need(
    _ required: Length.Required?, _ axis: Axis, _ own: Double?, _ isUsual: Bool,
    of view: UnsafePointer<View>
  ) throws(ScreenError) -> AxisNeeds {
    guard let required, isUsual || own == nil else {
      return try furtherNeed(of: view, axis, own)
    }
    if let share = required.share {
      let isNew =
        axis == .horizontal
        ? shares.widths.add(share, of: nodes.count) : shares.heights.add(share, of: nodes.count)
      if isNew { guideGrids.add(required.points, along: axis) }
    } else {
      grids.add(required.points, along: axis)
    }
    guard let own else { return .required(required.points, own: nil) }
    ownLengths.append(own)
    return .required(required.points, own: ownLengths.count - 1)
  }

  /// Checks what a length is tied to, and finds what else a view may need.
  private mutating func furtherNeed(
    of view: UnsafePointer<View>, _ axis: Axis, _ own: Double?
  ) throws(ScreenError) -> AxisNeeds {
    let length = axis == .horizontal ? view.pointee.width : view.pointee.height
    let levels = view.pointee.isLeaf ? view.pointee.own.heldLevels(axis) : .usual
    if length.isIntrinsic {
      guard let own else { return .nothing }
      if levels.givesWay { return .own(own, held: place(of: levels)) }
    }
    try ScreenValidation.check(length, of: view.pointee.id, along: axis, guideSize)
    special.append(
      SpecialNeeds(length, along: axis, of: nodes.count, guideSize?[axis], own: own, levels))
    if axis == .horizontal { specialWidths += 1 } else { specialHeights += 1 }
    return .special(special.count - 1)
  }

  /// Where it stands how strongly a length is held; neighbours mostly hold theirs alike.
  private mutating func place(of levels: HeldLevels) -> Int {
    if levels == .usual { return 0 }
    if held[held.count - 1] != levels { held.append(levels) }
    return held.count - 1
  }
}

extension Array {
  /// Appends an element for a position, with nothing for those before it that have none; room is made
  /// once for all there may be.
  fileprivate mutating func append<Wrapped>(
    _ element: Wrapped, at position: Int, of room: Int
  ) where Element == Wrapped? {
    if isEmpty { reserveCapacity(room) }
    fill(to: position)
    append(element)
  }

  /// Appends nothing until there are so many elements.
  fileprivate mutating func fill<Wrapped>(to count: Int) where Element == Wrapped? {
    while self.count < count { append(nil) }
  }
}
