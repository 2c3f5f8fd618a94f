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
