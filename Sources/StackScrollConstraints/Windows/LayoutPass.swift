import StackScrollCore

/// What a layout of a window rests on that another layout before it tells: where texts end their
/// lines, how far views reach out of the safe area, and how wide margins are for that.
///
/// UIKit lays a window out again, too, when the size of a text or an inset has changed.
///
/// Source: UIView documentation, `safeAreaInsets`, `layoutMargins` and
/// `preservesSuperviewLayoutMargins`; UILabel documentation, `preferredMaxLayoutWidth`.
struct LayoutPass {
  /// The tree, whose texts end their lines somewhere.
  private(set) var root: View
  /// The tree with texts as large as people like them.
  private let measuredRoot: View
  /// The insets, by the names of the views.
  private(set) var insets: [ViewID: ViewInsets]
  /// The frames so far in the coordinates of the window, where each content rests at its start: insets
  /// do not change while somebody scrolls.
  private var frames: [ViewID: Rect] = [:]
  private let window: Window
  private let items: WindowItems
  /// The views whose insets constraints or stacks speak of.
  private let relevant: [ViewID]
  /// The baselines that constraints speak of.
  private let baselines: [Anchor]

  /// Starts with texts on one line each, and with nothing of the safe area in any view but the root.
  init(_ window: Window, _ items: WindowItems) {
    (self.window, self.items) = (window, items)
    measuredRoot = window.root.measuringTexts(for: window.contentSizeCategory)
    root = measuredRoot.withTextsOnOneLine
    insets = [:]
    frames[root.id] = Rect(origin: .zero, size: window.size)
    baselines = window.constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }.filter {
      $0.attribute == .firstBaseline || $0.attribute == .lastBaseline
    }
    let named = Set(window.constraints.flatMap { $0.marginViews(items) })
    relevant = items.views.indices.filter { place in
      named.contains(place)
        || items.views[place].stack?.isLayoutMarginsRelativeArrangement ?? false
    }.map { items.views[$0].id }
    for (place, view) in items.views.enumerated() {
      insets[view.id] = ownInsets(
        of: view, place, safeArea: place == 0 ? window.safeAreaInsets : .zero, in: insets)
    }
  }

  /// The view whose text a stack answers with for a baseline; nil for what is no stack, and for other
  /// attributes.
  ///
  /// Where that is its tallest view, it is the one that was tallest so far.
  func baselineView(of view: View, _ attribute: LayoutAttribute) -> View? {
    guard attribute == .firstBaseline || attribute == .lastBaseline, view.stack != nil else {
      return nil
    }
    func height(_ view: View) -> Double { frames[view.id]?.size.height ?? 0 }
    var current = view
    while let stack = current.stack {
      let shown = stack.arrangedViews.filter { !$0.isHidden }
      let next =
        stack.axis == .horizontal
        ? shown.max { height($0) < height($1) }
        : attribute == .firstBaseline ? shown.first : shown.last
      guard let next else { break }
      current = next
    }
    return current
  }

  /// Whether another pass rests on the same, but for what no number shows.
  func isLike(_ other: LayoutPass) -> Bool {
    relevant.allSatisfy { id in
      guard let own = insets[id], let their = other.insets[id] else { return false }
      return own.safeArea.isLike(their.safeArea) && own.margins.isLike(their.margins)
        && readableInsets(of: id).isLike(other.readableInsets(of: id))
        && Tolerance.standard.isEqual(keyboardInset(of: id), other.keyboardInset(of: id))
    }
      && baselines.allSatisfy { anchor in
        guard case .view(let place)? = items.place(of: anchor.item) else { return true }
        let view = items.views[place]
        return baselineView(of: view, anchor.attribute)?.id
          == other.baselineView(of: view, anchor.attribute)?.id
      }
  }

  /// The pass after a layout, with texts as they are.
  func following(_ layout: WindowLayout) -> LayoutPass {
    var next = self
    next.frames = layout.framesByID()
    next.insets = [:]
    var shifts: [Point] = []
    var areas: [EdgeInsets] = []
    for (place, view) in items.views.enumerated() {
      let frame = next.frames[view.id] ?? .zero
      let shift = items.superviews[place].map { shifts[$0] } ?? .zero
      let area = items.superviews[place].map { areas[$0] } ?? window.safeAreaInsets
      let resting = Rect(
        origin: Point(x: frame.minX + shift.x, y: frame.minY + shift.y), size: frame.size)
      next.frames[view.id] = resting
      let safeArea = place == 0 ? area : area.reaching(resting, in: next.frames[root.id] ?? .zero)
      next.insets[view.id] = next.ownInsets(
        of: view, place, safeArea: safeArea, in: next.insets)
      shifts.append(shift + layout.shiftAtRest(of: view, safeArea))
      areas.append(layout.safeArea(area, seenIn: view))
    }
    return next
  }

  /// The texts as they are measured, by the names of their views.
  var texts: [ViewID: LabelText] {
    var texts: [ViewID: LabelText] = [:]
    _ = measuredRoot.mappingTexts { id, text, _ in texts[id] = text }
    return texts
  }

  /// The pass in which texts end their lines where a layout has their edges.
  func fittingTexts(to layout: WindowLayout) -> LayoutPass {
    var next = following(layout)
    next.root = measuredRoot.fittingTexts(to: layout.frames.map(\.size.width), of: layout.ids)
    return next
  }

  /// How far up from its bottom the keyboard covers a view, or the safe area leaves it out.
  func keyboardInset(of view: ViewID) -> Double {
    let keyboard = EdgeInsets(bottom: window.keyboardHeight)
      .reaching(frames[view] ?? .zero, in: frames[root.id] ?? .zero)
    let safeArea = insets[view]?.safeArea ?? .zero
    return max(fitting(safeArea, into: view).bottom, fitting(keyboard, into: view).bottom)
  }

  /// The margins of a view: its own, those of its superview as far as it preserves them, and the
  /// safe area as far as it keeps clear of that.
  private func ownInsets(
    of view: View, _ place: Int, safeArea: EdgeInsets, in known: [ViewID: ViewInsets]
  ) -> ViewInsets {
    var found = ViewInsets(safeArea: safeArea)
    found.ownMargins = view.ownMargins.resolved(in: window.layoutDirection)
    if view.container?.preservesSuperviewLayoutMargins ?? false,
      let superview = items.superviews[place].map({ items.views[$0].id }),
      let around = known[superview]?.ownMargins
    {
      let (frame, outer) = (frames[view.id] ?? .zero, frames[superview] ?? .zero)
      let own = found.ownMargins
      found.ownMargins = EdgeInsets(
        top: max(own.top, around.top - max(0, frame.minY - outer.minY)),
        left: max(own.left, around.left - max(0, frame.minX - outer.minX)),
        bottom: max(own.bottom, around.bottom - max(0, outer.maxY - frame.maxY)),
        right: max(own.right, around.right - max(0, outer.maxX - frame.maxX)))
    }
    found.margins = found.ownMargins + (view.keepsClearOfSafeArea ? safeArea : .zero)
    return found
  }

  /// The margins, and more at both sides where lines of text would be too long.
  func readableInsets(of view: ViewID) -> EdgeInsets {
    var insets = self.insets[view]?.margins ?? .zero
    let width = (frames[view] ?? .zero).size.width - insets.left - insets.right
    let beside = max(0, (width - Self.readableWidth) / 2)
    insets.left += beside
    insets.right += beside
    return insets
  }

  /// Those of some insets of the root that a window has room for: what lies before comes first.
  ///
  /// Any other view can grow around its insets.
  ///
  /// Source: observed on recorded frames.
  func fitting(_ insets: EdgeInsets, into view: ViewID) -> EdgeInsets {
    guard view == root.id else { return insets }
    let size = window.size
    var fitting = insets
    fitting.top = min(insets.top, size.height)
    fitting.bottom = min(insets.bottom, size.height - fitting.top)
    if window.layoutDirection == .leftToRight {
      fitting.left = min(insets.left, size.width)
      fitting.right = min(insets.right, size.width - fitting.left)
    } else {
      fitting.right = min(insets.right, size.width)
      fitting.left = min(insets.left, size.width - fitting.right)
    }
    return fitting
  }

  /// Lines of text of the usual size are no longer than this, in points.
  ///
  /// Source: observed; UIView documentation, `readableContentGuide`.
  private static let readableWidth = 672.0
}

