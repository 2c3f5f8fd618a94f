/// How far a scroll view's content can be moved.
///
/// On each axis the offset runs from minus the near inset to where the content's far end, with its
/// inset, meets the far side of the window. Content that is shorter has a single offset. The insets
/// are the adjusted ones throughout: the app's own and the applied part of the safe area.
///
/// Source: UIScrollView documentation, `contentOffset` and `adjustedContentInset`.
public struct ScrollGeometry: Hashable, Sendable {
  /// The size of the content in points.
  public var contentSize: Size
  /// The size of the window in points.
  public var bounds: Size
  /// The room around the content that the app gives.
  package var contentInset: EdgeInsets
  /// The part of the safe area that is added to it.
  ///
  /// Kept as a fact, not derived again: rounding the sizes to pixels must not switch it on.
  package var appliedSafeArea: EdgeInsets
  /// Whether a drag ends at a multiple of the window's size.
  package var isPagingEnabled: Bool

  /// Makes a geometry.
  package init(
    contentSize: Size, bounds: Size, contentInset: EdgeInsets = .zero,
    appliedSafeArea: EdgeInsets = .zero, isPagingEnabled: Bool = false
  ) {
    self.contentSize = contentSize
    self.bounds = bounds
    self.contentInset = contentInset
    self.appliedSafeArea = appliedSafeArea
    self.isPagingEnabled = isPagingEnabled
  }

  /// The room around the content that the offset may reach into, from the app and the safe area.
  public var adjustedContentInset: EdgeInsets { contentInset + appliedSafeArea }

  /// The offsets an axis can rest at, in points.
  ///
  /// Total: where a value is not a number, the range is 0 to 0.
  public func offsetRange(_ axis: Axis) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let least = 0 - inset.near(axis)
    let end = contentSize[axis] + inset.far(axis) - bounds[axis]
    guard !least.isNaN, !end.isNaN else { return 0...0 }
    return least...Swift.max(least, end)
  }

  /// The offset at the top left end.
  package var minimumOffset: Point {
    Point(x: offsetRange(.horizontal).lowerBound, y: offsetRange(.vertical).lowerBound)
  }

  /// The offset at the bottom right end, never before the minimum.
  package var maximumOffset: Point {
    Point(x: offsetRange(.horizontal).upperBound, y: offsetRange(.vertical).upperBound)
  }

  /// Whether an axis has more than one offset to rest at.
  public func scrolls(_ axis: Axis, tolerance: Tolerance = .standard) -> Bool {
    let range = offsetRange(axis)
    return tolerance.isGreater(range.upperBound, than: range.lowerBound)
  }

  /// The offset in range that is nearest to a given one.
  ///
  /// Total: a coordinate that is not a number becomes the minimum.
  package func clamp(_ offset: Point) -> Point {
    Point(x: clamp(offset.x, along: .horizontal), y: clamp(offset.y, along: .vertical))
  }

  /// The coordinate in an axis' range that is nearest to a given one.
  ///
  /// Total: what is not a number becomes the minimum.
  package func clamp(_ coordinate: Double, along axis: Axis) -> Double {
    coordinate.clamped(to: offsetRange(axis))
  }
}

extension Double {
  /// The number in a range that is nearest to this one; its lower end for what is not a number.
  func clamped(to range: ClosedRange<Double>) -> Double {
    // In this order of arguments: the other would pass on what is not a number.
    Swift.min(Swift.max(range.lowerBound, self), range.upperBound)
  }
}

extension ScrollGeometry {
  /// The part of the content that is seen at an offset and not covered by insets.
  ///
  /// Insets that are larger than the window leave nothing, and a size below 0 says by how much.
  package func insetArea(at offset: Point) -> Rect {
    let inset = adjustedContentInset
    return Rect(
      x: offset.x + inset.left, y: offset.y + inset.top,
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
  }

  /// The offset after scrolling by as little as shows a rectangle inside the insets.
  ///
  /// An axis on which the rectangle is fully seen stays where it is, also out of range. Any other
  /// ends in range. The documentation says that the rectangle becomes just visible and that
  /// nothing happens if it is; of one that is larger than the inset area it says nothing. Here the
  /// same rule decides: the least move after which no more of it could be seen, so none while it
  /// fills the area, and otherwise until its nearer edge reaches the area's.
  ///
  /// Total: an axis on which a number is not finite stays where it is.
  ///
  /// Source: UIScrollView documentation, `scrollRectToVisible(_:animated:)`.
  package func offset(from start: Point, toVisible rect: Rect) -> Point {
    var result = start
    for axis in Axis.allCases {
      let inset = adjustedContentInset
      let near = rect.min(axis) - inset.near(axis)
      let far = rect.max(axis) + inset.far(axis) - bounds[axis]
      guard near.isFinite, far.isFinite, start[axis].isFinite else { continue }
      let showing = Swift.min(near, far)...Swift.max(near, far)
      if showing.contains(start[axis]) { continue }
      result[axis] = clamp(start[axis].clamped(to: showing), along: axis)
    }
    return result
  }

  /// Where the content comes to rest after a finger has moved by a distance.
  ///
  /// The content follows the finger, so the offset goes the other way. Beyond the range it bounces
  /// back; with paging it goes on to the nearest stop. What a flick adds to the distance is not
  /// modelled: it is part of the distance given.
  ///
  /// Source: UIScrollView documentation, `bounces` and `isPagingEnabled`.
  package func offset(from start: Point, draggedBy translation: Point) -> Point {
    let moved = clamp(Point(x: start.x - translation.x, y: start.y - translation.y))
    return isPagingEnabled ? pageStop(nearest: moved) : moved
  }

  /// The stop that is nearest to an offset on each axis; half way is the next page.
  ///
  /// A page stops at its number times the window's length, in range. Insets are not counted, so
  /// they move the range and no stop inside it.
  ///
  /// Both ends of the range are stops: a last page that is not whole can be shown to its end. The
  /// nearest stop is this model's choice where the finger leaves at rest. Total: a window of no
  /// length stops anywhere in range.
  package func pageStop(nearest offset: Point) -> Point {
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

  /// The same geometry seen in a mirror: left and right insets exchanged.
  package var mirrored: ScrollGeometry {
    var result = self
    result.contentInset = contentInset.mirrored
    result.appliedSafeArea = appliedSafeArea.mirrored
    return result
  }

  /// The offset that shows in ``mirrored`` what a given one shows here.
  ///
  /// A scroll view read from right to left still counts x from the left end, so x becomes the
  /// mirror's maximum plus this minimum less x; y stays. Within the range, mirroring back in the
  /// mirror gives the offset there was. Total: an x that is not a number becomes the mirror's
  /// minimum.
  ///
  /// Source: observed on the class: an offset of 0 is the left end in either direction.
  package func mirroring(_ offset: Point) -> Point {
    let range = mirrored.offsetRange(.horizontal)
    let x = range.upperBound + offsetRange(.horizontal).lowerBound - offset.x
    return Point(x: x.isNaN ? range.lowerBound : x, y: offset.y)
  }
}
