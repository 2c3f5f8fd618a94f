import PropertyKit

let usage = """
  usage: trees [--reference | --runs N]

  Looks for the planted bugs of the published tree workloads and prints how many cases that takes.
  A task is a bug and a property that must find it; each is run with ten seeds.

    --reference   check that the functions without a bug pass every property in 100,000 cases
    --runs N      run each task with N seeds, 1 to 1000: a steadier median than that of ten
  """

let workloads = [Workload.searchTree, .redBlackTree]
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }) {
case (nil, _): printTasks(of: workloads, runs: 10)
case ("--runs", let runs?) where arguments.count == 2 && (1...1000).contains(runs):
  printTasks(of: workloads, runs: runs)
case ("--reference", _) where arguments.count == 1: printReference(of: workloads)
case ("--help", _), ("-h", _): print(usage)
default: endWithUsageError("cannot read: \(arguments.joined(separator: " "))\n\n\(usage)")
}
