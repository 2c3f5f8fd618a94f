/// What a screen in the short form holds: a scroll view that fills it, around one view that is pinned to the
/// four edges of its content.
///
/// The views are checked and flattened when the screen is made, so that the rules of stacks lay it out
/// without looking at each again. It is shared by reference and never changes.
package final class ShortForm: Sendable {
  /// The name of the scroll view.
  package let scrollView: ViewID
  /// The names of the hidden views, in tree order.
  package let hiddenViews: [ViewID]
  /// The texts as they are measured, by the names of their views.
  package let texts: [ViewID: LabelText]
  /// What pictures show.
  package let drawn: DrawnContent
  /// The scroll view with what is in it, and the constraints that hold that.
  private let root: View
  private let constraints: [Constraint]
  private let settings: ScrollView
  private let pins: DirectionalEdgeInsets
  private let tree: ViewTree
  /// The views that stand in those that a stack leaves out, as positions in the tree.
  private let leftOut: [Range<Int>]

  /// Checks and flattens the views of a screen; nil if it has another form, or is not well formed.
  ///
  /// - Complexity: O(n) for n views.
  ///
  /// - Parameter pins: how the content is pinned, where the constraints are known to say no more.
  init?(
    _ root: View, _ constraints: [Constraint], pins: DirectionalEdgeInsets? = nil, _ size: Size,
    _ category: ContentSizeCategory
  ) {
    guard let container = root.container, let settings = container.scrollView,
      let content = container.subviews.first, container.subviews.count == 1, !root.isHidden,
      !content.isHidden, root.width.isIntrinsic, root.height.isIntrinsic,
      let pins = pins ?? .init(pinning: content.id, inside: root.id, constraints)
    else { return nil }
    do throws(ScreenError) {
      try ScreenValidation.checkExtent(of: root)
      try ScreenValidation.check(container, of: root.id)
      var tree = try ViewTree(content, guideSize: size, inside: root.id)
      if tree.traits.hasTexts, content.hasTextStyles {
        tree = try ViewTree(
          content.measuringTexts(for: category), guideSize: size, inside: root.id)
      }
      self.tree = tree
    } catch { return nil }
    guard !tree.traits.hasSafeArea,
      !tree.traits.hasLongNames || !tree.ids.contains(where: \.mayNameGuide)
    else { return nil }
    (scrollView, self.settings, self.pins) = (root.id, settings, pins)
    (self.root, self.constraints) = (root, constraints)
    drawn = tree.content.inside(root.id)
    texts = tree.traits.hasTexts ? tree.root.texts : [:]
    (hiddenViews, leftOut) = tree.traits.hasHiddenViews ? tree.hidden : ([], [])
  }

  private init(_ form: ShortForm, _ tree: ViewTree) {
    (scrollView, settings, pins) = (form.scrollView, form.settings, form.pins)
    (root, constraints) = (form.root, form.constraints)
    (hiddenViews, leftOut) = (form.hiddenViews, form.leftOut)
    (texts, drawn) = (form.texts, form.drawn)
    self.tree = tree
  }

  /// The same on a screen of another size; nil if a length that is a share of it is out of bounds.
  func beside(_ size: Size) -> ShortForm? {
    tree.beside(size).map { $0 === tree ? self : ShortForm(self, $0) }
  }

  /// What the rules of stacks lay out; nil if they and constraints may tell something else of it.
  package func stack(in screen: Screen) -> ScrolledStack? {
    let area = screen.safeAreaInsets
    guard screen.fittingPriorities.horizontal >= .required,
      screen.fittingPriorities.vertical >= .required, !tree.traits.sharesAmongStacks,
      !tree.traits.keepsClearOfSafeArea || area == .zero
    else { return nil }
    var scrollView = settings
    scrollView.size = screen.size
    scrollView.safeAreaInsets = EdgeInsets(
      top: max(0, area.top), left: max(0, area.left), bottom: max(0, area.bottom),
      right: max(0, area.right))
    return try? ScrolledStack(
      scrollView, tree, pins: pins, layoutDirection: screen.layoutDirection, policy: screen.policy)
  }

  /// A screen that holds this, with what its safe areas and margins hang on.
  package func screen(
    _ size: Size, safeAreaInsets: EdgeInsets, layoutDirection: LayoutDirection
  ) throws(ScreenError) -> Screen {
    try Screen(
      size: size, safeAreaInsets: safeAreaInsets, root: root, constraints: constraints,
      layoutDirection: layoutDirection)
  }

  /// Where all views stand on a screen of some size, the scroll view first; nil if the content is that of
  /// another screen.
  ///
  /// - Complexity: O(n) for n views.
  package func views(around content: ContentLayout, in size: Size) -> FrameList? {
    let inside = content.frames
    guard let outline = tree.outlineOutside, inside.count == tree.nodes.count else { return nil }
    let (x, y) = (-content.contentOffset.x, -content.contentOffset.y)
    var frames = [Rect](unsafeUninitializedCapacity: inside.count + 1) { frames, initialized in
      frames.initializeElement(at: 0, to: Rect(origin: .zero, size: size))
      inside.withUnsafeBufferPointer { inside in
        for place in inside.indices {
          let frame = inside[place]
          frames.initializeElement(
            at: place + 1,
            to: Rect(
              x: frame.minX + x, y: frame.minY + y, width: frame.size.width,
              height: frame.size.height))
        }
      }
      initialized = inside.count + 1
    }
    // What is inside a view that a stack leaves out stands at its corner, without a size.
    for positions in leftOut {
      let corner = Rect(origin: frames[positions.lowerBound].origin, size: .zero)
      for position in positions { frames[position + 1] = corner }
    }
    return FrameList(outline, frames)
  }
}

