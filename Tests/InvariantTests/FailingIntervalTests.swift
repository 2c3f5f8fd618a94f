import PropertyKit
import PublishedScreens
import StackScrollCore
import StackScrollInvariants
import Testing

/// Where a counterexample's law fails, exact on a pixel grid.
@Suite struct FailingIntervalTests {
  /// The published column of one heart, cleared and given another.
  static func clearedColumn(height: Double) throws -> ColumnSession {
    ColumnSession(
      start: try ImageColumn(viewport: Size(width: 393, height: height), images: [.init(.heart)]),
      actions: [.clear, .heart(height: 120)])
  }

  /// A sweep that does not take long.
  static var short: PixelSweep {
    get throws { try PixelSweep(scale: 1, lengths: 100...200, offsets: 0...1) }
  }

  static func claim() throws -> Invariant {
    try #require(Catalogue.standard["claim-predicted-end-is-the-end"])
  }

  @Test(arguments: [1, 2, 3])
  func `the prediction after a clear is off by 8 below 140, then by less, and right from 148 on`(
    scale: Int
  ) throws {
    let found = try #require(
      FailingIntervals.find(
        of: try Self.clearedColumn(height: 144), breaking: try Self.claim(), along: .height,
        sweep: try PixelSweep(scale: scale, lengths: 1...400)))
    let pixel = 1 / Double(scale)
    #expect(found.own == 144 && found.swept == 1...400 && found.silentPoints == 0)
    #expect(found.badPoints == 147 * scale && found.goodPoints == 252 * scale + 1)
    let interval = try #require(found.intervals.first)
    #expect(found.intervals.count == 1 && found.around == interval)
    #expect(interval.lastGood == nil && interval.firstBad == 1)
    #expect(abs(interval.lastBad - (148 - pixel)) < 1e-9 && interval.nextGood == 148)
    try #require(interval.pieces.count == 2)
    let (low, high) = (interval.pieces[0], interval.pieces[1])
    #expect(low.first == 1 && abs(low.last - (140 - pixel)) < 1e-9 && low.error?(.rounded) == "8")
    #expect(
      high.first == 140 && high.last == interval.lastBad && high.error?(.rounded) == "148 - height")
    #expect(
      low.message(.rounded)
        == "the offset predicted before layout is 148 - height, expected 140 - height")
    #expect(
      high.message(.rounded) == "the offset predicted before layout is 148 - height, expected 0")
  }

  @Test func `where the length does not matter the law fails everywhere`() throws {
    let found = FailingIntervals.findAll(
      of: try Self.clearedColumn(height: 144), breaking: try Self.claim(),
      sweep: try PixelSweep(scale: 1, lengths: 1...200, offsets: -100...100))
    #expect(found.map(\.dimension) == SweptDimension.allCases)
    let width = try #require(found.first)
    #expect(width.isEverywhere && width.intervals.count == 1 && width.goodPoints == 0)
    #expect(width.around?.lastGood == nil && width.around?.nextGood == nil)
  }

  @Test func `every point of an interval fails, and its neighbours do not`() throws {
    let law = Invariant(
      "odd", "The whole points of the width are even.", for: Gen<TabStrip>.tabStrips
    ) { strip, law in
      try law.expect(
        strip.frameWidth.rounded(.down).truncatingRemainder(dividingBy: 2) == 0,
        "\(strip.frameWidth)")
    }
    let strip = try TabStrip(frameWidth: 7.3)
    let found = try #require(
      FailingIntervals.find(
        of: strip, breaking: law, along: .width, sweep: try PixelSweep(scale: 2, lengths: 2...9)))
    #expect(found.own == 7.3 && found.badPoints == 8)
    #expect(found.intervals.map(\.firstBad) == [3, 5, 7, 9])
    #expect(found.intervals.map(\.lastBad) == [3.5, 5.5, 7.5, 9])
    #expect(found.intervals.map(\.lastGood) == [2.5, 4.5, 6.5, 8.5])
    #expect(found.intervals.map(\.nextGood) == [4, 6, 8, nil])
    #expect(found.around == found.intervals[2])
  }

  @Test func `what does not fail, or lies too far out, has no intervals`() throws {
    let claim = try Self.claim()
    for height in [148, 200, 3000.0] {
      let session = try Self.clearedColumn(height: height)
      #expect(
        FailingIntervals.find(of: session, breaking: claim, along: .height, sweep: try Self.short)
          == nil
      )
    }
    let far = try ImageColumn(
      viewport: Size(width: 393, height: 144), images: [.init(.heart)],
      contentOffset: Point(x: 0, y: 150_000))
    let session = ColumnSession(start: far, actions: [.clear, .heart(height: 120)])
    #expect(FailingIntervals.find(of: session, breaking: claim, along: .offsetY) == nil)
    #expect(
      FailingIntervals.find(of: session, breaking: claim, along: .height, sweep: try Self.short)
        != nil)
    let strip = try TabStrip(frameWidth: 7)
    #expect(FailingIntervals.find(of: strip, breaking: claim, along: .width) == nil)
  }

  @Test func `a length out of the usual range widens the sweep`() throws {
    let strip = try TabStrip(frameWidth: 4000.25, tabCount: 4)
    let canary = try #require(Catalogue.standard["canary-tabs-never-scroll"])
    let found = try #require(FailingIntervals.find(of: strip, breaking: canary, along: .width))
    #expect(found.swept == 1...4001 && found.around?.contains(4000.25) == true)
  }

  @Test func `a sweep of nonsense is refused with what to do`() {
    for (scale, range) in [
      (0, 1...2), (-1, 1...2), (5, 1...2), (Int.max, 1...2), (1, Int.min...Int.max),
      (2, 0...50_001), (1, 0...Int.max), (1, Int.min...(-1)),
    ] {
      #expect(throws: SweepError.self) { try PixelSweep(scale: scale, lengths: range) }
      #expect(throws: SweepError.self) { try PixelSweep(scale: scale, offsets: range) }
    }
  }
}

