import Foundation
import PropertyKit
import PublishedScreens
import StackScrollCore
import TestSupport
import Testing

@testable import SelfTests
@testable import StackScrollInvariants
@testable import StackScrollReport

/// What laws find, as data: the same for sentence, marks, JSON and formulas.
@Suite struct EvidenceTests {
  /// A kept case, run again under its bug.
  struct Case {
    let law: Invariant
    let bug: PlantedBug
    let fixture: BrokenFixture
    let evidence: Evidence
  }

  static let cases: [Case] = {
    let files = (try? FixtureFolder.files(in: "Broken", "json")) ?? []
    return files.compactMap { file -> Case? in
      guard let data = try? Data(contentsOf: file),
        let fixture = try? BrokenFixture(parsing: data, catalogue: .everything),
        let law = Catalogue.everything[fixture.law], let bug = PlantedBug.named(fixture.bug),
        let evidence = try? law.evidence(for: fixture.broken, model: bug.model)
      else { return nil }
      return Case(law: law, bug: bug, fixture: fixture, evidence: evidence)
    }
  }()

  /// Kept cases whose evidence is none of a length, position, offset, frame, insets, order or
  /// verdict, and why.
  static let rest: [String: String] = [
    "batch-add-is-one-by-one": "the bug makes an edit throw",
    "edits-at-once-are-one-by-one": "two screens that must be equal",
    "fewer-constraints-miss-no-more": "a sum of misses over many constraints",
    "hide-then-show-is-nothing": "two screens that must be equal",
    "hiding-is-a-state": "two screens that must be equal",
    "insert-then-remove-is-nothing": "two screens that must be equal",
    "keyboard-comes-back-alike": "two screens that must be equal",
    "reasons-end-at-the-screen": "a circle of reasons: no number is wrong",
    "reasons-give-the-numbers": "a reason that names a number there is not",
    "removed-view-takes-its-gap": "two screens that must be equal",
    "tabs-status-tells-the-truth": "the text of a label",
    "tabs-taps-stay-in-range": "a number of tabs",
    "window-edits-are-taken-back": "two windows that must be equal",
  ]

  @Test func `every kept case has a quantity, found and expected`() {
    let laws = Catalogue.everything.invariants.filter { !$0.mustFail }
    #expect(Self.cases.count == laws.count)
    #expect(Self.rest.count <= 15)
    let plain: Set<Quantity.Kind> = [
      .length, .position, .offset, .frame, .insets, .order, .verdict,
    ]
    for found in Self.cases where Self.rest[found.law.id] == nil {
      let (id, evidence) = (found.law.id, found.evidence)
      #expect(plain.contains(evidence.quantity.kind), "\(id): \(evidence.quantity)")
      #expect(evidence.found != .none && evidence.expected != .none, "\(id)")
      #expect(evidence.found != evidence.expected, "\(id)")
      switch evidence.quantity.kind {
      case .length, .position, .offset, .frame, .verdict, .insets:
        #expect(evidence.axis != nil, "\(id) has no axis")
      default: break
      }
      switch evidence.quantity.kind {
      case .position, .frame, .order: #expect(!evidence.views.isEmpty, "\(id) names no view")
      default: break
      }
    }
    for id in Self.rest.keys { #expect(Self.cases.contains { $0.law.id == id }, "\(id)") }
  }

  @Test func `asked of the broken layout, the quantity gives what was found`() throws {
    var asked = 0
    for found in Self.cases {
      let evidence = found.evidence
      if case .other = evidence.quantity { continue }
      if case .verdict = evidence.quantity { continue }
      let layout = try #require(evidence.layout, "\(found.law.id)")
      let shown = ShownScreen(layout: layout, law: LawContext(found.bug.model))
      let reading = shown.reading(of: evidence.quantity)
      #expect(reading == evidence.found, "\(found.law.id): \(evidence.quantity)")
      asked += 1
    }
    #expect(asked >= 60, "\(asked)")
  }

  @Test func `with every message replaced by one word, everything else stays the same`() throws {
    for found in Self.cases {
      let silent = found.law.wording { _ in "word" }
      let subject = found.fixture.broken
      #expect(try silent.outcome(for: subject, model: found.bug.model).message == "word")
      #expect(try silent.evidence(for: subject, model: found.bug.model) == found.evidence)
      let films = [found.law, silent].map {
        FilmStrip.filmed(subject, failing: $0, in: found.bug.model)
      }
      let scenes = films.map { film in
        film.decisive?.moment.layout.map { Scene($0, failing: film.decisive?.evidence) }
      }
      #expect(scenes[0]?.marks == scenes[1]?.marks, "\(found.law.id)")
      #expect(scenes[0]?.measures == scenes[1]?.measures, "\(found.law.id)")
    }
    for claim in Catalogue.standard.invariants where claim.mustFail {
      let silent = claim.wording { _ in "word" }
      let sweep = try PixelSweep(scale: 1, lengths: 1...300, offsets: 0...1)
      let value = try #require(claim.explore().counterexample?.value)
      let surroundings = [claim, silent].map { law in
        (
          FailingIntervals.findAll(of: value, breaking: law, sweep: sweep),
          NearestPassing.find(to: value, of: law)?.difference
        )
      }
      #expect(surroundings[0].0 == surroundings[1].0, "\(claim.id)")
      #expect(surroundings[0].1 == surroundings[1].1, "\(claim.id)")
    }
  }

  @Test func `two checks of one law that fail on different cases are found and shrunk apart`() {
    let law = Invariant(
      "two-checks", "Strips are narrow and have few tabs.", for: Gen<TabStrip>.tabStrips
    ) { strip, law in
      let shown = try law.layout(strip.screen)
      if strip.tabCount > 5 {
        try shown.expect(.contentLength(.horizontal), .atMost(-1))
      } else if strip.frameWidth > 500 {
        try shown.expect(.offsetToEnd(.horizontal), .atLeast(1e6))
      }
    }
    let report = law.explore(settings: Settings(seed: 1, cases: 1000))
    let found = [report.counterexample].compactMap { $0 } + report.otherCounterexamples
    #expect(
      Set(found.map(\.failure.kind)) == [
        "two-checks: contentLength atMost horizontal", "two-checks: offsetToEnd atLeast horizontal",
      ])
    let strips = found.compactMap { $0.value as? TabStrip }
    #expect(strips.contains { $0.tabCount == 6 && $0.frameWidth < 500 })
    #expect(strips.contains { $0.tabCount <= 5 && $0.frameWidth > 500 })
    #expect(found.allSatisfy { $0.evidence != nil && $0.shrinking.evaluations > 0 })
  }

  @Test func `a quantity is asked in the body of a property as well`() throws {
    let layout = try TabStrip(frameWidth: 300, tabCount: 4).screen.layout().content
    try expect(layout, .offsetToEnd(.horizontal), equals: 100)
    try expect(layout, .length("tab2", .horizontal), .atLeast(100))
    let failure = #expect(throws: Failure.self) {
      try expect(layout, .start("tab2", .horizontal), equals: 7)
    }
    #expect(failure?.kind == "start horizontal")
    #expect(failure?.message == "the left edge of tab2 is 100, expected 7")
  }
}

extension Outcome {
  fileprivate var message: String? {
    guard case .failed(let failure) = self else { return nil }
    return failure.message
  }
}
