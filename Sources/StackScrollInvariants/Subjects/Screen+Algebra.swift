import StackScrollCore

extension Screen {
  /// The screen with every length multiplied by a factor; throws `ScreenError` past the limits.
  public func scaled(by factor: Double) throws(ScreenError) -> Screen {
    try Screen(
      scrollView: ScrollView(
        size: scrollView.size.scaled(by: factor),
        contentInset: EdgeInsets(
          top: scrollView.contentInset.top * factor, left: scrollView.contentInset.left * factor,
          bottom: scrollView.contentInset.bottom * factor,
          right: scrollView.contentInset.right * factor),
        contentOffset: Point(
          x: scrollView.contentOffset.x * factor, y: scrollView.contentOffset.y * factor)),
      content: content.scaled(by: factor),
      pins: DirectionalEdgeInsets(
        top: pins.top * factor, leading: pins.leading * factor, bottom: pins.bottom * factor,
        trailing: pins.trailing * factor),
      layoutDirection: layoutDirection, emptyStack: emptyStack)
  }

  /// The screen with its axes exchanged: rows become columns.
  ///
  /// Defined for left-to-right screens: a vertical stack has no right-to-left.
  public func transposed() throws(ScreenError) -> Screen {
    let inset = scrollView.contentInset
    return try Screen(
      scrollView: ScrollView(
        size: scrollView.size.transposed,
        contentInset: EdgeInsets(
          top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom),
        contentOffset: Point(x: scrollView.contentOffset.y, y: scrollView.contentOffset.x)),
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
