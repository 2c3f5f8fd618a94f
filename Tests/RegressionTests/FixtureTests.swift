import Foundation
import SelfTests
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

@Suite struct FixtureTests {
  @Test func `golden layouts come out as they were checked by hand`() throws {
    for file in try FixtureFolder.files(in: "Screens", "json") {
      do {
        let fixture = try ScreenFile(parsing: try Data(contentsOf: file))
        let differences = fixture.differences()
        #expect(
          fixture.expected != nil && differences.isEmpty,
          "\(file.lastPathComponent) (\(fixture.about))")
      } catch {
        Issue.record("\(file.lastPathComponent): \(error)")
      }
    }
  }

  @Test func `every published screen has a golden layout`() throws {
    let names = try FixtureFolder.files(in: "Screens", "json").map(\.lastPathComponent)
    for screen in ["tab-strip", "image-column", "label-column"] {
      #expect(names.contains { $0.hasPrefix(screen) })
    }
  }

  @Test func `refuted claims go on failing on their smallest counterexamples`() throws {
    let refuted = try Self.replay(try FixtureFolder.files(in: "Refuted", "json"))
    let claims = Catalogue.standard.invariants.filter {
      if case .refutedClaim = $0.role { true } else { false }
    }
    #expect(refuted == Set(claims.map(\.id)), "a claim without its counterexample, or the reverse")
  }

  @Test func `what exploration once found does not come back`() throws {
    let folder = FixtureFolder.fixtures.appending(path: "Counterexamples").path
    for file in FixtureFolder.found(in: "Counterexamples", "json") {
      let replay = Explorer.transcript(of: ["replay", file.path], catalogue: .everything)
      #expect(replay.status == .success, "\(replay.output)\(replay.errors)")
      let parts = file.path.dropFirst(folder.count).split(separator: "/")
      #expect(parts.count == 2, "\(file.path) does not lie in the folder of its law")
      if replay.output.contains(": retired: ") { print(replay.output) }
    }
  }

  @Test func `a layout fixture notices each kind of difference`() throws {
    let file = FixtureFolder.fixtures.appending(path: "Screens/tab-strip-four-tabs.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    for (old, new) in [
      ("520", "521"), ("\"x\": 130", "\"x\": 131"),
      ("\"horizontal\": true", "\"horizontal\": false"),
      ("\"x\": 390", "\"x\": 391"), ("\"tab4\"", "\"tab5\""),
    ] {
      let changed = text.replacing(old, with: new)
      #expect(changed != text, "\(old) is not in the file")
      let fixture = try ScreenFile(parsing: Data(changed.utf8))
      #expect(!fixture.differences().isEmpty, "\(old) -> \(new) was not noticed")
    }
  }

  /// Replays fixtures; returns the invariants they are about.
  private static func replay(_ files: [URL]) throws -> Set<String> {
    var invariants: Set<String> = []
    for file in files {
      let name = "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent)"
      do {
        let fixture = try Fixture(parsing: try Data(contentsOf: file), catalogue: .everything)
        let surprise = try fixture.replay(in: .everything)
        #expect(surprise == nil, "\(name)")
        let folder = file.deletingLastPathComponent().lastPathComponent
        #expect(folder == fixture.invariant, "\(name) lies in the wrong folder")
        invariants.insert(fixture.invariant)
      } catch {
        Issue.record("\(name): \(error)")
      }
    }
    return invariants
  }
}
