extension Family {
  /// Kinds that were judged twice; passes were changed for them between.
  static let unseen: [@Sendable (inout Dice) -> Family] =
    unseenNumbers + unseenLists + unseenShapes

  private static let unseenNumbers: [@Sendable (inout Dice) -> Family] = [
    { r in
      let (k, high) = (r(3...40), r(200, 500))
      return Family(
        "divisor of another", [1...60, 1...high],
        "x[1] % x[0] == 0 and x[0] >= \(k) and x[1] > x[0]"
      ) { $0[1] % $0[0] == 0 && $0[0] >= k && $0[1] > $0[0] }
    },
    { r in
      let product = r(2...12) * r(3...9) * r(2...5)
      return Family(
        "product exactly", [2...100, 2...400], "x[0] * x[1] == \(product)"
      ) { $0[0] * $0[1] == product }
    },
    { r in
      let k = r(10...150)
      return Family(
        "sum that is a square", [0...100, 1...100],
        "sum(x) >= \(k) and math.isqrt(sum(x)) ** 2 == sum(x)"
      ) { x in x[0] + x[1] >= k && (0...20).contains { $0 * $0 == x[0] + x[1] } }
    },
    { r in
      let (digit, k) = (r(1...9), r(100...9000))
      return Family("digit above a bound", [0...50_000], "'\(digit)' in str(x[0]) and x[0] >= \(k)")
      { "\($0[0])".contains("\(digit)") && $0[0] >= k }
    },
    { r in
      let (n, k) = (r(4, 6, 8, 12), r(20...1500))
      return Family(
        "as many divisors", [1...6000],
        "x[0] >= \(k) and sum(x[0] % d == 0 for d in range(1, x[0] + 1)) == \(n)"
      ) { x in x[0] >= k && (1...x[0]).count { x[0] % $0 == 0 } == n }
    },
    { r in
      let n = r(20...90)
      return Family("steps to one", [1...4000], "steps(x[0]) >= \(n)") { steps($0[0]) >= n }
    },
    { r in
      let k = r(4...60)
      return Family(
        "one bit apart", [0...255, 0...255],
        "bin(x[0] ^ x[1]).count('1') == 1 and abs(x[0] - x[1]) >= 4 and x[0] >= \(k)"
      ) { ($0[0] ^ $0[1]).nonzeroBitCount == 1 && abs($0[0] - $0[1]) >= 4 && $0[0] >= k }
    },
    { r in
      let (q, rest) = (r(2...20), r(1...6))
      return Family(
        "quotient and rest", [0...600, 1...60], "x[0] // x[1] == \(q) and x[0] % x[1] == \(rest)"
      ) { $0[0] / $0[1] == q && $0[0] % $0[1] == rest }
    },
    { r in
      let d = r(2...40)
      return Family(
        "number between two", [0...100, 0...100, 0...100],
        "x[0] < x[2] < x[1] and x[1] - x[0] >= \(d)"
      ) { $0[0] < $0[2] && $0[2] < $0[1] && $0[1] - $0[0] >= d }
    },
    { r in
      let (high, k) = (r(15, 30, 60), r(1...14))
      return Family(
        "three that cancel", .tuple(Array(repeating: .int(-high, high), count: 3)),
        Value([0, k, -k]), "sum(x) == 0 and max(x) >= \(k)"
      ) { $0.ns.reduce(0, +) == 0 && ($0.ns.max() ?? 0) >= k }
    },
    { r in
      let (a, b, c) = (r(0...8), r(0...18), r(0...20))
      return Family(
        "version", [0...20, 0...20, 0...20], "x >= [\(a), \(b), \(c)] and x[2] % 2 == 1"
      ) { ($0[0], $0[1], $0[2]) >= (a, b, c) && $0[2] % 2 == 1 }
    },
    { r in
      let (t, k) = (r(5...30), r(1...10))
      return Family(
        "hands of a clock", [0...11, 0...59], "abs(60 * x[0] - 11 * x[1]) <= \(t) and x[0] >= \(k)"
      ) { abs(60 * $0[0] - 11 * $0[1]) <= t && $0[0] >= k }
    },
    { r in
      let (k, w) = (r(5...45), r(3...25))
      return Family(
        "cold and windy", .tuple([.int(-50, 50), .int(0, 30)]), Value([-k, w]),
        "x[0] <= -\(k) and x[1] >= \(w)"
      ) { $0[0].n <= -k && $0[1].n >= w }
    },
  ]

  /// How many steps a number takes to 1: half of an even one, three times an odd one and one.
  private static func steps(_ number: Int) -> Int {
    var (count, rest) = (0, number)
    while rest > 1 { (count, rest) = (count + 1, rest % 2 == 0 ? rest / 2 : 3 * rest + 1) }
    return count
  }

