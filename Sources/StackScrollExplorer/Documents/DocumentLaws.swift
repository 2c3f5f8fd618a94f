import InterfaceBuilder
import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Checks the laws of screens on the scroll views of a document, over the widths and heights of
/// devices, with longer text and more insets.
struct DocumentLaws {
  let catalogue: Catalogue
  private var budget: LawBudget

  init(_ catalogue: Catalogue, cases: Int) {
    self.catalogue = catalogue
    budget = LawBudget(cases: cases)
  }

  /// The laws that the document breaks; what follows from a finding on the same scroll view is left
  /// out.
  mutating func broken(
    in document: InterfaceDocument, besides findings: [LintFinding]
  ) -> [BrokenLaw] {
    guard budget.cases > 0, document.usesAutoLayout else { return [] }
    return document.drawnScreens().flatMap { result -> [BrokenLaw] in
      guard case .success(let imported) = result else { return [] }
      return broken(by: imported, besides: findings)
    }
  }

  private mutating func broken(
    by imported: ImportedScreen, besides findings: [LintFinding]
  ) -> [BrokenLaw] {
    let rules = findings.filter { finding in
      ([finding.place] + finding.related).contains(where: imported.parts.contains)
    }.map(\.rule)
    guard let screen = try? imported.screenOfOwnLengths(),
      let checkup = try? Checkup(
        of: ScreenFile(screen), in: Self.range(around: screen, fixed: imported.fixedAxes),
        catalogue: catalogue)
    else { return [] }
    let laws = checkup.invariants.filter { law in !rules.contains { $0.explains(law.id) } }
    let views = imported.recordedFrames.count
    let layouts = laws.count + 2 * min(views, ScreenCheck.hiddenViews)
    let cases = budget.take(views: views, layouts: layouts)
    guard cases > 0 else { return [] }
    var broken: [BrokenLaw] = []
    for law in laws where !broken.contains(where: { $0.law.explains(law.id) }) {
      if let found = counterexample(to: law, cases) {
        broken.append(BrokenLaw(imported.place, law, found, views, laws))
      }
    }
    return broken
  }

  /// Windows, insets and text; no gestures, which say nothing about constraints.
  private static func range(around screen: Screen, fixed: Set<Axis>) -> VariationRange {
    var range = VariationRange(around: screen)
    let size = screen.scrollView.size
    if fixed.contains(.horizontal) { range.widths = size.width...size.width }
    if fixed.contains(.vertical) { range.heights = size.height...size.height }
    range.textScales = VariationRange.grownText
    range.gestures = 0
    range.favoursEnds = true
    return range
  }

  private func counterexample(
    to law: Invariant, _ cases: Int
  ) -> Counterexample<any Subject>? {
    let settings = Settings(
      seed: ExploreRequest.usualSeed, cases: cases, enumeration: .never,
      maximumDiscardRatio: CheckText.discards,
      maximumShrinkEvaluations: LawBudget.shrinking, maximumExplainEvaluations: 0,
      maximumFailures: 1, casesAfterFailure: 0)
    return law.explore(settings: settings).counterexample
  }
}

extension LintFinding.Rule {
  /// Whether a law cannot hold where this was found, so that to say it would be to say it twice.
  fileprivate func explains(_ law: String) -> Bool {
    switch self {
    case .openContentSize, .conflict, .openFrame: true
    case .hiddenRow: ["layout-is-determined", "hiding-keeps-the-layout"].contains(law)
    case .sharedByOrder:
      ["layout-is-determined", "hiding-keeps-the-layout", "no-view-is-squeezed"].contains(law)
    case .neverScrolls: law != "content-fits-across"
    case .scrollsAcross: law == "content-fits-across"
    }
  }
}

extension Invariant {
  /// Whether another law cannot hold where this one does not.
  fileprivate func explains(_ law: String) -> Bool {
    id == "layout-is-determined" && law == "hiding-keeps-the-layout"
  }
}
