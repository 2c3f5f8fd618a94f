import Testing

@testable import PropertyKit

/// What single generators promise beyond the laws that hold for all of them.
struct GeneratorTests {
  @Test func `the ends of an integer's range are drawn, and values of all magnitudes`() {
    let found = drawn(Gen<Int>.int(), Settings(cases: 6000))
    #expect(found.contains(.min) && found.contains(.max) && found.contains(0))
    #expect(Set(found.map { Int.bitWidth - $0.magnitude.leadingZeroBitCount }).count > 60)
  }

  @Test func `every value of a small range is drawn`() {
    let found = Set(drawn(Gen<Int8>.int(in: -8...7, origin: 3), Settings(cases: 500)))
    #expect(found == Set(-8...7))
  }

  @Test func `the smallest size keeps most integers and doubles near the origin`() {
    let indices = 0..<400
    let integers = indices.compactMap { index in
      fresh(Gen<Int>.int(in: 0...1000), caseIndex: index, size: 0).value
    }
    #expect(integers.count { $0 <= 10 } >= 380 && integers.allSatisfy { (0...1000).contains($0) })
    let doubles = indices.compactMap { index in
      fresh(Gen<Double>.double(in: 0...1000), caseIndex: index, size: 0).value
    }
    #expect(doubles.count { $0 <= 10 } >= 360 && doubles.allSatisfy { (0...1000).contains($0) })
  }

  @Test func `doubles are whole, simple fractions and others, on both sides of the origin`() {
    let found = drawn(Gen<Double>.double(in: -100...100), Settings(cases: 1000))
    let whole = found.filter { $0 == $0.rounded() }
    #expect((400...750).contains(whole.count), "\(whole.count)")
    #expect(found.contains { $0 != $0.rounded() && $0 * 2 == ($0 * 2).rounded() })
    #expect(found.contains { $0 * 100 != ($0 * 100).rounded() })
    #expect(found.contains { $0 < -1 && $0 > -16 } && found.contains { $0 > 1 && $0 < 16 })
    #expect(found.contains(-100) && found.contains(100) && found.contains(0))
  }

  @Test func `a drawn zero has no sign, so that a replay cannot differ`() {
    for range in [-1.0...1, -0.0...0, -0.2...0.1] {
      let zeros = drawn(Gen<Double>.double(in: range), Settings(cases: 2000)).filter { $0 == 0 }
      #expect(!zeros.isEmpty)
      #expect(zeros.allSatisfy { $0.sign == .plus })
    }
  }

  @Test func `doubles of extreme ranges and origins are finite and inside`() {
    let greatest = Double.greatestFiniteMagnitude
    let origins = [0, 1, -greatest, greatest, .infinity, -.infinity, .nan]
    for range in DoubleOrderTests.ranges + [-.infinity ... .infinity, 0 ... .infinity] {
      for origin in origins {
        let found = drawn(.double(in: range, origin: origin), Settings(cases: 60))
        #expect(found.allSatisfy { $0.isFinite && range.contains($0) })
      }
    }
    #expect(drawn(.double(in: .infinity ... .infinity)).allSatisfy { $0 == greatest })
  }

  @Test func `array counts stay in their range, and reach both ends of it`() {
    for count in [0...0, 0...1, 2...5, 7...7, 0...100] {
      let counts = drawn(.array(of: Gen<Bool>.bool, count: count), Settings(cases: 2000)).map(
        \.count)
      #expect(counts.min() == count.lowerBound)
      #expect(counts.max() == count.upperBound)
    }
  }

  @Test func `negative counts count as zero`() {
    let empty = drawn(.array(of: Gen<Int>.int(), count: -9 ... -1))
    #expect(Set(empty) == [[]])
    let counts = drawn(.array(of: Gen<Int>.int(), count: Int.min...2)).map(\.count)
    #expect(Set(counts) == [0, 1, 2])
  }

  @Test func `an array too long for the case is discarded`() {
    let settings = Settings(cases: 1, maximumChoices: 100)
    for count in [0...Int.max, 1000...Int.max, Int.max...Int.max] {
      let drawing = fresh(
        .array(of: Gen<Int>.int(), count: count), caseIndex: 1, settings: settings)
      #expect(drawing.discard == .tooManyChoices)
    }
  }

