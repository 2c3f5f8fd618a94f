import PropertyKit
import SelfTests
import StackScrollReport

/// The planted bugs as a page: each with the law that catches it and the smallest picture of it.
struct ScoreboardPage {
  /// The name of the tool.
  let tool: String
  /// Over how many seeds bugs were hunted.
  let seeds: Int
  let catches: [(bug: PlantedBug, found: PlantedBug.Catch?)]

  /// What the file is called.
  static let name = "scoreboard.html"

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
            .text(" \(ScoreboardPageText.title(all: catches.count, missed: missed))"),
          ]),
        Markup.paragraph(ScoreboardPageText.introduction(seeds: seeds), "soft"),
      ])
    let ordered = catches.filter { $0.found == nil } + catches.filter { $0.found != nil }
    let cards = ordered.enumerated().map { card(of: $0.element.bug, $0.element.found, $0.offset) }
    let foot = Markup.element("footer", [:], [Markup.paragraph(PageText.modelNotUIKit)])
    return Page(
      title: "\(tool): \(ScoreboardPageText.title(all: catches.count, missed: missed))",
      body: [
        head, .element("main", [:], [.element("div", ["class": "index"], cards)]), foot,
      ]
    ).source
  }

  /// A bug in a line, with its picture folded below it; what is not caught is open.
  private func card(of bug: PlantedBug, _ found: PlantedBug.Catch?, _ index: Int) -> Markup {
    let line = ScoreboardPageText.line(of: bug.id, caughtBy: found?.law.id)
    return .element(
      "details",
      ["class": "card", "id": "bug-\(bug.id)", "open": found == nil ? "open" : nil],
      [
        .element("summary", [:], line), Markup.paragraph(bug.sentence),
        Markup.paragraph(ScoreboardPageText.seen(bug.seen), "soft"),
      ] + (found.map { caught($0, bug, index) } ?? [Self.missed]))
  }

  private static let missed = Markup.element(
    "p", [:], [.element("span", ["class": "badge-word bad"], ScoreboardPageText.notCaught)])

  private func caught(_ found: PlantedBug.Catch, _ bug: PlantedBug, _ index: Int) -> [Markup] {
    let figure = Markup.figure(
      of: found.counterexample, failing: found.law, in: bug.model, name: "bug-\(index)")
    return [
      figure,
      .element("p", [:], [.text(ScoreboardPageText.caughtBy), Markup.id(found.law.id)]),
      .list(
        ScoreboardPageText.tally(of: found).map { [.element("b", [:], "\($0)"), .text(" \($1)")] },
        "tally"),
    ]
  }
}

/// Everything the page of the scoreboard says.
private enum ScoreboardPageText {
  static func title(all: Int, missed: Int) -> String {
    missed == 0
      ? "All \(all) planted bugs are caught" : "\(missed) of \(all) planted bugs are not caught"
  }

  static func introduction(seeds: Int) -> String {
    "Each bug is planted in the layout on its own and hunted by every law, over"
      + " \(ReportText.count(seeds, "seed")). Shown is the law that catches it soonest, with the"
      + " smallest case that it was shrunk to; cases are the median."
  }

  static func seen(_ text: String) -> String { "Seen in \(text)." }

  static let notCaught = "not caught"
  static let caughtBy = "Caught by "

  static func line(of bug: String, caughtBy law: String?) -> String {
    law.map { "\(bug): caught by \($0)" } ?? "\(bug): \(notCaught)"
  }

  /// How hard it was to find, and how small the case is: numbers with what they count.
  static func tally(of found: PlantedBug.Catch) -> [(number: Int, noun: String)] {
    let subject = found.counterexample.value
    return [(found.medianCases, "case"), (subject.viewCount, "view"), (subject.stepCount, "step")]
      .map { ($0, $0 == 1 ? $1 : $1 + "s") }
  }
}
