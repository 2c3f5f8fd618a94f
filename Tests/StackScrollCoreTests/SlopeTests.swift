import PropertyKit
import PropertyTesting
import Testing

@testable import StackScrollCore

/// Prices at many priorities against plain lists of amounts.
struct SlopeTests {
  /// Usual priorities and others, the strongest first.
  private static let priorities = [999.5, 999, 750, 700, 251, 250, 149, 51, 50, 49, 25, 0.5, 0.25]

  /// Amounts, one a priority.
  private static let amounts: Gen<[Double]> = .array(
    of: .weighted([(2, .always(0)), (1, Gen<Int>.int(in: -3...3).map { Double($0) / 4 })]),
    count: priorities.count...priorities.count)

  private static func slope(_ amounts: [Double]) -> Slope {
    zip(amounts, priorities).reduce(Slope.zero) { $0 + Slope($1.0, at: $1.1) }
  }

  @Test func `prices add up and compare like words, the strongest priority first`() async throws {
    try await forAll(.zip(Self.amounts, Self.amounts)) { first, second in
      let (one, other) = (Self.slope(first), Self.slope(second))
      #expect(one + other == Self.slope(zip(first, second).map { $0 + $1 }))
      #expect(one - other == Self.slope(zip(first, second).map { $0 - $1 }))
      #expect(one * 4 == Self.slope(first.map { $0 * 4 }))
      #expect((one < other) == first.lexicographicallyPrecedes(second))
      #expect(one.isSame(as: other) == (first == second))
      let strongest = first.firstIndex { $0 != 0 }
      #expect(one.strongest == strongest.map { Self.priorities[$0] } ?? 0)
      #expect(one.isNegative == (strongest.map { first[$0] < 0 } ?? false))
      #expect(one.isZero == (strongest == nil))
      #expect(one.isWeak == (one.strongest <= 51))
    }
  }

  @Test(arguments: [250, 149])
  func `a billionth is a price, and anything less is what rounding left`(priority: Double) {
    for amount in [1e-9, -1e-9] {
      #expect(!(Slope(amount, at: priority) * 1).isZero)
      #expect((Slope(amount.nextTowardZero, at: priority) * 1).isZero)
      #expect(!(Slope(amount, at: priority) + Slope(0.0, at: priority)).isZero)
    }
  }
}

extension Double {
  fileprivate var nextTowardZero: Double { self > 0 ? nextDown : nextUp }
}
