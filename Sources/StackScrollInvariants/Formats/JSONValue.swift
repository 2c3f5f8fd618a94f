import Foundation
import StackScrollCore

/// A JSON document as a value, so that a reader can say which key it was that did not fit.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Keys and values, in no order.
  case object([String: JSONValue])
}

extension JSONValue {
  /// The largest document that is read, in bytes.
  package static let maximumBytes = 16 << 20

  /// Parses a document.
  ///
  /// - Throws: `FixtureError` with line and column of the first thing that is not JSON.
  /// - Complexity: O(n) for n bytes.
  public init(parsing data: Data) throws(FixtureError) {
    guard data.count <= Self.maximumBytes else {
      throw FixtureError(.tooLarge(bytes: data.count, limit: Self.maximumBytes), at: [])
    }
    self = try JSONParser.value(of: data)
  }

  /// The document as text: keys in order, two spaces, a newline at the end.
  ///
  /// A letter that is not seen is written as an escape, so that the text can be shown as it is.
  ///
  /// - Throws: `FixtureError` if a number is not finite.
  public func text() throws(FixtureError) -> String {
    var text = ""
    try write { text += $0 }
    return text
  }

  /// The document in one line, keys in order.
  ///
  /// - Throws: `FixtureError` if a number is not finite.
  package func line() throws(FixtureError) -> String {
    var line = ""
    try JSONWriter.write(self, isPretty: false) { line += $0 }
    return line
  }

  /// Passes on the text that ``text()`` returns, in parts of whole lines.
  ///
  /// - Throws: `FixtureError` if a number is not finite, before the first part.
  package func write(_ output: (String) -> Void) throws(FixtureError) {
    try JSONWriter.write(self, isPretty: true, output)
  }

  /// What kind of value it is, in words.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "the number \(number)"
    case .string(let string): "the text \"\(string.prefix(40).printable)\""
    case .array(let array): "a list of \(array.count)"
    case .object: "an object"
    }
  }
}
