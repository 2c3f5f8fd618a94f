/// What a view's width or height is tied to, beside the length it has of its own.
///
/// Most views have one condition or none. Several stand in an array literal:
///
/// ```swift
/// View("title", width: [.atLeast(44), .fraction(0.5, of: .frameLayoutGuide, priority: 999)])
/// ```
///
/// What is required is neither stretched nor squeezed; what is preferred gives way to anything of a
/// higher priority.
public struct Length: Hashable, Sendable {
  private var conditions: Conditions

  /// No more than one condition is kept without an array, as most views have none or one.
  private enum Conditions: Hashable, Sendable {
    case none
    case one(LengthConstraint)
    case several([LengthConstraint])
  }

  /// The conditions, all of which hold as far as their priorities go.
  public var constraints: [LengthConstraint] {
    get {
      switch conditions {
      case .none: []
      case .one(let constraint): [constraint]
      case .several(let constraints): constraints
      }
    }
    set { self = Length(newValue) }
  }

  /// Makes a length from its conditions.
  public init(_ constraints: [LengthConstraint]) {
    switch constraints.count {
    case 0: conditions = .none
    case 1: conditions = .one(constraints[0])
    default: conditions = .several(constraints)
    }
  }

  /// Makes a length from one condition.
  public init(_ constraint: LengthConstraint) {
    conditions = .one(constraint)
  }

  /// Whether there is no condition.
  var isIntrinsic: Bool {
    if case .none = conditions { true } else { false }
  }

  /// How many conditions there are.
  var count: Int {
    switch conditions {
    case .none: 0
    case .one: 1
    case .several(let constraints): constraints.count
    }
  }

  /// Calls a function for each condition, without an array of them.
  @inline(__always)
  func forEach(_ body: (LengthConstraint) -> Void) {
    switch conditions {
    case .none: break
    case .one(let constraint): body(constraint)
    case .several(let constraints): for constraint in constraints { body(constraint) }
    }
  }

  /// The condition, if there is exactly one.
  var only: LengthConstraint? {
    if case .one(let constraint) = conditions { constraint } else { nil }
  }

  /// A length that is required.
  struct Required {
    let points: Double
    /// The share of the guide that it is, if it is one.
    let share: Double?
  }

  /// The length that is required, if that is the only condition, it is known and within limits.
  @inline(__always)
  func required(_ guideLength: Double?) -> Required? {
    guard case .one(let condition) = conditions, condition.relation == .equal,
      condition.priority == .required
    else { return nil }
    let limits = 0...ScreenLimits.magnitude
    switch condition.target {
    case .constant(let points):
      return limits.contains(points) ? Required(points: points, share: nil) : nil
    case .fraction(let share, of: .frameLayoutGuide):
      guard let guideLength, limits.contains(share) else { return nil }
      let points = share * guideLength
      return limits.contains(points) ? Required(points: points, share: share) : nil
    case .ratio: return nil
    }
  }

  /// Nothing but the view's own size, if it has one.
  public static var intrinsic: Length { Length(.none) }

  private init(_ conditions: Conditions) {
    self.conditions = conditions
  }

  /// A length in points.
  public static func constant(
    _ points: Double, priority: LayoutPriority = .required
  ) -> Length {
    Length(LengthConstraint(.equal, .constant(points), priority: priority))
  }

  /// A length in points, or more.
  public static func atLeast(
    _ points: Double, priority: LayoutPriority = .required
  ) -> Length {
    Length(LengthConstraint(.atLeast, .constant(points), priority: priority))
  }

  /// A length in points, or less.
  public static func atMost(
    _ points: Double, priority: LayoutPriority = .required
  ) -> Length {
    Length(LengthConstraint(.atMost, .constant(points), priority: priority))
  }

  /// A share of a guide's length on the same axis.
  public static func fraction(
    _ share: Double, of guide: LayoutGuide, _ relation: LengthConstraint.Relation = .equal,
    priority: LayoutPriority = .required
  ) -> Length {
    Length(LengthConstraint(relation, .fraction(share, of: guide), priority: priority))
  }

  /// The same length as a guide's on the same axis.
  ///
  /// It is the fraction 1, and exactly so: a double times 1 is itself.
  public static func equal(to guide: LayoutGuide) -> Length {
    .fraction(1, of: guide)
  }

