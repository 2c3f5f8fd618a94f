import PropertyKit

extension Problem {
  static let workingGraphs: [Problem] = [
    Problem(
      "deadlock", kind: "locks",
      smallest: [(0, 0), (1, 1), (0, 1), (2, 2), (1, 2), (2, 0)],
      .array(of: Gen<(Int, Int)>.zip(.int(in: 0...2), .int(in: 0...2)), count: 0...15)
    ) { requests in
      var tasks = Tasks()
      return requests.allSatisfy { task, resource in
        tasks.request(task, resource)
        return !tasks.isStuck
      }
    } json: { requests in
      requests.map { row($0, $1) }
    },
    Problem(
      "topological order", kind: "graphs", smallest: [(0, 0), (1, 0), (1, 0)],
      .array(of: edges, count: 0...8)
    ) { edges in
      let order = topologicalOrder(edges)
      let hasCircle = (0..<5).contains { reachable(edges, from: $0).contains($0) }
      if hasCircle { return order.count < 5 }
      var places: [Int: Int] = [:]
      for (place, node) in order.enumerated() where places.updateValue(place, forKey: node) != nil {
        return false
      }
      return places.count == 5 && edges.allSatisfy { (places[$0] ?? 0) < (places[$1] ?? 0) }
    } json: { edges in
      edges.map { row($0, $1) }
    },
    Problem(
      "transitive closure", kind: "graphs", smallest: [(0, 1), (1, 2), (2, 0)],
      .array(of: edges, count: 0...8)
    ) { edges in
      let closed = closure(edges)
      return (0..<5).allSatisfy { closed[$0] == reachable(edges, from: $0) }
    } json: { edges in
      edges.map { row($0, $1) }
    },
    Problem(
      "flood fill", kind: "grids",
      smallest: ([(false, false, true), (true, false, false)], 2),
      .zip(.array(of: cellRows, count: 1...4), .int(in: 0...11))
    ) { (rows: [Cells], start: Int) in
      let cells = rows.flatMap { [$0.0, $0.1, $0.2] }
      let start = start % cells.count
      // The cell behind the end of a row is the first of the next.
      return region(cells, start) { abs($0 - $1) == 1 || abs($0 - $1) == 3 }
        == region(cells, start) {
          abs($0 - $1) == 1 && $0 / 3 == $1 / 3 || abs($0 - $1) == 3
        }
    } json: { (rows: [Cells], start: Int) in
      row(rows.map { row($0.0, $0.1, $0.2) }, start)
    },
    Problem(
      "full rows", kind: "grids", smallest: [(true, true, true), (true, true, true)],
      .array(of: cellRows, count: 0...8)
    ) { rows in
      var (left, place) = (rows, 0)
      // Goes on to the next place after it removed a row, which is another row then.
      while place < left.count {
        if isFull(left[place]) { left.remove(at: place) }
        place += 1
      }
      let expected = rows.filter { !isFull($0) }
      return left.count == expected.count && zip(left, expected).allSatisfy { $0 == $1 }
    } json: { rows in
      rows.map { row($0, $1, $2) }
    },
  ]
}

/// Which task holds each resource and what tasks wait for.
private struct Tasks {
  var holders: [Int: Int] = [:]
  var waits: [Int: Int] = [:]

  /// Refuses to wait for one who waits for oneself, and looks no further.
  mutating func request(_ task: Int, _ resource: Int) {
    guard waits[task] == nil else { return }
    let holder = holders[resource] ?? task
    holders[resource] = holder
    let isCircle = waits[holder].map { holders[$0] == task } ?? false
    if holder != task, !isCircle { waits[task] = resource }
  }

  /// Whether some tasks wait for each other in a circle.
  var isStuck: Bool {
    waits.keys.contains { task in
      var next: Int? = task
      for _ in 0..<3 {
        next = next.flatMap { waits[$0] }.flatMap { holders[$0] }
        if next == task { return true }
      }
      return false
    }
  }
}

private typealias Edge = (Int, Int)

private let edges = Gen<Edge>.zip(.int(in: 0...4), .int(in: 0...4))

/// Nodes in the order of edges; parallel edges are counted once and taken off one by one.
private func topologicalOrder(_ edges: [Edge]) -> [Int] {
  var degrees = (0..<5).map { node in Set(edges.filter { $0.1 == node }.map(\.0)).count }
  var ready = (0..<5).filter { degrees[$0] == 0 }
  var order: [Int] = []
  while !ready.isEmpty {
    let node = ready.removeFirst()
    order.append(node)
    for (_, end) in edges.filter({ $0.0 == node }) {
      degrees[end] -= 1
      if degrees[end] == 0 { ready.append(end) }
    }
  }
  return order
}

/// The nodes that can be reached from one of them.
private func reachable(_ edges: [Edge], from node: Int) -> Set<Int> {
  var reached: Set<Int> = []
  for _ in 0..<5 {
    for (start, end) in edges where start == node || reached.contains(start) {
      reached.insert(end)
    }
  }
  return reached
}

/// Tries the node in the middle in the innermost loop, where it belongs in the outermost.
private func closure(_ edges: [Edge]) -> [Set<Int>] {
  var ends: [Set<Int>] = Array(repeating: [], count: 5)
  for (start, end) in edges { ends[start].insert(end) }
  for start in 0..<5 {
    for end in 0..<5 {
      for middle in 0..<5 where ends[start].contains(middle) && ends[middle].contains(end) {
        ends[start].insert(end)
      }
    }
  }
  return ends
}

private typealias Cells = (Bool, Bool, Bool)

private let cellRows = Gen<Cells>.zip(.bool, .bool, .bool)

private func isFull(_ row: Cells) -> Bool { row.0 && row.1 && row.2 }

/// The cells that can be reached from one of them by steps between equal ones.
private func region(
  _ cells: [Bool], _ start: Int, areBeside: (Int, Int) -> Bool
) -> Set<Int> {
  var (region, queue): (Set<Int>, [Int]) = ([start], [start])
  while let place = queue.popLast() {
    for other in cells.indices where cells[other] == cells[start] && areBeside(place, other) {
      if region.insert(other).inserted { queue.append(other) }
    }
  }
  return region
}