  @Test func `a filter gives up after its attempts, and says how many`() {
    let none = Gen<Int>.int().filter(attempts: 7) { _ in false }
    #expect(fresh(none).discard == .filterExhausted(attempts: 7))
    #expect(fresh(Gen<Int>.int().filter { _ in false }).discard == .filterExhausted(attempts: 100))
    let once = Gen<Int>.int().filter(attempts: -3) { _ in false }
    #expect(fresh(once).discard == .filterExhausted(attempts: 1))
  }

  @Test func `a filter leaves no trace of what it refused`() {
    let lists = Gen.array(of: Gen<Int>.int(in: 0...9), count: 0...3).filter { $0.count == 2 }
    for caseIndex in 0..<50 {
      let drawing = fresh(lists, caseIndex: caseIndex)
      #expect(drawing.value == nil || drawing.indices.count == 5)
    }
  }

  @Test func `nothing to choose from discards the case`() {
    #expect(fresh(Gen<Int>.weighted([])).discard == .nothingToChooseFrom)
    #expect(fresh(Gen<Int>.one(of: [])).discard == .nothingToChooseFrom)
    #expect(fresh(Gen<Int>.element(of: [])).discard == .nothingToChooseFrom)
    let zero = Gen.weighted([(0, .always(1)), (-1, .always(2)), (.min, .always(3))])
    #expect(fresh(zero).discard == .nothingToChooseFrom)
  }

  @Test func `weights decide how often, where no alternative is off, even the greatest ones`() {
    let found = drawn(.weighted([(1, .always("a")), (3, .always("b"))]), Settings(cases: 4000))
    // A quarter of 15 cases in 16, and all of those in which the other one is off.
    #expect((1060...1310).contains(found.count { $0 == "a" }))
    let huge = drawn(
      .weighted([(.max, .always(0)), (.max, .always(1)), (.max, .always(2))]), Settings(cases: 300))
    #expect(Set(huge) == [0, 1, 2])
  }

  @Test func `nil is drawn about three times in ten`() {
    let found = drawn(.optional(Gen<Int>.int(in: 1...9)), Settings(cases: 4000))
    #expect((1060...1310).contains(found.count { $0 == nil }))
  }

  @Test func `recursion never goes deeper than asked, and reaches that depth`() {
    for depth in -1...4 {
      let nested = Gen<Int>.recursive(depth: depth, base: .always(0)) { $0.map { $0 + 1 } }
      let found = drawn(nested, Settings(cases: 500))
      #expect(Set(found) == Set(0...max(0, depth)))
    }
  }

  @Test func `a discard inside a value reaches the case`() {
    let nothing = Gen<Int>.one(of: [])
    let nested = Gen.array(of: Gen.zip(Gen<Int>.int(), nothing), count: 1...3)
    #expect(fresh(nested).discard == .nothingToChooseFrom)
  }

  @Test func `a discard that a generator catches leaves its spans closed`() {
    let nothing = Gen.array(of: Gen<Int>.one(of: []), count: 1...1)
    let catching = Gen<[Int]> { source throws(Discard) in
      do throws(Discard) { return try source.draw(nothing) } catch { return [] }
    }
    let sequence = fresh(.array(of: catching, count: 2...2)).sequence
    let mended: [SpanLabel] = [.element, .list, .element]
    #expect(sequence.spans.map(\.label) == mended + mended + [.list])
    #expect(sequence.spans.last?.range == 0..<sequence.choices.count)
  }

  @Test func `the choices of one case are bounded`() {
    let list = Gen.array(of: Gen<Int>.int(), count: 3...3)
    #expect(replayed(list, [], maximumChoices: 7).value == [0, 0, 0])
    #expect(replayed(list, [], maximumChoices: 6).discard == .tooManyChoices)
    #expect(replayed(list, [], maximumChoices: 0).discard == .tooManyChoices)
    #expect(replayed(list, [], maximumChoices: -1).discard == .tooManyChoices)
  }
}
