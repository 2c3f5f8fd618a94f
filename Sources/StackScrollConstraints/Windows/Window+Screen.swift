import StackScrollCore

extension Window {
  /// The screen as a window: its scroll view fills it, and constraints say how the content hangs.
  ///
  /// What closed forms and constraints tell of it is the same, but that frames are in the coordinates
  /// of the window.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - name: the name of the scroll view; a view of the screen that is called so makes it longer by
  ///     primes.
  /// - Complexity: O(n) for n views.
  public init(_ screen: Screen, scrollView name: ViewID = "scrollView") {
    var names = ItemNames(taken: screen.content.names)
    let scrollView = ScrollViewItem(names.item(name.name, className: "UIScrollView").id)
    var settings = screen.scrollView
    settings.size = .zero
    settings.safeAreaInsets = .zero
    let container = Container(
      subviews: [screen.content.withMarginsClearOfSafeArea(screen.layoutDirection)],
      scrollView: settings)
    size = screen.scrollView.size
    fittingPriorities = AxisPriorities(.required)
    safeAreaInsets = screen.scrollView.safeAreaInsets
    root = View(ViewID(scrollView.layoutItem.id), container: container)
    constraints = screen.attachmentConstraints(
      content: scrollView.contentLayoutGuide, frame: scrollView.frameLayoutGuide)
    layoutDirection = screen.layoutDirection
    policy = screen.policy
  }
}

extension View {
  /// The view with what stacks are told of the safe area made part of their margins: in a window they
  /// find it out.
  fileprivate func withMarginsClearOfSafeArea(_ direction: LayoutDirection) -> View {
    guard var stack else { return self }
    if stack.insetsLayoutMarginsFromSafeArea {
      let area = stack.safeAreaInsets
      let isMirrored = direction == .rightToLeft
      stack.layoutMargins.top += area.top
      stack.layoutMargins.bottom += area.bottom
      stack.layoutMargins.leading += isMirrored ? area.right : area.left
      stack.layoutMargins.trailing += isMirrored ? area.left : area.right
    }
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.safeAreaInsets = .zero
    stack.arrangedViews = stack.arrangedViews.map { $0.withMarginsClearOfSafeArea(direction) }
    return with(content: .stack(stack))
  }
}
