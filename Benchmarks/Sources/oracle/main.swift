import Foundation
import Measuring
import PropertyKit
import SelfTests
import StackScrollInvariants

let usage = """
  usage: oracle [--screens N] [--seed N] [--print N] [--tied]

  Compares the closed forms with the constraints behind them, all of them, solved: on random screens,
  axis by axis. Each axis must come out the same. Prints how many were compared, what was left out and
  why, and the screens on which the two do not agree; these end the command with a status above 0.

    --screens N   how many (default 1000000)
    --seed N      where the random numbers start (default 1)
    --print N     how many disagreements to print in full (default 5)
    --tied        only stacks in stacks whose views often give way equally; nothing is left out
  """

/// The value of an option, or its default.
func option(_ name: String, default fallback: Int, in arguments: [String]) -> Int {
  guard let place = arguments.firstIndex(of: name) else { return fallback }
  guard place + 1 < arguments.count, let value = Int(arguments[place + 1]), value >= 0 else {
    endWith("\(name) takes a number\n\n\(usage)", status: 64)
  }
  return value
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") || arguments.contains("-h") {
  print(usage)
  exit(0)
}
let known = ["--screens", "--seed", "--print", "--tied"]
if let odd = arguments.first(where: { Int($0) == nil && !known.contains($0) }) {
  endWith("cannot read: \(odd)\n\n\(usage)", status: 64)
}
let trial = OracleTrial(
  draw: arguments.contains("--tied") ? .tiedScreens : .oracleScreens,
  screens: option("--screens", default: 1_000_000, in: arguments),
  seed: UInt64(option("--seed", default: 1, in: arguments)),
  printed: option("--print", default: 5, in: arguments))
exit(trial.run() ? 0 : 1)
