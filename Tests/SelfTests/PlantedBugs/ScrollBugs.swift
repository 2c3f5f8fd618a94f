import StackScrollCore
import StackScrollInvariants

/// Wrong ranges, targets and stops.
enum ScrollBugs {
  static let all: [PlantedBug] = [
    paddedShort, farInsetForgotten, borderCounted, insetsForgottenAtEnd, nearInsetAtEnd,
    codeClamped, dragsStay, dragsBackwards, leftBeyond, grownByPixels, sizesRounded,
    roundedThenSummed, shownWithoutInsets, alwaysToTheTop, pagesFromInset, nextPage,
    wrongEnd, fitsAndScrolls, roundedAgain, roundedOut,
  ]

  static let paddedShort = PlantedBug.geometry(
    "short-content-padded", "Short content is made a point longer than the window.",
    seen: "lists that shall bounce however short they are"
  ) { scroll, _ in
    scroll.contentSize.height = max(scroll.contentSize.height, scroll.bounds.height + 1)
  }

  static let farInsetForgotten = PlantedBug.geometry(
    "far-inset-forgotten", "The range ends where the content does, inset or not.",
    seen: "last rows under a toolbar"
  ) { $0.bounds.height += $1.contentInset.bottom }

  static let borderCounted = PlantedBug.geometry(
    "border-counted", "Content that is tied to the window is a point larger.",
    seen: "stacks inside a border that is counted on one side only"
  ) { scroll, _ in
    scroll.contentSize.width += 1
    scroll.contentSize.height += 1
  }

  static let insetsForgottenAtEnd = PlantedBug(
    "insets-forgotten-at-the-end",
    "Scrolling to the end stops where the content without insets ends.",
    seen: "contentSize less bounds, as it stands in most answers", in: \.offsetToEnd
  ) { layout in
    var layout = layout
    layout.scroll.contentInset = .zero
    layout.scroll.appliedSafeArea = .zero
    return layout.offsetToEnd
  }

  static let nearInsetAtEnd = PlantedBug(
    "end-before-the-start", "Scrolling to the end of short content scrolls before its start.",
    seen: "chats that start with their messages at the bottom", in: \.offsetToEnd
  ) { layout in
    var offset = layout.contentOffset
    let axis = layout.contentAxis
    let inset = layout.scroll.adjustedContentInset
    offset[axis] = layout.contentSize[axis] + inset.far(axis) - layout.scroll.bounds[axis]
    return offset
  }

  static let codeClamped = PlantedBug(
    "code-clamped", "Where nothing scrolls sideways an offset set in code is brought in range.",
    seen: "ports of scroll views that clamp in the setter", in: \.scrolling.set
  ) { layout, offset in
    layout.scrolled(to: layout.scrolls(.horizontal) ? offset : layout.scroll.clamp(offset))
  }

  static let dragsStay = PlantedBug(
    "drags-stay-beyond", "A drag beyond the end stays there.",
    seen: "pan gestures without a spring", in: \.scrolling.drag
  ) { layout, by in
    let offset = layout.contentOffset
    return layout.scrolled(to: Point(x: offset.x - by.x, y: offset.y - by.y))
  }

  static let dragsBackwards = PlantedBug(
    "drags-backwards", "Content moves against the finger.",
    seen: "translations that are added to an offset", in: \.scrolling.drag
  ) { layout, by in layout.dragged(by: Point(x: -by.x, y: -by.y)) }

  static let leftBeyond = PlantedBug(
    "offset-left-beyond", "After content has shrunk the offset stays beyond its end.",
    seen: "blank screens after rows are deleted", in: \.scrolling.settle
  ) { $0 }

  static let grownByPixels = PlantedBug(
    "content-rounded-up", "The content's length is rounded up by two pixels.",
    seen: "content that can be moved by a hair", in: \.scrolling.round
  ) { grid, layout in
    var rounded = grid.round(layout)
    rounded.scroll.contentSize.height += 2 / grid.scale
    return rounded
  }

