import Foundation
import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// A law beside the smallest case that breaks it under a planted bug, and the nearest that does not.
///
/// Together they show where the law bites: with the bug the first fails and the second passes, and
/// without it both pass.
package struct BrokenFixture: Sendable {
  /// The law.
  package let law: String
  /// The bug under which it is broken.
  package let bug: String
  /// The smallest case that fails under the bug.
  package let broken: any Subject
  /// The nearest case that passes under the bug.
  package let passing: any Subject
  /// What is different in the second, in words; for people.
  package let difference: String
  /// What the law says of the first; for people.
  package private(set) var message: String
  /// What the law finds in the first, as JSON: the quantity, found and expected.
  package private(set) var evidence: JSONValue?

  /// Looks for the nearest passing case of a counterexample; nil if none of its neighbours
  /// passes, or if the law fails on it without the bug too.
  package static func find(
    _ counterexample: Counterexample<any Subject>, of law: Invariant, _ bug: PlantedBug
  ) -> BrokenFixture? {
    let models = [.standard, bug.model]
    guard law.passes(counterexample.value, .standard),
      let nearest = NearestPassing.find(to: counterexample.value, of: law, under: models)
    else { return nil }
    return BrokenFixture(
      law: law.id, bug: bug.id, broken: counterexample.value, passing: nearest.subject,
      difference: nearest.difference.description, message: counterexample.failure.message,
      evidence: counterexample.evidence.map { .object($0.json) })
  }

  /// The same case with what the law finds in it now; nil if the law does not fail with the bug.
  package func renewed(in catalogue: Catalogue) throws -> BrokenFixture? {
    guard let law = catalogue[law], let bug = PlantedBug.named(bug),
      let found = try law.evidence(for: broken, model: bug.model)
    else { return nil }
    var renewed = self
    renewed.message = law.message(found, .exact)
    renewed.evidence = .object(found.json)
    return renewed
  }
}

extension BrokenFixture {
  /// Reads a fixture; throws `FixtureError` for anything unexpected.
  package init(parsing data: Data, catalogue: Catalogue) throws(FixtureError) {
    self = try FixtureError.located(in: data) { () throws(FixtureError) in
      try BrokenFixture(try JSONValue(parsing: data), catalogue: catalogue)
    }
  }

  private init(_ json: JSONValue, catalogue: Catalogue) throws(FixtureError) {
    var reader = try FixtureReader(json)
    try reader.expectFormat()
    law = try reader.string("law")
    guard let invariant = catalogue[law] else {
      throw reader.error(.unknownInvariant(law), at: "law")
    }
    bug = try reader.string("bug")
    guard PlantedBug.named(bug) != nil else {
      throw reader.error(
        .wrongValue(expected: "the name of a planted bug", found: "\"\(bug.printable)\""), at: "bug"
      )
    }
    broken = try reader.object("broken") { r throws(FixtureError) in
      try invariant.subject(reading: &r)
    }
    passing = try reader.object("passing") { r throws(FixtureError) in
      try invariant.subject(reading: &r)
    }
    difference = try reader.string("difference")
    message = try reader.string("message")
    evidence = reader.optional("evidence")
    _ = reader.optional("picture")
    try reader.finish()
  }

  /// The fixture as JSON, with a picture for whoever reads it.
  package func text() throws(FixtureError) -> String {
    let picture = broken.picture(.exact).split(
      separator: "\n", omittingEmptySubsequences: false)
    return try JSONValue.object([
      "format": .number(Double(Fixture.format)), "law": .string(law), "bug": .string(bug),
      "broken": .object(broken.json), "passing": .object(passing.json),
      "difference": .string(difference), "message": .string(message),
      "evidence": evidence ?? .null,
      "picture": .array(picture.map { .string(String($0)) }),
    ]).text()
  }

  /// Checks both cases again, with the bug and without it.
  ///
  /// - Returns: nil if all comes out as it must, otherwise what does not.
  /// - Throws: `FixtureError` if the catalogue has no such law.
  package func replay(
    in catalogue: Catalogue, _ style: NumberStyle = .rounded
  ) throws(FixtureError) -> String? {
    guard let law = catalogue[law] else {
      throw FixtureError(.unknownInvariant(self.law), at: ["law"])
    }
    guard let bug = PlantedBug.named(bug) else {
      return "there is no planted bug \(self.bug)"
    }
    if !law.passes(broken, .standard) { return "the broken case fails without the bug" }
    if !law.passes(passing, .standard) { return "the passing case fails without the bug" }
    if !law.passes(passing, bug.model) { return "the passing case fails with the bug" }
    guard let found = try law.evidence(for: broken, model: bug.model) else {
      return "the broken case does not fail with the bug"
    }
    guard evidence == nil || evidence == .object(found.json) else {
      return "the broken case fails in another way: \(law.message(found, style))"
    }
    return nil
  }
}
