/// A basis as a triangular matrix and the pivots since, which solves equations with it and with its
/// transpose (FTRAN and BTRAN).
///
/// Column `row` of the basis belongs to the variable that is basic in that row. In the triangle it is
/// the paired variable, or the row's own slack; each pivot replaces one column. It is kept in one of two
/// forms, whichever has fewer entries:
///
/// - as the new column in terms of the basis, behind all others: the product form of the inverse. A
///   variable that keeps the basis from being triangular comes in like that, too.
/// - between the triangle and those columns: the basis is `triangle * middle * columns`, and what the
///   triangle and the earlier pivots of the middle make of the new column is kept there, beside the row of
///   the inverse of `columns` that it takes the place of: the middle product form.
///
/// Example: 1,000 views are each half as wide as a height that is torn, and fill a width. A pivot that
/// takes one view out of that moves the height and so all other views, 1,000 entries in the product form.
/// The triangle alone gives it two: of the view and of the sum, and the row of the inverse has two as well.
///
/// Sources: Chvátal, Linear Programming, chapter 7; Huangfu and Hall, "Novel update techniques for the
/// revised simplex method", Computational Optimization and Applications 60, 2015.
struct BasisFactorization: Sendable {
  /// The rows of the pairs, in the order in which they are solved.
  private var pairRows: [Int] = []
  /// The variable of each of these.
  private var pairVariables: [Int] = []
  /// The coefficient of each pair.
  private var pairPivots: [Double] = []
  /// The row each variable is paired with; -1 without one.
  private var rowOfVariable: [Int] = []
  /// Where each row stands among the pairs; -1 without one.
  private var pairOfRow: [Int] = []
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
  /// The pivots between the triangle and those columns.
  private var middle = MiddleProduct()

  /// The pivots since the triangle was made.
  var updates: Int { pivotRows.count + middle.count }

  /// The rows into which torn variables were put, if there was no pivot since.
  var tornRows: [Int] { pivotRows }

  /// The entries that they are kept in.
  var updateEntries: Int { entryRows.count + middle.entryCount }

  /// No basis.
  init() {}

  /// A triangle without pivots.
  init(_ pairs: [(row: Int, variable: Int)], in matrix: RowMatrix, variables: Int) {
    rowOfVariable = [Int](repeating: -1, count: variables)
    pairRows.reserveCapacity(pairs.count)
    pairVariables.reserveCapacity(pairs.count)
    pairPivots.reserveCapacity(pairs.count)
    pairOfRow = [Int](repeating: -1, count: matrix.rowStarts.count)
    for (row, variable) in pairs {
      pairOfRow[row] = pairRows.count
      pairRows.append(row)
      pairVariables.append(variable)
      rowOfVariable[variable] = row
      for entry in matrix.row(row) where matrix.rowVariables[entry] == variable {
        pairPivots.append(matrix.rowValues[entry])
      }
    }
    unpairedRows = pairOfRow.indices.filter { pairOfRow[$0] < 0 }
  }

  /// Replaces the column of a row by one that is `column` in terms of the basis, and `partial` in terms
  /// of the triangle and the middle.
  mutating func pivot(
    _ row: Int, _ column: SparseVector, partial: [(row: Int, value: Double)]
  ) {
    if pivotRows.isEmpty || column.rows.count <= Self.fewEntries || pivotRows.contains(row) {
      append(row, column)
    } else {
      middle.append(row, partial, inverse: inverseRow(row), pivot: column[row])
    }
  }

  /// A column of so few entries is kept as it is.
  private static let fewEntries = 16

  /// The row of the inverse of the columns behind the middle.
  private func inverseRow(_ row: Int) -> [(row: Int, value: Double)] {
    var entries = [(row: row, value: 1.0)]
    for pivot in pivotRows.indices.reversed() {
      let row = pivotRows[pivot]
      var value = 0.0
      var own: Int?
      for (place, other) in entries.enumerated() {
        if other.row == row {
          own = place
          value += other.value
        } else if let entry = entry(pivot, at: other.row) {
          value -= entryValues[entry] * other.value
        }
      }
      value /= pivotValues[pivot]
      if let own {
        entries[own].value = value
      } else if value != 0 {
        entries.append((row, value))
      }
    }
    return entries
  }

