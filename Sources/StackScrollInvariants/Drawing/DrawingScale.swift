/// Which character cell a point of a layout falls on.
///
/// A character is about twice as high as it is wide, and the picture keeps that proportion where
/// it can. What would become too flat or too narrow to read is drawn larger on that axis.
struct DrawingScale {
  /// The top left corner of what is drawn, in points.
  let origin: Point
  /// Points per column and per row.
  let unit: Size
  /// The last column and row that are used.
  let last: (column: Int, row: Int)

  /// Fits a part of the plane into some columns and no more than ``maximumRows``.
  init(_ region: Rect, columns: Int) {
    let size = Size(
      width: Self.positive(region.size.width), height: Self.positive(region.size.height))
    let (widest, highest) = (Double(columns - 1), Double(Self.maximumRows - 1))
    let unit = max(size.width / widest, size.height / highest / Self.cellHeight)
    let width = Swift.min(widest, max(size.width / unit, Double(Self.minimumColumns - 1)))
    let height = max(size.height / (unit * Self.cellHeight), Double(Self.minimumRows - 1))
    origin = region.origin
    last = (Int(width.nearestWhole), Int(Swift.min(highest, height).nearestWhole))
    self.unit = Size(
      width: size.width / Double(last.column), height: size.height / Double(last.row))
  }

  /// The column of a horizontal position, at either end for what is beyond.
  func column(_ x: Double) -> Int {
    Self.cell((x - origin.x) / unit.width, last: last.column)
  }

  /// The row of a vertical position, at either end for what is beyond.
  func row(_ y: Double) -> Int {
    Self.cell((y - origin.y) / unit.height, last: last.row)
  }

  private static func cell(_ position: Double, last: Int) -> Int {
    // In this order, what is not a number is 0.
    Int(min(Double(last), max(0, position)).nearestWhole)
  }

  /// A length one can divide by.
  private static func positive(_ length: Double) -> Double {
    length > 0 && length.isFinite ? length : 1
  }

  /// The height of a character in widths of one.
  private static let cellHeight = 2.0
  static let maximumRows = 24
  private static let minimumRows = 5
  private static let minimumColumns = 30
}
