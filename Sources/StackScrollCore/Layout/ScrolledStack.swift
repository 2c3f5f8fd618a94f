/// What the rules of stacks lay out: a scroll view, and one view that is pinned to its content.
///
/// The content view is pinned on all four sides to the scroll view's content layout guide, so its size decides
/// how far the screen scrolls. A screen that exists is well formed: every number is finite and within
/// ``ScreenLimits``, lengths are not negative, names are unique. Whether its layout is determined is another
/// question, which ``layout()`` and ``verdict(_:)`` answer.
///
/// Source: UIScrollView documentation, `contentLayoutGuide`; Auto Layout Guide, Working with
/// Scroll Views.
package struct ScrolledStack: Sendable {
  /// The window through which the content is seen.
  package let scrollView: ScrollView
  /// The view that is pinned to the content's edges.
  package var content: View { tree.root }
  /// The space between each content edge and the content view; negative lets the view stick out.
  package let pins: DirectionalEdgeInsets
  /// The side on which horizontal stacks start.
  package let layoutDirection: LayoutDirection
  /// What the layout answers where the sources leave a choice.
  package let policy: LayoutPolicy
  /// The views, flattened when they were checked; they are kept there, so that copies of a screen are
  /// small.
  let tree: ViewTree

  /// Makes a screen around a view.
  ///
  /// - Throws: ``ScreenError`` for the first thing that is not well formed: the scroll view and
  ///   the pins first, then the views in tree order.
  /// - Complexity: O(n) for n views.
  package init(
    scrollView: ScrollView, content: View, pins: DirectionalEdgeInsets = .zero,
    layoutDirection: LayoutDirection = .leftToRight, policy: LayoutPolicy = .standard
  ) throws(ScreenError) {
    try self.init(scrollView, content, pins, layoutDirection, policy, tree: nil)
  }

  /// - Parameter tree: the views of the content beside the scroll view, if they are known to be well
  ///   formed.
  private init(
    _ scrollView: ScrollView, _ content: View, _ pins: DirectionalEdgeInsets,
    _ layoutDirection: LayoutDirection, _ policy: LayoutPolicy, tree: ViewTree?
  ) throws(ScreenError) {
    try ScreenValidation.check(scrollView)
    try ScreenValidation.check(pins)
    self.scrollView = scrollView
    self.pins = pins
    self.layoutDirection = layoutDirection
    self.policy = policy
    if let tree {
      self.tree = tree
    } else {
      self.tree = try ViewTree(content, guideSize: scrollView.size)
    }
  }

  /// Makes a screen around views that were checked beside the size of the scroll view, pinned on all four
  /// sides.
  ///
  /// - Throws: ``ScreenError`` if the scroll view is not well formed.
  init(
    _ scrollView: ScrollView, _ tree: ViewTree, pins: DirectionalEdgeInsets,
    layoutDirection: LayoutDirection, policy: LayoutPolicy
  ) throws(ScreenError) {
    try ScreenValidation.check(scrollView)
    (self.scrollView, self.tree, self.pins) = (scrollView, tree, pins)
    (self.layoutDirection, self.policy) = (layoutDirection, policy)
  }

  /// Makes a screen around a stack, in a view named `stack`.
  ///
  /// - Throws: ``ScreenError`` for the first thing that is not well formed.
  /// - Complexity: O(n) for n views.
  package init(
    scrollView: ScrollView, content: StackView, width: Length = .intrinsic,
    height: Length = .intrinsic, pins: DirectionalEdgeInsets = .zero,
    layoutDirection: LayoutDirection = .leftToRight, policy: LayoutPolicy = .standard
  ) throws(ScreenError) {
    try self.init(
      scrollView: scrollView,
      content: View(Self.stackID, width: width, height: height, stack: content), pins: pins,
      layoutDirection: layoutDirection, policy: policy)
  }

  /// The name of the content view of a screen made around a stack.
  package static let stackID: ViewID = "stack"
}

extension ScrolledStack: Hashable {
  /// Whether two screens are described alike.
  package static func == (first: ScrolledStack, second: ScrolledStack) -> Bool {
    first.scrollView == second.scrollView && first.pins == second.pins
      && first.layoutDirection == second.layoutDirection && first.policy == second.policy
      && first.content == second.content
  }

  /// Hashes the description.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(scrollView)
    hasher.combine(content)
    hasher.combine(pins)
    hasher.combine(layoutDirection)
    hasher.combine(policy)
  }
}

extension ScrolledStack {
  /// The same screen with other parts; what is left out stays as it is.
  ///
  /// The views are checked and flattened again only if the content is another one.
  ///
  /// - Throws: ``ScreenError`` if the result is not well formed.
  /// - Complexity: O(n) for n views with other content, or lengths that are shares of the frame;
  ///   else O(1).
  package func with(
    scrollView: ScrollView? = nil, content: View? = nil, pins: DirectionalEdgeInsets? = nil,
    layoutDirection: LayoutDirection? = nil, policy: LayoutPolicy? = nil
  ) throws(ScreenError) -> ScrolledStack {
    let frame = scrollView ?? self.scrollView
    let isSameSize = frame.size == self.scrollView.size
    let sharedTree = content == nil ? isSameSize ? tree : tree.beside(frame.size) : nil
    return try ScrolledStack(
      frame, content ?? self.content, pins ?? self.pins,
      layoutDirection ?? self.layoutDirection, policy ?? self.policy, tree: sharedTree)
  }
}
