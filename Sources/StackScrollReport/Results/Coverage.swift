import StackScrollCore
import StackScrollInvariants

/// One thing that kinds of screens can have in common.
package enum KindFeature: Hashable {
  case distribution(Distribution)
  case axis(Axis)
  case alignment(Alignment)
  case layoutDirection(LayoutDirection)
  case population(ScreenKind.Population)

  /// What a kind is made of.
  package static func all(of kind: ScreenKind) -> [KindFeature] {
    [
      .distribution(kind.distribution), .axis(kind.axis), .alignment(kind.alignment),
      .layoutDirection(kind.layoutDirection), .population(kind.population),
    ]
  }
}

/// What a run never met: single features, and pairs of features that it met each by itself.
///
/// Pairs, because most faults of combined settings need no more than two of them.
/// Source: Kuhn, Wallace, Gallo, "Software fault interactions and implications for software
/// testing", IEEE Transactions on Software Engineering 30, 2004.
package struct CoverageGaps {
  /// What was not met, one feature or two, the single ones first.
  package let features: [[KindFeature]]

  /// - Complexity: O(n) for n kinds.
  package init(in coverage: ScreenCoverage) {
    var met: Set<[KindFeature]> = []
    for kind in ScreenKind.all where coverage.contains(kind) {
      met.formUnion(Self.combinations(of: kind))
    }
    var found: [[KindFeature]] = []
    var seen = met
    for kind in ScreenKind.all {
      for combination in Self.combinations(of: kind) where !seen.contains(combination) {
        seen.insert(combination)
        let isNews = combination.count == 1 || combination.allSatisfy { met.contains([$0]) }
        if isNews { found.append(combination) }
      }
    }
    features = found.filter { $0.count == 1 } + found.filter { $0.count > 1 }
  }

  /// The features of a kind, each by itself and each with every other.
  private static func combinations(of kind: ScreenKind) -> [[KindFeature]] {
    let all = KindFeature.all(of: kind)
    return all.map { [$0] }
      + all.indices.flatMap { first in all[(first + 1)...].map { [all[first], $0] } }
  }
}

/// What was covered, in words.
package enum CoverageText {
  /// How many gaps are named.
  static let shownGaps = 6

  /// How many kinds of all, and how much that is.
  package static func share(_ coverage: ScreenCoverage) -> String {
    "\(coverage.count) of \(ScreenKind.all.count) kinds of screens (\(percent(coverage)))"
  }

  /// What tells kinds apart.
  package static let net =
    "by distribution, axis, alignment, reading direction, number of views and hidden views of the"
    + " outer stack"

  /// The sentence about it at the end of a run; nil if no law of screens holds.
  package static func sentence(_ coverage: ScreenCoverage) -> String? {
    guard coverage.count > 0 else { return nil }
    let gaps = gaps(in: coverage)
    return "Coverage: \(share(coverage)), \(net)\(gaps.isEmpty ? "" : "; \(gaps)")."
  }

  /// What was never met; empty if each feature was, with each other.
  package static func gaps(in coverage: ScreenCoverage) -> String {
    let gaps = CoverageGaps(in: coverage).features
    guard !gaps.isEmpty else { return "" }
    let rest = gaps.count - shownGaps
    let more = rest > 0 ? ["and \(rest) more"] : []
    return "never met: " + (gaps.prefix(shownGaps).map(text) + more).joined(separator: ", ")
  }

  /// One feature, or two together.
  package static func text(of gap: [KindFeature]) -> String {
    gap.map(word).joined(separator: " with ")
  }

  /// Rounded down: all is not said before all is covered.
  package static func percent(_ coverage: ScreenCoverage) -> String {
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
