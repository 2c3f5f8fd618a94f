import PropertyKit

/// The public shrinking challenges, each with its one right answer.
///
/// Source: the "Shrinking Challenge" collection of the property-testing community; the generators
/// are made exact here.
struct Challenge: Sendable {
  let name: String
  /// The simplest counterexample there is, as text.
  let answer: String
  /// Runs it and gives what was found, as text, and what it took.
  let run: @Sendable (Settings) -> Result

  /// What one run of a challenge gave.
  struct Result {
    /// The counterexample, as text.
    let found: String?
    /// How many cases it took to find one.
    let cases: Int
    let shrinking: ShrinkSummary?
    var evaluations: Int { shrinking?.evaluations ?? 0 }
  }

  init<Value>(
    _ name: String, _ answer: String, _ generator: Gen<Value>,
    show: @escaping @Sendable (Value) -> String = { "\($0)" },
    _ body: @escaping @Sendable (Value) -> Outcome
  ) {
    self.name = name
    self.answer = answer
    run = { settings in
      var settings = settings
      settings.maximumFailures = 1
      settings.enumeration = .never
      settings.maximumExplainEvaluations = 0
      let report = check(generator, settings: settings, body)
      guard let found = report.counterexample else {
        return Result(found: nil, cases: report.passed + report.discarded, shrinking: nil)
      }
      return Result(
        found: show(found.value), cases: found.caseIndex + 1, shrinking: found.shrinking)
    }
  }

  /// The thirteen public ones.
  static let published: [Challenge] = [
    bound5, largeUnion, reverse, calculator, lengthList, differenceZero, differenceSmall,
    differenceOne, binheap, coupling, deletion, distinct, nested,
  ]

  /// One of our own, which no single deletion or lowering settles.
  static let further: [Challenge] = [brackets]

  static let bound5: Challenge = {
    let list = Gen<[Int16]>.array(of: .int(), count: 0...10).filter {
      $0.reduce(0, &+) < 256
    }
    return Challenge(
      "bound5", "[[], [], [], [-1], [-32768]]", Gen.zip(list, list, list, list, list)
    ) {
      "\([$0.0, $0.1, $0.2, $0.3, $0.4])"
    } _: {
      let all = $0.0 + $0.1 + $0.2 + $0.3 + $0.4
      return law(all.reduce(0, &+) < 1280)
    }
  }()

  static let largeUnion = Challenge(
    "large union list", "[[0, 1, -1, 2, -2]]", Gen<[[Int]]>.array(of: .array(of: .int()))
  ) { law(Set($0.joined()).count <= 4) }

  static let reverse = Challenge("reverse", "[0, 1]", Gen<[Int]>.array(of: .int())) {
    law($0 == $0.reversed())
  }

  static let calculator = Challenge("calculator", "(0 / (0 + 0))", Calculation.generator) {
    if $0.dividesByLiteralZero { return .discarded(because: "no literal zero divides") }
    return law($0.value != nil)
  }

  static let lengthList = Challenge(
    "length list", "[900]",
    Gen<Int>.int(in: 1...100).flatMap { count in
      Gen<[Int]> { source throws(Discard) in
        var list: [Int] = []
        for _ in 0..<count { list.append(try source.draw(.int(in: 0...1000))) }
        return list
      }
    }
  ) { law(($0.max() ?? 0) < 900) }

  private static let positive = Gen<Int>.int(in: 1...Int(Int32.max))
  private static let pairs = Gen<(Int, Int)>.zip(positive, positive)

  static let differenceZero = Challenge("difference zero", "(10, 10)", pairs) {
    law($0.0 < 10 || $0.0 != $0.1)
  }
  static let differenceSmall = Challenge("difference small", "(10, 6)", pairs) {
    law($0.0 < 10 || !(1...4).contains(abs($0.0 - $0.1)))
  }
  static let differenceOne = Challenge("difference one", "(10, 9)", pairs) {
    law($0.0 < 10 || abs($0.0 - $0.1) != 1)
  }

