extension Solver {
  /// Makes columns, levels and a basis for what was added and removed.
  mutating func prepare() {
    if !isMatrixCurrent {
      matrix.makeColumns(variables: variableCount)
      isCostCurrent = false
      if hasBasis, newRows.count * 4 < constants.count {
        keepBasis()
      } else {
        crash()
      }
      newRows = []
      hasBasis = true
      isMatrixCurrent = true
    }
    if !isCostCurrent {
      makeLevels()
      isOptimal = false
      isCurrent = false
    }
  }

  /// A first basis: what is required pairs first, then what is wished, the strongest first.
  ///
  /// Most layouts are solved by it, since one thing follows from another in them.
  private mutating func crash() {
    let order = rowsByImportance(constants.indices.filter { isUsed[$0] })
    var triangle = Triangle(matrix, isOpen: [Bool](repeating: true, count: variableCount))
    triangle.pair(order)
    triangle.tear(order) { cells[CellIndex.variable($0)].left == 0 }
    install(triangle.pairs)
  }

  /// A basis of the same variables as far as possible; new rows take what others have left.
  private mutating func keepBasis() {
    let isNew = Set(newRows)
    head += Array(repeating: -1, count: constants.count - head.count)
    var wanted: [Int] = []
    for row in constants.indices where isUsed[row] && !isNew.contains(row) {
      if cells[CellIndex.slack(row)].position < 0 { wanted.append(row) }
    }
    factor(wanted: wanted, spare: rowsByImportance(newRows.filter { isUsed[$0] }))
  }

  /// Factors the same basis anew.
  mutating func refactor() {
    factor(
      wanted: constants.indices.filter {
        isUsed[$0] && cells[CellIndex.slack($0)].position < 0
      }, spare: [])
  }

  /// Makes factors of the basic variables in rows whose slacks are not basic.
  ///
  /// Variables that stand in the way of a triangle are torn, and come back one pivot each.
  private mutating func factor(wanted: [Int], spare: [Int]) {
    var triangle = Triangle(
      matrix, isOpen: (0..<variableCount).map { cells[CellIndex.variable($0)].position >= 0 })
    triangle.pair(wanted)
    triangle.pair(spare)
    let last = triangle.pairLast()
    triangle.tear(wanted) { _ in false }
    install(triangle.pairs + last.reversed())
    var open = Set(wanted)
    for pair in triangle.pairs { open.remove(pair.row) }
    for pair in last { open.remove(pair.row) }
    insert(triangle.torn, into: wanted.filter { open.contains($0) })
  }

  private mutating func insert(_ torn: [Int], into rows: [Int]) {
    var rows = rows
    for variable in torn {
      computeColumn(CellIndex.variable(variable))
      var best = -1
      for place in rows.indices where best < 0 || abs(column[rows[place]]) > abs(column[rows[best]])
      {
        best = place
      }
      guard best >= 0 else { break }
      let row = rows[best]
      guard abs(column[row]) > NumericPolicy.pivot else { continue }
      factors.pivot(row, column, columnRows)
      cells[CellIndex.slack(row)].position = -1
      take(CellIndex.variable(variable), in: row)
      rows.swapAt(best, rows.count - 1)
      rows.removeLast()
    }
    factoredUpdates = factors.updates
    loose = loose.filter { cells[CellIndex.variable($0)].position < 0 }
  }

  private mutating func install(_ pairs: [(row: Int, variable: Int)]) {
    for index in cells.indices { cells[index].position = -1 }
    head = constants.indices.map { CellIndex.slack($0) }
    for row in constants.indices { cells[CellIndex.slack(row)].position = row }
    for (row, variable) in pairs {
      cells[CellIndex.slack(row)].position = -1
      take(CellIndex.variable(variable), in: row)
    }
    for index in cells.indices where cells[index].position < 0 {
      cells[index].value = 0
      cells[index].side = 0
    }
    factors = Factors(pairs, in: matrix, variables: variableCount)
    factoredUpdates = 0
    loose = (0..<variableCount).filter { cells[CellIndex.variable($0)].position < 0 }
  }

  private mutating func take(_ index: Int, in row: Int) {
    head[row] = index
    cells[index].position = row
  }

  /// Required equations, then wishes from strong to weak, then required bounds.
  private func rowsByImportance(_ rows: [Int]) -> [Int] {
    var equations: [Int] = []
    var wishes: [Int] = []
    var bounds: [Int] = []
    for row in rows {
      let cell = cells[CellIndex.slack(row)]
      if cell.strength < .infinity {
        wishes.append(row)
      } else if cell.left == cell.right {
        equations.append(row)
      } else {
        bounds.append(row)
      }
    }
    wishes.sort {
      let (first, second) = (cells[CellIndex.slack($0)], cells[CellIndex.slack($1)])
      return first.strength == second.strength ? $0 < $1 : first.strength > second.strength
    }
    return equations + wishes + bounds
  }

  /// Works out the column of a cell in terms of the basis.
  mutating func computeColumn(_ index: Int) {
    column.removeAll(keepingCapacity: true)
    column.append(contentsOf: repeatElement(0, count: constants.count))
    if CellIndex.isSlack(index) {
      column[index / 2] = 1
    } else {
      for entry in matrix.column(index / 2) {
        column[matrix.columnRows[entry]] = matrix.columnValues[entry]
      }
    }
    factors.solve(&column, matrix)
    columnRows.removeAll(keepingCapacity: true)
    for row in column.indices where column[row] != 0 { columnRows.append(row) }
  }
}
