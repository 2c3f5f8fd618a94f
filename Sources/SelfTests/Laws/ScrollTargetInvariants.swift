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
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return .all(
      layout.frames.lazy.map { frame in
        let shown = model.scrolling.toVisible(layout, frame)
        let area = shown.scroll.insetArea(at: shown.contentOffset)
        return .all(
          Axis.allCases.map { axis in
            .holds(
              if: frame.spans(axis, inside: area) || area.spans(axis, inside: frame),
              otherwise: "the view \(frame.words) is not shown along \(axis) in \(area.words)")
          })
      })
  }

  static let visibleMovesLeast = Invariant(
    "scroll-to-visible-moves-least",
    "From an offset in range, showing a view moves by what is hidden of it, and no more.",
    drawing: ScrollDraw()
  ) { screen, model in
    let given = try model.frames(of: screen)
    let layout = given.settled()
    let start = layout.contentOffset
    let area = layout.scroll.insetArea(at: start)
    return .all(
      layout.frames.lazy.map { frame in
        let shown = model.scrolling.toVisible(layout, frame).contentOffset
        return .all(
          Axis.allCases.map { axis in
            let before = frame.min(axis) - area.min(axis)
            let after = frame.max(axis) - area.max(axis)
            let isOnBothSides = (before < 0) != (after > 0)
            let least = min(before.magnitude, after.magnitude)
            let hidden = isOnBothSides ? least : 0
            return .equal(
              (shown[axis] - start[axis]).magnitude, hidden,
              "the \(axis) move to the view \(frame.words)")
          })
      })
  }

  static let pageStops = Invariant(
    "pages-stop-at-multiples",
    "A page stops in range, at a multiple of the viewport or at an end, and stays when it is there.",
    drawing: ScrollDraw()
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let scroll = layout.scroll
    let offset = screen.scrollView.contentOffset
    return .all(
      [offset, scroll.clamp(offset), scroll.minimumOffset, scroll.maximumOffset].lazy.map { start in
        let stop = model.scrolling.pageStop(scroll, start)
        return Outcome.holds(
          if: model.scrolling.pageStop(scroll, stop) == stop,
          otherwise: "the stop \(stop) is none to itself"
        ).and(.all(Axis.allCases.map { axis in isStop(stop[axis], scroll, axis, from: start) }))
      })
  }

  static let mirroringIsAnInvolution = Invariant(
    "mirrored-offset-mirrors-back",
    "An offset mirrored twice is itself, and the mirror keeps it in range.", drawing: ScrollDraw()
  ) { screen, model in
    let scroll = try model.frames(of: screen).scroll
    let offsets = [scroll.minimumOffset, scroll.maximumOffset]
    return .all(
      (offsets + [scroll.clamp(screen.scrollView.contentOffset)]).map { offset in
        let there = model.scrolling.mirror(scroll, offset)
        let back = model.scrolling.mirror(scroll.mirrored, there)
        let inRange = scroll.mirrored.clamp(there)
        return Outcome.equal(back.x, offset.x, "x mirrored twice").and(
          .equal(there.x, inRange.x, "x in the mirror")
        ).and(.equal(there.y, offset.y, "y in the mirror"))
      })
  }

  static let mirroringShowsTheSame = Invariant(
    "mirrored-offset-shows-the-same",
    "Read the other way, the mirrored offset shows the views that were seen.",
    assuming: [.scrollsSideways],
    drawing: ScrollDraw(fit: .wide, insets: 0...100)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let turned = try screen.mirrored().changingScrollView { $0.exchangeSides() }
    let mirrored = try model.frames(of: turned)
    let scroll = layout.scroll
    return .all(
      [scroll.minimumOffset, scroll.clamp(screen.scrollView.contentOffset), scroll.maximumOffset]
        .map { offset in
          let seen = model.scrolling.visibleViews(layout, offset)
          let there = model.scrolling.mirror(scroll, offset)
          let seenThere = model.scrolling.visibleViews(mirrored, there)
          return .holds(
            if: seen == seenThere,
            otherwise: "seen at \(offset) are \(seen), in the mirror \(seenThere)")
        })
  }

  static let largerWindowShowsMore = Invariant(
    "larger-window-shows-no-less", "A larger window at the same offset shows every view there was.",
    drawing: ScrollDraw()
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let offset = layout.scroll.clamp(layout.contentOffset)
    let seen = model.scrolling.visibleViews(layout, offset)
    return .all(
      [1.0, 100, 3000].map { growth in
        var larger = layout
        larger.scroll.bounds.width += growth
        larger.scroll.bounds.height += growth
        let now = Set(model.scrolling.visibleViews(larger, offset))
        return .holds(
          if: now.isSuperset(of: seen),
          otherwise: "\(NumberText(growth)) points more show \(now.sorted()), not all of \(seen)")
      })
  }

  static let enteringViewIsVisible = Invariant(
    "entering-view-is-visible",
    "A view is seen as soon as a part of it is in the window, and not while it only touches it.",
    drawing: ScrollDraw()
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let axis = layout.contentAxis
    return .all(
      zip(layout.ids, layout.frames).lazy.map { id, frame in
        let touching = frame.min(axis) - layout.scroll.bounds[axis]
        let cross = frame.min(axis.perpendicular)
        let before = Point(main: touching, cross: cross, axis: axis)
        let after = Point(main: touching + 0.5, cross: cross, axis: axis)
        return .holds(
          if: !model.scrolling.visibleViews(layout, before).contains(id)
            && model.scrolling.visibleViews(layout, after).contains(id),
          otherwise: "\(id) is not seen exactly from \(before) on")
      })
  }

  static let scrollingOnShowsLater = Invariant(
    "scrolling-on-shows-later-views",
    "Scrolling on, the first and the last view that are seen are never earlier than before.",
    assuming: [.noOverlap, .leftToRight],
    drawing: ScrollDraw(directions: [.leftToRight])
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let axis = layout.contentAxis
    let arranged = layout.ids.dropFirst()
    let cross = layout.contentSize[axis.perpendicular] / 2
    let seen = (0...10).map { step -> [Int] in
      let length = layout.contentSize[axis] * Double(step) / 10
      var window = layout
      window.scroll.bounds[axis.perpendicular] = cross
      let offset = Point(main: length, cross: cross / 2, axis: axis)
      let views = Set(model.scrolling.visibleViews(window, offset))
      return arranged.indices.filter { views.contains(arranged[$0]) }
    }
    .filter { !$0.isEmpty }
    return .all(
      zip(seen, seen.dropFirst()).map { before, after in
        .holds(
          if: (before.first ?? 0) <= (after.first ?? 0) && (before.last ?? 0) <= (after.last ?? 0),
          otherwise: "scrolling on shows \(after) after \(before)")
      })
  }

  /// Holds if a coordinate is a page stop, and the nearest to where it was looked for.
  private static func isStop(
    _ stop: Double, _ scroll: ScrollGeometry, _ axis: Axis, from start: Point
  ) -> Outcome {
    let range = scroll.offsetRange(axis)
    let page = (stop / scroll.bounds[axis]).rounded()
    let isWhole = Tolerance.standard.isEqual(stop, page * scroll.bounds[axis])
    let isEnd = stop == range.lowerBound || stop == range.upperBound
    let distance = (stop - scroll.clamp(start)[axis]).magnitude
    let isNear = !Tolerance.standard.isGreater(distance, than: scroll.bounds[axis] / 2)
    return .holds(
      if: range.contains(stop) && (isWhole || isEnd) && isNear,
      otherwise: "the \(axis) stop \(NumberText(stop)) is none of a window of"
        + " \(NumberText(scroll.bounds[axis]))")
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
