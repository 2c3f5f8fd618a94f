import PropertyKit
import StackScrollInvariants

/// Whose assumptions to drop, and how long to look for what breaks then.
struct AssumptionsRequest {
  /// The laws, in the order of the catalogue.
  let laws: [Invariant]
  /// Over how many cases a law without an assumption is checked.
  let cases: Int
  /// Where the cases come from.
  let seed: Seed

  init(_ list: ArgumentList, catalogue: Catalogue) throws(UsageError) {
    guard !list.names.isEmpty else { throw list.error(.noLawToWeaken) }
    let chosen = try list.invariants(of: catalogue)
    if let name = list.names.first(where: { catalogue[$0]?.mustFail == true }) {
      throw list.error(.claimIsFalseAnyway(name))
    }
    laws = chosen.filter { !$0.mustFail }
    guard !laws.isEmpty else { throw list.error(.claimIsFalseAnyway(list.names[0])) }
    cases = try list.caseCount()
    seed = try list.seed()
  }

  /// The settings for one law, with its assumptions or without one.
  var settings: Settings {
    Settings(seed: seed, cases: cases, maximumExplainEvaluations: 0)
  }
}
