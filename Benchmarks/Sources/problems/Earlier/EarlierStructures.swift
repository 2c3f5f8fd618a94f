import PropertyKit

extension Problem {
  static let earlierStructures: [Problem] = [
    Problem(
      "heap remove", kind: "heaps", smallest: ([0, 1, 0, 1, 1, 0], 3),
      .zip(.array(of: .int(in: 0...20), count: 0...15), .int(in: 0...14))
    ) { (numbers: [Int], index: Int) in
      try assume(index < numbers.count)
      var heap = Heap()
      for number in numbers { heap.push(number) }
      heap.remove(at: index)
      return heap.isOrdered
    } json: {
      row($0, $1)
    },
    Problem(
      "interval set", kind: "search", smallest: [(0, 1), (1, 1), (0, 2)],
      .array(of: Gen<(Int, Int)>.zip(.int(in: 0...50), .int(in: 1...10)), count: 0...8)
    ) { pairs in
      var intervals: [Range<Int>] = []
      for (start, length) in pairs { insert(start..<start + length, into: &intervals) }
      return zip(intervals, intervals.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
    } json: { pairs in
      pairs.map { row($0, $1) }
    },
    Problem(
      "dijkstra", kind: "graphs", smallest: [(0, 1, 0), (0, 2, 1), (1, 2, 0)],
      .array(
        of: Gen<Edge>.zip(.int(in: 0...4), .int(in: 0...4), .int(in: 0...20)), count: 0...10)
    ) { edges in
      dijkstra(edges) == bellmanFord(edges)
    } json: { edges in
      edges.map { row($0, $1, $2) }
    },
    Problem(
      "grid", kind: "grids", smallest: [(1, 1), (4, 1), (1, 2)],
      .array(of: Gen<(Int, Int)>.zip(.int(in: 1...4), .int(in: 1...3)), count: 0...10)
    ) { items in
      var taken: Set<[Int]> = []
      for (columns, rows) in items {
        let (column, row) = place(columns: columns, taken)
        for cell in cells(column, row, columns, rows) where !taken.insert(cell).inserted {
          return false
        }
      }
      return true
    } json: { items in
      items.map { row($0, $1) }
    },
    Problem(
      "simplifier", kind: "trees", smallest: .mul(.const(0), .add(.const(0), .const(1))),
      Gen<Expression>.recursive(
        depth: 4, base: .one(of: [.int(in: 0...10).map { .const($0) }, .always(.x)])
      ) { inner in
        .one(of: [
          .zip(inner, inner).map { .add($0, $1) }, .zip(inner, inner).map { .mul($0, $1) },
        ])
      }
    ) { expression in
      let simple = expression.simplified
      return [0, 1, 2, 5].allSatisfy { simple.value(x: $0) == expression.value(x: $0) }
    },
  ]
}

/// The least number first; removing one from the middle only moves its successor down.
private struct Heap {
  var numbers: [Int] = []

  mutating func push(_ number: Int) {
    numbers.append(number)
    var child = numbers.count - 1
    while child > 0, numbers[child] < numbers[(child - 1) / 2] {
      numbers.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func remove(at index: Int) {
    numbers.swapAt(index, numbers.count - 1)
    numbers.removeLast()
    var parent = index
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < numbers.count }
      guard let least = children.min(by: { numbers[$0] < numbers[$1] }),
        numbers[least] < numbers[parent]
      else { return }
      numbers.swapAt(least, parent)
      parent = least
    }
  }

  var isOrdered: Bool {
    numbers.indices.dropFirst().allSatisfy { numbers[($0 - 1) / 2] <= numbers[$0] }
  }
}

/// Adds an interval to disjoint ones in order; merges it with the first that it overlaps only.
private func insert(_ new: Range<Int>, into intervals: inout [Range<Int>]) {
  if let place = intervals.firstIndex(where: { $0.overlaps(new) }) {
    let old = intervals[place]
    intervals[place] =
      min(old.lowerBound, new.lowerBound)..<max(old.upperBound, new.upperBound)
  } else {
    intervals.append(new)
    intervals.sort { $0.lowerBound < $1.lowerBound }
  }
}

private typealias Edge = (Int, Int, Int)

/// Distances from 0; a node counts as visited when it is first pushed.
private func dijkstra(_ edges: [Edge]) -> [Int?] {
  var weights: [[Int?]] = Array(repeating: Array(repeating: nil, count: 5), count: 5)
  for (from, to, weight) in edges {
    weights[from][to] = min(weight, weights[from][to] ?? weight)
  }
  var distances: [Int?] = [0, nil, nil, nil, nil]
  var queue = [(distance: 0, node: 0)]
  while let next = queue.indices.min(by: { queue[$0] < queue[$1] }) {
    let (distance, node) = queue.remove(at: next)
    for (to, weight) in weights[node].enumerated() {
      guard let weight, distances[to] == nil else { continue }
      distances[to] = distance + weight
      queue.append((distance + weight, to))
    }
  }
  return distances
}

private func bellmanFord(_ edges: [Edge]) -> [Int?] {
  var distances: [Int?] = [0, nil, nil, nil, nil]
  for _ in 0..<5 {
    for (from, to, weight) in edges {
      guard let distance = distances[from] else { continue }
      distances[to] = min(distance + weight, distances[to] ?? distance + weight)
    }
  }
  return distances
}

/// The first free place in a grid of four columns; only the top row of an item is looked at.
private func place(columns: Int, _ taken: Set<[Int]>) -> (Int, Int) {
  var row = 0
  while true {
    for column in 0...4 - columns
    where cells(column, row, columns, 1).allSatisfy({ !taken.contains($0) }) {
      return (column, row)
    }
    row += 1
  }
}

private func cells(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> [[Int]] {
  (row..<row + rows).flatMap { row in (column..<column + columns).map { [$0, row] } }
}

private indirect enum Expression: Shown {
  case const(Int)
  case x
  case add(Expression, Expression)
  case mul(Expression, Expression)

  var json: Json {
    switch self {
    case .const(let number): number.json
    case .x: "x".json
    case .add(let left, let right): row("add", left, right)
    case .mul(let left, let right): row("mul", left, right)
    }
  }

  func value(x: Int) -> Int {
    switch self {
    case .const(let number): number
    case .x: x
    case .add(let left, let right): left.value(x: x) + right.value(x: x)
    case .mul(let left, let right): left.value(x: x) * right.value(x: x)
    }
  }

  /// The same with products of sums multiplied out; the second part of the sum is not multiplied.
  var simplified: Expression {
    switch self {
    case .const, .x: return self
    case .add(let left, let right): return .add(left.simplified, right.simplified)
    case .mul(let left, let right):
      let (left, right) = (left.simplified, right.simplified)
      guard case .add(let first, let second) = right else { return .mul(left, right) }
      return .add(.mul(left, first), second)
    }
  }
}
