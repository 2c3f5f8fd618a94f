import PropertyKit
import StackScrollInvariants

/// What was covered, in words.
enum CoverageText {
  /// How many gaps are named.
  static let shownGaps = 6

  /// How many kinds of all, and how much that is.
  static func share(_ coverage: ScreenCoverage) -> String {
    "\(coverage.count) of \(ScreenKind.all.count) kinds of screens (\(percent(coverage)))"
  }

  /// What tells kinds apart.
  static let net =
    "by distribution, axis, alignment, reading direction, number of views and hidden views of the"
    + " outer stack"

  /// The last lines of a run about it; none if no law of screens holds.
  static func lines(_ coverage: ScreenCoverage, width: Int) -> [String] {
    guard coverage.count > 0 else { return [] }
    let gaps = gaps(in: coverage)
    let text = "Coverage: \(share(coverage)), \(net)\(gaps.isEmpty ? "" : "; \(gaps)")."
    return Paragraph.lines(text, width: width, hanging: 2)
  }

  /// What was never met; empty if each feature was, with each other.
  static func gaps(in coverage: ScreenCoverage) -> String {
    let gaps = CoverageGaps(in: coverage).features
    guard !gaps.isEmpty else { return "" }
    let rest = gaps.count - shownGaps
    let more = rest > 0 ? ["and \(rest) more"] : []
    return "never met: " + (gaps.prefix(shownGaps).map(text) + more).joined(separator: ", ")
  }

  /// One feature, or two together.
  static func text(of gap: [KindFeature]) -> String {
    gap.map(word).joined(separator: " with ")
  }

  /// Rounded down: all is not said before all is covered.
  static func percent(_ coverage: ScreenCoverage) -> String {
    "\(coverage.count * 100 / ScreenKind.all.count) %"
  }

  private static func word(for feature: KindFeature) -> String {
    switch feature {
    case .distribution(let distribution): "distribution \(distribution)"
    case .axis(let axis): "\(axis)"
    case .alignment(let alignment): "alignment \(alignment)"
    case .layoutDirection(.leftToRight): "left to right"
    case .layoutDirection(.rightToLeft): "right to left"
    case .population(let population): word(for: population)
    }
  }

  private static func word(for population: ScreenKind.Population) -> String {
    switch population {
    case .empty: "no view"
    case .one: "1 view"
    case .oneHidden: "1 view (hidden)"
    case .few: "2-3 views"
    case .fewSomeHidden: "2-3 views (some hidden)"
    case .fewAllHidden: "2-3 views (all hidden)"
    case .many: "4+ views"
    case .manySomeHidden: "4+ views (some hidden)"
    case .manyAllHidden: "4+ views (all hidden)"
    }
  }
}
