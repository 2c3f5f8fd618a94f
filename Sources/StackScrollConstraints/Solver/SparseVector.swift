/// A vector with an entry for each row, mostly 0, and the rows in which it is not.
struct SparseVector: Sendable {
  private var values: [Double] = []
  private var isListed: [Bool] = []
  /// The rows with entries that are not 0, in order once ``settle()`` was called.
  private(set) var rows: [Int] = []

  subscript(row: Int) -> Double { values[row] }

  /// The largest magnitude, at least 1.
  var scale: Double { rows.reduce(1) { max($0, abs(values[$1])) } }

  var isFinite: Bool { rows.allSatisfy { values[$0].isFinite } }

  /// Makes all entries 0.
  ///
  /// - Complexity: linear in those that were not, once it has so many rows.
  mutating func clear(rows count: Int) {
    if values.count == count {
      for row in rows {
        values[row] = 0
        isListed[row] = false
      }
    } else {
      values = [Double](repeating: 0, count: count)
      isListed = [Bool](repeating: false, count: count)
    }
    rows.removeAll(keepingCapacity: true)
  }

  /// Changes an entry.
  ///
  /// - Returns: whether it is changed for the first time.
  @discardableResult
  mutating func set(_ row: Int, to value: Double) -> Bool {
    values[row] = value
    if isListed[row] { return false }
    isListed[row] = true
    rows.append(row)
    return true
  }

  /// Lists the rows of entries that are not 0 in order.
  mutating func settle() {
    for row in rows where values[row] == 0 { isListed[row] = false }
    rows.removeAll { values[$0] == 0 }
    if isSorted { return }
    rows.sort()
  }

  private var isSorted: Bool { zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 } }

  /// Changes many entries, and lists the rows of those that are not 0 in order.
  mutating func changeAll(_ change: (inout [Double]) -> Void) {
    change(&values)
    rows.removeAll(keepingCapacity: true)
    for row in values.indices {
      isListed[row] = values[row] != 0
      if isListed[row] { rows.append(row) }
    }
  }
}

/// Numbers of which the greatest comes first, each once: a heap.
struct LastFirst {
  private var heap: [Int] = []

  mutating func insert(_ number: Int) {
    var place = heap.count
    heap.append(number)
    while place > 0, heap[(place - 1) / 2] < number {
      heap[place] = heap[(place - 1) / 2]
      place = (place - 1) / 2
    }
    heap[place] = number
  }

  /// Takes out the greatest number, however often it is in.
  mutating func removeLast() -> Int? {
    guard let greatest = heap.first else { return nil }
    while heap.first == greatest { removeFirst() }
    return greatest
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    var place = 0
    while true {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
      guard child < heap.count, heap[child] > last else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
  }
}
