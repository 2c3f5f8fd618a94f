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
