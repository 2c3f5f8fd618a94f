/// An attribute of an item: one side of a constraint.
public struct Anchor: Hashable, Sendable {
  /// Whose attribute it is.
  public let item: LayoutItem
  /// Which one.
  public let attribute: LayoutAttribute

  /// Makes an anchor.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension Anchor: CustomStringConvertible {
  /// The item and the attribute with a dot between.
  public var description: String { "\(item).\(attribute.rawValue)" }
}

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

  /// Whether it is an edge less its margin, or the middle between two of these.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline:
      false
    }
  }

  /// Whether it is a length rather than a place.
  public var isLength: Bool { self == .width || self == .height }
}

/// Something that constraints speak of: a view, or a guide.
///
/// An item is its ``id``; the rest is how it is written. Console logs know a view by its address and
/// print its class and its text beside it; a screen knows it by its name.
public struct LayoutItem: Sendable {
  /// What makes it this one: the name of a view, or an address.
  public let id: String
  /// The class it is printed with.
  public let className: String
  /// The text it is printed with, such as what a label shows.
  public let text: String?

  /// Makes an item.
  public init(_ id: String, className: String = "UIView", text: String? = nil) {
    self.id = id
    self.className = className
    self.text = text
  }
}

extension LayoutItem: Hashable {
  /// Whether two items are the same; how they are written does not matter.
  public static func == (first: LayoutItem, second: LayoutItem) -> Bool { first.id == second.id }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension LayoutItem: CustomStringConvertible {
  /// The identity.
  public var description: String { id.printable }
}

extension LayoutItem: ExpressibleByStringLiteral {
  /// Makes the item of a view from its name.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension LayoutItem {
  /// One of its attributes.
  package subscript(attribute: LayoutAttribute) -> Anchor { Anchor(self, attribute) }
}
