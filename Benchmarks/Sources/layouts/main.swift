import Foundation
import Measuring

let usage = """
  usage: layouts [--count]

  Measures what laying a long stack out costs a view, from a screen to its frames, beside a loop
  written by hand for the one case and a copy of the same frames in memory. Everything reads the
  frames it made.

    --count   instructions a view instead of time; needs valgrind (Linux)

  Ends with status 1 if an instruction count is above its limit.
  """

let sizes = [300, 3_000, 30_000]
let rounds = 20

/// Prints nanoseconds a view, and how flat they are: the greatest by the least.
func printTimes() throws {
  print(row("", "views", "ns a view", "by hand", "copy", "ratio"))
  let lengths = [30] + sizes + [1_000_000]
  for subject in Subject.all {
    let costs = try nanoseconds(subject, lengths)
    for (views, cost) in zip(lengths, costs) {
      print(
        row(
          subject.name, "\(views)", number(cost[0]), number(cost[1]), number(cost[2]),
          number(cost[0] / cost[1])))
    }
    let ours = costs.map { $0[0] }
    let flatness = (ours.max() ?? .nan) / (ours.min() ?? .nan)
    print(row(subject.name, "flat within", number(flatness), "limit 2"))
  }
}

/// Nanoseconds a view, for each length and each way.
///
/// The lengths take turns, so that a slow spell of the machine meets all of them.
func nanoseconds(_ subject: Subject, _ lengths: [Int]) throws -> [[Double]] {
  let works = try lengths.map { views in
    try Way.allCases.map { try $0.work(subject, views: views) }
  }
  var best = works.map { $0.map { _ in Double.infinity } }
  for _ in 0..<rounds {
    for (length, views) in lengths.enumerated() {
      for (way, work) in works[length].enumerated() {
        let times = max(1, 10_000_000 / views)
        let time = Timing.nanoseconds(of: times, rounds: 1) { _ = work($0) } / Double(views)
        best[length][way] = min(best[length][way], time)
      }
    }
  }
  return best
}

/// Prints instructions a view; false if one is above its limit.
func printCounts() throws -> Bool {
  print(row("", "views", "instructions", "limit", "by hand", "copy"))
  var isWithin = true
  for subject in Subject.all {
    for views in sizes {
      let cost = try Way.allCases.map { way in
        try Counting.instructions(repetitions: 10) { times in
          ["--run", subject.name, way.rawValue, "\(views)", "\(times)"]
        } / Double(views)
      }
      isWithin = isWithin && cost[0] <= subject.limit
      print(
        row(
          subject.name, "\(views)", number(cost[0]), number(subject.limit), number(cost[1]),
          number(cost[2])))
    }
  }
  return isWithin
}

/// Runs one thing only: what is counted.
func runOnly(_ arguments: [String]) throws {
  guard let subject = Subject.all.first(where: { $0.name == arguments[0] }),
    let way = Way(rawValue: arguments[1]), let views = Int(arguments[2]), views > 0,
    let times = Int(arguments[3]), times > 0
  else { endWith("there is nothing to run: \(arguments.joined(separator: " "))", status: 64) }
  print(try way.work(subject, views: views)(times))
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case (nil, _): try printTimes()
  case ("--count", 1): if try !printCounts() { exit(1) }
  case ("--run", 5): try runOnly(Array(arguments.dropFirst()))
  case ("--help", _), ("-h", _): print(usage)
  default: endWith("cannot read: \(arguments.joined(separator: " "))\n\n\(usage)", status: 64)
  }
} catch {
  endWith("\(error)", status: 1)
}
