import PropertyKit

extension Problem {
  static let judgedGrids: [Problem] = [
    Problem(
      "life", kind: "grids", smallest: [Cell(0, 0), Cell(0, 1), Cell(0, 2)],
      .array(of: .zip(.int(in: 0...4), .int(in: 0...4)).map { Cell($0, $1) }, count: 0...10),
      law: life),
    Problem(
      "slide", kind: "grids", smallest: [Tiles(0, 2, 2, 4)],
      .array(of: .zip(tile, tile, tile, tile).map { Tiles($0, $1, $2, $3) }, count: 1...4)
    ) { rows in
      rows.allSatisfy { $0.slid == $0.slidOnce }
    },
  ]
}

private let tile = Gen<Int>.element(of: [0, 2, 4, 8])

private struct Cell: Shown {
  let row, column: Int

  init(_ row: Int, _ column: Int) { (self.row, self.column) = (row, column) }

  var json: Json { [row, column].json }
}

/// Cells of 5 by 5.
private struct LifeGrid: Equatable {
  var cells: [[Bool]] = Array(repeating: Array(repeating: false, count: 5), count: 5)

  func lives(_ row: Int, _ column: Int) -> Bool {
    var count = cells[row][column] ? -1 : 0
    for row in max(0, row - 1)...min(4, row + 1) {
      for column in max(0, column - 1)...min(4, column + 1) where cells[row][column] { count += 1 }
    }
    return count == 3 || count == 2 && cells[row][column]
  }

  /// Replaces the rows one after another in the same grid.
  mutating func step() {
    for row in 0...4 { cells[row] = (0...4).map { lives(row, $0) } }
  }
}

private func life(_ live: [Cell]) -> Bool {
  var grid = LifeGrid()
  for cell in live { grid.cells[cell.row][cell.column] = true }
  let expected = (0...4).map { row in (0...4).map { grid.lives(row, $0) } }
  grid.step()
  return grid.cells == expected
}

private struct Tiles: Shown {
  let tiles: [Int]

  init(_ tiles: Int...) { self.tiles = tiles }

  var json: Json { tiles.json }

  /// The tiles slid to the left; one that was merged merges again.
  var slid: [Int] {
    var slid: [Int] = []
    for tile in tiles where tile != 0 {
      slid.append(tile)
      while slid.count > 1, slid[slid.count - 1] == slid[slid.count - 2] {
        slid.removeLast()
        slid[slid.count - 1] *= 2
      }
    }
    return slid
  }

  /// The same, each tile merged once.
  var slidOnce: [Int] {
    var (slid, rest) = ([Int](), tiles.filter { $0 != 0 }[...])
    while let tile = rest.popFirst() {
      slid.append(rest.first == tile ? tile + rest.removeFirst() : tile)
    }
    return slid
  }
}
