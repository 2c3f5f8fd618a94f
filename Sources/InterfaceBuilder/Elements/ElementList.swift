/// The elements of a document in the order in which they are opened.
///
/// A flat list, each element after the one around it: whatever is to be known of a document can be
/// collected in one pass, and no nesting is too deep for a pass.
struct ElementList {
  /// One element of the document.
  struct Element {
    /// The name of the tag.
    let name: String
    /// What is written in the tag.
    let attributes: [String: String]
    /// The line on which the tag ends.
    let line: Int
    /// The element around it.
    let parent: Int?
  }

  /// All elements.
  var elements: [Element] = []

  subscript(_ index: Int) -> Element { elements[index] }

  /// The element around another.
  func parent(of index: Int) -> Element? {
    elements[index].parent.map { elements[$0] }
  }
}
