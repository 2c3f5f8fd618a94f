import Testing

@testable import PropertyKit

/// Several failures of one run, what does not matter in them, and bodies that wait.
struct FailureKindTests {
  struct Negative: Error {}
  struct Large: Error {}

  static func fails(_ numbers: [Int]) throws {
    if numbers.contains(where: { $0 < -50 }) { throw Negative() }
    if numbers.contains(where: { $0 > 200 }) { throw Large() }
  }

  @Test func `every kind of failure has a smallest case of its own`() {
    for seed: UInt64 in 0..<50 {
      let report = check(
        Gen.array(of: Gen<Int>.int(in: -1000...1000)),
        settings: Settings(seed: Seed(seed), casesAfterFailure: 1000),
        Self.fails)
      let all = report.counterexamples
      #expect(Set(all.map(\.value)) == [[-51], [201]])
      #expect(Set(all.map(\.failure.kind)) == ["threw Negative", "threw Large"])
    }
  }

  enum Parity: Error {
    case small
    case big(Int)
  }

  @Test func `two cases of one error are two bugs, whatever values they carry`() {
    for seed: UInt64 in 0..<50 {
      let report = check(
        Gen<Int>.int(in: 0...1_000_000), settings: Settings(seed: Seed(seed))
      ) { number in
        if number % 2 == 0, number > 5000 { throw Parity.big(number) }
        if number % 2 == 1, number > 20 { throw Parity.small }
      }
      let found = report.counterexamples.map { "\($0.failure.kind): \($0.value)" }
      #expect(found.sorted() == ["threw Parity.big: 5002", "threw Parity.small: 21"])
    }
  }

  struct Foreign: Error, CustomStringConvertible {
    let description: String
  }

  @Test func `what an error says is part of its kind, without the values in it`() {
    for seed: UInt64 in 0..<50 {
      let report = check(
        Gen<Int>.int(in: 0...1_000_000), settings: Settings(seed: Seed(seed))
      ) { number in
        if number % 2 == 0, number > 5000 { throw Foreign(description: "\(number) is big") }
        if number % 2 == 1, number > 20 { throw Foreign(description: "line \(number): \"x\"") }
      }
      let found = report.counterexamples.map { "\($0.failure.kind): \($0.value)" }
      #expect(
        found.sorted() == ["threw Foreign: # is big: 5002", "threw Foreign: line #: …: 21"])
    }
  }

  @Test func `two conditions at two places are two bugs`() {
    for seed: UInt64 in 0..<50 {
      let report = check(
        Gen<Int>.int(in: 0...1_000_000), settings: Settings(seed: Seed(seed))
      ) { number -> Outcome in
        if number % 2 == 0 { return .holds(if: number <= 5000, otherwise: "\(number) is big") }
        return .holds(if: number <= 20, otherwise: "\(number) is odd")
      }
      #expect(Set(report.counterexamples.map(\.value)) == [5002, 21])
    }
  }

  @Test func `kinds, their order and their smallest cases are the same for any number of workers`()
  {
    for seed: UInt64 in 0..<10 {
      let settings = Settings(seed: Seed(seed), casesAfterFailure: 1000)
      let lists = Gen.array(of: Gen<Int>.int(in: -1000...1000))
      let reports = [1, 2, 5].map { workers in
        check(lists, settings: settings, workers: workers, Self.fails)
      }
      #expect(reports[0].counterexamples.count == 2)
      #expect(Set(reports.map { "\($0.counterexamples)" }).count == 1)
    }
  }

  @Test func `the number of kinds and the search behind the first failure are settings`() {
    var settings = Settings(maximumFailures: 1)
    let lists = Gen.array(of: Gen<Int>.int(in: -1000...1000))
    #expect(check(lists, settings: settings, Self.fails).counterexamples.count == 1)
    settings = Settings(casesAfterFailure: 0)
    #expect(check(lists, settings: settings, Self.fails).counterexamples.count == 1)
  }

  @Test func `two failures are numbered in the report`() {
    let report = check(
      Gen.array(of: Gen<Int>.int(in: -1000...1000)), settings: Settings(casesAfterFailure: 1000),
      Self.fails)
    let text = ReportText.text(of: report)
    #expect(text.hasPrefix("2 different failures\n\n1. falsified by case "))
    #expect(text.contains("\n\n2. falsified by case "))
  }

  @Test func `what does not matter is marked, what matters is not`() {
    let triples = Gen.zip(Gen<Int>.int(in: 0...1000), .int(in: 0...1000), .int(in: 0...1000))
    let report = check(triples) { $0.1 < 700 }
    #expect(
      ReportText.text(of: report).contains(
        """
        (0, 700, 0)
         ~       ~
        what is marked with ~ seems not to matter: it failed just so with 8 other values there

        shrunk from (
        """))
  }

  @Test func `numbers that may not all differ together are said to matter one at a time`() {
    let pairs = Gen.zip(Gen<Int>.int(in: 0...1), .int(in: 0...1000), .int(in: 0...1000))
    let report = check(pairs) { $0.1 != 0 && $0.2 != 0 }
    #expect(report.counterexample?.variationsAreJoint == false)
    #expect(ReportText.text(of: report).contains("8 other values there, one at a time"))
  }

  @Test func `what was not tried is not said to be without matter`() {
    // 120 numbers in place of the 0 pass, and none of them is among those that are tried.
    let pair = check(.zip(.int(in: 0...1000), .int(in: 0...1000))) {
      $0 < 500 || ($1 > 300 && $1 < 420)
    }
    #expect(pair.counterexample.map { "\($0.value)" } == "(500, 0)")
    #expect(
      "\(pair)".contains("seems not to matter: it failed just so with 8 other values there\n"))
    for limit in 2...12 {
      let report = check(.zip(.int(in: 0...1000), .int(in: 0...limit))) { $0.0 < 500 }
      #expect(report.counterexample?.triedVariations == (limit > 8 ? 8 : nil), "\(limit)")
      let words =
        limit > 8 ? "8 other values there\n" : "does not matter: it fails just so with any other"
      #expect("\(report)".contains(words), "\(limit): \(report)")
    }
    let small = check(.zip(.int(in: 0...3), .int(in: 0...1000), .int(in: 0...2))) { $0.1 < 500 }
    #expect("\(small)".contains("it failed just so with 6 other values there\n"), "\(small)")
  }

  @Test func `a counterexample in which everything matters has no marks`() {
    let report = check(Gen<Int>.int(in: 0...1000)) { $0 != 700 && $0 < 900 }
    #expect(report.counterexample?.variations.isEmpty == true)
    #expect(!ReportText.text(of: report).contains("~"))
  }

  @Test func `an asynchronous body gives the report of a synchronous one`() async {
    let lists = Gen.array(of: Gen<Int>.int())
    let waiting = await checkAsync(lists) { list in
      await Task.yield()
      return Set(list).count < 3
    }
    let direct = check(lists) { Set($0).count < 3 }
    #expect("\(waiting)" == "\(direct)")
    let thrown = await checkAsync(Gen<Int>.int(), settings: Settings(cases: 20)) { _ in
      try await Task.sleep(for: .zero)
      throw Negative()
    }
    #expect(thrown.counterexample?.failure.kind == "threw Negative")
  }
}
