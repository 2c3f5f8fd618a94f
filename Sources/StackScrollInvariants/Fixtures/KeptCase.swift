import Foundation

/// What a fixture file holds: a case of an invariant, or a golden layout.
package enum KeptCase: Sendable {
  /// A value that an invariant was checked on.
  case invariant(Fixture)
  /// A screen with the layout it must have.
  case layout(ScreenFile)
  /// A case that nobody has to answer for any more.
  case retired(RetiredCase)

  /// Reads a file of any kind: golden layouts have a key that only screens have, and what is retired a key
  /// `retired`.
  ///
  /// - Throws: `FixtureError` for anything unexpected.
  package init(parsing data: Data, catalogue: Catalogue) throws(FixtureError) {
    self = try FixtureError.located(in: data) { () throws(FixtureError) in
      try KeptCase(try JSONValue(parsing: data), catalogue: catalogue)
    }
  }

  private init(_ json: JSONValue, catalogue: Catalogue) throws(FixtureError) {
    if case .object(let object) = json, object[RetiredCase.key] != nil {
      self = .retired(try RetiredCase(json))
    } else if ScreenFile.describes(json) {
      let file = try ScreenFile(json)
      guard file.expected != nil else { throw FixtureError(.missingKey("expected"), at: []) }
      self = .layout(file)
    } else {
      self = .invariant(try Fixture(json, catalogue: catalogue))
    }
  }
}

/// A fixture that is kept for the record and not checked any more, with the reason.
///
/// Nothing but the reason is read: the usual one is that its law or its generator is gone.
package struct RetiredCase: Hashable, Sendable {
  /// Why it is not checked any more.
  package let reason: String
  /// The invariant it was about; for people.
  package let invariant: String

  /// The key that holds the reason, and by which these fixtures are told from others.
  package static let key = "retired"

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

  /// What stands between two reasons.
  private static let separator = "; "

  /// The text of a fixture, retired; a reason that it has already is not said again.
  ///
  /// - Throws: `FixtureError` if the text is no fixture.
  package static func text(
    retiring data: Data, because reason: String
  ) throws(FixtureError) -> String {
    try FixtureError.located(in: data) { () throws(FixtureError) in
      let json = try JSONValue(parsing: data)
      var reader = try FixtureReader(json)
      _ = try reader.int("format")
      guard case .object(var object) = json else { return "" }
      if reader.keys.contains(key) {
        let before = try reader.string(key)
        let isSaid = [separator, before, separator].joined().contains(
          [separator, reason, separator].joined())
        object[key] = .string(isSaid ? before : before + separator + reason)
      } else {
        object[key] = .string(reason)
      }
      return try JSONValue.object(object).text()
    }
  }
}
