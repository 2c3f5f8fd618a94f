/// A sheet of character cells on which lines meet in the right corners.
struct Canvas {
  /// A rectangle of cells, its edges counted.
  struct Box {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  private enum Cell: Equatable {
    case blank
    /// A thin line, as the set of directions in which it goes on.
    case line(Sides)
    case character(Character)
  }

  /// Directions out of a cell.
  private struct Sides: OptionSet {
    let rawValue: Int
    static let up = Sides(rawValue: 1)
    static let down = Sides(rawValue: 2)
    static let left = Sides(rawValue: 4)
    static let right = Sides(rawValue: 8)
  }

  private let columns: Int
  private let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// Puts a character into every cell of a box, edges included.
  mutating func fill(_ box: Box, with character: Character) {
    for row in box.top...max(box.top, box.bottom) {
      for column in box.left...max(box.left, box.right) { put(.character(character), column, row) }
    }
  }

  /// Clears every cell of a box, edges included.
  mutating func erase(_ box: Box) {
    for row in box.top...max(box.top, box.bottom) {
      for column in box.left...max(box.left, box.right) { put(.blank, column, row) }
    }
  }

  /// Draws the edges of a box in thin lines that join the thin lines they meet.
  mutating func outline(_ box: Box) {
    for column in box.left...max(box.left, box.right) {
      var sides: Sides = []
      if column > box.left { sides.insert(.left) }
      if column < box.right { sides.insert(.right) }
      join(sides, column, box.top)
      join(sides, column, box.bottom)
    }
    for row in box.top...max(box.top, box.bottom) {
      var sides: Sides = []
      if row > box.top { sides.insert(.up) }
      if row < box.bottom { sides.insert(.down) }
      join(sides, box.left, row)
      join(sides, box.right, row)
    }
  }

  /// Draws the edges of a box in double lines, over everything else.
  mutating func doubleOutline(_ box: Box) {
    for column in box.left...max(box.left, box.right) {
      put(.character("═"), column, box.top)
      put(.character("═"), column, box.bottom)
    }
    for row in box.top...max(box.top, box.bottom) {
      put(.character("║"), box.left, row)
      put(.character("║"), box.right, row)
    }
    put(.character("╚"), box.left, box.bottom)
    put(.character("╝"), box.right, box.bottom)
    put(.character("╔"), box.left, box.top)
    put(.character("╗"), box.right, box.top)
  }

  /// Writes a text into a box if there is a row with room for it, the middle one first.
  ///
  /// Room is what is blank, shaded or a thin horizontal line, with a cell to spare on both sides.
  mutating func write(_ text: String, in box: Box) {
    let letters = Array(text)
    let inner = box.right - box.left - 1
    guard letters.count <= inner, !letters.isEmpty else { return }
    let start = box.left + 1 + (inner - letters.count) / 2
    let middle = (box.top + box.bottom) / 2
    let byDistance = (box.top...max(box.top, box.bottom)).sorted {
      (abs($0 - middle), $0) < (abs($1 - middle), $1)
    }
    for row in byDistance where hasRoom(from: start, count: letters.count, row: row) {
      for (index, letter) in letters.enumerated() { put(.character(letter), start + index, row) }
      return
    }
  }

  /// The rows as text, without blanks at their ends.
  var lines: [String] {
    (0..<rows).map { row in
      var line = cells[row * columns..<(row + 1) * columns].map(Self.character)
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  private func hasRoom(from start: Int, count: Int, row: Int) -> Bool {
    guard start >= 0, start + count <= columns, (0..<rows).contains(row) else { return false }
    return cells[row * columns + start..<row * columns + start + count].allSatisfy {
      $0 == .blank || $0 == .character(Canvas.shade) || $0 == .line([.left, .right])
    }
  }

  private mutating func join(_ sides: Sides, _ column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    var all = sides
    if case .line(let known) = cells[row * columns + column] { all.formUnion(known) }
    cells[row * columns + column] = .line(all)
  }

  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column] = cell
  }

  private static func character(_ cell: Cell) -> Character {
    switch cell {
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
}
