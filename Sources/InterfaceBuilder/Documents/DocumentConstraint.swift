import StackScrollConstraints
import StackScrollCore

/// A condition as a document writes it.
package struct DocumentConstraint: Hashable, Sendable {
  /// What a side of it speaks of.
  package enum Item: Hashable, Sendable {
    /// The view of that number.
    case view(Int)
    /// The guide of that number.
    case guide(Int)
  }

  /// One side: an attribute of an item.
  package struct Side: Hashable, Sendable {
    /// Whose attribute it is.
    package let item: Item
    /// Which one.
    package let attribute: LayoutAttribute
  }

  /// Its identifier in the document.
  package let id: String
  /// Where it stands in the file.
  package let place: DocumentPlace
  /// The number of the view in which it is written.
  package let owner: Int
  /// The left side.
  package let first: Side
  /// How the sides compare.
  package let relation: Constraint.Relation
  /// The right side, if it is more than a constant.
  package let second: Side?
  /// What the right side is multiplied by.
  package let multiplier: Double
  /// What is added to it, in points.
  package let constant: Double
  /// How strongly it is held.
  package let priority: LayoutPriority
  /// The name it was given for messages.
  package let identifier: String?
  /// Whether it is there for the canvas only and left out of the app.
  package let isPlaceholder: Bool
  /// Whether something of it hangs on size classes, or whether it is there at all.
  package let isVarying: Bool
}

/// A layout guide of a document.
package struct DocumentGuide: Hashable, Sendable {
  /// What a guide surrounds.
  package enum Kind: Hashable, Sendable {
    /// What bars leave of a view.
    case safeArea
    /// The margins of a view.
    case layoutMargins
    /// The part of the margins in which lines of text are not too long to be read.
    case readableContent
    /// What is under the bars at the top, or at the bottom, of a screen.
    case top, bottom
    /// The content of a scroll view.
    case content
    /// The frame of a scroll view.
    case frame
    /// What the keyboard covers.
    case keyboard
  }

  /// What makes it this one in the document.
  package internal(set) var id: String
  /// What it surrounds.
  package let kind: Kind
  /// The number of the view that has it.
  package let owner: Int
  /// Where it stands in the file.
  package let place: DocumentPlace
}