  static let sizesRounded = PlantedBug(
    "sizes-rounded-alone", "Sizes are rounded apart from origins.",
    seen: "hairlines between neighbours", in: \.scrolling.round
  ) { grid, layout in
    layout.mapping(
      frame: { rect in
        Rect(
          x: grid.round(rect.minX), y: grid.round(rect.minY),
          width: grid.round(rect.size.width), height: grid.round(rect.size.height))
      }, size: { grid.round($0) })
  }

  static let roundedAgain = PlantedBug(
    "rounding-drifts", "Rounding moves an edge by a little each time.",
    seen: "frames that are rounded whenever they are set", in: \.scrolling.round
  ) { grid, layout in
    let drift = 0.25 / grid.scale
    return grid.round(layout).mapping(
      frame: { rect in
        var moved = rect
        for axis in Axis.allCases where rect.min(axis) > 0 { moved.origin[axis] += drift }
        return moved
      }, size: { $0 })
  }

  static let roundedOut = PlantedBug(
    "rounded-outwards", "A length between two pixels grows to the pixel after the next.",
    seen: "integral rectangles", in: \.scrolling.round
  ) { grid, layout in
    layout.mapping(
      frame: { rect in
        var rounded = grid.round(rect)
        for axis in Axis.allCases where grid.round(rect.length(axis)) != rect.length(axis) {
          rounded.size[axis] = ((rect.length(axis) * grid.scale).rounded(.up) + 1) / grid.scale
        }
        return rounded
      }, size: { grid.round($0) })
  }

  static let roundedThenSummed = PlantedBug.layout(
    "rounded-then-summed", "Each view's length is rounded, and then they are added up.",
    seen: "three thirds that do not fit"
  ) { layout, row, _ in
    layout.scroll.contentSize[row.axis] = row.lengths.map { $0.rounded() }
      .reduce(row.gaps.reduce(0, +), +)
  }

  static let shownWithoutInsets = PlantedBug(
    "shown-under-the-bar", "A view is scrolled to where insets cover it.",
    seen: "text fields behind the keyboard", in: \.scrolling.toVisible
  ) { layout, rect in
    var bare = layout
    bare.scroll.contentInset = .zero
    bare.scroll.appliedSafeArea = .zero
    return layout.scrolled(to: bare.scrolled(toVisible: rect).contentOffset)
  }

  static let alwaysToTheTop = PlantedBug(
    "always-to-the-top", "A view that is scrolled to always comes to the top.",
    seen: "lists that jump although the row was in sight", in: \.scrolling.toVisible
  ) { layout, rect in
    layout.scrolled(to: layout.scroll.clamp(rect.origin))
  }

  static let pagesFromInset = PlantedBug(
    "pages-from-the-inset", "Pages are counted from the inset on.",
    seen: "pagers that are off by a margin", in: \.scrolling.pageStop
  ) { scroll, offset in
    let near = scroll.adjustedContentInset.left
    let stop = scroll.pageStop(nearest: Point(x: offset.x + near, y: offset.y))
    return scroll.clamp(Point(x: stop.x - near, y: stop.y))
  }

  static let nextPage = PlantedBug(
    "always-the-next-page", "A page turns however short the drag.",
    seen: "pagers that round up", in: \.scrolling.pageStop
  ) { scroll, offset in
    scroll.pageStop(nearest: Point(x: offset.x + scroll.bounds.width, y: offset.y))
  }

  static let wrongEnd = PlantedBug(
    "clamped-to-the-wrong-end", "An offset out of range is brought to the other end.",
    seen: "minimum and maximum exchanged", in: \.scrolling.clamp
  ) { scroll, _ in
    Point(x: scroll.maximumOffset.x, y: scroll.minimumOffset.y)
  }

  static let fitsAndScrolls = PlantedBug(
    "fits-and-scrolls", "Content that just fits is said to scroll.",
    seen: "a comparison with at least where more than is meant", in: \.scrolls
  ) { layout, axis in
    let range = layout.offsetRange(axis)
    return !Tolerance.standard.isLess(range.upperBound, than: range.lowerBound)
  }
}
