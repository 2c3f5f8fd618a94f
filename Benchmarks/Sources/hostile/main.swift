import Foundation
import Measuring
import PropertyKit
import SelfTests
import StackScrollInvariants

let usage = """
  usage: hostile [--screens N] [--windows N] [--seed N]

  Lays out screens that nobody would write: extreme, degenerate and impossible numbers, towers of
  stacks; and windows with constraints between anything. Each must get an answer of finite numbers or a typed error; a trap or a number that is none
  ends the command with a status above 0.

    --screens N   how many (default 1000000)
    --windows N   how many (default 100000)
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
let known = ["--screens", "--windows", "--seed"]
if let odd = arguments.first(where: { Int($0) == nil && !known.contains($0) }) {
  endWith("cannot read: \(odd)\n\n\(usage)", status: 64)
}
let seed = Seed(UInt64(option("--seed", default: 1, in: arguments)))
let workers = ProcessInfo.processInfo.activeProcessorCount

/// Checks values of one kind, and says whether all got an answer.
func answers<Value: Sendable>(
  _ values: Gen<Value>, _ count: Int, _ outcome: @escaping @Sendable (Value) throws -> Outcome
) -> Bool {
  let report = check(
    values, settings: Settings(seed: seed, cases: count), workers: workers, outcome)
  print(ReportText.text(of: report))
  if case .passed = report.verdict { return true }
  return false
}

let screens = answers(.hostileScreens, option("--screens", default: 1_000_000, in: arguments)) {
  try HostileTrial.outcome(of: $0)
}
let windows = answers(.hostileWindows, option("--windows", default: 100_000, in: arguments)) {
  try HostileTrial.outcome(of: $0)
}
exit(screens && windows ? 0 : 1)
