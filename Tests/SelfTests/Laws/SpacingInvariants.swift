import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of the gaps between neighbours.
enum SpacingInvariants {
  static let all: [Invariant] = [
    customReplaces, customAfterLast, spacingCountsPerGap, negativeOverlaps, customOfHidden,
    addingAddsAGap,
  ]

  static let customReplaces = Invariant(
    "custom-spacing-replaces", "A gap of its own takes the place of the spacing, once.",
    assuming: [.freeLength, .fillOnly, .ownLengths],
    drawing: ScreenDraw(.rows([.fill]).with { $0.hasCustomSpacings = true })
  ) { screen, law in
    let before = try law.row(screen).row
    let gap = 31.0
    for (place, old) in zip(before.visible.dropLast(), before.leastGaps) {
      let changed = try law.edited(screen, [.setCustomSpacing(gap, after: place.view.id)])
      let (shown, after) = try law.row(changed)
      try shown.expectGrowth(
        from: before, to: after, of: gap - old, Circumstance("by a gap after", place.view.id))
    }
  }

  static let customAfterLast = Invariant(
    "custom-spacing-after-the-last-is-nothing",
    "A gap of its own after the last visible view changes no layout.",
    assuming: [.determined], drawing: ScreenDraw(.settled)
  ) { screen, law in
    let shown = try law.shown(screen)
    guard let last = shown.stacks.first?.visible.last?.view else { return }
    let changed = try law.edited(screen, [.setCustomSpacing(40, after: last.id)])
    try law.shown(changed).expect(sameAs: shown.layout)
  }

  static let spacingCountsPerGap = Invariant(
    "spacing-counts-once-a-gap", "d points more of spacing lengthen n views by n - 1 times d.",
    assuming: [.freeLength, .fillOrSpaced, .ownLengths, .noCustomSpacing],
    drawing: ScreenDraw(
      .rows([.fill, .equalSpacing, .fillEqually]).with { $0.hasHiddenViews = true })
  ) { screen, law in
    let before = try law.row(screen).row
    let more = 3.0
    let wider = try law.edited(screen, [.setSpacing(before.stack.spacing + more, of: before.id)])
    let (shown, after) = try law.row(wider)
    try shown.expectGrowth(
      from: before, to: after, of: more * Double(max(0, before.visible.count - 1)))
  }

  static let negativeOverlaps = Invariant(
    "negative-spacing-overlaps", "Negative spacing moves neighbours into each other by as much.",
    assuming: [.freeLength, .fillOnly, .ownLengths], drawing: ScreenDraw(.rows([.fill]))
  ) { screen, law in
    let negative = try law.edited(screen, [.setSpacing(-0.5, of: screen.content.id)])
    let (shown, row) = try law.row(negative)
    for (place, gap) in row.gaps.enumerated() {
      try shown.expect(row.gap(after: place), is: gap, equals: -0.5, within: .pile)
    }
  }

  static let customOfHidden = Invariant(
    "gap-is-that-of-the-visible-view-before",
    "Between two visible views stands the gap of the first, whatever is hidden between them.",
    assuming: [.freeLength, .fillOnly, .ownLengths],
    drawing: ScreenDraw(
      .rows([.fill]).with {
        $0.hasCustomSpacings = true
        $0.hasHiddenViews = true
      })
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    try shown.expectLeastGaps(of: row)
  }

  static let addingAddsAGap = Invariant(
    "adding-adds-length-and-gap", "A view added at the end lengthens the stack by it and one gap.",
    assuming: [.freeLength, .fillOrSpaced, .ownLengths, .notTheFirst, .noCustomSpacing],
    drawing: ScreenDraw(.rows([.fill, .equalSpacing]))
  ) { screen, law in
    let before = try law.row(screen).row
    let added = View("added", intrinsic: IntrinsicSize(width: 20, height: 20))
    let longer = try law.edited(screen, [.insert(added, into: before.id, at: before.views.count)])
    let (shown, after) = try law.row(longer)
    try shown.expectGrowth(from: before, to: after, of: 20 + before.stack.spacing)
  }
}

extension ShownStack {
  /// Holds if a stack has grown by a length.
  fileprivate func expectGrowth(
    from before: ArrangedStack, to after: ArrangedStack, of expected: Double,
    _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    try expect(
      "growth", of: [after.id], along: after.axis,
      after.frame.length(after.axis) - before.frame.length(before.axis), equals: expected,
      within: .pile, circumstance())
  }
}
