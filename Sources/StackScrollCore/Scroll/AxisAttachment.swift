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

  init(_ screen: Screen, along axis: Axis) {
    (near, far) = screen.attachment.edges(along: axis, in: screen.layoutDirection)
    pins = (screen.resolvedPins.near(axis), screen.resolvedPins.far(axis))
    frame = Span(
      min: screen.scrollView.contentOffset[axis], length: screen.scrollView.size[axis])
    contentLength = screen.attachment.contentLength(along: axis, frame: frame.length)
  }

  /// Where the views stand, and how long the content is.
  struct Result {
    let spans: [Span]
    let contentLength: Double
  }

  /// Lays the content out.
  ///
  /// An edge is settled where it is pinned to the frame, or to an edge of the content that is settled
  /// itself: the near one always is, the far one only if the content has a length of its own. What is
  /// pinned otherwise bounds the length of the view, since no content is shorter than 0.
  func place(_ layout: AxisLayout) throws(AxisFailure) -> Result {
    switch (settledNear, settledFar) {
    case (let start?, let end?):
      let length = try notNegative(end - start, layout)
      let spans = try layout.spans(in: Span(min: start, length: length))
      return Result(spans: spans, contentLength: try contentLength(around: spans))
    case (let start?, nil):
      let spans = try layout.spans(startingAt: start, lengths: try lengths(from: start, layout))
      return Result(spans: spans, contentLength: try contentLength(around: spans))
    case (nil, let end?):
      let room = near == .contentLayoutGuideAtLeast ? end - pins.near : .infinity
      let length = try layout.spans(startingAt: 0, lengths: 0...(try notNegative(room, layout)))[0]
        .length
      let spans = try layout.spans(in: Span(min: end - length, length: length))
      return Result(spans: spans, contentLength: try contentLength(around: spans))
    case (nil, nil): return try placeBetweenBounds(layout)
    }
  }

  /// Where the near edge is, if it is pinned to something that has a place.
  private var settledNear: Double? {
    switch near {
    case .contentLayoutGuide: pins.near
    case .frameLayoutGuide: frame.min + pins.near
    case .contentLayoutGuideAtLeast, .nothing: nil
    }
  }

  /// Where the far edge is, if it is pinned to something that has a place.
  private var settledFar: Double? {
    switch far {
    case .contentLayoutGuide: contentLength.map { $0 - pins.far }
    case .frameLayoutGuide: frame.max - pins.far
    case .contentLayoutGuideAtLeast, .nothing: nil
    }
  }

  /// The lengths that leave the content a length of at least 0, or the one it has.
  private func lengths(
    from start: Double, _ layout: AxisLayout
  ) throws(AxisFailure) -> ClosedRange<Double> {
    switch far {
    case .contentLayoutGuide: return max(0, -pins.far - start)...(.infinity)
    case .contentLayoutGuideAtLeast:
      guard let contentLength else { return 0...(.infinity) }
      return 0...(try notNegative(contentLength - pins.far - start, layout))
    case .frameLayoutGuide, .nothing: return 0...(.infinity)
    }
  }

  /// Only a view that takes all the room there is has a place between two bounds.
  private func placeBetweenBounds(_ layout: AxisLayout) throws(AxisFailure) -> Result {
    let open: OpenContent =
      near == .contentLayoutGuideAtLeast
      ? .nearEdgeIsOnlyBounded
      : far == .contentLayoutGuideAtLeast
        ? .farEdgeIsOnlyBounded : far == .contentLayoutGuide ? .nearEdgeIsOpen : .noEdgeReachesIt
    guard near == .contentLayoutGuideAtLeast, far == .contentLayoutGuideAtLeast,
      let contentLength
    else {
      _ = try layout.costs()
      throw .openContent(open)
    }
    let room = try notNegative(contentLength - pins.near - pins.far, layout)
    let spans = try layout.spans(startingAt: pins.near, lengths: 0...room)
    guard Tolerance.standard.isEqual(spans[0].length, room) else { throw .openContent(open) }
    return Result(spans: spans, contentLength: contentLength)
  }

  /// The length of the content where the views have their places.
  private func contentLength(around spans: [Span]) throws(AxisFailure) -> Double {
    if let contentLength { return contentLength }
    switch far {
    case .contentLayoutGuide: return max(0, spans[0].max + pins.far)
    case .contentLayoutGuideAtLeast: throw .openContent(.farEdgeIsOnlyBounded)
    case .frameLayoutGuide where near == .frameLayoutGuide:
      throw .openContent(.noEdgeReachesIt)
    case .frameLayoutGuide, .nothing: throw .openContent(.farEdgeIsOpen)
    }
  }

  private func notNegative(
    _ length: Double, _ layout: AxisLayout
  ) throws(AxisFailure) -> Double {
    guard length >= 0 else { throw .unsatisfiable([layout.tree.ids[0]]) }
    return length
  }
}