/// Evidence whose numbers are formulas of the length that is swept.
@Suite struct FailurePieceTests {
  /// Fails below 100 points with any evidence.
  private func pieces(
    _ check: @escaping @Sendable (LawContext, Double) throws -> Void
  ) throws -> [FailurePiece] {
    let law = Invariant("short", "Strips are long.", for: Gen<TabStrip>.tabStrips) { strip, law in
      if strip.frameWidth < 100 { try check(law, strip.frameWidth) }
    }
    return try #require(
      FailingIntervals.find(
        of: try TabStrip(frameWidth: 50), breaking: law, along: .width,
        sweep: try PixelSweep(scale: 3))
    ).intervals[0].pieces
  }

  @Test func `numbers become formulas, names do not`() throws {
    let found = try pieces { law, width in
      try law.expect(
        "growth", of: ["v2_3"], 2 * width - 1, equals: 500, Circumstance("at 2x after", -width))
    }
    #expect(
      found.map { $0.message(.rounded) } == [
        "the growth of v2_3 at 2x after -width is 2 width - 1, expected 500"
      ]
    )
    let thirds = try pieces { law, width in
      try law.expect(
        "frame", Rect(x: width / 3, y: 0, width: 1, height: 5 - width / 4),
        equals: Rect.zero)
    }
    #expect(
      thirds.map { $0.message(.rounded) } == [
        "the frame is (1/3 width, 0) 1 x 5 - 1/4 width, expected (0, 0) 0 x 0"
      ])
    #expect(
      try pieces { law, width in try law.expect(false, "nothing at \(width)") }.isEmpty)
    #expect(
      try pieces { law, _ in try law.expect(false, "nothing") }.map { $0.message(.rounded) } == [
        "nothing"
      ])
  }

  @Test func `a piece ends where its formula does`() throws {
    let found = try pieces { law, width in
      try law.expect("length", max(40, width), equals: 30)
    }
    #expect(found.map { $0.error?(.rounded) } == ["10", "width - 30"])
    #expect(found.map(\.first) == [1, 40])
  }

  @Test func `too many parts are none`() throws {
    let found = try pieces { law, width in
      try law.expect("length", width.rounded(.down) * width, equals: -1)
    }
    #expect(found.isEmpty)
  }
}

/// The nearest value for which the law holds.
@Suite struct NearestPassingTests {
  @Test func `it passes, the counterexample does not, and one thing is different`() throws {
    for invariant in Catalogue.standard.invariants where invariant.mustFail {
      let found = try #require(invariant.explore().counterexample)
      let near = try #require(
        NearestPassing.find(to: found.value, of: invariant), "\(invariant.id)")
      guard case .passed = try invariant.outcome(for: near.subject) else {
        Issue.record("\(invariant.id) fails on its nearest passing case")
        continue
      }
      #expect(!near.difference.path.isEmpty)
      #expect(JSONValue.object(near.subject.json) != .object(found.value.json))
    }
  }

  @Test func `where no neighbour passes there is none`() throws {
    #expect(NearestPassing.find(to: try TabStrip(frameWidth: 7), of: Self.never) == nil)
  }

  @Test func `nothing more is tried once somebody waits for the end`() throws {
    let strip = try TabStrip(frameWidth: 7)
    for allowed in 0...3 {
      var asked = 0
      let isStopped = {
        asked += 1
        return asked > allowed
      }
      #expect(NearestPassing.find(to: strip, of: Self.never, unless: isStopped) == nil)
      #expect(asked == allowed + 1)
      asked = 0
      #expect(
        FailingIntervals.find(of: strip, breaking: Self.never, along: .width, unless: isStopped)
          == nil)
      #expect(asked == allowed + 1)
    }
  }

  private static let never = Invariant(
    "never", "Nothing is right.", for: Gen<TabStrip>.tabStrips
  ) { _, law in
    try law.expect(false, "no")
  }
}
