import PropertyKit

/// A property whose failures must all shrink to one value, at a bounded cost.
struct Minimum: Sendable, CustomStringConvertible {
  /// The generator, the law that fails and the one right answer.
  let challenge: Challenge
  /// How many evaluations are allowed, on average and in one run.
  let mean: Double
  let most: Int
  /// What the law says, in words.
  var description: String { challenge.name }

  init(_ challenge: Challenge, mean: Double, atMost most: Int) {
    self.challenge = challenge
    self.mean = mean
    self.most = most
  }

  init<Value>(
    _ name: String, _ answer: String, mean: Double, atMost most: Int, _ generator: Gen<Value>,
    _ body: @escaping @Sendable (Value) -> Outcome
  ) {
    self.init(Challenge(name, answer, generator, body), mean: mean, atMost: most)
  }

  /// Numbers, lists and texts.
  static let ofValues: [Minimum] = ofNumbers + ofCollections

  private static let ofNumbers: [Minimum] = [
    Minimum("a number from 900 on becomes 900", "900", mean: 62, atMost: 77, Gen<Int>.int()) {
      law($0 < 900)
    },
    Minimum(
      "a double from 3.3 on becomes 4, the simplest", "4.0", mean: 11, atMost: 16,
      Gen<Double>.double(in: 0...1000)
    ) { law($0 < 3.3) },
    Minimum(
      "a double between 3.3 and 3.6 becomes 3.5", "3.5", mean: 26, atMost: 31,
      Gen<Double>.double(in: 0...10)
    ) { law($0 < 3.3 || $0 > 3.6) },
    Minimum(
      "a double just below a third becomes tenths before anything finer", "0.3", mean: 50,
      atMost: 59, Gen<Double>.double(in: 0...10)
    ) { law($0 < 0.26 || $0 > 0.33) },
    Minimum(
      "a multiple of 7 that is not zero becomes 7, though bisection never meets one", "7",
      mean: 25, atMost: 50, Gen<Int>.int(in: 0...100_000)
    ) { law($0 == 0 || $0 % 7 != 0) },
    Minimum(
      "a number with a rest above a bound becomes the first of them", "5001", mean: 92,
      atMost: 112, Gen<Int>.int(in: 0...100_000)
    ) { law(!($0 % 7 == 3 && $0 > 5000)) },
    Minimum(
      "an expression negated twice becomes not(not(false))", "not(not(false))", mean: 77,
      atMost: 107, Expression.generator
    ) { law(!$0.holdsDoubleNegation) },
    Minimum(
      "an expression that holds true becomes true", "true", mean: 7, atMost: 20,
      Expression.generator
    ) { law(!$0.holdsTrue) },
  ]

  private static let ofCollections: [Minimum] = [
    Minimum(
      "a list too long in sum becomes its one number", "[900]", mean: 212, atMost: 1002,
      .array(of: .int(in: 0...1000))
    ) { (list: [Int]) in law(list.reduce(0, +) < 900) },
    Minimum(
      "a list out of order becomes the two simplest numbers that are", "[0, -1]", mean: 22,
      atMost: 42, .array(of: .int())
    ) { (list: [Int]) in law(list == list.sorted()) },
    Minimum(
      "a sum with a parity becomes two numbers", "[52, 99]", mean: 232, atMost: 602,
      .array(of: .int(in: 0...99))
    ) { (list: [Int]) in law(!(list.reduce(0, +) > 150 && list.reduce(0, +) % 2 == 1)) },
    Minimum(
      "a text with a part that must not be becomes that part", "ba", mean: 27, atMost: 42,
      Gen<String>.string(of: .letters)
    ) { law(!$0.contains("ba")) },
    Minimum(
      "entries of a dictionary shrink to the one that matters", "[11: 12]", mean: 52, atMost: 82,
      .dictionary(of: .int(in: 0...100), .int(in: 0...100))
    ) { (table: [Int: Int]) in law(!table.contains { $0.key > 10 && $0.value > $0.key }) },
    Minimum(
      "equal numbers far apart keep only what lies between them", "[4, 0, 0, 0, 0, 4]",
      mean: 172, atMost: 402, .array(of: .int(in: 0...30), count: 0...30)
    ) { (list: [Int]) in law(!(list.count > 5 && list.first == list.last && list[0] > 3)) },
  ]

