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
  ) { screen, model in
    let before = try StackLengthInvariants.row(of: screen, model)
    let gap = 31.0
    return try .all(
      zip(before.visible.dropLast(), before.leastGaps).map { place, old in
        let changed = try model.editing.apply(
          screen, [.setCustomSpacing(gap, after: place.view.id)])
        let after = try StackLengthInvariants.row(of: changed, model)
        return .same(
          after.frame.length(after.axis) - before.frame.length(before.axis), gap - old,
          "the growth by a gap after \(place.view.id)")
      })
  }

  static let customAfterLast = Invariant(
    "custom-spacing-after-the-last-is-nothing",
    "A gap of its own after the last visible view changes no layout.",
    assuming: [.determined], drawing: ScreenDraw(.settled)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    guard let last = layout.stacks(in: screen).first?.visible.last?.view else { return .passed }
    let changed = try model.editing.apply(screen, [.setCustomSpacing(40, after: last.id)])
    return .equal(try model.frames(of: changed), layout)
  }

  static let spacingCountsPerGap = Invariant(
    "spacing-counts-once-a-gap", "d points more of spacing lengthen n views by n - 1 times d.",
    assuming: [.freeLength, .fillOrSpaced, .ownLengths, .noCustomSpacing],
    drawing: ScreenDraw(
      .rows([.fill, .equalSpacing, .fillEqually]).with { $0.hasHiddenViews = true })
  ) { screen, model in
    let before = try StackLengthInvariants.row(of: screen, model)
    let more = 3.0
    let wider = try model.editing.apply(
      screen, [.setSpacing(before.stack.spacing + more, of: before.id)])
    let after = try StackLengthInvariants.row(of: wider, model)
    return .same(
      after.frame.length(after.axis) - before.frame.length(before.axis),
      more * Double(max(0, before.visible.count - 1)), "the growth of \(before.id)")
  }

  static let negativeOverlaps = Invariant(
    "negative-spacing-overlaps", "Negative spacing moves neighbours into each other by as much.",
    assuming: [.freeLength, .fillOnly, .ownLengths], drawing: ScreenDraw(.rows([.fill]))
  ) { screen, model in
    let negative = try model.editing.apply(screen, [.setSpacing(-0.5, of: screen.content.id)])
    let row = try StackLengthInvariants.row(of: negative, model)
    return .all(row.gaps.map { .same($0, -0.5, "a gap of \(row.id)") })
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
  ) { screen, model in
    let row = try StackLengthInvariants.row(of: screen, model)
    return .all(zip(row.gaps, row.leastGaps).map { .same($0, $1, "a gap of \(row.id)") })
  }

  static let addingAddsAGap = Invariant(
    "adding-adds-length-and-gap", "A view added at the end lengthens the stack by it and one gap.",
    assuming: [.freeLength, .fillOrSpaced, .ownLengths, .notTheFirst, .noCustomSpacing],
    drawing: ScreenDraw(.rows([.fill, .equalSpacing]))
  ) { screen, model in
    let before = try StackLengthInvariants.row(of: screen, model)
    let added = View("added", intrinsic: IntrinsicSize(width: 20, height: 20))
    let longer = try model.editing.apply(
      screen, [.insert(added, into: before.id, at: before.views.count)])
    let after = try StackLengthInvariants.row(of: longer, model)
    return .same(
      after.frame.length(after.axis) - before.frame.length(before.axis),
      20 + before.stack.spacing, "the growth of \(before.id)")
  }
}
