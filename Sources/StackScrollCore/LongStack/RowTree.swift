/// Rows in order, as a balanced tree that knows what every part of it adds up to.
///
/// A change copies the path to one row and shares the rest, so trees are values, and an edit of one
/// row of many leaves the other trees as they were.
///
/// Source: Nievergelt and Reingold, "Binary Search Trees of Bounded Balance", SIAM J. Comput. 2(1),
/// 1973; the bounds are those shown to be right by Hirai and Yamamoto, "Balancing Weight-Balanced
/// Trees", J. Funct. Program. 21(3), 2011.
struct RowTree: Sendable {
  private(set) var root: Node?

  /// A part of the tree: a row, what is before it and what is behind it.
  final class Node: Sendable {
    let row: LongStack.Row
    let before: Node?
    let behind: Node?
    let count: Int
    let sum: LongStack.Sum

    init(_ row: LongStack.Row, _ before: Node?, _ behind: Node?) {
      self.row = row
      self.before = before
      self.behind = behind
      count = RowTree.count(before) + RowTree.count(behind) + 1
      sum = RowTree.sum(before) + LongStack.Sum(row) + RowTree.sum(behind)
    }
  }

  /// Makes a tree of rows.
  ///
  /// - Complexity: O(n) for n rows.
  init(_ rows: [LongStack.Row]) {
    root = Self.node(rows[...])
  }

  /// How many rows there are.
  var count: Int { Self.count(root) }

  /// What all rows come to.
  var sum: LongStack.Sum { Self.sum(root) }

  /// The rows in order.
  ///
  /// - Complexity: O(n) for n rows.
  var rows: [LongStack.Row] {
    var rows: [LongStack.Row] = []
    rows.reserveCapacity(count)
    Self.collect(root, into: &rows)
    return rows
  }

  // MARK: Looking up

  /// The row at a place, and what those before it come to.
  ///
  /// - Parameter steps: counts the rows that were looked at.
  /// - Complexity: O(log n) for n rows.
  func row(at index: Int, steps: inout Int) -> (row: LongStack.Row, before: LongStack.Sum)? {
    var left = index
    var sum = LongStack.Sum.nothing
    var node = root
    while let here = node {
      steps += 1
      let count = Self.count(here.before)
      if left < count {
        node = here.before
      } else if left == count {
        return (here.row, sum + Self.sum(here.before))
      } else {
        sum = sum + Self.sum(here.before) + LongStack.Sum(here.row)
        left -= count + 1
        node = here.behind
      }
    }
    return nil
  }

  /// How many rows, from the first on, satisfy a condition on what is before them and themselves.
  ///
  /// - Parameter holds: a condition that holds for every row before one for which it holds.
  /// - Complexity: O(log n) for n rows.
  func prefix(
    steps: inout Int, while holds: (_ before: LongStack.Sum, _ row: LongStack.Row) -> Bool
  ) -> Int {
    var taken = 0
    var sum = LongStack.Sum.nothing
    var node = root
    while let here = node {
      steps += 1
      let before = sum + Self.sum(here.before)
      if holds(before, here.row) {
        taken += Self.count(here.before) + 1
        sum = before + LongStack.Sum(here.row)
        node = here.behind
      } else {
        node = here.before
      }
    }
    return taken
  }

  // MARK: Changing

  /// Puts a row before the one at a place.
  mutating func insert(_ row: LongStack.Row, at index: Int, steps: inout Int) {
    root = Self.inserting(row, at: index, in: root, &steps)
  }

  /// Takes a row out.
  mutating func remove(at index: Int, steps: inout Int) {
    root = Self.removing(index, from: root, &steps)
  }

  /// Puts a row in the place of another.
  mutating func replace(at index: Int, with row: LongStack.Row, steps: inout Int) {
    root = Self.replacing(index, with: row, in: root, &steps)
  }

  private static func inserting(
    _ row: LongStack.Row, at index: Int, in node: Node?, _ steps: inout Int
  ) -> Node {
    steps += 1
    guard let node else { return Node(row, nil, nil) }
    let place = count(node.before)
    if index <= place {
      return balanced(node.row, inserting(row, at: index, in: node.before, &steps), node.behind)
    }
    let behind = inserting(row, at: index - place - 1, in: node.behind, &steps)
    return balanced(node.row, node.before, behind)
  }

  private static func removing(_ index: Int, from node: Node?, _ steps: inout Int) -> Node? {
    guard let node else { return nil }
    steps += 1
    let place = count(node.before)
    if index < place {
      return balanced(node.row, removing(index, from: node.before, &steps), node.behind)
    }
    if index > place {
      let behind = removing(index - place - 1, from: node.behind, &steps)
      return balanced(node.row, node.before, behind)
    }
    guard let behind = node.behind else { return node.before }
    let next = first(of: behind, &steps)
    return balanced(next, node.before, removing(0, from: behind, &steps))
  }

  private static func first(of node: Node, _ steps: inout Int) -> LongStack.Row {
    var node = node
    while let before = node.before {
      steps += 1
      node = before
    }
    return node.row
  }

  private static func replacing(
    _ index: Int, with row: LongStack.Row, in node: Node?, _ steps: inout Int
  ) -> Node? {
    guard let node else { return nil }
    steps += 1
    let place = count(node.before)
    if index < place {
      return Node(node.row, replacing(index, with: row, in: node.before, &steps), node.behind)
    }
    if index > place {
      let behind = replacing(index - place - 1, with: row, in: node.behind, &steps)
      return Node(node.row, node.before, behind)
    }
    return Node(row, node.before, node.behind)
  }

  // MARK: Balance

  /// How many times heavier one side may be than the other.
  static let bound = 3
  /// Up to how many times heavier the inner part of a heavy side may be than its outer part.
  private static let innerBound = 2

  /// Joins two sides of which one has changed by one row.
  private static func balanced(_ row: LongStack.Row, _ before: Node?, _ behind: Node?) -> Node {
    let (left, right) = (count(before) + 1, count(behind) + 1)
    if let behind, right > bound * left {
      guard let inner = behind.before, count(inner) + 1 >= innerBound * (count(behind.behind) + 1)
      else { return Node(behind.row, Node(row, before, behind.before), behind.behind) }
      return Node(
        inner.row, Node(row, before, inner.before),
        Node(behind.row, inner.behind, behind.behind))
    }
    if let before, left > bound * right {
      guard let inner = before.behind, count(inner) + 1 >= innerBound * (count(before.before) + 1)
      else { return Node(before.row, before.before, Node(row, before.behind, behind)) }
      return Node(
        inner.row, Node(before.row, before.before, inner.before),
        Node(row, inner.behind, behind))
    }
    return Node(row, before, behind)
  }

  static func count(_ node: Node?) -> Int { node?.count ?? 0 }

  private static func sum(_ node: Node?) -> LongStack.Sum { node?.sum ?? .nothing }

  private static func node(_ rows: ArraySlice<LongStack.Row>) -> Node? {
    guard !rows.isEmpty else { return nil }
    let middle = rows.startIndex + rows.count / 2
    return Node(rows[middle], node(rows[..<middle]), node(rows[(middle + 1)...]))
  }

  private static func collect(_ node: Node?, into rows: inout [LongStack.Row]) {
    guard let node else { return }
    collect(node.before, into: &rows)
    rows.append(node.row)
    collect(node.behind, into: &rows)
  }
}
