import StackScrollConstraints
import StackScrollCore

/// A condition as a document writes it.
public struct DocumentConstraint: Hashable, Sendable {
  /// What a side of it speaks of.
  public enum Item: Hashable, Sendable {
    /// The view of that number.
    case view(Int)
    /// The guide of that number.
    case guide(Int)
  }

  /// One side: an attribute of an item.
  public struct Side: Hashable, Sendable {
    /// Whose attribute it is.
    public let item: Item
    /// Which one.
    public let attribute: LayoutAttribute
  }

  /// Its identifier in the document.
  public let id: String
  /// Where it stands in the file.
  public let place: DocumentPlace
  /// The number of the view in which it is written.
  public let owner: Int
  /// The left side.
  public let first: Side
  /// How the sides compare.
  public let relation: Constraint.Relation
  /// The right side, if it is more than a constant.
  public let second: Side?
  /// What the right side is multiplied by.
  public let multiplier: Double
  /// What is added to it, in points.
  public let constant: Double
  /// How strongly it is held.
  public let priority: LayoutPriority
  /// The name it was given for messages.
  public let identifier: String?
  /// Whether it is there for the canvas only and left out of the app.
  public let isPlaceholder: Bool
}
