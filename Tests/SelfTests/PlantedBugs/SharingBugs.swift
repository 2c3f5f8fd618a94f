import StackScrollCore
import StackScrollInvariants

/// Wrong lengths along the axis where there is too much or too little.
enum SharingBugs {
  static let all: [PlantedBug] = [
    lastStretches, squeezeShared, equallyWithoutGaps, equalFromFirst, proportionalWithoutSpacing,
    gapBelowLeast, spacedLikeCentered, huggingIgnored, resistanceIgnored, freeHugsZero,
    equallyUneven, proportionalGrows, neighboursMove, centeredLikeSpaced, roundedShares,
    centresDropped,
  ]

  static let lastStretches = PlantedBug.layout(
    "last-view-stretched", "What is too much goes to the last view and not to the first.",
    seen: "stack replacements that give the rest to whoever comes last"
  ) { layout, row, _ in
    let extra = row.frame.length(row.axis) - row.naturalLength
    guard row.isFilledRowOfLeaves, extra > 0 else { return }
    var lengths = row.ownLengths
    lengths[lengths.count - 1] += extra
    layout = layout.placing(row, lengths: lengths, gaps: row.leastGaps)
  }

  static let squeezeShared = PlantedBug.layout(
    "squeeze-shared-evenly", "What is missing is taken from all views alike.",
    seen: "flex layouts with one shrink factor for everybody"
  ) { layout, row, _ in
    let missing = row.naturalLength - row.frame.length(row.axis)
    guard row.isFilledRowOfLeaves, missing > 0 else { return }
    let share = missing / Double(row.visible.count)
    layout = layout.placing(
      row, lengths: row.ownLengths.map { max(0, $0 - share) }, gaps: row.leastGaps)
  }

  static let equallyWithoutGaps = PlantedBug.layout(
    "equal-shares-without-gaps", "Equal shares are taken of the whole length, gaps included.",
    seen: "cell widths computed as width over count"
  ) { layout, row, _ in
    guard row.stack.distribution == .fillEqually, row.visible.count > 1 else { return }
    let share = row.frame.length(row.axis) / Double(row.visible.count)
    layout = layout.placing(
      row, lengths: row.visible.map { _ in share }, gaps: row.leastGaps)
  }

  static let equalFromFirst = PlantedBug.layout(
    "equal-to-the-first", "Views filled equally are as long as the first, not as the largest.",
    seen: "equal width constraints whose truncated labels nobody saw"
  ) { layout, row, _ in
    guard row.stack.distribution == .fillEqually, row.isRowOfLeaves,
      let first = row.ownLengths.first
    else { return }
    let length = row.lengths.map { _ in first }
    layout = layout.placing(row, lengths: length, gaps: row.leastGaps)
  }

  static let proportionalWithoutSpacing = PlantedBug.layout(
    "proportions-without-gaps", "Proportions are taken of the lengths alone, without the gaps.",
    seen: "re-implementations of proportional stacks"
  ) { layout, row, _ in
    let own = row.ownLengths.reduce(0, +)
    guard row.stack.distribution == .fillProportionally, row.isRowOfLeaves, own > 0 else { return }
    let room = row.frame.length(row.axis) - row.leastGaps.reduce(0, +)
    guard room > 0 else { return }
    layout = layout.placing(
      row, lengths: row.ownLengths.map { $0 / own * room }, gaps: row.leastGaps)
  }

  static let roundedShares = PlantedBug.layout(
    "shares-rounded-twice", "A share is rounded before it is multiplied with the length.",
    seen: "multipliers kept as doubles: 49 times 1/49 is 0.9999999999999999"
  ) { layout, row, _ in
    let own = row.ownLengths.reduce(0, +)
    guard row.stack.distribution == .fillProportionally, row.isRowOfLeaves, own > 0,
      row.leastGaps.allSatisfy({ $0 == 0 })
    else { return }
    let length = row.frame.length(row.axis)
    layout = layout.placing(
      row, lengths: row.ownLengths.map { $0 / own * length }, gaps: row.leastGaps)
  }

  static let gapBelowLeast = PlantedBug.layout(
    "gaps-below-the-least", "Equal spacing squeezes the gaps before it squeezes a view.",
    seen: "toolbars whose items touch on small screens"
  ) { layout, row, _ in
    guard row.stack.distribution == .equalSpacing, row.isRowOfLeaves, row.visible.count > 1 else {
      return
    }
    let rest = row.frame.length(row.axis) - row.ownLengths.reduce(0, +)
    let gap = rest / Double(row.visible.count - 1)
    layout = layout.placing(
      row, lengths: row.ownLengths, gaps: row.leastGaps.map { _ in gap })
  }

