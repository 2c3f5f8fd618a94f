import StackScrollCore

/// A sheet of character cells on which lines meet in the right corners.
///
/// Boxes that are drawn lie on it.
struct Canvas {
  /// A rectangle of cells, its edges counted.
  struct Box {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>

    /// The cells between the edges; an edge where there is nothing between them.
    var inside: Box {
      Box(columns: Self.inside(columns), rows: Self.inside(rows))
    }

    private static func inside(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
      range.count > 2 ? range.lowerBound + 1...range.upperBound - 1 : range
    }
  }

  /// Letters on a row, with their columns.
  struct Writing {
    let row: Int
    let letters: [(column: Int, letter: Character)]
  }

  private enum Cell {
    case blank
    /// A thin line, as the set of directions in which it goes on.
    case line(Sides)
    case character(Character)
    /// The second half of a wide character.
    case covered
  }

  /// Directions out of a cell.
  private struct Sides: OptionSet {
    let rawValue: Int
    static let up = Sides(rawValue: 1)
    static let down = Sides(rawValue: 2)
    static let left = Sides(rawValue: 4)
    static let right = Sides(rawValue: 8)

    init(rawValue: Int) { self.rawValue = rawValue }

    /// Where a line goes on that has come to a place in a range.
    init(from near: Sides, to far: Sides, at place: Int, of range: ClosedRange<Int>) {
      self = []
      if place != range.lowerBound { insert(near) }
      if place != range.upperBound { insert(far) }
    }
  }

  private let columns: Int
  private let rows: Int
  private var cells: [Cell]

  /// A blank sheet of at least one cell.
  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// Puts a character into every cell of a box, edges included.
  mutating func fill(_ box: Box, with character: Character) { fill(box, .character(character)) }

  /// Clears every cell of a box, edges included.
  mutating func erase(_ box: Box) { fill(box, .blank) }

  private mutating func fill(_ box: Box, _ cell: Cell) {
    for row in box.rows {
      for column in box.columns { put(cell, column, row) }
    }
  }

