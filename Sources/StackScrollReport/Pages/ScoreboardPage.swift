import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// The planted bugs as a page: each with the law that catches it and the smallest picture of it.
package struct ScoreboardPage {
  /// The name of the tool.
  package let tool: String
  /// Over how many seeds bugs were hunted.
  package let seeds: Int
  package let catches: [(bug: PlantedBug, found: PlantedBug.Catch?)]

  package init(
    tool: String, seeds: Int, catches: [(bug: PlantedBug, found: PlantedBug.Catch?)]
  ) {
    self.tool = tool
    self.seeds = seeds
    self.catches = catches
  }

  /// The page as the source of one file.
  package var source: String {
    let missed = catches.count { $0.found == nil }
    let head = Markup.element(
      "header", [:],
      [
        .element(
          "h1", ["class": "verdict \(missed == 0 ? "good" : "bad")"],
          [
            .element("span", ["class": "word"], missed == 0 ? "✓" : "✗"),
            .text(" \(PageText.scoreboard(all: catches.count, missed: missed))"),
          ]),
        Markup.paragraph(PageText.scoreboardIntroduction(seeds: seeds), "soft"),
      ])
    let ordered = catches.filter { $0.found == nil } + catches.filter { $0.found != nil }
    let cards = ordered.enumerated().map { card(of: $0.element.bug, $0.element.found, $0.offset) }
    let foot = Markup.element("footer", [:], [Markup.paragraph(PageText.modelNotUIKit)])
    return Page(
      title: "\(tool): \(PageText.scoreboard(all: catches.count, missed: missed))",
      body: [
        head, .element("main", [:], [.element("div", ["class": "index"], cards)]), foot,
      ]
    ).source
  }

  /// A bug in a line, with its picture folded below it; what is not caught is open.
  private func card(of bug: PlantedBug, _ found: PlantedBug.Catch?, _ index: Int) -> Markup {
    let line = PageText.line(of: bug.id, caughtBy: found?.law.id)
    return .element(
      "details",
      ["class": "card", "id": "bug-\(bug.id)", "open": found == nil ? "open" : nil],
      [
        .element("summary", [:], line), Markup.paragraph(bug.sentence),
        Markup.paragraph(PageText.seen(bug.seen), "soft"),
      ] + (found.map { caught($0, bug, index) } ?? [Self.missed]))
  }

  private static let missed = Markup.element(
    "p", [:], [.element("span", ["class": "badge-word bad"], PageText.notCaught)])

  private func caught(_ found: PlantedBug.Catch, _ bug: PlantedBug, _ index: Int) -> [Markup] {
    let subject = found.counterexample.value
    let film = FilmStrip.filmed(subject, failing: found.law, in: bug.model)
    let message = film.decisive?.failure ?? found.law.message(found.counterexample, .rounded)
    let layout = film.decisive?.moment.layout
    let evidence = film.decisive?.evidence ?? found.counterexample.evidence
    let covers = film.decisive?.moment.covers ?? []
    let scene = layout.map { Scene($0, covers: covers, failing: evidence) }
    let picture = Markup.picture(
      of: scene, layout, .medium, name: "bug-\(index)", message: message)
    return [
      .element(
        "figure", [:],
        [
          .element("div", ["class": "art"], [picture]),
          .element(
            "figcaption", [:],
            [
              Markup.paragraph(message.firstUpper, "message"),
              scene.map(Markup.legend) ?? .none,
            ]),
        ]),
      .element(
        "p", [:], [.text(PageText.caughtBy), Markup.id(found.law.id)]),
      .list(
        PageText.tally(of: found).map { [.element("b", [:], "\($0)"), .text(" \($1)")] }, "tally"),
    ]
  }
}
