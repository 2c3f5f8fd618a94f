extension ScrollGeometry {
  /// The same geometry seen in a mirror: left and right insets exchanged.
  public var mirrored: ScrollGeometry {
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
  public func mirroring(_ offset: Point) -> Point {
    let range = mirrored.offsetRange(.horizontal)
    let x = range.upperBound + offsetRange(.horizontal).lowerBound - offset.x
    return Point(x: x.isNaN ? range.lowerBound : x, y: offset.y)
  }
}