extension ViewTree {
  /// The names of the hidden views, and the positions of what stands in them.
  fileprivate var hidden: (views: [ViewID], inside: [Range<Int>]) {
    var (views, inside): ([ViewID], [Range<Int>]) = ([], [])
    for position in nodes.indices where nodes[position].isHidden {
      views.append(ids[position])
      if position >= inside.last?.upperBound ?? 0, nodes[position].end > position + 1 {
        inside.append(position + 1..<nodes[position].end)
      }
    }
    return (views, inside)
  }
}

extension View {
  /// Whether some text is as large as people like.
  fileprivate var hasTextStyles: Bool { hasLeaf { $0.text?.font?.textStyle != nil } }
}

extension ViewID {
  /// Whether it ends like the name of a guide.
  fileprivate var mayNameGuide: Bool {
    ViewGuide.allCases.contains { name.hasSuffix($0.rawValue) }
  }
}

extension DirectionalEdgeInsets {
  /// Reads four constraints that pin a view to the content of the scroll view around it, in the order in
  /// which the short form writes them; nil if they are others.
  fileprivate init?(pinning view: ViewID, inside scrollView: ViewID, _ constraints: [Constraint]) {
    guard constraints.count == 4 else { return nil }
    let content = "\(scrollView.name).\(ViewGuide.contentLayoutGuide.rawValue)"
    func distance(_ place: Int, _ edge: LayoutAttribute, isNear: Bool) -> Double? {
      let constraint = constraints[place]
      guard let second = constraint.second, constraint.first.attribute == edge,
        second.attribute == edge, constraint.relation == .equal, constraint.multiplier == 1,
        constraint.priority == .required, constraint.base == nil,
        constraint.constant.magnitude <= ScreenLimits.magnitude
      else { return nil }
      let (inner, outer) =
        isNear ? (constraint.first.item, second.item) : (second.item, constraint.first.item)
      return inner.id == view.name && outer.id == content ? constraint.constant : nil
    }
    guard let top = distance(0, .top, isNear: true),
      let leading = distance(1, .leading, isNear: true),
      let bottom = distance(2, .bottom, isNear: false),
      let trailing = distance(3, .trailing, isNear: false)
    else { return nil }
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