extension EdgeInsets {
  /// The part of a safe area that reaches into a rectangle inside the one that has it.
  func reaching(_ frame: Rect, in around: Rect) -> EdgeInsets {
    func reach(_ inset: Double, _ distance: Double) -> Double { max(0, inset - max(0, distance)) }
    return EdgeInsets(
      top: reach(top, frame.minY - around.minY), left: reach(left, frame.minX - around.minX),
      bottom: reach(bottom, around.maxY - frame.maxY),
      right: reach(right, around.maxX - frame.maxX))
  }
}

extension WindowLayout {
  /// How far what is in a scroll view is moved while its content rests at its start.
  fileprivate func shiftAtRest(of view: View, _ safeArea: EdgeInsets) -> Point {
    guard let (scrollView, contentSize) = scrollView(view, safeArea) else { return .zero }
    let inset = scrollView.adjustedContentInset(contentSize: contentSize)
    return Point(
      x: scrollView.contentOffset.x + inset.left, y: scrollView.contentOffset.y + inset.top)
  }

  /// The safe area that what is in a view is told of: where a scroll view has made it part of its
  /// content insets, nothing of it is left.
  ///
  /// Source: observed on recorded frames; UIScrollView documentation, `adjustedContentInset`.
  fileprivate func safeArea(_ area: EdgeInsets, seenIn view: View) -> EdgeInsets {
    guard let (scrollView, contentSize) = scrollView(view, area) else { return area }
    let applied = scrollView.appliedSafeArea(contentSize: contentSize)
    return EdgeInsets(
      top: area.top - applied.top, left: area.left - applied.left,
      bottom: area.bottom - applied.bottom, right: area.right - applied.right)
  }

