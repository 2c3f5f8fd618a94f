import Foundation
import Synchronization
import Testing

@testable import PropertyKit

/// Cases that take longer than they may.
struct DeadlineTests {
  @Test func `a case that passes late is a failure, and shrinks to the first that is late`() throws
  {
    var settings = Settings(cases: 200)
    settings.caseDeadline = .milliseconds(200)
    let report = check(Gen<Int>.int(in: 0...1000), settings: settings) { value in
      if value >= 700 { usleep(260_000) }
    }
    let found = try #require(report.counterexample)
    #expect(found.value == 700)
    #expect(found.failure.kind == "deadline")
    #expect(found.failure.message.hasSuffix("Settings.caseDeadline allows 0.2 s"))
  }

  @Test func `without lateness a deadline changes no report`() {
    let lists = Gen.array(of: Gen<Int>.int(in: 0...99))
    func law(_ list: [Int]) -> Bool { list.reduce(0, +) < 300 }
    var settings = Settings()
    let plain = ReportText.text(of: check(lists, settings: settings, law))
    settings.caseDeadline = .seconds(60)
    #expect(ReportText.text(of: check(lists, settings: settings, law)) == plain)
  }

  @Test func `a case that goes on is told once, with how to draw it again`() throws {
    let place = try #require(CaseMarker())
    let told = Mutex<[CaseMarker.Reading]>([])
    place.enter(slot: 3, attempt: 1)
    let watch = Watch(place, limit: .milliseconds(50)) { reading in
      told.withLock { $0.append(reading) }
    }
    func wait(for count: Int) {
      for _ in 0..<300 where told.withLock({ $0.count }) < count { usleep(100_000) }
      usleep(200_000)
    }
    wait(for: 1)
    #expect(told.withLock { $0.map(\.origin) } == [.fresh(slot: 3, attempt: 1)])
    place.enter(slot: 4, attempt: 0)
    wait(for: 2)
    watch.end()
    #expect(told.withLock { $0.map(\.slot) } == [3, 4])
  }
}
