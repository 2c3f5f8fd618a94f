/// A layout guide of a document.
public struct DocumentGuide: Hashable, Sendable {
  /// What a guide surrounds.
  public enum Kind: Hashable, Sendable {
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
  public internal(set) var id: String
  /// What it surrounds.
  public let kind: Kind
  /// The number of the view that has it.
  public let owner: Int
  /// Where it stands in the file.
  public let place: DocumentPlace
}
