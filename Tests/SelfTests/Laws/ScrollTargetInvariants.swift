import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of where content is scrolled to, and of what is seen there.
enum ScrollTargetInvariants {
  static let all: [Invariant] = [
    visibleEndsInside, visibleMovesLeast, pageStops, mirroringIsAnInvolution, mirroringShowsTheSame,
    largerWindowShowsMore, enteringViewIsVisible, scrollingOnShowsLater,
  ]

  static let visibleEndsInside = Invariant(
    "scroll-to-visible-ends-inside",
    "Scrolled to, a view is inside the insets, or fills what they leave if it is larger.",
    drawing: ScrollDraw()
  ) { screen, law in
    let shown = try law.shown(screen)
    for (id, frame) in zip(shown.layout.ids, shown.layout.frames) {
      let scrolled = shown.showing(law.model.scrolling.toVisible(shown.layout, frame))
      let area = scrolled.layout.scroll.insetArea(at: scrolled.layout.contentOffset)
      for axis in Axis.allCases
      where !frame.spans(axis, inside: area) && !area.spans(axis, inside: frame) {
        let isLonger = frame.length(axis) > area.length(axis)
        try scrolled.expect(
          .start(id, axis), is: frame.min(axis),
          isLonger ? .atMost(area.min(axis)) : .atLeast(area.min(axis)), "after scrolling to it")
        try scrolled.expect(
          .end(id, axis), is: frame.max(axis),
          isLonger ? .atLeast(area.max(axis)) : .atMost(area.max(axis)), "after scrolling to it")
      }
    }
  }

  static let visibleMovesLeast = Invariant(
    "scroll-to-visible-moves-least",
    "From an offset in range, showing a view moves by what is hidden of it, and no more.",
    drawing: ScrollDraw()
  ) { screen, law in
    let shown = try law.shown(screen)
    let layout = shown.layout.settled()
    let start = layout.contentOffset
    let area = layout.scroll.insetArea(at: start)
    for (id, frame) in zip(layout.ids, layout.frames) {
      let offset = law.model.scrolling.toVisible(layout, frame).contentOffset
      for axis in Axis.allCases {
        let before = frame.min(axis) - area.min(axis)
        let after = frame.max(axis) - area.max(axis)
        let isOnBothSides = (before < 0) != (after > 0)
        let least = min(before.magnitude, after.magnitude)
        try shown.expect(
          "distance scrolled to the frame", of: [id], along: axis,
          (offset[axis] - start[axis]).magnitude, equals: isOnBothSides ? least : 0)
      }
    }
  }

  static let pageStops = Invariant(
    "pages-stop-at-multiples",
    "A page stops in range, at a multiple of the viewport or at an end, and stays when it is there.",
    drawing: ScrollDraw()
  ) { screen, law in
    let shown = try law.shown(screen)
    let scroll = shown.layout.scroll
    let offset = screen.scrollView.contentOffset
    let stops = law.model.scrolling.pageStop
    for start in [offset, scroll.clamp(offset), scroll.minimumOffset, scroll.maximumOffset] {
      let stop = stops(scroll, start)
      let again = stops(scroll, stop)
      for axis in Axis.allCases {
        try shown.expect(
          "page stop nearest to a page stop", along: axis, as: .offset, again[axis],
          .exactly(stop[axis]))
        try expectStop(stop[axis], in: shown, axis, from: start)
      }
    }
  }

  static let mirroringIsAnInvolution = Invariant(
    "mirrored-offset-mirrors-back",
    "An offset mirrored twice is itself, and the mirror keeps it in range.", drawing: ScrollDraw()
  ) { screen, law in
    let shown = try law.shown(screen)
    let scroll = shown.layout.scroll
    let mirror = law.model.scrolling.mirror
    let offsets = [scroll.minimumOffset, scroll.maximumOffset]
    for offset in offsets + [scroll.clamp(screen.scrollView.contentOffset)] {
      let there = mirror(scroll, offset)
      try shown.expect(
        "offset mirrored twice", along: .horizontal, as: .offset,
        mirror(scroll.mirrored, there).x, equals: offset.x)
      try shown.expect(
        "mirrored offset", along: .horizontal, as: .offset, there.x,
        equals: scroll.mirrored.clamp(there).x)
      try shown.expect(
        "mirrored offset", along: .vertical, as: .offset, there.y, equals: offset.y)
    }
  }

  static let mirroringShowsTheSame = Invariant(
    "mirrored-offset-shows-the-same",
    "Read the other way, the mirrored offset shows the views that were seen.",
    assuming: [.scrollsSideways],
    drawing: ScrollDraw(fit: .wide, insets: 0...100)
  ) { screen, law in
    let shown = try law.shown(screen)
    let mirrored = try law.shown(
      try screen.mirrored().changingScrollView { $0.exchangeSides() })
    let scroll = shown.layout.scroll
    let offset = screen.scrollView.contentOffset
    for offset in [scroll.minimumOffset, scroll.clamp(offset), scroll.maximumOffset] {
      try mirrored.expect(
        .viewsSeen(at: law.model.scrolling.mirror(scroll, offset)),
        equals: law.model.scrolling.visibleViews(shown.layout, offset), "in the mirror")
    }
  }

