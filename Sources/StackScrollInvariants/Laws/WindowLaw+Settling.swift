import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// The laws about there being a layout, and about what it must not depend on.
extension WindowLaw {
  /// Every one of them, in the order of ``ScreenLaw``.
  package static let all: [WindowLaw] = [
    layoutIsDetermined, hidingKeepsTheLayout, hiddenViewsHoldNoLength, emptyStackTakesNoRoom,
    growingContentScrolls, contentFitsAcross, noViewIsSqueezed, textIsNotCut, everyViewCanBeShown,
    nothingIsCutOff, partHasRoom, viewsStayInside, viewsDoNotOverlap, everyViewClearsTheBars,
    scrollsAsNeeded, endShowsTheLastView, touchTargetsReach44, mirrorsRightToLeft,
  ]

  /// Those that files are held to: screen files, and the scenes of documents.
  package static let ofFiles = all.filter { $0.law.doors.contains(.check) }

  static let layoutIsDetermined = WindowLaw(.layoutIsDetermined) { window, error, intent, law in
    // Who gives way across beside a text of several lines is told by a second pass, in which it knows its width.
    let isOpen = if case .ambiguous(let parts) = error { parts.areLengths } else { false }
    return try law.problems(of: window, error).filter { evidence in
      guard let silenced = intent.drawing?.silenced, !evidence.views.isEmpty else { return true }
      let views = Set(evidence.views)
      let isWrapping = evidence.axis == .horizontal && window.root.hasWrappingText(among: views)
      return !silenced.isSuperset(of: views) && !(isOpen && isWrapping)
    }
  }

  static let hidingKeepsTheLayout = WindowLaw(.hidingKeepsTheLayout) { window, intent, law in
    let arranged = window.root.arrangedByStacks.filter { intent.mayHide($0.view) }
    var found: [Evidence] = []
    var blocked: [(view: ViewID, window: Screen, axis: Axis)] = []
    for (view, axis) in arranged.prefix(hiddenViews) {
      let changed = try law.model.editing.apply(
        window, [.setHidden(!view.isHidden, view.id)])
      let circumstance = view.isHidden ? "after showing" : "after hiding"
      found += try law.problems(of: changed, circumstance, blaming: [view.id])
      guard !intent.isDrawn,
        let collapsed = (view.isHidden ? changed : window).conflict(hiding: view.id, axis)
      else { continue }
      if view.isHidden {
        found += try law.problems(of: collapsed, along: [axis], "after hiding", blaming: [view.id])
      } else {
        blocked.append((view.id, collapsed, axis))
      }
    }
    // Most views are never hidden: one finding speaks of all of them.
    guard let first = blocked.first else { return found }
    return found
      + (try law.problems(
        of: first.window, along: [first.axis], "after hiding", blaming: blocked.map(\.view)))
  }

  /// What ``hidingKeepsTheLayout`` asks of each view, asked of those that are hidden: for screens of which it is
  /// seen what they hide.
  static let hiddenViewsHoldNoLength = WindowLaw(.hiddenViewsHoldNoLength) { window, _, law in
    try window.root.arrangedByStacks.filter(\.view.isHidden).flatMap { view, axis in
      try window.conflict(hiding: view.id, axis).map {
        try law.problems(of: $0, along: [axis], "after hiding", blaming: [view.id])
      } ?? []
    }
  }

  static let emptyStackTakesNoRoom = WindowLaw(.emptyStackTakesNoRoom) { window, intent, law in
    let stacks = window.root.shownStacks.filter { view in
      view.subviews.allSatisfy(\.isHidden) && !(intent.isDrawn && view.subviews.isEmpty)
    }
    guard !stacks.isEmpty, try law.problems(of: window).isEmpty else { return [] }
    var policy = window.policy
    policy.emptyStack = .ambiguous
    let strict = try window.with(policy: policy)
    let names = Set(stacks.map(\.id))
    return try law.problems(of: strict).filter { !names.isDisjoint(with: $0.views) }
  }

  static let mirrorsRightToLeft = WindowLaw(.mirrorsRightToLeft) { window, intent, law in
    guard !intent.isDrawn else { return [] }
    let direction: LayoutDirection =
      window.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    let insets = window.safeAreaInsets
    let other = try law.model.editing.apply(
      window,
      [
        .setLayoutDirection(direction),
        .setSafeAreaInsets(
          EdgeInsets(
            top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)),
      ])
    let here = ShownWindow(window, try law.model.frames(of: window), intent)
    let there = try law.model.frames(of: other).framesByID()
    return here.places.compactMap { place in
      guard place.view.leaf != nil, place.scrollView == nil, !here.isPlacedByFixedEdges(place),
        let found = there[place.view.id]
      else { return nil }
      let expected = place.frame.mirrored(in: window.size.width)
      guard (found.minX - expected.minX).magnitude > ShownWindow.leastMiss else { return nil }
      return here.evidence(
        .start(place.view.id, .horizontal), .number(found.minX), .equal, .number(expected.minX),
        Circumstance(
          "read \(direction == .rightToLeft ? "from right to left" : "from left to right")"))
    }
  }

