import PropertyKit
import PublishedScreens
import StackScrollCore
import TestSupport
import Testing

@testable import StackScrollInvariants
@testable import StackScrollReport

/// What is said of the kinds of screens that were covered.
@Suite struct CoverageTests {
  private static let kinds = Gen<Int>.int(in: 0...(ScreenKind.all.count - 1))
    .map { ScreenKind.all[$0] }
  private static let coverages = Gen<[ScreenKind]>.array(of: kinds, count: 0...40).map { kinds in
    kinds.reduce(into: ScreenCoverage()) { $0.insert($1) }
  }

  @Test func `every kind has a place of its own`() {
    #expect(ScreenKind.all.map(\.index) == Array(0..<900))
    #expect(Set(ScreenKind.all).count == ScreenKind.all.count)
  }

  @Test func `the kind of a screen is that of its outer stack`() {
    let report = check(Gen<Screen>.screens, settings: Settings(cases: 500)) { screen in
      guard let stack = screen.root.subviews.first?.stack else { return screen.screenKind == nil }
      guard let kind = screen.screenKind else { return false }
      let hidden = stack.arrangedViews.filter(\.isHidden).count
      let population = ScreenKind.Population(views: stack.arrangedViews.count, hidden: hidden)
      return ScreenKind.all[kind.index] == kind && kind.axis == stack.axis
        && kind.alignment == stack.alignment && kind.distribution == stack.distribution
        && kind.layoutDirection == screen.layoutDirection && kind.population == population
    }
    #expect(report.counterexample == nil, "\(ReportText.text(of: report))")
  }

  @Test func `how many views there are and how many of them are hidden make nine populations`() {
    let found = (0...5).map { views in
      (0...views).map { ScreenKind.Population(views: views, hidden: $0) }
    }
    #expect(
      found[...3] == [
        [.empty], [.one, .oneHidden], [.few, .fewSomeHidden, .fewAllHidden],
        [.few, .fewSomeHidden, .fewSomeHidden, .fewAllHidden],
      ])
    #expect(found[4].first == .many && found[4].last == .manyAllHidden)
    #expect(found[5][1...4].allSatisfy { $0 == .manySomeHidden })
  }

  @Test func `what is known of a strip without its screen is what its screen says`() {
    let strips = check(Gen<TabStrip>.tabStrips) { try $0.screenKind == $0.screen.screenKind }
    #expect(strips.counterexample == nil)
    let columns = check(Gen<ImageColumn>.imageColumns(hasRoom: true)) {
      $0.screenKind == $0.screen.screenKind
    }
    #expect(columns.counterexample == nil)
    let labels = check(Gen<LabelColumn>.labelColumns(steps: LabelColumn.Step.allCases)) {
      $0.screenKind == $0.screen.screenKind
    }
    #expect(labels.counterexample == nil)
  }

  @Test func `a coverage is a set that can be written down`() {
    let report = check(.zip(Self.coverages, Self.coverages)) { one, other in
      var union = one
      union.formUnion(other)
      var reversed = other
      reversed.formUnion(one)
      var again = union
      again.formUnion(one)
      return union == reversed && union == again && ScreenCoverage(text: union.text) == union
        && ScreenKind.all.allSatisfy {
          union.contains($0) == (one.contains($0) || other.contains($0))
        } && union.count <= one.count + other.count
    }
    #expect(report.counterexample == nil, "\(ReportText.text(of: report))")
  }

  @Test func `a text that no coverage has is refused`() {
    let text = ScreenCoverage().text
    for wrong in [
      "", String(text.dropLast()), text + "0", String(text.dropLast()) + "g",
      String(text.dropLast(16)) + "ffffffffffffffff", String(text.dropLast()) + "A",
      "+" + text.dropFirst(), String(repeating: "é", count: text.count / 2),
    ] {
      #expect(ScreenCoverage(text: wrong) == nil, "\(wrong)")
    }
  }

  @Test func `what was never met is named, a feature before its pairs`() {
    let all = ScreenKind.all.reduce(into: ScreenCoverage()) { $0.insert($1) }
    #expect(CoverageGaps(in: all).features.isEmpty && CoverageText.percent(all) == "100 %")
    func without(_ isMissing: (ScreenKind) -> Bool) -> String {
      CoverageText.gaps(
        in: ScreenKind.all.reduce(into: ScreenCoverage()) { if !isMissing($1) { $0.insert($1) } })
    }
    #expect(
      without { $0.distribution == .equalCentering && $0.alignment == .lastBaseline }
        == "never met: distribution equalCentering with alignment lastBaseline")
    #expect(without { $0.population == .empty } == "never met: no view")
    #expect(without { $0 == ScreenKind.all[0] } == "")
  }

  @Test func `a run covers the same for any number of processors`() throws {
    let runs = try [1, 2, 7].map {
      CommandLineRun(
        ["explore", "--cases", "300"], try Sample.sound().adding(Self.screens(holds: true)),
        on: .init(processors: $0)
      ).output
    }
    #expect(Set(runs).count == 1)
    #expect(runs[0].contains(" of 900 kinds of screens (") && !runs[0].contains("Coverage: 3 "))
  }

  @Test func `a run on screens of one design says nothing of kinds`() throws {
    let run = CommandLineRun(["explore", "--cases", "300"], try Sample.sound())
    #expect(run.status == .success && !run.output.contains("Coverage:"), "\(run.output)")
  }

  private static func screens(holds: Bool) -> Invariant {
    Invariant("screens-are-there", "There is a screen.", for: Gen<Screen>.screens) { _, law in
      try law.expect(holds, "there is none")
    }
  }

  @Test func `only laws that hold count`() throws {
    let run = CommandLineRun(
      ["explore", "--cases", "300"],
      try Sample.catalogue(
        Sample.brokenLaw, Sample.claim, Sample.canary, Sample.idleLaw, Self.screens(holds: false)))
    #expect(!run.output.contains("Coverage:"), "\(run.output)")
  }

  @Test func `rounds add up`() throws {
    let law = Sample.law
    let recorder = CoverageRecorder()
    let report = law.explore(settings: Settings(cases: 50), recorder: recorder)
    let first = Trial(law, report, covering: recorder.coverage)
    let second = Trial(law, report, covering: [ScreenKind.all[899]].coverage)
    let both = first.followed(by: second)
    #expect(both.coverage.count == first.coverage.count + 1)
    let failed = Trial(
      Sample.brokenLaw, Sample.brokenLaw.explore(), covering: [ScreenKind.all[899]].coverage)
    #expect(failed.coverage.count == 0 && first.followed(by: failed).coverage.count == 0)
  }
}

extension [ScreenKind] {
  fileprivate var coverage: ScreenCoverage { reduce(into: ScreenCoverage()) { $0.insert($1) } }
}
