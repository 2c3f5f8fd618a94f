import Testing

@testable import PropertyKit

/// The pseudo-random generator and what is drawn with it.
struct RandomBitsTests {
  static let raw: [UInt64] = [
    2_958_262_352_163_642_759, 4_799_139_894_069_392_294, 7_700_998_052_074_411_717,
    16_281_762_360_289_931_338,
  ]
  static let limits: [UInt64] = [
    0, 1, 2, 9, 0x1F_FFFF_FFFF_FFFF, 0x20_0000_0000_0000, 1 << 63, .max - 1, .max,
  ]

  @Test func `seed 42 draws these numbers`() {
    var random = RandomBits(seed: 42, caseIndex: 0)
    let raw = (0..<4).map { _ in random.next() }
    let digits = (0..<8).map { _ in random.upTo(9) }
    let units = (0..<2).map { _ in random.unit() }
    #expect(raw == Self.raw)
    #expect(digits == [3, 1, 5, 3, 5, 0, 5, 9])
    #expect(units == [0.6738288773918328, 0.20787703623677434])
  }

  @Test func `seed 42 draws these values`() {
    let settings = Settings(seed: 42, cases: 8)
    #expect(drawn(.int(in: -99...99), settings) == [0, 0, -1, 0, -1, 0, -1, -45])
    #expect(drawn(.double(in: 0...100), settings) == [0, 4, 2, 74, 2, 6, 0, 46])
    let lists = drawn(.array(of: .int(in: 0...9), count: 0...6), settings)
    #expect(lists == [[], [0], [0], [1, 1, 1, 7, 0], [0], [0, 3], [], [0, 1, 9]])
  }

  @Test func `the same seed and case draw the same numbers, other ones do not`() {
    func first(_ seed: Seed, _ index: Int) -> UInt64 {
      var random = RandomBits(seed: seed, caseIndex: index)
      return random.next()
    }
    #expect(first(1, 5) == first(1, 5))
    let pairs = (0..<20).flatMap { seed in (-2..<20).map { first(Seed(seed), $0) } }
    #expect(Set(pairs).count == pairs.count)
  }

  @Test(arguments: limits)
  func `a bounded number keeps its bound`(limit: UInt64) {
    var random = RandomBits(seed: 3, caseIndex: 1)
    let greatest = (0..<500).map { _ in random.upTo(limit) }.max() ?? 0
    #expect(greatest <= limit)
  }

  @Test func `every number up to a small bound is drawn about as often as the others`() {
    var random = RandomBits(seed: 3, caseIndex: 1)
    var counts = [Int](repeating: 0, count: 10)
    for _ in 0..<10_000 { counts[Int(random.upTo(9))] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) }, "\(counts)")
  }

  @Test func `one in 0 and one in 1 are certain`() {
    var random = RandomBits(seed: 0, caseIndex: 0)
    for _ in 0..<20 {
      let certain = (random.oneIn(0), random.oneIn(1))
      #expect(certain == (true, true))
    }
  }
}
