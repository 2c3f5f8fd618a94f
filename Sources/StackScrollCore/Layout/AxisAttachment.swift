/// The attachment of the content view on one axis, with all its numbers.
struct AxisAttachment {
  let near: ContentAttachment.Edge
  let far: ContentAttachment.Edge
  /// The distances of the edges.
  let pins: (near: Double, far: Double)
  /// The frame, in the coordinates of the content.
  let frame: Span
  /// The length that the content is required to have.
  let contentLength: Double?

  init(
    _ attachment: ContentAttachment, _ pins: EdgeInsets, _ scrollView: ScrollView,
    _ direction: LayoutDirection, along axis: Axis
  ) {
    (near, far) = attachment.edges(along: axis, in: direction)
    self.pins = (pins.near(axis), pins.far(axis))
    frame = Span(min: scrollView.contentOffset[axis], length: scrollView.size[axis])
    contentLength = attachment.contentLength(along: axis, frame: frame.length)
  }

  /// Where the views stand, and how long the content is.
  struct Result {
    let spans: [Span]
    let contentLength: Double
  }

  /// Lays the content out: unsatisfiable views fail first, then open ones, then an open content.
  ///
  /// A view that is open here may be settled by a ratio from the other axis. That is not followed,
  /// so it is not called open.
  func place(_ layout: AxisLayout) throws(AxisFailure) -> Result {
    do throws(AxisFailure) {
      let spans = try spans(layout)
      return Result(spans: spans, contentLength: try contentLength(reachedBy: spans[0]))
    } catch {
      guard case .ambiguous(let open) = error, layout.isReachedByRatios else { throw error }
      throw .unsupported(open.settledBy.first ?? layout.tree.ids[0], .ratioOfOpenLength)
    }
  }

  private func spans(_ layout: AxisLayout) throws(AxisFailure) -> [Span] {
    switch (nearPoint, farPoint) {
    case (let near?, let far?):
      let length = try notNegative(far - near, layout)
      return try layout.spans(.given(Span(min: near, length: length)))
    case (let near?, nil):
      let lengths = try lengths(from: near, layout)
      return try layout.spans(.best(least: lengths.0, most: lengths.1, .near(near)))
    case (nil, let far?):
      let isBounded = near == .contentLayoutGuideAtLeast
      let room = isBounded ? try notNegative(far - pins.near, layout) : .infinity
      return try layout.spans(.best(least: 0, most: room, .far(far)))
    case (nil, nil): return try spansBetweenBounds(layout)
    }
  }

  /// Only a view that takes all the room there is has a place between two bounds.
  private func spansBetweenBounds(_ layout: AxisLayout) throws(AxisFailure) -> [Span] {
    guard near == .contentLayoutGuideAtLeast, far == .contentLayoutGuideAtLeast,
      let contentLength
    else {
      _ = try layout.spans(.best(least: 0, most: .infinity, .near(0)))
      throw .openContent(openContent)
    }
    let room = try self.room(between: pins.near, and: contentLength, layout)
    let spans = try layout.spans(.best(least: 0, most: room, .near(pins.near)))
    guard Tolerance.standard.isEqual(spans[0].length, room) else {
      throw .openContent(openContent)
    }
    return spans
  }

  /// Where the near edge is, if that is known before the layout.
  private var nearPoint: Double? {
    switch near {
    case .contentLayoutGuide: pins.near
    case .frameLayoutGuide: frame.min + pins.near
    case .contentLayoutGuideAtLeast, .nothing: nil
    }
  }

  /// Where the far edge is, if that is known before the layout.
  private var farPoint: Double? {
    switch far {
    case .contentLayoutGuide: contentLength.map { $0 - pins.far }
    case .frameLayoutGuide: frame.max - pins.far
    case .contentLayoutGuideAtLeast, .nothing: nil
    }
  }

  /// The lengths that the far edge leaves a view that begins at a point: the content is not shorter
  /// than nothing, and not exceeded.
  private func lengths(
    from near: Double, _ layout: AxisLayout
  ) throws(AxisFailure) -> (Double, Double) {
    switch (far, contentLength) {
    case (.contentLayoutGuide, _): (max(0, -pins.far - near), .infinity)
    case (.contentLayoutGuideAtLeast, let content?):
      (0, try room(between: near, and: content, layout))
    default: (0, .infinity)
    }
  }

  /// What a near edge and the far pin leave of a content.
  private func room(
    between near: Double, and content: Double, _ layout: AxisLayout
  ) throws(AxisFailure) -> Double {
    try notNegative(content - pins.far - near, layout)
  }

  /// What is left between some of the numbers; below 0 by no more than their rounding, it is 0.
  private func notNegative(
    _ length: Double, _ layout: AxisLayout
  ) throws(AxisFailure) -> Double {
    let largest = [pins.near, pins.far, frame.min, frame.max, contentLength ?? 0]
      .reduce(0) { max($0, $1.magnitude) }
    guard length >= -(Tolerance.standard.absolute + 4 * largest.ulp) else {
      throw .unsatisfiable([layout.tree.ids[0]])
    }
    return max(0, length)
  }

  /// How long the content is around the view.
  private func contentLength(reachedBy root: Span) throws(AxisFailure) -> Double {
    if let contentLength { return contentLength }
    guard far == .contentLayoutGuide else { throw .openContent(openContent) }
    return max(0, root.max + pins.far)
  }

  /// Why nothing says how long the content is.
  fileprivate var openContent: OpenContent {
    switch (near, far) {
    case (.contentLayoutGuideAtLeast, _): .nearEdgeIsOnlyBounded
    case (_, .contentLayoutGuideAtLeast): .farEdgeIsOnlyBounded
    case (_, .contentLayoutGuide): .nearEdgeIsOpen
    case (.contentLayoutGuide, _): .farEdgeIsOpen
    case (_, _): .noEdgeReachesIt
    }
  }
}

extension ScrolledStack {
  /// The attachment of the content view on an axis.
  ///
  /// It is made of the parts of a screen and not of the whole, since a copy of one costs more than a
  /// small layout.
  func attachment(along axis: Axis) -> AxisAttachment {
    AxisAttachment(attachment, resolvedPins, scrollView, layoutDirection, along: axis)
  }

  /// Why nothing says how long the content is on an axis, where nothing does.
  package func openContent(along axis: Axis) -> OpenContent {
    attachment(along: axis).openContent
  }
}
