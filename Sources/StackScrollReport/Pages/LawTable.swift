import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// The laws that hold: how many cases they passed, and what each rests on.
struct LawTable {
  let laws: [WeakenedLaw]

  var markup: Markup {
    Markup.table(
      PageText.lawColumns, stacks: true,
      laws.map { law in
        [
          .all([
            Markup.id(law.trial.invariant.id),
            .element("div", ["class": "soft"], law.trial.invariant.sentence),
          ]),
          .text(PageText.cases(of: law.trial)), assumptions(of: law),
        ]
      })
  }

  /// What the law assumes; what happens without, folded.
  private func assumptions(of law: WeakenedLaw) -> Markup {
    let assumptions = law.trial.invariant.assumptions
    guard !assumptions.isEmpty else { return .text(PageText.assumesNothing) }
    let list =
      law.dropped.isEmpty
      ? assumptions.map { [Markup.text($0.sentence)] } : law.dropped.map { entry($0, of: law) }
    return .details(PageText.assumptions(law), [.list(list)], "inline")
  }

  private func entry(_ dropped: DroppedAssumption, of law: WeakenedLaw) -> [Markup] {
    let source: [Markup] =
      if case .needed(let found) = dropped.result {
        [.element("code", ["class": "source"], found.value.counterexampleSource)]
      } else { [] }
    return [
      .text(dropped.assumption.sentence.firstUpper + ". "),
      .element("span", ["class": "soft"], PageText.without(dropped, of: law)),
    ] + source
  }
}

/// A law that holds, and what happens to it without each of its assumptions.
struct WeakenedLaw {
  let trial: Trial
  /// One for each assumption, in their order; none for a run that was cut short.
  let dropped: [DroppedAssumption]

  /// How many cases each assumption gets: enough to see those that matter, and quick.
  static let maximumCases = 300

  /// The laws of a run that hold, each weakened in every way.
  static func all(in run: ReportedRun) -> [WeakenedLaw] {
    let isWhole = run.trials.allSatisfy { $0.cut == nil }
    return run.trials.filter { $0.judgement == .holds && !$0.invariant.mustFail }.map { trial in
      let law = trial.invariant
      let settings = Settings(
        seed: run.seed, cases: min(run.caseCount, maximumCases),
        maximumExplainEvaluations: 0, maximumFailures: 1, casesAfterFailure: 0)
      return WeakenedLaw(
        trial: trial,
        dropped: !isWhole
          ? []
          : law.assumptions.map { assumption in
            law.dropping(assumption, settings: settings, workers: run.workers)
          })
    }
  }
}

/// The kinds of screens on which the laws that hold passed, as a table, and those that are missing.
struct CoverageTable {
  let coverage: ScreenCoverage

  /// The section of the page; nothing if no law of screens holds.
  var markup: [Markup] {
    guard coverage.count > 0 else { return [] }
    return [
      .element("h2", ["id": "coverage"], PageText.coverage(coverage)),
      Markup.paragraph(PageText.coverageIntroduction, "soft"), table, gaps,
    ]
  }

  /// A row for each axis and alignment, a column for each distribution.
  private var table: Markup {
    let lines = Axis.allCases.flatMap { axis in
      Alignment.allCases.map { (axis, $0) }
    }
    let rows = lines.compactMap { axis, alignment -> [Markup]? in
      let cells = Distribution.allCases.map { distribution in
        ScreenKind.all.filter {
          $0.axis == axis && $0.alignment == alignment && $0.distribution == distribution
        }
      }
      guard cells.contains(where: { !$0.isEmpty }) else { return nil }
      return [.text("\(axis), \(alignment)")]
        + cells.map { .text("\($0.count(where: coverage.contains)) of \($0.count)") }
    }
    let columns = Distribution.allCases.map { "\($0)" }
    return Markup.table(
      [PageText.lineColumn] + columns, numbers: columns.count, stacks: true, rows)
  }

  private var gaps: Markup {
    let gaps = CoverageGaps(in: coverage).features
    guard !gaps.isEmpty else { return Markup.paragraph(PageText.everyPairMet) }
    return .details(
      PageText.gaps(gaps.count), [.list(gaps.map { [.text(CoverageText.text(of: $0))] })])
  }
}
