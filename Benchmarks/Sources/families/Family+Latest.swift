extension Family {
  /// Kinds that were written after the passes were changed for the fresh ones, and before any of
  /// these was run.
  static let latest: [@Sendable (inout Dice) -> Family] =
    latestNumbers + latestLists + latestShapes

  private static let latestNumbers: [@Sendable (inout Dice) -> Family] = [
    { r in
      let most = r(100...600)
      return Family(
        "ends after midnight", [0...23, 0...59, 0...600],
        "60 * x[0] + x[1] + x[2] >= 1440 and x[2] <= \(most)"
      ) { 60 * $0[0] + $0[1] + $0[2] >= 1440 && $0[2] <= most }
    },
    { r in
      let k = r(2...9)
      return Family(
        "double root", [1...20, 0...60, 1...20],
        "x[1] * x[1] == 4 * x[0] * x[2] and x[0] >= \(k)"
      ) { $0[1] * $0[1] == 4 * $0[0] * $0[2] && $0[0] >= k }
    },
    { r in
      let k = r(10...6000)
      return Family(
        "number with a check digit", [0...9999],
        "x[0] >= \(k) and sum(int(d) * (1 + i % 2) for i, d in enumerate(str(x[0])[::-1])) % 10 == 0"
      ) { x in
        let digits = "\(x[0])".reversed().map { $0.wholeNumberValue ?? 0 }
        return x[0] >= k && zip(0..., digits).reduce(0) { $0 + $1.1 * (1 + $1.0 % 2) } % 10 == 0
      }
    },
  ]

  private static func repeated(_ number: Int, _ count: Int) -> [Int] {
    Array(repeating: number, count: count)
  }

  private static let latestLists: [@Sendable (inout Dice) -> Family] = [
    { r in
      let c = r(1...4)
      return Family(
        "ring that overflows", .tuple([.int(1, 8), .list(.choice(2), 0, 14)]),
        [.number(c), Value(repeated(0, c + 1))],
        "x[0] >= \(c) and max(itertools.accumulate(x[1], lambda n, op: n + 1 if op == 0"
          + " else max(0, n - 1), initial=0)) > x[0]"
      ) { x in
        var (size, most) = (0, 0)
        for step in x[1].ns {
          size = step == 0 ? size + 1 : max(0, size - 1)
          most = max(most, size)
        }
        return x[0].n >= c && most > x[0].n
      }
    },
    { r in
      let (w, k) = (r(2...3), r(15...75))
      let rests = (0..<w).map { place in
        max(0, k - 40 * (w - 1 - place)) - max(0, k - 40 * (w - place))
      }
      return Family(
        "window with a sum", .list(.int(0, 40), 0, 12), Value(rests),
        "any(sum(x[i:i + \(w)]) >= \(k) for i in range(len(x) - \(w - 1)))"
      ) { x in
        x.parts.count >= w
          && (0...x.parts.count - w).contains { x.ns[$0..<$0 + w].reduce(0, +) >= k }
      }
    },
    { r in
      let n = r(5...27)
      let count = (n + 8) / 9
      return Family(
        "runs of a code", .list(.tuple([.choice(3), .int(1, 9)]), 0, 8),
        .list((0..<count).map { Value([$0 % 2, $0 == 0 ? n - 9 * (count - 1) : 9]) }),
        "sum(a[1] for a in x) >= \(n) and all(a[0] != b[0] for a, b in zip(x, x[1:]))"
      ) { x in
        x.parts.reduce(0) { $0 + $1[1].n } >= n
          && zip(x.parts, x.parts.dropFirst()).allSatisfy { $0[0] != $1[0] }
      }
    },
    { r in
      let v = r(1...4)
      return Family(
        "granted again", .list(.tuple([.choice(2), .int(0, 5)]), 0, 12),
        [Value([0, v]), Value([1, v]), Value([0, v])],
        "any(u >= \(v) and [0, u] in x[j:] for i, (a, u) in enumerate(x) if a == 0"
          + " for j, b in enumerate(x) if j > i and b == [1, u])"
      ) { x in
        x.parts.indices.contains { i in
          let user = x[i][1]
          guard x[i][0].n == 0, user.n >= v,
            let revoked = x.parts[i...].firstIndex(of: [1, user])
          else { return false }
          return x.parts[revoked...].contains([0, user])
        }
      }
    },
    { r in
      let (m, k) = (r(3...40), r(10...200))
      return Family(
        "same bucket", .list(.int(0, 500), 0, 10), Value([0, (k + m - 1) / m * m]),
        "any(a != b and (a - b) % \(m) == 0 and max(a, b) >= \(k) for a in x for b in x)"
      ) { x in
        x.ns.contains { a in
          x.ns.contains { a != $0 && (a - $0) % m == 0 && max(a, $0) >= k }
        }
      }
    },
    { r in
      let n = r(1...3)
      return Family(
        "number before a list so long",
        .list(.union([.int(0, 50), .list(.int(0, 3), 0, 4)]), 0, 10),
        [.number(n), Value(repeated(0, n))],
        "any(isinstance(a, int) and isinstance(b, list) and a == len(b) >= \(n)"
          + " for a, b in zip(x, x[1:]))"
      ) { x in
        zip(x.parts, x.parts.dropFirst()).contains { a, b in
          guard case .number(let count) = a, case .list(let parts) = b else { return false }
          return count == parts.count && count >= n
        }
      }
    },
    { r in
      let k = r(100...800)
      let price = (k + 8) / 9
      return Family(
        "total of an order", .list(.tuple([.int(0, 100), .int(1, 9)]), 0, 8),
        [Value([price, (k + price - 1) / price])], "sum(a[0] * a[1] for a in x) >= \(k)"
      ) { $0.parts.reduce(0) { $0 + $1[0].n * $1[1].n } >= k }
    },
    { r in
      let half = r(1...2)
      return Family(
        "palindrome", .list(.choice(3), 0, 12),
        Value(repeated(0, half) + [1] + repeated(0, half)),
        "len(x) > \(2 * half) and x == x[::-1] and len(set(x)) > 1 and len(x) % 2 == 1"
      ) {
        $0.parts.count > 2 * half && $0.parts == $0.parts.reversed() && Set($0.parts).count > 1
          && $0.parts.count % 2 == 1
      }
    },
    { r in
      let high = r(3...5)
      return Family(
        "ring of three", .list(.tuple([.int(0, high), .int(0, high)]), 0, 16),
        [[0, 1], [1, 2], [2, 0]],
        "any(a[1] == b[0] and [b[1], a[0]] in x and len({a[0], a[1], b[1]}) == 3"
          + " for a in x for b in x)"
      ) { x in
        x.parts.contains { a in
          x.parts.contains { b in
            a[1] == b[0] && Set([a[0], a[1], b[1]]).count == 3 && x.parts.contains([b[1], a[0]])
          }
        }
      }
    },
  ]

  private static let latestShapes: [@Sendable (inout Dice) -> Family] = [
    { r in
      let v = r(1...20)
      return Family(
        "saddle", .square(2, 4, .int(0, 40)), [[0, 0], Value([v, v + 1])],
        "any(x[i][j] >= \(v) and all(n > x[i][j] for k, n in enumerate(x[i]) if k != j)"
          + " and all(row[j] < x[i][j] for k, row in enumerate(x) if k != i)"
          + " for i in range(len(x)) for j in range(len(x)))"
      ) { x in
        let all = x.parts.indices
        return all.contains { i in
          all.contains { j in
            let number = x[i][j].n
            return number >= v && all.allSatisfy { $0 == j || x[i][$0].n > number }
              && all.allSatisfy { $0 == i || x[$0][j].n < number }
          }
        }
      }
    },
    { r in
      let k = r(1...20)
      return Family(
        "equal diagonals", .square(2, 4, .int(0, 20)), [[0, 0], Value([k, k])],
        "sum(row[i] for i, row in enumerate(x)) >= \(k)"
          + " and sum(row[i] for i, row in enumerate(x)) == sum(row[-1 - i] for i, row in enumerate(x))"
      ) { x in
        let all = x.parts.indices
        let sum = all.reduce(0) { $0 + x[$1][$1].n }
        return sum >= k && sum == all.reduce(0) { $0 + x[$1][all.count - 1 - $1].n }
      }
    },
    { r in
      let (n, step) = (r(2...4), r(1...2))
      return Family(
        "shifted text", .twins(0, 6, .choice(3)),
        [Value(repeated(0, n)), Value(repeated(step, n))],
        "len(x[0]) >= \(n) and all(b == (a + \(step)) % 3 for a, b in zip(*x))"
      ) {
        $0[0].parts.count >= n && zip($0[0].ns, $0[1].ns).allSatisfy { $1 == ($0 + step) % 3 }
      }
    },
    { r in
      let (n, v) = (r(2...4), r(1...15))
      return Family(
        "sum behind its numbers", .counted(1, 8, .int(0, 15)),
        Value(repeated(0, n - 2) + [v, v]),
        "len(x) >= \(n) and x[-1] >= \(v) and sum(x[:-1]) % 16 == x[-1]"
      ) { x in
        guard x.parts.count >= n, let last = x.ns.last else { return false }
        return last >= v && x.ns.dropLast().reduce(0, +) % 16 == last
      }
    },
    { r in
      let v = r(1...30)
      return Family(
        "one number on two levels", .tree(.int(0, 40), 5),
        [.number(v), [], [.number(v), [], []]],
        "any(t[0] >= \(v) and t[0] in [n[0] for c in t[1:] for n in nodes(c)] for t in nodes(x))"
      ) { x in
        parts(of: x).contains { t in
          t[0].n >= v && (parts(of: t[1]) + parts(of: t[2])).contains { $0[0] == t[0] }
        }
      }
    },
  ]

  /// A tree and all inside it.
  private static func parts(of tree: Value) -> [Value] {
    tree.parts.isEmpty ? [] : [tree] + parts(of: tree[1]) + parts(of: tree[2])
  }
}
