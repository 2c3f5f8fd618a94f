import StackScrollCore
import StackScrollInvariants

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
    guard Disagreement(finding.message)?.isAboutOffset == true else { return [] }
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
    let all = try? screen.reasons()
    return chosen.prefix(Self.maximumViews).flatMap { id -> [Markup] in
      let reasons = all?[id] ?? []
      guard !reasons.isEmpty else { return [] }
      return [.element("dt", [:], [PageParts.id(id.label(limit: 60))])]
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
        .element("code", [:], "\(name) = \(reason.equation)"),
        .element(
          "span", ["class": "rule"], "\(reason.rule.sentence) Source: \(reason.rule.source)."),
      ])
  }
}
