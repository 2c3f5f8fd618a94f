import PropertyKit
import PublishedScreens
import StackScrollCore

/// Laws of the published tab strip.
enum TabStripInvariants {
  static let all: [Invariant] = [
    scrollPastThree, contentIsThirds, neverScrollVertically, endOffsetMatchesContent,
    mirrorsInsideContent, statusTellsTheTruth, tapsStayInRange, upAndDownIsTheIdentity,
    stateNotHistory,
  ]

  private static let asPublished: [Assumption] = [.thirds, .noSpacing, .noInsets, .aPointWide]

  static let scrollPastThree = Invariant(
    "tabs-scroll-past-three", "The tabs scroll exactly when there are more than three.",
    assuming: asPublished, drawing: TabDraw.published
  ) { strip, law in
    try law.layout(strip.screen).expect(
      .scrolls(.horizontal), equals: strip.tabCount > TabStrip.promisedTabs)
  }

  static let contentIsThirds = Invariant(
    "tabs-content-is-n-thirds", "n tabs make the content n thirds of the frame wide.",
    assuming: asPublished, drawing: TabDraw.published
  ) { strip, law in
    try law.layout(strip.screen).expect(
      .contentLength(.horizontal), equals: strip.frameWidth * Double(strip.tabCount) / 3)
  }

  static let neverScrollVertically = Invariant(
    "tabs-never-scroll-vertically", "The strip never scrolls vertically.",
    assuming: [.noInsets], drawing: TabDraw.published
  ) { strip, law in
    try law.layout(strip.screen).expect(.scrolls(.vertical), equals: false)
  }

  static let endOffsetMatchesContent = Invariant(
    "tabs-end-offset-matches-content",
    "The end shows the far edge of the last tab and the inset beyond it.",
    assuming: [.aPointWide, .noOverlap], drawing: TabDraw.free
  ) { strip, law in
    let shown = try law.layout(strip.screen)
    let farEdge = shown.layout.frames.map(\.maxX).max() ?? 0
    let end = farEdge + strip.contentInset.right - strip.frameWidth
    try shown.expect(.offsetToEnd(.horizontal), equals: max(-strip.contentInset.left, end))
  }

  static let mirrorsInsideContent = Invariant(
    "tabs-right-to-left-mirrors", "Right to left mirrors the tabs inside the content width.",
    drawing: TabDraw.free
  ) { strip, law in
    try law.expectMirrorImage(of: strip.screen)
  }

  static let statusTellsTheTruth = Invariant(
    "tabs-status-tells-the-truth",
    "The label says how many tabs there are and whether they scroll.",
    assuming: asPublished, drawing: TabSessionDraw()
  ) { session, law in
    for strip in session.states(tapping: law.model.editing.tap) {
      let shown = try law.layout(strip.screen)
      let tabs = shown.layout.ids.count { $0.name.hasPrefix("tab") }
      let promise = law.model.scrolls(shown.layout, .horizontal) ? "WILL" : "will NOT"
      let next = strip.tapped().tabCount > strip.tabCount ? "ADD" : "REMOVE"
      try law.expect(
        "text of the label", as: .text, strip.statusText,
        equals:
          "Tap anywhere to \(next) a tab\n\nNumber of tabs: \(tabs)\n\nTabs \(promise) scroll")
    }
  }

  static let tapsStayInRange = Invariant(
    "tabs-taps-stay-in-range",
    "A tap adds or removes one tab, and turns round at 1 and at 9.",
    drawing: TabSessionDraw()
  ) { session, law in
    let states = session.states(tapping: law.model.editing.tap)
    var expected = session.program.start
    for (step, (before, after)) in zip(session.program.steps, zip(states, states.dropFirst())) {
      expected.advance(by: step)
      try law.expect(
        "number of tabs", as: .number, Double(after.tabCount), equals: Double(expected.tabCount),
        Circumstance("after a tap on", Double(before.tabCount)))
      let isAtAnEnd = after.tabCount == 1 || after.tabCount == TabStrip.maximumTabs
      let adds = before.isAdding != isAtAnEnd
      try law.expect(
        "effect of the next tap", as: .text, after.isAdding ? "one more tab" : "one less",
        equals: adds ? "one more tab" : "one less")
    }
  }

  static let upAndDownIsTheIdentity = Invariant(
    "tabs-up-and-down-is-identity",
    "Adding tabs and removing as many gives the same strip and layout.",
    drawing: TabSessionDraw()
  ) { session, law in
    let tap = law.model.editing.tap
    let end = session.end(tapping: tap)
    let later = TabSession(start: end, taps: TabGestures.period).end(tapping: tap)
    try law.layout(later.screen).expect(sameAs: law.layout(end.screen).layout)
    try law.expect(later == end, "the strip has the same tabs, and is another")
  }

  static let stateNotHistory = Invariant(
    "tabs-layout-depends-on-state",
    "The layout after taps is that of a strip made with as many tabs.",
    drawing: TabSessionDraw()
  ) { session, law in
    let end = session.end(tapping: law.model.editing.tap)
    let count = session.program.end.tabCount
    let fresh = try TabStrip(frameWidth: session.start.frameWidth, tabCount: count)
    try law.layout(end.screen).expect(sameAs: law.layout(fresh.screen).layout)
  }
}
