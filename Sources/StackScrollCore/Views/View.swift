/// A rectangle on the screen: a leaf, a stack of other views, or a container of some.
///
/// A view is a value. It can hold anything; ``ScrolledStack`` is the door that refuses what no layout can
/// answer. One thing is settled here already, so that no value is too deep to copy, compare or
/// let go of: a view beyond ``ScreenLimits`` keeps no arranged views, and only remembers that it
/// was too large, which every screen then refuses.
public struct View: Hashable, Sendable {
  /// What a view consists of.
  public enum Content: Hashable, Sendable {
    /// A view that holds no others.
    case leaf(Leaf)
    /// A stack view, which has no size of its own: it wants what its arranged views want.
    indirect case stack(StackView)
    /// A plain view or a scroll view, in which constraints place others.
    indirect case container(Container)
  }

  /// The name of the view.
  public let id: ViewID
  /// What the width is tied to.
  public let width: Length
  /// What the height is tied to.
  public let height: Length
  /// Whether a stack view leaves the view out: it takes no length there and no gap.
  ///
  /// It is a state, not a count: hidden twice and shown once, a view shows. Only a stack view that
  /// arranges the view looks at it, so the content view of a screen is laid out either way.
  ///
  /// Source: UIStackView documentation, "Dynamically Changing the Stack View's Content".
  public var isHidden: Bool
  /// What it has of its own, if it holds no others.
  let own: Leaf
  /// What it holds; nil for a leaf.
  let holder: Holder?
  /// How many views there are from this one down, at most one above the limits.
  let extent: TreeExtent

  /// A view that holds others, in a box: most views are leaves, which it keeps small, and those are
  /// read in place.
  indirect enum Holder: Hashable, Sendable {
    case stack(StackView)
    case container(Container)
  }

  /// The leaf, the stack or the container that the view is.
  public var content: Content {
    switch holder {
    case nil: .leaf(own)
    case .stack(let stack): .stack(stack)
    case .container(let container): .container(container)
    }
  }

