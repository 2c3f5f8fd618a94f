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

extension JSONValue: Codable {
  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a value no double can hold, or one nested too deeply")
    }
  }

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
  /// - Throws: `FixtureError` with the parser's own account of what is wrong, and where.
  public init(parsing data: Data) throws(FixtureError) {
    guard data.count <= Self.maximumBytes else {
      throw FixtureError(.tooLarge(bytes: data.count, limit: Self.maximumBytes), at: [])
    }
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw FixtureError(.notJSON(JSONSyntax.account(of: data) ?? "\(error)"), at: [])
    }
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

/// Says where a text stops being JSON.
enum JSONSyntax {
  /// The toolchain's account of what is wrong, with line and column; nil if nothing is.
  ///
  /// `JSONDecoder` does not say where; `JSONSerialization` does, on Linux as a count of characters.
  static func account(of data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let info = (error as NSError).userInfo[NSDebugDescriptionErrorKey]
      let words = info.map { "\($0)" } ?? error.localizedDescription
      let account = replacingOffset(in: words, of: data).trimmingSuffix(".")
      return account.contains("line ")
        ? account : "\(account), at \(TextPosition(of: data.count, in: data))"
    }
  }

  private static func replacingOffset(in words: String, of data: Data) -> String {
    guard let match = words.firstMatch(of: /around character (\d+)/),
      let offset = Int(match.1), offset <= data.count
    else { return words }
    return words.replacingCharacters(
      in: match.range, with: "at \(TextPosition(of: offset, in: data))")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var result = self
    result.replaceSubrange(range, with: text)
    return result
  }
}
