import Foundation

extension Gen where Value == Decimal {
  /// Decimal numbers of a range, with at most so many digits after the point.
  ///
  /// The simplest is 0, or the bound next to it. Whole numbers are simpler than tenths, those than
  /// hundredths and so on; among numbers with as many digits the nearer one to the simplest. A bound
  /// is as simple as a whole number, and is drawn as it is, whatever digits it has.
  /// - Parameters:
  ///   - range: NaN counts as 0. What lies further from 0 than 2^63 of the last digit is cut.
  ///   - places: digits after the point; cut to 0...9.
  public static func decimal(in range: ClosedRange<Decimal>, places: Int = 2) -> Gen {
    let places = min(max(places, 0), 9)
    let low = range.lowerBound.isNaN ? 0 : range.lowerBound
    let high = range.upperBound.isNaN ? 0 : max(low, range.upperBound)
    let (least, isLeastCut) = digits(low, places, isUp: false)
    let (greatest, isGreatestCut) = digits(high, places, isUp: true)
    let amounts = Stepped(
      least...greatest,
      units: (0...places).map { place in
        .init(size: power(places - place), weight: place == 0 ? 4 : 2)
      })
    return Gen { source throws(Discard) in
      let amount = try amounts.draw(&source)
      if amount == least, !isLeastCut { return low }
      if amount == greatest, !isGreatestCut { return high }
      return decimal(amount, places)
    }
  }

  private static func power(_ exponent: Int) -> Int64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// A decimal of so many units of its last place, without zeros at its end.
  private static func decimal(_ amount: Int64, _ places: Int) -> Decimal {
    var (amount, places) = (amount, places)
    while places > 0, amount % 10 == 0 { (amount, places) = (amount / 10, places - 1) }
    return Decimal(
      sign: amount < 0 ? .minus : .plus, exponent: -places,
      significand: Decimal(amount.magnitude))
  }

  /// A decimal as an integer of its last place, rounded up or down, and whether it was too large.
  private static func digits(_ value: Decimal, _ places: Int, isUp: Bool) -> (Int64, Bool) {
    let parts = value.magnitude.description.split(separator: ".", omittingEmptySubsequences: false)
    let isNegative = value < 0
    let fraction = parts.count > 1 ? parts[1] : ""
    let kept = fraction.prefix(places)
    let text = parts[0] + kept + String(repeating: "0", count: places - kept.count)
    guard let magnitude = Int64(text), magnitude < .max else {
      return (isNegative ? .min + 1 : .max, true)
    }
    let isUneven = fraction.dropFirst(places).contains { $0 != "0" }
    let step: Int64 = isUneven && isUp != isNegative ? 1 : 0
    return (isNegative ? -(magnitude + step) : magnitude + step, false)
  }
}