  /// Numbers and lists of which none can be made simpler alone.
  static let ofTies: [Minimum] = ofRareNumbers + ofTiedNumbers + ofTiedLists + ofCopies

  private static let ofRareNumbers: [Minimum] = [
    Minimum(
      "one number in thirteen becomes the first above a bound", "5010", mean: 130, atMost: 520,
      Gen<Int>.int(in: 0...100_000)
    ) { law($0 % 13 != 5 || $0 < 5000) },
    Minimum(
      "two numbers on a ring become its first", "(0, 40)", mean: 100, atMost: 300,
      .zip(.int(in: 0...100), .int(in: 0...100))
    ) { (x: Int, y: Int) in law(!(1600...1700).contains(x * x + y * y)) },
  ]

  private static let ofTiedNumbers: [Minimum] = [
    Minimum(
      "dozens and units become fewer dozens and more units", "(2, 2)", mean: 29, atMost: 40,
      .zip(.int(in: 0...100), .int(in: 0...11))
    ) { (dozens: Int, units: Int) in law(12 * dozens + units < 26) },
    Minimum(
      "a time of day becomes the first that fails", "(9, 30)", mean: 38, atMost: 42,
      .zip(.int(in: 0...23), .int(in: 0...59))
    ) { (hour: Int, minute: Int) in law(hour * 60 + minute < 570) },
    Minimum(
      "a date becomes the leap day", "(2, 29)", mean: 43, atMost: 46,
      .zip(.int(in: 1...12), .int(in: 1...31))
    ) { (month: Int, day: Int) in
      let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      guard day <= days[month - 1] else { return .discarded(because: "the day exists") }
      return law(month < 2 || (month == 2 && day < 29))
    },
    Minimum(
      "two numbers some way apart become the first such pair", "(10, 35)", mean: 126, atMost: 142,
      .zip(.int(in: 1...1_000_000), .int(in: 1...1_000_000))
    ) { (left: Int, right: Int) in law(left < 10 || abs(left - right) != 25) },
    Minimum(
      "two numbers whose sum keeps a remainder become one", "(0, 85)", mean: 80, atMost: 120,
      .zip(.int(in: 0...100), .int(in: 0...100))
    ) { (left: Int, right: Int) in law((left + right) % 9 != 4 || left + right < 80) },
  ]

  private static let ofCopies: [Minimum] = [
    Minimum(
      "a row with the sum of its column keeps what both share", "[[0, 0], [0, 38]]", mean: 120,
      atMost: 400, squares(sizes: 1...4)
    ) { rows in
      law(
        rows.count == 1
          || !rows.indices.contains { place in
            let sum = rows[place].reduce(0, +)
            return sum >= 38 && sum == rows.reduce(0) { $0 + $1[place] }
          })
    },
    Minimum(
      "two equal rows become the simplest of their sum", "[[0, 7], [0, 7]]", mean: 130,
      atMost: 450, squares(sizes: 2...4, upTo: 12)
    ) { rows in
      law(!rows.contains { row in row.reduce(0, +) >= 7 && rows.count { $0 == row } > 1 })
    },
    Minimum(
      "lists of which each is one longer become the shortest", "[[], [0], [0, 0]]", mean: 60,
      atMost: 120,
      Gen<Int>.int(in: 1...6).flatMap { size in
        .array(of: .array(of: .int(in: 0...50), count: 0...size), count: size...size)
      }
    ) { (rows: [[Int]]) in
      law(rows.count < 3 || zip(rows, rows.dropFirst()).contains { $1.count != $0.count + 1 })
    },
    Minimum(
      "two lists that differ everywhere differ alike", "([0, 0, 0], [1, 1, 1])", mean: 90,
      atMost: 180,
      .zip(.array(of: .int(in: 0...3), count: 3...3), .array(of: .int(in: 0...3), count: 3...3))
    ) { (one: [Int], other: [Int]) in law(zip(one, other).contains { $0 == $1 }) },
  ]

