extension Screen {
  /// Lays the screen out.
  ///
  /// The content view stands at its pins from the content's top left corner. The content is as
  /// large as the view and the pins on both sides together. No length is negative, so a view that
  /// would stick out further than it is long is stretched, or the screen is unsatisfiable.
  ///
  /// Source: Auto Layout Guide, Working with Scroll Views.
  ///
  /// - Throws: ``LayoutError`` if an axis is not determined, the horizontal one first.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  public func layout() throws(LayoutError) -> Layout {
    let (views, contentSize) = try viewsAndContent()
    return Layout(self, views: views, contentSize: contentSize)
  }

  /// Where the views stand, in the coordinates of the content, and how large that is.
  private func viewsAndContent() throws(LayoutError) -> (FrameList, Size) {
    if attachment == .standard {
      let origin = Point(x: resolvedPins.left, y: resolvedPins.top)
      if let frames = PlainLayout.frames(axes, at: origin),
        let contentSize = contentSize(around: frames[0])
      {
        return (FrameList(tree.outline, frames), contentSize)
      }
    }
    var contentSize = Size.zero
    let views = try axes.frames { layout throws(AxisFailure) in
      let result = try axisResult(layout)
      contentSize[layout.axis] = result.contentLength
      return result.spans
    }
    return (views, contentSize)
  }

  /// The size of the content where all edges are pinned to it; nil if the view sticks out so far
  /// that there would be less than none.
  private func contentSize(around frame: Rect) -> Size? {
    let size = Size(
      width: frame.maxX + resolvedPins.right, height: frame.maxY + resolvedPins.bottom)
    return Axis.allCases.allSatisfy { size[$0].sign == .plus } ? size : nil
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
    try axisResult(layout).spans
  }

  /// Where each view stands on one axis, and how long the content is.
  func axisResult(_ layout: AxisLayout) throws(AxisFailure) -> AxisAttachment.Result {
    try AxisAttachment(self, along: layout.axis).place(layout)
  }

  /// The pins on left and right sides.
  var resolvedPins: EdgeInsets { pins.resolved(in: layoutDirection) }
}
