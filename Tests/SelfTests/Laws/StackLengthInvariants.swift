import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of how each distribution shares a stack's length out.
enum StackLengthInvariants {
  static let all: [Invariant] = [
    equalLengths, equalShares, equalFreeLength, equalGaps, spacedFreeLength, equalCenters,
    centeredFreeLength, proportionalFreeLength, proportionalShares, firstStretches,
    firstIsSqueezed, requiredIsKept, growthMovesLater, windowIsNoLimit,
  ]

  static let equalLengths = Invariant(
    "equal-views-are-equal", "Filled equally, all visible views of a stack have one length.",
    assuming: [.determined], drawing: ScreenDraw(.all.with { $0.distributions = [.fillEqually] })
  ) { screen, law in
    let shown = try law.shown(screen)
    for row in shown.stacks {
      let lengths = row.lengths
      try shown.expect(lengthsOf: row, equal: lengths.map { _ in lengths[0] })
    }
  }

  static let equalShares = Invariant(
    "equal-shares-of-a-length",
    "Filled equally in a given length, each view has its share of what the gaps leave.",
    assuming: [.givenLength, .ownLengths], drawing: ScreenDraw.given(.rows([.fillEqually]))
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    let count = Double(row.visible.count)
    let share = (row.frame.length(row.axis) - row.leastGaps.reduce(0, +)) / count
    try shown.expect(lengthsOf: row, equal: row.visible.map { _ in share })
  }

  static let equalFreeLength = Invariant(
    "equal-views-take-the-largest",
    "Filled equally and free, every view is as long as the largest.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(.rows([.fillEqually]))
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    let largest = row.ownLengths.max() ?? 0
    try shown.expect(lengthsOf: row, equal: row.visible.map { _ in largest })
  }

  static let equalGaps = Invariant(
    "equal-spacing-is-equal", "Equally spaced, all gaps are the same, and none is below the least.",
    assuming: [.givenLength, .ownLengths], drawing: ScreenDraw.given(.rows([.equalSpacing]))
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    let gaps = row.gaps
    for (place, (gap, least)) in zip(gaps, row.leastGaps).enumerated() {
      try shown.expect(row.gap(after: place), is: gap, equals: gaps[0], within: .pile)
      try shown.expect(row.gap(after: place), is: gap, .atLeast(least, within: .pile))
    }
  }

  static let spacedFreeLength = Invariant(
    "equal-spacing-takes-the-least",
    "Equally spaced and free, views have their own lengths and the least gaps.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(.rows([.equalSpacing, .fill]))
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    try shown.expect(lengthsOf: row, equal: row.ownLengths)
    try shown.expectLeastGaps(of: row)
  }

  static let equalCenters = Invariant(
    "equal-centering-is-equal", "Where no gap is the least, centres are equally far apart.",
    assuming: [.givenLength, .ownLengths], drawing: ScreenDraw.given(.rows([.equalCentering]))
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    let isWide = zip(row.gaps, row.leastGaps).allSatisfy { Tolerance.pile.isGreater($0, than: $1) }
    guard isWide, let first = row.pitches.first else { return }
    try shown.expect(centresOf: row, apartBy: first)
  }

  static let centeredFreeLength = Invariant(
    "equal-centering-takes-the-widest",
    "Equally centred and free, centres are as far apart as the pair that needs most.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(.rows([.equalCentering]))
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    let own = row.ownLengths
    let widest =
      zip(zip(own, own.dropFirst()), row.leastGaps).map { ($0.0 + $0.1) / 2 + $1 }.max() ?? 0
    try shown.expect(centresOf: row, apartBy: widest)
  }

  static let proportionalFreeLength = Invariant(
    "proportional-and-free-is-natural",
    "Filled proportionally and free, every view has its own length.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(.rows([.fillProportionally]))
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    try shown.expect(lengthsOf: row, equal: row.ownLengths, within: .pile)
  }

  static let proportionalShares = Invariant(
    "proportional-shares-count-the-gaps",
    "Filled proportionally, all but the last view have their share of views and gaps together.",
    assuming: [.givenLength, .ownLengths], drawing: ScreenDraw.given(.rows([.fillProportionally]))
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    let length = row.frame.length(row.axis)
    let gaps = row.leastGaps.reduce(0, +)
    let natural = row.ownLengths.reduce(gaps, +)
    guard length >= gaps, natural > 0 else { return }
    let shares = row.ownLengths.dropLast().map { $0 / natural * length }
    guard shares.reduce(gaps, +) <= length else { return }
    try shown.expect(lengthsOf: row, equal: shares, within: .pile)
  }

  static let firstStretches = Invariant(
    "first-view-stretches", "Given too much, a filled stack stretches its first view alone.",
    assuming: [.givenLength, .ownLengths, .usualPriorities, .fillOnly],
    drawing: ScreenDraw.given(.rows([.fill]))
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    let extra = row.frame.length(row.axis) - row.naturalLength
    guard extra >= 0 else { return }
    var expected = row.ownLengths
    if !expected.isEmpty { expected[0] += extra }
    try shown.expect(lengthsOf: row, equal: expected, within: .pile)
  }

