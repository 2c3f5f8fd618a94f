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
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return .all(
      layout.stacks(in: screen).lazy.map { row in
        .all(row.lengths.map { .equal($0, row.lengths[0], "a length in \(row.id)") })
      })
  }

  static let equalShares = Invariant(
    "equal-shares-of-a-length",
    "Filled equally in a given length, each view has its share of what the gaps leave.",
    assuming: [.givenLength, .ownLengths], drawing: ScreenDraw.given(.rows([.fillEqually]))
  ) { screen, model in
    let row = try row(of: screen, model)
    let count = Double(row.visible.count)
    let share = (row.frame.length(row.axis) - row.leastGaps.reduce(0, +)) / count
    return .all(row.lengths.map { .equal($0, share, "a share of \(row.id)") })
  }

  static let equalFreeLength = Invariant(
    "equal-views-take-the-largest",
    "Filled equally and free, every view is as long as the largest.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(.rows([.fillEqually]))
  ) { screen, model in
    let row = try row(of: screen, model)
    let largest = row.ownLengths.max() ?? 0
    return .all(row.lengths.map { .equal($0, largest, "a length in \(row.id)") })
  }

  static let equalGaps = Invariant(
    "equal-spacing-is-equal", "Equally spaced, all gaps are the same, and none is below the least.",
    assuming: [.givenLength, .ownLengths], drawing: ScreenDraw.given(.rows([.equalSpacing]))
  ) { screen, model in
    let row = try row(of: screen, model)
    return .all(
      zip(row.gaps, row.leastGaps).map { gap, least in
        Outcome.same(gap, row.gaps[0], "a gap of \(row.id)").and(
          .holds(
            if: !Tolerance.pile.isLess(gap, than: least),
            otherwise: "a gap of \(row.id) is \(NumberText(gap)), the least is"
              + " \(NumberText(least))"))
      })
  }

  static let spacedFreeLength = Invariant(
    "equal-spacing-takes-the-least",
    "Equally spaced and free, views have their own lengths and the least gaps.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(.rows([.equalSpacing, .fill]))
  ) { screen, model in
    let row = try row(of: screen, model)
    return Outcome.all(
      zip(row.lengths, row.ownLengths).map { .equal($0, $1, "a length in \(row.id)") }
    ).and(.all(zip(row.gaps, row.leastGaps).map { .same($0, $1, "a gap of \(row.id)") }))
  }

  static let equalCenters = Invariant(
    "equal-centering-is-equal", "Where no gap is the least, centres are equally far apart.",
    assuming: [.givenLength, .ownLengths], drawing: ScreenDraw.given(.rows([.equalCentering]))
  ) { screen, model in
    let row = try row(of: screen, model)
    let isWide = zip(row.gaps, row.leastGaps).allSatisfy { Tolerance.pile.isGreater($0, than: $1) }
    let pitches = row.pitches
    guard isWide else { return .passed }
    return .all(pitches.map { .same($0, pitches[0], "a distance of centres in \(row.id)") })
  }

  static let centeredFreeLength = Invariant(
    "equal-centering-takes-the-widest",
    "Equally centred and free, centres are as far apart as the pair that needs most.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(.rows([.equalCentering]))
  ) { screen, model in
    let row = try row(of: screen, model)
    let own = row.ownLengths
    let widest =
      zip(zip(own, own.dropFirst()), row.leastGaps).map { ($0.0 + $0.1) / 2 + $1 }.max() ?? 0
    return .all(row.pitches.map { .same($0, widest, "a distance of centres in \(row.id)") })
  }

  static let proportionalFreeLength = Invariant(
    "proportional-and-free-is-natural",
    "Filled proportionally and free, every view has its own length.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(.rows([.fillProportionally]))
  ) { screen, model in
    let row = try row(of: screen, model)
    return .all(zip(row.lengths, row.ownLengths).map { .same($0, $1, "a length in \(row.id)") })
  }

  static let proportionalShares = Invariant(
    "proportional-shares-count-the-gaps",
    "Filled proportionally, all but the last view have their share of views and gaps together.",
    assuming: [.givenLength, .ownLengths], drawing: ScreenDraw.given(.rows([.fillProportionally]))
  ) { screen, model in
    let row = try row(of: screen, model)
    let length = row.frame.length(row.axis)
    let gaps = row.leastGaps.reduce(0, +)
    let natural = row.ownLengths.reduce(gaps, +)
    guard length >= gaps, natural > 0 else { return .passed }
    let shares = row.ownLengths.dropLast().map { $0 / natural * length }
    guard shares.reduce(gaps, +) <= length else { return .passed }
    return .all(zip(row.lengths, shares).map { .same($0, $1, "a share of \(row.id)") })
  }

  static let firstStretches = Invariant(
    "first-view-stretches", "Given too much, a filled stack stretches its first view alone.",
    assuming: [.givenLength, .ownLengths, .usualPriorities, .fillOnly],
    drawing: ScreenDraw.given(.rows([.fill]))
  ) { screen, model in
    let row = try row(of: screen, model)
    let natural = row.ownLengths.reduce(row.leastGaps.reduce(0, +), +)
    let extra = row.frame.length(row.axis) - natural
    guard extra >= 0 else { return .passed }
    return .all(
      zip(row.lengths, row.ownLengths).enumerated().map { index, pair in
        .same(pair.0, pair.1 + (index == 0 ? extra : 0), "length \(index + 1) of \(row.id)")
      })
  }

  static let firstIsSqueezed = Invariant(
    "first-view-is-squeezed",
    "Given too little, a filled stack squeezes its first view to nothing before the next.",
    assuming: [.givenLength, .ownLengths, .usualPriorities, .fillOnly],
    drawing: ScreenDraw.given(.rows([.fill]))
  ) { screen, model in
    let row = try row(of: screen, model)
    let natural = row.ownLengths.reduce(row.leastGaps.reduce(0, +), +)
    var missing = max(0, natural - row.frame.length(row.axis))
    guard missing > 0 else { return .passed }
    let expected = row.ownLengths.map { own -> Double in
      let given = min(own, missing)
      missing -= given
      return own - given
    }
    return .all(zip(row.lengths, expected).map { .same($0, $1, "a length in \(row.id)") })
  }

  static let requiredIsKept = Invariant(
    "required-lengths-are-kept", "A visible view keeps its required length and its bounds.",
    assuming: [.determined], drawing: ScreenDraw(.all)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return .all(
      layout.stacks(in: screen).lazy.flatMap { row in
        row.visible.flatMap { view, frame in
          Axis.allCases.map { axis in
            .all(
              view.length(along: axis).constraints.lazy.filter { $0.priority == .required }.map {
                $0.holds(frame.length(axis), in: screen.scrollView.size[axis], view.id)
              })
          }
        }
      })
  }

  static let growthMovesLater = Invariant(
    "growth-moves-later-views",
    "A view that grows moves all later ones by as much, and leaves the earlier where they were.",
    assuming: [.freeLength, .fillOnly, .ownLengths, .leftToRight],
    drawing: ScreenDraw(.rows([.fill]).with { $0.hasCustomSpacings = true })
  ) { screen, model in
    let screen = try screen.with(layoutDirection: .leftToRight)
    let before = try row(of: screen, model)
    let growth = 7.0
    return try .all(
      before.views.indices.map { index in
        let (view, frame) = before.views[index]
        var size = view.leaf?.intrinsic ?? IntrinsicSize(frame.size)
        size[before.axis] = (size[before.axis] ?? 0) + growth
        let grown = try model.editing.apply(screen, [.setIntrinsicSize(size, of: view.id)])
        let after = try row(of: grown, model)
        return .all(
          zip(before.views, after.views).enumerated().map { other, pair in
            .same(
              pair.1.frame.min(before.axis) - pair.0.frame.min(before.axis),
              other > index ? growth : 0, "the move of \(pair.0.view.id)")
          })
      })
  }

  static let windowIsNoLimit = Invariant(
    "content-is-measured-unconstrained",
    "Along its axis free content is as long as it likes, whatever the window's length.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(.rows(Distribution.allCases))
  ) { screen, model in
    let axis = screen.contentAxis
    let natural = try model.frames(of: screen).contentSize[axis]
    return try .all(
      [1.0, 100, 3000].map { length in
        let window = Size(
          main: length, cross: screen.scrollView.size[axis.perpendicular], axis: axis)
        let resized = try model.editing.apply(screen, [.resize(window)])
        return .equal(
          try model.frames(of: resized).contentSize[axis], natural,
          "the content in a window of \(NumberText(length))")
      })
  }

  /// The content stack of a screen as laid out.
  static func row(of screen: Screen, _ model: LayoutModel) throws -> ArrangedStack {
    let stacks = try model.frames(of: screen).stacks(in: screen)
    guard let first = stacks.first else { throw Discard.precondition("the content is no stack") }
    return first
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

extension Outcome {
  /// Holds if two differences of edges are the same, as far as a pile of views is exact.
  static func same(
    _ found: Double, _ expected: Double, _ what: @autoclosure () -> String
  ) -> Outcome {
    holds(
      if: Tolerance.pile.isEqual(found, expected),
      otherwise: "\(what()) is \(NumberText(found)), expected \(NumberText(expected))")
  }
}

extension LengthConstraint {
  /// Holds if a length satisfies the condition; one that depends on another length always does.
  fileprivate func holds(_ length: Double, in guide: Double, _ view: ViewID) -> Outcome {
    let bound: Double
    switch target {
    case .constant(let points): bound = points
    case .fraction(let share, of: .frameLayoutGuide): bound = share * guide
    case .ratio: return .passed
    }
    let isTooLong = relation != .atLeast && Tolerance.pile.isGreater(length, than: bound)
    let isTooShort = relation != .atMost && Tolerance.pile.isLess(length, than: bound)
    return .holds(
      if: !isTooLong && !isTooShort,
      otherwise: "\(view) is \(NumberText(length)) long, required is \(self)")
  }
}
