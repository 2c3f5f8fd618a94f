extension Family {
  private static func list(
    _ name: String, _ shape: Shape, _ minimum: [Int], _ python: String,
    _ fails: @escaping @Sendable ([Int]) -> Bool
  ) -> Family {
    Family(name, shape, Value(minimum), python) { fails($0.ns) }
  }

  private static func zeros(_ count: Int, then numbers: Int...) -> [Int] {
    Array(repeating: 0, count: count) + numbers
  }

  /// The fewest and smallest numbers up to a greatest that have a sum.
  private static func parts(of sum: Int, upTo high: Int) -> [Int] {
    let count = (sum + high - 1) / high
    return [sum - (count - 1) * high] + Array(repeating: high, count: count - 1)
  }

  /// Properties of one list.
  static let ofLists: [@Sendable (inout Dice) -> Family] = [
    { r in
      let (high, n) = (r(10, 1000, 1_000_000), r(3...12))
      return list("length", .list(.int(-high, high), 0, 40), zeros(n), "len(x) >= \(n)") {
        $0.count >= n
      }
    },
    { r in
      let (v, n) = (r(20...500), r(2...6))
      return list(
        "several above", .list(.int(0, 1000), 0, 40), Array(repeating: v, count: n),
        "sum(n >= \(v) for n in x) >= \(n)"
      ) { $0.count { $0 >= v } >= n }
    },
    { r in
      let high = r(20, 100, 1000)
      let k = r(high / 2...high * 3)
      return list(
        "sum", .list(.int(0, high), 0, 30), parts(of: k, upTo: high), "sum(x) >= \(k)"
      ) { $0.reduce(0, +) >= k }
    },
    { r in
      let (high, m) = (r(99, 999), r(3, 7, 10))
      let (k, rest) = (r(50...high * 2), r(0...m - 1))
      let sum = k + ((rest - k) % m + m) % m
      return list(
        "sum with a remainder", .list(.int(0, high), 0, 20), parts(of: sum, upTo: high),
        "sum(x) >= \(k) and sum(x) % \(m) == \(rest)"
      ) { $0.reduce(0, +) >= k && $0.reduce(0, +) % m == rest }
    },
    { r in
      let (high, n) = (r(10, 100, 10_000), r(3...8))
      return list(
        "distinct", .list(.int(0, high), 0, 30), Array(0..<n), "len(set(x)) >= \(n)"
      ) { Set($0).count >= n }
    },
    { r in
      let (high, n) = (r(10, 100, 10_000), r(3...8))
      let numbers = (0..<n).map { $0 % 2 == 1 ? ($0 + 1) / 2 : -$0 / 2 }
      return list(
        "distinct of both signs", .list(.int(-high, high), 0, 30), numbers,
        "len(set(x)) >= \(n)"
      ) { Set($0).count >= n }
    },
    { r in
      let (high, n) = (r(10, 100, 10_000), r(1...4))
      return list(
        "descents", .list(.int(0, high), 0, 15), Array((0...n).reversed()),
        "len(x) == \(n + 1) and all(a > b for a, b in zip(x, x[1:]))"
      ) { $0.count == n + 1 && zip($0, $0.dropFirst()).allSatisfy { $0 > $1 } }
    },
    { r in
      let (d, n) = (r(10...80), r(3...4))
      return list(
        "sorted and spread", .list(.int(0, 100), 0, 6), zeros(n - 1, then: d),
        "len(x) >= \(n) and x == sorted(x) and x[-1] - x[0] >= \(d)"
      ) { $0.count >= n && $0 == $0.sorted() && $0[$0.count - 1] - $0[0] >= d }
    },
    { r in
      let (d, v) = (r(5...60), r(0...30))
      return list(
        "gap", .list(.int(0, 200), 0, 20), [v, v + d],
        "any(b - a == \(d) and a >= \(v) for a, b in zip(x, x[1:]))"
      ) { zip($0, $0.dropFirst()).contains { $1 - $0 == d && $0 >= v } }
    },
    { r in
      let (v, n) = (r(1...20), r(1...5))
      return list(
        "separated", .list(.int(0, 30), 0, 25), [v] + zeros(n, then: v),
        "any(a == b and a >= \(v) for a, b in zip(x, x[\(n + 1):]))"
      ) { zip($0, $0.dropFirst(n + 1)).contains { $0 == $1 && $0 >= v } }
    },
    { r in
      let (a, b) = (r(1...20), r(1...20))
      return list(
        "one before another", .list(.int(0, 20), 0, 30), [a, b],
        "\(a) in x and \(b) in x[x.index(\(a)) + 1:]"
      ) { list in
        list.firstIndex(of: a).map { list[($0 + 1)...].contains(b) } ?? false
      }
    },
    { r in
      let (a, b) = (r(0...4), r(5...9))
      return list(
        "counts", .list(.int(0, 9), 0, 30), [a, a, b], "x.count(\(a)) >= 2 and x.count(\(b)) >= 1"
      ) { list in list.count { $0 == a } >= 2 && list.contains(b) }
    },
    { r in
      let (k, high) = (r(5...70), r(100, 1000))
      return Family(
        "list of pairs", .list(.tuple([.int(0, high), .int(0, high)]), 0, 20),
        [Value([k, k + 1])], "any(a >= \(k) and b > a for a, b in x)"
      ) { $0.parts.contains { $0[0].n >= k && $0[1].n > $0[0].n } }
    },
    { r in
      let (high, n) = (r(20, 1000), r(2...5))
      return Family(
        "distinct keys", .list(.tuple([.int(0, high), .int(0, high)]), 0, 20),
        .list((0..<n).map { Value([$0, 0]) }), "len({a for a, b in x}) >= \(n)"
      ) { Set($0.parts.map { $0[0].n }).count >= n }
    },
    { r in
      let (count, n) = (r(4, 8, 26), r(2...3))
      let word = (0..<n).map { _ in r(0...count - 1) }
      return list(
        "text with a part", .list(.choice(count), 0, count < 20 ? 20 : 60), word,
        "any(x[i:i + \(n)] == \(word) for i in range(len(x)))"
      ) { list in list.indices.contains { list[$0...].starts(with: word) } }
    },
    { r in
      let (count, n) = (r(3...6), r(1...4))
      return list(
        "as many of two", .list(.choice(count), 0, 20),
        Array(repeating: 1, count: n) + Array(repeating: 2, count: n),
        "x.count(1) == x.count(2) >= \(n)"
      ) { list in
        let ones = list.count { $0 == 1 }
        return ones >= n && ones == list.count { $0 == 2 }
      }
    },
    { r in
      let n = r(1...3)
      return list(
        "brackets", .list(.choice(2), 0, 12),
        Array(repeating: 0, count: n) + Array(repeating: 1, count: n),
        "depth(x) >= \(n)"
      ) { depth($0) >= n }
    },
    { r in
      let (count, n) = (r(6...12), r(2...3))
      let comma = r(1...count - 1)
      return list(
        "separated commas", .list(.choice(count), 0, 20),
        [comma] + (1..<n).flatMap { _ in [0, comma] },
        "x.count(\(comma)) >= \(n) and [\(comma)] * 2 not in [x[i:i + 2] for i in range(len(x))]"
      ) { list in
        list.count { $0 == comma } >= n
          && !zip(list, list.dropFirst()).contains { $0 == comma && $1 == comma }
      }
    },
    { r in
      let (m, high) = (r(5, 9, 17), r(20, 100))
      let rest = r(1...m - 1)
      return list(
        "remainder of a sum", .list(.int(0, high), 0, 20), [rest], "sum(x) % \(m) == \(rest)"
      ) { $0.reduce(0, +) % m == rest }
    },
    { r in
      let (d, n) = (r(10...90), r(2...5))
      return list(
        "spread", .list(.int(0, 100), 0, 20), zeros(n - 1, then: d),
        "len(x) >= \(n) and max(x) - min(x) >= \(d)"
      ) { $0.count >= n && ($0.max() ?? 0) - ($0.min() ?? 0) >= d }
    },
    { r in
      let (v, n) = (r(1...8), r(3...6))
      return list(
        "majority", .list(.int(0, 9), 0, 15),
        zeros((n - 1) / 2) + Array(repeating: v, count: n / 2 + 1),
        "len(x) >= \(n) and 2 * x.count(\(v)) > len(x)"
      ) { list in list.count >= n && 2 * list.count { $0 == v } > list.count }
    },
    { r in
      let (v, n) = (r(1...30), r(2...3))
      return list(
        "run of equal numbers", .list(.int(0, 100), 0, 20), Array(repeating: v, count: n),
        "any(x[i:i + \(n)] == [x[i]] * \(n) and x[i] >= \(v) for i in range(len(x)))"
      ) { list in
        list.indices.contains { place in
          list[place] >= v && list[place...].prefix(n).count { $0 == list[place] } == n
        }
      }
    },
  ]

  /// How deep the brackets of a text nest, 0 opening and 1 closing; 0 if they do not match.
  private static func depth(_ text: [Int]) -> Int {
    var (open, deepest) = (0, 0)
    for character in text {
      open += character == 0 ? 1 : -1
      guard open >= 0 else { return 0 }
      deepest = max(open, deepest)
    }
    return open == 0 ? deepest : 0
  }
}