  /// A scroll view as it is laid out, under some safe area; nil for another view.
  private func scrollView(_ view: View, _ safeArea: EdgeInsets) -> (ScrollView, content: Size)? {
    guard let layout = content(of: view.id),
      let scrollView = view.scrollView(sized: layout.scroll.bounds, safeArea: safeArea)
    else { return nil }
    return (scrollView, layout.contentSize)
  }
}

extension Constraint {
  /// The places of the views whose margins or guides it names.
  fileprivate func marginViews(_ items: WindowItems) -> [Int] {
    [first, second].compactMap(\.self).compactMap { anchor in
      switch items.place(of: anchor.item) {
      case .view(let view)?: anchor.attribute.isMargin ? view : nil
      case .guide(let guide, of: let view)?: guide.isOfScrollViews ? nil : view
      case nil: nil
      }
    }
  }
}

extension View {
  /// The margins that the view has by itself; a stack has none unless it says so.
  fileprivate var ownMargins: DirectionalEdgeInsets {
    switch content {
    case .leaf: .standardMargins
    case .stack(let stack): stack.layoutMargins
    case .container(let container): container.layoutMargins
    }
  }

  fileprivate var keepsClearOfSafeArea: Bool {
    switch content {
    case .leaf: true
    case .stack(let stack): stack.insetsLayoutMarginsFromSafeArea
    case .container(let container): container.insetsLayoutMarginsFromSafeArea
    }
  }
}

extension EdgeInsets {
  /// Whether insets are the same but for rounding errors.
  fileprivate func isLike(_ other: EdgeInsets) -> Bool {
    let tolerance = Tolerance.standard
    return tolerance.isEqual(top, other.top) && tolerance.isEqual(left, other.left)
      && tolerance.isEqual(bottom, other.bottom) && tolerance.isEqual(right, other.right)
  }
}

extension Point {
  fileprivate static func + (first: Point, second: Point) -> Point {
    Point(x: first.x + second.x, y: first.y + second.y)
  }
}
