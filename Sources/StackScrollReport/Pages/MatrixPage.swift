import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// The page on which every case that was found is tried on the screens of devices.
struct MatrixPage {
  let run: ReportedRun
  let findings: [Finding]

  /// A case and what its law says of it on each device.
  struct Column {
    let finding: Finding
    let name: String
    let source: String
    let cells: [Cell]
  }

  /// What a law says on one device.
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
    let columns = findings.flatMap(Self.columns)
    let main = Markup.element(
      "main", [:],
      columns.isEmpty
        ? [Markup.paragraph(PageText.nothingFound)]
        : [table(of: columns)] + columns.map(Self.details))
    let foot = Markup.element(
      "footer", [:],
      [
        .element("p", [:], [.element("a", ["href": ReportFile.index], PageText.backToIndex)]),
        Markup.paragraph(PageText.modelNotUIKit),
      ])
    return Page(title: "\(run.tool): \(PageText.matrix)", body: [head, main, foot]).source
  }

  /// The windows that cases are tried in: whole screens, each size once.
  private static let devices: [Device] = {
    var sizes: Set<Size> = []
    return Device.all.filter { $0.posture != .splitView && sizes.insert($0.size).inserted }
  }()

  /// The case as somebody meets it, or else the smallest, and the one that was drawn if anything is
  /// different there.
  private static func columns(of finding: Finding) -> [Column] {
    let law = finding.first.trial.invariant
    func column(_ subject: any Subject, _ name: String) -> Column {
      Column(
        finding: finding, name: name, source: subject.counterexampleSource,
        cells: cells(of: subject, law))
    }
    let shown =
      finding.believable.map { column($0.subject, PageText.asMet) }
      ?? column(finding.subject, PageText.smallest)
    guard let original = finding.original else { return [shown] }
    let drawn = column(original, PageText.asDrawn)
    return drawn.cells == shown.cells ? [shown] : [shown, drawn]
  }

  private static func cells(of subject: any Subject, _ law: Invariant) -> [Cell] {
    devices.map { device in
      guard let sized = subject.laidOut?.sized(device.size), law.speaks(of: sized) else {
        return .silent
      }
      switch try? law.outcome(for: sized, .rounded) {
      case .passed: return .holds
      case .failed(let failure): return .fails(failure.message)
      case .discarded, nil: return .silent
      }
    }
  }

  private func table(of columns: [Column]) -> Markup {
    let head = Markup.element("th", ["scope": "col"], PageText.deviceColumn)
    let body = Self.devices.enumerated().map { place, device in
      let name = Markup.element("th", ["scope": "row", "class": "row"], device.words)
      return Markup.element("tr", [:], [name] + columns.map { Self.cell($0.cells[place]) })
    }
    return .element(
      "div", ["class": "scroll"],
      [
        .element(
          "table", ["class": "matrix"],
          [
            .element("thead", [:], [.element("tr", [:], [head] + columns.map(Self.name))]),
            .element("tbody", [:], body),
          ])
      ])
  }

  private static func name(of column: Column) -> Markup {
    .element(
      "th", ["scope": "col"],
      [
        .element(
          "a", ["href": "\(ReportFile.index)#\(column.finding.anchor)"],
          [Markup.id(column.finding.first.name)]),
        .element("div", ["class": "soft"], column.name),
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
  private static func details(of column: Column) -> Markup {
    let bad = zip(devices, column.cells).compactMap { device, cell -> Markup? in
      guard case .fails(let message) = cell else { return nil }
      return .text("\(device.words): \(message)")
    }
    let summary = PageText.badCells(
      bad.count, of: devices.count, column.finding.first.name, column.name)
    return .details(
      summary,
      [
        .copy(PageText.asSwift, column.source), bad.isEmpty ? .none : .list(bad.map { [$0] }),
      ])
  }
}

extension LaidOutSubject {
  /// The subject in a window of a size, as far as it has a width and a height; nil if there is no such
  /// subject.
  fileprivate func sized(_ size: Size) -> Self? {
    guard value(of: .width) != nil || value(of: .height) != nil else { return nil }
    guard let wide = value(of: .width) == nil ? self : with(.width, size.width) else { return nil }
    return wide.value(of: .height) == nil ? wide : wide.with(.height, size.height)
  }
}