  static let binheap = Challenge(
    "binheap", "(0 nil (0 (0 nil nil) (1 nil nil)))", Heap.generator
  ) { heap in
    let sorted = heap.wronglySorted
    return law(sorted == sorted.sorted() && sorted == heap.values.sorted())
  }

  static let coupling = Challenge(
    "coupling", "[1, 0]", Gen<[Int]>.array(of: .int(in: 0...10))
  ) { list in
    guard list.allSatisfy({ $0 < list.count }) else {
      return .discarded(because: "all are indices of the list")
    }
    return law(list.indices.allSatisfy { list[$0] == $0 || list[list[$0]] != $0 })
  }

  static let deletion = Challenge(
    "deletion", "([0, 0], 0)", Gen<([Int], Int)>.zip(.array(of: .int()), .int(in: 0...10))
  ) { list, index in
    guard list.indices.contains(index) else {
      return .discarded(because: "the index is one of the list")
    }
    var rest = list
    rest.remove(at: list.firstIndex(of: list[index]) ?? 0)
    return law(!rest.contains(list[index]))
  }

  static let distinct = Challenge("distinct", "[0, 1, -1]", Gen<[Int]>.array(of: .int())) {
    law(Set($0).count < 3)
  }

  static let nested = Challenge(
    "nested lists", "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]",
    Gen<[[Int]]>.array(of: .array(of: .int()))
  ) { law($0.map(\.count).reduce(0, +) <= 10) }

  static let brackets = Challenge(
    "brackets", "((()))",
    Gen<[Character]>.array(of: .element(of: Array("()[]")), count: 0...20), show: { String($0) }
  ) { text in
    var open: [Character] = []
    var deepest = 0
    for character in text {
      switch character {
      case "(", "[":
        open.append(character)
        deepest = max(deepest, open.count)
      default:
        guard open.popLast() == (character == ")" ? "(" : "[") else { return .passed }
      }
    }
    return law(!open.isEmpty || deepest < 3)
  }
}

/// A binary heap, whose wrong way of sorting is a challenge.
indirect enum Heap: CustomStringConvertible, Sendable {
  case empty
  case node(Int, Heap, Heap)

  static let generator: Gen<Heap> = Gen<Int>.int(in: 0...20).flatMap { size in
    heap(least: 0, size: size)
  }

  private static func heap(least: Int, size: Int) -> Gen<Heap> {
    .weighted([
      (1, .always(.empty)),
      (
        size > 0 ? 3 : 0,
        Gen { source throws(Discard) in
          let head = try source.draw(.int(in: least...Int.max, origin: least))
          let left = try source.draw(heap(least: head, size: size / 2))
          return .node(head, left, try source.draw(heap(least: head, size: size / 2)))
        }
      ),
    ])
  }

  var values: [Int] {
    var found: [Int] = []
    var stack = [self]
    while let heap = stack.popLast() {
      guard case .node(let head, let left, let right) = heap else { continue }
      found.append(head)
      stack += [left, right]
    }
    return found
  }

  var wronglySorted: [Int] {
    guard case .node(let head, let left, let right) = self else { return [] }
    return [head] + Heap.merged(left, right).values
  }

  private static func merged(_ left: Heap, _ right: Heap) -> Heap {
    switch (left, right) {
    case (.empty, let other), (let other, .empty): other
    case (.node(let a, let inner, let outer), .node(let b, let smaller, let larger)):
      a <= b
        ? .node(a, merged(outer, right), inner)
        : .node(b, merged(larger, left), smaller)
    }
  }

  var description: String {
    switch self {
    case .empty: "nil"
    case .node(let head, let left, let right): "(\(head) \(left) \(right))"
    }
  }
}

/// The verdict of a property that only says whether it holds.
func law(_ holds: Bool) -> Outcome {
  .holds(if: holds, otherwise: "it does not hold")
}
