extension Family {
  /// Kinds as users may meet them, judged once; passes were changed for them since.
  static let fresh: [@Sendable (inout Dice) -> Family] =
    freshNumbers + freshLists + freshMachines + freshShapes

  private static let freshNumbers: [@Sendable (inout Dice) -> Family] = [
    { r in
      let y = r(1901...2090)
      return Family(
        "February of a leap year", [1900...2100, 1...12],
        "x[0] % 4 == 0 and (x[0] % 100 != 0 or x[0] % 400 == 0) and x[1] == 2 and x[0] >= \(y)"
      ) { $0[0] % 4 == 0 && ($0[0] % 100 != 0 || $0[0] % 400 == 0) && $0[1] == 2 && $0[0] >= y }
    },
    { r in
      let (month, d) = (r(1...4), r(1...200))
      let days = Shape.tuple([.int(1, 12), .int(1, 28), .int(1, 12), .int(1, 28)])
      return Family(
        "so many days apart", days, Value([month, 1, month + d / 28, 1 + d % 28]),
        "28 * (x[2] - x[0]) + x[3] - x[1] == \(d) and x[0] >= \(month)"
      ) { 28 * ($0[2].n - $0[0].n) + $0[3].n - $0[1].n == d && $0[0].n >= month }
    },
    { r in
      let (whole, q) = (r(0...8), r(3...9))
      let p = whole * q + r(1...q - 1)
      return Family(
        "mixed fraction", [0...12, 0...30, 1...30],
        "x[1] < x[2] and \(q) * (x[0] * x[2] + x[1]) >= \(p) * x[2]"
      ) { $0[1] < $0[2] && q * ($0[0] * $0[2] + $0[1]) >= p * $0[2] }
    },
    { r in
      let (hours, start) = (r(2...20), r(1...23))
      return Family(
        "over midnight", [0...23, 0...23],
        "x[0] > x[1] and x[1] + 24 - x[0] >= \(hours) and x[0] >= \(start)"
      ) { $0[0] > $0[1] && $0[1] + 24 - $0[0] >= hours && $0[0] >= start }
    },
    { r in
      let d = r(31...60)
      return Family(
        "distance on a grid", Array(repeating: 0...30, count: 4),
        "abs(x[0] - x[2]) + abs(x[1] - x[3]) >= \(d)"
      ) { abs($0[0] - $0[2]) + abs($0[1] - $0[3]) >= d }
    },
    { r in
      let (cents, k) = (r(0...99), r(100...5000))
      return Family(
        "price that ends in", [0...9999], "x[0] * 119 // 100 % 100 == \(cents) and x[0] >= \(k)"
      ) { $0[0] * 119 / 100 % 100 == cents && $0[0] >= k }
    },
  ]

  /// The first list of so many numbers up to the greatest, counting up, whose sum is so great.
  private static func numbers(_ count: Int, upTo greatest: Int, sum: Int) -> Value {
    var rest = sum
    return Value(
      (1...count).map { place in
        let number = max(0, rest - greatest * (count - place))
        rest -= number
        return number
      })
  }

