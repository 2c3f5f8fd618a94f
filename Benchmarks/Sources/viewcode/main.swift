import Foundation
import Measuring
import StackScrollCore
import UIKit

let usage = """
  usage: viewcode [--count | --drop]

  Measures what a layout pass of a controller takes: a feed of 60 views in a scroll view, in which a
  constant changes. Beside it the same screen as a value: a window is made and laid out, and every
  frame is read.

    --count   instructions instead of time; needs valgrind (Linux)
    --drop    makes, shows and drops 10,000 controllers instead: how many are alive, and how much
              memory there is more than after 1,000
  """

/// What is measured.
enum Way: String, CaseIterable {
  case controller
  case value
}

let views = 60

/// The work of a way: as many passes as it is told, each of which changes a constant.
@MainActor func work(_ way: Way, hasTexts: Bool) throws -> (Int) throws -> Double {
  switch way {
  case .controller:
    let controller = FeedController(views: views, hasTexts: hasTexts)
    let window = controller.show()
    return { times in
      try MainActor.assumeIsolated {
        var sum = 0.0
        for pass in 0..<times {
          controller.gap?.constant = pass % 2 == 0 ? 9 : 8
          window.layoutIfNeeded()
          sum += controller.posts.frame.maxY
        }
        guard window.hasAmbiguousLayout == false else { throw Problem.ambiguous }
        return sum
      }
    }
  case .value:
    let value = FeedValue(views: views, hasTexts: hasTexts)
    return { times in
      var sum = 0.0
      for pass in 0..<times {
        let layout = try value.window(gap: pass % 2 == 0 ? 9 : 8).layout()
        sum += layout.frames.reduce(0) { max($0, $1.maxY) }
      }
      return sum
    }
  }
}

enum Problem: Error {
  case ambiguous
  case differs(controller: Double, value: Double)
}

/// Both ways lay the same screen out.
@MainActor func expectSame(hasTexts: Bool) throws {
  let found = try Way.allCases.map { try work($0, hasTexts: hasTexts)(1) }
  // Edges of the controller are at pixels.
  guard abs(found[0] - found[1]) < 1 / 3.0 else {
    throw Problem.differs(controller: found[0], value: found[1])
  }
}

@MainActor func printTable(
  _ unit: String, _ cost: (Bool, Way) throws -> Double
) throws {
  print(row("", "\(unit) a pass", "as a value", "ratio"))
  for hasTexts in [false, true] {
    try expectSame(hasTexts: hasTexts)
    let costs = try Way.allCases.map { try cost(hasTexts, $0) }
    print(
      row(
        hasTexts ? "posts with texts" : "posts of boxes", number(costs[0]), number(costs[1]),
        number(costs[0] / costs[1])))
  }
}

/// Resident memory in bytes.
func residentMemory() -> Int {
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
    separator: " ")
  return fields.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * Int(getpagesize()) } ?? 0
}

/// Makes, shows and drops controllers.
@MainActor func drop() {
  final class Witness { weak var controller: FeedController? }
  var witnesses: [Witness] = []
  witnesses.reserveCapacity(10_000)
  var early = 0
  for number in 1...10_000 {
    let witness = Witness()
    do {
      let controller = FeedController(views: views, hasTexts: true)
      let window = controller.show()
      controller.gap?.constant = 9
      window.layoutIfNeeded()
      witness.controller = controller
    }
    witnesses.append(witness)
    if number == 1_000 { early = residentMemory() }
  }
  let late = residentMemory()
  print("alive: \(witnesses.count { $0.controller != nil }) of \(witnesses.count)")
  print("resident after 1,000: \(early / 1024) KiB, after 10,000: \(late / 1024) KiB")
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case (nil, _):
    try printTable("µs") { hasTexts, way in
      let work = try work(way, hasTexts: hasTexts)
      return try Timing.nanoseconds(of: 40, rounds: 3) { _ = try work($0) } / 1000
    }
  case ("--count", 1):
    try printTable("instructions") { hasTexts, way in
      try Counting.instructions(repetitions: 10) {
        ["--run", "\(hasTexts)", way.rawValue, "\($0)"]
      }
    }
  case ("--drop", 1): drop()
  case ("--run", 4):
    guard let hasTexts = Bool(arguments[1]), let way = Way(rawValue: arguments[2]),
      let times = Int(arguments[3]), times > 0
    else { endWith("there is nothing to run: \(arguments.joined(separator: " "))", status: 64) }
    print(try work(way, hasTexts: hasTexts)(times))
  case ("--help", _), ("-h", _): print(usage)
  default: endWith("cannot read: \(arguments.joined(separator: " "))\n\n\(usage)", status: 64)
  }
} catch {
  endWith("\(error)", status: 1)
}
