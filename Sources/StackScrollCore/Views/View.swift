/// A rectangle on the screen: a leaf, or a stack of other views.
///
/// A view is a value. It can hold anything; ``Screen`` is the door that refuses what no layout can
/// answer. One thing is settled here already, so that no value is too deep to copy, compare or
/// let go of: a view beyond ``Screen/Limits`` keeps no arranged views, and only remembers that it
/// was too large, which every screen then refuses.
public struct View: Hashable, Sendable {
  /// What a view consists of.
  public enum Content: Hashable, Sendable {
    /// A view without arranged views, and the size it has of its own.
    case leaf(IntrinsicSize)
    /// A stack view, which has no size of its own: it wants what its arranged views want.
    case stack(StackView)
  }

  /// The name of the view.
  public let id: ViewID
  /// What the width is tied to.
  public let width: Length
  /// What the height is tied to.
  public let height: Length
  /// The leaf or the stack that the view is.
  public let content: Content
  /// How many views there are from this one down, at most one above the limits.
  let extent: TreeExtent

  /// Makes a leaf.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic,
    intrinsic: IntrinsicSize = .none
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.content = .leaf(intrinsic)
    self.extent = .leaf
  }

  /// Makes a stack.
  ///
  /// - Complexity: O(n) for n arranged views, whatever they hold in turn.
  public init(
    _ id: ViewID, width: Length = .intrinsic, height: Length = .intrinsic, stack: StackView
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.extent = TreeExtent(around: stack.arrangedViews)
    var kept = stack
    if !extent.isWithinLimits { kept.arrangedViews = [] }
    self.content = .stack(kept)
  }

  /// What the width or the height is tied to.
  public func length(along axis: Axis) -> Length {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}
