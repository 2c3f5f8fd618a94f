import PropertyKit

extension Minimum {
  /// Properties of values in which an early choice decides on the shape of what follows it.
  static let ofChangingShapes: [Minimum] = [
    countedLists, twoOfOneLength, unionBeforeList, header, parts,
  ]

  private static let number = Gen<Int>.int(in: 0...1000)

  private static func exactly<Element>(_ count: Int, _ element: Gen<Element>) -> Gen<[Element]> {
    .array(of: element, count: count...count)
  }

  private static let countedLists = Minimum(
    "a number, exactly so many lists, and a list behind them", "([[0, 0, 0]], [500])",
    mean: 127, atMost: 202,
    Gen<([[Int]], [Int])>.zip(
      Gen<Int>.int(in: 1...8).flatMap { exactly($0, .array(of: number, count: 0...10)) },
      .array(of: number, count: 0...20))
  ) { rows, tail in
    law(!rows.contains { $0.count >= 3 } || !tail.contains { $0 >= 500 })
  }

  private static let twoOfOneLength = Minimum(
    "a length, and two lists that have it", "([500], [500])", mean: 112, atMost: 402,
    Gen<Int>.int(in: 0...10).flatMap { .zip(exactly($0, number), exactly($0, number)) }
  ) { left, right in
    law(!zip(left, right).contains { $0 >= 500 && $1 >= 500 })
  }

  private static let unionBeforeList = Minimum(
    "one of three forms, and a list behind it", "([5], [500])", mean: 92, atMost: 152,
    Gen<([Int], [Int])>.zip(
      .one(of: [
        number.map { [$0] },
        Gen<(Int, Int)>.zip(number, number).map { [$0, $1] },
        .array(of: number),
      ]), .array(of: number, count: 0...20))
  ) { union, list in
    law(union.reduce(0, +) < 5 || !list.contains { $0 >= 500 })
  }

  private static let header = Minimum(
    "a version, the fields that it has, and entries", "(0, [], [[1, 2]])", mean: 48, atMost: 302,
    Gen<(Int, [Int], [[Int]])> { source throws(Discard) in
      let version = try source.draw(.int(in: 0...3))
      var fields: [Int] = []
      if version > 0 { fields.append(try source.draw(number)) }
      if version > 1 { fields += try source.draw(.array(of: number, count: 0...5)) }
      if version > 2 { fields += try source.draw(exactly(4, number)) }
      let entries = Gen<[[Int]]>.array(of: .array(of: number, count: 0...6), count: 0...6)
      return (version, fields, try source.draw(entries))
    }
  ) { _, _, entries in
    law(!entries.contains { $0 != $0.sorted(by: >) && $0.first != 0 })
  }

  private static let parts = Minimum(
    "a sum of parts, some with a list in the middle", "[[0], [901]]", mean: 82, atMost: 402,
    Gen<[[Int]]>.array(
      of: .one(of: [
        number.map { [$0] },
        .array(of: number, count: 0...4),
        Gen<(Int, [Int], Int)>.zip(number, .array(of: number, count: 0...3), number).map {
          [$0] + $1 + [$2]
        },
      ]), count: 0...8)
  ) { parts in
    law(parts.count < 2 || parts.joined().reduce(0, +) <= 900)
  }
}
