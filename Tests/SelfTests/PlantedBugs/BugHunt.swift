import PropertyKit
import StackScrollInvariants

/// Looks for planted bugs with the laws of a catalogue.
///
/// Deterministic: the same seeds give the same result on every machine.
package struct BugHunt: Sendable {
  /// The laws that may catch a bug.
  package let laws: [Invariant]
  /// The seeds over which a law's speed is measured; the first one alone decides who is tried.
  package let seeds: [Seed]

  /// How many of the quickest laws are measured over all seeds.
  static let finalists = 4
  /// How many cases every law may take, one round after the other, until one catches the bug.
  package static let rounds = [8, 60, PlantedBug.maximumCases]
  private let rounds: [Int]

  /// Makes a hunt with the laws among some invariants.
  package init(_ invariants: [Invariant], seeds: [Seed], rounds: [Int] = rounds) {
    laws = invariants.filter { !$0.mustFail }
    self.seeds = seeds
    self.rounds = rounds
  }

  /// The law that catches a bug fastest, of those that come to a small counterexample if there are any; nil if
  /// none does.
  package func fastest(for bug: PlantedBug) -> PlantedBug.Catch? {
    let found = rounds.lazy.compactMap { limit in
      let ranking = ranking(of: bug, limit: limit)
      return ranking.isEmpty ? nil : ranking
    }.first
    let measured = (found ?? []).map { ($0, median(of: $0, for: bug)) }.sorted { $0.1 < $1.1 }
    let catches = measured.lazy.compactMap { law, cases in
      shrunk(by: law, bug).map {
        PlantedBug.Catch(law: law, medianCases: cases, counterexample: $0)
      }
    }
    return catches.first(where: \.counterexample.isSmall) ?? catches.first
  }

  /// The shrunk counterexample of a law to a bug, by the first seed that finds one.
  package func shrunk(by law: Invariant, _ bug: PlantedBug) -> Counterexample<any Subject>? {
    seeds.lazy.compactMap { seed in
      law.explore(
        settings: Settings(
          seed: seed, cases: PlantedBug.maximumCases, maximumExplainEvaluations: 0,
          maximumFailures: 1,
          casesAfterFailure: 0), model: bug.model
      ).counterexample
    }.first
  }

  /// How many cases a law takes to catch a bug, by one seed; nil for more than a limit.
  private func cases(
    of law: Invariant, toCatch bug: PlantedBug, seed: Seed, limit: Int = PlantedBug.maximumCases
  ) -> Int? {
    let settings = Settings(
      seed: seed, cases: limit, enumeration: .never, maximumShrinkEvaluations: 0,
      maximumExplainEvaluations: 0, maximumFailures: 1, casesAfterFailure: 0)
    let report = law.explore(settings: settings, model: bug.model)
    return report.counterexample.map { _ in report.passed + report.discarded + 1 }
  }

  /// A law, and the bug that breaks it, with the smallest subject on which it does.
  ///
  /// - Returns: the first of the bugs that are caught soonest whose counterexample is small and has
  ///   a neighbour that passes; nil if there is none.
  package func breaking(_ law: Invariant, among bugs: [PlantedBug]) -> BrokenFixture? {
    for limit in rounds {
      let found = bugs.enumerated().compactMap { index, bug -> (Int, Int)? in
        guard Self.mayCatch(law, bug) else { return nil }
        return cases(of: law, toCatch: bug, seed: seeds.first ?? 0, limit: limit).map {
          ($0, index)
        }
      }
      for (_, index) in found.sorted(by: <).prefix(2 * Self.finalists) {
        guard let counterexample = shrunk(by: law, bugs[index]), counterexample.isSmall,
          let fixture = BrokenFixture.find(counterexample, of: law, bugs[index])
        else { continue }
        return fixture
      }
    }
    return nil
  }

  /// Whether a law asks for anything that a bug is in: those of the family of windows are about how
  /// windows are laid out, and no others are.
  private static func mayCatch(_ law: Invariant, _ bug: PlantedBug) -> Bool {
    bug.isOfWindows == (law.family == "windows")
  }

  /// The laws that catch a bug within a number of cases, the quickest first.
  private func ranking(of bug: PlantedBug, limit: Int) -> [Invariant] {
    let found = laws.enumerated().compactMap { index, law -> (Int, Int, Invariant)? in
      guard Self.mayCatch(law, bug) else { return nil }
      return cases(of: law, toCatch: bug, seed: seeds.first ?? 0, limit: limit).map {
        ($0, index, law)
      }
    }
    return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(Self.finalists).map(\.2)
  }

  private func median(of law: Invariant, for bug: PlantedBug) -> Int {
    let counts = seeds.map { cases(of: law, toCatch: bug, seed: $0) ?? PlantedBug.maximumCases + 1 }
    return counts.sorted()[counts.count / 2]
  }
}

extension Counterexample where Value == any Subject {
  /// How many views and how many steps a shrunk counterexample of a planted bug may have.
  package static var mostParts: Int { 3 }

  /// Whether it is small enough to be understood at a glance.
  package var isSmall: Bool {
    value.viewCount <= Self.mostParts && value.stepCount <= Self.mostParts
  }
}
