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

extension JSONValue: Encodable {
  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
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
  /// Letters that nobody sees are written as escapes, so that it can be shown as it is.
  public func text() throws(FixtureError) -> String {
    try text([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + "\n"
  }

  /// The document in one line, keys in order.
  package func line() throws(FixtureError) -> String {
    try text([.sortedKeys, .withoutEscapingSlashes])
  }

  private func text(_ format: JSONEncoder.OutputFormatting) throws(FixtureError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = format
    do {
      return PrintableText.json(String(decoding: try encoder.encode(self), as: UTF8.self))
    } catch {
      throw FixtureError(.notJSON("\(error)"), at: [])
    }
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
