import PropertyKit
import PublishedScreens
import SelfTests
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

@testable import SelfTool

/// What a law needs its assumptions for.
@Suite struct AssumptionTests {
  private static func smallest(
    _ id: String, without name: String
  ) throws -> any Subject {
    let law = try #require(Catalogue.everything[id])
    let assumption = try #require(law.assumptions.first { $0.id == name })
    guard case .needed(let found) = law.dropping(assumption).result else {
      throw Failure(kind: "not needed", message: "\(id) without \(name) holds")
    }
    return found.value
  }

  @Test func `more than three tabs scroll only with thirds, no spacing, no insets and a point`()
    throws
  {
    let law = "tabs-scroll-past-three"
    let expected: [String: TabStrip] = [
      "thirds": try TabStrip(frameWidth: 1, tabCount: 2, tabFraction: 1),
      "no-spacing": try TabStrip(frameWidth: 1, tabCount: 2, spacing: 1),
      "no-insets": try TabStrip(
        frameWidth: 1, tabCount: 1, contentInset: EdgeInsets(right: 1)),
      "a-point-wide": try TabStrip(frameWidth: 0, tabCount: 4),
    ]
    #expect(Set(Catalogue.standard[law]?.assumptions.map(\.id) ?? []) == Set(expected.keys))
    for (name, strip) in expected {
      #expect(try Self.smallest(law, without: name) as? TabStrip == strip, "\(name)")
    }
  }

  @Test(arguments: [
    "tabs-content-is-n-thirds", "column-end-shows-last-image", "column-clear-leaves-nothing",
    "safe-area-needs-long-content", "tied-axis-never-scrolls", "hiding-takes-length-and-gap",
    "equal-views-take-the-largest", "rows-with-lengths-are-determined",
    "prediction-leaves-insets-out",
  ])
  func `without an assumption that a law needs, all others are kept`(id: String) throws {
    let law = try #require(Catalogue.everything[id])
    var needed = 0
    for assumption in law.assumptions {
      let wider = try #require(law.without(assumption), "\(assumption.id)")
      #expect(wider.assumptions == law.assumptions.filter { $0 != assumption })
      #expect(wider.id == law.id && wider.without(assumption) == nil)
      let dropped = law.dropping(assumption, settings: Settings(cases: 1000))
      guard case .needed(let found) = dropped.result else { continue }
      needed += 1
      #expect(wider.speaks(of: found.value))
      guard case .failed = try law.outcome(for: found.value) else {
        Issue.record("\(id) holds for what breaks it without \(assumption.id)")
        continue
      }
    }
    #expect(needed > 0)
  }

  @Test func `a law speaks of what has all that it assumes`() throws {
    let law = try #require(Catalogue.standard["tabs-scroll-past-three"])
    #expect(law.speaks(of: try TabStrip(frameWidth: 390, tabCount: 5)))
    #expect(!law.speaks(of: try TabStrip(frameWidth: 390, tabCount: 5, spacing: 1)))
    #expect(!law.speaks(of: try TabStrip(frameWidth: 390, tabCount: 5, tabFraction: 0.5)))
    #expect(!law.speaks(of: try TabStrip(frameWidth: 0.5, tabCount: 5)))
    let strip = try TabStrip(frameWidth: 390, contentInset: EdgeInsets(top: 1))
    #expect(!law.speaks(of: strip))
    #expect(!law.speaks(of: try LabelColumn(viewport: Size(width: 1, height: 1))))
  }

  @Test func `what says what the law is about cannot be dropped, nor what it does not assume`()
    throws
  {
    let law = try #require(Catalogue.selfTests["right-to-left-mirrors"])
    let determined = try #require(law.assumptions.first)
    #expect(law.without(determined) == nil)
    guard case .definesTheLaw = law.dropping(determined).result else {
      Issue.record("\(determined.id) was dropped")
      return
    }
    #expect(law.without(Assumption("anything", "anything goes")) == nil)
    let open = try #require(Catalogue.standard["tabs-scroll-past-three"])
    #expect(open.without(determined) == nil)
  }
}

/// A draw of one's own, as the documentation has it.
private struct Rows: Draw {
  var most = 3
  var values: Gen<LabelColumn> { .labelColumns.filter { $0.pairs <= most } }
  func without(_ assumption: Assumption) -> Rows? {
    assumption.id == "few-rows" ? Rows(most: 30) : nil
  }
}

