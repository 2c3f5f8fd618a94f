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
    var crash = CrashBasis(
      matrix, constants: constants, costs: variables, variables: structuralCount)
    crash.keep(rowsByImportance(constants.indices)) {
      (variables[VariableIndex.structural($0)].left == 0) != prefersPlaces
    }
    if crash.isCorrected {
      factor(wanted: crash.keptRows, spare: [], isOpen: crash.isOutside.map { !$0 })
    } else {
      install(crash.pairs)
    }
  }

  /// A basis of the same variables as far as possible; new rows take what others have left.
  private mutating func keepBasis() {
    let isNew = Set(newRows)
    basisHeader += Array(repeating: -1, count: constants.count - basisHeader.count)
    var wanted: [Int] = []
    for row in constants.indices where isUsed[row] && !isNew.contains(row) {
      if variables[VariableIndex.slack(row)].position < 0 { wanted.append(row) }
    }
    factor(wanted: wanted, spare: rowsByImportance(newRows), isOpen: basicVariables)
  }

  /// Makes the factors of the same basis anew.
  mutating func refactor() {
    factor(wanted: tightRows, spare: [], isOpen: basicVariables)
  }

  /// The rows that are kept exactly: their slacks are not basic.
  var tightRows: [Int] {
    constants.indices.filter { isUsed[$0] && variables[VariableIndex.slack($0)].position < 0 }
  }

  /// Of each structural variable, whether it is basic.
  var basicVariables: [Bool] {
    (0..<structuralCount).map { variables[VariableIndex.structural($0)].position >= 0 }
  }

  /// Makes factors of the basic variables in rows whose slacks are not basic.
  ///
  /// Variables that keep the basis from being triangular are torn, and come back one pivot each.
  mutating func factor(wanted: [Int], spare: [Int], isOpen: [Bool]) {
    var triangle = TriangularBasis(matrix, isOpen: isOpen)
    triangle.pair(wanted)
    triangle.pair(spare)
    let last = triangle.pairLast()
    triangle.tear(wanted) { _ in false }
    install(triangle.pairs + last.reversed())
    guard !triangle.torn.isEmpty else { return }
    var isOpen = [Bool](repeating: false, count: constants.count)
    for row in wanted { isOpen[row] = true }
    for pair in triangle.pairs { isOpen[pair.row] = false }
    for pair in last { isOpen[pair.row] = false }
    insert(triangle.torn, into: &isOpen)
  }

  private mutating func insert(_ torn: [Int], into isOpen: inout [Bool]) {
    for variable in torn {
      computeColumn(VariableIndex.structural(variable))
      let open = column.rows.filter { isOpen[$0] }
      guard let row = open.max(by: { abs(column[$0]) < abs(column[$1]) }),
        abs(column[row]) > NumericPolicy.pivot
      else { continue }
      factors.append(row, column)
      variables[VariableIndex.slack(row)].position = -1
      take(VariableIndex.structural(variable), in: row)
      isOpen[row] = false
    }
    factoredUpdates = factors.updates
    factoredEntries = factors.updateEntries
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
    factoredEntries = 0
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

  /// Works out the column of a variable in terms of a basis without pivots, as if what was torn stayed
  /// where it is.
  mutating func computeColumn(_ index: Int, withoutTorn tornRows: [Int]) {
    putColumn(index)
    factors.solveTriangle(&column, matrix)
    for row in tornRows { column.set(row, to: 0) }
    column.settle()
  }

  /// Works out the column of a variable in terms of the basis.
  mutating func computeColumn(_ index: Int) {
    putColumn(index)
    factors.solve(&column, partial: &partialColumn, matrix)
  }

  /// Works out the sum of the columns of some variables, each so many times.
  mutating func computeColumn(ofAll ways: [(index: Int, rate: Double)]) {
    column.clear(rows: constants.count)
    for (index, rate) in ways { addColumn(index, times: rate) }
    factors.solve(&column, partial: &partialColumn, matrix)
  }

  private mutating func putColumn(_ index: Int) {
    column.clear(rows: constants.count)
    addColumn(index, times: 1)
  }

  private mutating func addColumn(_ index: Int, times rate: Double) {
    if VariableIndex.isSlack(index) {
      column.set(index / 2, to: column[index / 2] + rate)
    } else {
      for entry in matrix.column(index / 2) {
        let row = matrix.columnRows[entry]
        column.set(row, to: column[row] + rate * matrix.columnValues[entry])
      }
    }
  }
}