  static let spacedLikeCentered = PlantedBug.layout(
    "all-the-rest-in-one-gap", "Equal spacing puts the whole rest into the first gap.",
    seen: "flexible spaces that are inserted once"
  ) { layout, row, _ in
    guard row.stack.distribution == .equalSpacing, row.visible.count > 2 else { return }
    let least = row.leastGaps
    let rest = row.gaps.reduce(0, +) - least.reduce(0, +)
    var gaps = least
    gaps[0] += rest
    layout = layout.placing(row, lengths: row.lengths, gaps: gaps)
  }

  static let centeredLikeSpaced = PlantedBug.stack(
    "centred-like-spaced", "Equal centring is taken for equal spacing.",
    seen: "ports that know one of the two"
  ) { stack, _ in
    if stack.distribution == .equalCentering { stack.distribution = .equalSpacing }
  }

  static let centresDropped = PlantedBug.layout(
    "squeezed-centres-ignored", "Squeezed, views give way by index and centres are not looked at.",
    seen: "stack replacements that squeeze all distributions alike"
  ) { layout, row, _ in
    var missing = row.naturalLength - row.frame.length(row.axis)
    guard row.stack.distribution == .equalCentering, row.isRowOfLeaves, row.visible.count > 2,
      missing > 0
    else { return }
    var lengths = row.ownLengths
    let resistances = row.visible.map { $0.view.leaf?.compressionResistance[row.axis] ?? .required }
    for view in lengths.indices.sorted(by: { (resistances[$0], $0) < (resistances[$1], $1) }) {
      let given = min(missing, lengths[view])
      lengths[view] -= given
      missing -= given
    }
    layout = layout.placing(row, lengths: lengths, gaps: row.leastGaps)
  }

  static let huggingIgnored = PlantedBug.leaf(
    "hugging-ignored", "All views hug alike, whatever they ask for.",
    seen: "stacks that stretch by index alone"
  ) { $0.hugging = .defaultLow }

  static let resistanceIgnored = PlantedBug.leaf(
    "resistance-ignored", "All views resist a squeeze alike, whatever they ask for.",
    seen: "truncated titles beside full subtitles"
  ) { $0.compressionResistance = .defaultHigh }

  static let freeHugsZero = PlantedBug.layout(
    "weak-view-vanishes", "A view that hardly resists a squeeze has no length where there is room.",
    seen: "labels of low priority that vanish in stacks of no given length"
  ) { layout, row, _ in
    let weak = row.visible.map { $0.view.resistsLittle(row.axis) }
    guard weak.contains(true) else { return }
    layout = layout.placing(
      row, lengths: zip(row.lengths, weak).map { $1 ? 0 : $0 }, gaps: row.gaps)
  }

  static let equallyUneven = PlantedBug.layout(
    "equal-but-for-the-last", "Filled equally, the last view takes what rounding leaves.",
    seen: "grids whose last column is wider"
  ) { layout, row, _ in
    guard row.stack.distribution == .fillEqually, row.visible.count > 1 else { return }
    let rounded = row.lengths.map { ($0 / 2).rounded(.down) * 2 }
    var lengths = rounded
    lengths[lengths.count - 1] += row.lengths.reduce(0, +) - rounded.reduce(0, +)
    layout = layout.placing(row, lengths: lengths, gaps: row.gaps)
  }

  static let proportionalGrows = PlantedBug.stack(
    "proportional-like-equal", "Filled proportionally is taken for filled equally.",
    seen: "fallbacks for the distribution that is hardest to compute"
  ) { stack, _ in
    if stack.distribution == .fillProportionally { stack.distribution = .fillEqually }
  }

  static let neighboursMove = PlantedBug.layout(
    "growth-pushes-both-ways", "A stack grows around its middle, and earlier views move too.",
    seen: "columns that jump when an image loads"
  ) { layout, row, _ in
    guard row.visible.count > 1 else { return }
    let shift = row.frame.length(row.axis) / 2
    layout = layout.mapping(
      frame: { rect in
        var moved = rect
        moved.origin[row.axis] -= shift
        return moved
      }, size: { $0 })
  }
}

extension ArrangedStack {
  /// Whether every view that shows is a leaf without conditions of its own along the axis.
  fileprivate var isRowOfLeaves: Bool {
    !visible.isEmpty && margins == .zero
      && visible.allSatisfy {
        $0.view.stack == nil && $0.view.length(along: axis).constraints.isEmpty
      }
  }

  fileprivate var isFilledRowOfLeaves: Bool { stack.distribution == .fill && isRowOfLeaves }
}

extension View {
  fileprivate func resistsLittle(_ axis: Axis) -> Bool {
    leaf.map { $0.compressionResistance[axis] < $0.hugging[axis] } ?? false
  }
}
