extension ScrollGeometry {
  /// The part of the content that is seen at an offset and not covered by insets.
  ///
  /// Insets that are larger than the window leave nothing, and a size below 0 says by how much.
  public func insetArea(at offset: Point) -> Rect {
    let inset = adjustedContentInset
    return Rect(
      x: offset.x + inset.left, y: offset.y + inset.top,
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
  }

  /// The offset after scrolling by as little as shows a rectangle inside the insets.
  ///
  /// An axis on which the rectangle is fully seen stays where it is, also out of range. Any other
  /// ends in range. The documentation says that the rectangle becomes just visible and that
  /// nothing happens if it is; of one that is larger than the inset area it says nothing. Here the
  /// same rule decides: the least move after which no more of it could be seen, so none while it
  /// fills the area, and otherwise until its nearer edge reaches the area's.
  ///
  /// Total: an axis on which a number is not finite stays where it is.
  ///
  /// Source: UIScrollView documentation, `scrollRectToVisible(_:animated:)`.
  public func offset(from start: Point, toVisible rect: Rect) -> Point {
    var result = start
    for axis in Axis.allCases {
      let inset = adjustedContentInset
      let near = rect.min(axis) - inset.near(axis)
      let far = rect.max(axis) + inset.far(axis) - bounds[axis]
      guard near.isFinite, far.isFinite, start[axis].isFinite else { continue }
      let showing = Swift.min(near, far)...Swift.max(near, far)
      if showing.contains(start[axis]) { continue }
      result[axis] = clamp(start[axis].clamped(to: showing), along: axis)
    }
    return result
  }
}
