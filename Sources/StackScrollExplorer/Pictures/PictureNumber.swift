import StackScrollCore

/// A coordinate as it stands in a picture's source: at most two decimals, the same on every machine.
struct PictureNumber: CustomStringConvertible {
  private let hundredths: Int

  /// The largest magnitude; beyond it nothing could be seen.
  private static let limit = 1e9

  /// Rounds a number; what is not one is 0.
  init(_ value: Double) {
    let clamped = value.isNaN ? 0 : min(max(value, -Self.limit), Self.limit)
    hundredths = Int((clamped * 100).rounded())
  }

  /// The digits, without a fraction that says nothing.
  var description: String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}
