import Testing

@testable import PropertyKit

/// The pseudo-random generator and what is drawn with it.
struct RandomBitsTests {
  static let raw: [UInt64] = [
    6_327_169_416_285_365_978, 15_026_662_536_226_652_536, 11_841_802_312_108_098_636,
    924_416_832_212_057_682,
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
    #expect(digits == [6, 1, 8, 4, 0, 7, 7, 5])
    #expect(units == [0.30997799522612135, 0.8787680800763149])
  }

  @Test func `seed 42 draws these values`() {
    let settings = Settings(seed: 42, cases: 8)
    #expect(drawn(.int(in: -99...99), settings) == [1, 2, 0, 1, 1, 0, 1, 0])
    let doubles = drawn(.double(in: 0...100), settings)
    #expect(
      doubles == [
        0.3333333333333333, 7.483581488208074, 1.2835934708806869, 13.240108265995332, 2, 1, 3.25,
        5,
      ])
    let lists = drawn(.array(of: .int(in: 0...9), count: 0...6), settings)
    #expect(lists == [[], [0, 0, 7], [1], [0, 3, 1, 0, 1], [1], [], [0], [2, 4]])
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

  @Test func `cases that are near each other share none of their numbers`() {
    // How often one number's step must be taken to come from a case to a later one.
    let inverse = (0..<6).reduce(RandomBits.numberStep) { inverse, _ in
      inverse &* (2 &- RandomBits.numberStep &* inverse)
    }
    #expect(RandomBits.numberStep &* inverse == 1)
    let nearest = (1...1_000_000 as ClosedRange<UInt64>).map { cases in
      Int64(bitPattern: cases &* RandomBits.caseStep &* inverse).magnitude
    }
    #expect((nearest.min() ?? 0) > 1 << 40)
  }

  @Test
  func `the numbers of neighbouring cases and of neighbouring seeds agree in half their bits`() {
    func bits(_ seed: UInt64, _ index: Int, _ place: Int) -> UInt64 {
      var random = RandomBits(seed: Seed(seed), caseIndex: index)
      return (0...place).reduce(0) { _, _ in random.next() }
    }
    for place in 0..<4 {
      for (seed, index) in [(0 as UInt64, 1), (1, 0), (1, 1), (0, 2), (0, 8)] {
        var agreements = [Int](repeating: 0, count: 64)
        for start in 0..<4096 {
          let both =
            ~(bits(UInt64(start), start, place) ^ bits(UInt64(start) + seed, start + index, place))
          for bit in 0..<64 { agreements[bit] += Int(both >> UInt64(bit) & 1) }
        }
        #expect(agreements.allSatisfy { (1850...2246).contains($0) }, "\(agreements)")
      }
    }
  }

  @Test(arguments: limits)
  func `an index keeps its limit, and wide ranges lack no low byte`(limit: UInt64) {
    var random = RandomBits(seed: 5, caseIndex: 1)
    let drawn = (0..<8000).map { _ in
      RandomBits.spreadIndex(upTo: limit, bits: random.next() | 0x100)
    }
    #expect(drawn.allSatisfy { $0 <= limit })
    let small = drawn.map { RandomBits.spreadIndex(upTo: limit, bits: $0 & ~0x100) }
    #expect(small.allSatisfy { $0 <= limit })
    if limit >= 1 << 52 { #expect(Set(drawn.map { $0 & 0xFF }).count == 256) }
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
