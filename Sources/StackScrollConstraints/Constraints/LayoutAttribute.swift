import StackScrollCore

/// A length or a place of an item that a constraint can tie.
///
/// The raw value is the name in printed constraints.
///
/// Source: NSLayoutConstraint.Attribute documentation.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// An edge as it stands on the screen.
  case left, right, top, bottom
  /// An edge that follows the layout direction.
  case leading, trailing
  /// A length.
  case width, height
  /// A middle.
  case centerX, centerY
  /// A line on which text stands.
  case firstBaseline, lastBaseline
  /// An edge of the item less its margin.
  case leftMargin, rightMargin, topMargin, bottomMargin
  /// An edge less its margin that follows the layout direction.
  case leadingMargin, trailingMargin
  /// The middle between the margins.
  case centerXWithinMargins, centerYWithinMargins

  /// The axis on which it is measured.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether it is a length rather than a place.
  public var isLength: Bool { self == .width || self == .height }
}
