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

  /// Lays the content out.
  ///
  /// A view that is open here may be settled by a ratio from the other axis. That is not followed,
  /// so it is not called open.
  func place(_ layout: AxisLayout) throws(AxisFailure) -> Result {
    do throws(AxisFailure) {
      let spans = try spans(layout)
      return Result(spans: spans, contentLength: try contentLength(reachedBy: spans[0]))
    } catch {
      throw error == .ambiguous && layout.isReachedByRatios ? .openRatio : error
    }
  }

  private func spans(_ layout: AxisLayout) throws(AxisFailure) -> [Span] {
    switch (nearPoint, farPoint) {
    case (let near?, let far?):
      let length = try notNegative(far - near)
      return try layout.spans(.given(Span(min: near, length: length)))
    case (let near?, nil):
      let lengths = try lengths(from: near)
      return try layout.spans(.best(least: lengths.0, most: lengths.1, .near(near)))
    case (nil, let far?):
      let isBounded = near == .contentLayoutGuideAtLeast
      let room = isBounded ? try notNegative(far - pins.near) : .infinity
      return try layout.spans(.best(least: 0, most: room, .far(far)))
    case (nil, nil): return try spansBetweenBounds(layout)
    }
  }

  /// Only a view that takes all the room there is has a place between two bounds.
  private func spansBetweenBounds(_ layout: AxisLayout) throws(AxisFailure) -> [Span] {
    guard near == .contentLayoutGuideAtLeast, far == .contentLayoutGuideAtLeast,
      let contentLength
    else {
      throw .refused
    }
    let room = try self.room(between: pins.near, and: contentLength)
    let spans = try layout.spans(.best(least: 0, most: room, .near(pins.near)))
    guard Tolerance.standard.isEqual(spans[0].length, room) else {
      throw .refused
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
  private func lengths(from near: Double) throws(AxisFailure) -> (Double, Double) {
    switch (far, contentLength) {
    case (.contentLayoutGuide, _): (max(0, -pins.far - near), .infinity)
    case (.contentLayoutGuideAtLeast, let content?):
      (0, try room(between: near, and: content))
    default: (0, .infinity)
    }
  }

  /// What a near edge and the far pin leave of a content.
  private func room(between near: Double, and content: Double) throws(AxisFailure) -> Double {
    try notNegative(content - pins.far - near)
  }

  /// What is left between some of the numbers; below 0 by no more than their rounding, it is 0.
  private func notNegative(_ length: Double) throws(AxisFailure) -> Double {
    let largest = [pins.near, pins.far, frame.min, frame.max, contentLength ?? 0]
      .reduce(0) { max($0, $1.magnitude) }
    guard length >= -(Tolerance.standard.absolute + 4 * largest.ulp) else {
      throw .refused
    }
    return max(0, length)
  }

  /// How long the content is around the view.
  private func contentLength(reachedBy root: Span) throws(AxisFailure) -> Double {
    if let contentLength { return contentLength }
    guard far == .contentLayoutGuide else { throw .refused }
    return max(0, root.max + pins.far)
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
}
