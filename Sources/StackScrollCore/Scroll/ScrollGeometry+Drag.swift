extension ScrollGeometry {
  /// Where the content comes to rest after a finger has moved by a distance.
  ///
  /// The content follows the finger, so the offset goes the other way. Beyond the range it bounces
  /// back; with paging it goes on to the nearest stop. What a flick adds to the distance is not
  /// modelled: it is part of the distance given.
  ///
  /// Source: UIScrollView documentation, `bounces` and `isPagingEnabled`.
  public func offset(from start: Point, draggedBy translation: Point) -> Point {
    let moved = clamp(Point(x: start.x - translation.x, y: start.y - translation.y))
    return isPagingEnabled ? pageStop(nearest: moved) : moved
  }
}
