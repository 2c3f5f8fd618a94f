/// The functions under test, with or without a planted bug.
///
/// They are those of the published workload, which took them from Hughes, "How to Specify It",
/// 2019.
struct SearchTreeFunctions: Sendable {
  /// The bug; nil for the correct functions.
  let mutant: SearchTreeMutant?

  func insert(_ new: Int, _ newValue: Bool, into tree: SearchTree) -> SearchTree {
    guard case .node(let left, let key, let value, let right) = tree, mutant != .insert1 else {
      return .node(.empty, new, newValue, .empty)
    }
    if new < key { return .node(insert(new, newValue, into: left), key, value, right) }
    if new > key, mutant != .insert2 {
      return .node(left, key, value, insert(new, newValue, into: right))
    }
    return .node(left, key, mutant == .insert3 ? value : newValue, right)
  }

  func delete(_ old: Int, from tree: SearchTree) -> SearchTree {
    guard case .node(let left, let key, let value, let right) = tree else { return .empty }
    guard old != key else { return join(left, right) }
    let isLeft = (old < key) != (mutant == .delete5)
    if mutant == .delete4 { return delete(old, from: isLeft ? left : right) }
    return isLeft
      ? .node(delete(old, from: left), key, value, right)
      : .node(left, key, value, delete(old, from: right))
  }

  private func join(_ left: SearchTree, _ right: SearchTree) -> SearchTree {
    guard case .node(let outer, let key, let value, let inner) = left else { return right }
    guard case .node(let near, let other, let otherValue, let far) = right else { return left }
    return .node(outer, key, value, .node(join(inner, near), other, otherValue, far))
  }

  func union(_ left: SearchTree, _ right: SearchTree) -> SearchTree {
    guard case .node(let below, let key, let value, let above) = left else { return right }
    guard case .node(let near, let other, let otherValue, let far) = right else { return left }
    let isNaive = mutant == .union6 || (mutant == .union7 && key < other)
    if isNaive {
      return .node(below, key, value, .node(union(above, near), other, otherValue, far))
    }
    guard mutant == .union7 || mutant == .union8 else {
      return .node(
        union(below, split(right, below: key)), key, value, union(above, split(right, above: key)))
    }
    if key == other { return .node(union(below, near), key, value, union(above, far)) }
    guard key < other else { return union(right, left) }
    return .node(
      union(below, split(near, below: key)), key, value,
      union(above, .node(split(near, above: key), other, otherValue, far)))
  }

  private func split(_ tree: SearchTree, below bound: Int) -> SearchTree {
    guard case .node(let left, let key, let value, let right) = tree else { return .empty }
    if bound <= key { return split(left, below: bound) }
    return .node(left, key, value, split(right, below: bound))
  }

  private func split(_ tree: SearchTree, above bound: Int) -> SearchTree {
    guard case .node(let left, let key, let value, let right) = tree else { return .empty }
    if bound >= key { return split(right, above: bound) }
    return .node(split(left, above: bound), key, value, right)
  }
}
