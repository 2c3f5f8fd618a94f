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
  /// How many bugs are shown to be caught by kept cases, which `RegressionTests` replays.
  private static var keptBugs: Set<String> {
    get throws {
      let folder = Repository.root.appending(path: "Fixtures/Broken")
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return Set(
        try files.map { file in
          try BrokenFixture(parsing: try Data(contentsOf: file), catalogue: .everything).bug
        })
    }
  }

  /// All of them are hunted by `SelfTool scoreboard`, which `.ci/run` runs as it is released.
  @Test func `most bugs are shown to be caught by a kept case`() throws {
    #expect(2 * (try Self.keptBugs.count) > PlantedBug.all.count)
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
