/// How far a scroll view's content can be moved.
///
/// On each axis the offset runs from minus the near inset to where the content's far end, with its
/// inset, meets the far side of the window. Content that is shorter has a single offset.
///
/// Source: UIScrollView documentation, `contentOffset` and `adjustedContentInset`.
public struct ScrollGeometry: Hashable, Sendable {
  /// The size of the content in points.
  public var contentSize: Size
  /// The size of the window in points.
  public var bounds: Size
  /// The room around the content that the offset may reach into.
  public var inset: EdgeInsets

  /// Makes a geometry.
  public init(contentSize: Size, bounds: Size, inset: EdgeInsets = .zero) {
    self.contentSize = contentSize
    self.bounds = bounds
    self.inset = inset
  }

  /// The offsets an axis can rest at, in points.
  ///
  /// Total: where a value is not a number, the range is 0 to 0.
  public func offsetRange(_ axis: Axis) -> ClosedRange<Double> {
    let least = 0 - inset.near(axis)
    let end = contentSize[axis] + inset.far(axis) - bounds[axis]
    guard !least.isNaN, !end.isNaN else { return 0...0 }
    return least...Swift.max(least, end)
  }

  /// The offset at the top left end.
  public var minimumOffset: Point {
    Point(x: offsetRange(.horizontal).lowerBound, y: offsetRange(.vertical).lowerBound)
  }

  /// The offset at the bottom right end, never before the minimum.
  public var maximumOffset: Point {
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
  public func clamp(_ offset: Point) -> Point {
    var result = offset
    for axis in Axis.allCases {
      let range = offsetRange(axis)
      let isBeyond = offset[axis] > range.upperBound
      result[axis] = offset[axis] >= range.lowerBound ? offset[axis] : range.lowerBound
      if isBeyond { result[axis] = range.upperBound }
    }
    return result
  }
}
