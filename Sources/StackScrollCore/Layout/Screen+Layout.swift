extension Screen {
  /// Lays the screen out.
  ///
  /// The content view stands at its pins from the content's top left corner. The content is as
  /// large as the view and the pins on both sides together. No length is negative, so a view that
  /// would stick out further than it is long is stretched, or the screen is unsatisfiable.
  ///
  /// A ``LabelText`` that wraps is laid out on one line, and then with its lines ending where that
  /// put its edges.
  ///
  /// Source: Auto Layout Guide, Working with Scroll Views; UILabel documentation,
  /// `preferredMaxLayoutWidth`.
  ///
  /// - Throws: ``LayoutError`` if an axis is not determined, the horizontal one first.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  public func layout() throws(LayoutError) -> Layout {
    guard !tree.hasWrappingTexts else { return try fittingTexts().layout() }
    let (views, contentSize) = try viewsAndContent()
    return Layout(self, views: views, contentSize: contentSize)
  }

  /// Where the views stand, in the coordinates of the content, and how large that is.
  private func viewsAndContent() throws(LayoutError) -> (FrameList, Size) {
    if attachment == .standard {
      let origin = Point(x: resolvedPins.left, y: resolvedPins.top)
      if let frames = FastPathLayout.frames(tree, layoutDirection, policy, at: origin),
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
  package var contentAxis: Axis {
    switch content.content {
    case .leaf, .container: .vertical
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
      try ScreenValidation.length(size.width, ErrorLocation(.view(id), .width))
      try ScreenValidation.length(size.height, ErrorLocation(.view(id), .height))
    } catch {
      throw .notWellFormed(error)
    }
    let place = { (layout: AxisLayout) throws(AxisFailure) in
      try layout.spans(in: Span(min: 0, length: size[layout.axis]))
    }
    let axes = { (view: View) in
      AxisPair(
        tree: ViewTree(view, guideSize: nil), layoutDirection: layoutDirection, policy: policy)
    }
    let own = axes(self)
    guard own.tree.hasWrappingTexts else { return try own.frames(place) }
    let first = try axes(withTextsOnOneLine).spans(along: .horizontal, place)
    return try axes(fittingTexts(to: first.map(\.length), of: own.tree.ids)).frames(place)
  }
}

/// Both axes of a tree of views.
///
/// They are independent but for views whose width is a multiple of their height, or the other way
/// round. Such a length is known here only where required lengths alone settle the other one: then
/// that axis is laid out first.
struct AxisPair: Sendable {
  let tree: ViewTree
  let layoutDirection: LayoutDirection
  let policy: LayoutPolicy

  /// Lays one axis of a tree out.
  typealias Place = (AxisLayout) throws(AxisFailure) -> [Span]

  /// Lays both axes out and joins the results; the horizontal axis fails first.
  func frames(_ place: Place) throws(LayoutError) -> FrameList {
    let horizontal = try spans(along: .horizontal, place)
    let vertical = try spans(along: .vertical, place, beside: horizontal)
    var frames: [Rect] = []
    frames.reserveCapacity(tree.nodes.count)
    for (x, y) in zip(horizontal, vertical) {
      frames.append(Rect(x: x.min, y: y.min, width: x.length, height: y.length))
    }
    return FrameList(tree.outline, frames)
  }

  /// The layout of one axis, with what it needs to know of the other.
  ///
  /// What is wrong with the other axis is not wrong with this one; then only required lengths are
  /// known of it.
  ///
  /// - Parameter other: where views stand on the other axis, if that was worked out already.
  func layout(
    along axis: Axis, _ place: Place, beside other: [Span]? = nil
  ) -> AxisLayout {
    var layout = plain(axis)
    guard hasRatios(axis) else { return layout }
    layout.crossLengths =
      settledLengths(along: axis.perpendicular, place, other)
      ?? tree.needs(along: axis.perpendicular).map { needs in
        needs.kind == .required ? needs.length : nil
      }
    return layout
  }

  /// The lengths that are settled on an axis by itself; nil if it has ratios too, or no layout.
  private func settledLengths(
    along axis: Axis, _ place: Place, _ spans: [Span]?
  ) -> [Double?]? {
    guard !hasRatios(axis) else { return nil }
    let layout = plain(axis)
    guard let costs = try? layout.costs(), let spans = try? spans ?? place(layout) else {
      return nil
    }
    return layout.settledLengths(costs, spans)
  }

  func spans(
    along axis: Axis, _ place: Place, beside other: [Span]? = nil
  ) throws(LayoutError) -> [Span] {
    do throws(AxisFailure) {
      return try place(layout(along: axis, place, beside: other))
    } catch {
      throw LayoutError(error, along: axis)
    }
  }

  private func plain(_ axis: Axis) -> AxisLayout {
    AxisLayout(tree: tree, axis: axis, layoutDirection: layoutDirection, policy: policy)
  }

  /// Whether a length on an axis is a multiple of one on the other.
  func hasRatios(_ axis: Axis) -> Bool {
    tree.ratioAxes.contains(axis)
  }
}

extension AxisLayout {
  /// The lengths that required lengths alone settle, by position.
  fileprivate func settledLengths(_ costs: [Cost], _ spans: [Span]) -> [Double?] {
    var isSettled = costs.map(\.isRigid)
    for position in tree.nodes.indices where isSettled[position] && !tree.nodes[position].isLeaf {
      let stack = settings(of: position)
      let visible = arranged(by: position).visible
      let passesOn =
        stack.axis == axis
        ? stack.distribution == .fillEqually
          || stack.distribution == .fill && visible.filter { !costs[$0].isRigid }.count == 1
        : stack.alignment == .fill
      if passesOn { for child in visible { isSettled[child] = true } }
    }
    return zip(isSettled, spans).map { $0 ? $1.length : nil }
  }
}
