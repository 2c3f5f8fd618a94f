import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of rounding to pixels.
enum PixelInvariants {
  static let all: [Invariant] = [twiceIsOnce, lengthsMoveByAPixel]

  static let twiceIsOnce = Invariant(
    "pixels-rounded-twice-are-once", "Rounding a rounded layout changes nothing.",
    assuming: [.determined], drawing: ScreenDraw(.plain)
  ) { screen, law in
    let shown = try law.shown(screen)
    let round = law.model.scrolling.round
    for grid in try PixelGrid.usual() {
      let once = round(grid, shown.layout)
      try shown.showing(round(grid, once)).expect(
        sameAs: once, Circumstance("rounded twice at a scale of", grid.scale))
    }
  }

  static let lengthsMoveByAPixel = Invariant(
    "pixels-change-lengths-by-one", "Rounding changes no length by more than a pixel.",
    assuming: [.determined], drawing: ScreenDraw(.plain)
  ) { screen, law in
    let shown = try law.shown(screen)
    let exact = shown.layout
    for grid in try PixelGrid.usual() {
      let rounded = shown.showing(law.model.scrolling.round(grid, exact))
      let pixel = Tolerance(absolute: 1 / grid.scale + 1e-9)
      for axis in Axis.allCases {
        for (place, frame) in rounded.layout.frames.enumerated() {
          try rounded.expect(
            .length(exact.ids[place], axis), is: frame.length(axis),
            equals: exact.frames[place].length(axis), within: pixel,
            Circumstance("rounded at a scale of", grid.scale))
        }
        try rounded.expect(
          .contentLength(axis), equals: exact.contentSize[axis], within: pixel,
          Circumstance("rounded at a scale of", grid.scale))
      }
    }
  }
}

extension LayoutExpecting {
  /// Holds if rounding moves edges by half a pixel at most, they land on the grid, and edges that
  /// met still meet.
  func expectRoundedEdges(on grid: PixelGrid) throws {
    let rounded = showing(law.model.scrolling.round(grid, layout))
    for (id, (exact, frame)) in zip(layout.ids, zip(layout.frames, rounded.layout.frames)) {
      for axis in Axis.allCases {
        try rounded.expectEdge(.start(id, axis), frame.min(axis), of: exact.min(axis), on: grid)
        try rounded.expectEdge(.end(id, axis), frame.max(axis), of: exact.max(axis), on: grid)
      }
    }
  }

  /// Holds if an edge lands where the grid puts every edge with its coordinate.
  private func expectEdge(
    _ edge: @autoclosure () -> Quantity, _ rounded: Double, of exact: Double, on grid: PixelGrid
  ) throws {
    let expected = grid.round(exact)
    try expect(
      edge(), is: rounded, equals: exact, within: Tolerance(absolute: 0.5 / grid.scale + 1e-9),
      Circumstance("rounded at a scale of", grid.scale))
    try expect(
      edge(), is: rounded, equals: expected, Circumstance("rounded to the grid of", grid.scale))
    try expect(
      "edge rounded twice", as: .position, grid.round(expected), equals: expected)
  }
}

extension PixelGrid {
  /// The grids of screens of one, two and three pixels a point.
  static func usual() throws(ScreenError) -> [PixelGrid] {
    [try PixelGrid(scale: 1), try PixelGrid(scale: 2), try PixelGrid(scale: 3)]
  }
}
