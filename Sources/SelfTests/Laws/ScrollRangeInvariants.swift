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
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let least = screen.scrollView.contentInset
    return .all(
      Axis.allCases.map { axis in
        let range = layout.offsetRange(axis)
        let rest = -least.near(axis)
        return .holds(
          if: range.isClose(to: rest...rest) && !model.scrolls(layout, axis),
          otherwise: "\(axis) offsets are \(range) where only \(NumberText(rest)) is needed")
      })
  }

  static let rangeIsContentAndInsets = Invariant(
    "range-is-content-and-insets",
    "Content can move by what it and its adjusted insets exceed the viewport by, and no less"
      + " than 0.",
    drawing: ScrollDraw()
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let inset = layout.scroll.adjustedContentInset
    return .all(
      Axis.allCases.map { axis in
        let length = layout.contentSize[axis] + inset.near(axis) + inset.far(axis)
        let excess = max(0, length - screen.scrollView.size[axis])
        let range = layout.offsetRange(axis)
        let isMoving = Tolerance.standard.isGreater(excess, than: 0)
        return .holds(
          if: range.isClose(to: -inset.near(axis)...(-inset.near(axis) + excess))
            && model.scrolls(layout, axis) == isMoving,
          otherwise: "\(axis) offsets are \(range), the excess is \(NumberText(excess))")
      })
  }

  static let crossAxisRests = Invariant(
    "tied-axis-never-scrolls",
    "Across its axis a stack that is tied to the scroll view has the offset 0 alone.",
    assuming: [.tiedCross, .noInsets, .noSafeArea],
    drawing: ScrollDraw(hasSafeArea: false, insets: 0...0, isTied: true)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let cross = layout.contentAxis.perpendicular
    return .holds(
      if: !model.scrolls(layout, cross) && layout.offsetRange(cross).isClose(to: 0...0),
      otherwise: "\(cross) offsets are \(layout.offsetRange(cross))")
  }

  static let farthestDragIsTheEnd = Invariant(
    "farthest-drag-is-the-end",
    "Dragged as far as it goes, page by page or not, content rests where its end is shown.",
    drawing: ScrollDraw()
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let axis = layout.contentAxis
    let farthest = model.scrolling.drag(layout, Point(main: -1e6, cross: 0, axis: axis))
    return .equal(
      model.offsetToEnd(layout)[axis], farthest.contentOffset[axis],
      "the offset that shows the end")
  }

  static let codeIsObeyed = Invariant(
    "offset-set-in-code-is-kept", "An offset set in code stays, in range or not.",
    drawing: ScrollDraw()
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let offset = screen.scrollView.contentOffset
    let elsewhere = Point(x: offset.y - 1e4, y: offset.x + 1e4)
    return .all(
      [(layout, offset), (model.scrolling.set(layout, elsewhere), elsewhere)].map { layout, given in
        .holds(
          if: layout.contentOffset == given,
          otherwise: "the offset \(given) became \(layout.contentOffset)")
      })
  }

  static let dragStaysInRange = Invariant(
    "drag-ends-in-range",
    "A drag moves the content by its length and ends no farther than the ends of the range.",
    assuming: [.noPaging], drawing: ScrollDraw(mayPage: false)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let start = layout.contentOffset
    return .all(
      [0, -1, 1, 40, -300, 5000, -5000].lazy.map { length in
        let end = model.scrolling.drag(layout, Point(x: length, y: length)).contentOffset
        return .all(
          Axis.allCases.map { axis in
            let range = layout.offsetRange(axis)
            let wanted = start[axis] - length
            let expected = min(max(wanted, range.lowerBound), range.upperBound)
            return .equal(
              end[axis], expected, "the \(axis) offset after a drag by \(NumberText(length))")
          })
      })
  }

  static let shrunkContentIsFollowed = Invariant(
    "shrunk-content-is-followed",
    "After a view is removed the offset is brought back in range, and stays if it is there.",
    drawing: ScrollDraw()
  ) { screen, model in
    let end = model.offsetToEnd(try model.frames(of: screen))
    let smaller = model.scrolling.set(try model.frames(of: try screen.removingLastView()), end)
    let settled = model.scrolling.settle(smaller)
    return .all(
      Axis.allCases.map { axis in
        let range = smaller.offsetRange(axis)
        return .equal(
          settled.contentOffset[axis], min(max(end[axis], range.lowerBound), range.upperBound),
          "the \(axis) offset after a view is removed")
      })
  }

  static let pixelsInventNoScrolling = Invariant(
    "pixels-invent-no-scrolling",
    "Content that rests before rounding rests after it, as far as pixels can tell.",
    drawing: ScrollDraw(fit: .short, insets: -100...0)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return try .all(
      [1.0, 2, 3].map { scale in
        let rounded = model.scrolling.round(try PixelGrid(scale: scale), layout)
        return .all(
          Axis.allCases.map { axis in
            .holds(
              if: layout.scrolls(axis)
                || !rounded.scrolls(axis, tolerance: .pixels(scale: scale)),
              otherwise: "rounding at \(NumberText(scale))x makes content scroll along \(axis)")
          })
      })
  }
}
