import PropertyKit
import StackScrollCore

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

  /// Holds if an edge lands where the grid puts every edge with its coordinate.
  private static func edge(_ rounded: Double, of exact: Double, _ grid: PixelGrid) -> Outcome {
    let expected = grid.round(exact)
    return Outcome.equal(rounded, expected, "the rounded edge of \(NumberText(exact))").and(
      .equal(grid.round(expected), expected, "rounding \(NumberText(expected)) again"))
  }
}
