import Testing

@testable import PropertyKit

/// That what should be met is met: edges, constants, equal numbers, every case of an enum.
struct GeneratorVarietyTests {
  @Test func `numbers known for trouble are among a few thousand doubles`() {
    let found = Set(drawn(Gen<Double>.double(in: -1e300...1e300), Settings(cases: 20_000)))
    let edges = [
      0, 1.0 / 3, 0.1 + 0.2, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e300, -1e300,
      1e300.nextDown, (-1e300).nextUp,
    ]
    #expect(edges.filter { !found.contains($0) } == [])
    let near = drawn(Gen<Double>.double(in: 0...9), Settings(cases: 20_000))
    #expect(near.contains { $0 != $0.rounded() && $0.nextUp == $0.rounded() })
  }

  @Test func `infinities, NaN and -0 come only on request`() {
    let plain = drawn(Gen<Double>.double(in: -.infinity ... .infinity), Settings(cases: 5000))
    #expect(plain.allSatisfy { $0.isFinite && !($0 == 0 && $0.sign == .minus) })
    let special: [Double] = [.nan, .infinity, -.infinity, -0.0]
    let found = drawn(Gen<Double>.double(in: 0...1).including(special), Settings(cases: 1000))
    #expect(found.contains { $0.isNaN } && found.contains(.infinity) && found.contains(-.infinity))
    #expect(found.contains { $0 == 0 && $0.sign == .minus })
  }

  @Test func `constants are drawn about once in eight, and shrink like other integers`() {
    let limits = Gen<Int>.int(in: 0...1_000_000_000, constants: [123_456_789, -7])
    let found = drawn(limits, Settings(cases: 8000))
    #expect((800...1300).contains(found.count { $0 == 123_456_789 }))
    #expect(!found.contains(-7))
    let report = check(limits, settings: Settings(cases: 1000)) { $0 < 123_456_000 }
    #expect(report.counterexample?.value == 123_456_000)
  }

  @Test func `every case of an enum is drawn, about as often as the others`() {
    let found = drawn(Gen<Side>.allCases, Settings(cases: 3000))
    #expect(Side.allCases.allSatisfy { side in (850...1150).contains(found.count { $0 == side }) })
  }

  @Test func `two wide integers are equal in a good share of cases`() {
    let pairs = drawn(Gen<(Int, Int)>.zip(.int(), .int()), Settings(cases: 4000))
    #expect((400...2000).contains(pairs.count { $0.0 == $0.1 }))
  }

  @Test func `some cases have small integers only, others large ones too`() {
    let lists = drawn(
      Gen<[Int]>.array(of: .int(), count: 20...20), Settings(cases: 400, sizes: .constant(100)))
    let narrow = lists.count { list in list.count { $0.magnitude < 1000 } >= 15 }
    #expect((200...380).contains(narrow), "\(narrow)")
  }

  @Test func `some cases switch alternatives off, never the first, and most have all`() {
    let actions = Gen<[Int]>.array(
      of: .one(of: [.always(0), .always(1), .always(2)]), count: 60...60)
    let kinds = drawn(actions, Settings(cases: 800)).map { Set($0) }
    #expect(kinds.count { $0 == [0, 1, 2] } >= 600)
    #expect(kinds.contains([0]) && kinds.contains([0, 1]) && kinds.contains([0, 2]))
    #expect(kinds.allSatisfy { $0.contains(0) })
  }

  @Test func `a recursion ends though alternatives are switched off`() {
    let tree = Tree.sizes
    let sizes = drawn(tree, Settings(cases: 2000))
    #expect(sizes.count == 2000)
  }

  @Test func `permutations reach every order, and subsequences every choice`() {
    let orders = Set(drawn(Gen<[Int]>.shuffled([1, 2, 3]), Settings(cases: 400)))
    #expect(orders.count == 6)
    let choices = Set(drawn(Gen<[Int]>.subsequence(of: [1, 2, 3]), Settings(cases: 400)))
    #expect(choices.count == 8)
  }

  @Test func `a set that cannot be filled discards the case, one that can be is full`() {
    let bools = Gen<Set<Bool>>.set(of: .bool, count: 3...3)
    #expect(fresh(bools).discard == .filterExhausted(attempts: 64))
    let both = drawn(Gen<Set<Bool>>.set(of: .bool, count: 2...9), Settings(cases: 100))
    #expect(both.count == 100 && both.allSatisfy { $0.count == 2 })
  }

  @Test func `a set shrinks to its simplest elements`() {
    let report = check(Gen<Set<Int>>.set(of: .int()), settings: Settings(cases: 2000)) {
      $0.count < 3
    }
    #expect(report.counterexample?.value == [0, 1, -1])
  }

  @Test func `recursive values keep to their size, and reach it`() {
    for size in [-1, 0, 1, 8, 64] {
      let found = drawn(Nesting.parts(size: size), Settings(cases: 500))
      #expect(found.allSatisfy { $0 <= max(0, size) + 1 })
      #expect((found.max() ?? 0) > max(0, size) / 4)
    }
  }

  @Test func `text has accents, emoji, both directions, NUL and any scalar on request`() {
    let text = drawn(Gen<String>.string(of: .unicode), Settings(cases: 500)).joined()
    for part in ["e\u{301}", "👨‍👩‍👧", "א", "\u{0}", "\u{202E}"] {
      #expect(text.unicodeScalars.contains(part.unicodeScalars), "\(part)")
    }
    #expect(text.unicodeScalars.contains { $0.value > 0x1_FFFF })
    #expect(drawn(Gen<String>.string()).joined().allSatisfy { $0.isASCII })
  }
}

/// A recursion without a bound of its own, which ends because leaves are likely.
private enum Tree {
  static let sizes: Gen<Int> = .weighted([
    (1, .always(1)), (3, .always(2)),
    (
      2,
      Gen { source throws(Discard) in
        try source.draw(sizes) + source.draw(sizes)
      }
    ),
  ])
}
