/// How much of a document is read before it is refused.
///
/// Each counts things, not time, so that a refusal can be repeated.
public struct DocumentLimits: Hashable, Sendable {
  /// The most bytes.
  public var bytes: Int
  /// The most elements.
  public var elements: Int
  /// The most elements inside each other.
  public var depth: Int
  /// The largest number that an attribute may hold, either way.
  public var magnitude: Double

  /// Makes limits; what is left out is as in ``standard``.
  public init(
    bytes: Int = 32_000_000, elements: Int = 500_000, depth: Int = 500, magnitude: Double = 1e6
  ) {
    self.bytes = bytes
    self.elements = elements
    self.depth = depth
    self.magnitude = magnitude
  }

  /// Far beyond what people draw, and little enough to be read in seconds.
  public static let standard = DocumentLimits()
}