  private static let freshLists: [@Sendable (inout Dice) -> Family] = [
    { r in
      let k = r(51...150)
      let count = (k + 49) / 50
      return Family(
        "account below a limit", .list(.int(-50, 50), 0, 12),
        Value([50 * (count - 1) - k] + Array(repeating: -50, count: count - 1)),
        "any(sum(x[:i + 1]) <= -\(k) for i in range(len(x)))"
      ) { x in x.parts.indices.contains { x.ns.prefix($0 + 1).reduce(0, +) <= -k } }
    },
    { r in
      let width = r(101...320)
      let count = (width + 8) / 108 + 1
      return Family(
        "row of widths", .list(.int(0, 100), 0, 10),
        numbers(count, upTo: 100, sum: width + 1 - 8 * (count - 1)),
        "sum(x) + 8 * (len(x) - 1) > \(width)"
      ) { $0.ns.reduce(0, +) + 8 * ($0.parts.count - 1) > width }
    },
    { r in
      let (k, missing) = (r(1...1000), r(1...3))
      return Family(
        "present and missing", .list(.list(.int(0, 1000), 0, 1), 0, 12),
        .list(Array(repeating: [], count: missing) + [Value([k])]),
        "sum(v[0] for v in x if v) >= \(k) and x.count([]) >= \(missing)"
      ) { x in
        x.parts.reduce(0) { $0 + ($1.ns.first ?? 0) } >= k
          && x.parts.count { $0.parts.isEmpty } >= missing
      }
    },
    { r in
      let k = r(1...500)
      return Family(
        "optional in an optional", .list(.list(.int(0, 500), 0, 1), 0, 1), [Value([k])],
        "bool(x) and bool(x[0]) and x[0][0] >= \(k)"
      ) { $0.parts.first?.ns.first ?? 0 >= k }
    },
    { r in
      let (v, d) = (r(0...8), r(1...60))
      return Family(
        "key with two values", .list(.tuple([.int(0, 9), .int(0, 99)]), 0, 15),
        [Value([v, 0]), Value([v, d])],
        "any(a[0] == b[0] >= \(v) and b[1] - a[1] >= \(d)"
          + " for i, a in enumerate(x) for b in x[i + 1:])"
      ) { x in
        x.parts.indices.contains { i in
          x.parts[(i + 1)...].contains {
            x[i][0] == $0[0] && $0[0].n >= v && $0[1].n - x[i][1].n >= d
          }
        }
      }
    },
    { r in
      let length = r(3, 4)
      return Family(
        "cycle of a permutation", .list(.int(0, 3), 0, 6), Value(Array(1..<length) + [0]),
        "\(length) in cycles(x)"
      ) { cycles($0.ns).contains(length) }
    },
    { r in
      let (n, rest) = (r(2...4), r(1...10))
      @Sendable func isRight(_ digits: [Int]) -> Bool {
        zip(1..., digits).reduce(0) { $0 + $1.0 * $1.1 } % 11 == rest
      }
      let least = Family("", Array(repeating: 0...9, count: n), "", isRight).minimum
      return Family(
        "check digit", .list(.int(0, 9), 0, 6), least,
        "len(x) >= \(n) and sum((i + 1) * d for i, d in enumerate(x)) % 11 == \(rest)"
      ) { $0.parts.count >= n && isRight($0.ns) }
    },
    { r in
      let (n, v) = (r(2...4), r(1...20))
      return Family(
        "signs in turn", .list(.int(-30, 30), 0, 12),
        Value((0..<n).map { $0 % 2 == 0 ? v : -v }),
        "any(all(abs(a) >= \(v) for a in w) and all(a * b < 0 for a, b in zip(w, w[1:]))"
          + " for w in [x[i:i + \(n)] for i in range(len(x) - \(n - 1))])"
      ) { x in
        x.parts.count >= n
          && (0...x.parts.count - n).contains { i in
            let part = x.ns[i..<i + n]
            return part.allSatisfy { abs($0) >= v }
              && zip(part, part.dropFirst()).allSatisfy { $0 * $1 < 0 }
          }
      }
    },
    { r in
      let n = r(3...5)
      let list = Shape.list(.int(0, 20), 0, 8)
      return Family(
        "common element of sorted lists", .tuple([list, list]), [[0], Value(Array(0...n - 2))],
        "all(a < b for l in x for a, b in zip(l, l[1:])) and bool(set(x[0]) & set(x[1]))"
          + " and len(x[0]) + len(x[1]) >= \(n)"
      ) { x in
        x.parts.allSatisfy { zip($0.ns, $0.ns.dropFirst()).allSatisfy { $0 < $1 } }
          && !Set(x[0].ns).isDisjoint(with: x[1].ns)
          && x[0].parts.count + x[1].parts.count >= n
      }
    },
    { r in
      let k = r(20...190)
      return Family(
        "three lists deep", .list(.list(.list(.int(0, 100), 0, 4), 0, 4), 0, 4),
        [[numbers(k > 100 ? 2 : 1, upTo: 100, sum: k)]],
        "sum(n for a in x for b in a for n in b) >= \(k)"
      ) { $0.parts.flatMap(\.parts).flatMap(\.ns).reduce(0, +) >= k }
    },
  ]

  /// How long the cycles are in which a permutation moves each of its places; none of another list.
  private static func cycles(_ list: [Int]) -> [Int] {
    guard list.sorted() == Array(list.indices) else { return [] }
    return list.indices.map { start in
      var (place, length) = (list[start], 1)
      while place != start { (place, length) = (list[place], length + 1) }
      return length
    }
  }
}
