extension Layout {
  /// The views that are seen where the layout is scrolled to an offset, in tree order.
  ///
  /// - Complexity: O(n) for n views.
  public func visibleViews(at offset: Point) -> [ViewID] {
    views(in: Rect(origin: offset, size: scroll.bounds))
  }

  /// The views that share more than an edge with a rectangle of the content, in tree order.
  ///
  /// Insets do not count: what lies under them is covered by whatever they are for, if by anything.
  /// A view without a width or a height is never seen.
  ///
  /// - Complexity: O(n) for n views.
  public func views(in rect: Rect) -> [ViewID] {
    zip(ids, frames).filter { $0.1.overlaps(rect) }.map(\.0)
  }
}

extension Rect {
  /// Whether two rectangles share more than an edge and what rounding errors make of one.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let tolerance = Tolerance.standard
    return Axis.allCases.allSatisfy { axis in
      tolerance.isLess(min(axis), than: other.max(axis))
        && tolerance.isLess(other.min(axis), than: max(axis))
        && tolerance.isLess(min(axis), than: max(axis))
        && tolerance.isLess(other.min(axis), than: other.max(axis))
    }
  }
}
