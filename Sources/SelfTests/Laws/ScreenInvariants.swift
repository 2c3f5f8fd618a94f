import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of every screen.
enum ScreenInvariants {
  static let all: [Invariant] = [
    framesAreInOrder, framesAreInside, contentIsWhatIsInIt, rightToLeftMirrors, axesTranspose,
    lengthsScale, endIsTheLastOffset, clampIsIdempotent, pixelsKeepNeighbours,
  ]

  static let framesAreInOrder = Invariant(
    "frames-in-order",
    "Visible views follow each other a gap apart; equal spacing and centring only widen it.",
    assuming: [.noOverlap, .determined], drawing: ScreenDraw(.all)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return .all(
      layout.stacks(in: screen).lazy.map { row in
        .all(
          zip(row.gaps, row.leastGaps).map { gap, least in
            row.stack.distribution.fills
              ? .equal(gap, least, "a gap of \(row.id)")
              : .holds(
                if: !Tolerance.pile.isLess(gap, than: least),
                otherwise: "a gap of \(row.id) is \(NumberText(gap)), the least is"
                  + " \(NumberText(least))")
          })
      })
  }

  static let framesAreInside = Invariant(
    "frames-finite-and-inside", "Every frame is finite and lies inside the view that holds it.",
    assuming: [.noOverlap, .determined, .noMargins, .noBaselines],
    drawing: ScreenDraw(.withoutBaselines.with { $0.hasMargins = false })
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let content = Rect(origin: .zero, size: layout.contentSize)
    let held = layout.stacks(in: screen).flatMap { row in
      row.visible.map { ($0.frame, row.frame) }
    }
    return .all(
      ([(layout.frames.first ?? .zero, content)] + held).lazy.map { frame, holder in
        .holds(
          if: frame.isFinite && frame.isInside(holder),
          otherwise: "the frame \(frame.words) is not inside \(holder.words)")
      })
  }

  static let contentIsWhatIsInIt = Invariant(
    "content-is-views-and-gaps",
    "A stack is as long as its visible views, the gaps between them and its margins.",
    assuming: [.noOverlap, .determined], drawing: ScreenDraw(.all)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return Outcome.all(
      layout.stacks(in: screen).lazy.map { row in
        guard !row.visible.isEmpty else { return .passed }
        let views = row.lengths.reduce(0, +) + row.gaps.reduce(0, +)
        return .equal(
          max(0, row.room(row.axis)), views, "the length between the margins of \(row.id)")
      }
    ).and(
      .equal(
        layout.contentSize.width, layout.frames.first?.size.width ?? 0, "the content width")
    ).and(
      .equal(
        layout.contentSize.height, layout.frames.first?.size.height ?? 0, "the content height"))
  }

  static let rightToLeftMirrors = Invariant(
    "right-to-left-mirrors", "Right to left mirrors every frame inside the content width.",
    assuming: [.determined], drawing: ScreenDraw(.all)
  ) { screen, model in
    try model.mirrors(screen)
  }

  static let axesTranspose = Invariant(
    "axes-transpose", "Exchanging the axes of a screen exchanges those of its layout.",
    assuming: [.leftToRight, .determined, .noBaselines], drawing: ScreenDraw(.withoutBaselines)
  ) { screen, model in
    let screen = try screen.with(layoutDirection: .leftToRight)
    let layout = try model.frames(of: screen)
    let transposed = try model.frames(of: try screen.transposed())
    return .equal(transposed, layout.mapping(frame: \.transposed, size: \.transposed)).and(
      .all(
        Axis.allCases.map { axis in
          .holds(
            if: model.scrolls(layout, axis) == model.scrolls(transposed, axis.perpendicular),
            otherwise: "scrolling along \(axis) did not turn with the axes")
        }))
  }

  static let lengthsScale = Invariant(
    "lengths-scale", "Multiplying every length of a screen multiplies every frame.",
    assuming: [.determined], drawing: ScreenDraw(.all)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return try .all(
      [0.5, 2, 3].map { factor in
        let scaled = try model.frames(of: try screen.scaled(by: factor))
        return .equal(
          scaled,
          layout.mapping(
            frame: { $0.scaled(by: factor) }, size: { $0.scaled(by: factor) }))
      })
  }

  static let endIsTheLastOffset = Invariant(
    "end-is-the-last-offset",
    "Scrolling to the end stops where content and far inset end, never before the start.",
    assuming: [.determined], drawing: ScreenDraw(.plain)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let axis = screen.contentAxis
    let inset = screen.scrollView.contentInset
    let start = -inset.near(axis)
    let end = layout.contentSize[axis] + inset.far(axis) - screen.scrollView.size[axis]
    let target = model.offsetToEnd(layout)
    return .equal(target[axis], max(start, end), "the offset that shows the end").and(
      .equal(
        target[axis.perpendicular], screen.scrollView.contentOffset[axis.perpendicular],
        "the offset across the axis")
    ).and(
      .holds(
        if: model.scrolls(layout, axis) == Tolerance.standard.isGreater(end, than: start),
        otherwise: "offsets from \(NumberText(start)) to \(NumberText(end))"
          + " and scrolling disagree"))
  }

  static let clampIsIdempotent = Invariant(
    "clamp-is-idempotent", "Clamping an offset brings it in range, and twice changes nothing.",
    assuming: [.determined], drawing: ScreenDraw(.plain)
  ) { screen, model in
    let scroll = try model.frames(of: screen).scroll
    let clamp = model.scrolling.clamp
    let offsets = [Point(x: -1e6, y: 1e6), Point(x: 1e6, y: -1e6), .zero, scroll.maximumOffset]
    return .all(
      offsets.map { offset in
        let once = clamp(scroll, offset)
        let isInRange = Axis.allCases.allSatisfy { scroll.offsetRange($0).contains(once[$0]) }
        let isKept = Axis.allCases.allSatisfy { axis in
          !scroll.offsetRange(axis).contains(offset[axis]) || once[axis] == offset[axis]
        }
        return .holds(
          if: isInRange && isKept && clamp(scroll, once) == once,
          otherwise: "\(offset) is clamped to \(once), then to \(clamp(scroll, once))")
      })
  }

  static let pixelsKeepNeighbours = Invariant(
    "pixels-keep-neighbours",
    "Rounding to pixels moves no edge by more than half a pixel and opens no gap.",
    assuming: [.determined], drawing: ScreenDraw(.plain)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return try PixelLaws.onEveryGrid { grid in
      PixelLaws.check(grid, exact: layout, rounded: model.scrolling.round(grid, layout))
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0
  }

  fileprivate func isInside(_ other: Rect) -> Bool {
    let tolerance = Tolerance.standard
    return Axis.allCases.allSatisfy { axis in
      !tolerance.isLess(min(axis), than: other.min(axis))
        && !tolerance.isGreater(max(axis), than: other.max(axis))
    }
  }
}