  /// Replaces the column of a row by one that is `column` in terms of the basis, behind all others.
  mutating func append(_ row: Int, _ column: SparseVector) {
    pivotRows.append(row)
    pivotValues.append(column[row])
    for other in column.rows where other != row {
      entryRows.append(other)
      entryValues.append(column[other])
    }
    pivotEnds.append(entryRows.count)
  }

  /// Solves `basis * x = vector` in place.
  func solve(_ vector: inout [Double], _ matrix: RowMatrix) {
    solveTriangle(&vector, from: 0, matrix)
    middle.solve(&vector)
    solveColumns(&vector, from: 0)
  }

  /// Solves with the columns behind the middle alone, from one of them on.
  private func solveColumns(_ vector: inout [Double], from first: Int) {
    for pivot in first..<pivotRows.count {
      let row = pivotRows[pivot]
      guard vector[row] != 0 else { continue }
      let value = vector[row] / pivotValues[pivot]
      for entry in entries(pivot) { vector[entryRows[entry]] -= entryValues[entry] * value }
      vector[row] = value
    }
  }

  /// Solves with the triangle alone.
  ///
  /// - Parameter first: the first pair whose row may have another entry than 0.
  private func solveTriangle(
    _ vector: inout [Double], from first: Int, _ matrix: RowMatrix
  ) {
    for pair in first..<pairRows.count {
      let row = pairRows[pair]
      guard vector[row] != 0 else { continue }
      let value = vector[row] / pairPivots[pair]
      for entry in matrix.column(pairVariables[pair]) {
        vector[matrix.columnRows[entry]] -= matrix.columnValues[entry] * value
      }
      vector[row] = value
    }
  }

  /// Solves `basis * x = vector` in place, for a column with few entries.
  ///
  /// - Complexity: O(k log k) for k coefficients in the columns of the pairs that it reaches, and
  ///   linear in the pivots; linear in all coefficients if it reaches many.
  ///
  /// - Parameter partial: what the triangle and the middle make of it; empty if nothing stands behind.
  func solve(
    _ column: inout SparseVector, partial: inout [(row: Int, value: Double)], _ matrix: RowMatrix
  ) {
    solveTriangle(&column, matrix)
    middle.solve(&column)
    partial.removeAll(keepingCapacity: true)
    if !pivotRows.isEmpty {
      for row in column.rows where column[row] != 0 { partial.append((row, column[row])) }
    }
    for pivot in pivotRows.indices {
      let row = pivotRows[pivot]
      guard column[row] != 0 else { continue }
      if entries(pivot).count > pairOfRow.count / 16 {
        column.changeAll { solveColumns(&$0, from: pivot) }
        return
      }
      let value = column[row] / pivotValues[pivot]
      for entry in entries(pivot) {
        let other = entryRows[entry]
        column.set(other, to: column[other] - entryValues[entry] * value)
      }
      column.set(row, to: value)
    }
    column.settle()
  }

  /// Solves with the triangle alone, for a column with few entries.
  func solveTriangle(_ vector: inout SparseVector, _ matrix: RowMatrix) {
    var open = LastFirst()
    for row in vector.rows where pairOfRow[row] >= 0 { open.insert(-pairOfRow[row]) }
    var reached = 0
    while let pair = open.removeLast() {
      reached += 1
      if reached > pairRows.count / 16 {
        vector.changeAll { solveTriangle(&$0, from: -pair, matrix) }
        return
      }
      let row = pairRows[-pair]
      guard vector[row] != 0 else { continue }
      let value = vector[row] / pairPivots[-pair]
      for entry in matrix.column(pairVariables[-pair]) {
        let other = matrix.columnRows[entry]
        let isFirst = vector.set(other, to: vector[other] - matrix.columnValues[entry] * value)
        if isFirst, pairOfRow[other] >= 0 { open.insert(-pairOfRow[other]) }
      }
      vector.set(row, to: value)
    }
  }

