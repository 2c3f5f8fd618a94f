@_spi(Measuring) import PropertyKit

/// What many runs of one challenge gave.
struct Measurement {
  /// How many runs reached the one right answer.
  let right: Int
  let runs: Int
  /// Calls of the property for shrinking, one number a run, in order of size.
  let evaluations: [Int]
  /// The mean number of cases to find a failure.
  let cases: Double

  var mean: Double { Double(evaluations.reduce(0, +)) / Double(runs) }
  var median: Int { evaluations[runs / 2] }
  var greatest: Int { evaluations[runs - 1] }

  init(_ challenge: Challenge, seeds: Int, sizes: Sizes, omitting passes: Set<String> = []) {
    let results = (0..<seeds).map { seed in
      var settings = Settings(seed: Seed(UInt64(seed)), cases: 100_000, sizes: sizes)
      settings.omittedPasses = passes
      return challenge.run(settings)
    }
    right = results.count { $0.found == challenge.answer }
    runs = seeds
    evaluations = results.map(\.evaluations).sorted()
    cases = Double(results.reduce(0) { $0 + $1.cases }) / Double(seeds)
  }
}
