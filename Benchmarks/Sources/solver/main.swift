import Foundation
import Measuring
import Peers
import ScreenKinds
import StackScrollConstraints

let usage = """
  usage: solver [--count | --screens [VIEWS ...]]

  Measures what a tab strip costs a tab: giving its rows to a new solver and solving them, in any
  order; solving again after a resize; and the same from constraints between anchors. Every value is
  read. Kiwi stands beside it if its headers are found: in KIWI_INCLUDE, or where the compiler looks
  anyway. (pip download --no-binary :all: kiwisolver has them.) Its strengths are weights, so its
  values may differ where priorities do.

    --count     instructions a tab instead of time; needs valgrind (Linux)
    --screens   instructions a view of the constraints behind feeds, stacks in stacks and ratios that
                are preferences, of about so many views (50, 200 and 1000), and the exponents by which
                they grow

  Ends with status 1 if an instruction count is above its limit.
  """

/// Prints microseconds a tab.
func printTimes() throws {
  print(row("", "tabs", "µs a tab"))
  for kind in [TabStrip.Kind.pairs, .frames] {
    for task in Task.allCases {
      for tabs in [30, 300, 3_000, 30_000] {
        let work = try task.work(TabStrip(kind: kind, tabs: tabs), .given)
        let cost = try Timing.nanoseconds(of: max(1, 30_000 / tabs)) { _ = try work($0) }
        print(row("\(kind), \(task.rawValue)", "\(tabs)", number(cost / Double(tabs) / 1000)))
      }
    }
  }
}

/// What others solve, if it is installed.
func withKiwi<Result>(_ body: (Kiwi?) throws -> Result) rethrows -> Result {
  let kiwi = Kiwi()
  defer { kiwi?.remove() }
  if kiwi == nil { print("kiwi not installed: see --help\n") }
  return try body(kiwi)
}

/// Prints instructions a tab; false if one is above its limit.
func printCounts(_ kiwi: Kiwi?) throws -> Bool {
  print(row("", "tabs", "instructions", "limit", "kiwi"))
  var isWithin = true
  for kind in TabStrip.Kind.allCases {
    for tabs in [30, 300, 3_000] {
      isWithin = try printCounts(TabStrip(kind: kind, tabs: tabs), kiwi) && isWithin
    }
  }
  return isWithin
}

func printCounts(_ strip: TabStrip, _ kiwi: Kiwi?) throws -> Bool {
  var isWithin = true
  for task in Task.allCases {
    for order in TabStrip.Order.allCases {
      let repetitions = task.isResize ? 20 : max(1, 300 / strip.tabs)
      let cost =
        try Counting.instructions(repetitions: repetitions) { times in
          [
            "--run", task.rawValue, order.rawValue, strip.kind.rawValue, "\(strip.tabs)",
            "\(times)",
          ]
        } / Double(strip.tabs)
      var other = "-"
      if let kiwi, order == .given, strip.tabs <= 300, strip.kind != .images {
        let system = LinearSystem(
          ConstraintSystem(strip.constraints(order)), edited: TabStrip.width)
        let count = try kiwi.instructions(
          system, task.peer, repetitions: task.isResize ? repetitions : 1)
        other = number(count / Double(strip.tabs))
      }
      let limit = task.limit(strip.kind)
      isWithin = isWithin && cost <= limit
      print(
        row(
          "\(strip.kind), \(task.rawValue), \(order.rawValue)", "\(strip.tabs)", number(cost),
          limit.isFinite ? number(limit) : "-", other))
    }
  }
  return isWithin
}

/// The most views that kiwi is given: with some more it takes minutes, and ratios more than an hour.
let mostForKiwi = 100

/// Prints instructions a view of the constraints behind screens.
func printScreens(_ sizes: [Int], _ kiwi: Kiwi?) throws {
  print(row("", "views", "solved", "growth", "open told", "growth", "kiwi"))
  for kind in Kind.solved {
    var before: (views: Double, costs: [Double])?
    for size in sizes {
      let (system, count) = try ScreenTask.system(kind, views: size)
      let views = Double(count)
      let costs = try ScreenTask.allCases.map { task in
        try Counting.instructions(repetitions: max(1, 200 / size)) {
          ["--run-screen", kind.name, task.rawValue, "\(size)", "\($0)"]
        } / views
      }
      let growth = costs.indices.map { task in
        before.map {
          String(format: "%.2f", 1 + log(costs[task] / $0.costs[task]) / log(views / $0.views))
        } ?? "-"
      }
      let other =
        try count > mostForKiwi
        ? nil : kiwi?.instructions(LinearSystem(system), .build, repetitions: 1)
      print(
        row(
          kind.name, "\(count)", number(costs[0]), growth[0], number(costs[1]), growth[1],
          other.map { number($0 / views) } ?? "-"))
      before = (views, costs)
    }
  }
}

/// Runs one thing only: what is counted.
func runOnly(_ arguments: [String]) throws {
  guard let task = Task(rawValue: arguments[0]),
    let order = TabStrip.Order(rawValue: arguments[1]),
    let kind = TabStrip.Kind(rawValue: arguments[2]), let tabs = Int(arguments[3]), tabs > 0,
    let times = Int(arguments[4]), times > 0
  else { endWith("there is nothing to run: \(arguments.joined(separator: " "))", status: 64) }
  print(try task.work(TabStrip(kind: kind, tabs: tabs), order)(times))
}

/// Runs the constraints of one screen only: what is counted.
func runScreen(_ arguments: [String]) throws {
  guard let kind = Kind.solved.first(where: { $0.name == arguments[0] }),
    let task = ScreenTask(rawValue: arguments[1]), let views = Int(arguments[2]), views > 0,
    let times = Int(arguments[3]), times > 0
  else { endWith("there is nothing to run: \(arguments.joined(separator: " "))", status: 64) }
  print(try task.work(ScreenTask.system(kind, views: views).system)(times))
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case (nil, _): try printTimes()
  case ("--count", 1): if try !withKiwi(printCounts) { exit(1) }
  case ("--screens", _):
    let views = arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
    guard views.count == arguments.count - 1 else { endWith(usage, status: 64) }
    try withKiwi { try printScreens(views.isEmpty ? [50, 200, 1_000] : views, $0) }
  case ("--run", 6): try runOnly(Array(arguments.dropFirst()))
  case ("--run-screen", 5): try runScreen(Array(arguments.dropFirst()))
  case ("--help", _), ("-h", _): print(usage)
  default: endWith("cannot read: \(arguments.joined(separator: " "))\n\n\(usage)", status: 64)
  }
} catch {
  endWith("\(error)", status: 1)
}
