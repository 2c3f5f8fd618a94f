import Foundation
import Measuring
import ScreenKinds

let usage = """
  usage: layouts [--count | --kinds [VIEWS ...] | --names | --flex KIND VIEWS]

  Measures what laying a long stack out costs a view, from a screen to its frames, beside a loop
  written by hand for the one case and a copy of the same frames in memory. Everything reads the
  frames it made.

    --count   instructions a view instead of time; needs valgrind (Linux)
    --kinds   instructions a view of many kinds of screens, of about so many views (300 and 3000):
              of a layout of a screen that is given, from given views, from nothing, and in another
              window; with the exponent by which the cost from given views grows
    --names   the names of these kinds
    --flex    a kind as a tree of flexbox with its frames, as JSON; nothing if flexbox cannot say it

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

/// Prints instructions a view of each kind of screen, for some numbers of views.
func printKinds(_ sizes: [Int]) throws {
  print(row("", "views", "layout", "from views", "from nothing", "other window", "growth"))
  for kind in Kind.all {
    var before: (views: Int, cost: Double)?
    for size in sizes {
      let views = try KindWork.layout.work(kind, views: size).views
      let costs = try KindWork.allCases.map { work in
        try Counting.instructions(repetitions: max(2, 3_000 / size)) { times in
          ["--run-kind", kind.name, work.rawValue, "\(size)", "\(times)"]
        } / Double(views)
      }
      let growth = before.map {
        1 + log(costs[1] / $0.cost) / log(Double(views) / Double($0.views))
      }
      print(
        row(
          kind.name, "\(views)", number(costs[0]), number(costs[1]), number(costs[2]),
          number(costs[3]), growth.map { String(format: "%.2f", $0) } ?? ""))
      before = (views, costs[1])
    }
  }
}

/// Prints a kind of screen as flexbox has it, if it can say it.
func printFlexTree(_ name: String, _ size: String) throws {
  guard let kind = Kind.all.first(where: { $0.name == name }), let views = Int(size), views > 0
  else {
    endWith("there is no kind \"\(name)\" of \(size) views: see --names", status: 64)
  }
  guard let tree = try FlexNode.tree(of: kind.screen(kind.content(views))) else { return }
  print(String(decoding: try JSONEncoder().encode(tree), as: UTF8.self))
}

/// Runs one kind of work only: what is counted.
func runKind(_ arguments: [String]) throws {
  guard let kind = Kind.all.first(where: { $0.name == arguments[0] }),
    let work = KindWork(rawValue: arguments[1]), let views = Int(arguments[2]), views > 0,
    let times = Int(arguments[3]), times > 0
  else { endWith("there is nothing to run: \(arguments.joined(separator: " "))", status: 64) }
  print(try work.work(kind, views: views).run(times))
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
  case ("--kinds", _):
    let views = arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
    guard views.count == arguments.count - 1 else { endWith(usage, status: 64) }
    try printKinds(views.isEmpty ? [300, 3_000] : views)
  case ("--names", 1): for kind in Kind.all { print(kind.name) }
  case ("--flex", 3): try printFlexTree(arguments[1], arguments[2])
  case ("--run-kind", 5): try runKind(Array(arguments.dropFirst()))
  case ("--run", 5): try runOnly(Array(arguments.dropFirst()))
  case ("--help", _), ("-h", _): print(usage)
  default: endWith("cannot read: \(arguments.joined(separator: " "))\n\n\(usage)", status: 64)
  }
} catch {
  endWith("\(error)", status: 1)
}
