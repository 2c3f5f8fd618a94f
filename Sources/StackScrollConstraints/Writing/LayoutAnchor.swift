/// An attribute that a constraint can be made from, typed by what it may be compared with.
///
/// The three types keep positions apart from lengths, and the axes from each other, as UIKit's do:
/// what makes no sense does not compile.
///
/// Source: NSLayoutAnchor documentation.
public protocol LayoutAnchor: Sendable {
  /// The attribute.
  var anchor: Anchor { get }
}

/// A position from left to right.
public struct LayoutXAxisAnchor: LayoutAnchor {
  /// The attribute.
  public let anchor: Anchor
}

/// A position from top to bottom.
public struct LayoutYAxisAnchor: LayoutAnchor {
  /// The attribute.
  public let anchor: Anchor
}

/// A length.
public struct LayoutDimension: LayoutAnchor {
  /// The attribute.
  public let anchor: Anchor
}

extension LayoutAnchor {
  /// Both are at the same place, or of the same length, but for a constant.
  public func constraint(equalTo other: Self, constant: Double = 0) -> Constraint {
    Constraint(anchor, .equal, other.anchor, constant: constant)
  }

  /// This one is the other and a constant, or more.
  public func constraint(greaterThanOrEqualTo other: Self, constant: Double = 0) -> Constraint {
    Constraint(anchor, .greaterThanOrEqual, other.anchor, constant: constant)
  }

  /// This one is the other and a constant, or less.
  public func constraint(lessThanOrEqualTo other: Self, constant: Double = 0) -> Constraint {
    Constraint(anchor, .lessThanOrEqual, other.anchor, constant: constant)
  }
}

/// Source: NSLayoutDimension documentation.
extension LayoutDimension {
  /// The length is a multiple of the other, and a constant.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> Constraint {
    Constraint(anchor, .equal, other.anchor, multiplier: multiplier, constant: constant)
  }

  /// The length is a multiple of the other and a constant, or more.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> Constraint {
    Constraint(
      anchor, .greaterThanOrEqual, other.anchor, multiplier: multiplier, constant: constant)
  }

  /// The length is a multiple of the other and a constant, or less.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> Constraint {
    Constraint(
      anchor, .lessThanOrEqual, other.anchor, multiplier: multiplier, constant: constant)
  }

  /// The length is a number of points.
  public func constraint(equalToConstant points: Double) -> Constraint {
    Constraint(anchor, .equal, constant: points)
  }

  /// The length is a number of points or more.
  public func constraint(greaterThanOrEqualToConstant points: Double) -> Constraint {
    Constraint(anchor, .greaterThanOrEqual, constant: points)
  }

  /// The length is a number of points or less.
  public func constraint(lessThanOrEqualToConstant points: Double) -> Constraint {
    Constraint(anchor, .lessThanOrEqual, constant: points)
  }
}
