import Foundation
import Measuring
import PropertyKit
import SelfTests
import StackScrollInvariants

let usage = """
  usage: hostile [--screens N] [--seed N]

  Lays out screens that nobody would write: extreme, degenerate and impossible numbers, towers of
  stacks. Each must get an answer of finite numbers or a typed error; a trap or a number that is none
  ends the command with a status above 0.

    --screens N   how many (default 1000000)
    --seed N      where the random numbers start (default 1)
  """

/// The value of an option, or its default.
func option(_ name: String, default fallback: Int, in arguments: [String]) -> Int {
  guard let place = arguments.firstIndex(of: name) else { return fallback }
  guard place + 1 < arguments.count, let value = Int(arguments[place + 1]), value > 0 else {
    endWith("\(name) takes a number above 0\n\n\(usage)", status: 64)
  }
  return value
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") || arguments.contains("-h") {
  print(usage)
  exit(0)
}
let known = ["--screens", "--seed"]
if let odd = arguments.first(where: { Int($0) == nil && !known.contains($0) }) {
  endWith("cannot read: \(odd)\n\n\(usage)", status: 64)
}
let settings = Settings(
  seed: Seed(UInt64(option("--seed", default: 1, in: arguments))),
  cases: option("--screens", default: 1_000_000, in: arguments))
let workers = ProcessInfo.processInfo.activeProcessorCount
let report = check(.hostileScreens, settings: settings, workers: workers) { description in
  try HostileTrial.outcome(of: description)
}
print(ReportText.text(of: report))
if case .passed = report.verdict { exit(0) }
exit(1)
