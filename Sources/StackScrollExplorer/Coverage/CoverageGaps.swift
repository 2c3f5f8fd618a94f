import StackScrollCore
import StackScrollInvariants

/// One thing that kinds of screens can have in common.
enum KindFeature: Hashable {
  case distribution(Distribution)
  case axis(Axis)
  case alignment(Alignment)
  case layoutDirection(LayoutDirection)
  case population(ScreenKind.Population)

  /// What a kind is made of.
  static func all(of kind: ScreenKind) -> [KindFeature] {
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
struct CoverageGaps {
  /// What was not met, one feature or two, the single ones first.
  let features: [[KindFeature]]

  /// - Complexity: O(n) for n kinds.
  init(in coverage: ScreenCoverage) {
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

extension [Trial] {
  /// The kinds of screens on which laws that hold passed.
  ///
  /// Others do not count: where a law fails, how far it went on depends on who ran it.
  var coverage: ScreenCoverage {
    reduce(into: ScreenCoverage()) { $0.formUnion($1.coverage) }
  }
}
