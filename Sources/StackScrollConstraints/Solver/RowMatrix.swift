/// The coefficients, by rows as they were added and by columns as they are reckoned with.
///
/// Rows change one at a time; columns are made from them all at once, when they are next needed.
struct RowMatrix: Sendable {
  /// Where each row starts in the entries.
  private(set) var rowStarts: [Int] = []
  /// Where each row ends.
  private(set) var rowEnds: [Int] = []
  /// The variable of each entry.
  private(set) var rowVariables: [Int] = []
  /// The coefficient of each entry.
  private(set) var rowValues: [Double] = []
  /// Where each column starts; one more than there are variables.
  private(set) var columnStarts: [Int] = [0]
  /// The row of each entry of the columns.
  private(set) var columnRows: [Int] = []
  /// The coefficient of each entry of the columns.
  private(set) var columnValues: [Double] = []
  /// The entries of all rows that are in use.
  private(set) var count = 0

  /// The entries of a row.
  func row(_ row: Int) -> Range<Int> { rowStarts[row]..<rowEnds[row] }

  /// The entries of a column.
  func column(_ variable: Int) -> Range<Int> {
    columnStarts[variable]..<columnStarts[variable + 1]
  }

  /// Makes room for so many rows more, of two terms each.
  mutating func reserve(rows: Int) {
    rowStarts.reserveCapacity(rowStarts.count + rows)
    rowEnds.reserveCapacity(rowEnds.count + rows)
    rowVariables.reserveCapacity(rowVariables.count + 2 * rows)
    rowValues.reserveCapacity(rowValues.count + 2 * rows)
  }

  /// Puts coefficients into a row, a new one or an empty one; it must not name a variable twice.
  mutating func set(_ row: Int, _ terms: [LinearRow.Term]) {
    let start = rowVariables.count
    for term in terms {
      rowVariables.append(term.variable.index)
      rowValues.append(term.coefficient)
    }
    if row == rowStarts.count {
      rowStarts.append(start)
      rowEnds.append(rowVariables.count)
    } else {
      rowStarts[row] = start
      rowEnds[row] = rowVariables.count
    }
    count += terms.count
  }

  /// Empties a row, and closes the gaps when they are as large as what is used.
  mutating func clear(_ row: Int) {
    count -= rowEnds[row] - rowStarts[row]
    rowEnds[row] = rowStarts[row]
    if rowVariables.count > 2 * count + 64 { closeGaps() }
  }

  /// Makes the columns from the rows.
  mutating func makeColumns(variables: Int) {
    var starts = [Int](repeating: 0, count: variables + 1)
    for row in rowStarts.indices {
      for entry in self.row(row) { starts[rowVariables[entry] + 1] += 1 }
    }
    for variable in 0..<variables { starts[variable + 1] += starts[variable] }
    columnStarts = starts
    columnRows = [Int](repeating: 0, count: count)
    columnValues = [Double](repeating: 0, count: count)
    for row in rowStarts.indices {
      for entry in self.row(row) {
        let variable = rowVariables[entry]
        columnRows[starts[variable]] = row
        columnValues[starts[variable]] = rowValues[entry]
        starts[variable] += 1
      }
    }
  }

  private mutating func closeGaps() {
    var variables: [Int] = []
    var values: [Double] = []
    variables.reserveCapacity(count)
    values.reserveCapacity(count)
    for row in rowStarts.indices {
      let start = variables.count
      variables += rowVariables[self.row(row)]
      values += rowValues[self.row(row)]
      rowStarts[row] = start
      rowEnds[row] = variables.count
    }
    rowVariables = variables
    rowValues = values
  }
}
