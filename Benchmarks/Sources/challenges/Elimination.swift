import PropertyKit

/// The passes that are left when again and again the one that costs least is taken out.
///
/// A pass without which a demand is not met stays: with still fewer passes it is needed all the
/// more, so it is not tried again.
struct Elimination {
  let seeds: Int
  private var omitted: Set<String> = []
  private var kept: Set<String> = []

  init(seeds: Int) { self.seeds = seeds }

  /// What became of the demands without some passes.
  private enum Trial {
    /// All are met; the sum of all means.
    case met(cost: Double)
    /// The first that is not, and why.
    case unmet(String)
  }

  /// Takes passes out for as long as every demand is met, and prints what holds the others.
  mutating func run() {
    print("\(Demand.all.count) demands, \(seeds) runs each; cost is the sum of all means")
    guard case .met(let cost) = printed("none left out", omitting: []) else { return }
    var before = cost
    while let (pass, cost) = cheapest() {
      omitted.insert(pass)
      print("OUT: \(pass), cost \(tenths(before)) -> \(tenths(cost))")
      before = cost
    }
    print("left: " + ShrinkPasses.names.filter { !omitted.contains($0) }.joined(separator: ", "))
  }

  /// The pass without which all demands are met at the least cost.
  private mutating func cheapest() -> (pass: String, cost: Double)? {
    var found: (pass: String, cost: Double)?
    for pass in ShrinkPasses.names where !omitted.contains(pass) && !kept.contains(pass) {
      switch printed("without " + pass, omitting: omitted.union([pass])) {
      case .met(let cost): if cost < found?.cost ?? .infinity { found = (pass, cost) }
      case .unmet: kept.insert(pass)
      }
    }
    return found
  }

  private func printed(_ title: String, omitting passes: Set<String>) -> Trial {
    let trial = trial(omitting: passes)
    switch trial {
    case .met(let cost): print("  \(title): cost \(tenths(cost))")
    case .unmet(let reason): print("  \(title): \(reason)")
    }
    return trial
  }

  private func trial(omitting passes: Set<String>) -> Trial {
    var cost = 0.0
    var sums: [Sizes: Double] = [:]
    for demand in Demand.all {
      let found = Measurement(
        demand.challenge, seeds: seeds, sizes: demand.sizes, omitting: passes)
      if let reason = demand.shortfall(found) {
        return .unmet("\(demand.challenge.name): \(reason)")
      }
      cost += found.mean
      if Challenge.published.contains(where: { $0.name == demand.challenge.name }) {
        sums[demand.sizes, default: 0] += found.mean
      }
    }
    for start in starts where sums[start.sizes] ?? 0 > Double(start.bar(.sum)) {
      return .unmet("sum of the thirteen \(tenths(sums[start.sizes] ?? 0))")
    }
    return .met(cost: cost)
  }
}
