import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Laws of windows: what is written holds, insets are those of the places, and nothing else moves.
enum WindowInvariants {
  static let all: [Invariant] = [
    keepsConstraints, insetsFollow, closedForms, offsetsMoveContents, textsTwice,
    mirrored, embedded,
  ]

  static let keepsConstraints = Invariant(
    "windows-keep-required-constraints",
    "Each required constraint beside the tree of a window holds in its layout.", for: .windows
  ) { window, law in
    let places = WindowPlaces(window, try law.model.frames(of: window))
    for constraint in window.constraints where constraint.priority >= .required {
      let axis = constraint.first.attribute.axis
      let first = places.value(of: constraint.first)
      let second = constraint.second.map { places.value(of: $0) * constraint.multiplier } ?? 0
      let isMirrored = axis == .horizontal && window.layoutDirection == .rightToLeft
      let sign = isMirrored && constraint.second != nil ? -1.0 : 1
      let excess = (first - second) * sign - constraint.constant
      try law.expect(
        "excess of a constraint", of: [ViewID(constraint.first.item.id)], along: axis,
        constraint.relation == .equal ? excess : min(0, excess), equals: 0, within: .pile)
    }
  }

  static let insetsFollow = Invariant(
    "insets-follow-from-places",
    "The safe area of a view is what of the window's reaches into it, and its margins count it.",
    for: .windows
  ) { window, law in
    let layout = try law.model.frames(of: window)
    let places = WindowPlaces(window, layout)
    for id in layout.ids {
      guard let area = places.safeAreas[id], let margins = places.margins[id] else { continue }
      try law.expect(
        "safe area", of: [id], as: .insets, layout.safeAreaInsets(of: id) ?? .zero, equals: area,
        within: .pile)
      try law.expect(
        "margins", of: [id], as: .insets, layout.layoutMargins(of: id) ?? .zero, equals: margins,
        within: .pile)
    }
  }

  static let closedForms = Invariant(
    "closed-forms-and-constraints-agree-on-windows",
    "A scroll view around stacks, with plain views around it and in it or not, is laid out alike by "
      + "closed forms and by constraints.",
    for: .weighted([
      (1, .enclosedScreens), (1, .oracleScreens), (3, ScreenDraw.given(.settled).values),
      (1, .screensOfText),
    ])
  ) { window, law in
    let layout = try law.model.frames(of: window)
    guard window.layoutByStackRules() != nil else { throw Discard.precondition("no closed forms") }
    try law.expect(layout, sameAs: try window.layoutByConstraints())
  }

  static let offsetsMoveContents = Invariant(
    "offsets-move-contents-alone",
    "Scrolled by code, a scroll view shows its content elsewhere, and nothing else moves.",
    for: .windows(with: .scrollView)
  ) { window, law in
    let layout = try law.model.frames(of: window)
    guard !layout.scrollViews.isEmpty else { throw Discard.precondition("no scroll view") }
    for id in layout.scrollViews {
      let scrolled = try law.model.frames(of: try window.scrolling(id, by: Point(x: 7, y: -11)))
      let inside = Set(layout.content(of: id)?.ids ?? [])
      for (view, frame) in zip(layout.ids, layout.frames) {
        var expected = frame
        if inside.contains(view) {
          expected.origin = Point(x: frame.minX - 7, y: frame.minY + 11)
        }
        try law.expect(
          "frame after scrolling", of: [view], as: .frame, scrolled.frame(of: view) ?? .zero,
          equals: expected, within: .pile)
      }
    }
  }

  static let textsTwice = Invariant(
    "texts-of-windows-are-laid-out-twice",
    "A text of a window has the size of its lines, ending where a layout on one line has its edges.",
    for: .windows(with: .text), check: TextInvariants.expectLaidOutTwice)

