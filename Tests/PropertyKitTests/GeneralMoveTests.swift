import Testing

@testable import PropertyKit

/// What changes together: groups of elements, values of one column, numbers that are tied.
struct GeneralMoveTests {
  static let lists = ShrinkPassTests.lists

  @Test func `elements go in blocks where none can go alone`() {
    let found = minimum(of: Self.lists, from: [1, 0, 1, 0, 1, 0, 1, 0, 1, 7, 0], .deleteGroups) {
      $0.count % 3 == 2 && $0.last == 7
    }
    #expect(found == [0, 7])
  }

  @Test func `what opens and closes goes in pairs`() {
    let found = minimum(of: Self.lists, from: [1, 0, 1, 0, 1, 7, 1, 1, 1, 1, 0], .deleteGroups) {
      guard let needed = $0.firstIndex(of: 7) else { return false }
      let (before, after) = ($0[..<needed], $0[(needed + 1)...])
      return !before.isEmpty && before.allSatisfy { $0 == 0 }
        && after.elementsEqual(before.map { _ in 1 })
    }
    #expect(found == [0, 7, 1])
  }

  @Test func `many blocks go in few calls`() {
    let start: [UInt64] = Array(repeating: [1, 0], count: 20).flatMap(\.self) + [0]
    var calls = 0
    let found = minimum(of: Self.lists, from: start, .deleteGroups) {
      calls += 1
      return $0.count % 4 == 0 && !$0.isEmpty
    }
    #expect(found == [0, 0, 0, 0])
    #expect(calls <= 16)
  }

  @Test func `a number falls by another amount than the elements that go`() {
    let limited = Gen.zip(Self.lists, Gen<Int>.int(in: 0...20))
    let start: [UInt64] = [1, 5, 1, 5, 0, 3]
    let found = minimum(of: limited, from: start, .combineElements) { list, limit in
      !list.isEmpty && limit == 2 * list.count - 1
    }
    #expect(found.map { "\($0)" } == "([5], 1)")
  }

  @Test func `two elements become one that is as wide as both`() {
    let blocks = Gen.array(of: Gen.zip(Gen<Int>.int(in: 1...4), Gen<Int>.int(in: 1...3)))
    let found = minimum(of: blocks, from: [1, 0, 0, 1, 2, 0, 0], .combineElements) {
      $0.reduce(0) { $0 + $1.0 } == 4
    }
    #expect(found.map { "\($0)" } == "[(4, 1)]")
  }

  @Test func `clients are renamed apart from resources, though all are numbers of one range`() {
    let steps = Gen.array(of: Gen.zip(Gen<Int>.int(in: 0...2), Gen<Int>.int(in: 0...2)))
    let start: [UInt64] = [1, 1, 1, 1, 2, 1, 0]
    let found = minimum(of: steps, from: start, .renameValues) { steps in
      steps.count == 2 && steps[0].0 != steps[1].0 && steps[0].1 == 1 && steps[1].1 == 1
    }
    #expect(found.map { "\($0)" } == "[(0, 1), (1, 1)]")
  }

  @Test func `nodes of a graph are numbered anew, and its edges put in order`() {
    let edges = Gen.array(of: Gen.zip(Gen<Int>.int(in: 0...4), Gen<Int>.int(in: 0...4)))
    let start: [UInt64] = [1, 0, 1, 1, 0, 2, 1, 2, 1, 0]
    let found = minimum(of: edges, from: start, .renameValues) { edges in
      edges.contains { first in
        first.0 == 0 && first.1 > 0
          && edges.contains { $0 == (0, 3 - first.1) }
          && edges.contains { $0 == (3 - first.1, first.1) }
          && edges.first! == first
      }
    }
    #expect(found.map { "\($0)" } == "[(0, 1), (0, 2), (2, 1)]")
  }

  @Test func `weight goes to a later field, whatever its limit`() {
    let fields = Gen.zip(Gen<Int>.int(in: 0...1000), Gen<Int>.int(in: 0...30))
    let found = minimum(of: fields, from: [700, 3], .moveAmount) { $0 + $1 >= 703 }
    #expect(found.map { "\($0)" } == "(673, 30)")
  }

