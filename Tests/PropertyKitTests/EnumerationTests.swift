import Testing

@testable import PropertyKit

/// Counting through all cases, smallest first.
struct EnumerationTests {
  @Test func `a small space is gone through once, smallest first, and the report says so`() {
    var seen: [Int] = []
    let report = check(Gen<Int>.int(in: -3...4)) { seen.append($0) }
    #expect(seen == [0, 1, -1, 2, -2, 3, -3, 4])
    #expect(report.extent == .all)
    #expect(ReportText.text(of: report) == "holds in all 8 cases")
  }

  @Test func `pairs, alternatives, lists and filters are counted without gaps or repeats`() {
    let digits = Gen<Int>.int(in: 0...2)
    #expect(all(.zip(digits, .bool)).count == 6)
    #expect(
      all(.one(of: [digits.map { "\($0)" }, .always("x")])).sorted() == ["0", "1", "2", "x"])
    let lists = all(.array(of: digits, count: 0...3))
    #expect(lists.count == 1 + 3 + 9 + 27 && Set(lists).count == lists.count)
    #expect(lists.map(\.count) == lists.map(\.count).sorted())
    #expect(all(Gen<Int>.int(in: 0...30).filter { $0 % 10 == 7 }) == [7, 17, 27])
    #expect(all(digits.flatMap { .array(of: .bool, count: $0...$0) }).count == 1 + 2 + 4)
    #expect(all(Gen<Int>.always(5)) == [5])
  }

  @Test func `the first failure met by counting needs no shrinking`() {
    let lists = Gen<[Int]>.array(of: .int(in: 0...4), count: 0...3)
    let report = check(lists) { $0.reduce(0, +) != 6 }
    #expect(report.counterexample?.value == [2, 4])
    #expect(report.counterexample?.shrinking.evaluations == 1)
    #expect(ReportText.text(of: report).hasPrefix("falsified by case 21 of all, smallest first"))
  }

  @Test func `a bound on a large space is said to be one`() {
    let settings = Settings(cases: 50, enumeration: .smallestFirst)
    let report = check(Gen<[Int]>.array(of: .int()), settings: settings) { _ in }
    #expect(ReportText.text(of: report) == "holds in the 50 smallest cases")
  }

  @Test func `the smallest cases of a large space come first`() {
    var seen: [[Int]] = []
    let lists = Gen<[Int]>.array(of: .int(in: 0...9))
    let settings = Settings(cases: 400, enumeration: .smallestFirst)
    let report = check(lists, settings: settings) { seen.append($0) }
    #expect(report.extent == .smallest && seen.count == 400 && Set(seen).count == 400)
    let first: [[Int]] = [[], [0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [0, 0], [0, 1]]
    #expect(Array(seen.prefix(13)) == first)
    #expect(seen.map(\.count) == seen.map(\.count).sorted())
    #expect(
      check(lists, settings: settings) { $0.reduce(0, +) != 12 }.counterexample?.value == [3, 9])
  }

  @Test func `a large space is sampled, and so is any when nobody wants it counted`() {
    for generator in [Gen<Int>.int(), .int(in: 0...1000)] {
      #expect(check(generator) { _ in }.extent == .sample)
    }
    #expect(check(Gen.bool, settings: Settings(enumeration: .never)) { _ in }.extent == .sample)
    #expect(check(Gen<Int>.int(in: 0...999)) { _ in }.extent == .all)
  }

  @Test func `a counted failure replays from its token`() throws {
    let odd = Gen<Int>.int(in: 0...30).filter { $0 % 2 == 1 }
    let found = try #require(check(odd) { $0 < 17 }.counterexample)
    #expect(found.value == 17)
    let again = check(odd, settings: Settings(replay: found.token)) { $0 < 17 }
    #expect(again.counterexample?.value == 17)
  }

  @Test func `a space of which every case is discarded gives up`() {
    let report = check(Gen<Bool>.bool) { _ in throw Discard.precondition("never") }
    #expect("\(report.verdict)".hasPrefix("gaveUp"))
    let half = check(Gen<Bool>.bool) { if $0 { throw Discard.precondition("false") } }
    #expect(ReportText.text(of: half) == "holds in 1 case (1 discarded; there are no others)")
  }

  private func all<Value>(_ generator: Gen<Value>) -> [Value] {
    var seen: [Value] = []
    let report = check(generator) { seen.append($0) }
    return report.extent == .all ? seen : []
  }
}
