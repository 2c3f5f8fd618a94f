import Foundation
import PropertyKit

let help = """
  Measures how failures of ordinary code shrink: functions and small classes with one planted bug.

  usage: problems [--part earlier|working|judged|NAME] [--seeds N] [--from N] [--only TEXT]
                  [--without PASS]... [--json] [--check]

    --part NAME     the problems of one list, or the one of that name; all unless said otherwise
    --seeds N       runs of each problem (100)
    --from N        the seed of the first run (0)
    --only TEXT     problems whose name or kind has this in it
    --without PASS  leave a pass of the shrinker out
    --json          problems and what was found as JSON lines, for Problems/problems.py
    --check         run nothing; say which of the listed answers do not fail
  """

/// What the words of the command line ask for.
struct Demand {
  var (part, only) = ("", "")
  var (seeds, first) = (100, 0)
  var omitted: Set<String> = []
  var (isJSON, isCheck) = (false, false)

  init(_ words: some Sequence<String>) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      func next() -> String {
        if let word = words.popFirst() { return word }
        complain("\(word) needs something behind it; --help says what")
      }
      func number(from least: Int) -> Int {
        if let number = Int(next()), number >= least { return number }
        complain("\(word) needs a number of \(least) or more")
      }
      switch word {
      case "--part": part = next()
      case "--seeds": seeds = number(from: 1)
      case "--from": first = number(from: 0)
      case "--only": only = next()
      case "--without": omitted.insert(next())
      case "--json": isJSON = true
      case "--check": isCheck = true
      case "--help", "-h":
        print(help)
        exit(0)
      default: complain("\"\(word)\" means nothing here; --help lists what does")
      }
    }
  }

  var problems: [Problem] {
    let named = Problem.parts.filter { part.isEmpty || $0.name == part }.flatMap(\.problems)
    let all = Problem.parts.flatMap(\.problems)
    return (named.isEmpty ? all.filter { $0.name == part } : named).filter {
      only.isEmpty || $0.name.contains(only) || $0.kind.contains(only)
    }
  }
}

/// A problem and what became of it, for another program.
struct Line: Encodable {
  let name, kind, smallest: String
  /// Shares of the runs, in percent.
  let right, found: Double
  /// Means of all runs.
  let calls, cases: Double
  /// How many runs ended at each value; "null" for those that found nothing.
  let finals: [String: Int]

  init(_ problem: Problem, _ runs: [Problem.Run]) {
    (name, kind, smallest) = (problem.name, problem.kind, problem.smallest)
    right = 100 * mean(runs.map { $0.found == problem.smallest ? 1 : 0 })
    found = 100 * mean(runs.map { $0.found != nil ? 1 : 0 })
    calls = mean(runs.map { Double($0.calls) })
    cases = mean(runs.map { Double($0.cases) })
    finals = Dictionary(runs.map { ($0.found ?? "null", 1) }, uniquingKeysWith: +)
  }

  var row: String {
    let wrong = finals.filter { $0.key != smallest }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = wrong.prefix(3).map { "\($0.value) x \($0.key)" }.joined(separator: ", ")
    return name.padding(toLength: 30, withPad: " ", startingAt: 0) + cell(right) + cell(calls)
      + cell(cases) + cell(found) + "   \(smallest)" + (shown.isEmpty ? "" : "   not \(shown)")
  }
}

let demand = Demand(CommandLine.arguments.dropFirst())
let problems = demand.problems
if problems.isEmpty { complain("no such problem; --help says which there are") }
if demand.isCheck {
  let wrong = problems.filter { !$0.smallestFails() }
  for problem in wrong { print("\(problem.name): \(problem.smallest) does not fail") }
  let names = Dictionary(problems.map { ($0.name, 1) }, uniquingKeysWith: +)
  for (name, count) in names.sorted(by: <) where count > 1 { print("\(name): \(count) problems") }
  print("\(problems.count - wrong.count) of \(problems.count) answers fail")
  exit(wrong.isEmpty && names.count == problems.count ? 0 : 1)
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
var rights: [Double] = []
if !demand.isJSON {
  print("problem                        right %   calls   cases found %   smallest")
}
for problem in problems {
  let runs = (demand.first..<demand.first + demand.seeds).map { problem.run($0, demand.omitted) }
  let line = Line(problem, runs)
  rights.append(line.right)
  print(demand.isJSON ? String(decoding: try encoder.encode(line), as: UTF8.self) : line.row)
  fflush(nil)
}
if !demand.isJSON {
  print(
    "\(problems.count) problems:\(cell(mean(rights))) % right, standard error",
    cell(standardError(rights)))
}

func mean(_ numbers: [Double]) -> Double {
  numbers.reduce(0, +) / Double(max(1, numbers.count))
}

/// The standard error of a mean.
func standardError(_ numbers: [Double]) -> Double {
  let middle = mean(numbers)
  let squares = numbers.reduce(0) { $0 + ($1 - middle) * ($1 - middle) }
  return (squares / Double(max(1, numbers.count - 1)) / Double(max(1, numbers.count))).squareRoot()
}

/// A number to the right of a column.
func cell(_ number: Double) -> String {
  let text = "\((number * 10).rounded() / 10)"
  return String(repeating: " ", count: max(0, 8 - text.count)) + text
}

/// Says what is wrong on the error stream and ends with status 64, wrong usage.
func complain(_ message: String) -> Never {
  FileHandle.standardError.write(Data("problems: \(message)\n".utf8))
  exit(64)
}
