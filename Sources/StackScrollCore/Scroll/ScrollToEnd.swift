extension Layout {
  /// The offset that shows the end of the content.
  ///
  /// Along the content's axis it is the maximum offset; across it the current offset stays, as it
  /// was given. The axis is that of the content's stack, and vertical for a leaf.
  public var offsetToEnd: Point {
    var offset = contentOffset
    offset[contentAxis] = offsetRange(contentAxis).upperBound
    return offset
  }
}
