import Foundation

/// What a fixture file holds: a case of an invariant, or a golden layout.
public enum KeptCase: Sendable {
  /// A value that an invariant was checked on.
  case invariant(Fixture)
  /// A screen with the layout it must have.
  case layout(LayoutFixture)

  /// Reads a file of either kind; golden layouts are those with a key `screen`.
  ///
  /// - Throws: `FixtureError` for anything unexpected.
  public init(parsing data: Data, catalogue: Catalogue) throws(FixtureError) {
    let json = try JSONValue(parsing: data)
    if case .object(let object) = json, object["screen"] != nil {
      self = .layout(try LayoutFixture(json))
    } else {
      self = .invariant(try Fixture(json, catalogue: catalogue))
    }
  }
}
