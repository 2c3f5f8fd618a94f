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
  ) { session, law in
    let end = try law.end(of: session)
    let before = try law.shown(session.start).layout
    let due = try law.shown(end)
    var reader = try FixtureReader(.object(end.json))
    try due.showing(law.model.editing.refresh(before, due.layout)).expect(
      sameAs: law.layout(try Screen(reading: &reader)).layout)
  }

  static let oneByOne = Invariant(
    "edits-at-once-are-one-by-one", "A list of edits does what its edits do one after the other.",
    drawing: sessions
  ) { session, law in
    let step = try session.edits.reduce(session.start) { try law.edited($0, [$1]) }
    try law.expect("screen edited at once", try law.end(of: session), equals: step)
  }

  static let hideShow = edited(
    "hide-then-show-is-nothing", "A view that is hidden and shown again is where it was."
  ) { screen, law in
    for view in screen.content.arrangedInside.prefix(3) {
      let edits = [Edit.setHidden(true, view.id), .setHidden(view.isHidden, view.id)]
      try law.expect(
        "screen", of: [view.id], try law.edited(screen, edits), equals: screen,
        Circumstance("after edits of", view.id))
    }
  }

  static let hideTwice = edited(
    "hiding-is-a-state", "Hidden twice and shown once, a view shows."
  ) { screen, law in
    for view in screen.content.arrangedInside.prefix(3) {
      let hide = Edit.setHidden(true, view.id)
      let show = Edit.setHidden(false, view.id)
      try law.expect(
        "screen", of: [view.id], try law.edited(screen, [hide, hide, show]),
        equals: try law.edited(screen, [show]), Circumstance("after showing", view.id))
    }
  }

  static let insertRemove = edited(
    "insert-then-remove-is-nothing", "A view put in and taken out again leaves no trace."
  ) { screen, law in
    let count = screen.content.stack?.arrangedViews.count ?? 0
    for index in (0...count).prefix(3) {
      let insert = Edit.insert(added, into: screen.content.id, at: index)
      try law.expect(
        "screen", try law.edited(screen, [insert, .remove(added.id)]),
        equals: screen, Circumstance("after a view at", Double(index)))
    }
  }

  static let removedGapIsForgotten = edited(
    "removed-view-takes-its-gap", "A view that comes back after it was removed has the usual gap."
  ) { screen, law in
    let insert = Edit.insert(added, into: screen.content.id, at: 0)
    try law.expect(
      "screen with the view back",
      try law.edited(
        screen, [insert, .setCustomSpacing(9, after: added.id), .remove(added.id), insert]),
      equals: try law.edited(screen, [insert]))
  }

  static let batch = edited(
    "batch-add-is-one-by-one", "Views added one by one lay out as if they had been there.",
    assuming: [.determined]
  ) { screen, law in
    let views = ["b1", "b2"].map { View($0, intrinsic: IntrinsicSize(width: 30, height: 10)) }
    let count = screen.content.stack?.arrangedViews.count ?? 0
    let edits = views.enumerated().map {
      Edit.insert($1, into: screen.content.id, at: count + $0)
    }
    let added = try law.edited(screen, edits)
    let there = try screen.changingStack { $0.arrangedViews += views }
    try law.shown(added).expect(sameAs: law.shown(there).layout)
  }

  static let insertedStandsThere = edited(
    "inserted-view-stands-at-its-index", "A view put in at an index is followed by what was there."
  ) { screen, law in
    let before = screen.arrangedIDs
    for index in (0...before.count).prefix(3) {
      let after = try law.edited(screen, [.insert(added, into: screen.content.id, at: index)])
      try law.expect(
        "arranged views", as: .order, after.arrangedIDs,
        equals: Array(before[..<index]) + [added.id] + Array(before[index...]),
        Circumstance("after an insertion at", Double(index)))
    }
  }

  static let moveBack = edited(
    "moved-back-is-nothing", "A view moved away and back, and its gap with it, is where it was."
  ) { screen, law in
    let views = screen.content.stack?.arrangedViews ?? []
    for (index, view) in views.enumerated().prefix(3) {
      let moves = [Edit.move(view.id, to: 0), .move(view.id, to: index)]
      let last = try law.edited(screen, [.move(view.id, to: views.count - 1)])
      try law.expect(
        "screen", of: [view.id], try law.edited(screen, moves), equals: screen,
        Circumstance("after moving back", view.id))
      try law.expect(
        "arranged views", as: .order, last.arrangedIDs,
        equals: screen.arrangedIDs.filter { $0 != view.id } + [view.id],
        Circumstance("after moving to the end", view.id))
      try law.expect(
        last.content.stack?.arrangedViews.last == view, "a view that is moved changes on the way")
    }
  }

  static let rotateTwice = edited(
    "rotated-twice-is-nothing", "A window turned twice is as it was, and turned once it is turned."
  ) { screen, law in
    let size = screen.scrollView.size
    let once = try law.edited(screen, [.rotate]).scrollView.size
    for axis in Axis.allCases {
      try law.expect(
        "window's length", along: axis, once[axis], .exactly(size[axis.perpendicular]),
        "turned once")
    }
    try law.expect(
      "screen turned twice", try law.edited(screen, [.rotate, .rotate]),
      equals: screen)
  }

  static let keyboardAgain = edited(
    "keyboard-comes-back-alike",
    "A keyboard that comes back after the inset was restored covers as much as before.",
    assuming: [.determined]
  ) { screen, law in
    _ = try law.shown(screen)
    let keyboard = Edit.avoidKeyboard(overlap: 40)
    let restore = Edit.setContentInset(screen.scrollView.contentInset)
    try law.expect(
      "screen with the keyboard back",
      try law.edited(screen, [keyboard, restore, keyboard]),
      equals: try law.edited(screen, [keyboard]))
  }

  static let settledIsInRange = Invariant(
    "edited-and-settled-is-in-range",
    "Whatever was added, removed or scrolled, settling brings the offset in range.",
    assuming: [.determined], drawing: sessions
  ) { session, law in
    let shown = try law.shown(try law.end(of: session))
    let settled = shown.showing(law.model.scrolling.settle(shown.layout))
    for axis in Axis.allCases {
      let range = settled.layout.offsetRange(axis)
      try settled.expect(
        .offset(axis), .atLeast(range.lowerBound, within: .exact), "after settling")
      try settled.expect(.offset(axis), .atMost(range.upperBound, within: .exact), "after settling")
    }
  }

  static let endIsLaidOut = edited(
    "scroll-to-end-sees-the-edit", "Scrolling to the end goes to the end of what is laid out now.",
    assuming: [.determined]
  ) { screen, law in
    let shown = try law.shown(screen)
    let end = law.model.offsetToEnd(shown.layout)
    let offset = try law.edited(screen, [.scrollToEnd()]).scrollView.contentOffset
    for axis in Axis.allCases {
      try shown.expect(
        "offset after scrolling to the end", along: axis, as: .offset, offset[axis],
        equals: end[axis])
    }
  }

  static let shownIsInside = edited(
    "scrolled-to-view-is-shown",
    "After scrolling to a view it is inside the insets, or fills them.",
    assuming: [.determined]
  ) { screen, law in
    _ = try law.shown(screen)
    for view in screen.content.arrangedInside.prefix(2) {
      let shown = try law.shown(try law.edited(screen, [.scrollToVisible(view.id)]))
      let again = law.model.scrolling.toVisible(
        shown.layout, shown.layout.frame(of: view.id) ?? .zero)
      for axis in Axis.allCases {
        // The solver's arithmetic rounds frames anew where the content is scrolled to.
        try shown.expect(
          .offset(axis), equals: again.contentOffset[axis],
          within: shown.screen.scrolledStack == nil ? .pile : .exact,
          Circumstance("after scrolling to", view.id))
      }
    }
  }

  static let windowLeavesFrames = edited(
    "window-edits-leave-frames", "Insets, keyboards and scrolling move no view within the content.",
    assuming: [.determined]
  ) { screen, law in
    // What margins keep clear of the safe area stands elsewhere where it is scrolled to.
    guard screen.safeAreaInsets == .zero || !screen.keepsClearOfSafeArea else {
      throw Discard.precondition("no margins keep clear of a safe area")
    }
    let layout = try law.shown(screen).layout
    let edits: [Edit] = [
      .scroll(to: Point(x: 3, y: 5)), .avoidKeyboard(overlap: 50), .scrollToEnd(),
      .setContentInset(EdgeInsets(top: 4, left: 3, bottom: 2, right: 1)),
    ]
    try law.shown(try law.edited(screen, edits)).expect(sameAs: layout)
  }

  /// One stack is enough for most: that nested ones are edited alike, the first law sees.
  private static let sessions = EditDraw(.settled.with { $0.depth = 0 })

  private static let added = View("added", intrinsic: IntrinsicSize(width: 20, height: 20))

  /// A law of the screen at the end of a session.
  private static func edited(
    _ id: String, _ sentence: String, assuming assumptions: [Assumption] = [],
    check: @escaping @Sendable (Screen, LawContext) throws -> Void
  ) -> Invariant {
    Invariant(id, sentence, assuming: assumptions, drawing: sessions) { session, law in
      let end = try law.end(of: session)
      guard end.content.stack != nil else { throw Discard.precondition("the content is no stack") }
      try check(end, law)
    }
  }
}

