import Foundation
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// What is kept comes back, and is judged by what it says it expects.
@Suite struct CommandLineReplayTests {
  private let catalogue: Catalogue
  private let folder: TemporaryFolder

  init() throws {
    catalogue = try Sample.catalogue(Sample.brokenLaw, Sample.claim, Sample.canary)
    folder = try TemporaryFolder()
  }

  private func explore(into place: String) -> CommandLineRun {
    CommandLineRun(["explore", "--write", place], catalogue)
  }

  @Test func `findings and refuted claims are kept, the canary never`() throws {
    let run = explore(into: folder.path + "/new/")
    #expect(run.status == .unexpected)
    let names = try folder.contents().keys.sorted()
    #expect(names.count == 2)
    #expect(names.first?.hasPrefix("new/claim-two-tabs/") == true)
    #expect(names.last?.hasPrefix("new/tabs-at-most-four/") == true)
    for name in names { #expect(run.output.contains("kept as: \(folder.path)/\(name)")) }
  }

  @Test func `keeping the same findings again changes nothing and prints the same`() throws {
    let first = explore(into: folder.path)
    let kept = try folder.contents()
    #expect(explore(into: folder.path).output == first.output)
    #expect(try folder.contents() == kept)
  }

  @Test func `a file that is there is never changed`() throws {
    _ = explore(into: folder.path)
    let name = try #require(try folder.contents().keys.sorted().first)
    _ = try folder.write("reviewed by hand", to: name)
    let run = explore(into: folder.path)
    #expect(run.status == .unusable)
    #expect(run.errors.contains("claim-two-tabs was not saved"))
    #expect(run.errors.contains("holds something else"))
    #expect(try folder.contents()[name] == "reviewed by hand")
  }

  @Test func `what cannot be saved is named, and still shown`() throws {
    let file = try folder.write("", to: "file")
    let run = explore(into: "\(file)/below")
    #expect(run.status == .unusable)
    #expect(run.errors.contains("the counterexample of tabs-at-most-four was not saved"))
    #expect(run.output.contains("tabs-at-most-four: NEW FINDING"))
  }

  @Test func `a kept law fails until it is mended, then holds`() throws {
    _ = explore(into: folder.path)
    let place = folder.path + "/tabs-at-most-four"
    let broken = CommandLineRun(["replay", place], catalogue)
    #expect(broken.status == .unexpected)
    #expect(broken.output.contains("NOT AS EXPECTED: tabs-at-most-four"))
    #expect(broken.output.contains("expected to hold: there are 5 tabs"))
    #expect(broken.output.contains("tab5"))
    let mended = try Sample.catalogue(
      Invariant("tabs-at-most-four", "Mended.", for: .tabStrips) { _, _ in })
    let run = CommandLineRun(["replay", place], mended)
    #expect(run.status == .success)
    #expect(run.output.contains("as expected: tabs-at-most-four holds"))
  }

  @Test func `a kept claim is as expected as long as it fails`() throws {
    _ = explore(into: folder.path)
    let place = folder.path + "/claim-two-tabs"
    let run = CommandLineRun(["replay", place], catalogue)
    #expect(run.status == .success)
    #expect(run.output.contains("as expected: claim-two-tabs fails, as it must"))
    #expect(run.output.contains("tab3"), "one fixture alone is shown with its picture")
    let held = try Sample.catalogue(
      Invariant(
        "claim-two-tabs", "It holds.", role: .refutedClaim(because: "It did not."), for: .tabStrips
      ) { _, _ in })
    let surprise = CommandLineRun(["replay", place], held)
    #expect(surprise.status == .unexpected)
    #expect(surprise.output.contains("it holds, and was expected to fail"))
  }

  @Test func `a folder is replayed whole, and one bad file hides no other`() throws {
    _ = explore(into: folder.path)
    _ = try folder.write("{", to: "aaa.json")
    let run = CommandLineRun(["replay", folder.path], catalogue)
    #expect(run.status == .unusable)
    #expect(run.errors.contains("aaa.json: line 1, column 1: this is not JSON"))
    #expect(
      run.output.contains("3 fixtures: 1 as expected, 1 not as expected, 1 unreadable"))
  }

  @Test func `a token is as expected if a law holds or the rest fails`() throws {
    let run = CommandLineRun(["explore", "claim-two-tabs"], catalogue)
    let target = try #require(run.text(after: "replay: stackscroll replay "))
    let claim = CommandLineRun(["replay", target], catalogue)
    #expect(claim.status == .success)
    #expect(claim.output.contains("as expected: claim-two-tabs is refuted by this case"))
    let token = target.dropFirst("claim-two-tabs".count)
    #expect(CommandLineRun(["replay", "tabs-at-most-four\(token)"], catalogue).status == .success)
    #expect(CommandLineRun(["replay", "canary-one-tab\(token)"], catalogue).status == .success)
    let held = try Sample.catalogue(Sample.trueClaim, Sample.idleLaw, Sample.canary)
    let surprise = CommandLineRun(["replay", "claim-that-holds\(token)"], held)
    #expect(surprise.status == .unexpected)
    #expect(surprise.output.contains("holds for this case, and must fail"))
    let idle = CommandLineRun(["replay", "tabs-never-count\(token)"], held)
    #expect(idle.status == .unexpected)
    #expect(idle.output.contains("the case does not count"))
  }
}
