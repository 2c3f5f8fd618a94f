extension ContentLayout {
  /// The layout scrolled to an offset set in code, which is not clamped.
  ///
  /// Total: a coordinate that is not finite leaves its axis where it is.
  ///
  /// Source: observed on the class: `setContentOffset(_:animated:)` accepts what no drag reaches.
  public func scrolled(to offset: Point) -> ContentLayout {
    var result = self
    for axis in Axis.allCases where offset[axis].isFinite {
      result.contentOffset[axis] = offset[axis]
    }
    return result
  }

  /// The layout after a finger has moved by a distance and the content has come to rest.
  public func dragged(by translation: Point) -> ContentLayout {
    scrolled(to: scroll.offset(from: contentOffset, draggedBy: translation))
  }

  /// The layout with its offset brought back in range, as after the content has shrunk.
  ///
  /// Source: observed on the class: an offset beyond smaller content does not stay there.
  public func settled() -> ContentLayout {
    scrolled(to: scroll.clamp(contentOffset))
  }

  /// The layout scrolled by as little as shows a rectangle of the content.
  public func scrolled(toVisible rect: Rect) -> ContentLayout {
    scrolled(to: scroll.offset(from: contentOffset, toVisible: rect))
  }

  /// The offset that shows the end of the content.
  ///
  /// Along the content's axis it is the maximum offset; across it the current offset stays, as it
  /// was given. The axis is that of the content's stack, and vertical for a leaf.
  public var offsetToEnd: Point { offsetToEnd(along: contentAxis) }

  /// The offset that shows the right or the bottom end; across the axis the current one stays.
  ///
  /// The target comes from the content as it is laid out, which is what makes it right: an app
  /// that computes it before the layout pass has to guess.
  public func offsetToEnd(along axis: Axis) -> Point {
    var offset = contentOffset
    offset[axis] = offsetRange(axis).upperBound
    return offset
  }

  /// The layout with the bottom inset of a scroll view that avoids the keyboard.
  ///
  /// See ``ScrollView/avoidingKeyboard(overlap:contentSize:)``; no frame changes.
  public func avoidingKeyboard(overlap: Double) -> ContentLayout {
    var result = self
    result.scroll.contentInset = scroll.contentInset.avoidingKeyboard(
      overlap: overlap, appliedSafeArea: scroll.appliedSafeArea)
    return result
  }

  /// The views that are seen where the layout is scrolled to an offset, in tree order.
  ///
  /// - Complexity: O(n) for n views.
  public func visibleViews(at offset: Point) -> [ViewID] {
    views(in: Rect(origin: offset, size: scroll.bounds))
  }

  /// The view that a touch at a point of the window is for, counted from its top left corner; nil if
  /// there is only the scroll view.
  ///
  /// Source: UIView documentation, `hitTest(_:with:)`.
  ///
  /// - Complexity: O(n) for n views.
  public func hitTest(_ point: Point) -> ViewID? {
    guard Rect(origin: .zero, size: scroll.bounds).contains(point) else { return nil }
    return views.hit(Point(x: point.x + contentOffset.x, y: point.y + contentOffset.y))
  }

  /// The views that share more than an edge with a rectangle of the content, in tree order.
  ///
  /// Insets do not count: what lies under them is covered by whatever they are for, if by anything.
  /// A view without a width or a height is never seen.
  ///
  /// - Complexity: O(n) for n views.
  package func views(in rect: Rect) -> [ViewID] {
    zip(ids, frames).filter { $0.1.overlaps(rect) }.map(\.0)
  }
}

extension Rect {
  /// Whether two rectangles share more than an edge and what rounding errors make of one.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let tolerance = Tolerance.standard
    return Axis.allCases.allSatisfy { axis in
      tolerance.isLess(min(axis), than: other.max(axis))
        && tolerance.isLess(other.min(axis), than: max(axis))
        && tolerance.isLess(min(axis), than: max(axis))
        && tolerance.isLess(other.min(axis), than: other.max(axis))
    }
  }
}
