extension ScrolledStack {
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
  /// - Throws: ``UndecidedStack`` if an axis is not determined.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  package func layout() throws(UndecidedStack) -> ContentLayout {
    guard !tree.hasWrappingTexts else { return try fittingTexts().layout() }
    let (x, y) = (pins(along: .horizontal), pins(along: .vertical))
    var contentSize = Size.zero
    let views = try axes.frames { layout throws(AxisFailure) in
      let result = try (layout.axis == .horizontal ? x : y).place(layout)
      contentSize[layout.axis] = result.contentLength
      return result.spans
    }
    return ContentLayout(self, views: views, contentSize: contentSize)
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
    try pins(along: layout.axis).place(layout).spans
  }
}

extension View {
  /// Lays the view out in a given size, without a scroll view.
  ///
  /// The view's top left corner is the origin. The size is required: it must agree with the view's
  /// own required lengths and with those inside it.
  ///
  /// - Throws: ``ScreenError`` if the view or the size is not well formed; ``UndecidedStack`` if an axis
  ///   is not determined, or if a length is a fraction of a scroll view's frame.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  package func frames(
    in size: Size, layoutDirection: LayoutDirection = .leftToRight,
    policy: LayoutPolicy = .standard
  ) throws -> FrameList {
    let axes = { (view: View) in
      AxisPair(
        tree: try ViewTree(view, guideSize: nil), layoutDirection: layoutDirection, policy: policy)
    }
    let place = { (layout: AxisLayout) throws(AxisFailure) in
      try layout.spans(.given(Span(min: 0, length: size[layout.axis])))
    }
    let own = try axes(self)
    try ScreenValidation.length(size.width, ErrorLocation(.view(id), .width))
    try ScreenValidation.length(size.height, ErrorLocation(.view(id), .height))
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

  /// Lays both axes out and joins the results.
  func frames(_ place: Place) throws(UndecidedStack) -> FrameList {
    // Widths that are multiples of heights come after these.
    if hasRatios(.horizontal), !hasRatios(.vertical),
      let vertical = try? spans(along: .vertical, place)
    {
      return joined(try spans(along: .horizontal, place, beside: vertical), vertical)
    }
    let horizontal = try spans(along: .horizontal, place)
    return joined(horizontal, try spans(along: .vertical, place, beside: horizontal))
  }

  private func joined(_ horizontal: [Span], _ vertical: [Span]) -> FrameList {
    let count = tree.nodes.count
    let frames = [Rect](unsafeUninitializedCapacity: count) { frames, initialized in
      horizontal.withUnsafeBufferPointer { x in
        vertical.withUnsafeBufferPointer { y in
          for place in 0..<min(count, x.count, y.count) {
            frames.initializeElement(
              at: place,
              to: Rect(
                x: x[place].min, y: y[place].min, width: x[place].length, height: y[place].length))
          }
        }
      }
      initialized = count
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
      ?? tree.nodes.map { node in
        let needs = node.needs(axis.perpendicular)
        return needs.kind == .required ? needs.length : nil
      }
    return layout
  }

  /// The lengths that are settled on an axis by itself; nil if it has ratios too, or no layout.
  private func settledLengths(
    along axis: Axis, _ place: Place, _ spans: [Span]?
  ) -> [Double?]? {
    guard !hasRatios(axis) else { return nil }
    let layout = plain(axis)
    guard let spans = try? spans ?? place(layout) else { return nil }
    // A photo is as wide as its card, and that as the screen: costs need not be known for that.
    let byNeeds = layout.settledLengths(spans, isRigid: layout.isRequired)
    if byNeeds.areAll { return byNeeds.lengths }
    let isRigid = layout.rigidBySummaries ?? (try? layout.costs())?.map(\.isRigid)
    return isRigid.map { isRigid in layout.settledLengths(spans) { isRigid[$0] }.lengths }
  }

  func spans(
    along axis: Axis, _ place: Place, beside other: [Span]? = nil
  ) throws(UndecidedStack) -> [Span] {
    do throws(AxisFailure) {
      return try place(layout(along: axis, place, beside: other))
    } catch {
      throw UndecidedStack()
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
  /// Whether a view has a required length of its own.
  fileprivate func isRequired(_ position: Int) -> Bool {
    let node = tree.nodes[position]
    return node.needs(axis).kind == .required && !node.rests
  }

  /// The lengths for which ratios ask, by position, as far as required lengths alone settle them, from
  /// outside in; and whether those are all.
  ///
  /// - Parameter isRigid: whether a view is known to have one length and no other.
  fileprivate func settledLengths(
    _ spans: [Span], isRigid: (Int) -> Bool
  ) -> (lengths: [Double?], areAll: Bool) {
    var isPassedOn = [Bool](repeating: false, count: tree.nodes.count)
    for stack in tree.stacks
    where (isPassedOn[stack.position] || isRigid(stack.position)) && passesOn(stack, isRigid) {
      for child in tree.children(of: stack.position) where !tree.nodes[child].isHidden {
        isPassedOn[child] = true
      }
    }
    var lengths = [Double?](repeating: nil, count: tree.nodes.count)
    var areAll = true
    for place in tree.specialCosts.ratios {
      let position = tree.special[place].position
      if isPassedOn[position] || isRigid(position) {
        lengths[position] = spans[position].length
      } else {
        areAll = false
      }
    }
    return (lengths, areAll)
  }

  /// Whether a stack of a settled length settles those of its views.
  private func passesOn(_ stack: StackSettings, _ isRigid: (Int) -> Bool) -> Bool {
    guard stack.axis == axis else { return stack.alignment == .fill }
    guard stack.distribution == .fill, !stack.isRowOfTexts else {
      return stack.distribution == .fillEqually
    }
    let flexible = tree.children(of: stack.position).count { child in
      !tree.nodes[child].isHidden && !isRigid(child)
    }
    return flexible == 1
  }
}
