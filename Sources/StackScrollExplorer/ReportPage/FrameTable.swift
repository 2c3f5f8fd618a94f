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
        .element("h4", [:], PageText.frames), PageParts.paragraph(PageText.facts(of: layout)),
        PageParts.table(PageText.frameColumns, numbers: 8, Array(rows)),
      ] + (more > 0 ? [PageParts.paragraph(PageText.moreViews(more), "soft")] : []))
  }

  private func row(_ item: Scene.Item, _ letter: Scene.Letter?, _ window: Rect) -> [Markup] {
    let frame = item.frame
    let name: [Markup] =
      letter.map {
        [.element("b", ["class": "key \($0.style)"], $0.rawValue)]
      } ?? []
    return [.all(name + [PageParts.id(item.id.label(limit: 60))])]
      + [frame.minX, frame.minY, frame.size.width, frame.size.height].map {
        .text("\(NumberText($0))")
      }
      + Overflow(of: frame, beyond: window).sides.map { side in
        .element("span", ["class": side.value > 0 ? "out" : nil], "\(NumberText(side.value))")
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
