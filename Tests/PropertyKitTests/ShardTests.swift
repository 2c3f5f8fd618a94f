import Testing

@testable import PropertyKit

/// One run, however it is shared out, gives one report.
struct ShardTests {
  static let lists = Gen<[Int]>.array(of: .int(in: 0...1000), count: 0...12)

  /// Runs with failures of two kinds, with discards, with none, with statistics, and counted.
  enum Sample: CaseIterable {
    case fails, twoKinds, discards, givesUp, passes, covers, counts, climbs

    var settings: Settings {
      switch self {
      case .counts: Settings(seed: 3, cases: 1500, enumeration: .smallestFirst)
      case .covers: Settings(seed: 3, cases: 150)
      case .givesUp: Settings(seed: 3, cases: 700, maximumDiscardRatio: 2)
      default: Settings(seed: 3, cases: 600)
      }
    }

    var statistics: [Statistic<[Int]>] {
      switch self {
      case .passes:
        [.classify("short") { $0.count < 3 }, .tabulate("parity") { "\($0.count % 2)" }]
      case .covers: [.cover(40, "odd") { $0.count % 2 == 1 }]
      case .climbs: [.maximize("sum") { Double($0.reduce(0, +)) }]
      default: []
      }
    }

    @Sendable func body(_ list: [Int]) -> Outcome {
      switch self {
      case .fails: return law(list.count < 9 || list[7] > 30)
      case .twoKinds:
        if list.count > 11 { return .failed(Failure(kind: "long", message: "long")) }
        return law(!list.contains(0))
      case .discards:
        if list.count % 3 == 0 { return .discarded(because: "thirds") }
        return law(list.reduce(0, +) < 7000)
      case .givesUp: return list.count % 7 == 0 ? .passed : .discarded(because: "sevenths")
      case .passes, .covers: return .passed
      case .counts: return law(list.count < 2 || list[0] != 4)
      case .climbs: return law(list.reduce(0, +) < 11_000)
      }
    }

    func report(_ settings: Settings, workers: Int = 1) -> Report<[Int]> {
      check(
        ShardTests.lists, settings: settings, workers: workers, statistics: statistics, body)
    }
  }

  @Test(arguments: Sample.allCases)
  func `any number of workers gives the same report`(sample: Sample) {
    let one = ReportText.text(of: sample.report(sample.settings))
    for workers in [2, 7] {
      #expect(ReportText.text(of: sample.report(sample.settings, workers: workers)) == one)
    }
  }

  @Test(arguments: Sample.allCases)
  func `the shards of a run, in any order and repeated, are exactly the whole`(
    sample: Sample
  ) throws {
    let whole = sample.report(sample.settings)
    for count in [1, 2, 5] {
      var shards = try (0..<count).map { index in
        var settings = sample.settings
        settings.shard = try Shard(index, of: count)
        return sample.report(settings)
      }
      shards.reverse()
      shards.append(shards[0])
      let merged = try Report.merge(shards)
      #expect(ReportText.text(of: merged) == ReportText.text(of: whole))
      #expect("\(merged.verdict)" == "\(whole.verdict)")
      #expect(merged.passed == whole.passed && merged.discarded == whole.discarded)
      #expect(merged.statistics == whole.statistics)
      #expect(merged.settings == whole.settings)
    }
  }

  @Test func `the samples are what they say`() {
    #expect(Sample.fails.report(Sample.fails.settings).counterexample != nil)
    #expect(Sample.twoKinds.report(Sample.twoKinds.settings).otherCounterexamples.count == 1)
    #expect(Sample.discards.report(Sample.discards.settings).discarded > 100)
    #expect("\(Sample.givesUp.report(Sample.givesUp.settings).verdict)".hasPrefix("gaveUp"))
    #expect(Sample.covers.report(Sample.covers.settings).passed > 150)
    #expect(Sample.counts.report(Sample.counts.settings).extent == .smallest)
    #expect(Sample.climbs.report(Sample.climbs.settings).counterexample != nil)
  }

  @Test func `what cannot be merged is refused with its reason`() throws {
    var settings = Settings(cases: 300)
    settings.shard = try Shard(0, of: 3)
    let shard = check(Self.lists, settings: settings) { _ in }
    #expect(throws: MergeError.missingShards([1, 2])) { try Report.merge([shard]) }
    #expect(throws: MergeError.nothingToMerge) { try Report<[Int]>.merge([]) }
    settings.seed = 9
    settings.shard = try Shard(1, of: 3)
    let other = check(Self.lists, settings: settings) { _ in }
    #expect(throws: MergeError.differentRuns(shard.settings.shard, other.settings.shard)) {
      try Report.merge([shard, other])
    }
    #expect("\(MergeError.missingShards([1, 2]))".contains("1, 2"))
  }

  @Test(arguments: [(0, 0), (-1, 2), (2, 2), (0, -1), (.max, .max)])
  func `a shard that does not exist is refused`(index: Int, count: Int) {
    #expect(throws: ShardError(index: index, count: count)) { try Shard(index, of: count) }
  }

  @Test func `the blocks of all shards are the blocks of the run`() throws {
    for slots in [0..<0, 0..<1, 0..<128, 0..<129, 5..<1000] {
      for count in [1, 2, 7] {
        let blocks = try (0..<count).flatMap { Blocks(of: slots, shard: try Shard($0, of: count)) }
        #expect(blocks.sorted { $0.lowerBound < $1.lowerBound }.flatMap { $0 } == Array(slots))
      }
    }
  }
}
