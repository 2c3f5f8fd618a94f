import Foundation
import PropertyKit
import StackScrollCore

/// A kept case: what a law was checked on, and what must come out from now on.
///
/// It holds the value itself, not a seed, so it outlives every change of the generators.
package struct Fixture: Sendable {
  /// The name of the invariant.
  package let invariant: String
  /// What the check must say.
  package let expectation: Expectation
  /// The value.
  package private(set) var subject: any Subject
  /// Why it failed when it was kept; for people.
  package let message: String
  /// What the law found when it was kept, as JSON; for machines.
  package let evidence: JSONValue?
  /// The token of the run that found it; for people, and only as long as the generators stay.
  ///
  /// None for what was not drawn.
  package let token: String?
  /// The file of the screen that a law was checked on, seen from the fixture's folder; nil unless
  /// it is a screen of somebody's own.
  ///
  /// What is kept is then a condition under which that screen must hold, and the fixture follows
  /// the file: mending the screen is what mends the case.
  package let screenFile: String?

  /// What a check must say.
  package enum Expectation: String, Hashable, Sendable, CaseIterable {
    /// The law holds: the bug that was found is mended and must not come back.
    case holds
    /// The claim fails: it is refuted, and this is why.
    case fails
  }

  /// Makes a fixture of a counterexample.
  ///
  /// A law must hold on it from now on; a refuted claim must go on failing.
  ///
  /// - Parameters:
  ///   - counterexample: the smallest case that was found.
  ///   - invariant: what it breaks.
  package init(_ counterexample: Counterexample<any Subject>, of invariant: Invariant) {
    self.invariant = invariant.id
    expectation = invariant.mustFail ? .fails : .holds
    subject = counterexample.value
    message = counterexample.failure.message
    evidence = counterexample.evidence.map { .object($0.json) }
    token = counterexample.token.description
    screenFile = nil
  }

  /// Makes a fixture of what was done to the screen of a file, which must hold a law from now on.
  package init(
    _ subject: any Subject, breaking law: String, _ evidence: Evidence, message: String,
    screenFile: String
  ) {
    invariant = law
    expectation = .holds
    self.subject = subject
    self.message = message
    self.evidence = .object(evidence.json)
    token = nil
    self.screenFile = screenFile
  }

  /// The same fixture of another subject.
  package func about(_ subject: any Subject) -> Fixture {
    var fixture = self
    fixture.subject = subject
    return fixture
  }

  /// The format that this version reads and writes.
  package static let format = 1
}

extension Fixture {
  /// Reads a fixture; throws `FixtureError` for anything unexpected.
  package init(parsing data: Data, catalogue: Catalogue) throws(FixtureError) {
    self = try FixtureError.located(in: data) { () throws(FixtureError) in
      try Fixture(try JSONValue(parsing: data), catalogue: catalogue)
    }
  }

  init(_ json: JSONValue, catalogue: Catalogue) throws(FixtureError) {
    var reader = try FixtureReader(json)
    let format = try reader.int("format")
    guard format == Self.format else {
      let problem = FixtureError.Problem.wrongValue(
        expected: "format \(Self.format)", found: "format \(format)")
      throw reader.error(problem, at: "format")
    }
    invariant = try reader.string("invariant")
    screenFile = reader.optional("screenFile") == nil ? nil : try reader.string("screenFile")
    let law = screenFile == nil ? catalogue[invariant] : catalogue.check(named: invariant)
    guard let law else { throw reader.error(.unknownInvariant(invariant), at: "invariant") }
    expectation = try reader.word(
      "expect", among: Expectation.allCases.map { ($0.rawValue, $0) })
    subject = try reader.object("subject") { reader throws(FixtureError) in
      try law.subject(reading: &reader)
    }
    message = try reader.string("message")
    evidence = reader.optional("evidence")
    token = reader.optional("token") == nil ? nil : try reader.string("token")
    _ = reader.optional("picture")
    _ = reader.optional("swift")
    try reader.finish()
  }

  /// The fixture as JSON text.
  package func text() throws(FixtureError) -> String { try json.text() }

  /// The fixture as JSON, with a picture and Swift source for whoever reads it.
  package var json: JSONValue {
    let picture = subject.picture(.exact).split(
      separator: "\n", omittingEmptySubsequences: false)
    var object: [String: JSONValue] = [
      "format": .number(Double(Self.format)),
      "invariant": .string(invariant),
      "expect": .string(expectation.rawValue),
      "subject": .object(subject.json),
      "message": .string(message),
      "picture": .array(picture.map { .string(String($0)) }),
      "swift": .string(subject.counterexampleSource),
    ]
    if let evidence { object["evidence"] = evidence }
    if let token { object["token"] = .string(token) }
    if let screenFile { object["screenFile"] = .string(screenFile) }
    return .object(object)
  }

  /// Checks the fixture again.
  ///
  /// - Returns: nil if the outcome is the expected one, otherwise what happened instead.
  /// - Throws: `FixtureError` if the catalogue has no such invariant.
  package func replay(
    in catalogue: Catalogue, _ style: NumberStyle = .rounded, model: LayoutModel = .standard
  ) throws(FixtureError) -> String? {
    let law = screenFile == nil ? catalogue[invariant] : catalogue.check(named: invariant)
    guard let law else { throw FixtureError(.unknownInvariant(invariant), at: ["invariant"]) }
    switch (try law.outcome(for: subject, model: model, style), expectation) {
    case (.passed, .holds), (.failed, .fails): return nil
    case (.passed, .fails): return "it holds, and was expected to fail"
    case (.failed(let failure), .holds):
      return "it fails, and was expected to hold: \(failure.message)"
    case (.discarded(let reason), _): return "it does not count: \(ReportText.text(of: reason))"
    }
  }
}

extension FixtureReader {
  /// Reads the format of a fixture, which must be the one that this version writes.
  ///
  /// - Parameter isOptional: whether it may be left out, as in what people write by hand.
  package mutating func expectFormat(isOptional: Bool = false) throws(FixtureError) {
    if isOptional, optional("format") == nil { return }
    guard try int("format") == Fixture.format else {
      throw error(
        .wrongValue(expected: "format \(Fixture.format)", found: "another"), at: "format")
    }
  }

  /// Reads waivers: the names of laws, each with a reason.
  static func waivers(
    _ reader: inout FixtureReader
  ) throws(FixtureError) -> [String: String] {
    var waivers: [String: String] = [:]
    for key in reader.keys {
      let reason = try reader.string(key)
      guard reason.contains(where: { !$0.isWhitespace }) else {
        throw reader.error(
          .wrongValue(expected: "the reason why the law is waived", found: "none"), at: key)
      }
      waivers[key] = reason
    }
    return waivers
  }
}
