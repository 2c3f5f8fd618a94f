extension Family {
  /// Kinds that no pass was made for: written before the passes were last changed, tried afterwards.
  static let further: [@Sendable (inout Dice) -> Family] = furtherNumbers + furtherLists

  private static let furtherNumbers: [@Sendable (inout Dice) -> Family] = [
    { r in
      let k = r(200...20_000)
      return Family(
        "palindrome", [0...50_000], "str(x[0]) == str(x[0])[::-1] and x[0] >= \(k)"
      ) { String($0[0]) == String("\($0[0])".reversed()) && $0[0] >= k }
    },
    { r in
      let k = r(50...5000)
      return Family(
        "prime", [0...50_000],
        "x[0] >= \(k) and all(x[0] % d for d in range(2, x[0]) if d * d <= x[0])"
      ) { x in
        x[0] >= k && !(2..<x[0]).prefix { $0 * $0 <= x[0] }.contains { x[0] % $0 == 0 }
      }
    },
    { r in
      let k = r(50...4000)
      return Family(
        "square number", [0...20_000], "x[0] >= \(k) and math.isqrt(x[0]) ** 2 == x[0]"
      ) { x in x[0] >= k && (0...200).contains { $0 * $0 == x[0] } }
    },
    { r in
      let k = r(100...9000)
      return Family(
        "no two bits side by side", [0...60_000], "x[0] & x[0] >> 1 == 0 and x[0] >= \(k)"
      ) { $0[0] & $0[0] >> 1 == 0 && $0[0] >= k }
    },
    { r in
      let k = r(3...990) * 4 + r(0...3)
      return Family(
        "leap year", [1...9999],
        "x[0] >= \(k) and x[0] % 4 == 0 and (x[0] % 100 != 0 or x[0] % 400 == 0)"
      ) { $0[0] >= k && $0[0] % 4 == 0 && ($0[0] % 100 != 0 || $0[0] % 400 == 0) }
    },
    { r in
      let (low, k) = (r(5...40), r(60...400))
      return Family(
        "carry", [0...500, 0...500],
        "x[0] % 10 + x[1] % 10 >= 10 and x[0] >= \(low) and sum(x) >= \(k)"
      ) { $0[0] % 10 + $0[1] % 10 >= 10 && $0[0] >= low && $0[0] + $0[1] >= k }
    },
    { r in
      let w = r(5...70)
      return Family(
        "two ranges that overlap", .tuple(Array(repeating: .int(0, 100), count: 4)),
        [0, .number(w), 0, .number(w)], "min(x[1], x[3]) - max(x[0], x[2]) >= \(w)"
      ) { min($0[1].n, $0[3].n) - max($0[0].n, $0[2].n) >= w }
    },
    { r in
      let (k, width) = (r(100...5000), r(40...400))
      return Family(
        "ring", [0...100, 0...100], "\(k) <= x[0] ** 2 + x[1] ** 2 <= \(k + width)"
      ) { (k...k + width).contains($0[0] * $0[0] + $0[1] * $0[1]) }
    },
    { r in
      let (high, k) = (r(20, 30, 60), r(10...390))
      let first = (k + high - 1) / high
      return Family(
        "product below zero", .tuple([.int(-high, high), .int(-high, high)]),
        Value([first, -((k + first - 1) / first)]), "x[0] * x[1] <= -\(k)"
      ) { $0[0].n * $0[1].n <= -k }
    },
    { r in
      let n = r(3...7)
      return Family(
        "bits that differ", .tuple([.int(0, 1023), .int(0, 1023)]), Value([0, (1 << n) - 1]),
        "bin(x[0] ^ x[1]).count('1') >= \(n)"
      ) { ($0[0].n ^ $0[1].n).nonzeroBitCount >= n }
    },
  ]

  private static let furtherLists: [@Sendable (inout Dice) -> Family] = [
    { r in
      let k = r(10...100)
      return Family(
        "balance below zero", .list(.int(-50, 50), 0, 20),
        Value(k > 50 ? [50 - k, -50] : [-k]),
        "any(sum(x[:i]) <= -\(k) for i in range(len(x) + 1))"
      ) { x in (0...x.parts.count).contains { x.ns.prefix($0).reduce(0, +) <= -k } }
    },
    { r in
      let (v, half) = (r(5...90), r(0...2))
      return Family(
        "median", .list(.int(0, 100), 0, 15),
        Value(Array(repeating: 0, count: half) + Array(repeating: v, count: half + 1)),
        "len(x) >= \(2 * half + 1) and len(x) % 2 == 1 and sorted(x)[len(x) // 2] >= \(v)"
      ) {
        $0.parts.count >= 2 * half + 1 && $0.parts.count % 2 == 1
          && $0.ns.sorted()[$0.parts.count / 2] >= v
      }
    },
    { r in
      let (n, high) = (r(1...6), r(9, 1000))
      let least = [
        [], [1, 0], [1, 0, 0], [2, 1, 0], [1, 1, 0, 0], [2, 1, 0, 0], [3, 2, 1, 0],
      ][n]
      return Family(
        "inversions", .list(.int(0, high), 0, 15), Value(least),
        "sum(a > b for i, a in enumerate(x) for b in x[i + 1:]) >= \(n)"
      ) { x in
        x.parts.indices.reduce(0) { sum, i in sum + x.ns[i...].count { x.ns[i] > $0 } } >= n
      }
    },
    { r in
      let d = r(3...80)
      return Family(
        "peak", .list(.int(0, 100), 0, 20), Value([0, d, 0]),
        "any(b - a >= \(d) and b - c >= \(d) for a, b, c in zip(x, x[1:], x[2:]))"
      ) { x in
        x.parts.indices.dropFirst().dropLast().contains {
          x.ns[$0] - x.ns[$0 - 1] >= d && x.ns[$0] - x.ns[$0 + 1] >= d
        }
      }
    },
    { r in
      let (count, n) = (r(3...5), r(2...3))
      return Family(
        "block that repeats", .list(.choice(count), 0, 20),
        Value(Array(0..<n) + Array(0..<n)),
        "any(x[i:i + \(n)] == x[i + \(n):i + \(2 * n)] and len(set(x[i:i + \(n)])) == \(n)"
          + " for i in range(len(x)))"
      ) { x in
        x.parts.indices.contains { i in
          let block = x.ns[i...].prefix(n)
          return Set(block).count == n && Array(x.ns[i...].dropFirst(n).prefix(n)) == Array(block)
        }
      }
    },
    { r in
      let n = r(2...4)
      return Family(
        "permutation", .list(.int(0, 6), 0, 7), Value(Array(0..<n - 2) + [n - 1, n - 2]),
        "len(x) >= \(n) and sorted(x) == list(range(len(x))) and x != sorted(x)"
      ) {
        $0.parts.count >= n && $0.ns.sorted() == Array(0..<$0.parts.count)
          && $0.ns.sorted() != $0.ns
      }
    },
    { r in
      let k = r(4...95)
      let first = max(1, k - 50)
      return Family(
        "two that add up", .list(.int(1, 50), 0, 20), Value([first, k - first]),
        "any(a + b == \(k) for i, a in enumerate(x) for b in x[i + 1:])"
      ) { x in
        x.parts.indices.contains { i in x.ns[(i + 1)...].contains { x.ns[i] + $0 == k } }
      }
    },
    { r in
      let k = r(40...850)
      let first = (k + 29) / 30
      return Family(
        "area", .list(.tuple([.int(0, 30), .int(0, 30)]), 0, 10),
        [Value([first, (k + first - 1) / first])], "sum(a * b for a, b in x) >= \(k)"
      ) { $0.parts.reduce(0) { $0 + $1[0].n * $1[1].n } >= k }
    },
    { r in
      let n = r(3...6)
      return Family(
        "one descent", .list(.int(0, 20), 0, 9),
        Value(Array(repeating: 0, count: n - 2) + [1, 0]),
        "len(x) >= \(n) and sum(a > b for a, b in zip(x, x[1:])) == 1"
      ) { $0.parts.count >= n && zip($0.ns, $0.ns.dropFirst()).count { $0 > $1 } == 1 }
    },
    { r in
      let n = r(1...2)
      let side = (0..<n).reduce([] as Value) { tree, _ in [0, [], tree] }
      return Family(
        "two sides of one height", .tree(.int(0, 50), 5), [0, side, side],
        "x and height(x[1]) == height(x[2]) >= \(n)"
      ) {
        $0.parts.count == 3 && height($0[1]) == height($0[2]) && height($0[1]) >= n
      }
    },
    { r in
      let v = r(2...400)
      return Family(
        "number before a list",
        .list(.union([.int(0, 1000), .list(.int(0, 1000), 0, 5)]), 0, 10),
        [.number(v), Value([v + 1])],
        "any(isinstance(a, int) and isinstance(b, list) and b and b[0] > a >= \(v)"
          + " for a, b in zip(x, x[1:]))"
      ) {
        zip($0.parts, $0.parts.dropFirst()).contains { a, b in
          a == .number(a.n) && a.n >= v && (b.parts.first?.n ?? 0) > a.n
        }
      }
    },
    { r in
      let k = r(10...380)
      let first = (k + 19) / 20
      return Family(
        "product of two lists", .twins(0, r(5...10), .int(0, 20)),
        [Value([first]), Value([(k + first - 1) / first])],
        "sum(a * b for a, b in zip(*x)) >= \(k)"
      ) { zip($0[0].ns, $0[1].ns).reduce(0) { $0 + $1.0 * $1.1 } >= k }
    },
    { r in
      let n = r(2...4)
      return Family(
        "counted, rising", .counted(1, 8, .int(0, 100)), Value(Array(0..<n)),
        "len(x) >= \(n) and all(a < b for a, b in zip(x, x[1:]))"
      ) { $0.parts.count >= n && zip($0.ns, $0.ns.dropFirst()).allSatisfy { $0 < $1 } }
    },
    { r in
      let k = r(1...63)
      return Family(
        "exclusive or of a list", .list(.int(0, 63), 0, 12), Value([k]),
        "functools.reduce(operator.xor, x, 0) == \(k)"
      ) { $0.ns.reduce(0, ^) == k }
    },
  ]

  private static func height(_ tree: Value) -> Int {
    tree.parts.isEmpty ? 0 : 1 + max(height(tree[1]), height(tree[2]))
  }
}
