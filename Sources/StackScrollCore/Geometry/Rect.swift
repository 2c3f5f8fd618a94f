/// A rectangle in points: where its top left corner is, and how far it reaches.
///
/// The size is stored, not the far corner, because a length is what a layout decides;
/// ``maxX`` and ``maxY`` are sums.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Makes a rectangle from its corner and its size.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers in points; what is left out is 0.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of no size at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
}

extension Rect: CustomStringConvertible {
  /// The rectangle as `(x, y) width x height`.
  public var description: String { "\(origin) \(size)" }
}
