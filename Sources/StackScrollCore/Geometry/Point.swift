/// A position in points, y growing downwards.
public struct Point: Hashable, Sendable {
  /// The horizontal position in points.
  public var x: Double
  /// The vertical position in points, growing downwards.
  public var y: Double

  /// Makes a position; what is left out is 0.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point()
}

extension Point: CustomStringConvertible {
  /// The position as `(x, y)`.
  public var description: String { "(\(NumberText(x)), \(NumberText(y)))" }
}
