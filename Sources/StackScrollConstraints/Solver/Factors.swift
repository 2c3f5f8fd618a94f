/// A basis as a triangle and the pivots since: what solves equations with it and its transpose.
///
/// Column `row` of the basis belongs to the cell that is basic in that row. In the triangle it is
/// the paired variable, or the row's own slack; each pivot replaces one column.
struct Factors: Sendable {
  /// The rows of the pairs, in the order in which they are solved.
  private var pairRows: [Int] = []
  /// The variable of each of these.
  private var pairVariables: [Int] = []
  /// The coefficient of each pair.
  private var pairPivots: [Double] = []
  /// The row each variable is paired with; -1 without one.
  private var rowOfVariable: [Int] = []
  /// The rows without a pair.
  private var unpairedRows: [Int] = []
  /// The row of each pivot.
  private var pivotRows: [Int] = []
  /// The entry in that row of each pivot's column.
  private var pivotValues: [Double] = []
  /// Where the other entries of each pivot's column end.
  private var pivotEnds: [Int] = []
  /// The rows of these entries.
  private var entryRows: [Int] = []
  /// These entries.
  private var entryValues: [Double] = []

  /// The pivots since the triangle was made.
  var updates: Int { pivotRows.count }

  /// No basis.
  init() {}

  /// A triangle without pivots.
  init(_ pairs: [(row: Int, variable: Int)], in matrix: RowMatrix, variables: Int) {
    rowOfVariable = [Int](repeating: -1, count: variables)
    pairRows.reserveCapacity(pairs.count)
    pairVariables.reserveCapacity(pairs.count)
    pairPivots.reserveCapacity(pairs.count)
    var isPaired = [Bool](repeating: false, count: matrix.rowStarts.count)
    for (row, variable) in pairs {
      isPaired[row] = true
      pairRows.append(row)
      pairVariables.append(variable)
      rowOfVariable[variable] = row
      for entry in matrix.row(row) where matrix.rowVariables[entry] == variable {
        pairPivots.append(matrix.rowValues[entry])
      }
    }
    unpairedRows = isPaired.indices.filter { !isPaired[$0] }
  }

  /// Replaces the column of a row by one that is `column` in terms of the basis.
  ///
  /// - Parameter entries: the rows in which it is not 0.
  mutating func pivot(_ row: Int, _ column: [Double], _ entries: [Int]) {
    pivotRows.append(row)
    pivotValues.append(column[row])
    for other in entries where other != row {
      entryRows.append(other)
      entryValues.append(column[other])
    }
    pivotEnds.append(entryRows.count)
  }

  /// Solves `basis * x = vector` in place.
  func solve(_ vector: inout [Double], _ matrix: RowMatrix) {
    for pair in pairRows.indices {
      let row = pairRows[pair]
      guard vector[row] != 0 else { continue }
      let value = vector[row] / pairPivots[pair]
      for entry in matrix.column(pairVariables[pair]) {
        vector[matrix.columnRows[entry]] -= matrix.columnValues[entry] * value
      }
      vector[row] = value
    }
    for pivot in pivotRows.indices {
      let row = pivotRows[pivot]
      guard vector[row] != 0 else { continue }
      let value = vector[row] / pivotValues[pivot]
      for entry in entries(pivot) { vector[entryRows[entry]] -= entryValues[entry] * value }
      vector[row] = value
    }
  }

  /// Solves `y * basis = vector` in place.
  func solveTransposed(_ vector: inout [Double], _ matrix: RowMatrix) {
    for pivot in pivotRows.indices.reversed() {
      var value = vector[pivotRows[pivot]]
      for entry in entries(pivot) { value -= entryValues[entry] * vector[entryRows[entry]] }
      vector[pivotRows[pivot]] = value / pivotValues[pivot]
    }
    for row in unpairedRows where vector[row] != 0 {
      spread(row, except: -1, &vector, matrix)
    }
    for pair in pairRows.indices.reversed() where vector[pairRows[pair]] != 0 {
      vector[pairRows[pair]] /= pairPivots[pair]
      spread(pairRows[pair], except: pairVariables[pair], &vector, matrix)
    }
  }

  private func spread(
    _ row: Int, except own: Int, _ vector: inout [Double], _ matrix: RowMatrix
  ) {
    for entry in matrix.row(row) {
      let variable = matrix.rowVariables[entry]
      let other = rowOfVariable[variable]
      if other >= 0, variable != own { vector[other] -= matrix.rowValues[entry] * vector[row] }
    }
  }

  private func entries(_ pivot: Int) -> Range<Int> {
    (pivot == 0 ? 0 : pivotEnds[pivot - 1])..<pivotEnds[pivot]
  }
}
