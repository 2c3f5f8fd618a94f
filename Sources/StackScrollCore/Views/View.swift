/// A rectangle on the screen: a leaf, or a stack of other views.
///
/// A view is a value. It can hold anything; ``Screen`` is the door that refuses what no layout can
/// answer. One thing is settled here already, so that no value is too deep to copy, compare or
/// let go of: a view beyond ``Screen/Limits`` keeps no arranged views, and only remembers that it
/// was too large, which every screen then refuses.
public struct View: Hashable, Sendable {
  /// What a view consists of.
  public enum Content: Hashable, Sendable {
    /// A view without arranged views.
    case leaf(Leaf)
    /// A stack view, which has no size of its own: it wants what its arranged views want.
    case stack(StackView)
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
  /// The leaf or the stack that the view is.
  public let content: Content
  /// How many views there are from this one down, at most one above the limits.
  let extent: TreeExtent

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
  ///   - isHidden: whether a stack view leaves it out.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic,
    intrinsic: IntrinsicSize = .none, hugging: AxisPriorities = .defaultLow,
    compressionResistance: AxisPriorities = .defaultHigh, baselines: Baselines? = nil,
    isHidden: Bool = false
  ) {
    self.init(
      id, width: width, height: height,
      leaf: Leaf(
        intrinsic: intrinsic, hugging: hugging, compressionResistance: compressionResistance,
        baselines: baselines),
      isHidden: isHidden)
  }

  /// Makes a leaf from what it has of its own.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic, leaf: Leaf,
    isHidden: Bool = false
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.isHidden = isHidden
    self.content = .leaf(leaf)
    self.extent = .leaf
  }

  /// Makes a stack.
  ///
  /// - Complexity: O(n) for n arranged views, whatever they hold in turn.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic, stack: StackView,
    isHidden: Bool = false
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.isHidden = isHidden
    self.extent = TreeExtent(around: stack.arrangedViews)
    var kept = stack
    if !extent.isWithinLimits { kept.arrangedViews = [] }
    self.content = .stack(kept)
  }

  /// What the view has of its own, or nil for a stack.
  public var leaf: Leaf? {
    if case .leaf(let leaf) = content { return leaf }
    return nil
  }

  /// The stack that the view is, or nil for a leaf.
  public var stack: StackView? {
    if case .stack(let stack) = content { return stack }
    return nil
  }

  /// The same view, hidden or shown.
  public func hidden(_ isHidden: Bool = true) -> View {
    var view = self
    view.isHidden = isHidden
    return view
  }

  /// What the width or the height is tied to.
  public func length(along axis: Axis) -> Length {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}
