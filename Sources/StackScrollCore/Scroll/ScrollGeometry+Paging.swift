extension ScrollGeometry {
  /// The offset at which a page stops: the page's number times the window's length, in range.
  ///
  /// Insets are not counted, so they move the range and no stop inside it.
  ///
  /// Source: UIScrollView documentation, `isPagingEnabled`; observed on the class for insets.
  public func pageStop(_ page: Int, along axis: Axis) -> Double {
    clamp(Double(page) * bounds[axis], along: axis)
  }

  /// The stop that is nearest to an offset on each axis; half way is the next page.
  ///
  /// Both ends of the range are stops: a last page that is not whole can be shown to its end. The
  /// nearest stop is this model's choice where the finger leaves at rest. Total: a window of no
  /// length stops anywhere in range.
  public func pageStop(nearest offset: Point) -> Point {
    Point(
      x: pageStop(nearest: offset.x, along: .horizontal),
      y: pageStop(nearest: offset.y, along: .vertical))
  }

  private func pageStop(nearest coordinate: Double, along axis: Axis) -> Double {
    let start = clamp(coordinate, along: axis)
    let length = bounds[axis]
    let pages = (start / length).nearestWhole
    guard pages.isFinite else { return start }
    let page = pages * length > start ? pages - 1 : pages
    let before = clamp(page * length, along: axis)
    let after = clamp((page + 1) * length, along: axis)
    return start - before < after - start ? before : after
  }
}
