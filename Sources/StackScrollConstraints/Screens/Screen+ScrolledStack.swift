import StackScrollCore

extension Screen {
  /// The screen of what the stack rules lay out: its scroll view fills it, and constraints say how the
  /// content hangs.
  ///
  /// What stack rules and constraints tell of it is the same, but that frames are in the coordinates of
  /// the screen.
  ///
  /// - Parameters:
  ///   - stack: the scroll view and the view in it.
  ///   - name: the name of the scroll view; a view that is called so makes it longer by primes.
  /// - Throws: ``ScreenError`` where a view is called like the guide of another.
  /// - Complexity: O(n) for n views.
  package init(
    _ stack: ScrolledStack, scrollView name: ViewID = ScrollViewScreen.scrollViewID
  ) throws(ScreenError) {
    var names = ItemNames(taken: stack.content.names)
    let scrollView = ScrollViewItem(names.item(name.name, className: "UIScrollView").id)
    var settings = stack.scrollView
    (settings.size, settings.safeAreaInsets) = (.zero, .zero)
    let container = Container(
      subviews: [stack.content.inScreen(stack.layoutDirection, stack.policy)],
      scrollView: settings)
    try self.init(
      size: stack.scrollView.size, safeAreaInsets: stack.scrollView.safeAreaInsets,
      root: View(ViewID(scrollView.layoutItem.id), container: container),
      constraints: stack.attachment.constraints(
        on: InstalledTree.item(of: stack.content), pins: stack.pins,
        content: scrollView.contentLayoutGuide, frame: scrollView.frameLayoutGuide,
        origin: .written),
      layoutDirection: stack.layoutDirection, policy: stack.policy)
  }
}

extension View {
  /// The view as it is laid out alike in a screen.
  ///
  /// What stacks are told of the safe area is made part of their margins: in a screen they find it
  /// out. A stack that has no share of another one is required to have no length: in a screen its
  /// share is the length that fits it. A hidden stack with such ones in it has the length that it counts
  /// for in the screen.
  fileprivate func inScreen(_ direction: LayoutDirection, _ policy: LayoutPolicy) -> View {
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
    let across = stack.axis.perpendicular
    stack.arrangedViews = stack.arrangedViews.map {
      $0.isHidden && $0.hasStackWithoutShare(along: across)
        ? $0.counting(for: $0.lengthWhenHidden(along: across, policy: policy) ?? 0, along: across)
        : $0.inScreen(direction, policy)
    }
    stack.writeShares()
    return with(content: .stack(stack))
  }

  /// Whether some stack in it has no share of one that fills proportionally along an axis.
  private func hasStackWithoutShare(along axis: Axis) -> Bool {
    guard let stack else { return false }
    let hasShares = stack.distribution == .fillProportionally && stack.axis == axis
    return stack.arrangedViews.contains {
      hasShares && $0.stack != nil || $0.hasStackWithoutShare(along: axis)
    }
  }

  /// The hidden stack as one of a length, whatever is in it: a margin, and inside that it shows nothing.
  ///
  /// Conditions cannot say it, since those of hidden views rest.
  private func counting(for length: Double, along axis: Axis) -> View {
    guard var stack else { return self }
    for place in stack.arrangedViews.indices { stack.arrangedViews[place].isHidden = true }
    stack.layoutMargins = .zero
    switch axis {
    case .horizontal: stack.layoutMargins.leading = length
    case .vertical: stack.layoutMargins.top = length
    }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    return with(content: .stack(stack))
  }
}

extension StackView {
  /// Says by lengths that nested stacks have no share of a stack that fills proportionally.
  ///
  /// Where nothing in it has a length of its own, all have the same.
  fileprivate mutating func writeShares() {
    guard distribution == .fillProportionally else { return }
    let visible = arrangedViews.filter { !$0.isHidden }
    guard visible.contains(where: { $0.stack != nil }) else { return }
    let lengths = visible.reduce(0) { $0 + ($1.leaf?.intrinsic[axis] ?? 0) }
    let gaps = visible.dropLast().reduce(0) { $0 + (customSpacing(after: $1.id) ?? spacing) }
    guard lengths > 0, lengths + gaps > 0 else { return distribution = .fillEqually }
    arrangedViews = arrangedViews.map { view in
      guard view.stack != nil, !view.isHidden else { return view }
      let length = Length(Length.constant(0).constraints + view.length(along: axis).constraints)
      return axis == .horizontal ? view.with(width: length) : view.with(height: length)
    }
  }
}
