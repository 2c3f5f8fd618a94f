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
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return applied(in: layout, of: screen) { axis in exceeds(layout, screen, axis) }
  }

  static let bounceApplies = Invariant(
    "bounce-applies-the-safe-area",
    "Along an axis that always bounces the safe area counts, however short the content.",
    assuming: [.scrollableAxes], drawing: ScrollDraw(behaviors: [.scrollableAxes])
  ) { screen, model in
    var scrollView = screen.scrollView
    scrollView.alwaysBounceHorizontal = true
    scrollView.alwaysBounceVertical = true
    let bouncing = try screen.with(scrollView: scrollView)
    return applied(in: try model.frames(of: bouncing), of: bouncing) { _ in true }
  }

  static let alwaysApplies = Invariant(
    "safe-area-always-counts", "Applied always, the safe area counts on every edge.",
    assuming: [.alwaysApplied], drawing: ScrollDraw(behaviors: [.always])
  ) { screen, model in
    applied(in: try model.frames(of: screen), of: screen) { _ in true }
  }

  static let neverApplies = Invariant(
    "safe-area-never-counts", "Applied never, the safe area counts on no edge.",
    assuming: [.neverApplied], drawing: ScrollDraw(behaviors: [.never])
  ) { screen, model in
    applied(in: try model.frames(of: screen), of: screen) { _ in false }
  }

  static let automaticInController = Invariant(
    "safe-area-counts-under-bars",
    "Inside a controller top and bottom always count, left and right where the content scrolls.",
    assuming: [.automatic, .inController],
    drawing: ScrollDraw(behaviors: [.automatic], embeddings: [.navigationOrTabBarController])
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return applied(in: layout, of: screen) { axis in
      axis == .vertical || screen.scrollView.alwaysBounces(axis) || exceeds(layout, screen, axis)
    }
  }

  static let automaticElsewhere = Invariant(
    "automatic-is-scrollable-axes",
    "Outside of controllers applying the safe area automatically is applying it where it scrolls.",
    assuming: [.automatic, .notInController],
    drawing: ScrollDraw(behaviors: [.automatic], embeddings: [.standalone])
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let other = try model.frames(
      of: try screen.changingScrollView { $0.contentInsetAdjustmentBehavior = .scrollableAxes })
    return sameInsets(layout, other)
  }

  static let bounceNeedsSafeArea = Invariant(
    "bounce-changes-no-range", "Bouncing changes no offset at which content can rest.",
    assuming: [.noSafeArea], drawing: ScrollDraw(hasSafeArea: false)
  ) { screen, model in try bounceChangesNothing(screen, model) }

  static let bounceNeedsScrollableAxes = Invariant(
    "bounce-needs-scrollable-axes", "Bouncing switches no safe area on that is fixed either way.",
    assuming: [.alwaysOrNever], drawing: ScrollDraw(behaviors: [.always, .never])
  ) { screen, model in try bounceChangesNothing(screen, model) }

  static let keyboard = Invariant(
    "keyboard-grows-the-bottom-inset",
    "Avoiding a keyboard leaves the app's bottom inset and the larger of safe part and overlap.",
    drawing: ScrollDraw()
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let own = screen.scrollView.contentInset
    let safe = layout.scroll.appliedSafeArea.bottom
    return try .all(
      [0, safe / 2, safe, safe + 10, 300].map { overlap in
        let avoiding = model.scrolling.avoidKeyboard(layout, overlap)
        var expected = layout.scroll.adjustedContentInset
        expected.bottom = own.bottom + max(safe, overlap)
        let found = avoiding.scroll.adjustedContentInset
        let again = try model.frames(
          of: try screen.changingScrollView {
            $0 = $0.avoidingKeyboard(overlap: overlap, contentSize: layout.contentSize)
          })
        return Outcome.equal(found, expected, "the inset over a keyboard of \(NumberText(overlap))")
          .and(.equal(avoiding, layout)).and(sameInsets(avoiding, again))
      })
  }

  static let contentSizeIsItsOwn = Invariant(
    "content-size-is-its-own",
    "Frames and content size depend on no inset, no safe area, no bounce and no offset.",
    drawing: ScrollDraw()
  ) { screen, model in
    let bare = ScrollView(size: screen.scrollView.size)
    return .equal(
      try model.frames(of: screen), try model.frames(of: try screen.with(scrollView: bare)))
  }

  private static func exceeds(_ layout: Layout, _ screen: Screen, _ axis: Axis) -> Bool {
    Tolerance.standard.isGreater(layout.contentSize[axis], than: screen.scrollView.size[axis])
  }

  /// Holds if the adjusted inset is the app's own and the safe area of the axes that count.
  private static func applied(
    in layout: Layout, of screen: Screen, counts: (Axis) -> Bool
  ) -> Outcome {
    let own = screen.scrollView.contentInset
    let safe = screen.scrollView.safeAreaInsets
    let across = counts(.horizontal) ? 1.0 : 0
    let along = counts(.vertical) ? 1.0 : 0
    return .equal(
      layout.scroll.adjustedContentInset,
      EdgeInsets(
        top: own.top + along * safe.top, left: own.left + across * safe.left,
        bottom: own.bottom + along * safe.bottom, right: own.right + across * safe.right),
      "the adjusted inset")
  }

  /// Holds if the screen's insets and ranges are the same with every bounce turned round.
  private static func bounceChangesNothing(
    _ screen: Screen, _ model: LayoutModel
  ) throws -> Outcome {
    let turned = try screen.changingScrollView {
      $0.alwaysBounceHorizontal.toggle()
      $0.alwaysBounceVertical.toggle()
    }
    return sameInsets(try model.frames(of: turned), try model.frames(of: screen))
  }

  /// Holds if two layouts have the same adjusted insets and can rest at the same offsets.
  private static func sameInsets(_ found: Layout, _ expected: Layout) -> Outcome {
    Outcome.equal(
      found.scroll.adjustedContentInset, expected.scroll.adjustedContentInset, "the adjusted inset"
    ).and(
      .all(
        Axis.allCases.map { axis in
          .holds(
            if: found.offsetRange(axis).isClose(to: expected.offsetRange(axis)),
            otherwise: "\(axis) offsets are \(found.offsetRange(axis)),"
              + " expected \(expected.offsetRange(axis))")
        }))
  }
}