  static let mirrored = Invariant(
    "mirrored-windows-are-mirror-images",
    "From right to left, a window under mirrored bars is the mirror image of the one from left to "
      + "right.", for: .windows
  ) { window, law in
    let still = try window.mappingContainers { $0.scrollView?.contentOffset = .zero }
    let bars = still.safeAreaInsets
    let mirrored = try still.with(
      safeAreaInsets: EdgeInsets(
        top: bars.top, left: bars.right, bottom: bars.bottom, right: bars.left),
      layoutDirection: still.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
    let (layout, image) = (try law.model.frames(of: still), try law.model.frames(of: mirrored))
    let scrolled = Set(layout.scrollViews.flatMap { layout.content(of: $0)?.ids ?? [] })
    let width = layout.frames.first?.size.width ?? 0
    for (id, frame) in zip(layout.ids, layout.frames) where !scrolled.contains(id) {
      try law.expect(
        "mirrored frame", of: [id], as: .frame, image.frame(of: id) ?? .zero,
        equals: frame.mirrored(in: width), within: .pile)
    }
  }

  static let embedded = Invariant(
    "a-plain-view-around-changes-nothing",
    "A window whose root is put into a plain view of its size without margins is laid out as before.",
    for: .windows
  ) { window, law in
    let layout = try law.model.frames(of: window)
    // The safe area is a margin, too, which a root that preserves those of its superview would have.
    let plain = Container(
      subviews: [window.root], layoutMargins: .zero, insetsLayoutMarginsFromSafeArea: false)
    let around = try window.with(
      root: View("around", container: plain),
      constraints: LayoutItem(window.root.id.name).edges(equalTo: LayoutItem("around"))
        + window.constraints)
    let embedded = try law.model.frames(of: around)
    for (id, frame) in zip(layout.ids, layout.frames) {
      try law.expect(
        "frame", of: [id], as: .frame, embedded.frame(of: id) ?? .zero, equals: frame,
        within: .pile)
    }
  }
}

/// Where the anchors of a window are, worked out from its frames.
///
/// Written again on purpose: laws do not ask the layout for what they check it against.
private struct WindowPlaces {
  let window: Screen
  private(set) var safeAreas: [ViewID: EdgeInsets] = [:]
  private(set) var margins: [ViewID: EdgeInsets] = [:]
  private let frames: [ViewID: Rect]
  private var contents: [ViewID: Rect] = [:]

  init(_ window: Screen, _ layout: Layout) {
    self.window = window
    frames = layout.framesByID()
    add(
      window.root, layout, around: nil, margins: .zero, bars: window.safeAreaInsets,
      shift: Point(x: 0, y: 0))
  }

  /// Works out the insets of a view and of all that is in it.
  ///
  /// - Parameters:
  ///   - around: the frame of the superview while contents rest.
  ///   - margins: its margins.
  ///   - bars: what of the window's safe area no scroll view around has added to its insets.
  ///   - shift: how far contents around the view are from where they rest.
  private mutating func add(
    _ view: View, _ layout: Layout, around: Rect?, margins outer: EdgeInsets,
    bars: EdgeInsets, shift: Point
  ) {
    let shown = frames[view.id] ?? .zero
    let frame = Rect(
      origin: Point(x: shown.minX + shift.x, y: shown.minY + shift.y), size: shown.size)
    let root = frames[window.root.id] ?? .zero
    let (left, top) = (frame.minX - root.minX, frame.minY - root.minY)
    var area = bars
    if around != nil {
      area = EdgeInsets(
        top: max(0, bars.top - max(0, top)), left: max(0, bars.left - max(0, left)),
        bottom: max(0, bars.bottom - max(0, root.size.height - top - frame.size.height)),
        right: max(0, bars.right - max(0, root.size.width - left - frame.size.width)))
    }
    safeAreas[view.id] = area
    var own = DirectionalEdgeInsets.standardMargins.resolved(in: window.layoutDirection)
    var (counts, preserves) = (true, false)
    if let stack = view.stack {
      own = stack.layoutMargins.resolved(in: window.layoutDirection)
      counts = stack.insetsLayoutMarginsFromSafeArea
    } else if let container = view.container {
      own = container.layoutMargins.resolved(in: window.layoutDirection)
      counts = container.insetsLayoutMarginsFromSafeArea
      preserves = container.preservesSuperviewLayoutMargins
    }
    if counts { own = own + area }
    if preserves, let around {
      own.top = max(own.top, outer.top - max(0, frame.minY - around.minY))
      own.left = max(own.left, outer.left - max(0, frame.minX - around.minX))
      own.bottom = max(own.bottom, outer.bottom - max(0, around.maxY - frame.maxY))
      own.right = max(own.right, outer.right - max(0, around.maxX - frame.maxX))
    }
    margins[view.id] = own
    var inner = shift
    var remaining = bars
    if var scrollView = view.container?.scrollView, let content = layout.content(of: view.id) {
      let offset = scrollView.contentOffset
      contents[view.id] = Rect(
        x: shown.minX - offset.x, y: shown.minY - offset.y, width: content.contentSize.width,
        height: content.contentSize.height)
      scrollView.size = frame.size
      scrollView.safeAreaInsets = area
      let inset = scrollView.adjustedContentInset(contentSize: content.contentSize)
      inner = Point(x: shift.x + offset.x + inset.left, y: shift.y + offset.y + inset.top)
      scrollView.safeAreaInsets = bars
      let applied = scrollView.appliedSafeArea(contentSize: content.contentSize)
      remaining = EdgeInsets(
        top: bars.top - applied.top, left: bars.left - applied.left,
        bottom: bars.bottom - applied.bottom, right: bars.right - applied.right)
    }
    for subview in view.subviews {
      add(subview, layout, around: frame, margins: own, bars: remaining, shift: inner)
    }
  }

