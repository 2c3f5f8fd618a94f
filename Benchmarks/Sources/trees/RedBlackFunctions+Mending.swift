extension RedBlackFunctions {
  /// A node whose left side lost a black node.
  func mendedLeft(_ left: Tree, _ key: Int, _ value: Bool, _ right: Tree) -> Tree? {
    switch (left, right) {
    case (.node(.red, let a, let x, let vx, let b), _):
      return .node(.red, .node(.black, a, x, vx, b), key, value, right)
    case (_, .node(.black, let a, let y, let vy, let b)):
      return balanced(.black, left, key, value, .node(.red, a, y, vy, b))
    case (_, .node(.red, .node(.black, let a, let y, let vy, let b), let z, let vz, let c)):
      guard let outer = mutant == .miscolorLeft ? c : c.reddened else { return nil }
      return .node(
        .red, .node(.black, left, key, value, a), y, vy, balanced(.black, b, z, vz, outer))
    default: return nil
    }
  }

  /// A node whose right side lost a black node.
  func mendedRight(_ left: Tree, _ key: Int, _ value: Bool, _ right: Tree) -> Tree? {
    switch (left, right) {
    case (_, .node(.red, let b, let y, let vy, let c)):
      return .node(.red, left, key, value, .node(.black, b, y, vy, c))
    case (.node(.black, let a, let x, let vx, let b), _):
      return balanced(.black, .node(.red, a, x, vx, b), key, value, right)
    case (.node(.red, let a, let x, let vx, .node(.black, let b, let y, let vy, let c)), _):
      guard let outer = mutant == .miscolorRight ? a : a.reddened else { return nil }
      return .node(
        .red, balanced(.black, outer, x, vx, b), y, vy, .node(.black, c, key, value, right))
    default: return nil
    }
  }

  /// Two trees, all keys of the first below those of the second, as one.
  func joined(_ left: Tree, _ right: Tree) -> Tree? {
    guard case .node(let color, let a, let x, let vx, let b) = left else { return right }
    guard case .node(let other, let c, let y, let vy, let d) = right else { return left }
    guard color == other else {
      return color == .black
        ? joined(left, c).map { .node(.red, $0, y, vy, d) }
        : joined(b, right).map { .node(.red, a, x, vx, $0) }
    }
    guard let middle = joined(b, c) else { return nil }
    if case .node(.red, let inner, let z, let vz, let outer) = middle {
      let isWrong = mutant == (color == .red ? .miscolorJoin1 : .miscolorJoin2)
      let sides = isWrong ? color.other : color
      return .node(.red, .node(sides, a, x, vx, inner), z, vz, .node(sides, outer, y, vy, d))
    }
    return color == .red
      ? .node(.red, a, x, vx, .node(.red, middle, y, vy, d))
      : mendedLeft(a, x, vx, .node(.black, middle, y, vy, d))
  }
}

extension RedBlackTree {
  /// Whether there is a root and it is black.
  var isBlack: Bool {
    if case .node(.black, _, _, _, _) = self { true } else { false }
  }
}

extension RedBlackTree.Color {
  /// The other colour.
  var other: Self { self == .red ? .black : .red }
}
