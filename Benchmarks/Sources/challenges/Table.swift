@_spi(Measuring) import PropertyKit

/// Prints every challenge from both starts, with its bar.
func printTable(seeds: Int) {
  for (title, sizes, bar) in starts {
    print("\n\(title), \(seeds) runs each; evaluations of the property while shrinking")
    print(
      row(["challenge", "right %", "mean", "bar", "median", "largest", "cases", "best library"]))
    var sum = 0.0
    for challenge in Challenge.published + Challenge.further {
      let found = Measurement(challenge, seeds: seeds, sizes: sizes)
      let goal = Bar.all[challenge.name]
      if Challenge.published.contains(where: { $0.name == challenge.name }) { sum += found.mean }
      print(
        row([
          challenge.name, tenths(100 * Double(found.right) / Double(seeds)), tenths(found.mean),
          goal.map { "\(bar($0))" } ?? "", "\(found.median)", "\(found.greatest)",
          tenths(found.cases), goal?.best ?? "",
        ]))
    }
    print(
      row(["sum of the thirteen", "", tenths(sum), "\(bar(.sum))", "", "", "", ""]))
  }
}

/// Prints every minimum of the tests from both starts, with what it is allowed.
func printMinima(seeds: Int) {
  for (title, sizes, _) in starts {
    print("\n\(title), \(seeds) runs each; evaluations of the property while shrinking")
    print(row(["right %", "mean", "allowed", "largest", "allowed", "cases", "minimum"]))
    for minimum in Minimum.ofTies + Minimum.ofValues + Minimum.ofChangingShapes + Minimum.ofMachines
    {
      let found = Measurement(minimum.challenge, seeds: seeds, sizes: sizes)
      print(
        row([
          tenths(100 * Double(found.right) / Double(seeds)), tenths(found.mean),
          tenths(minimum.mean), "\(found.greatest)", "\(minimum.most)", tenths(found.cases),
          minimum.description,
        ]))
    }
  }
}

/// Prints, for each pass, what becomes worse without it.
func printAblation(seeds: Int) {
  let all = ablated(seeds: seeds, omitting: [])
  print("Without each pass, \(seeds) runs from both starts each")
  print("share right over all challenges; sum of the thirteen means, both starts added")
  print(row(["pass", "right %", "sum", "worst hit"]))
  print(row(["none left out", tenths(all.share), tenths(all.sum), ""]))
  for pass in ShrinkPasses.names {
    let less = ablated(seeds: seeds, omitting: [pass])
    let worst = zip(all.rights, less.rights).map { ($0.name, $0.right - $1.right) }
      .max { $0.1 < $1.1 }
    let hit = worst.flatMap { $0.1 > 0 ? "\($0.0): \($0.1) of \(2 * seeds) lost" : nil } ?? ""
    print(row([pass, tenths(less.share), tenths(less.sum), hit]))
  }
}

/// The two kinds of start.
let starts: [(title: String, sizes: Sizes, bar: @Sendable (Bar) -> Int)] = [
  ("From ramped sizes", .ramp, { $0.ramped }), ("From size 100", .constant(100), { $0.full }),
]

/// The share of right answers, the sum of the means and the right answers of each challenge.
private func ablated(
  seeds: Int, omitting passes: Set<String>
) -> (share: Double, sum: Double, rights: [(name: String, right: Int)]) {
  var sum = 0.0
  var rights: [(name: String, right: Int)] = []
  for challenge in Challenge.published + Challenge.further {
    var right = 0
    for (_, sizes, _) in starts {
      let found = Measurement(challenge, seeds: seeds, sizes: sizes, omitting: passes)
      right += found.right
      if Challenge.published.contains(where: { $0.name == challenge.name }) { sum += found.mean }
    }
    rights.append((challenge.name, right))
  }
  let share = rights.reduce(0) { $0 + $1.right }
  return (100 * Double(share) / Double(2 * seeds * rights.count), sum, rights)
}

/// A number with one digit after the point.
func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

/// One line of the table: the first cell to the left, the numbers to the right, the last as it is.
private func row(_ cells: [String]) -> String {
  cells.enumerated().map { place, cell in
    let width = place == 0 ? 26 : 8
    let padding = String(repeating: " ", count: max(0, width - cell.count))
    if place == 0 { return cell + padding }
    return place == cells.count - 1 ? "  " + cell : padding + cell
  }.joined()
}
