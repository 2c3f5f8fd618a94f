import Testing

@testable import PropertyKit

/// What a run counts, demands and climbs.
struct StatisticTests {
  static let percents = Gen<Int>.int(in: 0...1_000_000_000)

  @Test func `labels, classes and tables are counted over the cases that pass`() {
    let report = check(
      Gen<Int>.int(in: 0...9),
      statistics: [
        .classify("even") { $0.isMultiple(of: 2) }, .tabulate("size") { $0 < 3 ? "low" : "high" },
        .label { "\($0)" }, .maximize("number") { Double($0) },
      ]
    ) { $0 == 4 ? Outcome.discarded(because: "four") : .passed }
    #expect(
      ReportText.text(of: report) == """
        holds in 9 cases (1 discarded; there are no others)
          44.4 % even
          size
            66.7 % high
            33.3 % low
          cases
            11.1 % 0
            11.1 % 1
            11.1 % 2
            11.1 % 3
            11.1 % 5
            11.1 % 6
            11.1 % 7
            11.1 % 8
            11.1 % 9
          highest number: 9.0
        """)
  }

  @Test func `a share that is reached passes, and one that is not fails for certain`() {
    let settings = Settings(cases: 1000, enumeration: .never)
    let fair = check(
      Gen<Bool>.bool, settings: settings, statistics: [.cover(40, "true") { $0 }]
    ) { _ in }
    #expect("\(fair.verdict)" == "passed")
    let unfair = check(
      Gen<Bool>.bool, settings: settings, statistics: [.cover(90, "true") { $0 }]
    ) { _ in }
    guard case .uncovered(let demands) = unfair.verdict else {
      Issue.record("\(unfair.verdict)")
      return
    }
    #expect(demands.map(\.coverage) == [.insufficient])
    #expect(ReportText.text(of: unfair).contains("certainly less than the 90.0 %"))
  }

  @Test func `an undecided share takes more cases, up to the limit`() {
    let demand = [Statistic<Bool>.cover(50, "true") { $0 }]
    var settings = Settings(cases: 100, enumeration: .never)
    let decided = check(Gen<Bool>.bool, settings: settings, statistics: demand) { _ in }
    #expect("\(decided.verdict)" == "passed" && decided.passed > 100)
    settings.maximumCoverageCases = 200
    let undecided = check(Gen<Bool>.bool, settings: settings, statistics: demand) { _ in }
    #expect(ReportText.text(of: undecided).contains("raise Settings.maximumCoverageCases"))
    #expect(undecided.passed == 200)
  }

  @Test func `an interval holds its share and narrows with the cases`() {
    var width = 2.0
    for cases in [10, 100, 10_000, 1_000_000] {
      let (low, high) = Coverage.interval(hits: cases / 5, in: cases)
      #expect(low < 0.2 && 0.2 < high && high - low < width)
      width = high - low
    }
    #expect(Coverage(of: 0, hits: 0, in: 10) == .sufficient)
    #expect(Coverage(of: 0.5, hits: 0, in: 0) == .undecided)
    #expect(Coverage(of: 1, hits: 1_000_000, in: 1_000_000) == .sufficient)
  }

  @Test func `a wrong demand is hardly ever taken for a right one`() {
    let wrong = (0..<200 as Range<UInt64>).count { seed in
      let settings = Settings(seed: Seed(seed), cases: 100, enumeration: .never)
      let report = check(
        Gen<Bool>.bool, settings: settings, statistics: [.cover(60, "true") { $0 }]
      ) { _ in }
      return "\(report.verdict)" == "passed"
    }
    #expect(wrong == 0)
  }

  @Test func `climbing finds what chance does not`() {
    let lists = Gen<[Int]>.array(of: .int(in: 0...1000), count: 0...30)
    let steep: @Sendable ([Int]) -> Bool = { $0.reduce(0, +) < 24_000 }
    var found = (plain: 0, climbing: 0)
    for seed: UInt64 in 0..<20 {
      let settings = Settings(
        seed: Seed(seed), cases: 2000, maximumShrinkEvaluations: 0, maximumExplainEvaluations: 0)
      if check(lists, settings: settings, steep).counterexample != nil { found.plain += 1 }
      let climbing = check(
        lists, settings: settings, statistics: [.maximize("sum") { Double($0.reduce(0, +)) }],
        steep)
      if climbing.counterexample != nil { found.climbing += 1 }
    }
    #expect(found.climbing >= 18 && found.plain <= 2, "\(found)")
  }

  @Test func `odd shares and scores do no harm`() {
    for percent in [Double.nan, -.infinity, .infinity, -3, 1e300] {
      let report = check(
        Gen<Int>.int(), settings: Settings(cases: 10, maximumCoverageCases: 100),
        statistics: [
          .cover(percent, "x") { _ in true }, .maximize("nan") { _ in .nan },
          .maximize("infinite") { _ in .infinity },
        ]
      ) { _ in }
      #expect(!ReportText.text(of: report).isEmpty)
    }
  }
}
