import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// The page of an exploration: the verdict and the smallest picture first, then everything else.
struct ReportPage {
  let run: ReportedRun
  let findings: [Finding]
  let laws: [WeakenedLaw]

  /// The page as the source of one file.
  var source: String {
    let body: [Markup] =
      [IntervalBar.definitions, fold]
      + [
        .element("main", [:], entries + mustFail + holding + covered),
        foot,
      ]
    return Page(title: "\(run.tool): \(verdict.text)", body: body).source
  }

  // MARK: Above the fold

  /// The verdict on the run in one line, and whether it is a good one.
  private var verdict: (word: String, text: String, isGood: Bool) {
    let failures = run.trials.filter(\.isFailure)
    let rest = run.trials.filter { !$0.isFailure }
    let parts = [
      VerdictText.summary(of: failures, naming: failures.count == 1),
      VerdictText.summary(of: rest, naming: false),
    ]
    return (
      VerdictText.word(failures: failures, rest: rest),
      parts.filter { !$0.isEmpty }.joined(separator: "; "), failures.isEmpty
    )
  }

  private var fold: Markup {
    let verdict = verdict
    let heading = Markup.element(
      "h1", ["class": "verdict \(verdict.isGood ? "good" : "bad")"],
      [
        .element("span", ["class": "word"], "\(verdict.isGood ? "✓" : "✗") \(verdict.word)"),
        .text(" \(verdict.text)"),
      ])
    let about = Markup.element(
      "p", ["class": "soft"], [.text(PageText.run(run)), .element("code", [:], run.command)])
    let isRefuted = verdict.isGood && Finding.leading(findings)?.isNews == false
    let why = isRefuted ? Markup.paragraph(PageText.refutedIsGood) : .none
    return .element("header", ["class": "fold", "id": "top"], [heading, about, why, lead])
  }

  private var lead: Markup {
    guard let finding = Finding.leading(findings) else {
      return .element(
        "div", ["class": "lead plain"],
        [
          Markup.paragraph(PageText.nothingFound),
          Markup.copy(PageText.runAgain, run.command),
        ])
    }
    let found = finding.first
    return .element(
      "div", ["class": "lead"],
      [
        leadingPicture(of: finding),
        .element(
          "div", [:],
          [
            Markup.copy(PageText.replay(finding), run.replay(found)),
            Markup.copy(
              PageText.asSwift,
              (finding.believable?.subject ?? finding.subject).counterexampleSource),
          ]),
      ])
  }

  private func leadingPicture(of finding: Finding) -> Markup {
    let met = finding.metScene
    let (scene, moment) =
      met.map { ($0, finding.met) } ?? (finding.scene, finding.film.decisive?.moment)
    let message = met == nil ? finding.message : finding.metMessage ?? ""
    let picture = Markup.picture(of: scene, moment?.layout, .large, name: "lead", message: message)
    let place = met == nil ? "" : (finding.believable?.place ?? "") + ": "
    let caption =
      [
        Markup.paragraph((place + message).firstUpper, "message"),
        scene.map(Markup.legend) ?? .none,
        .element(
          "p", [:],
          [
            .element(
              "a", ["href": "#\(finding.anchor)"], [Markup.id(finding.first.trial.invariant.id)]),
            .text(", \(PageText.badge(of: finding.first.trial))"),
          ]),
      ]
    return .element("figure", [:], [picture, .element("figcaption", [:], caption)])
  }

  // MARK: Below it

  private var entries: [Markup] {
    guard !findings.isEmpty else { return [] }
    let groups = findings.count > 1 ? [contents] : []
    return [.element("h2", ["id": "findings"], PageText.findings(findings))] + groups
      + findings.map { FindingEntry(finding: $0, run: run).markup }
  }

  /// The findings with their counts, each a link.
  private var contents: Markup {
    Markup.table(
      PageText.contentsColumns, numbers: 2, stacks: true, isIndex: true,
      findings.map { finding in
        [
          .element("a", ["href": "#\(finding.anchor)"], "\(finding.number)"),
          .all(
            finding.witnesses.map {
              .element("div", [:], [Markup.id($0.name)])
            }),
          .text(finding.message), .text("\(finding.subject.viewCount)"),
          .text("\(finding.subject.stepCount)"),
        ]
      })
  }

  /// What had to fail and left no case to show, and what failed without one.
  private var mustFail: [Markup] {
    let rest = run.trials.filter { trial in
      let isShown = findings.contains { finding in
        finding.witnesses.contains { $0.id == trial.invariant.id }
      }
      return !isShown && (trial.invariant.mustFail || trial.isFailure || trial.cut != nil)
    }
    guard !rest.isEmpty else { return [] }
    return [.element("h2", ["id": "rest"], PageText.rest)] + [
      Markup.table(
        PageText.restColumns, numbers: 1, stacks: true,
        rest.map { trial in
          let good = trial.isFailure ? "bad" : "good"
          return [
            .all([
              Markup.id(trial.invariant.id),
              .element("div", ["class": "soft"], trial.invariant.sentence),
            ]),
            .element(
              "span", ["class": "badge-word \(good)"], VerdictText.word(for: trial.judgement)),
            .text(PageText.cases(of: trial)),
          ]
        })
    ]
  }

  private var holding: [Markup] {
    guard !laws.isEmpty else { return [] }
    return [
      .element("h2", ["id": "laws"], PageText.laws(laws.count)),
      Markup.paragraph(PageText.lawsIntroduction, "soft"), LawTable(laws: laws).markup,
    ]
  }

  private var covered: [Markup] { CoverageTable(coverage: run.trials.coverage).markup }

  private var foot: Markup {
    .element(
      "footer", [:],
      [
        Markup.copy(PageText.runAgain, run.command),
        .element(
          "p", [:],
          [
            .text(PageText.besides),
            .element("a", ["href": ReportFile.lines], ReportFile.lines),
            .text(PageText.sizes),
            .element("a", ["href": ReportFile.matrix], ReportFile.matrix), .text("."),
          ]),
        Markup.paragraph(PageText.modelNotUIKit),
      ])
  }
}

extension String {
  /// The text with a capital at its beginning.
  var firstUpper: String { prefix(1).uppercased() + dropFirst() }
}
