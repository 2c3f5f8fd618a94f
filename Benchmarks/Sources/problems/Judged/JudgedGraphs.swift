import PropertyKit

extension Problem {
  static let judgedGraphs: [Problem] = [
    Problem("bridges", kind: "graphs", smallest: [Edge(0, 1), Edge(0, 1)], edges, law: bridges),
    Problem(
      "two colours", kind: "graphs", smallest: [Edge(1, 2), Edge(1, 3), Edge(2, 3)], edges,
      law: twoColours),
  ]
}

private let edges: Gen<[Edge]> = .array(
  of: .zip(.int(in: 0...5), .int(in: 0...5)).map { Edge($0, $1) }, count: 0...8)

private struct Edge: Shown {
  let a, b: Int

  init(_ a: Int, _ b: Int) { (self.a, self.b) = (a, b) }

  var json: Json { row(a, b) }
}

private func bridges(_ edges: [Edge]) -> Bool {
  let count = components(edges)
  let expected = edges.indices.filter { place in
    var rest = edges
    rest.remove(at: place)
    return components(rest) > count
  }
  var search = BridgeSearch(edges)
  return search.bridges() == Set(expected)
}

private func components(_ edges: [Edge]) -> Int {
  var labels = Array(0...5)
  for edge in edges {
    let (old, new) = (labels[edge.a], labels[edge.b])
    labels = labels.map { $0 == old ? new : $0 }
  }
  return Set(labels).count
}

/// A search in depth that does not go back to the parent node, even by another edge.
private struct BridgeSearch {
  var neighbours: [[(node: Int, place: Int)]] = Array(repeating: [], count: 6)
  var order: [Int: Int] = [:]
  var found: Set<Int> = []

  init(_ edges: [Edge]) {
    for (place, edge) in edges.enumerated() where edge.a != edge.b {
      neighbours[edge.a].append((edge.b, place))
      neighbours[edge.b].append((edge.a, place))
    }
  }

  mutating func bridges() -> Set<Int> {
    for node in 0...5 where order[node] == nil { visit(node, from: nil) }
    return found
  }

  /// Gives the first node, by order of visit, that is reached from a node on.
  @discardableResult
  private mutating func visit(_ node: Int, from parent: Int?) -> Int {
    let place = order.count
    order[node] = place
    var low = place
    for (other, edge) in neighbours[node] where other != parent {
      if let seen = order[other] {
        low = min(low, seen)
        continue
      }
      let reached = visit(other, from: node)
      low = min(low, reached)
      if reached > place { found.insert(edge) }
    }
    return low
  }
}

private func twoColours(_ edges: [Edge]) -> Bool {
  let edges = edges.filter { $0.a != $0.b }
  let exists = (0..<64).contains { colouring in
    edges.allSatisfy { (colouring >> $0.a) & 1 != (colouring >> $0.b) & 1 }
  }
  return canBeColoured(edges) == exists
}

/// Colours what is reached from node 0, and nothing else.
private func canBeColoured(_ edges: [Edge]) -> Bool {
  var (colours, waiting) = ([0: 0], [0])
  while let node = waiting.popLast() {
    let colour = colours[node, default: 0]
    let others = edges.compactMap { $0.a == node ? $0.b : $0.b == node ? $0.a : nil }
    for other in others {
      guard let known = colours[other] else {
        colours[other] = 1 - colour
        waiting.append(other)
        continue
      }
      if known == colour { return false }
    }
  }
  return true
}
