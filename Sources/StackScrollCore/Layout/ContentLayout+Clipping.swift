// What is seen of the views of a layout: the one rule for pictures of every kind.

extension ContentLayout {
  /// What is left of a view.
  package struct Sight: Hashable, Sendable {
    /// What the scroll views around the view leave open; nil where there is none around it.
    ///
    /// Those that reach an edge of the window have no end there, so that a picture can show what is
    /// beyond.
    package let clip: Rect?
    /// What can be drawn of the view; nil for nothing.
    package let drawn: Rect?
    /// What the view leaves open to what is in it, if it is a scroll view.
    package let opening: Rect?
  }

  /// What the scroll views around each view leave of it, seen through a window; in tree order.
  ///
  /// A scroll view cuts off what is in it at its edges, and so do those around that.
  ///
  /// Source: UIView documentation, `clipsToBounds`; observed on the class: a scroll view is made with it.
  ///
  /// - Complexity: O(n) for n views.
  package func sights(through window: Rect) -> [Sight] {
    // Of a scroll view of which nothing is left, nothing is open.
    var clips: [(depth: Int, area: Rect?)] = []
    return frames.indices.map { place in
      while let last = clips.last, depths[place] <= last.depth { clips.removeLast() }
      let frame = frames[place]
      let clip = clips.last?.area
      let drawn = clips.isEmpty ? frame : clip.flatMap(frame.part)
      let opening = content.cutsOff(ids[place]) ? drawn?.opened(where: window) : nil
      if content.cutsOff(ids[place]) { clips.append((depths[place], opening)) }
      return Sight(clip: clip, drawn: drawn, opening: opening)
    }
  }
}

extension Rect {
  /// The part of the rectangle inside another; nil if there is none, or only an edge of it.
  package func part(inside other: Rect) -> Rect? {
    let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let part = Rect(
      x: left, y: top, width: Swift.min(maxX, other.maxX) - left,
      height: Swift.min(maxY, other.maxY) - top)
    let isPart = Axis.allCases.allSatisfy { axis in
      let extent = Swift.max(self.max(axis).magnitude, self.min(axis).magnitude)
      return part.length(axis) >= 0
        && (length(axis) == 0
          || !Tolerance.standard.isNegligible(part.length(axis), amongst: extent))
    }
    return isPart ? part : nil
  }

  /// The rectangle without an end on the sides where it reaches the edge of a window.
  fileprivate func opened(where window: Rect) -> Rect {
    let far = 8 * ScreenLimits.magnitude
    let (left, top) = (minX <= window.minX ? -far : minX, minY <= window.minY ? -far : minY)
    let (right, bottom) = (maxX >= window.maxX ? far : maxX, maxY >= window.maxY ? far : maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
