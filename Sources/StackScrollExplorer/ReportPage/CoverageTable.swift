import StackScrollCore
import StackScrollInvariants

/// The kinds of screens on which the laws that hold passed, as a table, and those that are missing.
struct CoverageTable {
  let coverage: ScreenCoverage

  /// The section of the page; nothing if no law of screens holds.
  var markup: [Markup] {
    guard coverage.count > 0 else { return [] }
    return [
      .element("h2", ["id": "coverage"], PageText.coverage(coverage)),
      PageParts.paragraph(PageText.coverageIntroduction, "soft"), table, gaps,
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
    return PageParts.table(
      [PageText.lineColumn] + columns, numbers: columns.count, stacks: true, rows)
  }

  private var gaps: Markup {
    let gaps = CoverageGaps(in: coverage).features
    guard !gaps.isEmpty else { return PageParts.paragraph(PageText.everyPairMet) }
    return .element(
      "details", [:],
      [
        .element("summary", [:], PageText.gaps(gaps.count)),
        .element(
          "ul", ["class": "list"],
          gaps.map { .element("li", [:], CoverageText.text(of: $0)) }),
      ])
  }
}