  /// Draws the edges of a box in thin lines that join the thin lines they meet.
  mutating func outline(_ box: Box) {
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound)
    let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound)
    for column in box.columns {
      let sides = Sides(from: .left, to: .right, at: column, of: box.columns)
      for row in [top, bottom] { join(sides, column, row) }
    }
    for row in box.rows {
      let sides = Sides(from: .up, to: .down, at: row, of: box.rows)
      for column in [left, right] { join(sides, column, row) }
    }
  }

  /// Draws the edges of a box in double lines, over everything else.
  mutating func doubleOutline(_ box: Box) {
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound)
    let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound)
    for column in box.columns {
      for row in [top, bottom] { put(.character("═"), column, row) }
    }
    for row in box.rows {
      for column in [left, right] { put(.character("║"), column, row) }
    }
    put(.character("╚"), left, bottom)
    put(.character("╝"), right, bottom)
    put(.character("╔"), left, top)
    put(.character("╗"), right, top)
  }

  /// Marks on the edges of a box how far what covers it reaches inside.
  mutating func notch(_ box: Box, at cover: Box) {
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound)
    let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound)
    for row in [cover.rows.lowerBound, cover.rows.upperBound] where top < row && row < bottom {
      put(.character("╟"), left, row)
      put(.character("╢"), right, row)
    }
    for column in [cover.columns.lowerBound, cover.columns.upperBound]
    where left < column && column < right {
      put(.character("╤"), column, top)
      put(.character("╧"), column, bottom)
    }
  }

  /// Writes a text into a box if there is a row with room for it, the one next to the middle first.
  ///
  /// Room is what is blank, the ground or a thin horizontal line, inside the edges of the box.
  mutating func write(_ text: String, in box: Box, on ground: Character = Canvas.shade) {
    let letters = Array(text)
    let room = box.columns.count - 2 - letters.count
    guard room >= 0 else { return }
    let start = box.columns.lowerBound + 1 + room / 2
    let middle = (box.rows.lowerBound + box.rows.upperBound) / 2
    let byDistance = box.rows.map { (abs($0 - middle), $0) }.sorted(by: <).map(\.1)
    let places = start..<start + letters.count
    guard let row = byDistance.first(where: { hasRoom(places, $0, ground) }) else { return }
    for (column, letter) in zip(places, letters) { put(.character(letter), column, row) }
  }

  /// Writes lines of text inside the edges of a box, which cuts off what is beyond.
  ///
  /// Returns whether there was room for all that is not cut off; without that, nothing is written.
  mutating func write(_ lines: [Writing], within box: Box) -> Bool {
    let inside = box.inside
    let shown = lines.filter { inside.rows.contains($0.row) }.map { line in
      let letters = line.letters.filter { column, letter in
        inside.columns.contains(column) && inside.columns.contains(column + letter.cellCount - 1)
      }
      return Writing(row: line.row, letters: letters)
    }
    let isFree = shown.allSatisfy { line in
      line.letters.allSatisfy { column, letter in
        hasRoom(column..<column + letter.cellCount, line.row, Self.shade)
      }
    }
    guard isFree else { return false }
    for line in shown {
      for (column, letter) in line.letters {
        put(.character(letter), column, line.row)
        if letter.cellCount > 1 { put(.covered, column + 1, line.row) }
      }
    }
    return true
  }

  /// The rows as text, without blanks at their ends.
  var lines: [String] {
    (0..<rows).map { row in
      var line = cells[row * columns..<(row + 1) * columns].compactMap(Self.character)
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  private func hasRoom(_ places: Range<Int>, _ row: Int, _ ground: Character) -> Bool {
    places.allSatisfy { column in
      switch cells[row * columns + column] {
      case .blank, .character(ground), .line([.left, .right]): true
      default: false
      }
    }
  }

  private mutating func join(_ sides: Sides, _ column: Int, _ row: Int) {
    var all = sides
    if case .line(let known) = cells[row * columns + column] { all.formUnion(known) }
    put(.line(all), column, row)
  }

  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
    cells[row * columns + column] = cell
  }

  private static func character(_ cell: Cell) -> Character? {
    switch cell {
    case .covered: nil
    case .blank: " "
    case .character(let character): character
    case .line(let sides): lineCharacters[sides.rawValue]
    }
  }

  /// The thin lines, by the sum of their directions: up 1, down 2, left 4, right 8.
  private static let lineCharacters: [Character] = [
    "·", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]

  /// What fills a view where it is off screen.
  static let shade: Character = "░"
  /// What words of given widths are drawn with.
  static let bar: Character = "━"
}

extension Character {
  /// How many cells of a terminal it takes.
  var cellCount: Int {
    guard let scalar = unicodeScalars.first else { return 1 }
    let isWide =
      FontMetrics.isSquare(scalar) || scalar.properties.isEmojiPresentation
      || unicodeScalars.contains("\u{FE0F}")
    return isWide ? 2 : 1
  }
}

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
  ///
  /// What is small is drawn small: a column is at least ``leastUnit`` points, but for what names need.
  ///
  /// - Parameter names: how many names stand one below the other; each needs a row.
  init(_ region: Rect, columns: Int, names: Int) {
    let size = Size(
      width: Self.positive(region.size.width), height: Self.positive(region.size.height))
    let (widest, highest) = (Double(columns - 1), Double(Self.maximumRows - 1))
    let unit = max(
      size.width / widest, size.height / highest / Self.cellHeight, Self.leastUnit)
    let rows = min(Self.maximumRows, max(Self.minimumRows, 2 * names + 1))
    let width = Swift.min(widest, max(size.width / unit, Double(Self.minimumColumns - 1)))
    let height = max(size.height / (unit * Self.cellHeight), Double(rows - 1))
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

  /// The cells that a rectangle covers.
  func box(_ rect: Rect) -> Canvas.Box {
    let (left, top) = (column(rect.minX), row(rect.minY))
    return Canvas.Box(
      columns: left...max(left, column(rect.maxX)), rows: top...max(top, row(rect.maxY)))
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
  /// How many points a column has at least.
  private static let leastUnit = 4.0
}
