import StackScrollCore
import StackScrollInvariants

/// Wrong answers to what is seen, and wrong mirrors of offsets.
enum VisibilityBugs {
  static let all: [PlantedBug] = [
    insetsKept, offsetKept, halfSeen, fromTheFarEnd, wholeSeen,
  ]

  static let insetsKept = PlantedBug(
    "mirror-keeps-insets", "Mirroring an offset leaves the insets on their sides.",
    seen: "right-to-left screens that start under a bar", in: \.scrolling.mirror
  ) { scroll, offset in
    let range = scroll.offsetRange(.horizontal)
    return Point(x: range.upperBound + range.lowerBound - offset.x, y: offset.y)
  }

  static let offsetKept = PlantedBug(
    "mirror-keeps-the-offset", "Right to left, the offset is kept as it was.",
    seen: "strips that start at their last tab", in: \.scrolling.mirror
  ) { $1 }

  static let halfSeen = PlantedBug(
    "seen-if-half-the-window", "A view counts as seen if it fills half of the window.",
    seen: "impressions counted by area", in: \.scrolling.visibleViews
  ) { layout, offset in
    let axis = layout.contentAxis
    return layout.visibleViews(at: offset).filter { id in
      (layout.frame(of: id)?.length(axis) ?? 0) * 2 >= layout.scroll.bounds[axis]
    }
  }

  static let fromTheFarEnd = PlantedBug(
    "seen-from-the-far-end", "What is seen is counted from the far end.",
    seen: "tables that are turned upside down for a chat", in: \.scrolling.visibleViews
  ) { layout, offset in
    var offset = offset
    let axis = layout.contentAxis
    offset[axis] = layout.contentSize[axis] - offset[axis] - layout.scroll.bounds[axis]
    return layout.visibleViews(at: offset)
  }

  static let wholeSeen = PlantedBug(
    "seen-if-whole", "A view counts as seen only when all of it is.",
    seen: "rows that are loaded a row too late", in: \.scrolling.visibleViews
  ) { layout, offset in
    let end = Point(
      x: offset.x + layout.scroll.bounds.width, y: offset.y + layout.scroll.bounds.height)
    return zip(layout.ids, layout.frames).filter { _, frame in
      frame.minX >= offset.x && frame.minY >= offset.y && frame.maxX <= end.x
        && frame.maxY <= end.y
    }.map(\.0)
  }
}
