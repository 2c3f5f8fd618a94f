import Foundation
import PropertyKit
import SelfTests
import StackScrollConstraints
import StackScrollCore
import TestSupport
import Testing

@testable import PublishedScreens
@testable import StackScrollInvariants

/// Smallest cases as somebody meets them.
@Suite struct BelievableCaseTests {
  private static func law(_ id: String) throws -> Invariant {
    try #require(Catalogue.standard.invariants.first { $0.id == id })
  }

  @Test func `a known case that fails in the same kind comes first`() throws {
    let law = try Self.law("claim-predicted-end-is-the-end")
    let smallest = try #require(law.explore().counterexample).value
    let met = try #require(BelievableCase.find(near: smallest, breaking: law))
    #expect(met.place == "Image of 120, gap of 8, room of 20 below, in a scroll view 145.5 high")
    let session = try #require(met.subject as? ColumnSession)
    #expect(session.start == (try ImageColumn(viewport: Size(width: 288, height: 145.5))))
    #expect(session.actions == [.heart(height: 120)] && met.device == nil)
    #expect(met.failure.message == "the offset predicted before layout is 2.5, expected 0")
  }

  @Test func `an image is as high as a phone, and the gap is the least that still shows it`() throws
  {
    let claim = try Self.law("claim-predicted-end-is-the-end")
    let smallest = try #require(claim.explore().counterexample).value
    // The same without known cases.
    let law = Invariant(
      claim.id, claim.sentence, role: claim.role, assuming: claim.assumptions,
      for: Gen<ColumnSession>.always(try #require(smallest as? ColumnSession))
    ) { session, law in
      if let evidence = try claim.evidence(for: session, model: law.model) { throw evidence }
    }
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

  /// Every law with the smallest case on which a planted bug breaks it, and the layout with the bug.
  private static let planted: [(law: Invariant, subject: any Subject, model: LayoutModel)] = {
    Catalogue.everything.invariants.compactMap { law in
      let file = FixtureFolder.fixtures.appending(path: "Broken/\(law.id).json")
      guard let data = try? Data(contentsOf: file),
        let fixture = try? BrokenFixture(parsing: data, catalogue: .everything),
        let bug = PlantedBug.named(fixture.bug)
      else { return nil }
      return (law, fixture.broken, bug.model)
    }
  }()

  @Test func `of every law it fails in the same kind, has what is assumed, and stays`() throws {
    var onDevice = 0
    for (law, smallest, model) in Self.planted {
      guard case .failed(let failure) = try law.outcome(for: smallest, model: model) else {
        Issue.record("\(law.id) holds for its smallest case")
        continue
      }
      guard let met = BelievableCase.find(near: smallest, breaking: law, model: model) else {
        continue
      }
      if met.device != nil || met.example != nil { onDevice += 1 }
      guard case .failed(let again) = try law.outcome(for: met.subject, model: model) else {
        Issue.record("\(law.id) holds for its believable case")
        continue
      }
      #expect(again == met.failure && again.kind == failure.kind, "\(law.id)")
      #expect(!law.speaks(of: smallest) || law.speaks(of: met.subject), "\(law.id)")
      let fixed = BelievableCase.find(near: met.subject, breaking: law, model: model)
      #expect(fixed == nil || fixed?.subject.json == met.subject.json, "\(law.id) moves again")
      if let window = met.subject as? Screen, let device = met.device {
        let isCovered = window.safeAreaInsets == device.safeAreaInsets
        #expect(met.place.hasSuffix(", with another safe area") == !isCovered, "\(law.id)")
      }
    }
    // The others need a window that no device has and no known case is, or have lengths of a screen.
    #expect(onDevice >= 145 && onDevice < Self.planted.count)
  }

  @Test func `a window has the safe area of its device, and its views 44 points`() throws {
    let law = Invariant(
      "low", "The root of a window is at most 600 points high.", for: Gen<Screen>.windows
    ) { window, law in
      let root = try law.model.frames(of: window).frame(of: window.root.id)
      try law.expect((root?.size.height ?? 0) <= 600, "it is too high")
    }
    let smallest = try Screen(
      size: Size(width: 1, height: 601),
      root: View(
        "root",
        container: Container(subviews: [View("card", width: .constant(1), height: .constant(3))])),
      constraints: [
        Constraint(Anchor("card", .left), .equal, Anchor("root", .left), constant: 1),
        Constraint(Anchor("card", .top), .equal, Anchor("root", .top), constant: 0),
      ])
    let met = try #require(BelievableCase.find(near: smallest, breaking: law))
    let window = try #require(met.subject as? Screen)
    #expect(met.place == "On an iPhone 15, 393 × 852")
    #expect(window.size == Size(width: 393, height: 852))
    #expect(window.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    #expect(window.constraints.map(\.constant) == [4, 0])
    #expect(try window.layout().frame(of: "card")?.size == Size(width: 44, height: 44))
  }
}
