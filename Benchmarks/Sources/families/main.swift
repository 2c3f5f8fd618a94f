import Foundation
import PropertyKit

let help = """
  Measures how failures of families of properties shrink, whose constants are drawn from a seed.

  usage: families [--tune SEED | --judge SEED | --further SEED | --unseen SEED | --fresh SEED
                  | --latest SEED] [--seeds N] [--only TEXT] [--without PASS] [--json]

    --tune SEED     the tuning half, with constants from this text (tuning)
    --judge SEED    the other half of the families, with constants from this text
    --further SEED  24 kinds that were judged once, with constants from this text
    --unseen SEED   41 kinds that were judged twice, with constants from this text
    --fresh SEED    37 kinds that were judged once, with constants from this text
    --latest SEED   17 kinds that no pass was made for, with constants from this text
    --seeds N       runs of each family (100)
    --only TEXT     families whose name has this in it
    --without PASS  leave a pass of the shrinker out
    --json          families and runs as JSON lines, for Families/families.py
  """

var seeds = 100
var (part, text) = (Family.Part.tuning, "tuning")
var (only, omitted, isJSON) = ("", Set<String>(), false)
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  func next() -> String {
    if let word = words.popFirst() { return word }
    complain("\(word) needs something behind it; --help says what")
  }
  switch word {
  case "--tune": (part, text) = (.tuning, next())
  case "--judge": (part, text) = (.judging, next())
  case "--further": (part, text) = (.further, next())
  case "--unseen": (part, text) = (.unseen, next())
  case "--fresh": (part, text) = (.fresh, next())
  case "--latest": (part, text) = (.latest, next())
  case "--seeds":
    guard let number = Int(next()), number > 0 else { complain("--seeds needs a number above 0") }
    seeds = number
  case "--only": only = next()
  case "--without": omitted.insert(next())
  case "--json": isJSON = true
  case "--help", "-h":
    print(help)
    exit(0)
  default: complain("\"\(word)\" means nothing here; --help lists what does")
  }
}

/// A family and what became of it, for another program.
struct Line: Encodable {
  let name: String
  let shape: Shape
  let minimum: Value
  let fails: String
  let isPuzzle: Bool
  let runs: [Family.Run]
}

let families = Family.drawn(part, seed: text).filter {
  only.isEmpty || $0.name.contains(only)
}
var shares: [Bool: [(right: Double, calls: Double)]] = [:]
if !isJSON { print("family                          right %   calls   most   cases   minimum") }
for family in families {
  if !family.fails(family.minimum) { complain("\(family.name): \(family.minimum) does not fail") }
  let runs = (0..<seeds).map { family.run(seed: $0, omitting: omitted) }
  let right = 100 * Double(runs.count { $0.found == family.minimum }) / Double(seeds)
  let calls = Double(runs.reduce(0) { $0 + $1.calls }) / Double(seeds)
  let cases = Double(runs.reduce(0) { $0 + $1.cases }) / Double(seeds)
  shares[family.isPuzzle, default: []].append((right, calls))
  if isJSON {
    let line = Line(
      name: family.name, shape: family.shape, minimum: family.minimum, fails: family.python,
      isPuzzle: family.isPuzzle, runs: runs)
    print(String(decoding: try JSONEncoder().encode(line), as: UTF8.self))
  } else {
    let wrong = Set(runs.filter { $0.found != family.minimum }.map { $0.found?.description ?? "-" })
    print(
      family.name.padding(toLength: 30, withPad: " ", startingAt: 0),
      cell(right), cell(calls), cell(Double(runs.map(\.calls).max() ?? 0)), cell(cases),
      " \(family.minimum)", wrong.isEmpty ? "" : "not \(wrong.sorted().prefix(2))")
  }
}
for (isPuzzle, found) in shares.sorted(by: { !$0.key && $1.key }) where !isJSON {
  let count = Double(found.count)
  let right = found.reduce(0) { $0 + $1.right } / count
  let calls = found.reduce(0) { $0 + $1.calls } / count
  let kind = isPuzzle ? "puzzles of numbers, not scored" : "kinds of data"
  print("\(found.count) \(kind): \(cell(right)) % right,\(cell(calls)) calls")
}

/// A number to the right of a column.
func cell(_ number: Double) -> String {
  let text = "\((number * 10).rounded() / 10)"
  return String(repeating: " ", count: max(0, 8 - text.count)) + text
}

/// Says what is wrong on the error stream and ends with status 64, wrong usage.
func complain(_ message: String) -> Never {
  FileHandle.standardError.write(Data("families: \(message)\n".utf8))
  exit(64)
}
