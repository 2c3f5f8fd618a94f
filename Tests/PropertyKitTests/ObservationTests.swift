import Foundation
import Testing

@testable import PropertyKit

/// What a run tells of each of its cases.
struct ObservationTests {
  private func observed(
    _ settings: Settings = Settings(cases: 300), _ body: (Int) -> Outcome
  ) -> (report: Report<Int>, cases: [CaseObservation]) {
    var cases: [CaseObservation] = []
    let report = check(
      Gen<Int>.int(), settings: settings, statistics: [.classify("even") { $0.isMultiple(of: 2) }],
      record: { cases.append($0) }, body)
    return (report, cases)
  }

  private func sorted(_ number: Int) -> Outcome {
    number % 3 == 1 ? .discarded(because: "no ones") : law(number % 41 != 3)
  }

  @Test func `every case is told once, in order, as it was`() {
    let (report, cases) = observed(Settings(cases: 300), sorted)
    let first = report.counterexample?.caseIndex ?? .max
    let before = cases.filter { $0.slot < first }
    #expect(before.filter { $0.status == .passed }.count == report.passed)
    #expect(cases.filter { $0.status == .gaveUp && $0.slot <= first }.count == report.discarded)
    #expect(cases.map(\.slot) == cases.map(\.slot).sorted())
    for told in cases {
      let number = Int(told.representation)
      #expect(
        told.features == [.init(name: "even", value: .holds(number?.isMultiple(of: 2) == true))])
      switch told.status {
      case .passed: #expect(number.map { $0 % 3 != 1 } == true)
      case .gaveUp: #expect(number.map { $0 % 3 == 1 } == true)
      case .failed: #expect(number.map { $0 % 41 == 3 } == true)
      }
    }
  }

  @Test func `watching changes nothing`() {
    let plain = check(
      Gen<Int>.int(), settings: Settings(cases: 300),
      statistics: [.classify("even") { $0.isMultiple(of: 2) }], sorted)
    #expect("\(observed(Settings(cases: 300), sorted).report)" == "\(plain)")
  }

  @Test func `a line is JSON of the published schema, whatever the text`() throws {
    let texts = ["", "a\"b\\c\n\t\u{0}\u{7F}", "é 🏳️‍🌈 \u{2028}", "ä"]
    for text in texts {
      let told = CaseObservation(
        status: .gaveUp, reason: text, representation: text, origin: text,
        features: [
          .init(name: text, value: .label(text)), .init(name: "s", value: .score(.nan)),
          .init(name: "n", value: .score(1.5)),
        ], slot: 3)
      let line = told.json(property: text, runStart: 12.25)
      #expect(!line.contains("\n"))
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let keys = [
        "arguments", "coverage", "features", "how_generated", "metadata", "property",
        "representation", "run_start", "status", "status_reason", "timing", "type",
      ]
      #expect(object?.keys.sorted() == keys)
      #expect(object?["representation"] as? String == text)
      #expect(object?["status"] as? String == "gave_up")
    }
  }
}
