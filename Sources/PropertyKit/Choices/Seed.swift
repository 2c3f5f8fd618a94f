/// The number from which a whole run follows.
///
/// A case depends on its seed and its index alone, so the same seed gives the same cases on every
/// machine, in whatever order they are run.
public struct Seed: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// The seed as a plain number.
  public let rawValue: UInt64

  /// Makes a seed from a number.
  @inlinable
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Makes a seed from a literal, so that settings read `seed: 42`.
  @inlinable
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }

  /// A seed nobody chose, for runs that should differ from one to the next.
  ///
  /// This is the one place where the system's generator is asked; reports always print the seed.
  public static func random() -> Seed {
    Seed(UInt64.random(in: 0...UInt64.max))
  }

  /// The number in decimal.
  public var description: String { String(rawValue) }
}
