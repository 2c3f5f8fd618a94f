import PropertyKit

/// How many cases a task took, seed by seed.
struct TaskResult {
  let task: TreeTask
  /// The runs that found the bug.
  let found: [Int]
  /// How many runs there were.
  let runs: Int

  /// Runs a task with the first seeds.
  init(_ task: TreeTask, runs: Int, cases: Int) {
    self.task = task
    self.runs = runs
    found = (0..<runs).compactMap { seed in
      task.casesToFind(
        Settings(seed: Seed(UInt64(seed)), cases: cases, maximumShrinkEvaluations: 0))
    }.sorted()
  }

  /// Whether every run found it.
  var isSolved: Bool { found.count == runs }

  /// The middle of the runs; those that found nothing count as endless.
  var median: Double {
    guard isSolved, runs > 0 else { return .infinity }
    return Double(found[(runs - 1) / 2] + found[runs / 2]) / 2
  }

  /// The mean of the runs that found it.
  var mean: Double { Double(found.reduce(0, +)) / Double(max(1, found.count)) }
}
