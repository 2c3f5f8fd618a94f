/// A red-black tree from integers to truth values.
indirect enum RedBlackTree: Equatable, Sendable {
  case empty
  case node(Color, RedBlackTree, Int, Bool, RedBlackTree)

  /// The colour of a node.
  enum Color: Sendable { case red, black }

  /// The pairs in the order of the tree.
  var pairs: [Pair] {
    var found: [Pair] = []
    collect(into: &found)
    return found
  }

  private func collect(into found: inout [Pair]) {
    guard case .node(_, let left, let key, let value, let right) = self else { return }
    left.collect(into: &found)
    found.append(Pair(key: key, value: value))
    right.collect(into: &found)
  }

  /// The value of a key, looked for as in a valid tree.
  func value(of wanted: Int) -> Bool? {
    guard case .node(_, let left, let key, let value, let right) = self else { return nil }
    if wanted < key { return left.value(of: wanted) }
    return wanted > key ? right.value(of: wanted) : value
  }

  /// Whether keys are in order, the root is black, no red node has a red child, and every path
  /// passes as many black nodes.
  var isValid: Bool {
    !isRed && blackHeight != nil && pairs.hasAscendingKeys
  }

  /// Whether the root is red.
  var isRed: Bool {
    if case .node(.red, _, _, _, _) = self { true } else { false }
  }

  /// How many black nodes each path passes; nil if they differ, or if red follows red.
  private var blackHeight: Int? {
    guard case .node(let color, let left, _, _, let right) = self else { return 1 }
    guard let height = left.blackHeight, height == right.blackHeight else { return nil }
    guard color == .red else { return height + 1 }
    return left.isRed || right.isRed ? nil : height
  }

  /// The same tree with a black root.
  var blackened: RedBlackTree {
    guard case .node(_, let left, let key, let value, let right) = self else { return self }
    return .node(.black, left, key, value, right)
  }

  /// The same tree with a red root; nil if the root is not black.
  var reddened: RedBlackTree? {
    guard case .node(.black, let left, let key, let value, let right) = self else { return nil }
    return .node(.red, left, key, value, right)
  }
}
