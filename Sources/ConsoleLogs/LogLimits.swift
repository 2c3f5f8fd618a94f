/// How much of a text is read.
public struct LogLimits: Hashable, Sendable {
  /// The longest text, in bytes.
  public var bytes: Int
  /// The most constraints in it.
  public var constraints: Int
  /// The largest number, to either side of 0.
  ///
  /// Larger ones are not refused by the console; no screen has them, and sums of them lose points.
  public var number: Double

  /// Makes limits.
  public init(bytes: Int = 16 << 20, constraints: Int = 20_000, number: Double = 1e9) {
    self.bytes = bytes
    self.constraints = constraints
    self.number = number
  }
}
