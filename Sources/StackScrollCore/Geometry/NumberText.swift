/// A number as people write it: whole numbers without a fraction.
///
/// Other numbers take the shortest digits that read back as the same double, so that a printed
/// value can be pasted into a test.
public struct NumberText: Hashable, Sendable, CustomStringConvertible {
  /// The number that is written.
  public let value: Double

  /// Makes the text of a number.
  public init(_ value: Double) {
    self.value = value
  }

  /// The digits: `58`, `96.25`, `inf`, `nan`; negative zero is `0`.
  public var description: String {
    value.magnitude < Self.longestWhole && value.isWhole
      ? String(Int64(value)) : value.description
  }

  /// Whole numbers below this magnitude are written in full; from here on a double's own
  /// description has an exponent.
  private static let longestWhole = 0x1p54
}
