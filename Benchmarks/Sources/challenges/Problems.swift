import PropertyKit

/// Problems of other kinds.
extension Challenge {
  static let mod7 = Challenge("mod 7", "[101]", Gen<[Int]>.array(of: .int(in: 0...999))) {
    let sum = $0.reduce(0, +)
    return law(sum < 100 || sum % 7 != 3)
  }

  static let brackets = Challenge(
    "brackets", "((()))",
    Gen<[Character]>.array(of: .element(of: Array("()[]")), count: 0...20), show: { String($0) }
  ) { text in
    var open: [Character] = []
    var depth = 0
    for character in text {
      switch character {
      case "(", "[": open.append(character)
      case ")": guard open.popLast() == "(" else { return .passed }
      default: guard open.popLast() == "[" else { return .passed }
      }
      depth = max(depth, open.count)
    }
    return law(!open.isEmpty || depth < 3)
  }

  static let problems: [Challenge] = [
    Challenge("sorted", "[0, 1, 2, 3]", Gen<[Int]>.array(of: .int(in: 0...1000)).map { $0.sorted() }) {
      law(Set($0).count < 4)
    },
    Challenge("substring", "\"abc\"", Gen<[Character]>.array(of: .element(of: Array("abcdefgh")), count: 0...12).map { String($0) }, show: { "\"\($0)\"" }) { s in
      law(!(s.contains("a") && s.contains("b") && s.contains("c") && Array(s).firstIndex(of: "a")! < Array(s).firstIndex(of: "c")!))
    },
    Challenge("two far equal", "[0, 1, 0]", Gen<[Int]>.array(of: .int(in: 0...1_000_000))) { list in
      law(!list.indices.contains { i in list.indices.contains { j in j > i + 1 && list[i] == list[j] && list[i + 1] != list[i] } })
    },
    Challenge("odd sum", "[101]", Gen<[Int]>.array(of: .int(in: 0...999))) {
      let sum = $0.reduce(0, +)
      return law(sum < 100 || sum % 2 == 0)
    },
    Challenge("signed sum", "[101]", Gen<[Int]>.array(of: .int(in: -999...999))) {
      law($0.reduce(0, +) <= 100)
    },
    Challenge("doubles", "[10.0, 0.5]", Gen<[Double]>.array(of: .double(in: 0...1000))) { list in
      law(!(list.contains { $0 >= 10 } && list.contains { $0 > 0.4 && $0 < 0.6 }))
    },
    Challenge("double ratio", "(4.0, 2.0)", Gen.zip(Gen<Double>.double(in: 0...100), Gen<Double>.double(in: 0...100))) {
      law(!($0.0 > 3 && $0.1 > 1.5 && $0.0 > $0.1))
    },
    Challenge("keyed map", "[0: 0, 1: 1]", Gen<[(Int, Int)]>.array(of: Gen.zip(.int(in: 0...20), .int(in: 0...100)), count: 0...30), show: { l in
      "[" + Dictionary(l, uniquingKeysWith: { $1 }).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    }) { pairs in
      let map = Dictionary(pairs, uniquingKeysWith: { $1 })
      return law(Set(map.values).count < 2)
    },
    Challenge("permutation", "[1, 0]", Gen<[Int]> { source throws(Discard) in
      let count = try source.draw(.int(in: 0...8))
      var left = Array(0..<count), result: [Int] = []
      while !left.isEmpty { result.append(left.remove(at: try source.draw(.int(in: 0...left.count - 1)))) }
      return result
    }) { law($0 == $0.sorted()) },
    Challenge("permutation 3-cycle", "[1, 2, 0]", Gen<[Int]> { source throws(Discard) in
      let count = try source.draw(.int(in: 0...8))
      var left = Array(0..<count), result: [Int] = []
      while !left.isEmpty { result.append(left.remove(at: try source.draw(.int(in: 0...left.count - 1)))) }
      return result
    }) { p in law(!p.indices.contains { p[p[p[$0]]] == $0 && p[$0] != $0 }) },
    Challenge("date", "(2000, 2, 29)", Gen<(Int, Int, Int)> { source throws(Discard) in
      let year = try source.draw(.int(in: 1900...2100, origin: 2000))
      let month = try source.draw(.int(in: 1...12))
      let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      return (year, month, try source.draw(.int(in: 1...days)))
    }) { law(!($0.1 == 2 && $0.2 == 29)) },
    Challenge("bind tree", "(0 + (0 + (0 + 0)))", Calculation.generator) { c in
      func deep(_ c: Calculation) -> Int {
        switch c { case .literal: 0
        case .sum(let l, let r), .quotient(let l, let r): 1 + max(deep(l), deep(r)) }
      }
      func right(_ c: Calculation) -> Bool {
        switch c { case .literal: false
        case .sum(_, let r), .quotient(_, let r): deep(r) >= 2 }
      }
      return law(!right(c))
    },
    Challenge("pairs", "[(0, 1), (1, 0)]", Gen<[(Int, Int)]>.array(of: Gen.zip(.int(in: 0...1000), .int(in: 0...1000)))) { l in
      law(!l.contains { a in l.contains { b in a.0 == b.1 && a.1 == b.0 && a.0 != a.1 } })
    },
    Challenge("prefix sums", "[0, 0, 3]", Gen<[Int]>.array(of: .int(in: -100...100))) { l in
      law(!(l.count >= 3 && l.reduce(0, +) == 3))
    },
    Challenge("pythagoras", "(3, 4, 5)", Gen<(Int, Int, Int)>.zip(.int(in: 1...30), .int(in: 1...30), .int(in: 1...30))) {
      law($0.0 * $0.0 + $0.1 * $0.1 != $0.2 * $0.2)
    },
    Challenge("length first", "[900, 900]", Gen<Int>.int(in: 0...50).flatMap { n in
      Gen<[Int]> { source throws(Discard) in
        var list: [Int] = []
        for _ in 0..<n { list.append(try source.draw(.int(in: 0...1000))) }
        return list
      }
    }) { l in law(l.count { $0 >= 900 } < 2) },
    Challenge("matrix", "[[0, 0], [0, 1]]", Gen<(Int, Int)>.zip(.int(in: 0...6), .int(in: 0...6)).flatMap { size in
      Gen<[[Int]]> { source throws(Discard) in
        var rows: [[Int]] = []
        for _ in 0..<size.0 { var row: [Int] = []; for _ in 0..<size.1 { row.append(try source.draw(.int(in: 0...9))) }; rows.append(row) }
        return rows
      }
    }) { m in law(!(m.count >= 2 && m[0].count >= 2 && m[m.count - 1].last! > 0)) },
    Challenge("bool pattern", "[true, false, true]", Gen<[Bool]>.array(of: .bool, count: 0...30)) { l in
      law(!l.indices.dropFirst(2).contains { l[$0] && !l[$0 - 1] && l[$0 - 2] })
    },
    Challenge("tree depth", "not(not(not(false)))", Expression.generator) { law($0.depth < 3) },
    Challenge("multiples", "[6, 10, 15]", Gen<[Int]>.array(of: .int(in: 2...40), count: 3...5)) { l in
      func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
      return law(!(l.count >= 3 && l[0...2].reduce(0, gcd) == 1 && gcd(l[0], l[1]) > 1 && gcd(l[1], l[2]) > 1 && gcd(l[0], l[2]) > 1))
    },
    Challenge("product", "[2, 51]", Gen<[Int]>.array(of: .int(in: 0...1000))) { l in
      law(!(l.count >= 2 && l.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue } > 100 && l.allSatisfy { $0 > 1 }))
    },
  ]
}
