import Foundation
import PropertyKit

/// Ends the program as tools do whose arguments are wrong.
func endWithUsageError(_ message: String) -> Never {
  print(message)
  exit(64)
}

/// Prints what each task of each workload took, and the sums.
func printTasks(of workloads: [Workload], runs: Int) {
  for workload in workloads {
    print("\(workload.name): \(workload.tasks.count) tasks")
    print(row("bug", "property", "solved", "median", "mean"))
    var results: [TaskResult] = []
    for task in workload.tasks {
      let result = TaskResult(task, runs: runs, cases: 1_000_000)
      results.append(result)
      print(
        row(
          task.mutant, task.law, "\(result.found.count)/\(result.runs)", number(result.median),
          number(result.mean)))
    }
    let solved = results.count(where: \.isSolved)
    let sum = results.map(\.median).reduce(0, +)
    print(row("sum", "", "\(solved)/\(results.count)", number(sum), ""))
    print(row("best published", "", "", number(workload.publishedSum), "") + "\n")
  }
}

/// Prints whether the functions without a bug pass; ends with 1 if one does not.
func printReference(of workloads: [Workload]) {
  var isRight = true
  for workload in workloads {
    print("\(workload.name) without a bug")
    for (law, broken) in workload.reference(Settings(cases: 100_000)) {
      isRight = isRight && broken == nil
      print(row("", law, broken.map { "broken by case \($0)" } ?? "holds", "", ""))
    }
  }
  if !isRight { exit(1) }
}

private func row(_ cells: String...) -> String {
  let widths = [20, 18, 6, 10, 10]
  return zip(cells, widths).enumerated().map { place, cell in
    let room = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
    return place < 2 ? cell.0 + room : room + cell.0
  }.joined(separator: "  ")
}

/// A number with one decimal, without it if it is whole.
private func number(_ value: Double) -> String {
  guard value.isFinite, value < 1e15 else { return "-" }
  let tenths = Int((value * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
