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
  func place(_ layout: AxisLayout) throws(AxisFailure) -> Result {
    switch (near, far) {
    case (.frameLayoutGuide, .frameLayoutGuide):
      let length = try notNegative(frame.length - pins.near - pins.far, layout)
      let spans = try layout.spans(in: Span(min: frame.min + pins.near, length: length))
      return Result(spans: spans, contentLength: try required(.noEdgeReachesIt))
    case (.frameLayoutGuide, _):
      let spans = try layout.spans(startingAt: frame.min + pins.near)
      return Result(spans: spans, contentLength: try length(reachedBy: spans, far))
    case (.contentLayoutGuide, _): return try placeFromNearEdge(layout)
    case (_, .contentLayoutGuide): return try placeFromFarEdge(layout)
    default:
      throw .openContent(
        near == .contentLayoutGuideAtLeast
          ? .nearEdgeIsOnlyBounded
          : far == .contentLayoutGuideAtLeast ? .farEdgeIsOnlyBounded : .noEdgeReachesIt)
    }
  }

  private func placeFromNearEdge(_ layout: AxisLayout) throws(AxisFailure) -> Result {
    guard far == .contentLayoutGuide, let contentLength else {
      let spans = try layout.spans(startingAt: pins.near)
      return Result(spans: spans, contentLength: try length(reachedBy: spans, far))
    }
    let length = try notNegative(contentLength - pins.near - pins.far, layout)
    let spans = try layout.spans(in: Span(min: pins.near, length: length))
    return Result(spans: spans, contentLength: contentLength)
  }

  /// Where only the far edge is pinned, the content's own length must say where that is.
  private func placeFromFarEdge(_ layout: AxisLayout) throws(AxisFailure) -> Result {
    let open =
      near == .contentLayoutGuideAtLeast ? OpenContent.nearEdgeIsOnlyBounded : .nearEdgeIsOpen
    let content = try required(open)
    let length = try layout.spans(startingAt: 0)[0].length
    let spans = try layout.spans(startingAt: content - pins.far - length)
    guard near != .contentLayoutGuideAtLeast || spans[0].min >= pins.near else {
      throw .unsatisfiable([layout.tree.ids[0]])
    }
    return Result(spans: spans, contentLength: content)
  }

  /// The length of the content where the view's far edge has its place.
  private func length(
    reachedBy spans: [Span], _ far: ContentAttachment.Edge
  ) throws(AxisFailure) -> Double {
    switch far {
    case .contentLayoutGuide: return contentLength ?? max(0, spans[0].max + pins.far)
    case .contentLayoutGuideAtLeast: return try required(.farEdgeIsOnlyBounded)
    case .frameLayoutGuide, .nothing: return try required(.farEdgeIsOpen)
    }
  }

  private func required(_ open: OpenContent) throws(AxisFailure) -> Double {
    guard let contentLength else { throw .openContent(open) }
    return contentLength
  }

  private func notNegative(
    _ length: Double, _ layout: AxisLayout
  ) throws(AxisFailure) -> Double {
    guard length >= 0 else { throw .unsatisfiable([layout.tree.ids[0]]) }
    return length
  }
}
