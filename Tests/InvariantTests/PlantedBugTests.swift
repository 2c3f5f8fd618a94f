import Foundation
import PropertyKit
import PublishedScreens
import SelfTests
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

/// Layouts that are wrong on purpose: a catalogue that misses them would miss real bugs.
@Suite struct PlantedBugTests {
  /// The first law of the catalogue that catches a bug within 200 cases and on a small screen, tried
  /// on few cases each before on many.
  ///
  /// One law and one seed are enough: `SelfTool scoreboard` looks for the fastest over twenty.
  private static func found(_ bug: PlantedBug) -> PlantedBug.Catch? {
    let hunts = BugHunt.rounds.lazy.flatMap { limit in
      Catalogue.everything.invariants.lazy.map { BugHunt([$0], seeds: [0], rounds: [limit]) }
    }
    return hunts.compactMap { $0.fastest(for: bug) }.first {
      $0.medianCases <= 200 && $0.counterexample.isSmall
    }
  }

  /// The bugs that no kept case shows to be caught: those are replayed with `Fixtures/Broken`.
  private static let huntedBugs: [String] = {
    let folder = Repository.root.appending(path: "Fixtures/Broken")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    let kept = files.compactMap { file -> String? in
      guard let text = try? Data(contentsOf: file),
        let fixture = try? BrokenFixture(parsing: text, catalogue: .everything)
      else { return nil }
      return fixture.bug
    }
    return PlantedBug.all.map(\.id).filter { !kept.contains($0) }
  }()

  @Test func `most bugs are shown to be caught by a kept case`() {
    #expect(Self.huntedBugs.count < PlantedBug.all.count / 2)
  }

  @Test(arguments: Self.huntedBugs)
  func `every planted bug is caught soon, and on a small screen`(id: String) throws {
    let bug = try #require(PlantedBug.named(id))
    let found = try #require(Self.found(bug), "no law notices: \(bug.sentence)")
    guard case .passed = try found.law.outcome(for: found.counterexample.value) else {
      Issue.record("\(found.law.id) fails on it without the bug too")
      return
    }
  }

  @Test func `every planted bug has a name of its own`() {
    let names = PlantedBug.all.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 25)
  }

  @Test func `the scroll threshold is caught on the smallest strip`() throws {
    let law = try #require(Catalogue.standard["tabs-scroll-past-three"])
    let bug = try #require(PlantedBug.named("fits-and-scrolls"))
    let found = law.explore(model: bug.model).counterexample
    #expect(found?.value as? TabStrip == (try TabStrip(frameWidth: 1, tabCount: 1)))
  }

  @Test func `the standard model is no twin`() {
    #expect(LayoutModel.standard.name == "standard")
  }
}
