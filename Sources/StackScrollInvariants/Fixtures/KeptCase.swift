import Foundation

/// What a fixture file holds: a case of an invariant, a golden layout, or a law that is broken.
package enum KeptCase: Sendable {
  /// A value that an invariant was checked on.
  case invariant(Fixture)
  /// A screen with the layout it must have.
  case layout(LayoutFixture)
  /// A law with the case that breaks it under a planted bug, and the nearest that does not.
  case broken(BrokenFixture)
  /// A case that nobody has to answer for any more.
  case retired(RetiredCase)

  /// Reads a file of any kind: golden layouts have a key `screen`, broken laws a key `broken`, and
  /// what is retired a key `retired`.
  ///
  /// - Throws: `FixtureError` for anything unexpected.
  package init(
    parsing data: Data, catalogue: Catalogue, bugs: [PlantedBug]
  ) throws(FixtureError) {
    self = try FixtureError.located(in: data) { () throws(FixtureError) in
      try KeptCase(try JSONValue(parsing: data), catalogue: catalogue, bugs: bugs)
    }
  }

  private init(
    _ json: JSONValue, catalogue: Catalogue, bugs: [PlantedBug]
  ) throws(FixtureError) {
    if case .object(let object) = json, object[RetiredCase.key] != nil {
      self = .retired(try RetiredCase(json))
    } else if case .object(let object) = json, object["screen"] != nil {
      self = .layout(try LayoutFixture(json))
    } else if case .object(let object) = json, object[BrokenFixture.key] != nil {
      self = .broken(try BrokenFixture(json, catalogue: catalogue, bugs: bugs))
    } else {
      self = .invariant(try Fixture(json, catalogue: catalogue))
    }
  }
}
