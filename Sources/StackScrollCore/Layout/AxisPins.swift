/// The pins of the content view on one axis.
///
/// The view begins at one of them from the near edge of the content, and the content is as long as the view and
/// both pins.
struct AxisPins {
  /// The distances of the view from the edges of the content.
  let near: Double, far: Double

  /// Where the views stand, and how long the content is, which is not shorter than nothing.
  ///
  /// A view that is open here may be settled by a ratio from the other axis. That is not followed,
  /// so it is not called open.
  func place(_ layout: AxisLayout) throws(AxisFailure) -> (spans: [Span], contentLength: Double) {
    do throws(AxisFailure) {
      let spans = try layout.spans(
        .best(least: max(0, -far - near), most: .infinity, min: near))
      return (spans, max(0, spans[0].max + far))
    } catch {
      throw error == .ambiguous && layout.isReachedByRatios ? .openRatio : error
    }
  }
}

extension ScrolledStack {
  /// The pins of the content view on an axis.
  ///
  /// They are made of the parts of a screen and not of the whole, since a copy of one costs more than a
  /// small layout.
  func pins(along axis: Axis) -> AxisPins {
    let pins = pins.resolved(in: layoutDirection)
    return AxisPins(near: pins.near(axis), far: pins.far(axis))
  }
}
