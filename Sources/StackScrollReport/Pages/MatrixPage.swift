import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// The page on which every case that was found is tried on many sizes of screen.
struct MatrixPage {
  let run: ReportedRun
  let findings: [Finding]

  /// A case and what its law says of it on each size.
  struct Row {
    let finding: Finding
    let name: String
    let source: String
    let cells: [Cell]
  }

  /// What a law says on one size.
  enum Cell: Hashable {
    case holds
    case fails(String)
    /// There is no such screen, or the law does not speak of it.
    case silent
  }

  /// The page as the source of one file.
  var source: String {
    let head = Markup.element(
      "header", [:],
      [
        .element("h1", ["class": "verdict"], PageText.matrix),
        Markup.paragraph(PageText.matrixIntroduction, "soft"),
      ])
    let rows = findings.flatMap(Self.rows)
    let main = Markup.element(
      "main", [:],
      rows.isEmpty
        ? [Markup.paragraph(PageText.nothingFound)] : [table(of: rows)] + rows.map(Self.details))
    let foot = Markup.element(
      "footer", [:],
      [
        .element("p", [:], [.element("a", ["href": ReportFile.index], PageText.backToIndex)]),
        Markup.paragraph(PageText.modelNotUIKit),
      ])
    return Page(title: "\(run.tool): \(PageText.matrix)", body: [head, main, foot]).source
  }

  /// The smallest case, and the one that was drawn if anything is different there.
  private static func rows(of finding: Finding) -> [Row] {
    let law = finding.first.trial.invariant
    let smallest = Row(
      finding: finding, name: PageText.smallest, source: finding.subject.counterexampleSource,
      cells: cells(of: finding.subject, law))
    guard let original = finding.original else { return [smallest] }
    let drawn = Row(
      finding: finding, name: PageText.asDrawn, source: original.counterexampleSource,
      cells: cells(of: original, law))
    return drawn.cells == smallest.cells ? [smallest] : [smallest, drawn]
  }

  private static func cells(of subject: any Subject, _ law: Invariant) -> [Cell] {
    DeviceSize.all.map { size in
      guard let sized = size.applied(to: subject), law.speaks(of: sized) else { return .silent }
      switch try? law.outcome(for: sized) {
      case .passed: return .holds
      case .failed(let failure): return .fails(failure.message)
      case .discarded, nil: return .silent
      }
    }
  }

  private func table(of rows: [Row]) -> Markup {
    let sizes = DeviceSize.all.map { size in
      Markup.element(
        "th", ["scope": "col"],
        [
          .text("\(NumberText(size.width))"), .element("br", [:], []),
          .text("× \(NumberText(size.height))"),
        ])
    }
    let head = Markup.element("th", ["scope": "col"], PageText.caseColumn)
    let body = rows.map { row in
      Markup.element("tr", [:], [Self.name(of: row)] + row.cells.map(Self.cell))
    }
    return .element(
      "div", ["class": "scroll"],
      [
        .element(
          "table", ["class": "matrix"],
          [
            .element("thead", [:], [.element("tr", [:], [head] + sizes)]),
            .element("tbody", [:], body),
          ])
      ])
  }

  private static func name(of row: Row) -> Markup {
    .element(
      "th", ["scope": "row", "class": "row"],
      [
        .element(
          "a", ["href": "\(ReportFile.index)#\(row.finding.anchor)"],
          [Markup.id(row.finding.first.name)]),
        .element("div", ["class": "soft"], row.name),
      ])
  }

  private static func cell(_ cell: Cell) -> Markup {
    switch cell {
    case .holds: .element("td", ["class": "cell-good"], PageText.holdsCell)
    case .fails(let message):
      .element(
        "td", ["class": "cell-bad", "title": message],
        [
          .text(PageText.failsCell),
          .element("span", ["class": "unseen"], " \(PageText.failsWord)"),
        ])
    case .silent: .element("td", ["class": "cell-silent"], PageText.silentCell)
    }
  }

  /// What is wrong in each bad cell, for those who cannot point at one.
  private static func details(of row: Row) -> Markup {
    let bad = zip(DeviceSize.all, row.cells).compactMap { size, cell -> Markup? in
      guard case .fails(let message) = cell else { return nil }
      return .text(PageText.badCell(size, message))
    }
    let summary = PageText.badCells(bad.count, of: row.finding.first.name, row.name)
    return .details(
      summary,
      [
        .copy(PageText.asSwift, row.source), bad.isEmpty ? .none : .list(bad.map { [$0] }),
      ])
  }
}

/// A size of window on which cases are tried.
struct DeviceSize: Hashable {
  let width: Double
  let height: Double

  /// Sizes in points of phones and tablets in use, upright, and of two phones on their side.
  ///
  /// Source: Human Interface Guidelines, "Layout", device dimensions.
  static let all: [DeviceSize] = [
    DeviceSize(width: 320, height: 568), DeviceSize(width: 360, height: 780),
    DeviceSize(width: 375, height: 667), DeviceSize(width: 390, height: 844),
    DeviceSize(width: 393, height: 852), DeviceSize(width: 402, height: 874),
    DeviceSize(width: 414, height: 896), DeviceSize(width: 430, height: 932),
    DeviceSize(width: 440, height: 956), DeviceSize(width: 667, height: 375),
    DeviceSize(width: 744, height: 1133), DeviceSize(width: 820, height: 1180),
    DeviceSize(width: 844, height: 390), DeviceSize(width: 1024, height: 1366),
  ]

  /// A subject in a window of this size, as far as it has a width and a height; nil if there is
  /// no such subject.
  func applied(to subject: any Subject) -> (any Subject)? {
    guard let subject = subject.laidOut,
      subject.value(of: .width) != nil || subject.value(of: .height) != nil
    else { return nil }
    let wide = subject.value(of: .width) == nil ? subject : subject.with(.width, width)
    guard let wide else { return nil }
    return wide.value(of: .height) == nil ? wide : wide.with(.height, height)
  }
}
