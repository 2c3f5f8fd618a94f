import StackScrollCore
import StackScrollInvariants

/// Wrong gaps, and hidden views that are not quite gone.
enum GapBugs {
  static let all: [PlantedBug] = [
    gapForHidden, gapAfterLast, customLostOnHiding, customAdded, customAfterLast, negativeClipped,
    spacingDoubled, hiddenKeepsLength, hiddenAtTheEnd, customFromTheNext, hiddenStillRequired,
    gapOnlyFirst, separatorsThicken,
  ]

  static let gapForHidden = PlantedBug.layout(
    "gap-for-hidden-views", "A hidden view keeps its gap.",
    seen: "layouts that count gaps from all views, not from those that show"
  ) { layout, row, _ in
    let hidden = row.views.filter(\.view.isHidden).count
    guard hidden > 0, !row.visible.isEmpty, row.stack.spacing > 0 else { return }
    layout = layout.resizing(
      row.id, to: row.frame.length(row.axis) + row.stack.spacing * Double(hidden), along: row.axis)
  }

  static let gapAfterLast = PlantedBug.layout(
    "gap-after-the-last-view", "The content has a gap after its last view.",
    seen: "column heights added up as images times image and spacing"
  ) { layout, row, _ in
    if !row.visible.isEmpty { layout.scroll.contentSize[row.axis] += row.stack.spacing }
  }

  static let customLostOnHiding = PlantedBug.stack(
    "custom-gap-lost-on-hiding", "Gaps of their own are ignored while any view is hidden.",
    seen: "custom spacing around hidden views in early releases of stack views"
  ) { stack, _ in
    guard stack.arrangedViews.contains(where: \.isHidden) else { return }
    for view in stack.arrangedViews { stack.setCustomSpacing(nil, after: view.id) }
  }

  static let customAdded = PlantedBug.stack(
    "custom-gap-added", "A gap of its own is added to the spacing and does not replace it.",
    seen: "separators that are laid out as views of their own"
  ) { stack, _ in
    for (id, gap) in stack.customSpacings { stack.setCustomSpacing(gap + stack.spacing, after: id) }
  }

  static let customAfterLast = PlantedBug.layout(
    "custom-gap-after-the-last", "A gap of its own after the last view lengthens the content.",
    seen: "footers whose spacing stays when what followed is gone"
  ) { layout, row, _ in
    guard let last = row.visible.last?.view.id, let gap = row.stack.customSpacing(after: last)
    else { return }
    layout.scroll.contentSize[row.axis] += gap
  }

  static let negativeClipped = PlantedBug.stack(
    "negative-spacing-clipped", "Spacing below 0 counts as 0.",
    seen: "ports that take spacing for a length"
  ) { stack, _ in stack.spacing = max(0, stack.spacing) }

  static let spacingDoubled = PlantedBug.stack(
    "gap-on-both-sides", "Each view brings its gap on both sides.",
    seen: "layouts that give half of the spacing to each neighbour and forget the half"
  ) { stack, _ in stack.spacing *= 2 }

  static let hiddenKeepsLength = PlantedBug.screen(
    "hidden-keeps-its-length", "A hidden view is not drawn and still takes its place.",
    seen: "hiding by transparency"
  ) { screen in
    try screen.with(
      content: screen.content.changingStack { stack in
        stack.arrangedViews = stack.arrangedViews.map { $0.hidden(false) }
      })
  }

  static let hiddenAtTheEnd = PlantedBug.layout(
    "hidden-at-the-origin", "A hidden view has the frame it was made with, at the origin.",
    seen: "animations that fly in from the top left corner"
  ) { layout, row, _ in
    let hidden = Set(row.views.filter(\.view.isHidden).map(\.view.id))
    guard !hidden.isEmpty else { return }
    layout.views = FrameList(
      ids: layout.ids,
      frames: zip(layout.ids, layout.frames).map {
        hidden.contains($0) ? Rect(x: 0, y: 0, width: 1, height: 1) : $1
      }, depths: layout.depths)
  }

  static let customFromTheNext = PlantedBug.stack(
    "custom-gap-before", "A gap of its own stands before its view, not after it.",
    seen: "tables that keep their gaps with the row below"
  ) { stack, _ in
    let views = stack.arrangedViews.map(\.id)
    let gaps = views.map { stack.customSpacing(after: $0) }
    for (id, gap) in zip(views, gaps.dropFirst()) { stack.setCustomSpacing(gap, after: id) }
  }

  static let hiddenStillRequired = PlantedBug(
    "hidden-lengths-still-required", "A hidden view's own required length is still a condition.",
    seen: "the log of unsatisfiable constraints after hiding a view of a fixed height",
    in: \.stackLayout
  ) { screen in
    let layout = try screen.layout()
    for row in layout.stacks(in: screen.content, readIn: screen.layoutDirection) {
      for (view, _) in row.views where view.isHidden {
        let isTied = view.length(along: row.axis).constraints.contains {
          $0.priority == .required && $0.relation != .atMost
        }
        if isTied { throw UndecidedStack() }
      }
    }
    return layout
  }

  static let separatorsThicken = PlantedBug.layout(
    "separators-thicken", "Each separator between neighbours makes the content a point thicker.",
    seen: "separators whose insets are added to the wrong side"
  ) { layout, row, _ in
    layout.scroll.contentSize[row.axis.perpendicular] += Double(row.gaps.count)
  }

  static let gapOnlyFirst = PlantedBug.layout(
    "one-gap-too-few", "Only the gaps between three or more views are counted.",
    seen: "loops that begin one view too late"
  ) { layout, row, _ in
    guard row.visible.count == 2, row.stack.distribution == .fill else { return }
    layout = layout.placing(row, lengths: row.lengths, gaps: [0])
  }
}
