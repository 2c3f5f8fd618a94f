/// How strongly a preference is held, from 1 to 1000.
///
/// Priorities are levels, not weights: the best layout misses the strongest preferences least, and
/// looks at a weaker one only where the stronger ones leave a choice. What is ``required`` is not
/// missed at all.
///
/// Source: UILayoutPriority documentation; Badros, Borning and Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", ACM TOCHI 8(4), 2001.
public struct LayoutPriority: Hashable, Sendable {
  /// The level, 1 to 1000.
  public let rawValue: Double

  /// Makes a priority; a screen refuses one outside 1...1000.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 1000: never missed.
  public static let required = LayoutPriority(1000)
  /// 750: what views resist being squeezed with, unless told otherwise.
  public static let defaultHigh = LayoutPriority(750)
  /// 250: what views resist being stretched with, unless told otherwise.
  public static let defaultLow = LayoutPriority(250)

  /// The priorities that a screen accepts.
  static let allowed = 1.0...1000.0

  /// Whether nothing may miss it.
  var isRequired: Bool { rawValue >= Self.required.rawValue }
}

extension LayoutPriority: Comparable {
  /// Orders priorities from weak to strong.
  public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from a literal.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Makes a priority from a literal.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

extension LayoutPriority: CustomStringConvertible {
  /// The number.
  public var description: String { NumberText(rawValue).description }
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// The priority for widths.
  public var horizontal: LayoutPriority
  /// The priority for heights.
  public var vertical: LayoutPriority

  /// Makes a pair.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// One priority for both axes.
  public init(_ both: LayoutPriority) {
    self.init(horizontal: both, vertical: both)
  }

  /// 250 on both axes: how views hug their content unless told otherwise.
  public static let defaultLow = AxisPriorities(.defaultLow)
  /// 750 on both axes: how views resist compression unless told otherwise.
  public static let defaultHigh = AxisPriorities(.defaultHigh)

  /// The priority for lengths on an axis.
  public subscript(axis: Axis) -> LayoutPriority {
    get {
      switch axis {
      case .horizontal: horizontal
      case .vertical: vertical
      }
    }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
