import Foundation
import SelfTests
import StackScrollInvariants
import TestSupport
import Testing

/// Each law with the smallest case that breaks it under a planted bug, and the nearest that passes.
///
/// `SelfTool scoreboard --write Fixtures/Broken` makes them anew.
@Suite struct BrokenFixtureTests {
  private static func fixture(of law: String) throws -> BrokenFixture {
    let file = FixtureFolder.fixtures.appending(path: "Broken/\(law).json")
    guard let data = try? Data(contentsOf: file) else { throw MissingFixture(law: law) }
    return try BrokenFixture(parsing: data, catalogue: .everything)
  }

  /// A law that came after the fixtures were made.
  private struct MissingFixture: Error, CustomStringConvertible {
    let law: String
    var description: String {
      "Fixtures/Broken/\(law).json is missing; `swift run -c release SelfTool scoreboard \(law)"
        + " --write Fixtures/Broken` makes it"
    }
  }

  @Test func `a law without a fixture is told the command that makes one`() {
    let error = #expect(throws: MissingFixture.self) { try Self.fixture(of: "no-such-law") }
    #expect(
      error.map { "\($0)".contains("scoreboard no-such-law --write Fixtures/Broken") } == true)
  }

  @Test(arguments: Catalogue.everything.invariants.filter { !$0.mustFail }.map(\.id))
  func `the bug breaks the law on the one case and not on its neighbour`(law: String) throws {
    let fixture = try Self.fixture(of: law)
    #expect(fixture.law == law)
    let surprise = try fixture.replay(in: .everything)
    #expect(surprise == nil, "\(law) under \(fixture.bug)")
    #expect(fixture.broken.viewCount <= 3 && fixture.broken.stepCount <= 3)
  }

  /// Set ``Golden/updateVariable`` to write down anew what the laws find.
  @Test(arguments: Catalogue.everything.invariants.filter { !$0.mustFail }.map(\.id))
  func `what the law finds is kept as data`(law: String) throws {
    let fixture = try Self.fixture(of: law)
    let renewed = try #require(try fixture.renewed(in: .everything), "\(law)")
    if ProcessInfo.processInfo.environment[Golden.updateVariable] != nil {
      let file = FixtureFolder.fixtures.appending(path: "Broken/\(law).json")
      try Data(try renewed.text().utf8).write(to: file)
    }
    #expect(fixture.evidence == renewed.evidence && fixture.message == renewed.message)
  }

  @Test func `every file is about a law`() throws {
    let laws = Set(Catalogue.everything.invariants.filter { !$0.mustFail }.map(\.id))
    for file in try FixtureFolder.files(in: "Broken", "json") {
      #expect(laws.contains(file.deletingPathExtension().lastPathComponent), "\(file)")
    }
  }

  @Test func `a fixture that shows nothing is noticed`() throws {
    let file = FixtureFolder.fixtures.appending(path: "Broken/lengths-scale.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let bug = try Self.fixture(of: "lengths-scale").bug
    let other = text.replacing("\"\(bug)\"", with: "\"drags-backwards\"")
    let fixture = try BrokenFixture(parsing: Data(other.utf8), catalogue: .everything)
    #expect(
      try fixture.replay(in: .everything) == "the broken case does not fail with the bug")
    #expect(throws: FixtureError.self) {
      let unknown = text.replacing("\"\(bug)\"", with: "\"no-such-bug\"")
      _ = try BrokenFixture(parsing: Data(unknown.utf8), catalogue: .everything)
    }
  }
}
