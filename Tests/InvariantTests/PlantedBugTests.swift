import Foundation
import PropertyKit
import PublishedScreens
import SelfTests
import StackScrollCore
import StackScrollInvariants
import Testing

/// Layouts that are wrong on purpose: a catalogue that misses them would miss real bugs.
@Suite struct PlantedBugTests {
  /// One seed only: `stackscroll scoreboard` measures over twenty.
  private static let hunt = BugHunt(Catalogue.everything.invariants, seeds: [0])

  /// The bugs that no kept case shows to be caught: those are replayed with `Fixtures/Broken`.
  private static let huntedBugs: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Broken")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    let kept = files.compactMap { file -> String? in
      guard let text = try? Data(contentsOf: file),
        case .broken(let fixture)? = try? KeptCase(
          parsing: text, catalogue: .everything, bugs: PlantedBug.all)
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
    let found = try #require(Self.hunt.fastest(for: bug), "no law notices: \(bug.sentence)")
    #expect(found.medianCases <= 200, "\(found.law.id) takes \(found.medianCases) cases")
    #expect(found.counterexample.isSmall, "\(found.counterexample.value)")
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
