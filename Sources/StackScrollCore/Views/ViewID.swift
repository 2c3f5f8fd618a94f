/// The name by which a view is found in a layout.
///
/// Names are chosen by whoever describes the screen and are the same on every run and machine, so
/// a report can name a view and a reader can find it. A screen accepts each name only once.
public struct ViewID: Hashable, Sendable {
  /// The name itself.
  public let name: String

  /// Makes an identifier; a screen refuses an empty one.
  public init(_ name: String) {
    self.name = name
  }
}

extension ViewID: ExpressibleByStringLiteral {
  /// Makes an identifier from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ViewID: Comparable {
  /// Orders identifiers by their names.
  public static func < (first: ViewID, second: ViewID) -> Bool {
    first.name < second.name
  }
}

extension ViewID: CustomStringConvertible {
  /// The name as it can stand inside a line: letters that nobody sees, ends of lines and what would
  /// command a build server are written as escapes, such as `\u{1B}`.
  public var description: String { name.printable }
}