  static let largerWindowShowsMore = Invariant(
    "larger-window-shows-no-less", "A larger window at the same offset shows every view there was.",
    drawing: ScrollDraw()
  ) { screen, law in
    let shown = try law.shown(screen)
    let offset = shown.layout.scroll.clamp(shown.layout.contentOffset)
    let seen = law.model.scrolling.visibleViews(shown.layout, offset)
    for growth in [1.0, 100, 3000] {
      var larger = shown.layout
      larger.scroll.bounds.width += growth
      larger.scroll.bounds.height += growth
      try shown.showing(larger).expectSeen(
        at: offset, atLeast: seen, Circumstance("in a window larger by", growth))
    }
  }

  static let enteringViewIsVisible = Invariant(
    "entering-view-is-visible",
    "A view is seen as soon as a part of it is in the window, and not while it only touches it.",
    drawing: ScrollDraw()
  ) { screen, law in
    let shown = try law.shown(screen)
    let axis = shown.layout.contentAxis
    for (id, frame) in zip(shown.layout.ids, shown.layout.frames) {
      let touching = frame.min(axis) - shown.layout.scroll.bounds[axis]
      let cross = frame.min(axis.perpendicular)
      let before = Point(main: touching, cross: cross, axis: axis)
      let seen = law.model.scrolling.visibleViews(shown.layout, before)
      if seen.contains(id) {
        try shown.expect(
          .viewsSeen(at: before), is: seen, equals: seen.filter { $0 != id },
          Circumstance("before it comes to", id))
      }
      try shown.expectSeen(
        at: Point(main: touching + 0.5, cross: cross, axis: axis), atLeast: [id],
        Circumstance("half a point into", id))
    }
  }

  static let scrollingOnShowsLater = Invariant(
    "scrolling-on-shows-later-views",
    "Scrolling on, the first and the last view that are seen are never earlier than before.",
    assuming: [.noOverlap, .leftToRight],
    drawing: ScrollDraw(directions: [.leftToRight])
  ) { screen, law in
    let shown = try law.shown(screen)
    let axis = shown.layout.contentAxis
    let arranged = shown.layout.ids.dropFirst()
    let cross = shown.layout.contentSize[axis.perpendicular] / 2
    var window = shown.layout
    window.scroll.bounds[axis.perpendicular] = cross
    var before: (views: [ViewID], first: Int, last: Int)?
    for step in 0...10 {
      let length = window.contentSize[axis] * Double(step) / 10
      let offset = Point(main: length, cross: cross / 2, axis: axis)
      let views = law.model.scrolling.visibleViews(window, offset)
      let seen = Set(views)
      let places = arranged.indices.filter { seen.contains(arranged[$0]) }
      guard let first = places.first, let last = places.last else { continue }
      if let before, first < before.first || last < before.last {
        throw shown.showing(window).evidence(
          .viewsSeen(at: offset), .views(views), .atLeast, .views(before.views), "further on")
      }
      before = (views, first, last)
    }
  }

  /// Holds if a coordinate is a page stop, and the nearest to where it was looked for.
  private static func expectStop(
    _ stop: Double, in shown: ShownStack, _ axis: Axis, from start: Point
  ) throws {
    let scroll = shown.layout.scroll
    let range = scroll.offsetRange(axis)
    let page = scroll.bounds[axis]
    let isWhole = Tolerance.standard.isEqual(stop, (stop / page).rounded() * page)
    let isEnd = stop == range.lowerBound || stop == range.upperBound
    let wanted = scroll.clamp(start)[axis]
    let isNear = !Tolerance.standard.isGreater((stop - wanted).magnitude, than: page / 2)
    guard !range.contains(stop) || !(isWhole || isEnd) || !isNear else { return }
    let nearest = range.nearest(to: (wanted / page).rounded() * page)
    throw shown.evidence(
      .other(.init("page stop", .offset, along: axis)), .number(stop), .equal, .number(nearest),
      Circumstance("nearest to", start[axis]))
  }
}

extension LayoutExpecting {
  /// Holds if some views are among those that are seen at an offset.
  fileprivate func expectSeen(
    at offset: Point, atLeast expected: [ViewID],
    _ circumstance: @autoclosure () -> Circumstance
  ) throws {
    let seen = law.model.scrolling.visibleViews(layout, offset)
    guard !Set(seen).isSuperset(of: expected) else { return }
    throw evidence(
      .viewsSeen(at: offset), .views(seen), .atLeast, .views(expected), circumstance())
  }
}

extension Rect {
  /// Whether this lies between the other's edges along an axis, rounding errors apart.
  fileprivate func spans(_ axis: Axis, inside other: Rect) -> Bool {
    let tolerance = Tolerance.standard
    return !tolerance.isLess(min(axis), than: other.min(axis))
      && !tolerance.isGreater(max(axis), than: other.max(axis))
  }
}

extension ScrollView {
  /// Gives what stands on the left to the right, and the reverse.
  fileprivate mutating func exchangeSides() {
    contentInset = contentInset.mirrored
    safeAreaInsets = safeAreaInsets.mirrored
  }
}
