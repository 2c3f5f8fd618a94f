import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// The planted bugs as a page: each with the law that catches it and the smallest picture of it.
struct ScoreboardPage {
  let session: Session
  let seeds: Int
  let catches: [(bug: PlantedBug, found: BugHunt.Catch?)]

  /// The page as the source of one file.
  var source: String {
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
        PageParts.paragraph(PageText.scoreboardIntroduction(seeds: seeds), "soft"),
      ])
    let cards = catches.enumerated().map { card(of: $0.element.bug, $0.element.found, $0.offset) }
    let foot = Markup.element("footer", [:], [PageParts.paragraph(PageText.modelNotUIKit)])
    return Page(
      title: "\(session.name): \(PageText.scoreboard(all: catches.count, missed: missed))",
      body: [
        head, .element("main", [:], [.element("div", ["class": "cards"], cards)]), foot,
      ]
    ).source
  }

  private func card(of bug: PlantedBug, _ found: BugHunt.Catch?, _ index: Int) -> Markup {
    .element(
      "article", ["class": "card", "id": "bug-\(bug.id)"],
      [
        .element(
          "h3", [:], [.element("a", ["href": "#bug-\(bug.id)"], [PageParts.id(bug.id)])]),
        PageParts.paragraph(bug.sentence), PageParts.paragraph(PageText.seen(bug.seen), "soft"),
      ] + (found.map { caught($0, bug, index) } ?? [Self.missed]))
  }

  private static let missed = Markup.element(
    "p", [:], [.element("span", ["class": "badge-word bad"], PageText.notCaught)])

  private func caught(_ found: BugHunt.Catch, _ bug: PlantedBug, _ index: Int) -> [Markup] {
    let subject = found.counterexample.value
    let film = FilmStrip(subject, failing: found.law, in: bug.model)
    let message = film.decisive?.failure ?? found.counterexample.failure.message
    let layout = film.decisive?.moment.layout
    let scene = layout.map { Scene($0, failing: message) }
    let picture = PageParts.picture(
      of: scene, layout, .medium, name: "bug-\(index)", message: message)
    return [
      .element(
        "figure", [:],
        [
          .element("div", ["class": "art"], [picture]),
          .element(
            "figcaption", [:],
            [
              PageParts.paragraph(message.firstUpper, "message"),
              scene.map(PageParts.legend) ?? .none,
            ]),
        ]),
      .element(
        "p", [:], [.text(PageText.caughtBy), PageParts.id(found.law.id)]),
      .element(
        "ul", ["class": "tally"],
        PageText.tally(of: found).map { number, noun in
          .element("li", [:], [.element("b", [:], "\(number)"), .text(" \(noun)")])
        }),
    ]
  }
}
