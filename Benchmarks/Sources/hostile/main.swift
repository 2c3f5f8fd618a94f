import Foundation
import Measuring
import PropertyKit
import SelfTests
import StackScrollInvariants
import Synchronization

let usage = """
  usage: hostile [--screens N] [--windows N] [--damaged N] [--seed N] [--workers N]

  Lays out what nobody would write: screens with extreme, degenerate and impossible numbers and towers
  of stacks; windows with constraints between anything; files of windows with bytes and words changed.
  Each must get an answer of finite numbers or a typed error; a trap or a number that is none ends the
  command with a status above 0. Counted is what came of them, and the slowest is shown.

    --screens N   how many (default 1000000, 0 for none)
    --windows N   how many (default 100000)
    --damaged N   how many files (default 10000)
    --seed N      where the random numbers start (default 1)
    --workers N   how many threads (default all)
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
let known = ["--screens", "--windows", "--damaged", "--seed", "--workers"]
if let odd = arguments.first(where: { Int($0) == nil && !known.contains($0) }) {
  endWith("cannot read: \(odd)\n\n\(usage)", status: 64)
}
let seed = Seed(UInt64(option("--seed", default: 1, in: arguments)))
let workers = max(
  1, option("--workers", default: ProcessInfo.processInfo.activeProcessorCount, in: arguments))

/// What came of the cases of one kind.
struct Tally {
  var answers: [String: Int] = [:]
  var slowest = Duration.zero
}

/// Checks values of one kind, and says whether all got an answer.
func answers<Value: Sendable>(
  _ name: String, _ values: Gen<Value>, default usual: Int,
  _ trial: @escaping @Sendable (Value) -> HostileTrial
) -> Bool {
  let count = option("--\(name)", default: usual, in: arguments)
  guard count > 0 else { return true }
  let tally = Mutex(Tally())
  let settings = Settings(seed: seed, cases: count)
  let report = check(values, settings: settings, workers: workers) { value in
    let start = ContinuousClock.now
    let trial = trial(value)
    let time = ContinuousClock.now - start
    tally.withLock { tally in
      tally.answers[trial.answer, default: 0] += 1
      if time > tally.slowest { tally.slowest = time }
    }
    return trial.outcome
  }
  print("\(name): \(ReportText.text(of: report))")
  let (counts, slowest) = tally.withLock { ($0.answers, $0.slowest) }
  for (answer, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
    print("  \(count) \(answer)")
  }
  print("  the slowest took \(slowest.formatted(.units(allowed: [.milliseconds])))")
  if case .passed = report.verdict { return true }
  return false
}

let isGood = [
  answers("screens", .hostileScreens, default: 1_000_000) { HostileTrial($0) },
  answers("windows", .hostileWindows, default: 100_000) { HostileTrial($0) },
  answers("damaged", .damagedWindowFiles, default: 10_000) { HostileTrial(windowFile: Data($0)) },
]
exit(isGood.allSatisfy { $0 } ? 0 : 1)
