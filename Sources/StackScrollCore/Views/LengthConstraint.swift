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
  func points(guideLength: Double?, crossLength: Double?) -> Double? {
    switch target {
    case .constant(let points): points
    case .fraction(let share, of: .frameLayoutGuide): guideLength.map { share * $0 }
    case .ratio(let factor): crossLength.map { factor * $0 }
    }
  }
}