extension Screen {
  /// The views of the content stack, by name.
  fileprivate var arrangedIDs: [ViewID] { content.stack?.arrangedViews.map(\.id) ?? [] }

  /// Whether the margins of some stack count, and grow where it reaches out of the safe area.
  fileprivate var keepsClearOfSafeArea: Bool {
    ([content] + content.arrangedInside).contains { view in
      view.stack.map { $0.isLayoutMarginsRelativeArrangement && $0.insetsLayoutMarginsFromSafeArea }
        ?? false
    }
  }
}

extension LawContext {
  /// A screen after some edits; throws `ScreenEditError` for one that cannot be applied.
  func edited(_ screen: Screen, _ edits: [Edit]) throws -> Screen {
    try model.editing.apply(screen, edits)
  }

  /// The screen after a session; throws `ScreenEditError` for an edit that cannot be applied.
  fileprivate func end(of session: EditSession) throws -> Screen {
    try edited(session.start, session.edits)
  }

  /// Holds if two screens are the same; the evidence is the first place in which they
  /// differ.
  func expect(
    _ name: String, of views: @autoclosure () -> [ViewID] = [], _ found: Screen,
    equals expected: Screen, _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    guard found != expected else { return }
    let difference = JSONValue.object(expected.json).difference(to: .object(found.json))
    throw Evidence(
      .other(.init(name, .screens)), .text(difference?.found ?? ""), .equal,
      .text(difference?.expected ?? ""), circumstance(),
      blaming: views())
  }
}

extension JSONValue {
  /// The first place in which another document differs, with what stands there in both.
  fileprivate func difference(
    to other: JSONValue, at path: [String] = []
  ) -> (found: String, expected: String)? {
    guard self != other else { return nil }
    switch (self, other) {
    case (.object(let one), .object(let two)):
      for key in Set(one.keys).union(two.keys).sorted() {
        let (before, after) = (one[key] ?? .null, two[key] ?? .null)
        if let found = before.difference(to: after, at: path + [key]) { return found }
      }
    case (.array(let one), .array(let two)) where one.count == two.count:
      for (place, (before, after)) in zip(one, two).enumerated() {
        if let found = before.difference(to: after, at: path + ["\(place)"]) { return found }
      }
    default: break
    }
    let place = path.joined(separator: ".")
    return ("\(place): \(other.words)", "\(place): \(words)")
  }

  private var words: String {
    switch self {
    case .null: "nothing"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(NumberText(number))"
    case .string(let string): string
    case .array(let items): "a list of \(items.count)"
    case .object: "something else"
    }
  }
}
