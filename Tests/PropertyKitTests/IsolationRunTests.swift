import Foundation
import TestSupport
import Testing

@testable import PropertyKit

/// Whole runs whose cases are in child processes.
@Suite(.tags(.slow), .enabled(if: Isolation.isAvailable, "only where a process can fork"))
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
    // Each of some twenty loops takes all of it.
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

  @Test func `the line of a trap is the one that somebody wrote, in an expectation too`() {
    func line<Value>(_ generator: Gen<Value>, _ body: (Value) throws -> Void) -> String? {
      let report = check(generator, settings: Self.settings, body)
      let lines = report.counterexample?.failure.message.split(separator: "\n") ?? []
      return lines.first { $0.hasPrefix("at ") }.map(String.init)
    }
    let pairs = Gen<(Int, Int)>.zip(.int(), .int())
    let (expected, first) = (line(pairs) { #expect($0 * $1 == $1 * $0) }, #line)
    #expect(expected == "at \(#filePath):\(first)")
    let (plain, second) = (line(pairs) { _ = $0 * $1 }, #line)
    #expect(plain == "at \(#filePath):\(second)")
    let (required, third) = (
      line(Self.lists) { try #require($0 == [] || $0[$0.count] == 0) }, #line
    )
    #expect(required == "at \(#filePath):\(third)")
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

  /// Where the closures of generators die that trap in the tests below.
  private static func dying(from least: Int) -> Gen<Int> {
    Gen<Int>.int(in: 0...1000).map { value -> Int in
      if value >= least { WayToDie.index.die() }
      return value
    }
  }

  /// Memory that nobody gives back.
  private static func leak(_ bytes: Int) {
    memset(UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16), 1, bytes)
  }

  @Test func `a case that takes all memory shrinks, however long that takes`() {
    // A sixteenth of the time is not enough to take all of it, and all of the time is ten times enough.
    let isolation = Isolation(memory: 1 << 27, processorTime: .milliseconds(1500))
    let report = check(.int(in: 0...1000), settings: Settings(isolation: isolation)) { number in
      while number > 300 { Self.leak(1 << 22) }
    }
    #expect(report.counterexample?.value == 301)
    #expect(report.counterexample?.failure.kind == "ran out of memory")
  }

  @Test func `what earlier cases left behind is not held against a case`() {
    let tight = Settings(cases: 500, isolation: Isolation(memory: 1 << 26))
    let report = check(.int(), settings: tight) { _ in Self.leak(1 << 20) }
    #expect(report.holds && report.passed == 500, "\(report)")
    let failing = check(.int(in: 0...100_000), settings: tight) { number in
      Self.leak(1 << (number < 700 ? 20 : 27))
    }
    #expect(failing.counterexample?.value == 700)
    #expect(failing.counterexample?.failure.kind == "ran out of memory")
    let returning = check(.int(in: 0...100_000), settings: tight) { number in
      Self.leak(1 << 20)
      return number < 700
    }
    #expect(returning.counterexample?.value == 700 && returning.counterexamples.count == 1)
  }

  @Test func `a generator that kills its process is a failure with its smallest choices`() throws {
    let report = check(Self.dying(from: 701), settings: Self.settings) { _ in }
    let found = try #require(report.undrawn.first)
    #expect(report.undrawn.count == 1 && report.counterexamples.isEmpty && !report.holds)
    #expect(found.token.indices == [701])
    let text = ReportText.text(of: report)
    #expect(text.hasPrefix("falsified by case "), "\(text)")
    #expect(text.contains(" while its value was being drawn\n"), "\(text)")
    #expect(text.contains("\n\(Undrawn())\n"), "\(text)")
    #expect(text.contains("/WayToDie.swift:"), "\(text)")
    var again = Self.settings
    again.replay = found.token
    let replayed = check(Self.dying(from: 701), settings: again) { _ in }
    #expect(replayed.undrawn.map(\.failure) == [found.failure])
    #expect(check(Self.dying(from: 702), settings: again) { _ in }.holds)
  }

  @Test func `a generator that dies at its simplest value is never drawn in this process`() {
    func undrawn<Value>(
      _ generator: Gen<Value>, _ enumeration: Enumeration = .whenSmall
    ) -> [[UInt64]] {
      var settings = Self.settings
      settings.enumeration = enumeration
      var failed: [CaseObservation] = []
      let report = check(
        generator, settings: settings, statistics: [.label { "\($0)" }],
        record: { if $0.status == .failed { failed.append($0) } }
      ) { _ in true }
      #expect(report.counterexamples.isEmpty && !report.holds)
      #expect(failed.allSatisfy { $0.representation.isEmpty })
      return report.undrawn.map(\.token.indices)
    }
    let divided = Gen<Int>.int(in: 0...1000).map { 100 / $0 }
    let atOnce = Gen<Int> { _ in
      WayToDie.index.die()
      return 0
    }
    #expect(undrawn(divided) == [[0]])
    #expect(undrawn(divided, .smallestFirst) == [[0]])
    #expect(undrawn(atOnce) == [[]])
    #expect(undrawn(.array(of: Gen<Int>.int(in: 0...9).map { 100 / $0 })) == [[1, 0]])
    #expect(undrawn(Gen<Int>.int(in: 0...1000).filter { 100 / $0 < 0 || $0 % 2 == 1 }) == [[0]])
    #expect(undrawn(.zip(divided, divided)) == [[0]])
  }

  @Test func `a failure of a body and the death of a generator are told beside each other`() throws
  {
    var settings = Self.settings
    settings.casesAfterFailure = 400
    let report = check(Self.dying(from: 900), settings: settings) { $0 < 100 }
    #expect(report.counterexamples.map(\.value) == [100])
    #expect(report.undrawn.map(\.token.indices) == [[900]])
    let text = ReportText.text(of: report)
    #expect(text.hasPrefix("2 different failures\n\n1. falsified by case "), "\(text)")
    #expect(ReportText.issues(of: report).count == 2)
  }
}
