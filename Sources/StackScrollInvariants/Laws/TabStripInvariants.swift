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
  ) { strip, model in
    let layout = try model.frames(of: strip.screen)
    let scrolls = model.scrolls(layout, .horizontal)
    return .holds(
      if: scrolls == (strip.tabCount > TabStrip.promisedTabs),
      otherwise: "\(strip.tabCount) tabs in \(NumberText(strip.frameWidth)) points"
        + " \(scrolls ? "scroll" : "do not scroll")")
  }

  static let contentIsThirds = Invariant(
    "tabs-content-is-n-thirds", "n tabs make the content n thirds of the frame wide.",
    assuming: asPublished, drawing: TabDraw.published
  ) { strip, model in
    let layout = try model.frames(of: strip.screen)
    return .equal(
      layout.contentSize.width, strip.frameWidth * Double(strip.tabCount) / 3,
      "the content width of \(strip.tabCount) tabs")
  }

  static let neverScrollVertically = Invariant(
    "tabs-never-scroll-vertically", "The strip never scrolls vertically.",
    assuming: [.noInsets], drawing: TabDraw.published
  ) { strip, model in
    let layout = try model.frames(of: strip.screen)
    return .holds(
      if: !model.scrolls(layout, .vertical),
      otherwise: "content of height \(NumberText(layout.contentSize.height)) scrolls in"
        + " \(NumberText(TabStrip.height))")
  }

  static let endOffsetMatchesContent = Invariant(
    "tabs-end-offset-matches-content",
    "Scrolling to the end shows the far edge of the last tab and the inset beyond it.",
    assuming: [.aPointWide, .noOverlap], drawing: TabDraw.free
  ) { strip, model in
    let layout = try model.frames(of: strip.screen)
    let farEdge = layout.frames.map(\.maxX).max() ?? 0
    let end = farEdge + strip.contentInset.right - strip.frameWidth
    return .equal(
      model.offsetToEnd(layout).x, max(-strip.contentInset.left, end),
      "the offset that shows the end")
  }

  static let mirrorsInsideContent = Invariant(
    "tabs-right-to-left-mirrors", "Right to left mirrors the tabs inside the content width.",
    drawing: TabDraw.free
  ) { strip, model in
    try model.mirrors(strip.screen)
  }

  static let statusTellsTheTruth = Invariant(
    "tabs-status-tells-the-truth",
    "After every tap the label says how many tabs there are and whether they scroll.",
    assuming: asPublished, drawing: TabSessionDraw()
  ) { session, model in
    try .all(
      session.states(tapping: model.editing.tap).map { strip in
        let layout = try model.frames(of: strip.screen)
        let tabs = layout.ids.count { $0.name.hasPrefix("tab") }
        let promise = model.scrolls(layout, .horizontal) ? "WILL" : "will NOT"
        let next = strip.tapped().tabCount > strip.tabCount ? "ADD" : "REMOVE"
        let truth =
          "Tap anywhere to \(next) a tab\n\nNumber of tabs: \(tabs)\n\nTabs \(promise) scroll"
        return .holds(
          if: strip.statusText == truth,
          otherwise: "the label says \"\(strip.statusText)\" where \"\(truth)\" is true")
      })
  }

  static let tapsStayInRange = Invariant(
    "tabs-taps-stay-in-range",
    "A tap changes the number of tabs by one, within 1 to 9, and turns round exactly there.",
    drawing: TabSessionDraw()
  ) { session, model in
    let states = session.states(tapping: model.editing.tap)
    var expected = session.program.start
    return .all(
      zip(session.program.steps, zip(states, states.dropFirst())).map { step, pair in
        expected.advance(by: step)
        return TabGestures.isTap(from: pair.0, to: pair.1).and(expected.check(pair.1))
      })
  }

  static let upAndDownIsTheIdentity = Invariant(
    "tabs-up-and-down-is-identity",
    "Adding tabs and removing as many gives the strip and the layout there were.",
    drawing: TabSessionDraw()
  ) { session, model in
    let end = session.end(tapping: model.editing.tap)
    let later = TabSession(start: end, taps: TabGestures.period).end(tapping: model.editing.tap)
    let before = try model.frames(of: end.screen)
    let after = try model.frames(of: later.screen)
    return .holds(
      if: later == end, otherwise: "\(later) came of \(end)"
    ).and(.equal(after, before))
  }

  static let stateNotHistory = Invariant(
    "tabs-layout-depends-on-state",
    "The layout after any taps is that of a strip made with as many tabs.",
    drawing: TabSessionDraw()
  ) { session, model in
    let end = session.end(tapping: model.editing.tap)
    let count = session.program.end.tabCount
    let fresh = try TabStrip(frameWidth: session.start.frameWidth, tabCount: count)
    return .equal(try model.frames(of: end.screen), try model.frames(of: fresh.screen))
  }
}
