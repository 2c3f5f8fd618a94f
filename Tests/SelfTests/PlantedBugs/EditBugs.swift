import StackScrollCore
import StackScrollInvariants

/// Wrong changes of a screen, and layouts that are not those of the change.
enum EditBugs {
  static let all: [PlantedBug] = [
    staleLayout, hiddenIsCounted, removedKeepsGap, predictedEnd, shownAtTheEnd, insertedAfter,
    removedBySwapping, removedLeavesTrace, batchReversed, movedCountedWith, halfRotated,
    keyboardGrows, lastEditLost,
    movesWithoutGap, scrollsToTop, keyboardShrinks,
  ]

  static let staleLayout = PlantedBug(
    "stale-layout", "After an edit the views stand where they stood.",
    seen: "frames read before the layout pass", in: \.editing.refresh
  ) { before, after in before.ids == after.ids ? before : after }

  static let hiddenIsCounted = PlantedBug.edits(
    "hidden-is-counted", "A view hidden twice must be shown twice.",
    seen: "stack views that count how often a view was hidden"
  ) { screen, edits in
    var counts: [ViewID: Int] = [:]
    return try edits.reduce(screen) { screen, edit in
      guard case .setHidden(let isHidden, let view) = edit else { return try screen.applying(edit) }
      counts[view, default: 0] += isHidden ? 1 : -1
      return try screen.applying(.setHidden(counts[view, default: 0] > 0, view))
    }
  }

  static let removedKeepsGap = PlantedBug.edits(
    "removed-keeps-its-gap", "The gap after a view outlives its removal.",
    seen: "custom spacings kept by identity when a view is used again"
  ) { screen, edits in
    var kept: [ViewID: Double] = [:]
    return try edits.reduce(screen) { screen, edit in
      let edited = try screen.applying(edit)
      switch edit {
      case .setCustomSpacing(let spacing, let view):
        kept[view] = spacing
        return edited
      case .insert(let view, into: _, at: _):
        let count = edited.content.stack?.arrangedViews.count ?? 0
        guard let gap = kept[view.id], count > 1 else { return edited }
        return try edited.applying(.setCustomSpacing(gap, after: view.id))
      default: return edited
      }
    }
  }

  static let predictedEnd = PlantedBug.edit(
    "end-predicted", "Scrolling to the end goes where it will be, as guessed before the layout.",
    seen: "content height plus added height and spacing, less bounds"
  ) { edit, screen in
    guard case .scrollToEnd = edit, let last = screen.content.stack?.arrangedViews.last else {
      return nil
    }
    let axis = screen.contentAxis
    let layout = try screen.layout().content
    let before = try? screen.removingLastView().layout().content
    var offset = layout.contentOffset
    offset[axis] =
      (before?.contentSize[axis] ?? 0) + (layout.frame(of: last.id)?.length(axis) ?? 0)
      + (screen.content.stack?.spacing ?? 0) - layout.scroll.bounds[axis]
    return [.scroll(to: offset)]
  }

  static let shownAtTheEnd = PlantedBug.edits(
    "shown-at-the-end", "A view that is shown again comes last.",
    seen: "hiding by removing and showing by adding"
  ) { screen, edits in
    try edits.reduce(screen) { screen, edit in
      let edited = try screen.applying(edit)
      guard case .setHidden(false, let view) = edit,
        let views = edited.content.stack?.arrangedViews, views.contains(where: { $0.id == view })
      else { return edited }
      return try edited.applying(.move(view, to: views.count - 1))
    }
  }

  static let insertedAfter = PlantedBug.edit(
    "inserted-after", "A view is put in behind the one that has the index.",
    seen: "indices that are counted from one"
  ) { edit, screen in
    guard case .insert(let view, into: let stack, at: let index) = edit, stack == screen.content.id
    else { return nil }
    let count = screen.content.stack?.arrangedViews.count ?? 0
    return [.insert(view, into: stack, at: min((index ?? count) + 1, count))]
  }

