import PropertyKit
import PublishedScreens
import StackScrollCore
import StackScrollInvariants
import Testing

@Suite struct RefutedClaimTests {
  @Test func `the smallest wrong prediction is one image of one point, for 100 seeds`() throws {
    let claim = try #require(Catalogue.standard["claim-predicted-end-is-the-end"])
    let column = try ImageColumn(
      viewport: Size(width: 1, height: 1), spacing: 1, pinBottom: 0)
    let smallest = ColumnSession(start: column, actions: [.heart(height: 1)])
    var evaluations: [Int] = []
    for seed in 0..<100 {
      let report = claim.explore(settings: Settings(seed: Seed(UInt64(seed))))
      let found = try #require(report.counterexample, "seed \(seed) found nothing")
      let session = try #require(found.value as? ColumnSession)
      #expect(session == smallest, "seed \(seed)")
      #expect(
        found.failure.message == "the offset predicted before layout is 1, expected 0")
      evaluations.append(found.shrinking.evaluations)
    }
    let mean = Double(evaluations.reduce(0, +)) / 100
    print(
      "claim-predicted-end-is-the-end: evaluations: mean \(mean), most \(evaluations.max() ?? 0)")
    #expect(
      try column.prediction(adding: .init(.heart, size: Size(width: 120, height: 1))).rawOffset == 1
    )
    #expect(try smallest.end().screen.layout().offsetToEnd.y == 0)
  }

  @Test func `three tabs first fall short of a frame of seven points, for 100 seeds`() throws {
    try everySeed("claim-three-tabs-fill-exactly", finds: TabStrip(frameWidth: 7, tabCount: 3))
  }

  @Test func `rounded tabs are first too wide for a frame of one point, for 100 seeds`() throws {
    try everySeed("claim-rounded-tabs-fit", finds: TabStrip(frameWidth: 1, tabCount: 3))
  }

  @Test func `the canary shrinks to four tabs in one point, for 100 seeds`() throws {
    try everySeed("canary-tabs-never-scroll", finds: TabStrip(frameWidth: 1, tabCount: 4))
  }

  @Test func `341 of the whole widths up to 3000 are not three times their third`() throws {
    let sums = try (1...3000).map { width in
      try TabStrip(frameWidth: Double(width), tabCount: 3).screen.layout().contentSize.width
    }
    let short = zip(1..., sums).filter { Double($0) != $1 }
    #expect(short.count == 341)
    #expect(short.first?.0 == 7)
    #expect(short.allSatisfy { $1 < Double($0) })
  }

  private func everySeed(_ id: String, finds smallest: TabStrip) throws {
    let claim = try #require(Catalogue.standard[id])
    for seed in 0..<100 {
      let report = claim.explore(settings: Settings(seed: Seed(UInt64(seed))))
      #expect(report.counterexample?.value as? TabStrip == smallest, "seed \(seed)")
    }
  }
}

/// Where the published screen shows the wrong prediction, and where its guard hides it.
@Suite struct PublishedPredictionTests {
  @Test(arguments: [(496.5, 0.0), (148, 0), (147, 1), (144, 4), (140, 8), (139, 8), (100, 8)])
  func `after a clear the first heart scrolls too far by what the guard lets through`(
    viewportHeight: Double, tooFar: Double
  ) throws {
    let column = try ImageColumn(
      viewport: Size(width: 343, height: viewportHeight),
      images: [.init(.heart), .init(.star)])
    let session = ColumnSession(start: column, actions: [.clear, .heart(height: 120)])
    let end = try session.end()
    let error = end.contentOffset.y - (try end.screen.layout().offsetToEnd.y)
    #expect(error == tooFar)
    let claim = try #require(Catalogue.standard["claim-predicted-end-is-the-end"])
    switch try claim.outcome(for: session) {
    case .passed: #expect(tooFar == 0)
    case .failed: #expect(tooFar > 0)
    case .discarded(let reason): Issue.record("\(reason)")
    }
  }

  @Test func `where the guard hides a wrong prediction nothing is reported`() throws {
    let column = try ImageColumn(viewport: Size(width: 343, height: 496.5))
    let prediction = try column.prediction(adding: .init(.heart))
    let end = try column.performing(.heart(height: 120)).screen.layout().content.scroll
    let unguarded = end.contentSize.height - end.bounds.height
    #expect(prediction.rawOffset - unguarded == 8, "the raw prediction is wrong")
    #expect(prediction.offset(from: 0) == 0, "the guard hides it")
    let claim = try #require(Catalogue.standard["claim-predicted-end-is-the-end"])
    let session = ColumnSession(start: column, actions: [.heart(height: 120)])
    guard case .passed = try claim.outcome(for: session) else {
      Issue.record("a hidden error was reported")
      return
    }
  }
}
