/// Pivots as a product of matrices, each the unit matrix but for one column times one row.
///
/// Pivot number k replaces the column of row `p`. It is `1 + (a - u) * e`, where `a` is the new column as
/// far as what stands before it makes it, `e` is row `p` of the inverse of what stands behind it, and `u`
/// column `p` of what stands behind it, which is the unit column `p` here.
struct MiddleProduct: Sendable {
  /// The row whose column each pivot replaces.
  private var rows: [Int] = []
  /// The entry of each pivot's row in the column of its own, with all that stands behind.
  private var pivots: [Double] = []
  private var columns = EntryLists()
  private var inverseRows = EntryLists()

  /// The number of pivots.
  var count: Int { rows.count }

  /// The entries that they are kept in.
  var entryCount: Int { columns.count + inverseRows.count }

  /// Replaces the column of a row.
  ///
  /// - Parameters:
  ///   - column: what the triangle and the pivots before this one make of the new column.
  ///   - inverse: the row of the inverse of what stands behind the middle.
  ///   - pivot: their product.
  mutating func append(
    _ row: Int, _ column: [(row: Int, value: Double)], inverse: [(row: Int, value: Double)],
    pivot: Double
  ) {
    rows.append(row)
    pivots.append(pivot)
    columns.append(column)
    inverseRows.append(inverse)
  }

  /// Solves with all of them, for what the triangle has made of a vector.
  func solve(_ vector: inout [Double]) {
    for place in rows.indices {
      let step = step(place) { vector[$0] }
      guard step != 0 else { continue }
      for entry in columns[place] {
        vector[columns.rows[entry]] -= columns.values[entry] * step
      }
      vector[rows[place]] += step
    }
  }

  /// Solves with all of them, for a vector with few entries.
  func solve(_ vector: inout SparseVector) {
    for place in rows.indices {
      let step = step(place) { vector[$0] }
      guard step != 0 else { continue }
      for entry in columns[place] {
        let row = columns.rows[entry]
        vector.set(row, to: vector[row] - columns.values[entry] * step)
      }
      vector.set(rows[place], to: vector[rows[place]] + step)
    }
  }

  /// What a pivot's row of the inverse makes of a vector, over the pivot.
  private func step(_ place: Int, _ value: (Int) -> Double) -> Double {
    inverseRows[place].reduce(0) {
      $0 + inverseRows.values[$1] * value(inverseRows.rows[$1])
    } / pivots[place]
  }

  /// Solves with the transpose of all of them.
  func solveTransposed(_ vector: inout [Double]) {
    for place in rows.indices.reversed() {
      let product = product(place, vector)
      guard product != 0 else { continue }
      for entry in inverseRows[place] {
        vector[inverseRows.rows[entry]] -= inverseRows.values[entry] * product
      }
    }
  }

  /// Solves with the transpose of all of them, for a vector with few entries.
  ///
  /// - Parameter touched: the rows that may have other entries than 0.
  func solveTransposed(_ vector: inout [Double], touching touched: inout [Int]) {
    guard !rows.isEmpty else { return }
    var isTouched = Set(touched)
    for place in rows.indices.reversed() {
      let product = product(place, vector)
      guard product != 0 else { continue }
      for entry in inverseRows[place] {
        let row = inverseRows.rows[entry]
        vector[row] -= inverseRows.values[entry] * product
        if isTouched.insert(row).inserted { touched.append(row) }
      }
    }
  }

  /// What `vector` has of a pivot's column less its unit column, over the pivot.
  private func product(_ place: Int, _ vector: [Double]) -> Double {
    var product = -vector[rows[place]]
    for entry in columns[place] {
      product += columns.values[entry] * vector[columns.rows[entry]]
    }
    return product / pivots[place]
  }
}

/// Lists of entries, one behind the other.
private struct EntryLists: Sendable {
  private(set) var rows: [Int] = []
  private(set) var values: [Double] = []
  private var ends: [Int] = [0]

  var count: Int { rows.count }

  mutating func append(_ entries: [(row: Int, value: Double)]) {
    for entry in entries {
      rows.append(entry.row)
      values.append(entry.value)
    }
    ends.append(rows.count)
  }

  subscript(place: Int) -> Range<Int> { ends[place]..<ends[place + 1] }
}
