import Foundation
import Testing

@testable import PropertyKit

/// Whole runs whose cases are in child processes.
@Suite(.enabled(if: Isolation.isAvailable, "only where a process can fork"))
struct IsolationRunTests {
  private static let isolation = Isolation(
    memory: 1 << 28, processorTime: .seconds(4), waitingTime: .seconds(20))
  private static let settings = Settings(cases: 500, isolation: isolation)
  private static let lists = Gen.array(of: Gen<Int>.int(in: 0...1000))

  @Test(arguments: WayToDie.allCases)
  func `each way to die is shrunk to its smallest case, and the suite goes on`(
    way: WayToDie
  ) throws {
    var settings = Self.settings
    // Each of some twenty loops takes all of it; what is told of a trap may take long.
    if way == .loop { settings.isolation?.processorTime = .milliseconds(300) }
    let report = check(Gen<Int>.int(in: 0...100_000), settings: settings) { value in
      if value >= 700 { way.die() }
    }
    let found = try #require(report.counterexample)
    #expect(found.value == 700)
    #expect(found.failure.kind.hasPrefix(way.kind), "\(found.failure.kind)")
    #expect(report.otherCounterexamples.isEmpty)
  }

  @Test func `the report of a trap has the line of the test, the reason and the smallest case`()
    throws
  {
    let report = check(Self.lists, settings: Self.settings) { list in
      if list.count > 2 { _ = list[list.count] }
    }
    let found = try #require(report.counterexample)
    #expect(found.value == [0, 0, 0])
    let line = "at \(#filePath):\(#line - 4)"
    #expect(
      found.failure.message.split(separator: "\n").contains { $0 == line },
      "\(found.failure.message)")
    #if DEBUG
      #expect(found.failure.message.contains("Index out of range"))
    #endif
  }

  @Test func `a list that traps shrinks to the one right answer`() throws {
    let report = check(Self.lists, settings: Self.settings) { list in
      if list.contains(where: { $0 >= 900 }) { WayToDie.index.die() }
    }
    #expect(report.counterexample?.value == [900])
  }

  @Test func `a case that fails is found as in this process, with the same report`() {
    var here = Self.settings
    here.isolation = nil
    for seed: UInt64 in 0..<10 {
      var (there, here) = (Self.settings, here)
      there.seed = Seed(seed)
      here.seed = Seed(seed)
      func law(_ list: [Int]) -> Outcome {
        if list.count == 3 { return .discarded(because: "three") }
        return .holds(if: list.reduce(0, +) % 7 != 3, otherwise: "\(list)")
      }
      let (isolated, plain) = (
        check(Self.lists, settings: there, statistics: [.label { "\($0.count / 20)" }], law),
        check(Self.lists, settings: here, statistics: [.label { "\($0.count / 20)" }], law)
      )
      #expect(ReportText.text(of: isolated) == ReportText.text(of: plain))
      #expect(isolated.passed == plain.passed && isolated.discarded == plain.discarded)
    }
  }

  @Test func `values keep their choices in a child too where the shape before them changes`() {
    let (left, right) = (Gen<Int>.int(in: 0...9), Gen.array(of: Gen<Int>.int(in: 0...999)))
    let forms = Gen.zip(Gen.one(of: [left, Gen.zip(left, left).map { $0.0 + $0.1 }]), right)
    for seed: UInt64 in 0..<10 {
      var settings = Self.settings
      settings.seed = Seed(seed)
      let report = check(forms, settings: settings) { form, list in
        form < 5 || !list.contains { $0 >= 500 }
      }
      #expect(report.counterexample.map { "\($0.value)" } == "(5, [500])")
    }
  }

  @Test func `counted cases, climbing and statistics are the same in a child`() {
    var here = Self.settings
    here.isolation = nil
    func reports(_ settings: Settings) -> [String] {
      let pairs = Gen<Int>.int(in: 0...9)
      return [
        ReportText.text(of: check(pairs, settings: settings) { $0 < 8 }),
        ReportText.text(
          of: check(
            Self.lists, settings: settings, statistics: [.maximize("length") { Double($0.count) }]
          ) { $0.count < 60 }),
      ]
    }
    #expect(reports(Self.settings) == reports(here))
  }

  @Test func `several bugs of one run are told apart, though one kills and one returns`() throws {
    var settings = Self.settings
    settings.casesAfterFailure = 400
    let report = check(Gen<Int>.int(in: 0...100_000), settings: settings) { value -> Bool in
      if value >= 50_000 { WayToDie.stack.die() }
      return value < 100
    }
    let all = report.counterexamples
    #expect(Set(all.map(\.value)) == [100, 50_000])
  }

  @Test func `workers in children come to the same report`() {
    @Sendable func law(_ value: Int) -> Bool {
      if value == 77_777 { WayToDie.unwrapping.die() }
      return value < 99_000
    }
    let one = check(Gen<Int>.int(in: 0...100_000), settings: Self.settings, law)
    let two = check(Gen<Int>.int(in: 0...100_000), settings: Self.settings, workers: 2, law)
    #expect(ReportText.text(of: one) == ReportText.text(of: two))
  }

  @Test func `a thousand passing runs raise no alarm`() {
    for seed: UInt64 in 0..<1000 {
      let settings = Settings(seed: Seed(seed), cases: 20, isolation: Self.isolation)
      let report = check(Self.lists, settings: settings) { $0.reversed().reversed() == $0 }
      guard case .passed = report.verdict else {
        Issue.record("\(ReportText.text(of: report))")
        return
      }
    }
  }

  @Test func `a generator that kills its process ends neither the run nor the process`() {
    let report = check(
      Gen<Int>.int(in: 0...1000).map { value -> Int in
        if value > 700 { WayToDie.index.die() }
        return value
      }, settings: Self.settings
    ) { _ in }
    #expect(ReportText.text(of: report).contains("drawn"))
  }
}
