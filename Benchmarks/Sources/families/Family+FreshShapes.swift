extension Family {
  static let freshMachines: [@Sendable (inout Dice) -> Family] = [
    { r in
      let h = r(2...5)
      return Family(
        "counter with a reset", .list(.choice(3), 0, 14), Value(Array(repeating: 1, count: h)),
        "functools.reduce(lambda n, op: [n, n + 1, 0][op], x, 0) >= \(h)"
      ) { $0.ns.reduce(0) { [$0, $0 + 1, 0][$1] } >= h }
    },
    { r in
      let n = r(1...2)
      return Family(
        "stack that runs empty", .list(.choice(3), 0, 14),
        Value(Array(repeating: 0, count: n) + Array(repeating: 1, count: n + 1)),
        "runs_empty(x, \(n))"
      ) { x in
        var (pushed, level) = (0, 0)
        for step in x.ns {
          if step == 1, level == 0, pushed >= n { return true }
          if step == 0 { (pushed, level) = (pushed + 1, level + 1) }
          if step == 1 { level = max(0, level - 1) }
        }
        return false
      }
    },
    { r in
      let n = r(1...2)
      let opened = (0..<n).flatMap { _ in [0, 1] }
      return Family(
        "locked door", .list(.choice(3), 0, 14), Value(opened + [2, 0]), "door(x, \(n))"
      ) { x in
        var (state, opened) = (0, 0)
        for step in x.ns {
          switch (state, step) {
          case (0, 0): (state, opened) = (1, opened + 1)
          case (1, 1): state = 0
          case (0, 2): state = 2
          case (2, 0) where opened >= n: return true
          default: break
          }
        }
        return false
      }
    },
    { r in
      let start = r(10...199)
      let transfers: Value =
        start < 100
        ? [Value([0, 1, start + 1])] : [Value([0, 1, start - 99]), Value([0, 1, 100])]
      return Family(
        "transfer beyond the balance",
        .list(.tuple([.choice(3), .choice(3), .int(0, 100)]), 0, 10), transfers,
        "overdrawn(x, \(start))"
      ) { x in
        var balances = [start, start, start]
        return x.parts.contains { transfer in
          balances[transfer[0].n] -= transfer[2].n
          balances[transfer[1].n] += transfer[2].n
          return balances.contains { $0 < 0 }
        }
      }
    },
    { r in
      let (k, m) = (r(0...8), r(1...10))
      return Family(
        "stock after a removal", .list(.tuple([.choice(2), .int(0, 20)]), 0, 8),
        [Value([0, k + m]), Value([1, m])], "stock(x)[0] == \(k) and stock(x)[1] >= \(m)"
      ) { x in
        var (stock, removed) = (0, 0)
        for step in x.parts {
          let amount = step[1].n
          if step[0].n == 0 { stock += amount }
          if step[0].n == 1, amount <= stock {
            (stock, removed) = (stock - amount, max(removed, amount))
          }
        }
        return stock == k && removed >= m
      }
    },
    { r in
      let n = r(1...2)
      return Family(
        "name and number", .list(.choice(3), 0, 8),
        Value([0, 2] + Array(repeating: 1, count: n)),
        "2 in x[1:] and set(x[:x.index(2)]) == {0} and set(x[x.index(2) + 1:]) == {1}"
          + " and len(x) - x.index(2) > \(n)"
      ) { x in
        guard let place = x.ns.firstIndex(of: 2), place > 0 else { return false }
        return x.ns[..<place].allSatisfy { $0 == 0 } && x.ns[(place + 1)...].allSatisfy { $0 == 1 }
          && x.parts.count - place > n
      }
    },
    { r in
      let n = r(1...2)
      return Family(
        "unclosed quote", .list(.choice(3), 0, 14), Value([1] + (0..<n).flatMap { _ in [2, 1] }),
        "quotes(x)[0] and quotes(x)[1] >= \(n)"
      ) { x in
        var (isInside, escaped) = (false, 0)
        var rest = x.ns[...]
        while let sign = rest.popFirst() {
          if sign == 1 { isInside.toggle() }
          if sign == 2, rest.popFirst() == 1 { escaped += 1 }
        }
        return isInside && escaped >= n
      }
    },
  ]

  static let freshShapes: [@Sendable (inout Dice) -> Family] = [
    { r in
      let s = r(1...5)
      return Family(
        "edge both ways", .list(.tuple([.int(0, 5), .int(0, 5)]), 0, 12),
        [Value([0, s]), Value([s, 0])],
        "any(a[0] != a[1] and a[0] + a[1] >= \(s) and a[::-1] in x for a in x)"
      ) { x in
        x.parts.contains {
          $0[0] != $0[1] && $0[0].n + $0[1].n >= s && x.parts.contains([$0[1], $0[0]])
        }
      }
    },
    { r in
      let high = r(3...5)
      return Family(
        "triangle in a graph", .list(.tuple([.int(0, high), .int(0, high)]), 0, 16),
        [[0, 1], [0, 2], [1, 2]],
        "any(a[0] < a[1] == b[0] < b[1] and [a[0], b[1]] in x for a in x for b in x)"
      ) { x in
        x.parts.contains { a in
          x.parts.contains { b in
            a[0].n < a[1].n && a[1] == b[0] && b[0].n < b[1].n && x.parts.contains([a[0], b[1]])
          }
        }
      }
    },
    { r in
      let n = r(2...4)
      return Family(
        "so many neighbours", .list(.tuple([.int(0, 9), .int(0, 9)]), 0, 16),
        .list((0..<n).map { Value([0, $0]) }),
        "any(len({b[1] for b in x if b[0] == a[0]}) >= \(n) for a in x)"
      ) { x in
        x.parts.contains { a in Set(x.parts.filter { $0[0] == a[0] }.map { $0[1] }).count >= n }
      }
    },
    { r in
      let v = r(1...7)
      return Family(
        "three at a time", .list(.tuple([.int(0, 23), .int(1, 8)]), 0, 12),
        .list(Array(repeating: Value([0, v + 1]), count: 3)),
        "any(sum(a[0] <= t < a[0] + a[1] for a in x) >= 3 for t in range(\(v), 32))"
      ) { x in
        (v..<32).contains { t in x.parts.count { $0[0].n <= t && t < $0[0].n + $0[1].n } >= 3 }
      }
    },
    { r in
      let d = r(1...45)
      return Family(
        "interval inside another", .list(.interval(0, 100), 0, 8),
        [Value([0, 2 * d]), Value([d, d])],
        "any(a[0] + \(d) <= b[0] and b[1] + \(d) <= a[1] for a in x for b in x)"
      ) { x in
        x.parts.contains { a in
          x.parts.contains { a[0].n + d <= $0[0].n && $0[1].n + d <= a[1].n }
        }
      }
    },
    { r in
      let k = r(1...50)
      return Family(
        "row like its column", .square(1, 4, .int(0, 50)), [[0, 0], Value([0, k])],
        "len(x) > 1 and any(sum(x[i]) == sum(row[i] for row in x) >= \(k) for i in range(len(x)))"
      ) { x in
        x.parts.count > 1
          && x.parts.indices.contains { i in
            let sum = x[i].ns.reduce(0, +)
            return sum >= k && sum == x.parts.reduce(0) { $0 + $1[i].n }
          }
      }
    },
    { r in
      let k = r(51...100)
      return Family(
        "trace", .square(1, 4, .int(0, 50)), [Value([k - 50, 0]), [0, 50]],
        "sum(row[i] for i, row in enumerate(x)) >= \(k)"
      ) { x in x.parts.indices.reduce(0) { $0 + x[$1][$1].n } >= k }
    },
    { r in
      let k = r(1...12)
      return Family(
        "equal rows", .square(2, 4, .int(0, 12)), [Value([0, k]), Value([0, k])],
        "any(sum(a) >= \(k) and x.count(a) > 1 for a in x)"
      ) { x in
        x.parts.contains { a in a.ns.reduce(0, +) >= k && x.parts.count { $0 == a } > 1 }
      }
    },
    { r in
      let n = r(2...4)
      return Family(
        "staircase", .levels(1, 6, .int(0, 50)),
        .list((0..<n).map { Value(Array(repeating: 0, count: $0)) }),
        "len(x) >= \(n) and all(len(b) == len(a) + 1 for a, b in zip(x, x[1:]))"
      ) {
        $0.parts.count >= n
          && zip($0.parts, $0.parts.dropFirst()).allSatisfy {
            $1.parts.count == $0.parts.count + 1
          }
      }
    },
    { r in
      let k = r(1...100)
      let first = (k + 9) / 10
      return Family(
        "dot product", .twins(0, 6, .int(0, 10)),
        [Value([first]), Value([(k + first - 1) / first])],
        "sum(a * b for a, b in zip(*x)) >= \(k)"
      ) { zip($0[0].ns, $0[1].ns).reduce(0) { $0 + $1.0 * $1.1 } >= k }
    },
    { r in
      let (count, n) = (r(2...4), r(2...4))
      return Family(
        "different places", .twins(0, 8, .choice(count)),
        [Value(Array(repeating: 0, count: n)), Value(Array(repeating: 1, count: n))],
        "sum(a != b for a, b in zip(*x)) >= \(n)"
      ) { zip($0[0].ns, $0[1].ns).reduce(0) { $0 + ($1.0 != $1.1 ? 1 : 0) } >= n }
    },
    { r in
      let k = r(1...30)
      let leaf: Value = [.number(k), [], []]
      return Family(
        "equal halves", .tree(.int(0, 50), 5), [0, leaf, leaf],
        "any(sum(n[0] for n in nodes(t[1])) == sum(n[0] for n in nodes(t[2])) >= \(k)"
          + " for t in nodes(x))"
      ) { nodes($0).contains { sum($0[1]) >= k && sum($0[1]) == sum($0[2]) } }
    },
    { r in
      let d = r(1...90)
      return Family(
        "left child above", .tree(.int(0, 100), 5), [0, [.number(d), [], []], []],
        "any(t[1] and t[1][0] - t[0] >= \(d) for t in nodes(x))"
      ) { nodes($0).contains { !$0[1].parts.isEmpty && $0[1][0].n - $0[0].n >= d } }
    },
    { r in
      let v = r(0...40)
      return Family(
        "turn in a tree", .tree(.int(0, 50), 5), [0, [0, [], [.number(v), [], []]], []],
        "any(t[1] and t[1][2] and t[1][2][0] >= \(v) for t in nodes(x))"
      ) {
        nodes($0).contains {
          !$0[1].parts.isEmpty && !$0[1][2].parts.isEmpty && $0[1][2][0].n >= v
        }
      }
    },
  ]

  /// A tree and all inside it.
  private static func nodes(_ tree: Value) -> [Value] {
    tree.parts.isEmpty ? [] : [tree] + nodes(tree[1]) + nodes(tree[2])
  }

  private static func sum(_ tree: Value) -> Int { nodes(tree).reduce(0) { $0 + $1[0].n } }
}
