import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// One smallest case in full.
struct FindingEntry {
  let finding: Finding
  let run: ReportedRun

  /// The entry, with a heading that others can link to.
  var markup: Markup {
    .element(
      "article", ["class": "finding", "id": finding.anchor],
      [heading] + believable + film + [FrameTable(finding: finding).markup] + intervals
        + [LengthSlider(finding)?.markup(name: "\(finding.anchor)-slider") ?? .none] + nearest
        + why + [keep, trail])
  }

  // MARK: What it is

  private var heading: Markup {
    let trial = finding.first.trial
    let isGood = !trial.isFailure
    var lines = [
      Markup.element(
        "h3", [:],
        [
          .element(
            "a", ["href": "#\(finding.anchor)"],
            [.text("\(finding.number). "), Markup.id(trial.invariant.id)]),
          .text(finding.first.kind.map { " (\($0)) " } ?? " "),
          .element(
            "span", ["class": "badge-word \(isGood ? "good" : "bad")"], PageText.badge(of: trial)),
        ]),
      Markup.paragraph(trial.invariant.sentence),
    ]
    if case .refutedClaim(let reason) = trial.invariant.role {
      lines.append(Markup.paragraph(PageText.whyFalse(reason), "soft"))
    }
    lines.append(Markup.paragraph(finding.message.firstUpper, "message"))
    return .element("header", [:], lines + assumptions(of: trial.invariant) + others)
  }

  private func assumptions(of invariant: Invariant) -> [Markup] {
    guard !invariant.assumptions.isEmpty else { return [] }
    let chips = [PageText.assumes] + invariant.assumptions.map(\.sentence)
    return [.list(chips.map { [.text($0)] }, "chips")]
  }

  private var others: [Markup] {
    guard !finding.others.isEmpty else { return [] }
    return [
      Markup.paragraph(PageText.otherLaws(finding.others.count)),
      .list(
        finding.others.map { witness in
          let kind = witness.kind.map { " (\($0))" } ?? ""
          return [.id(witness.id), .text("\(kind): \(witness.message(.rounded))")]
        }),
    ]
  }

  // MARK: Pictures

  /// The case on a device, before the smallest one.
  private var believable: [Markup] {
    guard let met = finding.believable else { return [] }
    var figure = Markup.none
    if let scene = finding.metScene, let layout = finding.met?.layout {
      let drawing = SVGPicture(scene, .large, name: "\(finding.anchor)-met")
      figure = .element(
        "figure", ["class": "plate"],
        [
          drawing.markup(title: PageText.title(of: layout, finding.metMessage)),
          .element(
            "figcaption", [:],
            [Markup.paragraph(PageText.fails(finding.metMessage ?? "")), Markup.legend(of: scene)]
              + Self.notes(on: drawing)),
        ])
    }
    return [.title(met.place), figure]
      + [Markup.copy(PageText.asSwift, met.subject.counterexampleSource)]
      + [.title(PageText.smallestCase)]
  }

  private var film: [Markup] {
    guard finding.film.frames.count > 1 else { return picture }
    return [.title(PageText.gestures), FilmMarkup(finding: finding).markup]
      + (finding.film.omitted > 0
        ? [Markup.paragraph(PageText.omittedFrames(finding.film.omitted), "soft")] : [])
  }

  private var picture: [Markup] {
    guard let layout = finding.film.decisive?.moment.layout, let scene = finding.scene else {
      return [
        Markup.paragraph(finding.film.decisive?.moment.problem ?? PageText.noPicture),
        .element("pre", ["class": "drawn"], finding.subject.counterexamplePicture),
      ]
    }
    let drawing = SVGPicture(scene, .large, name: "\(finding.anchor)-picture")
    return [
      .element(
        "figure", ["class": "plate"],
        [
          drawing.markup(title: PageText.title(of: layout, finding.message)),
          .element(
            "figcaption", [:],
            [Markup.legend(of: scene)] + Self.notes(on: drawing)),
        ])
    ]
  }

  static func notes(on drawing: SVGPicture) -> [Markup] {
    (drawing.scale.isDistorted ? [Markup.paragraph(PageText.distorted, "soft")] : [])
      + (drawing.scene.omitted > 0
        ? [Markup.paragraph(PageText.moreViews(drawing.scene.omitted), "soft")] : [])
  }

