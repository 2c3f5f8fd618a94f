import Foundation
import Measuring
import StackScrollExplorer

let usage = """
  usage: growth [--only WORD] [--limit SECONDS]
         growth --count
         growth --fuzz RUNS [--seed N]

  Runs every command on 10, 100 and 1,000 times its usual input and prints the processor time and the
  exponent of its growth from the second to the third: 1 is linear. Inputs are made, not read.

    --only WORD        only what has the word in its name
    --limit SECONDS    what would take longer, by the time before it and a square, is left out
                       (default 100)
    --count            instructions of `lint --views 0` and `explain` instead, on a scene of 100, 1,000
                       and 10,000 views and lists of as many constraints; needs valgrind (Linux)
    --fuzz RUNS        so many runs of commands and sizes that are drawn, from the usual size to a thousand
                       times it; tells which take more than 4 s and 10 s for each 1,000,000 bytes, and
                       the ten slowest with the exponent from half their size
    --seed N           from what they are drawn (default 0)

  Ends with status 1 if an exponent is above 1.25 or a command answers otherwise than it should.
  """

/// The value behind an option; nil if it is not there.
func value(of option: String) -> String? {
  let arguments = CommandLine.arguments
  guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else {
    return nil
  }
  return arguments[place + 1]
}

if CommandLine.arguments.contains("--help") {
  print(usage)
  exit(0)
}
/// Above what an exponent is too steep; below it, noise and logarithms are.
let steep = 1.25
let given = Array(CommandLine.arguments.dropFirst())
if given == ["--count"] { exit(try Counts(steep: steep).printTable() ? 0 : 1) }
if given.first == "--run", given.count == 4, let size = Int(given[2]), let times = Int(given[3]) {
  try Counts.run(given[1], size: size, times: times)
  exit(0)
}
/// Seconds of processor time that a command takes, and what it said.
func run(_ arguments: [String]) -> (seconds: Double, transcript: Transcript) {
  let start = clock()
  let transcript = Explorer.transcript(of: arguments)
  return (Double(clock() - start) / Double(CLOCKS_PER_SEC), transcript)
}

if let runs = value(of: "--fuzz").flatMap(Int.init) {
  let seed = value(of: "--seed").flatMap(UInt64.init) ?? 0
  exit(try SizeFuzzer(runs: runs, seed: seed, run: run).printTable() ? 0 : 1)
}
let word = value(of: "--only") ?? ""
let limit = value(of: "--limit").flatMap(Double.init) ?? 100

let folder = FileManager.default.temporaryDirectory.appending(path: "growth-\(UUID().uuidString)")
defer { try? FileManager.default.removeItem(at: folder) }
var isGood = true
print(row("", "10", "100", "1,000", "exponent"))
for workload in Workload.all where workload.name.contains(word) || word.isEmpty {
  var seconds: [Double] = []
  for factor in [10, 100, 1000] {
    if let last = seconds.last, last * 100 > limit, last > 0.5 { break }
    let place = folder.appending(path: "\(factor)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let arguments = try workload.arguments(workload.usual * factor, place)
    let result = run(arguments)
    seconds.append(result.seconds)
    if result.transcript.status == .unusable {
      isGood = false
      print("\(workload.name), \(factor): \(result.transcript.errors.prefix(300))")
    }
    try FileManager.default.removeItem(at: place)
  }
  let cells = (0..<3).map { $0 < seconds.count ? "\(number(seconds[$0] * 1000)) ms" : "-" }
  var exponent = "-"
  if let last = seconds.last, seconds.count > 1, last > 0.02 {
    let growth = log10(last / max(seconds[seconds.count - 2], 1e-6))
    exponent = "\((growth * 100).rounded() / 100)\(growth > steep ? " *" : "")"
    if growth > steep { isGood = false }
  }
  print(row(workload.name, cells[0], cells[1], cells[2], exponent))
  fflush(nil)
}
exit(isGood ? 0 : 1)