  /// Solves `y * basis = vector` in place.
  func solveTransposed(_ vector: inout [Double], _ matrix: RowMatrix) {
    for pivot in pivotRows.indices.reversed() {
      var value = vector[pivotRows[pivot]]
      for entry in entries(pivot) { value -= entryValues[entry] * vector[entryRows[entry]] }
      vector[pivotRows[pivot]] = value / pivotValues[pivot]
    }
    middle.solveTransposed(&vector)
    vector.withUnsafeMutableBufferPointer { solveTriangleTransposed($0, matrix) }
  }

  /// Solves `y * basis = vector` in place with the triangle alone.
  private func solveTriangleTransposed(
    _ vector: UnsafeMutableBufferPointer<Double>, _ matrix: RowMatrix
  ) {
    let (rowOfVariable, pairRows, pairVariables) = (rowOfVariable, pairRows, pairVariables)
    let (variables, coefficients) = (matrix.rowVariables, matrix.rowValues)
    func spread(_ row: Int, except own: Int) {
      let value = vector[row]
      for entry in matrix.row(row) {
        let variable = variables[entry]
        let other = rowOfVariable[variable]
        if other >= 0, variable != own { vector[other] -= coefficients[entry] * value }
      }
    }
    for row in unpairedRows where vector[row] != 0 { spread(row, except: -1) }
    for pair in pairRows.indices.reversed() where vector[pairRows[pair]] != 0 {
      vector[pairRows[pair]] /= pairPivots[pair]
      spread(pairRows[pair], except: pairVariables[pair])
    }
  }

  /// Solves `y * basis = vector` in place, for a vector of which all but one entry is 0.
  ///
  /// - Returns: the rows that may have other entries than 0.
  /// - Complexity: O(k log n) for k coefficients in the rows returned and n rows, for each pivot.
  func solveTransposed(
    _ vector: inout [Double], only start: Int, _ matrix: RowMatrix
  ) -> [Int] {
    var rows = [start]
    for pivot in pivotRows.indices.reversed() {
      let row = pivotRows[pivot]
      var value = vector[row]
      for other in rows {
        guard let entry = entry(pivot, at: other) else { continue }
        value -= entryValues[entry] * vector[other]
      }
      guard value != 0 || vector[row] != 0 else { continue }
      vector[row] = value / pivotValues[pivot]
      let place = rows.firstIndex { $0 >= row } ?? rows.count
      if place == rows.count || rows[place] != row { rows.insert(row, at: place) }
    }
    middle.solveTransposed(&vector, touching: &rows)
    var done = rows.filter { pairOfRow[$0] < 0 }
    var open = LastFirst()
    for row in rows where pairOfRow[row] >= 0 { open.insert(pairOfRow[row]) }
    for row in done { spread(row, except: -1, &vector, matrix, &open) }
    while let pair = open.removeLast() {
      let row = pairRows[pair]
      vector[row] /= pairPivots[pair]
      done.append(row)
      spread(row, except: pairVariables[pair], &vector, matrix, &open)
    }
    return done
  }

  private func spread(
    _ row: Int, except own: Int, _ vector: inout [Double], _ matrix: RowMatrix,
    _ open: inout LastFirst
  ) {
    guard vector[row] != 0 else { return }
    for entry in matrix.row(row) {
      let variable = matrix.rowVariables[entry]
      let other = rowOfVariable[variable]
      guard other >= 0, variable != own else { continue }
      vector[other] -= matrix.rowValues[entry] * vector[row]
      open.insert(pairOfRow[other])
    }
  }

  /// The entry of a pivot's column in a row, if it has one there: its entries are in the order of rows.
  private func entry(_ pivot: Int, at row: Int) -> Int? {
    var range = entries(pivot)
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if entryRows[middle] == row { return middle }
      range =
        entryRows[middle] < row ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private func entries(_ pivot: Int) -> Range<Int> {
    (pivot == 0 ? 0 : pivotEnds[pivot - 1])..<pivotEnds[pivot]
  }
}
