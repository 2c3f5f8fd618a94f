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
  ) { screen, law in
    let shown = try law.shown(screen)
    for row in shown.stacks {
      for (place, (gap, least)) in zip(row.gaps, row.leastGaps).enumerated() {
        if row.stack.distribution.fills {
          try shown.expect(row.gap(after: place), is: gap, equals: least)
        } else {
          try shown.expect(row.gap(after: place), is: gap, .atLeast(least, within: .pile))
        }
      }
    }
  }

  static let framesAreInside = Invariant(
    "frames-finite-and-inside", "Every frame is finite and lies inside the view that holds it.",
    assuming: [.noOverlap, .determined, .noMargins, .noBaselines],
    drawing: ScreenDraw(.withoutBaselines.with { $0.hasMargins = false })
  ) { screen, law in
    let shown = try law.shown(screen)
    let content = Rect(origin: .zero, size: shown.layout.contentSize)
    try shown.expect(screen.content.id, shown.layout.frames.first ?? .zero, inside: content)
    for row in shown.stacks {
      for (view, frame) in row.visible { try shown.expect(view.id, frame, inside: row.frame) }
    }
  }

  static let contentIsWhatIsInIt = Invariant(
    "content-is-views-and-gaps",
    "A stack is as long as its visible views, the gaps between them and its margins.",
    assuming: [.noOverlap, .determined], drawing: ScreenDraw(.all)
  ) { screen, law in
    let shown = try law.shown(screen)
    for row in shown.stacks where !row.visible.isEmpty {
      let views = row.lengths.reduce(0, +) + row.gaps.reduce(0, +)
      try shown.expect(
        "length between the margins", of: [row.id], along: row.axis, max(0, row.room(row.axis)),
        equals: views)
    }
    try shown.expect(contentSize: shown.layout.frames.first?.size ?? .zero)
  }

  static let rightToLeftMirrors = Invariant(
    "right-to-left-mirrors", "Right to left mirrors every frame inside the content width.",
    assuming: [.determined], drawing: ScreenDraw(.all)
  ) { screen, law in
    try law.expectMirrorImage(of: screen)
  }

  static let axesTranspose = Invariant(
    "axes-transpose", "Exchanging the axes of a screen exchanges those of its layout.",
    assuming: [.leftToRight, .determined, .noBaselines], drawing: ScreenDraw(.withoutBaselines)
  ) { screen, law in
    let screen = try screen.with(layoutDirection: .leftToRight)
    let layout = try law.shown(screen).layout
    let transposed = try law.shown(try screen.transposed())
    try transposed.expect(sameAs: layout.mapping(frame: \.transposed, size: \.transposed))
    for axis in Axis.allCases {
      try transposed.expect(
        .scrolls(axis.perpendicular), equals: law.model.scrolls(layout, axis),
        "with the axes exchanged")
    }
  }

  static let lengthsScale = Invariant(
    "lengths-scale", "Multiplying every length of a screen multiplies every frame.",
    assuming: [.determined], drawing: ScreenDraw(.all)
  ) { screen, law in
    let layout = try law.shown(screen).layout
    for factor in [0.5, 2, 3] {
      try law.shown(try screen.scaled(by: factor)).expect(
        sameAs: layout.mapping(
          frame: { $0.scaled(by: factor) }, size: { $0.scaled(by: factor) }),
        Circumstance("scaled by", factor))
    }
  }

  static let endIsTheLastOffset = Invariant(
    "end-is-the-last-offset",
    "Scrolling to the end stops where content and far inset end, never before the start.",
    assuming: [.determined], drawing: ScreenDraw(.plain)
  ) { screen, law in
    let shown = try law.shown(screen)
    let axis = screen.contentAxis
    let inset = screen.scrollView.contentInset
    let start = -inset.near(axis)
    let end = shown.layout.contentSize[axis] + inset.far(axis) - screen.scrollView.size[axis]
    try shown.expect(.offsetToEnd(axis), equals: max(start, end))
    let cross = axis.perpendicular
    try shown.expect(.offsetToEnd(cross), equals: screen.scrollView.contentOffset[cross], "across")
    try shown.expect(.scrolls(axis), equals: Tolerance.standard.isGreater(end, than: start))
  }

  static let clampIsIdempotent = Invariant(
    "clamp-is-idempotent", "Clamping an offset brings it in range, and twice changes nothing.",
    assuming: [.determined], drawing: ScreenDraw(.plain)
  ) { screen, law in
    let shown = try law.shown(screen)
    let scroll = shown.layout.scroll
    let clamp = law.model.scrolling.clamp
    for offset in [
      Point(x: -1e6, y: 1e6), Point(x: 1e6, y: -1e6), .zero, scroll.maximumOffset,
    ] {
      let once = clamp(scroll, offset)
      let twice = clamp(scroll, once)
      for axis in Axis.allCases {
        let range = scroll.offsetRange(axis)
        if !range.contains(once[axis]) || range.contains(offset[axis]) {
          try shown.expect(
            "clamped offset", along: axis, as: .offset, once[axis],
            .exactly(range.nearest(to: offset[axis])))
        }
        try shown.expect(
          "offset clamped twice", along: axis, as: .offset, twice[axis], .exactly(once[axis]))
      }
    }
  }

  static let pixelsKeepNeighbours = Invariant(
    "pixels-keep-neighbours",
    "Rounding to pixels moves no edge by more than half a pixel and opens no gap.",
    assuming: [.determined], drawing: ScreenDraw(.plain)
  ) { screen, law in
    let shown = try law.shown(screen)
    for grid in try PixelGrid.usual() { try shown.expectRoundedEdges(on: grid) }
  }
}

extension ShownStack {
  /// Holds if a frame is finite and lies inside that of its holder.
  fileprivate func expect(_ id: ViewID, _ frame: Rect, inside holder: Rect) throws {
    for axis in Axis.allCases {
      try expect(.start(id, axis), is: frame.min(axis), .atLeast(holder.min(axis)))
      try expect(.end(id, axis), is: frame.max(axis), .atMost(holder.max(axis)))
      try expect(.length(id, axis), is: frame.length(axis), .atLeast(0, within: .exact))
    }
  }
}

extension StackVariety {
  /// Everything but baselines, which have no counterpart in a column.
  fileprivate static let withoutBaselines = all.with {
    $0.alignments.removeAll(where: \.isBaseline)
  }
}