@Suite struct OwnDrawTests {
  @Test func `a law that is made with a draw can be asked what it needs`() throws {
    let few = Assumption("few-rows", "there are at most three rows")
    let shown = Assumption("shown", "somebody looks")
    let law = Invariant("few", "No column has four rows.", assuming: [few, shown], drawing: Rows())
    { column, law in
      try law.expect(column.pairs <= 3, "there are \(column.pairs) pairs")
    }
    guard case .needed(let found) = law.dropping(few).result else {
      Issue.record("the law holds without \(few.id)")
      return
    }
    #expect((found.value as? LabelColumn)?.pairs == 4)
    let run = CommandLineRun(
      ["assumptions", "few", "--cases", "300"], try Catalogue([law]), adding: [.assumptions])
    #expect(run.output.hasSuffix("\nneeded: few-rows\nwhat the law is about: shown\n"))
    let whole = CommandLineRun(["explore", "few", "--cases", "300"], try Catalogue([law]))
    #expect(whole.status == .success)
  }
}

/// The command that drops assumptions.
@Suite struct CommandLineAssumptionTests {
  private static func run(
    _ arguments: [String], _ catalogue: Catalogue, on terminal: RecordingTerminal = .init()
  ) -> CommandLineRun {
    CommandLineRun(arguments, catalogue, adding: [.assumptions], on: terminal)
  }

  @Test func `each assumption is dropped in turn and summed up`() {
    let run = Self.run(["assumptions", "tabs-end-offset-matches-content"], .standard)
    #expect(run.status == .success && run.errors.isEmpty)
    #expect(run.output.contains("With its 2 assumptions it holds in 10000 cases."))
    #expect(run.output.contains("without no-overlap: the law breaks\n"))
    #expect(run.output.contains("spacing: -3"))
    #expect(
      run.output.contains("without a-point-wide: not needed, it holds in 10000 cases\n"))
    #expect(run.output.hasSuffix("\nneeded: no-overlap\nnot needed: a-point-wide\n"))
  }

  @Test func `any number of processors prints the same bytes`() {
    let outputs = [1, 2, 5].map { processors in
      Self.run(
        ["assumptions", "tabs", "--cases", "200", "--seed", "3"], .standard,
        on: RecordingTerminal(processors: processors)
      ).output
    }
    #expect(Set(outputs).count == 1 && outputs[0].contains("needed: "))
  }

  @Test func `a law that assumes nothing says so, and one that fails is not as expected`() throws {
    let sound = Self.run(["assumptions", "tabs-count"], try Sample.sound())
    #expect(sound.status == .success)
    #expect(sound.output.contains("It assumes nothing, and holds in 10000 cases."))
    let broken = Self.run(
      ["assumptions", "tabs-at-most-four"], try Sample.catalogue(Sample.brokenLaw))
    #expect(broken.status == .unexpected)
    #expect(broken.output.contains("It fails with") && broken.output.contains("there are 5 tabs"))
    let idle = Self.run(
      ["assumptions", "tabs-never-count"], try Sample.catalogue(Sample.idleLaw))
    #expect(idle.status == .unexpected && idle.output.contains("no verdict"))
  }

  static let mistakes: [([String], String)] = [
    (["assumptions"], "no law is named"),
    (["assumptions", "claim-two-tabs"], "is false with all that it assumes"),
    (["assumptions", "canary-one-tab"], "is false with all that it assumes"),
    (["assumptions", "tabs-coutn"], "did you mean \"tabs-count\"?"),
    (["assumptions", "tabs-count", "tabs-count"], "named twice"),
    (["assumptions", "tabs-count", "--cases", "0"], "out of range"),
    (["assumptions", "tabs-count", "--time", "5"], "no option"),
  ]

  @Test(arguments: mistakes.indices)
  func `a mistake is told, with what to do`(index: Int) throws {
    let (arguments, text) = Self.mistakes[index]
    let run = Self.run(arguments, try Sample.sound())
    #expect(run.status == .unusable && run.output.isEmpty)
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  @Test(arguments: [0, 1, 3, 6])
  func `interrupted, it ends with what it has`(questions: Int) {
    let run = Self.run(
      ["assumptions", "tabs", "--cases", "2000"], .standard,
      on: RecordingTerminal(interruptedAfter: questions))
    #expect(run.status == .interrupted)
    #expect(!run.output.contains("tabs-taps-stay-in-range"))
  }
}
