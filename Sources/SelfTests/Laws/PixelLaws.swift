import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// What rounding to a pixel grid must keep.
enum PixelLaws {
  /// Edges move by half a pixel at most, land on the grid, and edges that met still meet.
  static func check(_ grid: PixelGrid, exact: Layout, rounded: Layout) -> Outcome {
    let edges = Axis.allCases.flatMap { axis in
      zip(exact.frames, rounded.frames).flatMap { exact, rounded in
        [(exact.min(axis), rounded.min(axis)), (exact.max(axis), rounded.max(axis))]
      }
    }
    let half = 0.5 / grid.scale + 1e-9
    return Outcome.all(
      edges.lazy.map { exact, rounded in
        .holds(
          if: (exact - rounded).magnitude <= half,
          otherwise: "the edge \(NumberText(exact)) moved to \(NumberText(rounded))")
      }
    ).and(.all(edges.lazy.map { exact, rounded in edge(rounded, of: exact, grid) }))
  }

  /// Holds if a check holds on the grids of screens of one, two and three pixels a point.
  static func onEveryGrid(_ check: (PixelGrid) throws -> Outcome) throws -> Outcome {
    .all(try [1.0, 2, 3].map { scale in try check(PixelGrid(scale: scale)) })
  }

  /// Holds if an edge lands where the grid puts every edge with its coordinate.
  private static func edge(_ rounded: Double, of exact: Double, _ grid: PixelGrid) -> Outcome {
    let expected = grid.round(exact)
    return Outcome.equal(rounded, expected, "the rounded edge of \(NumberText(exact))").and(
      .equal(grid.round(expected), expected, "rounding \(NumberText(expected)) again"))
  }
}

/// Laws of rounding to pixels.
enum PixelInvariants {
  static let all: [Invariant] = [twiceIsOnce, lengthsMoveByAPixel]

  static let twiceIsOnce = Invariant(
    "pixels-rounded-twice-are-once", "Rounding a rounded layout changes nothing.",
    assuming: [.determined], drawing: ScreenDraw(.plain)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return try PixelLaws.onEveryGrid { grid in
      let once = model.scrolling.round(grid, layout)
      return .equal(model.scrolling.round(grid, once), once)
    }
  }

  static let lengthsMoveByAPixel = Invariant(
    "pixels-change-lengths-by-one", "Rounding changes no length by more than a pixel.",
    assuming: [.determined], drawing: ScreenDraw(.plain)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return try PixelLaws.onEveryGrid { grid in
      let rounded = model.scrolling.round(grid, layout)
      let found = rounded.frames.map(\.size) + [rounded.contentSize]
      let exact = layout.frames.map(\.size) + [layout.contentSize]
      return .all(
        zip(found, exact).flatMap { found, exact in
          Axis.allCases.map { axis in
            .holds(
              if: (found[axis] - exact[axis]).magnitude <= 1 / grid.scale + 1e-9,
              otherwise: "\(NumberText(exact[axis])) became \(NumberText(found[axis]))")
          }
        })
    }
  }
}
