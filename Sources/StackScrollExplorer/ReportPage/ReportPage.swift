import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// The page of an exploration: the verdict and the smallest picture first, then everything else.
struct ReportPage {
  let session: Session
  let request: ExploreRequest
  let trials: [Trial]
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
    return Page(title: "\(session.name): \(verdict.text)", body: body).source
  }

  // MARK: Above the fold

  /// The verdict on the run in one line, and whether it is a good one.
  private var verdict: (word: String, text: String, isGood: Bool) {
    let text = ExploreText(session: session, request: request)
    let failures = trials.filter(\.isFailure)
    let rest = trials.filter { !$0.isFailure }
    let parts = [
      text.summary(of: failures, naming: failures.count == 1),
      text.summary(of: rest, naming: false),
    ]
    return (
      text.word(failures: failures, rest: rest),
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
    return .element("header", ["class": "fold", "id": "top"], [heading, lead])
  }

  private var lead: Markup {
    guard let finding = Finding.leading(findings) else {
      return .element(
        "div", ["class": "lead plain"],
        [
          PageParts.paragraph(PageText.nothingFound),
          PageParts.copy(PageText.runAgain, RunCommand.text(of: request, session)),
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
            PageParts.copy(
              PageText.replay,
              RunCommand.replay(found.trial.invariant, found.counterexample, session)),
            PageParts.copy(PageText.asSwift, finding.subject.counterexampleSource),
          ]),
      ])
  }

  private func leadingPicture(of finding: Finding) -> Markup {
    let picture = PageParts.picture(
      of: finding.scene, finding.film.decisive?.moment.layout, .large, name: "lead",
      message: finding.message)
    let caption =
      [
        PageParts.paragraph(finding.message.firstUpper, "message"),
        finding.scene.map(PageParts.legend) ?? .none,
        .element(
          "p", [:],
          [
            .element(
              "a", ["href": "#\(finding.anchor)"], [PageParts.id(finding.first.trial.invariant.id)]),
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
      + findings.map { FindingEntry(finding: $0, session: session).markup }
  }

  /// The findings with their counts, each a link.
  private var contents: Markup {
    PageParts.table(
      PageText.contentsColumns, numbers: 2, stacks: true,
      findings.map { finding in
        [
          .element("a", ["href": "#\(finding.anchor)"], "\(finding.number)"),
          .all(
            finding.witnesses.map {
              .element("div", [:], [PageParts.id($0.trial.invariant.id)])
            }),
          .text(finding.message), .text("\(finding.subject.viewCount)"),
          .text("\(finding.subject.stepCount)"),
        ]
      })
  }

  /// What had to fail and left no case to show, and what failed without one.
  private var mustFail: [Markup] {
    let rest = trials.filter { trial in
      let isShown = findings.contains { finding in
        finding.witnesses.contains { $0.trial.invariant.id == trial.invariant.id }
      }
      return !isShown && (trial.invariant.mustFail || trial.isFailure || trial.cut != nil)
    }
    guard !rest.isEmpty else { return [] }
    return [.element("h2", ["id": "rest"], PageText.rest)] + [
      PageParts.table(
        PageText.restColumns, numbers: 1, stacks: true,
        rest.map { trial in
          let good = trial.isFailure ? "bad" : "good"
          return [
            .all([
              PageParts.id(trial.invariant.id),
              .element("div", ["class": "soft"], trial.invariant.sentence),
            ]),
            .element(
              "span", ["class": "badge-word \(good)"], ExploreText.word(for: trial.judgement)),
            .text(PageText.cases(of: trial)),
          ]
        })
    ]
  }

  private var holding: [Markup] {
    guard !laws.isEmpty else { return [] }
    return [
      .element("h2", ["id": "laws"], PageText.laws(laws.count)),
      PageParts.paragraph(PageText.lawsIntroduction, "soft"), LawTable(laws: laws).markup,
    ]
  }

  private var covered: [Markup] { CoverageTable(coverage: trials.coverage).markup }

  private var foot: Markup {
    .element(
      "footer", [:],
      [
        PageParts.copy(PageText.runAgain, RunCommand.text(of: request, session)),
        PageParts.paragraph(PageText.run(request)),
        .element(
          "p", [:],
          [
            .text(PageText.besides),
            .element("a", ["href": ReportFolder.lines], ReportFolder.lines),
            .text(PageText.sizes),
            .element("a", ["href": ReportFolder.matrix], ReportFolder.matrix), .text("."),
          ]),
        PageParts.paragraph(PageText.modelNotUIKit),
      ])
  }
}

extension String {
  /// The text with a capital at its beginning.
  var firstUpper: String { prefix(1).uppercased() + dropFirst() }
}