  /// A multiple of the view's own length on the other axis: an aspect ratio.
  public static func ratio(
    _ factor: Double, _ relation: LengthConstraint.Relation = .equal,
    priority: LayoutPriority = .required
  ) -> Length {
    Length(LengthConstraint(relation, .ratio(factor), priority: priority))
  }
}

extension Length: ExpressibleByArrayLiteral {
  /// Joins the conditions of several lengths.
  public init(arrayLiteral elements: Length...) {
    self.init(elements.flatMap(\.constraints) as [LengthConstraint])
  }
}

extension Length: CustomStringConvertible {
  /// The length as Swift source.
  public var description: String {
    guard constraints.count != 1 else { return constraints[0].description }
    return constraints.isEmpty
      ? ".intrinsic" : "[" + constraints.map(\.description).joined(separator: ", ") + "]"
  }
}

extension LengthConstraint: CustomStringConvertible {
  /// The condition as Swift source that makes a ``Length`` of it.
  public var description: String {
    let strength = priority == .required ? "" : ", priority: \(priority)"
    switch (target, relation) {
    case (.constant(let points), .equal): return ".constant(\(NumberText(points))\(strength))"
    case (.constant(let points), _): return ".\(relation)(\(NumberText(points))\(strength))"
    case (.fraction(1, of: let guide), .equal) where priority == .required:
      return ".equal(to: .\(guide))"
    case (.fraction(let share, of: let guide), _):
      return ".fraction(\(Self.share(share)), of: .\(guide)\(suffix)\(strength))"
    case (.ratio(let factor), _): return ".ratio(\(Self.share(factor))\(suffix)\(strength))"
    }
  }

  private var suffix: String { relation == .equal ? "" : ", .\(relation)" }

  /// A number; a third is written as one.
  private static func share(_ value: Double) -> String {
    value == 1.0 / 3.0 ? "1.0 / 3.0" : "\(NumberText(value))"
  }
}

/// One condition on a view's width or height.
///
/// Source: NSLayoutConstraint documentation; NSLayoutDimension documentation.
public struct LengthConstraint: Hashable, Sendable {
  /// How the length compares with its target.
  public enum Relation: Hashable, Sendable, CaseIterable {
    /// It is the target.
    case equal
    /// It is the target or more.
    case atLeast
    /// It is the target or less.
    case atMost
  }

  /// What a length is compared with.
  public enum Target: Hashable, Sendable {
    /// A number of points.
    case constant(Double)
    /// A share of a guide's length on the same axis.
    case fraction(Double, of: LayoutGuide)
    /// A multiple of the view's own length on the other axis.
    case ratio(Double)
  }

  /// How the length compares with its target.
  public var relation: Relation
  /// What it is compared with.
  public var target: Target
  /// How strongly the condition is held.
  public var priority: LayoutPriority

  /// Makes a condition.
  public init(
    _ relation: Relation = .equal, _ target: Target, priority: LayoutPriority = .required
  ) {
    self.relation = relation
    self.target = target
    self.priority = priority
  }

  /// Whether the target is a length that the layout itself decides.
  var isRatio: Bool {
    if case .ratio = target { return true }
    return false
  }

  /// The target in points.
  ///
  /// - Parameters:
  ///   - guideLength: the length that fractions refer to; none without a scroll view.
  ///   - crossLength: the view's length on the other axis, if it is known.
  /// - Returns: nil if what the target refers to is missing.
  package func points(guideLength: Double?, crossLength: Double?) -> Double? {
    switch target {
    case .constant(let points): points
    case .fraction(let share, of: .frameLayoutGuide): guideLength.map { share * $0 }
    case .ratio(let factor): crossLength.map { factor * $0 }
    }
  }
}

/// A rectangle, not a view, whose lengths a view may be tied to.
///
/// Only the frame is offered. The content's lengths are what a layout is looking for, and a view
/// tied to them would ask the question with its own answer.
///
/// Source: UIScrollView documentation, `frameLayoutGuide`.
public enum LayoutGuide: Hashable, Sendable, CaseIterable {
  /// The scroll view itself, which does not move with its content.
  case frameLayoutGuide
}

extension LayoutGuide: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .frameLayoutGuide: "frameLayoutGuide"
    }
  }
}

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
  package static let allowed = 1.0...1000.0

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
