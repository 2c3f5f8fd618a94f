extension View {
  /// Lays the view out in a given size, without a scroll view.
  ///
  /// The view's top left corner is the origin. The size is required: it must agree with the view's
  /// own required lengths and with those inside it.
  ///
  /// - Throws: ``LayoutError`` if the view or the size is not well formed, if an axis is not
  ///   determined, or if a length is a fraction of a scroll view's frame.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  public func frames(
    in size: Size, layoutDirection: LayoutDirection = .leftToRight,
    policy: LayoutPolicy = .standard
  ) throws(LayoutError) -> FrameList {
    do throws(ScreenError) {
      try ScreenValidation.check(self, guideSize: nil)
      try ScreenValidation.length(size.width, Place(.view(id), .width))
      try ScreenValidation.length(size.height, Place(.view(id), .height))
    } catch {
      throw .notWellFormed(error)
    }
    let tree = ViewTree(self, guideSize: nil)
    let axes = AxisPair(tree: tree, layoutDirection: layoutDirection, policy: policy)
    return try axes.frames { layout throws(AxisFailure) in
      try layout.spans(in: Span(min: 0, length: size[layout.axis]))
    }
  }
}
