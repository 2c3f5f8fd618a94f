public import Foundation

/// An attribute of a view or a guide that constraints can be made from, typed by what it may be
/// compared with.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject> {
  let item: any LayoutParty
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutParty, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Both are the same but for a constant.
  open func constraint(
    equalTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, other, 1, constant) }

  /// This one is the other and a constant, or more.
  open func constraint(
    greaterThanOrEqualTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, other, 1, constant) }

  /// This one is the other and a constant, or less.
  open func constraint(
    lessThanOrEqualTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, other, 1, constant) }
}

/// The gap that the system would leave: 8 points; the class leaves it to the system.
private let systemSpacing: CGFloat = 8

/// A position from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// This one is a multiple of 8 points after the other.
  public func constraint(
    equalToSystemSpacingAfter other: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, other, 1, multiplier * systemSpacing) }

  /// This one is a multiple of 8 points after the other, or more.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, other, 1, multiplier * systemSpacing) }

  /// This one is a multiple of 8 points after the other, or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, other, 1, multiplier * systemSpacing) }
}

/// A position from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This one is a multiple of 8 points below the other.
  public func constraint(
    equalToSystemSpacingBelow other: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, other, 1, multiplier * systemSpacing) }

  /// This one is a multiple of 8 points below the other, or more.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, other, 1, multiplier * systemSpacing) }

  /// This one is a multiple of 8 points below the other, or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, other, 1, multiplier * systemSpacing) }
}

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The length is a multiple of the other, and a constant.
  public func constraint(
    equalTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, other, multiplier, constant) }

  /// The length is a multiple of the other and a constant, or more.
  public func constraint(
    greaterThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, other, multiplier, constant) }

  /// The length is a multiple of the other and a constant, or less.
  public func constraint(
    lessThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, other, multiplier, constant) }

  /// The length is a number of points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, constant)
  }

  /// The length is a number of points or more.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant)
  }

  /// The length is a number of points or less.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant)
  }
}