  @Test func `all numbers move to later fields at once`() {
    let version = Gen.zip(
      Gen<Int>.int(in: 0...20), Gen<Int>.int(in: 0...20), Gen<Int>.int(in: 0...20))
    let found = minimum(of: Gen.zip(version, version), from: [2, 0, 0, 10, 0, 0], .moveAmount) {
      "\($0.0).\($0.1).\($0.2)" > "\($1.0).\($1.1).\($1.2)" && $0 < $1
    }
    #expect(found.map { "\($0)" } == "((0, 0, 2), (0, 0, 10))")
  }

  @Test func `a debit and its credit give at once`() {
    let amounts = Gen.zip(
      Gen<Int>.int(in: 0...99), Gen<Int>.int(in: 0...99), Gen<Int>.int(in: 0...99))
    let found = minimum(of: amounts, from: [7, 7, 20], .moveAmount) {
      $0 == $1 && $0 + $2 == 27
    }
    #expect(found.map { "\($0)" } == "(0, 0, 27)")
  }

  @Test func `a number falls past those that do not fail`() {
    let months = Gen<Int>.int(in: 0...24)
    #expect(minimum(of: months, from: [13], .crossGaps) { $0 == 1 || $0 == 13 } == 1)
    let years = Gen<Int>.int(in: 1900...2100)
    let found = minimum(of: years, from: [196], .crossGaps) { $0 % 4 == 0 && $0 % 100 != 0 }
    #expect(found == 1904)
  }

  @Test func `several failing numbers in each period do not slow it down`() {
    var calls = 0
    let found = minimum(of: Gen<Int>.int(in: 0...100_000), from: [90_004], .crossGaps) {
      calls += 1
      return [4, 7, 8, 13].contains($0 % 15) && $0 >= 500
    }
    #expect(found == 502)
    #expect(calls <= 120)
  }

  @Test func `an element gives way to the elements of a list inside it`() {
    struct Node { let (label, children): (Int, [Node]) }
    let labels = Gen<Int>.int(in: 0...3)
    // The innermost nodes draw no list of children; further out, an empty one takes its place.
    let nodes = (0..<2).reduce(labels.map { Node(label: $0, children: []) }) { inner, _ in
      Gen.zip(labels, .array(of: inner, count: 0...3)).map { Node(label: $0, children: $1) }
    }
    func fails(_ nodes: [Node]) -> Bool {
      nodes.map(\.label) == [3, 1] || nodes.contains { fails($0.children) }
    }
    let start: [UInt64] = [1, 0, 1, 2, 1, 3, 1, 1, 0, 0, 0]
    let found = minimum(of: Gen.array(of: nodes), from: start, .liftElements, while: fails)
    #expect(found?.map(\.label) == [3, 1])
    #expect(found?.allSatisfy(\.children.isEmpty) == true)
  }

  @Test func `a thousand letters of which none may be the first are lowered in a few calls`() {
    let letters = Gen.array(of: Gen<Int>.int(in: 0...25), count: 1000...1000)
    let start: [UInt64] = (0..<1000).flatMap { [UInt64(1), UInt64($0 % 20 + 2)] } + [0]
    var calls = 0
    let found = minimum(of: letters, from: start, .capAll) {
      calls += 1
      return !$0.contains(0)
    }
    #expect(found == Array(repeating: 1, count: 1000))
    #expect(calls <= 8)
  }

  @Test func `a pass that finds nothing in a long list gives up`() {
    let start: [UInt64] = (0..<2000).flatMap { [UInt64(1), UInt64($0 % 900)] } + [0]
    let long = Gen.array(of: Gen<Int>.int(in: 0...1000), count: 0...3000)
    var calls = 0
    let found = minimum(of: long, from: start, .deleteElements) {
      calls += 1
      return $0.count == 2000
    }
    #expect(found?.count == 2000)
    #expect(calls <= 65)
  }
}

/// The value that a pass, repeated until it brings nothing, makes of a case.
func minimum<Value>(
  of generator: Gen<Value>, from start: [UInt64], _ pass: ShrinkPass,
  while fails: (Value) -> Bool
) -> Value? {
  withoutActuallyEscaping(fails) { fails in
    var shrinker = Shrinker(
      from: replayed(generator, start).sequence, limit: 2000,
      realign: { realigned(generator, $0) }
    ) { indices in
      let drawing = replayed(generator, indices)
      return .init(
        drawn: drawing.value == nil ? nil : drawing.sequence,
        fails: drawing.value.map(fails) == true)
    }
    _ = shrinker.shrink(with: [pass])
    return replayed(generator, shrinker.best.indices).value
  }
}
