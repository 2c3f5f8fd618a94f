import StackScrollCore

extension Screen {
  /// The screen with every length multiplied by a factor; throws `ScreenError` past the limits.
  public func scaled(by factor: Double) throws(ScreenError) -> Screen {
    try Screen(
      scrollView: scrollView.scaled(by: factor),
      content: content.scaled(by: factor),
      pins: DirectionalEdgeInsets(
        top: pins.top * factor, leading: pins.leading * factor, bottom: pins.bottom * factor,
        trailing: pins.trailing * factor),
      layoutDirection: layoutDirection, emptyStack: emptyStack)
  }

  /// The screen with its axes exchanged: rows become columns.
  ///
  /// Defined for left-to-right screens outside of controllers: a vertical stack has no
  /// right-to-left, and bars stand at the top and the bottom only.
  public func transposed() throws(ScreenError) -> Screen {
    try Screen(
      scrollView: scrollView.transposed,
      content: content.transposed,
      pins: DirectionalEdgeInsets(
        top: pins.leading, leading: pins.top, bottom: pins.trailing, trailing: pins.bottom),
      layoutDirection: layoutDirection, emptyStack: emptyStack)
  }

  /// The screen with its layout direction turned round.
  public func mirrored() throws(ScreenError) -> Screen {
    try with(layoutDirection: layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
  }
}

extension Screen {
  /// The screen with its scroll view changed; throws `ScreenError` if that makes none.
  func changingScrollView(_ change: (inout ScrollView) -> Void) throws(ScreenError) -> Screen {
    var scrollView = scrollView
    change(&scrollView)
    return try with(scrollView: scrollView)
  }

  /// The screen without the last view of its stack.
  func removingLastView() throws(ScreenError) -> Screen {
    guard case .stack(var stack) = content.content else { return self }
    stack.arrangedViews = stack.arrangedViews.dropLast()
    return try with(
      content: View(content.id, width: content.width, height: content.height, stack: stack))
  }
}

extension ScrollView {
  fileprivate func scaled(by factor: Double) -> ScrollView {
    var result = self
    result.size = size.scaled(by: factor)
    result.contentInset = contentInset.scaled(by: factor)
    result.safeAreaInsets = safeAreaInsets.scaled(by: factor)
    result.contentOffset = Point(x: contentOffset.x * factor, y: contentOffset.y * factor)
    return result
  }

  fileprivate var transposed: ScrollView {
    var result = self
    result.size = size.transposed
    result.contentInset = contentInset.transposed
    result.safeAreaInsets = safeAreaInsets.transposed
    result.contentOffset = Point(x: contentOffset.y, y: contentOffset.x)
    result.alwaysBounceHorizontal = alwaysBounceVertical
    result.alwaysBounceVertical = alwaysBounceHorizontal
    return result
  }
}

extension EdgeInsets {
  fileprivate func scaled(by factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }

  fileprivate var transposed: EdgeInsets {
    EdgeInsets(top: left, left: top, bottom: right, right: bottom)
  }
}

extension Size {
  func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
  var transposed: Size { Size(width: height, height: width) }
}

extension Rect {
  func scaled(by factor: Double) -> Rect {
    Rect(
      x: minX * factor, y: minY * factor, width: size.width * factor,
      height: size.height * factor)
  }

  var transposed: Rect { Rect(x: minY, y: minX, width: size.height, height: size.width) }

  /// The frame seen in a mirror, inside a width.
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
  }
}

extension View {
  fileprivate func scaled(by factor: Double) -> View {
    changing(width: width.scaled(by: factor), height: height.scaled(by: factor)) { size in
      IntrinsicSize(width: size.width.map { $0 * factor }, height: size.height.map { $0 * factor })
    } stack: { stack in
      var result = stack
      result.spacing *= factor
      result.arrangedViews = stack.arrangedViews.map { $0.scaled(by: factor) }
      return result
    }
  }

  fileprivate var transposed: View {
    changing(width: height, height: width) { size in
      IntrinsicSize(width: size.height, height: size.width)
    } stack: { stack in
      var result = stack
      result.axis = stack.axis.perpendicular
      result.arrangedViews = stack.arrangedViews.map(\.transposed)
      return result
    }
  }

  private func changing(
    width: Length, height: Length, leaf: (IntrinsicSize) -> IntrinsicSize,
    stack change: (StackView) -> StackView
  ) -> View {
    switch content {
    case .leaf(let size): View(id, width: width, height: height, intrinsic: leaf(size))
    case .stack(let stack): View(id, width: width, height: height, stack: change(stack))
    }
  }
}

extension Length {
  fileprivate func scaled(by factor: Double) -> Length {
    guard case .constant(let points) = self else { return self }
    return .constant(points * factor)
  }
}
