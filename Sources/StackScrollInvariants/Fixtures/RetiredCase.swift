import Foundation

/// A fixture that is kept for the record and not checked any more, with the reason.
///
/// Nothing but the reason is read: the usual one is that its law or its generator is gone.
public struct RetiredCase: Hashable, Sendable {
  /// Why it is not checked any more.
  public let reason: String
  /// The invariant it was about; for people.
  public let invariant: String

  /// The key that holds the reason, and by which these fixtures are told from others.
  public static let key = "retired"

  init(_ json: JSONValue) throws(FixtureError) {
    var reader = try FixtureReader(json)
    reason = try reader.string(Self.key)
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw reader.error(
        .wrongValue(expected: "the reason why it is retired", found: "none"), at: Self.key)
    }
    let name = ["invariant", "law", "about"].first { reader.keys.contains($0) }
    invariant = if let name { try reader.string(name) } else { "" }
  }

  /// The text of a fixture, retired.
  ///
  /// - Throws: `FixtureError` if the text is no fixture, or one that is retired already.
  public static func text(
    retiring data: Data, because reason: String
  ) throws(FixtureError) -> String {
    try FixtureError.located(in: data) { () throws(FixtureError) in
      let json = try JSONValue(parsing: data)
      var reader = try FixtureReader(json)
      _ = try reader.int("format")
      if reader.keys.contains(key) {
        let reason = try reader.string(key).printable
        throw reader.error(.refused("it is retired already: \(reason)"), at: key)
      }
      guard case .object(var object) = json else { return "" }
      object[key] = .string(reason)
      return try JSONValue.object(object).text()
    }
  }
}
