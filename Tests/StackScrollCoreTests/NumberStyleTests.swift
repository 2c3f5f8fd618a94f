import PropertyKit
import PropertyTesting
import StackScrollCore
import Testing

/// How numbers are told to people.
struct NumberStyleTests {
  private let rounded = NumberStyle.rounded

  @Test func `a number by itself is told to a hundredth, and exactly if that is wanted`() {
    let third = 430.0 / 3
    #expect(rounded.text(third) == "143.33")
    #expect(NumberStyle.exact.text(third) == "143.33333333333334")
    #expect(rounded.text(429.99999999999994) == "430")
    #expect(rounded.text(-0.005) == "-0.01" && rounded.text(58) == "58")
    #expect(rounded.text(-.infinity) == "-inf" && rounded.text(.nan) == "nan")
    #expect(rounded.text(1e300) == "1e+300")
  }

  @Test func `a number that is not 0 never reads as 0`() {
    #expect(rounded.text(1e-7) == "1e-07")
    #expect(rounded.text(0.0012) == "0.001")
    #expect(rounded.text(-0.0049) == "-0.005")
    #expect(rounded.text(.leastNonzeroMagnitude) == "5e-324")
    #expect(rounded.text(-0.0) == "0")
  }

  @Test func `numbers that are compared and differ in the 12th digit are told apart`() {
    #expect(rounded.texts([429.99999999999994, 430]) == ["429.99999999999994", "430"])
    #expect(rounded.texts([99.9991, 100]) == ["99.999", "100"])
    #expect(rounded.texts([100.000000001, 100.000000002]) == ["100.000000001", "100.000000002"])
    #expect(rounded.texts([41 + 1 / 3.0, 41 + 2 / 3.0]) == ["41.33", "41.67"])
    #expect(rounded.texts([7, 7]) == ["7", "7"])
  }

  @Test func `numbers read the same only where they are the same`() async throws {
    try await forAll(Gen<[Double]>.array(of: .double(in: -1000...1000), count: 1...4)) { numbers in
      let near = numbers + numbers.map { $0.nextUp }
      return Set(rounded.texts(near)).count == Set(near.map { $0 + 0 }).count
    }
  }

  /// The terms of a sum and its total, as they are told.
  private func sum(
    _ terms: [Double], _ total: Double, _ style: NumberStyle = .rounded
  ) -> [Double] {
    let told = style.numbers(ofSum: terms, comingTo: total)
    return told.terms + [told.total]
  }

  @Test func `the terms of a sum add up to its total`() {
    let third = 130.0 / 3
    #expect(sum([third, third, third], 130) == [43.33, 43.33, 43.34, 130])
    #expect(sum([10, 65, 10], 85) == [10, 65, 10, 85])
    // A term that a hundredth tells exactly stays as it is.
    #expect(sum([390, -246.666, -0.5], 142.834) == [390, -246.67, -0.5, 142.83])
    // A hundredth would hide both.
    #expect(sum([0.001, 0.002], 0.003) == [0.001, 0.002, 0.003])
    #expect(sum([third], third, .exact) == [third, third])
  }

  @Test func `a term of a sum is told within a hundredth, and the sum comes out`() async throws {
    let terms = Gen<[Double]>.array(of: .double(in: -1000...1000), count: 1...6)
    try await forAll(terms) { terms in
      let (shown, total) = rounded.numbers(ofSum: terms, comingTo: terms.reduce(0, +))
      return Tolerance.standard.isEqual(shown.reduce(0, +), total)
        && zip(terms, shown).allSatisfy { ($0 - $1).magnitude < 0.01 + 1e-9 }
        && zip(terms, shown).allSatisfy { ($0 == 0) == ($1 == 0) }
    }
  }

  @Test func `arithmetic that is no sum comes to what is told`() {
    let third = 430.0 / 3
    let told = rounded.texts(of: [3, third], comingTo: 430) { $0[0] * $0[1] }
    #expect(told.numbers == ["3", "143.333"] && told.result == "430")
  }
}
