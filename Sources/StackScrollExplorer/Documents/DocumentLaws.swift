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
    return document.importedScreens().flatMap { result -> [BrokenLaw] in
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
        of: ScreenFile(screen), in: Self.range(around: screen), catalogue: catalogue)
    else { return [] }
    let laws = checkup.invariants.filter { law in !rules.contains { $0.explains(law.id) } }
    let views = imported.recordedFrames.count
    let layouts = laws.count + min(views, ScreenCheck.hiddenViews)
    let cases = budget.take(views: views, layouts: layouts)
    guard cases > 0 else { return [] }
    var broken: [BrokenLaw] = []
    for law in laws where !broken.contains(where: { $0.law.explains(law.id) }) {
      if let found = self.broken(law, imported.place, cases, views) { broken.append(found) }
    }
    return broken
  }

  /// Windows, insets and text; no gestures, which say nothing about constraints.
  private static func range(around screen: Screen) -> VariationRange {
    var range = VariationRange(around: screen)
    range.textScales = VariationRange.grownText
    range.gestures = 0
    return range
  }

  private func broken(
    _ law: Invariant, _ place: DocumentPlace, _ cases: Int, _ views: Int
  ) -> BrokenLaw? {
    let settings = Settings(
      seed: ExploreRequest.usualSeed, cases: cases, maximumDiscardRatio: CheckText.discards,
      maximumShrinkEvaluations: LawBudget.shrinking, maximumExplainEvaluations: 0,
      maximumFailures: 1, casesAfterFailure: 0)
    guard let found = law.explore(settings: settings).counterexample,
      let subject = found.value as? VariedScreen
    else { return nil }
    let nearest =
      views > LawBudget.changedViews
      ? nil
      : NearestPassing(
        to: subject, of: law, trying: LawBudget.changes, where: ScreenChange.isOfDocument)
    return BrokenLaw(
      place: place, law: law, subject: subject, message: found.failure.message,
      change: nearest.map { ScreenChange.words($0.difference, of: subject) })
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
