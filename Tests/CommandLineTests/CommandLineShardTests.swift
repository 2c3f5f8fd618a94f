import Foundation
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// Runs that are shared out and put together again.
@Suite struct CommandLineShardTests {
  private let folder: TemporaryFolder
  private let catalogue: Catalogue

  init() throws {
    folder = try TemporaryFolder()
    catalogue = try Sample.catalogue(
      Sample.law, Sample.claim, Sample.canary, Sample.brokenLaw, Sample.idleLaw, Sample.trueClaim)
  }

  private static let arguments = ["--cases", "700", "--seed", "5"]

  @discardableResult
  private func shard(
    _ index: Int, of count: Int, into place: String, seed: String = "5"
  ) -> CommandLineRun {
    CommandLineRun(
      ["explore", "--cases", "700", "--seed", seed, "--shard", "\(index)/\(count)"]
        + ["--results", folder.path + "/" + place], catalogue,
      on: RecordingTerminal(processors: index % 3 + 1))
  }

  private func merge(_ places: String...) -> CommandLineRun {
    CommandLineRun(["merge"] + places.map { folder.path + "/" + $0 }, catalogue)
  }

  @Test(arguments: [1, 2, 3, 16])
  func `the shards of a run print what the run prints, in any order and repeated`(
    count: Int
  ) throws {
    let whole = CommandLineRun(["explore"] + Self.arguments, catalogue)
    #expect(whole.status == .unexpected && whole.output.contains("NEW FINDING"))
    for index in (0..<count).reversed() {
      let run = shard(index, of: count, into: index.isMultiple(of: 2) ? "even" : "odd")
      #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
    }
    shard(0, of: count, into: "odd")
    for merged in [merge("even", "odd"), merge("odd", "even"), merge("")] {
      #expect(merged.output == whole.output && merged.errors.isEmpty)
      #expect(merged.status == whole.status)
    }
  }

  @Test func `missing shards are named with the commands that make them`() throws {
    shard(0, of: 3, into: "r")
    let partial = merge("r")
    #expect(partial.status == .incomplete && partial.errors.isEmpty)
    #expect(partial.output.contains("partial: 1 of 3 shards of 6 invariants"))
    for index in 1...2 {
      #expect(partial.output.contains("--seed 5 --cases 700 --shard \(index)/3 --results DIR"))
    }
    #expect(!partial.output.contains("--shard 0/3"))
    #expect(partial.output.contains("tabs-at-most-four: stackscroll replay tabs-at-most-four:p1-"))
  }

  @Test func `a shard goes on where it was killed, and changes nothing that is there`() throws {
    shard(0, of: 2, into: "r")
    shard(1, of: 2, into: "r")
    let before = try folder.contents()
    let lost = try #require(
      before.keys.filter { $0.contains("/tabs-count/1-") && $0.hasSuffix(".jsonl") }.first)
    try FileManager.default.removeItem(atPath: folder.path + "/" + lost)
    let draft = (lost as NSString).deletingLastPathComponent + "/.half.shard.jsonl.draft"
    _ = try folder.write("{", to: draft)
    let partial = merge("r")
    #expect(partial.status == .incomplete)
    #expect(partial.output.contains("shard 1 (1 of 6 results): "))
    let again = shard(1, of: 2, into: "r")
    #expect(again.output.contains("tabs-count: no failure\n"))
    #expect(again.output.components(separatedBy: "(kept before)").count == 6)
    try FileManager.default.removeItem(atPath: folder.path + "/" + draft)
    #expect(try folder.contents() == before)
  }

  @Test func `results of different runs are not put together`() throws {
    shard(0, of: 2, into: "a")
    for (index, count, seed, word) in [
      (1, 2, "6", "seed 6 instead of 5"), (1, 3, "5", "3 shards instead of 2"),
    ] {
      let place = "b\(seed)\(count)"
      shard(index, of: count, into: place, seed: seed)
      let run = merge("a", place)
      #expect(run.status == .unusable && run.output.isEmpty)
      #expect(run.errors.contains("belongs to another run than") && run.errors.contains(word))
    }
  }

  @Test func `results of other laws are refused`() throws {
    shard(0, of: 1, into: "r")
    let fewer = try Sample.catalogue(Sample.law, Sample.canary)
    let place = folder.path + "/r"
    let run = CommandLineRun(["merge", place], fewer)
    #expect(run.status == .unusable && run.errors.contains("of another catalogue"))
    let mended = try Sample.catalogue(
      Sample.law, Sample.claim, Sample.canary, Sample.idleLaw, Sample.trueClaim,
      Invariant("tabs-at-most-four", "Mended.", for: .tabStrips) { _, _ in })
    let other = CommandLineRun(["merge", place], mended)
    #expect(other.status == .unusable && other.errors.contains("other laws"))
    let silently = try Sample.catalogue(
      Sample.law, Sample.claim, Sample.canary,
      Invariant("tabs-at-most-four", "A strip has at most four tabs.", for: .tabStrips) { _, _ in
      }, Sample.idleLaw, Sample.trueClaim)
    let unlike = CommandLineRun(["merge", place], silently)
    #expect(unlike.status == .unusable && unlike.errors.contains("does not fail here"))
  }

  @Test func `a place to write to that is none says what was not saved`() throws {
    _ = try folder.write("", to: "r/file")
    for place in ["r/file/x", "r/file/x/y"] {
      let run = shard(0, of: 2, into: place)
      #expect(run.status == .unusable)
      #expect(run.errors.contains("shard 0 of 2 was not begun"), "\(run.errors)")
    }
    #expect(try folder.contents().keys.sorted() == ["r/file"])
  }

  @Test func `another content where a result belongs is an error and stays`() throws {
    shard(0, of: 2, into: "r")
    let path = try #require(
      try folder.contents().keys.filter { $0.contains("/tabs-count/") }.max())
    _ = try folder.write("mine", to: path)
    let run = shard(0, of: 2, into: "r")
    #expect(run.status == .unusable && run.errors.contains(path))
    #expect(try folder.contents()[path] == "mine")
  }
}
