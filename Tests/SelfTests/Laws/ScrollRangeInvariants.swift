import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of where content can rest, and of what brings it there.
enum ScrollRangeInvariants {
  static let all: [Invariant] = [
    shortContentRests, rangeIsContentAndInsets, crossAxisRests, farthestDragIsTheEnd, codeIsObeyed,
    dragStaysInRange, shrunkContentIsFollowed, pixelsInventNoScrolling,
  ]

  static let shortContentRests = Invariant(
    "short-content-has-one-offset",
    "Content that fits with its insets has one offset, the near inset's, and does not scroll.",
    assuming: [.shortContent, .scrollableAxes, .noBounce],
    drawing: ScrollDraw(
      fit: .short, behaviors: [.scrollableAxes], insets: -100...0, mayBounce: false)
  ) { screen, law in
    let shown = try law.shown(screen)
    for axis in Axis.allCases {
      let rest = -screen.scrollView.contentInset.near(axis)
      try shown.expect(.offsetRange(axis), equals: rest...rest)
      try shown.expect(.scrolls(axis), equals: false)
    }
  }

  static let rangeIsContentAndInsets = Invariant(
    "range-is-content-and-insets",
    "Content can move by what it and its adjusted insets exceed the viewport by, and no less"
      + " than 0.",
    drawing: ScrollDraw()
  ) { screen, law in
    let shown = try law.shown(screen)
    let inset = shown.layout.scroll.adjustedContentInset
    for axis in Axis.allCases {
      let length = shown.layout.contentSize[axis] + inset.near(axis) + inset.far(axis)
      let excess = max(0, length - screen.scrollView.size[axis])
      try shown.expect(
        .offsetRange(axis), equals: -inset.near(axis)...(-inset.near(axis) + excess))
      try shown.expect(
        .scrolls(axis), equals: Tolerance.standard.isGreater(excess, than: 0))
    }
  }

  static let crossAxisRests = Invariant(
    "tied-axis-never-scrolls",
    "Across its axis a stack that is tied to the scroll view has the offset 0 alone.",
    assuming: [.tiedCross, .noInsets, .noSafeArea],
    drawing: ScrollDraw(hasSafeArea: false, insets: 0...0, isTied: true)
  ) { screen, law in
    let shown = try law.shown(screen)
    let cross = shown.layout.contentAxis.perpendicular
    try shown.expect(.offsetRange(cross), equals: 0...0)
    try shown.expect(.scrolls(cross), equals: false)
  }

  static let farthestDragIsTheEnd = Invariant(
    "farthest-drag-is-the-end",
    "Dragged as far as it goes, page by page or not, content rests where its end is shown.",
    drawing: ScrollDraw()
  ) { screen, law in
    let shown = try law.shown(screen)
    let axis = shown.layout.contentAxis
    let farthest = law.model.scrolling.drag(
      shown.layout, Point(main: -1e6, cross: 0, axis: axis))
    try shown.expect(.offsetToEnd(axis), equals: farthest.contentOffset[axis])
  }

  static let codeIsObeyed = Invariant(
    "offset-set-in-code-is-kept", "An offset set in code stays, in range or not.",
    drawing: ScrollDraw()
  ) { screen, law in
    let shown = try law.shown(screen)
    let offset = screen.scrollView.contentOffset
    let elsewhere = Point(x: offset.y - 1e4, y: offset.x + 1e4)
    let set = law.model.scrolling.set(shown.layout, elsewhere)
    for (layout, given) in [(shown.layout, offset), (set, elsewhere)] {
      for axis in Axis.allCases {
        try shown.showing(layout).expect(.offset(axis), .exactly(given[axis]))
      }
    }
  }

  static let dragStaysInRange = Invariant(
    "drag-ends-in-range",
    "A drag moves the content by its length and ends no farther than the ends of the range.",
    assuming: [.noPaging], drawing: ScrollDraw(mayPage: false)
  ) { screen, law in
    let shown = try law.shown(screen)
    let start = shown.layout.contentOffset
    for length in [0.0, -1, 1, 40, -300, 5000, -5000] {
      let end = shown.showing(
        law.model.scrolling.drag(shown.layout, Point(x: length, y: length)))
      for axis in Axis.allCases {
        try end.expect(
          .offset(axis), equals: shown.layout.offsetRange(axis).nearest(to: start[axis] - length),
          Circumstance("after a drag by", length))
      }
    }
  }

  static let shrunkContentIsFollowed = Invariant(
    "shrunk-content-is-followed",
    "After a view is removed the offset is brought back in range, and stays if it is there.",
    drawing: ScrollDraw()
  ) { screen, law in
    let end = law.model.offsetToEnd(try law.shown(screen).layout)
    let shown = try law.shown(try screen.removingLastView())
    let smaller = law.model.scrolling.set(shown.layout, end)
    let settled = shown.showing(law.model.scrolling.settle(smaller))
    for axis in Axis.allCases {
      try settled.expect(
        .offset(axis), equals: smaller.offsetRange(axis).nearest(to: end[axis]),
        "after a view is removed")
    }
  }

  static let pixelsInventNoScrolling = Invariant(
    "pixels-invent-no-scrolling",
    "Content that rests before rounding rests after it, as far as pixels can tell.",
    drawing: ScrollDraw(fit: .short, insets: -100...0)
  ) { screen, law in
    let shown = try law.shown(screen)
    for scale in [1.0, 2, 3] {
      let rounded = shown.showing(
        law.model.scrolling.round(try PixelGrid(scale: scale), shown.layout))
      for axis in Axis.allCases where !shown.layout.scrolls(axis) {
        try rounded.expect(
          .scrolls(axis), is: rounded.layout.scrolls(axis, tolerance: .pixels(scale: scale)),
          equals: false, Circumstance("when rounded at a scale of", scale))
      }
    }
  }
}

extension ClosedRange<Double> {
  /// The number in the range that is nearest to another.
  func nearest(to number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
