/// Why a document cannot be read, and where in it.
public struct DocumentError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The element in which it is wrong, if it is in one.
  public let element: DocumentPlace?
  /// The line, counted from 1, if it is on one.
  public let line: Int?

  /// What can be wrong with a document.
  public enum Problem: Hashable, Sendable {
    /// More bytes than are read.
    case tooLarge(bytes: Int, limit: Int)
    /// More elements than are read.
    case tooManyElements(limit: Int)
    /// More elements inside each other than are read.
    case tooDeep(limit: Int)
    /// Bytes that are no UTF-8.
    case notUnicode
    /// A document type, which declares entities and attributes.
    case documentType
    /// Not XML, or half of it.
    case notXML(XMLFault)
    /// XML of another kind; the name of the outermost element.
    case notADocument(root: String)
    /// A document for another platform; its name.
    case otherPlatform(String)
    /// An attribute that must be there is not.
    case missingAttribute(String)
    /// An attribute that should hold a number holds something else.
    case notANumber(attribute: String, text: String)
    /// A number beyond what is laid out.
    case outOfRange(attribute: String, text: String, limit: Double)
    /// A folder, a pipe or a device in place of a file.
    case notAFile
    /// No file is there, or it cannot be read; the text is the system's account.
    case fileSystem(String)
  }

  /// Makes an error.
  package init(_ problem: Problem, element: DocumentPlace? = nil, line: Int? = nil) {
    self.problem = problem
    self.element = element
    self.line = line ?? element?.line
  }
}

/// What makes a text none of XML, at the line of the error.
public enum XMLFault: Hashable, Sendable {
  /// There is nothing in it.
  case empty
  /// The element of this name begins on the line and has no end.
  case unfinished(String)
  /// A tag ends another element than the one of this name, which is open.
  case wrongEnd(open: String)
  /// An attribute is written in another way than `name="value"`, or twice.
  case attribute
  /// Something else that XML does not allow.
  case other
}

/// An element of a document, as messages name it.
public struct DocumentPlace: Hashable, Sendable {
  /// The name of the tag.
  public let element: String
  /// The identifier, if it has one.
  public let id: String?
  /// The line on which the tag ends, counted from 1.
  public let line: Int
  /// What its author calls it: the outlet that it is connected to, else its label in Interface Builder, else
  /// the beginning of its text or title; nil if it has none of these.
  public let name: String?

  /// Makes a place.
  package init(element: String, id: String?, line: Int, name: String? = nil) {
    self.element = element
    self.id = id
    self.line = line
    self.name = name
  }

  /// Whether two places are of the same element.
  public static func == (one: DocumentPlace, other: DocumentPlace) -> Bool {
    (one.element, one.id, one.line) == (other.element, other.id, other.line)
  }

  /// Hashes the element.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(element)
    hasher.combine(id)
    hasher.combine(line)
  }
}
