extension Layout {
  /// The layout scrolled to an offset set in code, which is not clamped.
  ///
  /// Total: a coordinate that is not finite leaves its axis where it is.
  ///
  /// Source: observed on the class: `setContentOffset(_:animated:)` accepts what no drag reaches.
  public func scrolled(to offset: Point) -> Layout {
    var result = self
    for axis in Axis.allCases where offset[axis].isFinite {
      result.contentOffset[axis] = offset[axis]
    }
    return result
  }

  /// The layout after a finger has moved by a distance and the content has come to rest.
  public func dragged(by translation: Point) -> Layout {
    scrolled(to: scroll.offset(from: contentOffset, draggedBy: translation))
  }

  /// The layout with its offset brought back in range, as after the content has shrunk.
  ///
  /// Source: observed on the class: an offset beyond smaller content does not stay there.
  public func settled() -> Layout {
    scrolled(to: scroll.clamp(contentOffset))
  }

  /// The layout scrolled by as little as shows a rectangle of the content.
  public func scrolled(toVisible rect: Rect) -> Layout {
    scrolled(to: scroll.offset(from: contentOffset, toVisible: rect))
  }
}
