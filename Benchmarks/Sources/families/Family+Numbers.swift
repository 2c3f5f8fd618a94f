extension Family {
  /// Properties of one number.
  static let ofNumbers: [@Sendable (inout Dice) -> Family] = [
    { r in
      let (m, k) = (r(1000, 100_000, 1_000_000), r(20...900))
      return number("at least", 0, m, k, "x >= \(k)") { $0 >= k }
    },
    { r in
      let (m, k) = (r(1000, 100_000, 1_000_000), r(20...900))
      return number("far from zero", -m, m, k, "abs(x) >= \(k)") { abs($0) >= k }
    },
    { r in
      let (m, k) = (r(7, 10, 13, 24, 60, 97), r(200...9000))
      let rest = r(0...m - 1)
      return number(
        "remainder above a bound", 0, 100_000, k + ((rest - k) % m + m) % m,
        "x % \(m) == \(rest) and x >= \(k)"
      ) { $0 % m == rest && $0 >= k }
    },
    { r in
      let m = r(100, 360, 500, 1000, 1024)
      let rest = r(1...m - 1)
      return number("rare remainder", 0, 1_000_000, rest, "x % \(m) == \(rest)") { $0 % m == rest }
    },
    { r in
      let (a, b) = (r(4, 6, 9), r(7, 11, 25))
      return number("common multiple", 0, 100_000, a * b, "x > 0 and x % \(a * b) == 0") {
        $0 > 0 && $0 % (a * b) == 0
      }
    },
    { r in
      let (k, width) = (r(300...5000), r(50...400))
      return number("window", 0, 10_000, k, "\(k) <= x <= \(k + width)") {
        $0 >= k && $0 <= k + width
      }
    },
    { r in
      let sum = r(9...28)
      let least = (0...100_000).first { digits($0) >= sum } ?? 0
      return number("sum of digits", 0, 100_000, least, "sum(map(int, str(x))) >= \(sum)") {
        digits($0) >= sum
      }
    },
    { r in
      let bits = r(4...9)
      return number("bits set", 0, 1 << 20, (1 << bits) - 1, "bin(x).count('1') >= \(bits)") {
        $0.nonzeroBitCount >= bits
      }
    },
    { r in
      let (m, k) = (r(12, 15, 21, 26), r(100...4000))
      let root = r(1...m - 1)
      let rest = root * root % m
      let least = (k...k + m).first { $0 * $0 % m == rest } ?? 0
      return number(
        "square with a remainder", 0, 50_000, least, "x * x % \(m) == \(rest) and x >= \(k)"
      ) { $0 * $0 % m == rest && $0 >= k }
    },
    { r in
      let (bit, k) = (r(3...8), r(100...4000))
      let least = (k...k + 1024).first { $0 >> bit & 1 == 1 } ?? 0
      return number("bit above a bound", 0, 60_000, least, "x >> \(bit) & 1 == 1 and x >= \(k)") {
        $0 >> bit & 1 == 1 && $0 >= k
      }
    },
  ]

  private static func number(
    _ name: String, _ low: Int, _ high: Int, _ minimum: Int, _ python: String,
    _ fails: @escaping @Sendable (Int) -> Bool
  ) -> Family {
    Family(name, .int(low, high), .number(minimum), python) { fails($0.n) }
  }

  private static func digits(_ number: Int) -> Int {
    var (sum, rest) = (0, number)
    while rest > 0 { (sum, rest) = (sum + rest % 10, rest / 10) }
    return sum
  }

  /// Properties of two or three numbers.
  static let ofSeveralNumbers: [@Sendable (inout Dice) -> Family] = [
    { r in
      let (weight, dozens) = (r(7, 12, 20, 24), r(50, 100, 1000))
      let (units, k) = (r(weight - 1, weight - 1, 40), r(20...weight * 30))
      return Family(
        "weighted sum", [0...dozens, 0...units], "\(weight) * x[0] + x[1] >= \(k)"
      ) { weight * $0[0] + $0[1] >= k }
    },
    { r in
      let (a, b, high) = (r(3...12), r(2...9), r(30, 60, 100))
      let k = r(30...(a + b) * high * 2 / 3)
      return Family("two weights", [0...high, 0...high], "\(a) * x[0] + \(b) * x[1] >= \(k)") {
        a * $0[0] + b * $0[1] >= k
      }
    },
    { r in
      let (k, d, high) = (r(5...40), r(5...60), r(1000, 1_000_000))
      return pair(
        "difference", 1...high, [k, k > d ? k - d : k + d],
        "x[0] >= \(k) and abs(x[0] - x[1]) == \(d)"
      ) { $0 >= k && abs($0 - $1) == d }
    },
    { r in
      let (k, d, high) = (r(0...40), r(5...60), r(500, 10_000))
      return pair(
        "signed difference", -high...high, [k + d, k], "x[1] >= \(k) and x[0] - x[1] == \(d)"
      ) { $1 >= k && $0 - $1 == d }
    },
    { r in
      let k = r(1...22) * 60 + r(0, 1, 15, 30, 45, 59)
      return Family("time of day", [0...23, 0...59], "x[0] * 60 + x[1] >= \(k)") {
        $0[0] * 60 + $0[1] >= k
      }
    },
    { r in
      let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      let month = r(2...11)
      let day = r(0, 1, 15) == 0 ? days[month - 1] : r(2...27)
      return Family(
        "date", [1...12, 1...31],
        "x[1] <= \(days)[x[0] - 1] and (x[0], x[1]) >= (\(month), \(day))"
      ) { $0[1] <= days[$0[0] - 1] && ($0[0], $0[1]) >= (month, day) }
    },
    { r in
      let (p, q) = (r(2...7), r(8...11))
      let k = r(1...min(40, 100 / q * p))
      return Family(
        "fraction", [0...100, 1...100], "x[0] >= \(k) and x[0] * \(q) == x[1] * \(p)"
      ) { $0[0] >= k && $0[0] * q == $0[1] * p }
    },
    { r in
      let (high, k) = (r(20, 100, 300), r(10...250))
      return Family("product", [0...high, 0...high], "x[0] * x[1] >= \(k)") { $0[0] * $0[1] >= k }
    },
    { r in
      let high = r(20, 50, 90)
      let k = r(high / 2...high * 5 / 2)
      return Family("sum of three", [0...high, 0...high, 0...high], "sum(x) >= \(k)") {
        $0.reduce(0, +) >= k
      }
    },
    { r in
      let d = r(3...60)
      return Family(
        "three in order", [0...100, 0...100, 0...100],
        "x[0] < x[1] < x[2] and x[2] - x[0] >= \(d)"
      ) { $0[0] < $0[1] && $0[1] < $0[2] && $0[2] - $0[0] >= d }
    },
    { r in
      let (g, k) = (r(3...9), r(10...60))
      return Family(
        "common divisor", [1...300, 1...300], "math.gcd(x[0], x[1]) == \(g) and min(x) >= \(k)"
      ) { gcd($0[0], $0[1]) == g && min($0[0], $0[1]) >= k }
    },
    { r in
      let (low, k) = (r(0...20), r(3...200))
      return Family("exclusive or", [0...255, 0...255], "x[0] ^ x[1] == \(k) and x[0] >= \(low)") {
        $0[0] ^ $0[1] == k && $0[0] >= low
      }
    },
    { r in
      let (m, k) = (r(5, 9, 13), r(40...150))
      let rest = r(0...m - 1)
      return Family(
        "pair with a remainder", [0...100, 0...100],
        "(x[0] + x[1]) % \(m) == \(rest) and x[0] + x[1] >= \(k)"
      ) { ($0[0] + $0[1]) % m == rest && $0[0] + $0[1] >= k }
    },
    { r in
      let (k, d) = (r(2...30), r(2...20))
      return Family(
        "triangle", [1...200, 1...200, 1...200],
        "x[0] + x[1] > x[2] and x[2] - x[0] >= \(d) and x[0] >= \(k)"
      ) { $0[0] + $0[1] > $0[2] && $0[2] - $0[0] >= d && $0[0] >= k }
    },
  ]

  private static func pair(
    _ name: String, _ range: ClosedRange<Int>, _ minimum: [Int], _ python: String,
    _ fails: @escaping @Sendable (Int, Int) -> Bool
  ) -> Family {
    let one = Shape.int(range.lowerBound, range.upperBound)
    return Family(name, .tuple([one, one]), Value(minimum), python) { fails($0[0].n, $0[1].n) }
  }

  private static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
}
