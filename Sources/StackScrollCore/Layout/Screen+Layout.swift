extension Screen {
  /// Lays the screen out.
  ///
  /// The content view stands at its pins from the content's top left corner. The content is as
  /// large as the view and the pins on both sides together, and never below 0.
  ///
  /// Source: Auto Layout Guide, Working with Scroll Views.
  ///
  /// - Throws: ``LayoutError`` if an axis is not determined, the horizontal one first.
  /// - Complexity: O(n) for n views, except where nested stacks are squeezed at different prices.
  public func layout() throws(LayoutError) -> Layout {
    let tree = ViewTree(content)
    let views = try FrameList(tree) { axis throws(AxisFailure) in
      try spans(in: tree, along: axis)
    }
    var contentSize = Size.zero
    for axis in Axis.allCases {
      let length = views.frames.first?.length(axis) ?? 0
      contentSize[axis] = max(0, length + resolvedPins.near(axis) + resolvedPins.far(axis))
    }
    return Layout(
      views: views, scroll: ScrollGeometry(scrollView, contentSize: contentSize),
      contentOffset: scrollView.contentOffset, contentAxis: contentAxis)
  }

  /// The direction in which the content grows: its stack's axis, vertical for a leaf.
  public var contentAxis: Axis {
    switch content.content {
    case .leaf: .vertical
    case .stack(let stack): stack.axis
    }
  }

  /// Where each view stands on one axis.
  func spans(in tree: ViewTree, along axis: Axis) throws(AxisFailure) -> [Span] {
    let layout = AxisLayout(
      tree: tree, axis: axis, guideLength: scrollView.size[axis],
      layoutDirection: layoutDirection, emptyStack: emptyStack)
    return try layout.spans(startingAt: resolvedPins.near(axis))
  }

  private var resolvedPins: EdgeInsets { pins.resolved(in: layoutDirection) }
}

extension FrameList {
  /// Lays both axes out and joins the results; the horizontal axis fails first.
  init(
    _ tree: ViewTree, spans: (Axis) throws(AxisFailure) -> [Span]
  ) throws(LayoutError) {
    let horizontal = try Self.naming(.horizontal, spans)
    let vertical = try Self.naming(.vertical, spans)
    var frames: [Rect] = []
    frames.reserveCapacity(tree.nodes.count)
    for (x, y) in zip(horizontal, vertical) {
      frames.append(Rect(x: x.min, y: y.min, width: x.length, height: y.length))
    }
    self.init(ids: tree.nodes.map(\.id), frames: frames, depths: tree.nodes.map(\.depth))
  }

  /// Runs one axis and says which one it was that failed.
  private static func naming(
    _ axis: Axis, _ spans: (Axis) throws(AxisFailure) -> [Span]
  ) throws(LayoutError) -> [Span] {
    do throws(AxisFailure) {
      return try spans(axis)
    } catch {
      throw LayoutError(error, along: axis)
    }
  }
}
