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
      subviews: [screen.content.inWindow(screen.layoutDirection)],
      scrollView: settings)
    size = screen.scrollView.size
    fittingPriorities = AxisPriorities(.required)
    safeAreaInsets = screen.scrollView.safeAreaInsets
    keyboardHeight = 0
    sizeClasses = SizeClasses()
    variations = []
    root = View(ViewID(scrollView.layoutItem.id), container: container)
    constraints = screen.attachmentConstraints(
      content: scrollView.contentLayoutGuide, frame: scrollView.frameLayoutGuide)
    layoutDirection = screen.layoutDirection
    contentSizeCategory = .large
    policy = screen.policy
  }
}

extension View {
  /// The view as it is laid out alike in a window.
  ///
  /// What stacks are told of the safe area is made part of their margins: in a window they find it
  /// out. A stack that has no share of another one is required to have no length: in a window its
  /// share is the length that fits it.
  ///
  /// - Parameter across: the axis along which the view counts for a length, if it is in a hidden one.
  fileprivate func inWindow(_ direction: LayoutDirection, hidden across: Axis? = nil) -> View {
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
    stack.arrangedViews = stack.arrangedViews.map {
      $0.inWindow(direction, hidden: across ?? ($0.isHidden ? stack.axis.perpendicular : nil))
    }
    stack.writeShares(hidden: across)
    return with(content: .stack(stack))
  }
}

extension StackView {
  /// Says by lengths that nested stacks have no share of a stack that fills proportionally.
  ///
  /// Where nothing in it has a length of its own, all have the same. In a hidden stack conditions rest, so
  /// there nested stacks show nothing.
  fileprivate mutating func writeShares(hidden across: Axis?) {
    guard distribution == .fillProportionally else { return }
    let visible = arrangedViews.filter { !$0.isHidden }
    guard visible.contains(where: { $0.stack != nil }) else { return }
    let lengths = visible.reduce(0) { $0 + ($1.leaf?.intrinsic[axis] ?? 0) }
    let gaps = visible.dropLast().reduce(0) { $0 + (customSpacing(after: $1.id) ?? spacing) }
    guard lengths > 0, lengths + gaps > 0 else { return distribution = .fillEqually }
    arrangedViews = arrangedViews.map { view in
      guard view.stack != nil, !view.isHidden else { return view }
      if let across {
        guard across == axis else { return view }
        var inside = view.subviews
        for place in inside.indices { inside[place].isHidden = true }
        return view.with(subviews: inside)
      }
      let length = Length(Length.constant(0).constraints + view.length(along: axis).constraints)
      return axis == .horizontal ? view.with(width: length) : view.with(height: length)
    }
  }
}