  static let firstIsSqueezed = Invariant(
    "first-view-is-squeezed",
    "Given too little, a filled stack squeezes its first view to nothing before the next.",
    assuming: [.givenLength, .ownLengths, .usualPriorities, .fillOnly],
    drawing: ScreenDraw.given(.rows([.fill]))
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    var missing = max(0, row.naturalLength - row.frame.length(row.axis))
    guard missing > 0 else { return }
    let expected = row.ownLengths.map { own -> Double in
      let given = min(own, missing)
      missing -= given
      return own - given
    }
    try shown.expect(lengthsOf: row, equal: expected, within: .pile)
  }

  static let requiredIsKept = Invariant(
    "required-lengths-are-kept", "A visible view keeps its required length and its bounds.",
    assuming: [.determined], drawing: ScreenDraw(.all)
  ) { screen, law in
    let shown = try law.shown(screen)
    for row in shown.stacks {
      for (view, frame) in row.visible {
        for axis in Axis.allCases {
          for constraint in view.length(along: axis).constraints
          where constraint.priority == .required {
            try shown.expect(view.id, axis, is: frame.length(axis), keeping: constraint)
          }
        }
      }
    }
  }

  static let growthMovesLater = Invariant(
    "growth-moves-later-views",
    "A view that grows moves all later ones by as much, and leaves the earlier where they were.",
    assuming: [.freeLength, .fillOnly, .ownLengths, .leftToRight],
    drawing: ScreenDraw(.rows([.fill]).with { $0.hasCustomSpacings = true })
  ) { screen, law in
    let screen = try screen.with(layoutDirection: .leftToRight)
    let before = try law.row(screen).row
    let growth = 7.0
    for (index, (view, frame)) in before.views.enumerated() {
      var size = view.leaf?.intrinsic ?? IntrinsicSize(frame.size)
      size[before.axis] = (size[before.axis] ?? 0) + growth
      let grown = try law.edited(screen, [.setIntrinsicSize(size, of: view.id)])
      let (shown, after) = try law.row(grown)
      for (other, (old, new)) in zip(before.views, after.views).enumerated() {
        try shown.expect(
          "distance moved", of: [old.view.id], along: before.axis,
          new.frame.min(before.axis) - old.frame.min(before.axis),
          equals: other > index ? growth : 0, within: .pile,
          Circumstance(other > index ? "by growth before it" : "by growth behind it"))
      }
    }
  }

  static let windowIsNoLimit = Invariant(
    "content-is-measured-unconstrained",
    "Along its axis free content is as long as it likes, whatever the window's length.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(.rows(Distribution.allCases))
  ) { screen, law in
    let axis = screen.contentAxis
    let natural = try law.shown(screen).layout.contentSize[axis]
    for length in [1.0, 100, 3000] {
      let window = Size(
        main: length, cross: screen.scrollView.size[axis.perpendicular], axis: axis)
      let resized = try law.edited(screen, [.resize(window)])
      try law.shown(resized).expect(
        .contentLength(axis), equals: natural, Circumstance("in a window of", length))
    }
  }
}

extension ShownStack {
  /// Holds if the visible views of a stack have some lengths, one after the other.
  func expect(
    lengthsOf row: ArrangedStack, equal expected: [Double], within tolerance: Tolerance = .standard
  ) throws {
    for (place, expected) in zip(row.visible, expected) {
      try expect(
        .length(place.view.id, row.axis), is: place.frame.length(row.axis), equals: expected,
        within: tolerance)
    }
  }

  /// Holds if the centres of visible neighbours are a distance apart.
  fileprivate func expect(centresOf row: ArrangedStack, apartBy expected: Double) throws {
    for (place, pitch) in row.pitches.enumerated() {
      try expect(
        "distance of centres", of: row.visible[place...(place + 1)].map(\.view.id),
        along: row.axis, pitch, equals: expected, within: .pile)
    }
  }

  /// Holds if a length satisfies a condition; one that depends on another length always does.
  fileprivate func expect(
    _ view: ViewID, _ axis: Axis, is length: Double, keeping constraint: LengthConstraint
  ) throws {
    let bound: Double
    switch constraint.target {
    case .constant(let points): bound = points
    case .fraction(let share, of: .frameLayoutGuide):
      bound = share * screen.scrollView.size[axis]
    case .ratio: return
    }
    switch constraint.relation {
    case .atLeast: try expect(.length(view, axis), is: length, .atLeast(bound, within: .pile))
    case .atMost: try expect(.length(view, axis), is: length, .atMost(bound, within: .pile))
    case .equal: try expect(.length(view, axis), is: length, equals: bound, within: .pile)
    }
  }
}

extension ArrangedStack {
  /// The lengths that visible leaves have of their own, along the axis.
  var ownLengths: [Double] { visible.map { $0.view.ownLength(axis) } }

  /// The distances between the centres of visible neighbours.
  fileprivate var pitches: [Double] {
    zip(visible, visible.dropFirst()).map { before, after in
      let distance = after.frame.center(axis) - before.frame.center(axis)
      return isMirrored ? -distance : distance
    }
  }
}

extension View {
  /// The length that a leaf has of its own; 0 for anything else.
  func ownLength(_ axis: Axis) -> Double { leaf?.intrinsic[axis] ?? 0 }
}

extension Rect {
  /// The middle along an axis.
  func center(_ axis: Axis) -> Double { (min(axis) + max(axis)) / 2 }
}
