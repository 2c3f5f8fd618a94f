import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of screens that are edited, whatever was done to them before.
enum EditInvariants {
  static let all: [Invariant] = [
    stateNotHistory, oneByOne, hideShow, hideTwice, insertRemove, removedGapIsForgotten, batch,
    insertedStandsThere, moveBack, rotateTwice, keyboardAgain, settledIsInRange, endIsLaidOut,
    shownIsInside, windowLeavesFrames,
  ]

  static let stateNotHistory = Invariant(
    "edited-layout-depends-on-state",
    "After any edits the layout shown is that of a screen made anew of the same description.",
    assuming: [.determined], drawing: EditDraw(.settled)
  ) { session, model in
    let end = try model.end(of: session)
    let before = try model.frames(of: session.start)
    let shown = model.editing.refresh(before, try model.frames(of: end))
    var reader = try FixtureReader(.object(end.json))
    return .equal(shown, try model.frames(of: try Screen(reading: &reader)))
  }

  static let oneByOne = Invariant(
    "edits-at-once-are-one-by-one", "A list of edits does what its edits do one after the other.",
    drawing: sessions
  ) { session, model in
    let step = try session.edits.reduce(session.start) { try model.editing.apply($0, [$1]) }
    return same(try model.end(of: session), step, "the screen edited at once")
  }

  static let hideShow = Invariant(
    "hide-then-show-is-nothing", "A view that is hidden and shown again is where it was.",
    drawing: sessions
  ) { session, model in
    try eachView(session, model) { screen, view in
      [.setHidden(true, view.id), .setHidden(view.isHidden, view.id)]
    }
  }

  static let hideTwice = Invariant(
    "hiding-is-a-state", "Hidden twice and shown once, a view shows.", drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    return try .all(
      screen.content.arrangedInside.prefix(3).map { view in
        let hide = Edit.setHidden(true, view.id)
        let show = Edit.setHidden(false, view.id)
        return same(
          try model.editing.apply(screen, [hide, hide, show]),
          try model.editing.apply(screen, [show]), "the screen with \(view.id) shown")
      })
  }

  static let insertRemove = Invariant(
    "insert-then-remove-is-nothing", "A view put in and taken out again leaves no trace.",
    drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    let count = screen.content.stack?.arrangedViews.count ?? 0
    return try .all(
      (0...count).prefix(3).map { index in
        let insert = Edit.insert(added, into: screen.content.id, at: index)
        return same(
          try model.editing.apply(screen, [insert, .remove(added.id)]), screen,
          "the screen after a view at \(index)")
      })
  }

  static let removedGapIsForgotten = Invariant(
    "removed-view-takes-its-gap", "A view that comes back after it was removed has the usual gap.",
    drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    let insert = Edit.insert(added, into: screen.content.id, at: 0)
    return same(
      try model.editing.apply(
        screen, [insert, .setCustomSpacing(9, after: added.id), .remove(added.id), insert]),
      try model.editing.apply(screen, [insert]), "the screen with the view back")
  }

  static let batch = Invariant(
    "batch-add-is-one-by-one", "Views added one by one lay out as if they had been there.",
    assuming: [.determined], drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    let views = ["b1", "b2"].map { View($0, intrinsic: IntrinsicSize(width: 30, height: 10)) }
    let count = screen.content.stack?.arrangedViews.count ?? 0
    let edits = views.enumerated().map {
      Edit.insert($1, into: screen.content.id, at: count + $0)
    }
    let added = try model.editing.apply(screen, edits)
    let there = try screen.changingStack { $0.arrangedViews += views }
    return .equal(try model.frames(of: added), try model.frames(of: there))
  }

  static let insertedStandsThere = Invariant(
    "inserted-view-stands-at-its-index", "A view put in at an index is followed by what was there.",
    drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    let before = screen.content.stack?.arrangedViews.map(\.id) ?? []
    return try .all(
      (0...before.count).prefix(3).map { index in
        let after = try model.editing.apply(
          screen, [.insert(added, into: screen.content.id, at: index)])
        let found = after.content.stack?.arrangedViews.map(\.id) ?? []
        let expected = Array(before[..<index]) + [added.id] + Array(before[index...])
        return .holds(
          if: found == expected, otherwise: "the views are \(found), expected \(expected)")
      })
  }

  static let moveBack = Invariant(
    "moved-back-is-nothing", "A view moved away and back, and its gap with it, is where it was.",
    drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    let views = screen.content.stack?.arrangedViews ?? []
    return try .all(
      views.indices.prefix(3).map { index in
        let moves = [Edit.move(views[index].id, to: 0), .move(views[index].id, to: index)]
        let last = [Edit.move(views[index].id, to: views.count - 1)]
        let end = try model.editing.apply(screen, last).content.stack?.arrangedViews.last
        return same(
          try model.editing.apply(screen, moves), screen, "the screen with a view moved back"
        ).and(.holds(if: end == views[index], otherwise: "\(views[index].id) is not the last"))
      })
  }

