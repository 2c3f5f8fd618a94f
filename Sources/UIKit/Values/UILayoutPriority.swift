/// How strongly a constraint is held, 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The level.
  public var rawValue: Float

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority that is stronger by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// A priority that is weaker by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// 1000: never missed.
  public static let required = UILayoutPriority(1000)
  /// 750: what views resist being squeezed with.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: what views resist being stretched with.
  public static let defaultLow = UILayoutPriority(250)
  /// 510: what a drag may change the size of a window with.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: what holds the size of a window.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: what a drag does not change the size of a window with.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 50: what a view is fitted with.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