  /// How many views are hidden in turn, at most.
  package static let hiddenViews = 50
}

extension LawContext {
  /// Why a window has no layout along its axes, as evidence; what no model can tell does not count.
  fileprivate func problems(
    of window: Screen, along axes: [Axis] = Axis.allCases, _ circumstance: String? = nil,
    blaming views: [ViewID] = []
  ) throws -> [Evidence] {
    do {
      _ = try model.layout(window)
      return []
    } catch let error as LayoutError {
      return try problems(of: window, error, along: axes, circumstance, blaming: views)
    }
  }

  /// The same of a window of which it is known why it has no layout.
  fileprivate func problems(
    of window: Screen, _ error: LayoutError, along axes: [Axis] = Axis.allCases,
    _ circumstance: String? = nil, blaming views: [ViewID] = []
  ) throws -> [Evidence] {
    switch error {
    case .unwritten, .restless, .solver: throw Discard.precondition("\(error)")
    case .ambiguous, .contradictory: break
    }
    let problems = axes.compactMap { axis in
      window.problem(along: axis).map { (axis, $0) }
    }
    var seen: Set<String> = []
    return problems.compactMap { axis, problem in
      let text =
        (circumstance.map { "\($0) \(views.map(\.description).joined(separator: " or ")): " } ?? "")
        + "\(problem)"
      guard seen.insert(text).inserted else { return nil }
      return Evidence(
        .other(
          .init("layout", .text, of: views + problem.views, along: axis)),
        .text(text), .equal, .none)
    }
  }
}

extension Screen {
  /// A window in which a view cannot be without a length, as its stack asks of one that it hides; nil if it
  /// can.
  fileprivate func conflict(hiding id: ViewID, _ axis: Axis) -> Screen? {
    guard let collapsed = try? collapsing(id, axis),
      case .contradictory? = collapsed.problem(along: axis)
    else { return nil }
    return collapsed
  }

  /// A window of one view without a length: what is inside must allow it, and what is beside it has no part in
  /// that.
  ///
  /// Chosen: a size of its own gives way whatever its priority, since no log of such a conflict is known.
  ///
  /// - Throws: `ScreenError` where what is inside hangs on what is beside it.
  fileprivate func collapsing(_ id: ViewID, _ axis: Axis) throws -> Screen {
    var view = root.arrangedInside.first { $0.id == id } ?? root
    if view.leaf != nil { view = view.with(content: .leaf(Leaf())) }
    let inside = Set(([view] + view.arrangedInside).map(\.id.name))
    let length = Anchor(LayoutItem(id.name), axis.length)
    return try with(
      root: View(root.id, scrollView: ScrollView(), subviews: [view]),
      constraints: constraints.filter { $0.items.allSatisfy { inside.contains($0.viewName) } }
        + [Constraint(length, constant: 0, origin: .stackView(id))],
      variations: [])
  }
}

extension LayoutError {
  /// The views that it names.
  fileprivate var views: [ViewID] {
    switch self {
    case .ambiguous(let parts): parts.views + parts.contents
    case .contradictory(_, let conflict):
      conflict?.constraints.filter { $0.origin.isWritten }.flatMap {
        $0.items.map { ViewID($0.viewName) }
      }.unique ?? []
    case .unwritten, .restless, .solver: []
    }
  }
}

extension ConstraintOrigin {
  /// Whether somebody wrote it down who can change it.
  fileprivate var isWritten: Bool {
    switch self {
    case .written, .document, .length, .attachment: true
    case .stackView, .frame, .intrinsicSize, .engine, .log: false
    }
  }
}

extension [ViewID] {
  /// The names without those that are there already.
  fileprivate var unique: [ViewID] {
    var seen: Set<ViewID> = []
    return filter { seen.insert($0).inserted }
  }
}

extension View {
  /// The views that shown stacks arrange, each with the axis of its stack.
  fileprivate var arrangedByStacks: [(view: View, axis: Axis)] {
    guard !isHidden else { return [] }
    return subviews.flatMap { view in
      (stack.map { [(view, $0.axis)] } ?? []) + view.arrangedByStacks
    }
  }

  /// The stacks that are not hidden and do not stand in what is.
  fileprivate var shownStacks: [View] {
    guard !isHidden else { return [] }
    return (stack == nil ? [] : [self]) + subviews.flatMap(\.shownStacks)
  }
}

extension ShownWindow {
  /// Whether left and right edges place a view, or one around it.
  fileprivate func isPlacedByFixedEdges(_ place: Place) -> Bool {
    let fixed: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
    return sequence(first: place) { $0.superview.map { places[$0] } }.contains { place in
      constraints(of: place.view.id).contains { constraint in
        fixed.contains(constraint.first.attribute)
      }
    }
  }
}

extension View {
  /// Whether one of some views in it is a text that may have several lines.
  fileprivate func hasWrappingText(among views: Set<ViewID>) -> Bool {
    if views.contains(id), let text = leaf?.text, text.numberOfLines != 1 { return true }
    return subviews.contains { $0.hasWrappingText(among: views) }
  }
}
