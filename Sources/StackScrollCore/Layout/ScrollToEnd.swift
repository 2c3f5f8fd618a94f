extension Layout {
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
}