  /// Where an anchor is.
  func value(of anchor: Anchor) -> Double {
    let rect = rect(of: anchor.item)
    let isMirrored = window.layoutDirection == .rightToLeft
    return switch anchor.attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: isMirrored ? rect.maxX : rect.minX
    case .trailing: isMirrored ? rect.minX : rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.size.width
    case .height: rect.size.height
    case .centerX: (rect.minX + rect.maxX) / 2
    case .centerY: (rect.minY + rect.maxY) / 2
    case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      .nan
    }
  }

  private func rect(of item: LayoutItem) -> Rect {
    if let frame = frames[ViewID(item.id)] { return frame }
    let parts = item.id.split(separator: ".")
    let id = ViewID(String(parts.first ?? ""))
    let frame = frames[id] ?? .zero
    switch parts.last {
    case "safeAreaLayoutGuide": return frame.inset(safeAreas[id] ?? .zero)
    case "layoutMarginsGuide": return frame.inset(margins[id] ?? .zero)
    case "readableContentGuide":
      let inside = frame.inset(margins[id] ?? .zero)
      let beside = max(0, (inside.size.width - 672) / 2)
      return inside.inset(EdgeInsets(left: beside, right: beside))
    case "keyboardLayoutGuide":
      let height = max(safeAreas[id]?.bottom ?? 0, window.keyboardHeight)
      return frame.inset(EdgeInsets(top: frame.size.height - height))
    case "contentLayoutGuide": return contents[id] ?? .zero
    default: return frame
    }
  }
}

extension Rect {
  fileprivate func inset(_ insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension LawContext {
  /// Holds if a layout of a window has the frames of another.
  func expect(_ layout: Layout, sameAs expected: Layout) throws {
    for (id, frames) in zip(layout.ids, zip(layout.frames, expected.frames)) {
      try expect("frame", of: [id], as: .frame, frames.0, equals: frames.1, within: .pile)
    }
    for id in expected.scrollViews {
      try expect(
        "content", of: [id], as: .frame,
        Rect(size: layout.content(of: id)?.contentSize ?? .zero),
        equals: Rect(size: expected.content(of: id)?.contentSize ?? .zero), within: .pile)
    }
  }
}

extension Screen {
  /// The window with each container changed.
  func mappingContainers(_ change: (inout Container) -> Void) throws -> Screen {
    try with(root: root.mappingContainers { _, container in change(&container) })
  }

  /// The window with a scroll view scrolled further by code.
  fileprivate func scrolling(_ id: ViewID, by distance: Point) throws -> Screen {
    try with(
      root: root.mappingContainers { view, container in
        guard view == id, let offset = container.scrollView?.contentOffset else { return }
        container.scrollView?.contentOffset = Point(
          x: offset.x + distance.x, y: offset.y + distance.y)
      })
  }
}

extension View {
  /// The view with each container in it changed, itself too.
  func mappingContainers(_ change: (ViewID, inout Container) -> Void) -> View {
    guard var container else { return self }
    change(id, &container)
    container.subviews = container.subviews.map { $0.mappingContainers(change) }
    return with(content: .container(container))
  }
}
