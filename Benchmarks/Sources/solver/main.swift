import Foundation
import Measuring
import Peers
import StackScrollConstraints

let usage = """
  usage: solver [--count]

  Measures what a tab strip costs a tab: giving its constraints to a new solver and solving them, in
  any order; solving again after a resize; and the same from constraints between anchors. Every value
  is read. Kiwi stands beside it if its headers are found: in KIWI_INCLUDE, or where the compiler
  looks anyway. (pip download --no-binary :all: kiwisolver has them.)

    --count   instructions a tab instead of time; needs valgrind (Linux)

  Ends with status 1 if an instruction count is above its limit.
  """

/// Prints microseconds a tab.
func printTimes() throws {
  print(row("", "tabs", "µs a tab"))
  for task in Task.allCases {
    for tabs in [30, 300, 3_000, 30_000] {
      let strip = TabStrip(tabs: tabs, hasImages: false)
      let work = try task.work(strip.constraints(.given))
      let cost = try Timing.nanoseconds(of: max(1, 30_000 / tabs)) { _ = try work($0) }
      print(row(task.rawValue, "\(tabs)", number(cost / Double(tabs) / 1000)))
    }
  }
}

/// Prints instructions a tab; false if one is above its limit.
func printCounts() throws -> Bool {
  let kiwi = Kiwi()
  defer { kiwi?.remove() }
  if kiwi == nil { print("kiwi not installed: see --help\n") }
  print(row("", "tabs", "images", "instructions", "limit", "kiwi"))
  var isWithin = true
  for tabs in [30, 300, 3_000] {
    for hasImages in [false, true] {
      isWithin = try printCounts(TabStrip(tabs: tabs, hasImages: hasImages), kiwi) && isWithin
    }
  }
  return isWithin
}

func printCounts(_ strip: TabStrip, _ kiwi: Kiwi?) throws -> Bool {
  var isWithin = true
  for task in Task.allCases {
    for order in TabStrip.Order.allCases {
      let repetitions = task == .resize ? 20 : max(1, 300 / strip.tabs)
      let cost =
        try Counting.instructions(repetitions: repetitions) { times in
          [
            "--run", task.rawValue, order.rawValue, "\(strip.tabs)", "\(strip.hasImages)",
            "\(times)",
          ]
        } / Double(strip.tabs)
      var other = "-"
      if let kiwi, let task = Kiwi.Task(rawValue: task.rawValue), order == .given,
        strip.tabs <= 300, !strip.hasImages
      {
        let system = LinearSystem(
          ConstraintSystem(strip.constraints(order)), edited: TabStrip.width)
        let count = try kiwi.instructions(
          system, task, repetitions: task == .resize ? repetitions : 1)
        other = number(count / Double(strip.tabs))
      }
      let limit = strip.hasImages ? .infinity : task.limit
      isWithin = isWithin && cost <= limit
      print(
        row(
          "\(task.rawValue), \(order.rawValue)", "\(strip.tabs)", strip.hasImages ? "yes" : "no",
          number(cost), limit.isFinite ? number(limit) : "-", other))
    }
  }
  return isWithin
}

/// Runs one thing only: what is counted.
func runOnly(_ arguments: [String]) throws {
  guard let task = Task(rawValue: arguments[0]),
    let order = TabStrip.Order(rawValue: arguments[1]), let tabs = Int(arguments[2]), tabs > 0,
    let hasImages = Bool(arguments[3]), let times = Int(arguments[4]), times > 0
  else { endWith("there is nothing to run: \(arguments.joined(separator: " "))", status: 64) }
  let strip = TabStrip(tabs: tabs, hasImages: hasImages)
  print(try task.work(strip.constraints(order))(times))
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case (nil, _): try printTimes()
  case ("--count", 1): if try !printCounts() { exit(1) }
  case ("--run", 6): try runOnly(Array(arguments.dropFirst()))
  case ("--help", _), ("-h", _): print(usage)
  default: endWith("cannot read: \(arguments.joined(separator: " "))\n\n\(usage)", status: 64)
  }
} catch {
  endWith("\(error)", status: 1)
}
