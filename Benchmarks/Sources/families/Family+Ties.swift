extension Family {
  /// Properties of two lists, of lists of lists, and of a list with numbers beside it.
  static let ofSeveralLists: [@Sendable (inout Dice) -> Family] = [
    { r in
      let (k, high) = (r(3...18), r(20, 20, 100))
      let one = Shape.list(.int(0, high), 0, r(10, 30))
      return Family(
        "equal sums", .tuple([one, one]), [Value([k]), Value([k])], "sum(x[0]) == sum(x[1]) >= \(k)"
      ) { $0[0].ns.reduce(0, +) == $0[1].ns.reduce(0, +) && $0[0].ns.reduce(0, +) >= k }
    },
    { r in
      let (n, high) = (r(1...4), r(20, 1000))
      let one = Shape.list(.int(0, high), 0, 12)
      let zeros = Array(repeating: 0, count: n - 1)
      return Family(
        "equal lengths", .tuple([one, one]), [Value(zeros + [1]), Value(zeros + [0])],
        "len(x[0]) == len(x[1]) >= \(n) and sum(x[0]) > sum(x[1])"
      ) {
        $0[0].parts.count == $0[1].parts.count && $0[0].parts.count >= n
          && $0[0].ns.reduce(0, +) > $0[1].ns.reduce(0, +)
      }
    },
    { r in
      let (v, high) = (r(1...20), r(10, 20))
      return Family(
        "list and its count", .tuple([.list(.int(0, 20), 0, high), .int(0, high)]),
        [Value([v]), 1], "len(x[0]) == x[1] and \(v) in x[0]"
      ) { $0[0].parts.count == $0[1].n && $0[0].ns.contains(v) }
    },
    { r in
      let (n, high) = (r(2...6), r(10, 20))
      return Family(
        "count at the end", .tuple([.list(.int(0, 1000), 0, high), .int(0, high)]),
        [Value(Array(repeating: 0, count: n)), .number(n)], "len(x[0]) == x[1] >= \(n)"
      ) { $0[0].parts.count == $0[1].n && $0[1].n >= n }
    },
    { r in
      let v = r(20...900)
      return Family(
        "list and a position", .tuple([.list(.int(0, 1000), 0, 20), .int(0, 20)]), [Value([v]), 0],
        "x[1] < len(x[0]) and x[0][x[1]] >= \(v)"
      ) { $0[1].n < $0[0].parts.count && $0[0][$0[1].n].n >= v }
    },
    { r in
      let d = r(1...80)
      return Family(
        "list and two positions", .tuple([.list(.int(0, 100), 0, 20), .int(0, 20), .int(0, 20)]),
        [Value([d, 0]), 0, 1],
        "x[1] < x[2] < len(x[0]) and x[0][x[1]] >= x[0][x[2]] + \(d)"
      ) {
        $0[1].n < $0[2].n && $0[2].n < $0[0].parts.count
          && $0[0][$0[1].n].n >= $0[0][$0[2].n].n + d
      }
    },
    { r in
      let (n, high) = (r(4...12), r(10, 1000))
      return Family(
        "nested count", .list(.list(.int(0, high), 0, 10), 0, 10),
        [Value(Array(repeating: 0, count: min(n, 10)))],
        "sum(map(len, x)) >= \(min(n, 10))"
      ) { $0.parts.map(\.parts.count).reduce(0, +) >= min(n, 10) }
    },
    { r in
      let n = r(2...5)
      let one = Value(Array(repeating: 0, count: n))
      return Family(
        "two long lists", .list(.list(.int(0, 100), 0, 10), 0, 10), [one, one],
        "sum(len(l) >= \(n) for l in x) >= 2"
      ) { $0.parts.count { $0.parts.count >= n } >= 2 }
    },
    { r in
      let (v, w) = (r(1...9), r(1...9))
      let one = Shape.list(.int(0, 9), 0, 15)
      return Family(
        "numbers of both", .tuple([one, one]), [Value([min(v, w)]), Value([min(v, w)])],
        "any(n >= \(min(v, w)) and n in x[1] for n in x[0])"
      ) { x in x[0].ns.contains { $0 >= min(v, w) && x[1].ns.contains($0) } }
    },
    { r in
      let (k, n) = (r(20...120), r(2...3))
      let one = Shape.list(.int(0, 50), 0, 10)
      return Family(
        "sums of two lists", .tuple([one, one]),
        [Value(Array(repeating: 0, count: n)), Value(k > 50 ? parts(k) : [k])],
        "len(x[0]) >= \(n) and sum(x[1]) - sum(x[0]) >= \(k)"
      ) {
        $0[0].parts.count >= n && $0[1].ns.reduce(0, +) - $0[0].ns.reduce(0, +) >= k
      }
    },
  ]

  private static func parts(_ sum: Int) -> [Int] {
    let count = (sum + 49) / 50
    return [sum - (count - 1) * 50] + Array(repeating: 50, count: count - 1)
  }

  /// Properties of values whose shape a number decides that is drawn before them.
  static let ofTiedShapes: [@Sendable (inout Dice) -> Family] = [
    { r in
      let v = r(20...95)
      return Family(
        "square, above its diagonal", .square(1, r(5...8), .int(0, 99)),
        [Value([0, v]), Value([0, 0])],
        "any(n >= \(v) for i, row in enumerate(x) for n in row[i + 1:])"
      ) { x in
        x.parts.indices.contains { place in x[place].ns[(place + 1)...].contains { $0 >= v } }
      }
    },
    { r in
      let k = r(20...180)
      let n = (k + 98) / 99
      let rows = (0..<n).map { row in
        Value((0..<n).map { $0 != row ? 0 : row == 0 ? k - (n - 1) * 99 : 99 })
      }
      return Family(
        "sum of a diagonal", .square(1, r(4...6), .int(0, 99)), .list(rows),
        "sum(row[i] for i, row in enumerate(x)) >= \(k)"
      ) { x in x.parts.indices.reduce(0) { $0 + x[$1][$1].n } >= k }
    },
    { r in
      let (v, n) = (r(20...900), r(10, 30))
      return Family(
        "counted, one above", .counted(1, n, .int(0, 1000)), Value([v]), "max(x) >= \(v)"
      ) { ($0.ns.max() ?? 0) >= v }
    },
    { r in
      let k = r(50...250)
      let n = (k + 99) / 100
      return Family(
        "counted, sum", .counted(1, r(10, 30), .int(0, 100)),
        Value([k - (n - 1) * 100] + Array(repeating: 100, count: n - 1)), "sum(x) >= \(k)"
      ) { $0.ns.reduce(0, +) >= k }
    },
    { r in
      let v = r(20...900)
      return Family(
        "two of one length", .twins(0, r(5...12), .int(0, 1000)), [Value([v]), Value([v])],
        "any(a >= \(v) and b >= \(v) for a, b in zip(*x))"
      ) { zip($0[0].ns, $0[1].ns).contains { $0 >= v && $1 >= v } }
    },
    { r in
      let (v, n) = (r(2...50), r(1...2))
      return Family(
        "two of one length, far apart", .twins(0, r(5...12), .int(0, 100)),
        [Value(Array(repeating: 0, count: n)), Value(Array(repeating: v, count: n))],
        "sum(b - a >= \(v) for a, b in zip(*x)) >= \(n)"
      ) { zip($0[0].ns, $0[1].ns).count { $1 - $0 >= v } >= n }
    },
    { r in
      let v = r(5...90)
      return Family(
        "length on two levels", .levels(1, r(4...8), .int(0, 99)), [Value([v])],
        "any(n >= \(v) for l in x for n in l)"
      ) { $0.parts.contains { $0.ns.contains { $0 >= v } } }
    },
    { r in
      let n = r(2...3)
      let rows = (0..<n).map { $0 < n - 1 ? [] : Value(Array(repeating: 0, count: n)) }
      return Family(
        "a list as long as all", .levels(1, r(4...7), .int(0, 99)), .list(rows),
        "any(len(l) == len(x) >= \(n) for l in x)"
      ) { x in x.parts.count >= n && x.parts.contains { $0.parts.count == x.parts.count } }
    },
  ]

  /// Properties of trees and of alternatives.
  static let ofTrees: [@Sendable (inout Dice) -> Family] = [
    { r in
      let (depth, high) = (r(2...4), r(9, 1000))
      let chain = (0..<depth).reduce([] as Value) { tree, _ in [0, [], tree] }
      return Family("deep tree", .tree(.int(0, high), 6), chain, "height(x) >= \(depth)") {
        height($0) >= depth
      }
    },
    { r in
      let (v, high) = (r(2...80), r(100, 1000))
      return Family(
        "out of order in a tree", .tree(.int(0, high), 5), [.number(v), [], [0, [], []]],
        "any(r and t[0] - r[0] >= \(v) for t in nodes(x) for r in [t[2]])"
      ) {
        nodes($0).contains { !$0[2].parts.isEmpty && $0[0].n - $0[2][0].n >= v }
      }
    },
    { r in
      let k = r(20...90)
      return Family(
        "sum of a tree", .tree(.int(0, 100), 5), [.number(k), [], []],
        "sum(t[0] for t in nodes(x)) >= \(k)"
      ) { nodes($0).reduce(0) { $0 + $1[0].n } >= k }
    },
    { r in
      let v = r(1...15)
      return Family(
        "equal numbers in a tree", .tree(.int(0, 20), 5), [.number(v), [], [.number(v), [], []]],
        "len([n for t in nodes(x) if (n := t[0]) >= \(v)]) > "
          + "len({t[0] for t in nodes(x) if t[0] >= \(v)})"
      ) {
        let found = nodes($0).map { $0[0].n }.filter { $0 >= v }
        return found.count > Set(found).count
      }
    },
    { r in
      let v = r(20...900)
      return Family(
        "parts of three forms",
        .list(
          .union([
            .int(0, 1000), .list(.int(0, 1000), 0, 4), .tuple([.int(0, 1000), .int(0, 1000)]),
          ]), 0, 8), [0, .number(v)],
        "len(x) >= 2 and sum(n if isinstance(n, int) else sum(n) for n in x) >= \(v)"
      ) { $0.parts.count >= 2 && $0.parts.reduce(0) { $0 + $1.n + $1.ns.reduce(0, +) } >= v }
    },
    { r in
      let k = r(2...90)
      return Family(
        "two that differ", .tuple([.choice(2), .choice(2), .int(0, 100)]), [0, 1, .number(k)],
        "x[0] != x[1] and x[2] >= \(k)"
      ) { $0[0] != $0[1] && $0[2].n >= k }
    },
  ]

  /// The nodes of a tree.
  private static func nodes(_ tree: Value) -> [Value] {
    tree.parts.isEmpty ? [] : [tree] + nodes(tree[1]) + nodes(tree[2])
  }

  private static func height(_ tree: Value) -> Int {
    tree.parts.isEmpty ? 0 : 1 + max(height(tree[1]), height(tree[2]))
  }
}
