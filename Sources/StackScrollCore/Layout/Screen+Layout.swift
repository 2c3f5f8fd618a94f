extension Screen {
  /// Lays the screen out.
  ///
  /// The content view stands at its pins from the content's top left corner. The content is as
  /// large as the view and the pins on both sides together, and never below 0.
  ///
  /// Source: Auto Layout Guide, Working with Scroll Views.
  ///
  /// - Throws: ``LayoutError`` if an axis is not determined, the horizontal one first.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  public func layout() throws(LayoutError) -> Layout {
    let views = try views()
    var contentSize = Size.zero
    for axis in Axis.allCases {
      let length = views.frames.first?.length(axis) ?? 0
      contentSize[axis] = max(0, length + resolvedPins.near(axis) + resolvedPins.far(axis))
    }
    return Layout(
      views: views, scroll: ScrollGeometry(scrollView, contentSize: contentSize),
      contentOffset: scrollView.contentOffset, contentAxis: contentAxis)
  }

  /// Where the views stand, in the coordinates of the content.
  private func views() throws(LayoutError) -> FrameList {
    let origin = Point(x: resolvedPins.left, y: resolvedPins.top)
    if let frames = PlainLayout.frames(axes, at: origin) { return FrameList(tree, frames) }
    return try axes.frames { layout throws(AxisFailure) in try spans(in: layout) }
  }

  /// The direction in which the content grows: its stack's axis, vertical for a leaf.
  public var contentAxis: Axis {
    switch content.content {
    case .leaf: .vertical
    case .stack(let stack): stack.axis
    }
  }

  /// Both axes of the content.
  var axes: AxisPair { AxisPair(tree: tree, layoutDirection: layoutDirection, policy: policy) }

  /// Where each view stands on one axis.
  func spans(in layout: AxisLayout) throws(AxisFailure) -> [Span] {
    try layout.spans(startingAt: resolvedPins.near(layout.axis))
  }

  /// The pins on left and right sides.
  var resolvedPins: EdgeInsets { pins.resolved(in: layoutDirection) }
}
