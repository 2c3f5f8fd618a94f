/// A multiple of an anchor and a constant: the right side of a constraint in operators.
///
/// ```swift
/// tab.widthAnchor == scrollView.frameLayoutGuide.widthAnchor / 3
/// label.topAnchor >= strip.bottomAnchor + 40
/// ```
public struct LayoutExpression<Base: LayoutAnchor>: Sendable {
  let base: Base
  var multiplier = 1.0
  var constant = 0.0

  func constraint(_ first: Base, _ relation: Constraint.Relation) -> Constraint {
    Constraint(
      first.anchor, relation, base.anchor, multiplier: multiplier, constant: constant)
  }

  /// The expression with more added.
  public static func + (expression: LayoutExpression, points: Double) -> LayoutExpression {
    LayoutExpression(
      base: expression.base, multiplier: expression.multiplier,
      constant: expression.constant + points)
  }

  /// The expression with less added.
  public static func - (expression: LayoutExpression, points: Double) -> LayoutExpression {
    expression + -points
  }
}

extension LayoutAnchor {
  /// The anchor and a constant.
  public static func + (anchor: Self, points: Double) -> LayoutExpression<Self> {
    LayoutExpression(base: anchor, constant: points)
  }

  /// The anchor less a constant.
  public static func - (anchor: Self, points: Double) -> LayoutExpression<Self> {
    LayoutExpression(base: anchor, constant: -points)
  }

  /// Both are the same.
  public static func == (first: Self, second: Self) -> Constraint {
    first.constraint(equalTo: second)
  }

  /// The first is not less than the second.
  public static func >= (first: Self, second: Self) -> Constraint {
    first.constraint(greaterThanOrEqualTo: second)
  }

  /// The first is not more than the second.
  public static func <= (first: Self, second: Self) -> Constraint {
    first.constraint(lessThanOrEqualTo: second)
  }

  /// Both are the same.
  public static func == (first: Self, second: LayoutExpression<Self>) -> Constraint {
    second.constraint(first, .equal)
  }

  /// The first is not less than the second.
  public static func >= (first: Self, second: LayoutExpression<Self>) -> Constraint {
    second.constraint(first, .greaterThanOrEqual)
  }

  /// The first is not more than the second.
  public static func <= (first: Self, second: LayoutExpression<Self>) -> Constraint {
    second.constraint(first, .lessThanOrEqual)
  }
}

extension LayoutDimension {
  /// A multiple of the length.
  public static func * (
    length: LayoutDimension, factor: Double
  ) -> LayoutExpression<LayoutDimension> {
    LayoutExpression(base: length, multiplier: factor)
  }

  /// A multiple of the length.
  public static func * (
    factor: Double, length: LayoutDimension
  ) -> LayoutExpression<LayoutDimension> {
    length * factor
  }

  /// A part of the length.
  public static func / (
    length: LayoutDimension, parts: Double
  ) -> LayoutExpression<LayoutDimension> {
    length * (1 / parts)
  }

  /// The length is a number of points.
  public static func == (length: LayoutDimension, points: Double) -> Constraint {
    length.constraint(equalToConstant: points)
  }

  /// The length is a number of points or more.
  public static func >= (length: LayoutDimension, points: Double) -> Constraint {
    length.constraint(greaterThanOrEqualToConstant: points)
  }

  /// The length is a number of points or less.
  public static func <= (length: LayoutDimension, points: Double) -> Constraint {
    length.constraint(lessThanOrEqualToConstant: points)
  }
}

extension Constraint {
  /// The same condition, held as strongly as that.
  public func priority(_ priority: LayoutPriority) -> Constraint {
    var constraint = self
    constraint.priority = priority
    return constraint
  }

  /// The same condition under a name.
  public func identifier(_ identifier: String) -> Constraint {
    var constraint = self
    constraint.identifier = identifier
    return constraint
  }
}

/// Collects constraints that are written one below the other.
@resultBuilder
public enum ConstraintBuilder {
  /// A constraint on its own.
  public static func buildExpression(_ constraint: Constraint) -> [Constraint] { [constraint] }
  /// Several at once.
  public static func buildExpression(_ constraints: [Constraint]) -> [Constraint] { constraints }
  /// What stands below each other.
  public static func buildBlock(_ parts: [Constraint]...) -> [Constraint] { parts.flatMap { $0 } }
  /// What a condition leaves out.
  public static func buildOptional(_ part: [Constraint]?) -> [Constraint] { part ?? [] }
  /// One side of a condition.
  public static func buildEither(first part: [Constraint]) -> [Constraint] { part }
  /// The other side.
  public static func buildEither(second part: [Constraint]) -> [Constraint] { part }
  /// What a loop writes.
  public static func buildArray(_ parts: [[Constraint]]) -> [Constraint] { parts.flatMap { $0 } }
  /// What only some systems have.
  public static func buildLimitedAvailability(_ part: [Constraint]) -> [Constraint] { part }
}
