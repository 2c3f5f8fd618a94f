import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Laws of windows that are edited, scrolled, turned and touched.
enum WindowEditInvariants {
  static let all: [Invariant] = [takenBack, inRange, hitInFront, varied]

  static let takenBack = Invariant(
    "window-edits-are-taken-back",
    "What is hidden and shown, added and removed, turned twice, covered by a keyboard and not, or "
      + "shown with larger text and not, leaves a window as it was.", for: .windowSessions
  ) { session, law in
    let window = try law.model.editing.apply(session.start, session.edits)
    let added = View("added", intrinsic: IntrinsicSize(width: 20, height: 20))
    let width = Constraint(Anchor("added", .width), constant: 30, identifier: "own")
    var pairs: [(String, [Edit])] = [
      ("turned twice", [.rotate, .rotate]),
      (
        "after a keyboard",
        [.setKeyboardHeight(window.keyboardHeight + 50), .setKeyboardHeight(window.keyboardHeight)]
      ),
      (
        "after larger text",
        [
          .setContentSizeCategory(.accessibilityExtraExtraExtraLarge),
          .setContentSizeCategory(window.contentSizeCategory),
        ]
      ),
    ]
    if window.root.leaf == nil {
      let insert = Edit.insert(added, into: window.root.id)
      pairs += [
        ("after a view", [insert, .addConstraint(width), .remove("added")]),
        (
          "after a constraint",
          [insert, .addConstraint(width), .removeConstraint("own"), .remove("added")]
        ),
      ]
    }
    for view in window.root.arrangedInside.prefix(3) where !view.isHidden {
      pairs.append(("after hiding", [.setHidden(true, view.id), .setHidden(false, view.id)]))
    }
    for (circumstance, edits) in pairs {
      try law.expect(
        "window", try law.model.editing.apply(window, edits), equals: window,
        Circumstance(circumstance))
    }
  }

  static let inRange = Invariant(
    "scroll-views-of-windows-settle-in-range",
    "A scroll view of a window stands where code scrolls it, and settled, at the nearest end.",
    for: .windows(with: .scrollView)
  ) { window, law in
    for id in try law.model.frames(of: window).scrollViews {
      for far in [-900.0, 5, 900] {
        let told = Edit.scroll(to: Point(x: far, y: far), in: id)
        let scrolled = try law.model.editing.apply(window, [told])
        let settled = try law.model.editing.apply(window, [told, .settle(in: id)])
        guard let content = try law.model.frames(of: scrolled).content(of: id),
          let after = try law.model.frames(of: settled).content(of: id)
        else { continue }
        for axis in Axis.allCases {
          let range = content.offsetRange(axis)
          try law.expect(
            "offset", of: [id], along: axis, as: .offset, content.contentOffset[axis], equals: far,
            "after scrolling")
          try law.expect(
            "offset", of: [id], along: axis, as: .offset, after.contentOffset[axis],
            equals: min(max(range.lowerBound, far), range.upperBound), within: .pile,
            "after settling")
        }
      }
    }
  }

  static let hitInFront = Invariant(
    "taps-hit-the-front-most-view",
    "A touch is for the front-most view around the point, if all views around that contain it too.",
    for: .windows
  ) { window, law in
    let layout = try law.model.frames(of: window)
    let frames = layout.framesByID()
    for frame in layout.frames.prefix(6) {
      for part in [0.0, 0.5, 1] {
        let point = Point(
          x: frame.minX + part * frame.size.width, y: frame.minY + part * frame.size.height)
        let hit = law.model.hitTest(layout, point).map { [$0] } ?? []
        try law.expect(
          "view that is hit", as: .order, hit,
          equals: window.root.hit(point, frames).map { [$0] } ?? [])
      }
    }
  }

  static let varied = Invariant(
    "variations-are-edits-of-some-windows",
    "A variation changes the windows of its size classes as its edits do, and no others.",
    for: .windows
  ) { window, law in
    let longer = window.constraints.enumerated().prefix(2).map { index, constraint in
      Edit.setConstant(constraint.constant + 5, of: .index(index))
    }
    let edits = longer + window.root.arrangedInside.prefix(1).map { .setHidden(true, $0.id) }
    let edited = try window.applying(edits)
    let classes = SizeClasses(of: window.size)
    let other = SizeClasses(
      horizontal: classes.horizontal == .compact ? .regular : .compact,
      vertical: classes.vertical)
    for (condition, expected) in [(classes, edited), (other, window)] {
      let varied = try window.with(variations: [Variation(condition, edits: edits)])
      let layout = try law.model.frames(of: varied)
      let due = try law.model.frames(of: expected)
      for (id, frame) in zip(due.ids, due.frames) {
        try law.expect(
          "frame", of: [id], as: .frame, layout.frame(of: id) ?? .zero, equals: frame, within: .pile
        )
      }
    }
  }
}

extension View {
  /// The view in it that a touch is for, as views ask each other.
  ///
  /// Written again on purpose: laws do not ask the layout for what they check it against.
  fileprivate func hit(_ point: Point, _ frames: [ViewID: Rect]) -> ViewID? {
    guard !isHidden, let frame = frames[id], frame.minX <= point.x, point.x < frame.maxX,
      frame.minY <= point.y, point.y < frame.maxY
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hit(point, frames) { return hit }
    }
    return id
  }
}
