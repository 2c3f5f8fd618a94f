/// Something in a document that was read otherwise than it may have been meant.
///
/// It stops nothing: the rest of the document is read and laid out.
public struct DocumentNote: Hashable, Sendable {
  /// What was found.
  public let fact: Fact
  /// Where.
  public let place: DocumentPlace

  /// What can be found.
  public enum Fact: Hashable, Sendable {
    /// A view of an element that is not known; it is read as a plain view.
    case unknownView
    /// A word that means nothing in an attribute; the attribute is left out of account.
    case unknownWord(attribute: String, word: String)
    /// A constraint on something that the document does not have.
    case danglingReference(String)
    /// A constraint between views that are laid out apart, such as two cells.
    case acrossRoots
    /// A second thing of the same identifier; it is known by another one from here on.
    case duplicateID(renamed: String)
    /// The document was saved without Auto Layout.
    case withoutAutoLayout
    /// A frame is missing; it is taken to be empty.
    case missingFrame
  }

  /// Makes a note.
  public init(_ fact: Fact, at place: DocumentPlace) {
    self.fact = fact
    self.place = place
  }
}
