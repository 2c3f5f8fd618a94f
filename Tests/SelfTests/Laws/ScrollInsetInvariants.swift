import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of the insets that count for scrolling.
enum ScrollInsetInvariants {
  static let all: [Invariant] = [
    needsLongContent, bounceApplies, alwaysApplies, neverApplies, automaticInController,
    automaticElsewhere, bounceNeedsSafeArea, bounceNeedsScrollableAxes, keyboard,
    contentSizeIsItsOwn,
  ]

  static let needsLongContent = Invariant(
    "safe-area-needs-long-content",
    "The safe area counts along an axis exactly when the content exceeds the scroll view itself.",
    assuming: [.scrollableAxes, .noBounce],
    drawing: ScrollDraw(behaviors: [.scrollableAxes], mayBounce: false)
  ) { screen, law in
    let shown = try law.shown(screen)
    try shown.expectSafeArea { axis in shown.exceedsWindow(axis) }
  }

  static let bounceApplies = Invariant(
    "bounce-applies-the-safe-area",
    "Along an axis that always bounces the safe area counts, however short the content.",
    assuming: [.scrollableAxes], drawing: ScrollDraw(behaviors: [.scrollableAxes])
  ) { screen, law in
    var scrollView = screen.scrollView
    scrollView.alwaysBounceHorizontal = true
    scrollView.alwaysBounceVertical = true
    try law.shown(try screen.with(scrollView: scrollView)).expectSafeArea { _ in true }
  }

  static let alwaysApplies = Invariant(
    "safe-area-always-counts", "Applied always, the safe area counts on every edge.",
    assuming: [.alwaysApplied], drawing: ScrollDraw(behaviors: [.always])
  ) { screen, law in
    try law.shown(screen).expectSafeArea { _ in true }
  }

  static let neverApplies = Invariant(
    "safe-area-never-counts", "Applied never, the safe area counts on no edge.",
    assuming: [.neverApplied], drawing: ScrollDraw(behaviors: [.never])
  ) { screen, law in
    try law.shown(screen).expectSafeArea { _ in false }
  }

  static let automaticInController = Invariant(
    "safe-area-counts-under-bars",
    "Inside a controller top and bottom always count, left and right where the content scrolls.",
    assuming: [.automatic, .inController],
    drawing: ScrollDraw(behaviors: [.automatic], embeddings: [.navigationOrTabBarController])
  ) { screen, law in
    let shown = try law.shown(screen)
    try shown.expectSafeArea { axis in
      axis == .vertical || screen.scrollView.alwaysBounces(axis) || shown.exceedsWindow(axis)
    }
  }

  static let automaticElsewhere = Invariant(
    "automatic-is-scrollable-axes",
    "Outside of controllers applying the safe area automatically is applying it where it scrolls.",
    assuming: [.automatic, .notInController],
    drawing: ScrollDraw(behaviors: [.automatic], embeddings: [.standalone])
  ) { screen, law in
    let other = try law.shown(
      try screen.changingScrollView { $0.contentInsetAdjustmentBehavior = .scrollableAxes })
    try law.shown(screen).expect(insetsOf: other.layout)
  }

  static let bounceNeedsSafeArea = Invariant(
    "bounce-changes-no-range", "Bouncing changes no offset at which content can rest.",
    assuming: [.noSafeArea], drawing: ScrollDraw(hasSafeArea: false)
  ) { screen, law in try expectNoChangeByBouncing(screen, law) }

  static let bounceNeedsScrollableAxes = Invariant(
    "bounce-needs-scrollable-axes", "Bouncing switches no safe area on that is fixed either way.",
    assuming: [.alwaysOrNever], drawing: ScrollDraw(behaviors: [.always, .never])
  ) { screen, law in try expectNoChangeByBouncing(screen, law) }

  static let keyboard = Invariant(
    "keyboard-grows-the-bottom-inset",
    "Avoiding a keyboard leaves the app's bottom inset and the larger of safe part and overlap.",
    drawing: ScrollDraw()
  ) { screen, law in
    let shown = try law.shown(screen)
    let layout = shown.layout
    let own = screen.scrollView.contentInset
    let safe = layout.scroll.appliedSafeArea.bottom
    for overlap in [0, safe / 2, safe, safe + 10, 300] {
      let avoiding = shown.showing(law.model.scrolling.avoidKeyboard(layout, overlap))
      var expected = layout.scroll.adjustedContentInset
      expected.bottom = own.bottom + max(safe, overlap)
      let again = try law.shown(
        try screen.changingScrollView {
          $0 = $0.avoidingKeyboard(overlap: overlap, contentSize: layout.contentSize)
        })
      try avoiding.expect(
        .adjustedInset, equals: expected, Circumstance("over a keyboard of", overlap))
      try avoiding.expect(sameAs: layout)
      try avoiding.expect(insetsOf: again.layout)
    }
  }

  static let contentSizeIsItsOwn = Invariant(
    "content-size-is-its-own",
    "Frames and content size depend on no inset, no safe area, no bounce and no offset.",
    drawing: ScrollDraw()
  ) { screen, law in
    let bare = ScrollView(size: screen.scrollView.size)
    try law.shown(screen).expect(
      sameAs: law.shown(try screen.with(scrollView: bare)).layout)
  }

  /// Holds if the screen's insets and ranges are the same with every bounce turned round.
  private static func expectNoChangeByBouncing(_ screen: Screen, _ law: LawContext) throws {
    let turned = try screen.changingScrollView {
      $0.alwaysBounceHorizontal.toggle()
      $0.alwaysBounceVertical.toggle()
    }
    try law.shown(turned).expect(insetsOf: law.shown(screen).layout)
  }
}

extension ShownStack {
  fileprivate func exceedsWindow(_ axis: Axis) -> Bool {
    Tolerance.standard.isGreater(layout.contentSize[axis], than: screen.scrollView.size[axis])
  }

  /// Holds if the adjusted inset is the app's own and the safe area of the axes that count.
  fileprivate func expectSafeArea(counts: (Axis) -> Bool) throws {
    let own = screen.scrollView.contentInset
    let safe = screen.scrollView.safeAreaInsets
    let across = counts(.horizontal) ? 1.0 : 0
    let along = counts(.vertical) ? 1.0 : 0
    try expect(
      .adjustedInset,
      equals: EdgeInsets(
        top: own.top + along * safe.top, left: own.left + across * safe.left,
        bottom: own.bottom + along * safe.bottom, right: own.right + across * safe.right))
  }
}

extension LayoutExpecting {
  /// Holds if another layout has the same adjusted insets and can rest at the same offsets.
  fileprivate func expect(insetsOf expected: ContentLayout) throws {
    try expect(.adjustedInset, equals: expected.scroll.adjustedContentInset)
    for axis in Axis.allCases {
      try expect(.offsetRange(axis), equals: expected.offsetRange(axis))
    }
  }
}
