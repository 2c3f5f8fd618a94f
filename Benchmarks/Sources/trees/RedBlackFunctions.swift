/// The functions under test, with or without a planted bug.
///
/// They are those of the published workload: insertion after Okasaki, "Red-Black Trees in a
/// Functional Setting", 1999, deletion after Kahrs, "Red-Black Trees with Types", 2001. A function
/// is nil where it meets a tree that no correct one can meet.
struct RedBlackFunctions: Sendable {
  typealias Tree = RedBlackTree

  /// The bug; nil for the correct functions.
  let mutant: RedBlackMutant?

  func insert(_ new: Int, _ newValue: Bool, into tree: Tree) -> Tree {
    inserted(new, newValue, into: tree).blackened
  }

  private func inserted(_ new: Int, _ newValue: Bool, into tree: Tree) -> Tree {
    guard case .node(let color, let left, let key, let value, let right) = tree else {
      return .node(mutant == .miscolorInsert ? .black : .red, .empty, new, newValue, .empty)
    }
    if mutant == .insert1 { return .node(.red, .empty, new, newValue, .empty) }
    if new < key {
      let inner = inserted(new, newValue, into: left)
      return mutant == .noBalance1
        ? .node(color, inner, key, value, right) : balanced(color, inner, key, value, right)
    }
    if new > key, mutant != .insert2 {
      return mutant == .noBalance2
        ? .node(color, left, key, value, insert(new, newValue, into: right))
        : balanced(color, left, key, value, inserted(new, newValue, into: right))
    }
    return .node(color, left, key, mutant == .insert3 ? value : newValue, right)
  }

  func delete(_ old: Int, from tree: Tree) -> Tree? {
    let rest = deleted(old, from: tree)
    return mutant == .miscolorDelete ? rest : rest?.blackened
  }

  private func deleted(_ old: Int, from tree: Tree) -> Tree? {
    guard case .node(_, let left, let key, let value, let right) = tree else { return .empty }
    guard old != key else { return joined(left, right) }
    let isLeft = (old < key) != (mutant == .delete5)
    if mutant == .delete4 { return deleted(old, from: isLeft ? left : right) }
    guard let rest = deleted(old, from: isLeft ? left : right) else { return nil }
    if isLeft {
      return left.isBlack
        ? mendedLeft(rest, key, value, right) : .node(.red, rest, key, value, right)
    }
    return right.isBlack ? mendedRight(left, key, value, rest) : .node(.red, left, key, value, rest)
  }

  /// Puts in order a black node with a red child and grandchild.
  func balanced(_ color: Tree.Color, _ left: Tree, _ key: Int, _ value: Bool, _ right: Tree) -> Tree
  {
    guard color == .black else { return .node(color, left, key, value, right) }
    if case .node(.red, .node(.red, let a, let x, let vx, let b), let y, let vy, let c) = left {
      let (c, d) = mutant == .swapCD ? (right, c) : (c, right)
      return .node(.red, .node(.black, a, x, vx, b), y, vy, .node(.black, c, key, value, d))
    }
    if case .node(.red, let a, let x, let vx, .node(.red, let b, let y, let vy, let c)) = left {
      return .node(.red, .node(.black, a, x, vx, b), y, vy, .node(.black, c, key, value, right))
    }
    if case .node(.red, .node(.red, let b, let y, let vy, let c), let z, let vz, let d) = right {
      let (b, c) = mutant == .swapBC ? (c, b) : (b, c)
      return .node(.red, .node(.black, left, key, value, b), y, vy, .node(.black, c, z, vz, d))
    }
    if case .node(.red, let b, let y, let vy, .node(.red, let c, let z, let vz, let d)) = right {
      return .node(.red, .node(.black, left, key, value, b), y, vy, .node(.black, c, z, vz, d))
    }
    return .node(color, left, key, value, right)
  }
}
