import Testing

@testable import PropertyKit

/// The order of bounded doubles.
struct DoubleOrderTests {
  static let greatest = Double.greatestFiniteMagnitude
  static let tiny = Double.leastNonzeroMagnitude
  static let ranges: [ClosedRange<Double>] = [
    -greatest...greatest, 0...greatest, -greatest ... -1, 0...0, -0.0...0, 1...1,
    0.1...0.2, 0.1...0.1, 0.07...0.07, 0.3...(0.1 + 0.2), -tiny...tiny, tiny...(3 * tiny), -3...5,
    0...390, 1e15...1e16, 0x1p51...0x1p53, -1e-300...1e-300, 99.5...100.25, greatest...greatest,
    -(0.3.nextUp)...0.3.nextDown,
  ]

  @Test func `the simplest numbers come first, form by form`() {
    let order = DoubleOrder(-1...1)
    let first = (0...24).map { order.value(at: $0) }
    let third = 1.0 / 3
    #expect(
      first == [
        0, 1, -1, 0, 0.5, -0.5, 1, -1, 0, third, -third, 2 * third, -2 * third, 1, -1,
        0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1, 0,
      ])
  }

  @Test func `wholes are simpler than halves, then thirds, quarters, tenths, hundredths, others`() {
    let order = DoubleOrder(0...100)
    let values = [100, 99.5, 1.0 / 3, 0.25, 0.1, 0.01, 0.001]
    let indices = values.map { order.index(of: $0) }
    #expect(indices == indices.sorted())
    #expect(Set(indices).count == values.count)
  }

  @Test func `the first index is the simplest number next to the origin`() {
    #expect(DoubleOrder(-5...5).value(at: 0) == 0)
    #expect(DoubleOrder(3.3...9).value(at: 0) == 4)
    #expect(DoubleOrder(0.1...0.2).value(at: 0) == 0.1)
    #expect(DoubleOrder(0.07...0.075).value(at: 0) == 0.07)
    #expect(DoubleOrder(-9 ... -2.5).value(at: 0) == -3)
    #expect(DoubleOrder(0...100, origin: 44).value(at: 0) == 44)
    #expect(DoubleOrder(0...100, origin: 1e9).value(at: 0) == 100)
  }

  @Test(arguments: ranges) func `every index names a number of the range`(
    range: ClosedRange<Double>
  ) {
    let order = DoubleOrder(range)
    let outside = indices(of: order).filter { !range.contains(order.value(at: $0)) }
    #expect(outside.isEmpty)
  }

  @Test(arguments: ranges) func `a number's own index is the least that names it`(
    range: ClosedRange<Double>
  ) {
    let order = DoubleOrder(range)
    let unlike = indices(of: order).filter { index in
      let value = order.value(at: index)
      let canonical = order.index(of: value)
      return canonical > index || order.value(at: canonical) != value
    }
    #expect(unlike.isEmpty)
  }

  @Test(arguments: ranges) func `every number of a range has an index`(
    range: ClosedRange<Double>
  ) {
    let order = DoubleOrder(range)
    let within = [
      range.lowerBound, range.upperBound, range.lowerBound.nextUp, range.upperBound.nextDown,
      0, 1, 0.5, 0.1, 0.07, 1.0 / 3, 0.1 + 0.2, .pi, Self.tiny,
    ]
    for value in within where range.contains(value) {
      #expect(order.value(at: order.index(of: value)) == value)
    }
  }

  @Test(arguments: ranges) func `what is proposed instead of a number is simpler and in the range`(
    range: ClosedRange<Double>
  ) {
    let order = DoubleOrder(range)
    let worse = indices(of: order).filter { index in
      order.simplerIndices(than: index).contains {
        $0 >= index || !range.contains(order.value(at: $0))
      }
    }
    #expect(worse.isEmpty)
  }

  @Test func `next to 3_7 lie 3, 4, 3_5, 3_666 and 3_75`() {
    let order = DoubleOrder(0...10)
    let simpler = order.simplerIndices(than: order.index(of: 3.7)).map { order.value(at: $0) }
    #expect(simpler == [3, 4, 3.5, 11.0 / 3, 3.5, 3.75])
  }

  /// The ends, and a scatter over all magnitudes in between.
  private func indices(of order: DoubleOrder) -> [UInt64] {
    var random = RandomBits(seed: 7, caseIndex: 0)
    var found: [UInt64] = [0, order.limit, order.limit / 2]
    found += (0..<200).map { min(UInt64($0), order.limit) }
    found += (0..<200).map { order.limit - min(UInt64($0), order.limit) }
    found += (0..<400).map { _ in min(order.limit, random.next() >> random.upTo(63)) }
    return found
  }
}
