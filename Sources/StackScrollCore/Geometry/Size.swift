/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal length in points.
  public var width: Double
  /// The vertical length in points.
  public var height: Double

  /// Makes a size; what is left out is 0.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The size of nothing.
  public static let zero = Size()
}

extension Size: CustomStringConvertible {
  /// The size as `width x height`.
  public var description: String { "\(NumberText(width)) x \(NumberText(height))" }
}