  private var nearest: [Markup] {
    guard let nearest = finding.surroundings.nearest,
      let moment = nearest.subject.laidOut?.moments(in: .standard).last,
      let passing = moment.layout, let scene = moment.scene(),
      let failing = finding.scene, let layout = finding.film.decisive?.moment.layout
    else { return [] }
    let region = failing.region.union(scene.region)
    func figure(_ scene: Scene, _ layout: ContentLayout, _ name: String, _ words: String) -> Markup
    {
      let picture = SVGPicture(
        scene, .medium, name: "\(finding.anchor)-\(name)", region: region)
      let title = PageText.title(of: layout, nil)
      return .element(
        "figure", [:],
        [
          .element("div", ["class": "art"], [picture.markup(title: title)]),
          .element("figcaption", [:], words),
        ])
    }
    return [
      .title(PageText.nearest),
      .element(
        "div", ["class": "pair"],
        [
          figure(failing, layout, "failing", PageText.fails(finding.message)),
          figure(scene, passing, "passing", PageText.difference(nearest.difference)),
        ]),
    ]
  }

  // MARK: Where and why

  private var intervals: [Markup] {
    let cut = finding.surroundings.isCut ? [Markup.paragraph(Surroundings.cutWords, "soft")] : []
    guard !finding.surroundings.intervals.isEmpty else { return cut }
    let everywhere = finding.surroundings.intervals.filter(\.isEverywhere)
    let bars = finding.surroundings.intervals.filter { !$0.isEverywhere }.map(bar)
    let rest = everywhere.isEmpty ? [] : [Markup.paragraph(PageText.everywhere(everywhere))]
    return [
      .title(PageText.intervals), .element("div", ["class": "bars"], bars + rest),
    ] + cut
  }

  private func bar(_ found: FailingIntervals) -> Markup {
    let words = PageText.interval(found)
    let name = Markup.element("strong", [:], found.dimension.rawValue.firstUpper)
    guard let around = found.around else { return .none }
    let bars = IntervalBar.all(of: found).enumerated().flatMap { index, bar in
      (index == 0 ? [] : [Markup.paragraph(PageText.closeUp(bar.range), "soft")])
        + [bar.markup(title: words)]
    }
    let ends = PageText.ends(of: around).map { end in
      Markup.element(
        "span", [:], [.text("\(end.name) "), .element("b", [:], end.value)])
    }
    let pieces = around.firstBad == around.lastBad ? [] : around.pieces
    return .element(
      "div", ["class": "bar"],
      [.element("p", [:], [name, .text(". \(words)")])] + bars
        + [.element("p", ["class": "ends"], ends)]
        + pieces.map { Markup.paragraph(PageText.piece($0, of: found.dimension), "soft") })
  }

  private var why: [Markup] {
    let reasons = WhyMarkup(finding: finding).markup
    guard reasons != .none else { return [] }
    let hasMarks = finding.scene?.marks.isEmpty == false
    return hasMarks
      ? [.title(PageText.why), reasons] : [.details(PageText.why, [reasons])]
  }

  // MARK: Keeping it

  private var keep: Markup {
    let found = finding.first
    let path = found.path.map { [Markup.paragraph(PageText.kept(at: $0))] } ?? []
    return .all(
      [
        .title(PageText.keeps),
        Markup.copy(PageText.replay(finding), run.replay(found)),
        Markup.copy(PageText.asSwift, finding.subject.counterexampleSource),
      ] + path)
  }

  private var trail: Markup {
    let found = finding.first.counterexample
    let passes = found.shrinking.trail.filter { $0.proposals > 0 }
    let table = Markup.table(
      PageText.trailColumns, numbers: 3,
      passes.map { tally in
        [
          .text(tally.pass), .text("\(tally.proposals)"), .text("\(tally.evaluations)"),
          .text("\(tally.improvements)"),
        ]
      })
    let moment = finding.original?.laidOut?.moments(in: .standard).last
    let original = moment?.scene().map { scene in
      Markup.picture(
        of: scene, moment?.layout, .medium, name: "\(finding.anchor)-original", message: nil)
    }
    return .details(
      PageText.trail,
      [
        Markup.paragraph(PageText.drawn(found, finding.original)),
        original.map { .element("figure", [:], [$0]) } ?? .none,
        passes.isEmpty ? .none : table,
      ])
  }
}
