// What every tree of rows keeps. Nothing but tests asks: the bounds on steps follow from it.
extension RowTree {
  /// Whether no side of any part is heavier than the other by more than the bound.
  ///
  /// - Complexity: O(n) for n rows.
  var isBalanced: Bool { Self.isBalanced(root) }

  /// How many rows are looked at to find the deepest one.
  ///
  /// - Complexity: O(n) for n rows.
  var depth: Int { Self.depth(root) }

  private static func isBalanced(_ node: Node?) -> Bool {
    guard let node else { return true }
    let sides = [count(node.before) + 1, count(node.behind) + 1].sorted()
    return sides[1] <= bound * sides[0] && isBalanced(node.before) && isBalanced(node.behind)
  }

  private static func depth(_ node: Node?) -> Int {
    node.map { 1 + max(depth($0.before), depth($0.behind)) } ?? 0
  }
}
