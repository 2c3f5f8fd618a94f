/// A binary search tree from integers to truth values.
indirect enum SearchTree: Equatable, Sendable {
  case empty
  case node(SearchTree, Int, Bool, SearchTree)

  /// The pairs in the order of the tree, which is that of the keys if the tree is valid.
  var pairs: [Pair] {
    var found: [Pair] = []
    collect(into: &found)
    return found
  }

  private func collect(into found: inout [Pair]) {
    guard case .node(let left, let key, let value, let right) = self else { return }
    left.collect(into: &found)
    found.append(Pair(key: key, value: value))
    right.collect(into: &found)
  }

  /// Whether every key stands on its side of all keys above it.
  var isValid: Bool { pairs.hasAscendingKeys }

  /// The value of a key, looked for as in a valid tree.
  func value(of wanted: Int) -> Bool? {
    guard case .node(let left, let key, let value, let right) = self else { return nil }
    if wanted < key { return left.value(of: wanted) }
    return wanted > key ? right.value(of: wanted) : value
  }
}