  private static func zeros(_ count: Int, then numbers: Int...) -> Value {
    Value(Array(repeating: 0, count: count) + numbers)
  }

  private static let unseenLists: [@Sendable (inout Dice) -> Family] = [
    { r in
      let (count, n) = (r(2...4), r(2...3))
      return Family(
        "two runs side by side", .list(.choice(count), 0, 20),
        Value(Array(repeating: 0, count: n) + Array(repeating: 1, count: n)),
        "any(len(set(x[i:i + \(n)])) == 1 == len(set(x[i + \(n):i + \(2 * n)]))"
          + " and x[i] != x[i + \(n)] for i in range(len(x) - \(2 * n - 1)))"
      ) { x in
        x.parts.indices.contains { i in
          let (one, other) = (x.ns[i...].prefix(n), x.ns[i...].dropFirst(n).prefix(n))
          return other.count == n && Set(one).count == 1 && Set(other).count == 1
            && one.first != other.first
        }
      }
    },
    { r in
      let (n, mean) = (r(2...4), r(20...70))
      let full = n * mean / 100
      let rest = n * mean - full * 100
      return Family(
        "average", .list(.int(0, 100), 0, 12),
        Value(
          Array(repeating: 0, count: n - full - 1) + [rest]
            + Array(repeating: 100, count: full)),
        "len(x) >= \(n) and sum(x) >= \(mean) * len(x)"
      ) { $0.parts.count >= n && $0.ns.reduce(0, +) >= mean * $0.parts.count }
    },
    { r in
      let (d, high) = (r(3...60), r(80, 200))
      return Family(
        "range exactly", .list(.int(0, high), 0, 8), Value([0, d]),
        "len(x) >= 2 and max(x) - min(x) == \(d)"
      ) { $0.parts.count >= 2 && ($0.ns.max() ?? 0) - ($0.ns.min() ?? 0) == d }
    },
    { r in
      let (n, high) = (r(3...5), r(10, 100))
      return Family(
        "up and down", .list(.int(0, high), 0, 10), Value((0..<n).map { $0 % 2 }),
        "len(x) >= \(n) and all((a < b) != (b < c) and a != b != c for a, b, c in"
          + " zip(x, x[1:], x[2:]))"
      ) { x in
        x.parts.count >= n
          && x.parts.indices.dropFirst().dropLast().allSatisfy {
            let (a, b, c) = (x.ns[$0 - 1], x.ns[$0], x.ns[$0 + 1])
            return (a < b) != (b < c) && a != b && b != c
          }
      }
    },
    { r in
      let v = r(1...30)
      return Family(
        "opposites", .list(.int(-50, 50), 0, 20), Value([v, -v]),
        "any(a >= \(v) and -a in x for a in x)"
      ) { x in x.ns.contains { $0 >= v && x.ns.contains(-$0) } }
    },
    { r in
      let (count, n) = (r(2...3), r(1...2))
      return Family(
        "begins as it ends", .list(.choice(count), 0, 14),
        Value(Array(repeating: 0, count: n) + [1] + Array(repeating: 0, count: n)),
        "len(x) > \(2 * n) and x[:\(n)] == x[-\(n):] and x[0] != x[\(n)]"
      ) {
        $0.parts.count > 2 * n && $0.ns.prefix(n) == $0.ns.suffix(n)[...] && $0[0] != $0[n]
      }
    },
    { r in
      let (high, n) = (r(30, 80), r(2...3))
      let others = (0..<n - 1).map { high - (n - 2) + $0 }
      let first = r(1...high / 3)
      return Family(
        "sum of distinct numbers", .list(.int(0, high), 0, 12), Value([first] + others),
        "len(set(x)) == len(x) and sum(x) >= \(first + others.reduce(0, +))"
      ) {
        Set($0.ns).count == $0.parts.count
          && $0.ns.reduce(0, +) >= first + others.reduce(0, +)
      }
    },
    { r in
      let n = r(2...3)
      return Family(
        "peaks", .list(.int(0, r(9, 50)), 0, 20), Value((0...2 * n).map { $0 % 2 }),
        "sum(a < b > c for a, b, c in zip(x, x[1:], x[2:])) >= \(n)"
      ) { x in
        x.parts.indices.dropFirst().dropLast().count {
          x.ns[$0 - 1] < x.ns[$0] && x.ns[$0] > x.ns[$0 + 1]
        } >= n
      }
    },
    { r in
      let k = r(2...20)
      return Family(
        "account back at zero", .list(.int(-20, 20), 0, 10), Value([k, -k]),
        "sum(x) == 0 and any(sum(x[:i]) >= \(k) for i in range(len(x)))"
      ) { x in
        x.ns.reduce(0, +) == 0
          && x.parts.indices.contains { x.ns.prefix($0).reduce(0, +) >= k }
      }
    },
    { r in
      let (v, d) = (r(0...8), r(1...60))
      return Family(
        "order of equal keys", .list(.tuple([.int(0, 9), .int(0, 100)]), 0, 15),
        [Value([v, d]), Value([v, 0])],
        "any(a[0] == b[0] >= \(v) and a[1] - b[1] >= \(d) for a, b in zip(x, x[1:]))"
      ) {
        zip($0.parts, $0.parts.dropFirst()).contains {
          $0[0] == $1[0] && $0[0].n >= v && $0[1].n - $1[1].n >= d
        }
      }
    },
    { r in
      let (v, n) = (r(1...9), r(2...4))
      return Family(
        "every second one", .list(.int(0, 20), 0, 16),
        Value((0..<2 * n - 1).map { $0 % 2 == 0 ? v : 0 }),
        "len(x[::2]) >= \(n) and min(x[::2]) >= \(v)"
      ) { x in
        let every = x.parts.indices.filter { $0 % 2 == 0 }.map { x.ns[$0] }
        return every.count >= n && (every.min() ?? 0) >= v
      }
    },
    { r in
      let (n, high) = (r(2...4), r(5, 9))
      return Family(
        "value as often as it says", .list(.int(0, high), 0, 15),
        Value(Array(repeating: n, count: n)), "any(a >= \(n) and x.count(a) == a for a in x)"
      ) { x in x.ns.contains { a in a >= n && x.ns.count { $0 == a } == a } }
    },
  ]

