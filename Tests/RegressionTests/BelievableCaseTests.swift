import PropertyKit
import StackScrollCore
import Testing

@testable import PublishedScreens
@testable import StackScrollInvariants

/// Smallest cases as somebody meets them.
@Suite struct BelievableCaseTests {
  private static func law(_ id: String) throws -> Invariant {
    try #require(Catalogue.standard.invariants.first { $0.id == id })
  }

  @Test func `an image is as high as a phone, and the gap is the least that still shows it`() throws
  {
    let law = try Self.law("claim-predicted-end-is-the-end")
    let smallest = try #require(law.explore().counterexample).value
    let met = try #require(BelievableCase.find(near: smallest, breaking: law))
    #expect(met.place == "On an iPhone 15, 393 × 852")
    let session = try #require(met.subject as? ColumnSession)
    #expect(session.start.viewport == Size(width: 393, height: 852) && session.start.spacing == 4)
    #expect(session.actions == [.heart(height: 852)])
    #expect(met.failure.message == "the offset predicted before layout is 4, expected 0")
  }

  @Test func `a strip has the width of the first device on which it fails`() throws {
    for (id, width) in [("claim-three-tabs-fill-exactly", 430.0), ("claim-rounded-tabs-fit", 430)] {
      let law = try Self.law(id)
      let smallest = try #require(law.explore().counterexample).value
      let met = try #require(BelievableCase.find(near: smallest, breaking: law))
      #expect(met.device?.name == "iPhone 15 Plus")
      #expect((met.subject as? TabStrip)?.frameWidth == width)
    }
    // Four tabs scroll in any window, so the first device will do.
    let canary = try Self.law("canary-tabs-never-scroll")
    let smallest = try #require(canary.explore().counterexample).value
    let met = try #require(BelievableCase.find(near: smallest, breaking: canary))
    #expect(met.subject.json == (try TabStrip(frameWidth: 393, tabCount: 4)).json)
  }

  @Test func `where no device will do lengths keep a grid, and some cases stay as they are`() throws
  {
    func law(_ fails: @escaping @Sendable (TabStrip) -> Bool) -> Invariant {
      Invariant("law", "A strip is right.", for: Gen<TabStrip>.tabStrips) { strip, law in
        try law.expect(!fails(strip), "it is not right")
      }
    }
    let narrow = law { $0.frameWidth < 150 }
    let met = try #require(
      BelievableCase.find(near: try TabStrip(frameWidth: 7), breaking: narrow))
    #expect(met.device == nil && (met.subject as? TabStrip)?.frameWidth == 8)
    let odd = law { $0.frameWidth == 7 }
    #expect(BelievableCase.find(near: try TabStrip(frameWidth: 7), breaking: odd) == nil)
    #expect(BelievableCase.find(near: try TabStrip(frameWidth: 9), breaking: odd) == nil)
  }

  @Test func `it fails in the same kind, within the limit, and is found again from itself`() throws
  {
    let claims = Catalogue.standard.invariants.filter(\.mustFail)
    for law in claims {
      for seed in 0..<4 as Range<UInt64> {
        let smallest = try #require(
          law.explore(settings: Settings(seed: Seed(seed))).counterexample)
        for limit in [0, 5, 40, BelievableCase.standardLimit] {
          guard
            let met = BelievableCase.find(near: smallest.value, breaking: law, limit: limit)
          else { continue }
          guard case .failed(let failure) = try law.outcome(for: met.subject) else {
            Issue.record("\(law.id) holds for its believable case")
            continue
          }
          #expect(failure == met.failure && failure.kind == smallest.failure.kind)
          #expect(met.evaluations <= max(1, limit))
          let again = BelievableCase.find(near: met.subject, breaking: law)
          #expect(
            limit < 100 || again == nil || again?.subject.json == met.subject.json, "\(law.id)")
        }
        let stopped = BelievableCase.find(near: smallest.value, breaking: law, unless: { true })
        #expect(stopped?.subject == nil)
      }
    }
  }
}
