import Foundation
import Testing

@testable import PropertyKit

/// Dates, durations, decimals, identifiers, bytes and addresses: domain, edges, and what is simple.
struct ValueTests {
  private static let day = 86_400.0

  private static func date(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// What a law shrinks to, for many seeds; nil if more than half of them find nothing.
  private func simplest<Value: Hashable>(
    _ generator: Gen<Value>, seeds: Int = 20, _ law: @escaping @Sendable (Value) -> Bool
  ) -> Set<Value?> {
    let found = (0..<seeds).compactMap { seed in
      let settings = Settings(seed: Seed(UInt64(seed)), cases: 20_000, enumeration: .never)
      return check(generator, settings: settings, law).counterexample?.value
    }
    return found.count * 2 < seeds ? [nil] : Set(found)
  }

  @Test func `a date becomes whole days before hours before seconds before fractions`() {
    let from = Self.date(9000 * Self.day + 10 * 3600 + 17 * 60 + 5.25)
    #expect(simplest(.date()) { $0 < from } == [Self.date(9001 * Self.day)])
    let hour = from.addingTimeInterval(3600)
    #expect(
      simplest(.date(in: from...from.addingTimeInterval(1e6))) { !(from..<hour ~= $0) } == [from])
    let wide = from.addingTimeInterval(-9000)...from.addingTimeInterval(9000)
    #expect(
      simplest(.date(in: wide)) { !(from..<hour ~= $0) }
        == [Self.date(9000 * Self.day + 11 * 3600)])
    #expect(
      simplest(.date(in: wide)) { !(from..<from.addingTimeInterval(60) ~= $0) }
        == [Self.date(9000 * Self.day + 10 * 3600 + 18 * 60)])
  }

  @Test func `a date before 2001 becomes the nearest day, and the bound counts as one`() {
    let until = Self.date(-100 * Self.day - 3600)
    #expect(simplest(.date()) { $0 > until } == [Self.date(-101 * Self.day)])
    let bound = Self.date(50 * Self.day + 7.125)
    #expect(simplest(.date(in: bound...Self.date(1e9))) { _ in false } == [bound])
  }

  @Test func `two dates become the simplest that are out of order`() {
    let report = check(Gen.zip(Gen<Date>.date(), .date())) { $0.0 <= $0.1 }
    #expect(report.counterexample?.value.0 == Self.date(0))
    #expect(report.counterexample?.value.1 == Self.date(-Self.day))
  }

  @Test func `both bounds of a date, a leap day and the last second of 32 bits are drawn`() {
    let (low, high) = (Self.date(-5e8 + 0.1), Self.date(1.2e9 + 0.7))
    let found = drawn(.date(in: low...high), Settings(cases: 4000))
    #expect(found.allSatisfy { (low...high).contains($0) })
    let leapDay = Self.date(730_857_600)
    let last = Self.date(1_169_176_447)
    #expect([low, high, leapDay, last].filter { !found.contains($0) } == [])
    for (unit, share) in [(Self.day, 800), (3600, 1200), (60, 1600), (1, 2400)] {
      let whole = found.count {
        $0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: unit) == 0
      }
      #expect((share..<3900).contains(whole), "\(unit): \(whole)")
    }
  }

  @Test func `dates of extreme ranges are inside`() {
    let ends = [-1e300, -8e12, -1, 0, 1e-9, 1, 8e12, 1e300, .infinity].map(Self.date)
    for (index, low) in ends.enumerated() {
      for high in ends[index...] {
        let range = low...high
        let found = drawn(.date(in: range), Settings(cases: 50))
        let cut = [low, high].filter { abs($0.timeIntervalSinceReferenceDate) > 8e12 }
        #expect(found.count == 50)
        #expect(found.allSatisfy { range.contains($0) || !cut.isEmpty }, "\(range)")
      }
    }
  }

  @Test func `a duration becomes whole hours, minutes, seconds before anything finer`() {
    let day = Duration.zero ... .seconds(7200)
    #expect(simplest(.duration(in: day)) { $0 < .milliseconds(61_500) } == [.seconds(3600)])
    #expect(
      simplest(.duration(in: day)) { $0 < .milliseconds(61_500) || $0 > .seconds(300) }
        == [.seconds(120)])
    #expect(
      simplest(.duration(in: .zero ... .seconds(120))) {
        $0 < .milliseconds(61_500) || $0 > .milliseconds(61_900)
      }
        == [.milliseconds(61_500)])
    let bounds = Duration(secondsComponent: -3, attosecondsComponent: -7) ... .nanoseconds(5)
    let found = Set(drawn(.duration(in: bounds), Settings(cases: 2000)))
    #expect(found.allSatisfy(bounds.contains))
    #expect(found.contains(bounds.lowerBound) && found.contains(bounds.upperBound))
    let all = Duration.seconds(Int64.min) ... .seconds(Int64.max)
    #expect(drawn(.duration(in: all), Settings(cases: 100)).count == 100)
  }

  @Test func `a decimal becomes whole before tenths before hundredths`() throws {
    let price = Decimal(0)...Decimal(20)
    let limit = try #require(Decimal(string: "3.37"))
    #expect(simplest(.decimal(in: price)) { $0 < limit } == [4])
    let above = try #require(Decimal(string: "3.62"))
    #expect(
      simplest(.decimal(in: price)) { $0 < limit || $0 > above } == [Decimal(string: "3.4")])
    let near = try #require(Decimal(string: "3.375"))
    #expect(simplest(.decimal(in: 3...4)) { $0 < limit || $0 > near } == [limit])
  }

  @Test func `decimals keep to their range and places, and reach odd bounds`() throws {
    let low = try #require(Decimal(string: "-12.3456"))
    let high = try #require(Decimal(string: "99999999999999999999999999999999"))
    let found = Set(drawn(.decimal(in: low...high, places: 3), Settings(cases: 3000)))
    #expect(found.allSatisfy { (low...high).contains($0) })
    #expect(found.contains(low))
    let narrow = drawn(.decimal(in: low...7, places: 1), Settings(cases: 3000))
    #expect(Set(narrow.map { $0 * 10 }).contains(70) && narrow.contains(low))
    #expect(
      narrow.allSatisfy {
        $0 == low || "\($0)".split(separator: ".").dropFirst().joined().count <= 1
      })
    #expect(drawn(.decimal(in: .nan ... .nan)).allSatisfy { $0 == 0 })
  }

  @Test func `identifiers of a case differ, also where a filter draws again, and when shrunk`() {
    let lists = Gen<[UUID]>.array(
      of: Gen<UUID>.uuid.filter { $0.uuidString.first?.isNumber == true }, count: 0...20)
    for caseIndex in 0..<100 {
      let first = fresh(lists, caseIndex: caseIndex)
      #expect(first.value.map { Set($0).count == $0.count } ?? true)
      #expect(replayed(lists, first.indices).value == first.value)
      #expect(fresh(lists, caseIndex: caseIndex, isRecording: false).value == first.value)
    }
    let report = check(Gen<[UUID]>.array(of: .uuid)) { $0.count < 2 }
    #expect(
      report.counterexample?.value.map(\.uuidString) == [
        "00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002",
      ])
    let bits = drawn(Gen<UUID>.uuid, Settings(cases: 200))
    #expect(bits.allSatisfy { $0.uuid.6 >> 4 == 4 && $0.uuid.8 >> 6 == 2 })
    #expect(Set(bits).count == 200)
  }

  @Test func `an address has a host set aside for examples, and all of its parts at times`() {
    let found = drawn(Gen<URL>.url, Settings(cases: 500))
    #expect(found.count == 500)
    let hosts = Set(found.compactMap { $0.host() })
    #expect(hosts.count == 4 && hosts.allSatisfy { $0.contains("example.") })
    #expect(found.contains { $0.port != nil } && found.contains { $0.query() != nil })
    #expect(found.contains { $0.fragment() != nil } && found.contains { $0.path().contains("%2F") })
    #expect(simplest(.url, seeds: 5) { _ in false } == [URL(string: "https://example.com")])
  }

  @Test func `bytes are as many as asked, and shrink to the fewest`() {
    let found = drawn(Gen<Data>.data(count: 2...5), Settings(cases: 200))
    #expect(Set(found.map(\.count)) == [2, 3, 4, 5])
    #expect(simplest(.data(), seeds: 10) { $0.count < 2 || $0[1] < 9 } == [Data([0, 9])])
  }

  /// Every generator of values, as text.
  static let generators: [Gen<String>] = [
    Gen<Date>.date().map { "\($0.timeIntervalSinceReferenceDate)" },
    Gen<Date>.date(in: date(0.5)...date(9e9)).map { "\($0.timeIntervalSinceReferenceDate)" },
    Gen<Duration>.duration(in: .seconds(-9) ... .seconds(1_000_000)).map { "\($0)" },
    Gen<Decimal>.decimal(in: -3...1_000_000, places: 4).map { "\($0)" },
    Gen<[UUID]>.array(of: .uuid, count: 0...5).map { "\($0)" }, Gen<URL>.url.map { "\($0)" },
    Gen<Data>.data().map { "\(Array($0))" },
    .string(matching: #"(ab|[c-f]{2,5})*-\d+[^a-z]?"#), .string(matching: "[一-鿿]{0,9}"),
  ]

  @Test(arguments: generators.indices) func `replays, and draws that are not recorded, agree`(
    index: Int
  ) {
    let generator = Self.generators[index]
    for caseIndex in 0..<200 {
      let first = fresh(generator, caseIndex: caseIndex)
      let again = replayed(generator, first.indices)
      #expect(again.value == first.value && again.sequence.choices == first.sequence.choices)
      #expect(fresh(generator, caseIndex: caseIndex, isRecording: false).value == first.value)
    }
    var random = RandomBits(seed: 11, caseIndex: 0)
    for _ in 0..<300 {
      let numbers = (0..<random.upTo(30)).map { _ in random.next() >> random.upTo(63) }
      let drawing = replayed(generator, numbers)
      #expect(drawing.value != nil)
      #expect(replayed(generator, drawing.indices).value == drawing.value)
    }
  }
}