  private static let ofTiedLists: [Minimum] = [
    Minimum(
      "a length of all lists and of each falls with them", "[[50]]", mean: 60, atMost: 150,
      Gen<Int>.int(in: 1...6).flatMap { size in
        .array(of: .array(of: .int(in: 0...99), count: 0...size), count: size...size)
      }
    ) { (rows: [[Int]]) in law(!rows.joined().contains { $0 >= 50 }) },
    Minimum(
      "a count of lists falls as they are joined", "[[0, 0, 0, 0]]", mean: 40, atMost: 80,
      Gen<Int>.int(in: 1...5).flatMap { size in
        .array(of: .array(of: .int(in: 0...99), count: 0...9), count: size...size)
      }
    ) { (rows: [[Int]]) in law(rows.contains([]) || rows.joined().count < 4) },
    Minimum(
      "elements all go to the last of the lists", "([], [0, 0, 0])", mean: 40, atMost: 80,
      .zip(.array(of: .int(in: 0...99)), .array(of: .int(in: 0...99)))
    ) { (first: [Int], last: [Int]) in law(first.count + last.count < 3) },
    Minimum(
      "a count that is drawn falls by what is dropped between equal ends", "[12, 0, 12]",
      mean: 140, atMost: 200, counted(1...10, .int(in: 0...60))
    ) { (list: [Int]) in law(list.count < 3 || list.first != list.last || list[0] < 12) },
    Minimum(
      "two neighbours so far apart become the first such pair", "[7, 32]", mean: 100, atMost: 200,
      .array(of: .int(in: 0...200), count: 0...20)
    ) { (list: [Int]) in
      law(!zip(list, list.dropFirst()).contains { $1 - $0 == 25 && $0 >= 7 })
    },
    Minimum(
      "positions in another order become the first that are not sorted", "[0, 1, 3, 2]", mean: 60,
      atMost: 150, .array(of: .int(in: 0...6), count: 0...7)
    ) { (list: [Int]) in
      law(list.count < 4 || list.sorted() != Array(list.indices) || list == list.sorted())
    },
    Minimum(
      "a square matrix loses rows and columns together", "[[0, 50], [0, 0]]", mean: 126,
      atMost: 260, squares(sizes: 1...8)
    ) { rows in
      law(!rows.indices.contains { row in rows[row][(row + 1)...].contains { $0 >= 50 } })
    },
    Minimum(
      "a count behind its list falls with it", "([7], 1)", mean: 240, atMost: 800,
      .zip(.array(of: .int(in: 0...20), count: 0...20), .int(in: 0...20))
    ) { (list: [Int], count: Int) in law(list.count != count || !list.contains(7)) },
    Minimum(
      "two long lists of one sum become one number each", "([11], [11])", mean: 720, atMost: 3000,
      .zip(.array(of: .int(in: 0...20)), .array(of: .int(in: 0...20)))
    ) { (left: [Int], right: [Int]) in
      law(left.reduce(0, +) <= 10 || left.reduce(0, +) != right.reduce(0, +))
    },
    Minimum(
      "three equal numbers side by side fall together", "[17, 17, 17]", mean: 95, atMost: 130,
      .array(of: .int(in: 0...100), count: 0...20)
    ) { (list: [Int]) in
      law(
        !list.indices.contains { place in
          list[place] > 16 && list[place...].prefix(3).count { $0 == list[place] } == 3
        })
    },
  ]

  /// Elements behind their number, which is drawn once.
  private static func counted(_ counts: ClosedRange<Int>, _ element: Gen<Int>) -> Gen<[Int]> {
    Gen<Int>.int(in: counts).flatMap { count in
      Gen { source throws(Discard) in
        var elements: [Int] = []
        for _ in 0..<count { elements.append(try source.draw(element)) }
        return elements
      }
    }
  }

  /// Square matrices, whose size is drawn once.
  private static func squares(
    sizes: ClosedRange<Int>, upTo greatest: Int = 99
  ) -> Gen<[[Int]]> {
    Gen<Int>.int(in: sizes).flatMap { size in
      Gen<[[Int]]>.array(
        of: .array(of: .int(in: 0...greatest), count: size...size), count: size...size)
    }
  }
}