  static let rotateTwice = Invariant(
    "rotated-twice-is-nothing", "A window turned twice is as it was, and turned once it is turned.",
    drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    let size = screen.scrollView.size
    let once = try model.editing.apply(screen, [.rotate]).scrollView.size
    return same(
      try model.editing.apply(screen, [.rotate, .rotate]), screen, "the screen turned twice"
    ).and(
      .holds(
        if: once == Size(width: size.height, height: size.width),
        otherwise: "turned, the window is \(once.source)"))
  }

  static let keyboardAgain = Invariant(
    "keyboard-comes-back-alike",
    "A keyboard that comes back after the inset was restored covers as much as before.",
    assuming: [.determined], drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    _ = try model.frames(of: screen)
    let keyboard = Edit.avoidKeyboard(overlap: 40)
    let restore = Edit.setContentInset(screen.scrollView.contentInset)
    return same(
      try model.editing.apply(screen, [keyboard, restore, keyboard]),
      try model.editing.apply(screen, [keyboard]), "the screen with the keyboard back")
  }

  static let settledIsInRange = Invariant(
    "edited-and-settled-is-in-range",
    "Whatever was added, removed or scrolled, settling brings the offset in range.",
    assuming: [.determined], drawing: sessions
  ) { session, model in
    let layout = model.scrolling.settle(try model.frames(of: try model.end(of: session)))
    return .all(
      Axis.allCases.map { axis in
        .holds(
          if: layout.offsetRange(axis).contains(layout.contentOffset[axis]),
          otherwise: "the \(axis) offset is \(NumberText(layout.contentOffset[axis])) where"
            + " \(layout.offsetRange(axis)) is allowed")
      })
  }

  static let endIsLaidOut = Invariant(
    "scroll-to-end-sees-the-edit", "Scrolling to the end goes to the end of what is laid out now.",
    assuming: [.determined], drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    let end = model.offsetToEnd(try model.frames(of: screen))
    let offset = try model.editing.apply(screen, [.scrollToEnd]).scrollView.contentOffset
    return Outcome.equal(offset.x, end.x, "x at the end").and(
      .equal(offset.y, end.y, "y at the end"))
  }

  static let shownIsInside = Invariant(
    "scrolled-to-view-is-shown",
    "After scrolling to a view it is inside the insets, or fills them.",
    assuming: [.determined], drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    _ = try model.frames(of: screen)
    return try .all(
      screen.content.arrangedInside.prefix(2).map { view in
        let shown = try model.editing.apply(screen, [.scrollToVisible(view.id)])
        let layout = try model.frames(of: shown)
        let again = model.scrolling.toVisible(layout, layout.frame(of: view.id) ?? .zero)
        return .holds(
          if: again.contentOffset == layout.contentOffset,
          otherwise: "\(view.id) is not shown where scrolling to it ends")
      })
  }

  static let windowLeavesFrames = Invariant(
    "window-edits-leave-frames", "Insets, keyboards and scrolling move no view within the content.",
    assuming: [.determined], drawing: sessions
  ) { session, model in
    let screen = try model.end(of: session)
    let layout = try model.frames(of: screen)
    let edits: [Edit] = [
      .scroll(to: Point(x: 3, y: 5)), .avoidKeyboard(overlap: 50), .scrollToEnd,
      .setContentInset(EdgeInsets(top: 4, left: 3, bottom: 2, right: 1)),
    ]
    return .equal(try model.frames(of: try model.editing.apply(screen, edits)), layout)
  }

  /// One stack is enough for most: that nested ones are edited alike, the first law sees.
  private static let sessions = EditDraw(.settled.with { $0.depth = 0 })

  private static let added = View("added", intrinsic: IntrinsicSize(width: 20, height: 20))

  /// Holds if edits of each of the first views leave the screen as it is.
  private static func eachView(
    _ session: EditSession, _ model: LayoutModel, _ edits: (Screen, View) -> [Edit]
  ) throws -> Outcome {
    let screen = try model.end(of: session)
    return try .all(
      screen.content.arrangedInside.prefix(3).map { view in
        same(
          try model.editing.apply(screen, edits(screen, view)), screen,
          "the screen after edits of \(view.id)")
      })
  }

  private static func same(_ found: Screen, _ expected: Screen, _ what: String) -> Outcome {
    .holds(if: found == expected, otherwise: "\(what) is another than it should be")
  }
}

extension LayoutModel {
  /// The screen after a session; throws `EditError` for an edit that cannot be applied.
  fileprivate func end(of session: EditSession) throws -> Screen {
    try editing.apply(session.start, session.edits)
  }
}
