extension Solver {
  /// Makes columns, levels and a basis for what was added and removed.
  mutating func prepare() {
    guard stage == .conditionsChanged else { return }
    matrix.makeColumns(variables: structuralCount)
    if newRows.count * 4 < constants.count {
      keepBasis()
    } else {
      crash()
    }
    newRows = []
    makeLevels()
    stage = .basisChanged
  }

  /// A first basis: required conditions are paired first, then the others, the strongest first.
  ///
  /// Most layouts are solved by it, since one thing follows from another in them.
  private mutating func crash() {
    let order = rowsByImportance(constants.indices)
    var triangle = TriangularBasis(matrix, isOpen: [Bool](repeating: true, count: structuralCount))
    triangle.pair(order)
    triangle.tear(order) {
      (variables[VariableIndex.structural($0)].left == 0) != prefersPlaces
    }
    install(triangle.pairs)
  }

  /// A basis of the same variables as far as possible; new rows take what others have left.
  private mutating func keepBasis() {
    let isNew = Set(newRows)
    basisHeader += Array(repeating: -1, count: constants.count - basisHeader.count)
    var wanted: [Int] = []
    for row in constants.indices where isUsed[row] && !isNew.contains(row) {
      if variables[VariableIndex.slack(row)].position < 0 { wanted.append(row) }
    }
    factor(wanted: wanted, spare: rowsByImportance(newRows))
  }

  /// BasisFactorization the same basis anew.
  mutating func refactor() {
    factor(
      wanted: constants.indices.filter {
        isUsed[$0] && variables[VariableIndex.slack($0)].position < 0
      }, spare: [])
  }

  /// Makes factors of the basic variables in rows whose slacks are not basic.
  ///
  /// Variables that keep the basis from being triangular are torn, and come back one pivot each.
  private mutating func factor(wanted: [Int], spare: [Int]) {
    var triangle = TriangularBasis(
      matrix,
      isOpen: (0..<structuralCount).map { variables[VariableIndex.structural($0)].position >= 0 })
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
      computeColumn(VariableIndex.structural(variable))
      var best = -1
      for place in rows.indices where best < 0 || abs(column[rows[place]]) > abs(column[rows[best]])
      {
        best = place
      }
      guard best >= 0 else { break }
      let row = rows[best]
      guard abs(column[row]) > NumericPolicy.pivot else { continue }
      factors.pivot(row, column, columnRows)
      variables[VariableIndex.slack(row)].position = -1
      take(VariableIndex.structural(variable), in: row)
      rows.swapAt(best, rows.count - 1)
      rows.removeLast()
    }
    factoredUpdates = factors.updates
    nonbasic = nonbasic.filter { variables[VariableIndex.structural($0)].position < 0 }
  }

  private mutating func install(_ pairs: [(row: Int, variable: Int)]) {
    for index in variables.indices { variables[index].position = -1 }
    basisHeader = constants.indices.map { VariableIndex.slack($0) }
    for row in constants.indices { variables[VariableIndex.slack(row)].position = row }
    for (row, variable) in pairs {
      variables[VariableIndex.slack(row)].position = -1
      take(VariableIndex.structural(variable), in: row)
    }
    for index in variables.indices where variables[index].position < 0 {
      variables[index].value = 0
      variables[index].side = 0
    }
    factors = BasisFactorization(pairs, in: matrix, variables: structuralCount)
    factoredUpdates = 0
    nonbasic = (0..<structuralCount).filter { variables[VariableIndex.structural($0)].position < 0 }
  }

  private mutating func take(_ index: Int, in row: Int) {
    basisHeader[row] = index
    variables[index].position = row
  }

  /// Those of some rows that are used: required equations, then preferences from strong to weak, then
  /// required bounds.
  private func rowsByImportance(_ rows: some Collection<Int>) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(rows.count)
    var preferences: [Int] = []
    var bounds: [Int] = []
    for row in rows where isUsed[row] {
      let state = variables[VariableIndex.slack(row)]
      if state.strength < .infinity {
        preferences.append(row)
      } else if state.left == state.right {
        order.append(row)
      } else {
        bounds.append(row)
      }
    }
    preferences.sort {
      let (first, second) = (variables[VariableIndex.slack($0)], variables[VariableIndex.slack($1)])
      return first.strength == second.strength ? $0 < $1 : first.strength > second.strength
    }
    order += preferences
    order += bounds
    return order
  }

  /// Works out the column of a variable in terms of the basis.
  mutating func computeColumn(_ index: Int) {
    column.removeAll(keepingCapacity: true)
    column.append(contentsOf: repeatElement(0, count: constants.count))
    if VariableIndex.isSlack(index) {
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