  /// Makes a leaf.
  ///
  /// - Parameters:
  ///   - id: its name, unlike any other on the screen.
  ///   - width: what its width is tied to.
  ///   - height: what its height is tied to.
  ///   - intrinsic: the size it has of its own.
  ///   - hugging: how strongly it resists being stretched beyond that size.
  ///   - compressionResistance: how strongly it resists being squeezed below it.
  ///   - baselines: where its text stands, if it has text.
  ///   - role: what it is there for.
  ///   - isMultilineText: whether it is a text that may have several lines.
  ///   - isHidden: whether a stack view leaves it out.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic,
    intrinsic: IntrinsicSize = .none, hugging: AxisPriorities = .defaultLow,
    compressionResistance: AxisPriorities = .defaultHigh, baselines: Baselines? = nil,
    role: Leaf.Role = .content, isMultilineText: Bool = false, isHidden: Bool = false
  ) {
    self.init(
      id, width: width, height: height,
      leaf: Leaf(
        intrinsic: intrinsic, hugging: hugging, compressionResistance: compressionResistance,
        baselines: baselines, role: role, isMultilineText: isMultilineText),
      isHidden: isHidden)
  }

  /// Makes a leaf that is a text.
  ///
  /// - Parameters:
  ///   - id: its name, unlike any other on the screen.
  ///   - width: what its width is tied to.
  ///   - height: what its height is tied to.
  ///   - text: the text, which gives it its own size.
  ///   - hugging: how strongly it resists being stretched beyond that size.
  ///   - compressionResistance: how strongly it resists being squeezed below it.
  ///   - baselines: where its first and last line stand.
  ///   - role: what it is there for.
  ///   - isHidden: whether a stack view leaves it out.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic, text: LabelText,
    hugging: AxisPriorities = .defaultLow,
    compressionResistance: AxisPriorities = .defaultHigh, baselines: Baselines? = nil,
    role: Leaf.Role = .content, isHidden: Bool = false
  ) {
    var leaf = Leaf(
      hugging: hugging, compressionResistance: compressionResistance, baselines: baselines,
      role: role)
    leaf.text = text
    self.init(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
  }

  /// Makes a leaf from what it has of its own.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic, leaf: Leaf,
    isHidden: Bool = false
  ) {
    self.init(id, width, height, leaf, nil, .leaf, isHidden: isHidden)
  }

  /// Makes a stack.
  ///
  /// - Complexity: O(n) for n arranged views, whatever they hold in turn.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic, stack: StackView,
    isHidden: Bool = false
  ) {
    let extent = TreeExtent(around: stack.arrangedViews)
    var kept = stack
    if !extent.isWithinLimits { kept.arrangedViews = [] }
    self.init(id, width, height, Leaf(), .stack(kept), extent, isHidden: isHidden)
  }

  /// Makes a plain view that holds others, or a scroll view.
  ///
  /// - Complexity: O(n) for n subviews, whatever they hold in turn.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic, container: Container,
    isHidden: Bool = false
  ) {
    let extent = TreeExtent(around: container.subviews)
    var kept = container
    if !extent.isWithinLimits { kept.subviews = [] }
    self.init(id, width, height, Leaf(), .container(kept), extent, isHidden: isHidden)
  }

  private init(
    _ id: ViewID, _ width: Length, _ height: Length, _ own: Leaf, _ holder: Holder?,
    _ extent: TreeExtent, isHidden: Bool
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.isHidden = isHidden
    self.own = own
    self.holder = holder
    self.extent = extent
  }

  /// Makes a plain view that holds others.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic, subviews: [View]
  ) {
    self.init(id, width: width, height: height, container: Container(subviews: subviews))
  }

  /// Makes a scroll view that holds others.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic,
    scrollView: ScrollView, subviews: [View]
  ) {
    self.init(
      id, width: width, height: height,
      container: Container(subviews: subviews, scrollView: scrollView))
  }

  /// What the view has of its own, or nil if it holds others.
  public var leaf: Leaf? { isLeaf ? own : nil }

  /// Whether it holds no others.
  var isLeaf: Bool {
    if case nil = holder { true } else { false }
  }

  /// The stack that the view is, or nil if it is none.
  public var stack: StackView? {
    if case .stack(let stack) = holder { return stack }
    return nil
  }

  /// The container that the view is, or nil if it is none.
  public var container: Container? {
    if case .container(let container) = holder { return container }
    return nil
  }

  /// The views in it: those that a stack arranges, or that stand in a container.
  public var subviews: [View] {
    switch holder {
    case nil: []
    case .stack(let stack): stack.arrangedViews
    case .container(let container): container.subviews
    }
  }

  /// The same view, hidden or shown.
  package func hidden(_ isHidden: Bool = true) -> View {
    var view = self
    view.isHidden = isHidden
    return view
  }

  /// The same view with other lengths or another content.
  package func with(
    width: Length? = nil, height: Length? = nil, content: Content? = nil
  ) -> View {
    let (width, height) = (width ?? self.width, height ?? self.height)
    return switch content {
    case nil: View(id, width, height, own, holder, extent, isHidden: isHidden)
    case .leaf(let leaf): View(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
    case .stack(let stack): View(id, width: width, height: height, stack: stack, isHidden: isHidden)
    case .container(let container):
      View(id, width: width, height: height, container: container, isHidden: isHidden)
    }
  }

  /// The same view with others in it; a leaf holds none.
  package func with(subviews: [View]) -> View {
    switch holder {
    case nil: return self
    case .stack(var stack):
      stack.arrangedViews = subviews
      return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
    case .container(var container):
      container.subviews = subviews
      return View(id, width: width, height: height, container: container, isHidden: isHidden)
    }
  }

  /// What the width or the height is tied to.
  public func length(along axis: Axis) -> Length {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

extension View {
  /// The same view with the leaves in it changed; a leaf's name is told.
  ///
  /// - Complexity: O(n) for n views; a screen bounds how deep they nest.
  package func mappingLeaves(_ change: (ViewID, Leaf) -> Leaf) -> View {
    guard let leaf else { return with(subviews: subviews.map { $0.mappingLeaves(change) }) }
    return with(content: .leaf(change(id, leaf)))
  }
}

extension View {
  /// Whether some leaf in the view, or the view itself, is as described.
  ///
  /// - Complexity: O(n) for n views; a screen bounds how deep they nest.
  package func hasLeaf(where isMeant: (Leaf) -> Bool) -> Bool {
    leaf.map(isMeant) ?? subviews.contains { $0.hasLeaf(where: isMeant) }
  }

  /// Whether a text in it ends its lines where a layout puts its edges.
  package var hasWrappingTexts: Bool { hasLeaf { $0.text?.wrapsInLayout ?? false } }
}

extension View {
  /// The same view with the leaves in it that are texts changed.
  ///
  /// - Complexity: O(n) for n views; a screen bounds how deep they nest.
  package func mappingTexts(_ change: (ViewID, LabelText, inout Leaf) -> Void) -> View {
    mappingLeaves { id, leaf in
      guard let text = leaf.text else { return leaf }
      var leaf = leaf
      change(id, text, &leaf)
      return leaf
    }
  }
}

/// The name by which a view is found in a layout.
///
/// Names are chosen by whoever describes the screen and are the same on every run and machine, so
/// a report can name a view and a reader can find it. A screen accepts each name only once.
public struct ViewID: Hashable, Sendable {
  /// The name itself.
  public let name: String

  /// Makes an identifier; a screen refuses an empty one.
  public init(_ name: String) {
    self.name = name
  }
}

extension ViewID: ExpressibleByStringLiteral {
  /// Makes an identifier from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ViewID: Comparable {
  /// Orders identifiers by their names.
  public static func < (first: ViewID, second: ViewID) -> Bool {
    first.name < second.name
  }
}

extension ViewID: CustomStringConvertible {
  /// The name as it can stand inside a line: letters that nobody sees, ends of lines and what would
  /// command a build server are written as escapes, such as `\u{1B}`.
  public var description: String { name.printable }
}

/// How deep a view nests and how many views it holds, counted no further than the limits.
///
/// Values share what they copy, so a few lines can describe more views than there is memory.
/// Counting from the leaves up, once for each view made, notices it before anything walks there.
struct TreeExtent: Hashable, Sendable {
  /// Levels from this view to its deepest leaf, this one counted.
  let levels: Int
  /// Views from this one down, this one counted.
  let views: Int

  /// The extent of a view without arranged views.
  static let leaf = TreeExtent(levels: 1, views: 1)

  private init(levels: Int, views: Int) {
    self.levels = levels
    self.views = views
  }

  /// The extent of a view around some others.
  init(around arranged: [View]) {
    var levels = 0
    var views = 0
    // Read in place: a copy of each view would cost far more than its extent.
    arranged.withUnsafeBufferPointer { arranged in
      guard var view = arranged.baseAddress else { return }
      for _ in arranged.indices {
        let extent = view.pointee.extent
        levels = Swift.max(levels, extent.levels)
        views = Swift.min(views + extent.views, ScreenLimits.maximumViews)
        view += 1
      }
    }
    self.init(
      levels: Swift.min(levels, ScreenLimits.maximumNesting) + 1, views: views + 1)
  }

  /// Whether a screen may hold the view.
  var isWithinLimits: Bool {
    levels <= ScreenLimits.maximumNesting && views <= ScreenLimits.maximumViews
  }
}