  private static let unseenShapes: [@Sendable (inout Dice) -> Family] = [
    { r in
      let w = r(2...30)
      return Family(
        "intervals that overlap", .list(.interval(0, r(40, 100)), 0, 8),
        [Value([0, w]), Value([0, w])],
        "any(min(a[1], b[1]) - max(a[0], b[0]) >= \(w) for i, a in enumerate(x) for b in x[i + 1:])"
      ) { x in
        x.parts.indices.contains { i in
          x.parts[(i + 1)...].contains {
            min(x[i][1].n, $0[1].n) - max(x[i][0].n, $0[0].n) >= w
          }
        }
      }
    },
    { r in
      let (low, w) = (r(5...30), r(5...50))
      return Family(
        "interval", .interval(0, r(100, 1000)), Value([low, low + w]),
        "x[0] >= \(low) and x[1] - x[0] >= \(w)"
      ) { $0[0].n >= low && $0[1].n - $0[0].n >= w }
    },
    { r in
      let k = r(20...190)
      let rows: Value =
        k > 99 ? [Value([0, 0]), Value([k - 99, 99])] : [Value([k])]
      return Family(
        "sum of a row", .square(1, r(4...6), .int(0, 99)), rows,
        "any(sum(row) >= \(k) for row in x)"
      ) { $0.parts.contains { $0.ns.reduce(0, +) >= k } }
    },
    { r in
      let v = r(1...4)
      return Family(
        "symmetric matrix", .square(1, 4, .int(0, 5)), [Value([0, v]), Value([v, 0])],
        "all(x[i][j] == x[j][i] for i in range(len(x)) for j in range(i))"
          + " and any(n >= \(v) for i, row in enumerate(x) for n in row[i + 1:])"
      ) { x in
        let all = x.parts.indices
        return all.allSatisfy { i in all.allSatisfy { x[i][$0] == x[$0][i] } }
          && all.contains { i in x[i].ns[(i + 1)...].contains { $0 >= v } }
      }
    },
    { r in
      let (v, n) = (r(1...40), r(2...4))
      return Family(
        "counted, equal ends", .counted(1, 10, .int(0, 60)),
        Value([v] + Array(repeating: 0, count: n - 2) + [v]),
        "len(x) >= \(n) and x[0] == x[-1] >= \(v)"
      ) { $0.parts.count >= n && $0[0] == $0[$0.parts.count - 1] && $0[0].n >= v }
    },
    { r in
      let n = r(1...3)
      return Family(
        "one below the other", .twins(0, 6, .int(0, r(20, 1000))),
        [zeros(n), Value(Array(repeating: 1, count: n))],
        "len(x[0]) >= \(n) and all(a < b for a, b in zip(*x))"
      ) { $0[0].parts.count >= n && zip($0[0].ns, $0[1].ns).allSatisfy { $0 < $1 } }
    },
    { r in
      let high = r(2...4)
      return Family(
        "the same in another order", .twins(0, 5, .int(0, high)), [Value([0, 1]), Value([1, 0])],
        "x[0] != x[1] and sorted(x[0]) == sorted(x[1])"
      ) { $0[0] != $0[1] && $0[0].ns.sorted() == $0[1].ns.sorted() }
    },
    { r in
      let n = r(2...4)
      return Family(
        "so many on two levels", .levels(1, r(4...7), .int(0, 50)),
        [zeros(n - 2), zeros(2)], "sum(map(len, x)) >= \(n)"
      ) { $0.parts.reduce(0) { $0 + $1.parts.count } >= n }
    },
    { r in
      let n = r(2...3)
      let leaf: Value = [0, [], []]
      let pair: Value = [0, leaf, leaf]
      return Family(
        "leaves", .tree(.int(0, r(9, 500)), 5), n == 2 ? pair : [0, leaf, pair],
        "sum(not t[1] and not t[2] for t in nodes(x)) >= \(n)"
      ) { leaves($0) >= n }
    },
    { r in
      let d = r(2...3)
      let chain = (0..<d).reduce([] as Value) { tree, _ in [0, [], tree] }
      return Family(
        "lopsided tree", .tree(.int(0, 100), 5), [0, [], chain],
        "any(abs(height(t[1]) - height(t[2])) >= \(d) for t in nodes(x))"
      ) { isLopsided($0, by: d) }
    },
    { r in
      let k = r(5...90)
      return Family(
        "sum along a path", .tree(.int(0, 100), 5), [.number(k), [], []], "\(k) in paths(x)"
      ) { paths($0).contains(k) }
    },
    { r in
      let n = r(1...2)
      return Family(
        "the same list twice", .list(.union([.int(0, 50), .list(.int(0, 3), 0, 4)]), 0, 10),
        [zeros(n), zeros(n)],
        "any(isinstance(a, list) and len(a) >= \(n) and x.count(a) >= 2 for a in x)"
      ) { x in
        x.parts.contains { a in a.parts.count >= n && x.parts.count { $0 == a } >= 2 }
      }
    },
    { r in
      let (n, v) = (r(1...2), r(1...3))
      return Family(
        "part of another list", .tuple([.list(.int(0, 4), 0, 6), .list(.int(0, 4), 0, 12)]),
        [zeros(n - 1, then: v), zeros(n, then: v)],
        "len(x[1]) > len(x[0]) >= \(n) and x[0][-1] >= \(v)"
          + " and any(x[1][i:i + len(x[0])] == x[0] for i in range(len(x[1])))"
      ) { x in
        let (part, whole) = (x[0].ns, x[1].ns)
        return whole.count > part.count && part.count >= n && (part.last ?? 0) >= v
          && whole.indices.contains { whole[$0...].starts(with: part) }
      }
    },
    { r in
      let n = r(2...4)
      return Family(
        "distinct values, counted", .tuple([.list(.int(0, 9), 0, 12), .int(0, 10)]),
        [Value(Array(0..<n)), .number(n)], "len(set(x[0])) == x[1] >= \(n)"
      ) { Set($0[0].ns).count == $0[1].n && $0[1].n >= n }
    },
    { r in
      let (n, limit) = (r(2...4), r(5...40))
      return Family(
        "above a limit that is drawn", .tuple([.list(.int(0, 100), 0, 15), .int(0, 100)]),
        [Value(Array(repeating: limit + 1, count: n)), .number(limit)],
        "x[1] >= \(limit) and sum(a > x[1] for a in x[0]) >= \(n)"
      ) { x in x[1].n >= limit && x[0].ns.count { $0 > x[1].n } >= n }
    },
    { r in
      let (count, n) = (r(3...6), r(2...6))
      let mode = r(1...count - 1)
      return Family(
        "mode and a length", .tuple([.choice(count), .list(.int(0, 100), 0, 20)]),
        [.number(mode), zeros(n)], "x[0] == \(mode) and len(x[1]) >= \(n)"
      ) { $0[0].n == mode && $0[1].parts.count >= n }
    },
  ]

  private static func leaves(_ tree: Value) -> Int {
    guard !tree.parts.isEmpty else { return 0 }
    return tree[1].parts.isEmpty && tree[2].parts.isEmpty ? 1 : leaves(tree[1]) + leaves(tree[2])
  }

  private static func isLopsided(_ tree: Value, by difference: Int) -> Bool {
    !tree.parts.isEmpty
      && (abs(height(tree[1]) - height(tree[2])) >= difference
        || isLopsided(tree[1], by: difference) || isLopsided(tree[2], by: difference))
  }

  private static func height(_ tree: Value) -> Int {
    tree.parts.isEmpty ? 0 : 1 + max(height(tree[1]), height(tree[2]))
  }

  /// The sums of the numbers from the root to each leaf.
  private static func paths(_ tree: Value) -> [Int] {
    guard !tree.parts.isEmpty else { return [] }
    let inner = paths(tree[1]) + paths(tree[2])
    return inner.isEmpty ? [tree[0].n] : inner.map { $0 + tree[0].n }
  }
}
