import PropertyKit
import PropertyTesting
import StackScrollCore
import Testing

@testable import StackScrollInvariants

/// Where points of a layout fall in a picture of it.
struct DrawingScaleTests {
  private static let cases: Gen<(Rect, Int, Int, Point)> = Gen { source throws(Discard) in
    let lengths = Gen<Double>.one(of: [
      .double(in: 1...2000), .double(in: 0.01...1), .element(of: [0, 1e-200, 1e200]),
    ])
    let coordinates = Gen<Double>.double(in: -1000...1000)
    let region = Rect(
      x: try source.draw(coordinates), y: try source.draw(coordinates),
      width: try source.draw(lengths), height: try source.draw(lengths))
    let share = Gen<Double>.double(in: -0.1...1.1)
    let point = Point(
      x: region.minX + region.size.width * (try source.draw(share)),
      y: region.minY + region.size.height * (try source.draw(share)))
    return (
      region, try source.draw(.int(in: 30...72)), try source.draw(.int(in: 0...12)), point
    )
  }

  @Test func `a point falls on the nearest cell, or on the last one before the edge`() async throws
  {
    try await forAll(Self.cases, settings: Settings(cases: 500)) { region, columns, names, point in
      let scale = DrawingScale(region, columns: columns, names: names)
      let column = (point.x - region.minX) / scale.unit.width
      let row = (point.y - region.minY) / scale.unit.height
      func isNearest(_ cell: Int, _ exact: Double, _ last: Int) -> Bool {
        abs(Double(cell) - min(max(exact, 0), Double(last))) <= 0.5
      }
      #expect(isNearest(scale.column(point.x), column, scale.last.column))
      #expect(isNearest(scale.row(point.y), row, scale.last.row))
    }
  }

  @Test
  func `what is drawn fills the columns, or all rows, unless it is small, and keeps its shape`()
    async throws
  {
    try await forAll(Self.cases, settings: Settings(cases: 500)) { region, columns, names, _ in
      let scale = DrawingScale(region, columns: columns, names: names)
      #expect((29...columns - 1).contains(scale.last.column))
      let highest = DrawingScale.maximumRows - 1
      let least = min(highest, max(4, 2 * names))
      #expect((least...highest).contains(scale.last.row))
      let isSmall =
        region.size.width < 4 * Double(columns - 1) && region.size.height < 8 * Double(highest)
      #expect(isSmall || scale.last.column == columns - 1 || scale.last.row == highest)
      // A column is never less than four points, but for the columns and rows that names need.
      if isSmall {
        let (wide, high) = (region.size.width / 4, region.size.height / 8)
        #expect(Double(scale.last.column) <= max(29, wide + 0.5))
        #expect(Double(scale.last.row) <= max(Double(least), high + 0.5))
      }
      let isFree =
        region.size.height > 0 && scale.last.column > 29
        && scale.last.row > least && scale.last.row < highest
      guard isFree else { return }
      // A row is twice as high as a column is wide, but for what whole rows cannot show.
      let rows = region.size.height / scale.unit.width / 2
      #expect(abs(Double(scale.last.row) - rows) <= 0.5 + 1e-9)
    }
  }
}
