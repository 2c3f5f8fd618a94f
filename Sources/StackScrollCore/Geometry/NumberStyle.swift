/// How numbers that a layout comes to are told to people.
///
/// Swift source, JSON, tokens and files have all digits whatever the style, and so have numbers that
/// somebody gave, such as the constant of a constraint: they are looked for as they were written.
public enum NumberStyle: Hashable, Sendable {
  /// To a hundredth of a point, far below a pixel, with more digits where a hundredth would hide
  /// something: a number that is not 0 does not read as 0, and numbers that are compared and differ do
  /// not read the same.
  case rounded
  /// All digits that it takes to read the same number back.
  case exact

  /// The decimals that a number has in any case.
  private static let decimals = 2
  /// More decimals than these no length has whose whole points count.
  private static let mostDecimals = 15

  /// A number by itself: `143.33` for a third of 430, `0.001` for 0.0012.
  public func text(_ value: Double) -> String { texts([value])[0] }

  /// Numbers that are compared, told apart where they differ: `99.999` and `100` for 99.9991 and 100,
  /// `429.99999999999994` and `430` where no fewer digits do.
  ///
  /// - Complexity: O(n) for n numbers.
  public func texts(_ values: [Double]) -> [String] {
    let shown =
      self == .exact
      ? nil
      : Self.rounding(from: Self.decimals) { decimals in
        let rounded = values.map { $0.rounded(toDecimals: decimals) }
        return Set(rounded + [0]).count == Set(values + [0]).count ? rounded : nil
      }
    return (shown ?? values).map { "\(NumberText($0))" }
  }

  /// The terms of a sum and what it comes to, so told that the terms add up to the total.
  ///
  /// Each is rounded as it would be by itself; what is then missing is taken up by the terms that
  /// rounding changed most, among equals by the last: 43.33 + 43.33 + 43.34 = 130. No term changes by
  /// a hundredth or more; where that is not enough, all have more digits.
  ///
  /// - Complexity: O(n log n) for n terms.
  package func numbers(
    ofSum terms: [Double], comingTo total: Double
  ) -> (terms: [Double], total: Double) {
    let shown =
      self == .exact
      ? nil
      : Self.rounding(from: Self.decimals) {
        Self.rounded(terms, comingTo: total, decimals: $0)
      }
    guard let shown, let sum = shown.last else { return (terms, total) }
    return (shown.dropLast(), sum)
  }

  /// The numbers of arithmetic that is no sum, and what it comes to: as many digits as it takes until
  /// the numbers as they are told come to the result as it is told.
  ///
  /// - Parameter arithmetic: computes the result of the numbers.
  package func texts(
    of numbers: [Double], comingTo result: Double, by arithmetic: ([Double]) -> Double
  ) -> (numbers: [String], result: String) {
    let told = text(result)
    let shown =
      self == .exact
      ? nil
      : Self.rounding(from: Self.decimals) { decimals in
        let rounded = numbers.map { $0.rounded(toDecimals: decimals) }
        return text(arithmetic(rounded)) == told && !Self.hides(numbers, behind: rounded)
          ? rounded : nil
      }
    return ((shown ?? numbers).map { "\(NumberText($0))" }, told)
  }

  /// The first rounding that will do, from a number of decimals on; nil if none does.
  private static func rounding(
    from decimals: Int, _ rounding: (_ decimals: Int) -> [Double]?
  ) -> [Double]? {
    for number in decimals...mostDecimals {
      if let rounded = rounding(number) { return rounded }
    }
    return nil
  }

  /// Whether a number that is not 0 reads as 0.
  private static func hides(_ numbers: [Double], behind rounded: [Double]) -> Bool {
    zip(numbers, rounded).contains { $0 != 0 && $1 == 0 }
  }

  /// The terms and the total to so many decimals; nil if they do not add up.
  private static func rounded(
    _ terms: [Double], comingTo total: Double, decimals: Int
  ) -> [Double]? {
    let scale = Double.power(decimals)
    let exact = terms.map { $0 * scale }
    let sum = (total * scale).nearestWhole
    var steps = exact.map { (term: Double) in term.nearestWhole }
    let missing = sum - steps.reduce(0, +)
    guard ([sum, missing] + steps).allSatisfy({ $0.magnitude < Double.wholeFromHere }) else {
      return nil
    }
    let step = missing < 0 ? -1.0 : 1.0
    // How far rounding moved each term away from where the sum needs it; a whole step is too far.
    let lost = zip(exact, steps).enumerated().map {
      ($0.offset, ($0.element.0 - $0.element.1) * step)
    }
    let payers = lost.filter { $0.1 > 1e-6 }.sorted { ($0.1, $0.0) > ($1.1, $1.0) }
    guard missing.magnitude <= Double(payers.count) else { return nil }
    for (place, _) in payers.prefix(Int(missing.magnitude)) { steps[place] += step }
    let rounded = (steps + [sum]).map { $0 / scale }
    return hides(terms + [total], behind: rounded) ? nil : rounded
  }
}

/// A text with numbers in it, in each style: for what is both read by people and written to files.
package struct StyledText: Hashable, Sendable {
  private let rounded: String
  private let exact: String

  /// Makes a text of numbers in a style.
  package init(_ text: (NumberStyle) -> String) {
    rounded = text(.rounded)
    exact = text(.exact)
  }

  /// A text that is the same in each style.
  package init(_ text: String) { self.init { _ in text } }

  /// The text in a style.
  package func callAsFunction(_ style: NumberStyle) -> String {
    style == .exact ? exact : rounded
  }
}
