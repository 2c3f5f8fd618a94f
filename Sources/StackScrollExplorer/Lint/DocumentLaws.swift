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

  /// The names of all rules and laws that a finding can have.
  var rules: [String] {
    LintFinding.Rule.allCases.map(\.rawValue) + ScreenCheck.all.map(\.id)
      + catalogue.invariants.map(\.id)
  }

  /// Whether documents are looked at for a rule or a law, so that not to find it says something.
  func wereAsked(_ rule: String) -> Bool {
    budget.cases > 0 || LintFinding.Rule(rawValue: rule) != nil
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
        broken.append(.explored(imported.place, law, found, views, laws))
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
      seed: RunDefaults.seed, cases: cases, enumeration: .never,
      maximumDiscardRatio: RunDefaults.discardedVariations,
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
    case .sharedByOrder, .sharedByNone:
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

/// A law that a scroll view of a document breaks, as a screen under some conditions.
struct BrokenLaw {
  /// The scroll view.
  let place: DocumentPlace
  /// The law.
  let law: Invariant
  /// The screen that breaks it, under the simplest conditions that were found.
  let subject: any Subject
  /// What differs from the document, a line each.
  let conditions: [String]
  /// What the law says of it.
  let message: String
  /// The views at fault, the worst first.
  let views: [ViewID]
  /// The nearest that keeps all laws, as far as one difference is enough: another value in the
  /// document, or else another condition.
  let nearest: String?

  /// A counterexample with the nearest change that mends it, if the screen is not too large.
  ///
  /// - Parameters:
  ///   - views: how many views the screen has.
  ///   - laws: the laws that what is nearest must keep.
  static func explored(
    _ place: DocumentPlace, _ law: Invariant, _ found: Counterexample<any Subject>, _ views: Int,
    _ laws: [Invariant]
  ) -> BrokenLaw {
    func passing(_ isWanted: (JSONDifference) -> Bool) -> NearestPassing? {
      guard views <= LawBudget.changedViews else { return nil }
      return NearestPassing.find(
        to: found.value, of: law, keeping: laws, trying: LawBudget.changes, where: isWanted)
    }
    let change = passing(ScreenChange.isOfDocument) ?? passing(ScreenChange.isOfConditions)
    return BrokenLaw(
      place: place, law: law, subject: found.value,
      conditions: (found.value as? VariedScreen)?.conditions ?? [],
      message: found.failure.message, views: found.evidence?.views ?? [],
      nearest: change.map { ScreenChange.words($0.difference, of: found.value) })
  }
}

/// How much work the laws of screens may be for a document.
///
/// It is counted in views that are laid out, not in time, so that the findings are the same on every
/// machine.
struct LawBudget {
  /// The most variations of a screen that each law is checked on; 0 leaves the laws out.
  let cases: Int
  /// The views that may still be laid out.
  private(set) var views = Self.views

  init(cases: Int) {
    self.cases = cases
  }

  /// How many variations each law gets if nobody says.
  static let usualCases = 20
  /// The views that may be laid out for a document, in all laws and variations together.
  static let views = 100_000
  /// The layouts that shrinking one failure may take.
  static let shrinking = 200
  /// The changes that are tried on a screen that breaks a law.
  static let changes = 200
  /// The largest screen of which changes are tried, in views.
  static let changedViews = 100

  /// Takes the variations of a screen out of the budget; 0 if it is too large for what is left.
  ///
  /// - Parameter layouts: how many layouts all laws together take for one variation.
  mutating func take(views count: Int, layouts: Int) -> Int {
    let each = max(1, count * max(1, layouts))
    let taken = min(cases, views / each)
    views -= taken * each
    return taken
  }
}
