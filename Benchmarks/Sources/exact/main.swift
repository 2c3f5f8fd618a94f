import Foundation
import Measuring
import PropertyKit
import SelfTests
import StackScrollCore
import StackScrollInvariants
import Synchronization

let usage = """
  usage: exact [--single N] [--nested N] [--seed N]

  Draws screens and writes down, in lines for the program Exact/Judge.cpp to read, each screen and
  what the model says of it: with ties settled by the lowest index, and with the table alone. Every
  fourth screen is of the package's own draw for its oracle.

    --single N    screens of one stack of leaves (default 50000)
    --nested N    screens of stacks in stacks (default 10000)
    --seed N      where the random numbers start (default 1)
  """

/// The value of an option, or its default.
func option(_ name: String, default fallback: Int, in arguments: [String]) -> Int {
  guard let place = arguments.firstIndex(of: name) else { return fallback }
  guard place + 1 < arguments.count, let value = Int(arguments[place + 1]), value >= 0 else {
    endWith("\(name) takes a number\n\n\(usage)", status: 64)
  }
  return value
}

/// Screens of the package's draw, of one kind.
func packageScreens(_ kind: ScreenDice.Kind, count: Int, seed: UInt64) -> [Screen] {
  let found = Mutex<[Screen]>([])
  var round: UInt64 = 0
  while found.withLock({ $0.count }) < count {
    _ = check(
      .oracleScreens, settings: Settings(seed: Seed(seed &+ round &* 1_000_003), cases: 1000)
    ) { screen in
      let isNested = screen.content.stack?.arrangedViews.contains { $0.stack != nil } ?? false
      guard isNested == (kind == .nested) else { return Outcome.passed }
      found.withLock { $0.append(screen) }
      return Outcome.passed
    }
    round += 1
  }
  return Array(found.withLock { $0 }.prefix(count))
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") || arguments.contains("-h") {
  print(usage)
  exit(0)
}
let known = ["--single", "--nested", "--seed"]
if let odd = arguments.first(where: { Int($0) == nil && !known.contains($0) }) {
  endWith("cannot read: \(odd)\n\n\(usage)", status: 64)
}
let seed = UInt64(option("--seed", default: 1, in: arguments))
for kind in ScreenDice.Kind.allCases {
  let count = option("--\(kind)", default: kind == .single ? 50_000 : 10_000, in: arguments)
  let drawn = packageScreens(kind, count: count / 4, seed: seed)
  var dice = ScreenDice(seed: seed &* 2 &+ (kind == .single ? 0 : 1))
  for index in 0..<count {
    let isOfPackage = index % 4 == 3 && index / 4 < drawn.count
    let screen = isOfPackage ? drawn[index / 4] : try dice.screen(kind)
    let lines = try ScreenLines(
      screen, name: "\(kind)-\(seed)-\(index)", kind: kind.rawValue,
      draw: isOfPackage ? "package" : "dice")
    FileHandle.standardOutput.write(Data(lines.text.utf8))
  }
}
