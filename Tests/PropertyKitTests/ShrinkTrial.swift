import PropertyKit
import Testing

/// The results of shrinking one property from the failures of many seeds.
struct ShrinkTrial<Value> {
  /// The simplest value that each seed reached, as text.
  var minima: [String: Int] = [:]
  /// What shrinking took, one number a seed.
  var evaluations: [Int] = []

  var mean: Double { Double(evaluations.reduce(0, +)) / Double(max(1, evaluations.count)) }
  var greatest: Int { evaluations.max() ?? 0 }

  /// Checks a property with a number of seeds and collects what it was shrunk to.
  init(
    _ generator: Gen<Value>, seeds: UInt64 = 100, cases: Int = 20_000,
    _ body: (Value) -> Outcome
  ) {
    for seed in 0..<seeds {
      let report = check(generator, settings: Settings(seed: Seed(seed), cases: cases), body)
      guard let counterexample = report.counterexample else {
        minima["none found", default: 0] += 1
        continue
      }
      minima["\(counterexample.value)", default: 0] += 1
      evaluations.append(counterexample.shrinking.evaluations)
    }
  }

  /// Expects that every seed reached one value, at a bounded cost.
  func expect(
    _ minimum: String, mean bound: Double, atMost limit: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reached = minima.sorted { $0.value > $1.value }.prefix(4).map { "\($0.value) x \($0.key)" }
    let found = reached.joined(separator: ", ")
    #expect(minima.keys.sorted() == [minimum], "\(found)", sourceLocation: sourceLocation)
    #expect(mean <= bound, sourceLocation: sourceLocation)
    #expect(greatest <= limit, sourceLocation: sourceLocation)
  }
}
