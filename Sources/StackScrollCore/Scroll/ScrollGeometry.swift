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
  public var contentInset: EdgeInsets
  /// The part of the safe area that is added to it.
  ///
  /// Kept as a fact, not derived again: rounding the sizes to pixels must not switch it on.
  public var appliedSafeArea: EdgeInsets
  /// Whether a drag ends at a multiple of the window's size.
  public var isPagingEnabled: Bool

  /// Makes a geometry.
  public init(
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
    Point(x: clamp(offset.x, along: .horizontal), y: clamp(offset.y, along: .vertical))
  }

  /// The coordinate in an axis' range that is nearest to a given one.
  ///
  /// Total: what is not a number becomes the minimum.
  public func clamp(_ coordinate: Double, along axis: Axis) -> Double {
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