  static let removedBySwapping = PlantedBug.edit(
    "removed-by-swapping", "The last view takes the place of one that is removed.",
    seen: "removal in constant time from a list whose order matters"
  ) { edit, screen in
    guard case .remove(let view) = edit, let views = screen.content.stack?.arrangedViews,
      let place = views.firstIndex(where: { $0.id == view }), let last = views.last,
      place < views.count - 1
    else { return nil }
    return [edit, .move(last.id, to: place)]
  }

  static let removedLeavesTrace = PlantedBug.edit(
    "removed-is-only-hidden", "A view that is removed stays, hidden.",
    seen: "views removed from a stack view's arranged views that remain its subviews"
  ) { edit, _ in
    guard case .remove(let view) = edit else { return nil }
    return [.setHidden(true, view)]
  }

  static let batchReversed = PlantedBug.edits(
    "batch-reversed", "Of views added at once the last comes first.",
    seen: "batches inserted at one index"
  ) { screen, edits in
    var first: Int?
    return try edits.reduce(screen) { screen, edit in
      guard case .insert(let view, into: let stack, at: let index?) = edit else {
        first = nil
        return try screen.applying(edit)
      }
      let place = min(first ?? index, index)
      first = place
      return try screen.applying(.insert(view, into: stack, at: place))
    }
  }

  static let movedCountedWith = PlantedBug.edit(
    "moved-one-short", "A view that is moved on ends one place too early.",
    seen: "indices counted with the view that is moved"
  ) { edit, screen in
    guard case .move(let view, let index) = edit,
      let place = screen.content.stack?.arrangedViews.firstIndex(where: { $0.id == view }),
      index > place
    else { return nil }
    return [.move(view, to: index - 1)]
  }

  static let halfRotated = PlantedBug.edit(
    "half-rotated", "A window that is turned gets its new width and keeps its height.",
    seen: "sizes read in the middle of a rotation"
  ) { edit, screen in
    guard edit == .rotate else { return nil }
    let size = screen.scrollView.size
    return [.resize(Size(width: size.height, height: size.height))]
  }

  static let keyboardGrows = PlantedBug.edits(
    "keyboard-grows-each-time", "A keyboard that comes back covers more than before.",
    seen: "insets that are added when it shows and never taken back"
  ) { screen, edits in
    var overlap = 0.0
    return try edits.reduce(screen) { screen, edit in
      guard case .avoidKeyboard(let own, in: _) = edit else { return try screen.applying(edit) }
      overlap += own
      return try screen.applying(.avoidKeyboard(overlap: overlap))
    }
  }

  static let lastEditLost = PlantedBug.edits(
    "batch-loses-the-last", "Of several edits at once the last is lost.",
    seen: "batch updates that are closed too early"
  ) { screen, edits in
    try screen.applying(edits.count > 1 ? edits.dropLast() : edits[...])
  }

  static let movesWithoutGap = PlantedBug.edit(
    "moved-loses-its-gap", "A view that is moved leaves its gap behind.",
    seen: "moves made of a removal and an insertion"
  ) { edit, _ in
    guard case .move(let view, _) = edit else { return nil }
    return [.setCustomSpacing(nil, after: view), edit]
  }

  static let scrollsToTop = PlantedBug.edit(
    "scrolled-to-the-wrong-view", "Scrolling to a view goes to the top of the content.",
    seen: "frames asked for in the coordinates of another view"
  ) { edit, _ in
    guard case .scrollToVisible = edit else { return nil }
    return [.scroll(to: Point(x: -1000, y: -1000))]
  }

  static let keyboardShrinks = PlantedBug.edit(
    "keyboard-shrinks-the-rows", "A keyboard squeezes the views above it.",
    seen: "handlers that make the window smaller"
  ) { edit, screen in
    guard case .avoidKeyboard(let overlap, in: _) = edit else { return nil }
    let size = screen.scrollView.size
    return [.resize(Size(width: size.width, height: max(1, size.height - overlap)))]
  }
}
