/// Pairs rows with variables so that each row names only its own variable and earlier ones.
///
/// Such a basis is solved by going through it once. A layout nearly always has that shape, whatever
/// the order in which its conditions were added: what is known gives what is next to it. Where it
/// has not, a variable is torn: taken as known, so that the others follow (tearing, as in the
/// simulation of networks).
///
/// Example, with columns in the order in which they are solved:
///
/// ```
///                      a   b   c        One unknown is left in the first row, so it is paired with a;
///   a         == 20    1                then the second has only b, and the third only c.
///   b - a     ==  8   -1   1            Were the first row missing, none would have a single unknown:
///   c - b - a ==  0   -1  -1   1        a is torn, and the second and third row give b and c.
/// ```
///
/// - Complexity: linear in the entries of the matrix.
struct TriangularBasis {
  private let matrix: RowMatrix
  /// Variables without a row that are not torn.
  private var isOpen: [Bool]
  /// Rows that may be paired and are not.
  private var isActive: [Bool]
  /// The open variables of each row.
  private var counts: [Int]
  /// Rows whose only open variable can be paired.
  private var ready: [Int] = []
  /// The pairs, in the order in which they are solved.
  private(set) var pairs: [(row: Int, variable: Int)] = []
  /// The variables that were taken as known.
  private(set) var torn: [Int] = []

  /// Starts with the variables that may be paired, and no row.
  init(_ matrix: RowMatrix, isOpen: [Bool]) {
    self.matrix = matrix
    self.isOpen = isOpen
    let rows = matrix.rowStarts.count
    isActive = [Bool](repeating: false, count: rows)
    counts = [Int](repeating: 0, count: rows)
    for row in 0..<rows {
      var count = 0
      for entry in matrix.row(row) where isOpen[matrix.rowVariables[entry]] { count += 1 }
      counts[row] = count
    }
    pairs.reserveCapacity(min(rows, isOpen.count))
  }

  /// Lets rows be paired, and pairs all that have one open variable, again and again.
  mutating func pair(_ rows: some Sequence<Int>) {
    for row in rows {
      isActive[row] = true
      if counts[row] == 1 { ready.append(row) }
      drain()
    }
  }

  /// Pairs variables that are in one row only; they are solved after all others.
  ///
  /// - Returns: the pairs, the last to be solved first.
  mutating func pairLast() -> [(row: Int, variable: Int)] {
    var last: [(row: Int, variable: Int)] = []
    var rowCounts = [Int](repeating: 0, count: isOpen.count)
    for variable in isOpen.indices where isOpen[variable] {
      rowCounts[variable] = openRows(variable)
    }
    var single: [Int] = []
    for variable in isOpen.indices where isOpen[variable] && rowCounts[variable] == 1 {
      single.append(variable)
    }
    while let variable = single.popLast() {
      guard isOpen[variable], let row = onlyRow(variable) else { continue }
      isOpen[variable] = false
      isActive[row] = false
      last.append((row, variable))
      for entry in matrix.row(row) where isOpen[matrix.rowVariables[entry]] {
        let other = matrix.rowVariables[entry]
        rowCounts[other] -= 1
        if rowCounts[other] == 1 { single.append(other) }
      }
    }
    return last
  }

  /// Tears variables of the rows, in their order, until no row has two that are open.
  mutating func tear(_ rows: some Sequence<Int>, first isFirst: (Int) -> Bool) {
    for row in rows {
      while tear(row, first: isFirst) != nil {}
    }
  }

  /// Tears a variable of a row, if two are open in it.
  mutating func tear(_ row: Int, first isFirst: (Int) -> Bool) -> Int? {
    guard isActive[row], counts[row] > 1 else { return nil }
    let open = openVariables(row)
    guard let variable = open.first(where: isFirst) ?? open.first else { return nil }
    torn.append(variable)
    close(variable)
    drain()
    return variable
  }

  /// Takes back the pairs from a place on, the first of which came of a row that was just let in.
  mutating func takeBack(from start: Int) {
    for pair in pairs[start...].reversed() {
      isOpen[pair.variable] = true
      isActive[pair.row] = true
      for entry in matrix.column(pair.variable) { counts[matrix.columnRows[entry]] += 1 }
    }
    isActive[pairs[start].row] = false
    pairs.removeSubrange(start...)
  }

  /// Whether no variable of a row is open.
  func isSettled(_ row: Int) -> Bool { counts[row] == 0 }

  private func openVariables(_ row: Int) -> [Int] {
    matrix.row(row).map { matrix.rowVariables[$0] }.filter { isOpen[$0] }
  }

  private func openEntry(_ row: Int) -> Int? {
    for entry in matrix.row(row) where isOpen[matrix.rowVariables[entry]] { return entry }
    return nil
  }

  private mutating func drain() {
    while let row = ready.popLast() {
      guard isActive[row], counts[row] == 1, let entry = openEntry(row) else { continue }
      isActive[row] = false
      pairs.append((row, matrix.rowVariables[entry]))
      close(matrix.rowVariables[entry])
    }
  }

  private mutating func close(_ variable: Int) {
    isOpen[variable] = false
    for entry in matrix.column(variable) {
      let row = matrix.columnRows[entry]
      counts[row] -= 1
      guard counts[row] == 1, isActive[row] else { continue }
      if matrix.row(row).count > Self.fewEntries {
        ready.insert(row, at: 0)
      } else {
        ready.append(row)
      }
    }
  }

  /// A row with more entries waits for those that are ready, so that it is the one left over where
  /// something is torn: then what it links moves one by one.
  private static let fewEntries = 16

  private func openRows(_ variable: Int) -> Int {
    matrix.column(variable).reduce(0) { $0 + (isActive[matrix.columnRows[$1]] ? 1 : 0) }
  }

  private func onlyRow(_ variable: Int) -> Int? {
    for entry in matrix.column(variable) where isActive[matrix.columnRows[entry]] {
      return matrix.columnRows[entry]
    }
    return nil
  }
}
