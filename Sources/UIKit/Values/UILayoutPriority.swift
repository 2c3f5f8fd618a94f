/// How strongly a constraint is held, 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The level.
  public var rawValue: Float

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: never missed.
  public static let required = UILayoutPriority(1000)
  /// 750: what views resist being squeezed with.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: what views resist being stretched with.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: what a view is fitted with.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
