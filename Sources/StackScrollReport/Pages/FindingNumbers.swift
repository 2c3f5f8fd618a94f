import StackScrollCore
import StackScrollInvariants

/// The frames of a finding, with how far each lies beyond each side of the window.
struct FrameTable {
  let finding: Finding

  /// The most rows; what is marked comes first.
  static let maximumRows = 16

  var markup: Markup {
    guard let layout = finding.film.decisive?.moment.layout, let scene = finding.scene else {
      return .none
    }
    let marked = Dictionary(
      scene.marks.compactMap { mark in
        mark.kind == .view ? mark.id.map { ($0, mark.letter) } : nil
      }, uniquingKeysWith: { first, _ in first })
    let ordered =
      scene.items.filter { marked[$0.id] != nil }
      + scene.items.filter { marked[$0.id] == nil }
    let rows = ordered.prefix(Self.maximumRows).map { row($0, marked[$0.id], scene.window) }
    let more = layout.frames.count - rows.count
    return .all(
      [
        .title(PageText.frames), Markup.paragraph(PageText.facts(of: layout)),
        Markup.table(PageText.frameColumns, numbers: 8, Array(rows)),
      ] + (more > 0 ? [Markup.paragraph(PageText.moreViews(more), "soft")] : []))
  }

  private func row(_ item: Scene.Item, _ letter: Scene.Letter?, _ window: Rect) -> [Markup] {
    let frame = item.frame
    let name = letter.map { [Markup.key($0)] } ?? []
    return [.all(name + [Markup.id(item.id.label(limit: 60))])]
      + [frame.minX, frame.minY, frame.size.width, frame.size.height].map {
        .text(NumberStyle.rounded.text($0))
      }
      + Overflow(of: frame, beyond: window).sides.map { side in
        .element(
          "span", ["class": side.value > 0 ? "out" : nil], NumberStyle.rounded.text(side.value))
      }
  }
}

/// How far a frame reaches beyond each side of the window; less than 0 where it ends before it.
struct Overflow {
  let sides: [(name: String, value: Double)]

  init(of frame: Rect, beyond window: Rect) {
    sides = [
      ("left", Self.difference(window.minX, frame.minX)),
      ("top", Self.difference(window.minY, frame.minY)),
      ("right", Self.difference(frame.maxX, window.maxX)),
      ("bottom", Self.difference(frame.maxY, window.maxY)),
    ]
  }

  /// How far two edges are apart; 0 where that is a rounding error.
  private static func difference(_ first: Double, _ second: Double) -> Double {
    Tolerance.standard.isEqual(first, second) ? 0 : first - second
  }
}

/// The arithmetic behind the frames that are at fault, and behind the offset.
struct WhyMarkup {
  let finding: Finding

  /// The most views that are explained.
  static let maximumViews = 3

  var markup: Markup {
    let entries = offsets + views
    return entries.isEmpty ? .none : .element("dl", ["class": "why"], entries)
  }

  private var offsets: [Markup] {
    guard finding.evidence?.quantity.kind == .offset else { return [] }
    return OffsetReason.all(of: finding).flatMap { reason in
      [
        Markup.element("dt", [:], reason.what),
        .element("dd", [:], [.element("code", [:], PageText.arithmetic(reason.formula))]),
      ]
    }
  }

  private var views: [Markup] {
    guard let screen = finding.film.decisive?.moment.screen, let scene = finding.scene else {
      return []
    }
    let marked = scene.marks.compactMap(\.id)
    let innermost = scene.items.filter(\.isInnermost).map(\.id)
    var seen: Set<ViewID> = []
    let chosen = (marked.isEmpty ? innermost : marked).filter { seen.insert($0).inserted }
    let all = screen.reasons()
    return chosen.prefix(Self.maximumViews).flatMap { id -> [Markup] in
      let reasons = all?[id] ?? []
      guard !reasons.isEmpty else { return [] }
      return [.element("dt", [:], [Markup.id(id.label(limit: 60))])]
        + reasons.flatMap { reason in
          let names = PageText.coordinates(along: reason.axis)
          return [entry(names.start, reason.position), entry(names.length, reason.length)]
        }
    }
  }

  private func entry(_ name: String, _ reason: FrameReason.Reason) -> Markup {
    .element(
      "dd", [:],
      [
        .element("code", [:], "\(name) = \(reason.equation(.rounded))"),
        .element(
          "span", ["class": "rule"], "\(reason.rule.sentence) Source: \(reason.rule.source)."),
      ])
  }
}

/// Why an offset is what it is: arithmetic that no frame explains.
struct OffsetReason {
  /// What is computed, in words.
  let what: String
  let formula: Formula

  /// The end of a layout along an axis, and what the published code computes if it does so.
  static func all(of finding: Finding) -> [OffsetReason] {
    guard let frame = finding.film.decisive, let layout = frame.moment.layout else { return [] }
    return prediction(of: finding.subject, before: frame.number) + [end(of: layout)]
  }

  private static func end(of layout: ContentLayout) -> OffsetReason {
    let axis = layout.contentAxis
    let scroll = layout.scroll
    let inset = scroll.adjustedContentInset
    let last = Formula.difference(
      .sum([
        .number(scroll.contentSize[axis], "content"), .number(inset.far(axis), "far inset"),
      ]),
      .number(scroll.bounds[axis], "window"))
    return OffsetReason(
      what: PageText.endOfContent,
      formula: .greatest([.number(0 - inset.near(axis), "start"), last]))
  }

  /// What the published image column computes before it adds an image.
  private static func prediction(of subject: any Subject, before step: Int) -> [OffsetReason] {
    guard let session = subject as? ColumnSession, step > 0, step <= session.actions.count,
      let image = session.actions[step - 1].addedImage,
      let column = try? session.firstSteps(step - 1).end(),
      let prediction = try? column.prediction(adding: image)
    else { return [] }
    return [
      OffsetReason(
        what: PageText.predictedEnd,
        formula: .difference(
          .sum([
            .number(prediction.contentHeight, "content before"),
            .number(prediction.addedHeight, "added"), .number(prediction.spacing, "spacing"),
          ]),
          .number(prediction.viewportHeight, "window")))
    ]
  }
}
