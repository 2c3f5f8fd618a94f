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
  ///
  /// - Complexity: O(n) for n views, where lines of texts end at widths.
  var root: View {
    lineWidths.map { measuredRoot.fittingTexts(to: $0, of: items.ids) } ?? oneLineRoot
  }
  /// The tree with texts as large as people like them.
  private let measuredRoot: View
  /// The same with each text on one line.
  private let oneLineRoot: View
  /// The texts as they are measured, by the names of their views.
  let texts: [ViewID: LabelText]
  /// The widths in which the lines of texts end, in tree order; nil where each has one line.
  private var lineWidths: [Double]?
  /// The insets of the views, in tree order.
  private(set) var insets: [ViewInsets] = []
  /// The frames so far in tree order, in the coordinates of the window, where each content rests at its
  /// start: insets do not change while somebody scrolls.
  private var frames: [Rect]
  private(set) var screen: Screen
  let items: ScreenItems
  /// What is known of the margins of the views before the layout, in tree order.
  private let margins: [KnownMargins]
  /// How far inside their superviews views stand that are pinned to these, in tree order.
  private let pinned: [EdgeInsets?]
  /// The views whose insets constraints or stacks speak of.
  let relevant: [Int]
  /// Those of them of which it is more than guides.
  private let withMargins: [Int]
  /// The scroll views of whose contents constraints name the margins.
  private let withContentMargins: [Int]
  /// The stacks whose baselines constraints speak of.
  let baselines: [(stack: Int, attribute: LayoutAttribute)]

  /// Starts with texts on one line each, and with nothing of the safe area but in views whose frames are
  /// known before a layout.
  init(_ window: Screen, _ items: ScreenItems) {
    (screen, self.items) = (window, items)
    measuredRoot =
      items.hasTexts ? window.root.measuringTexts(for: window.contentSizeCategory) : window.root
    oneLineRoot = items.hasTexts ? measuredRoot.withTextsOnOneLine : measuredRoot
    texts = items.hasTexts ? measuredRoot.texts : [:]
    frames = []
    var isRelevant = [Bool](repeating: false, count: items.views.count)
    var hasMargins = items.views.map { $0.stack?.isLayoutMarginsRelativeArrangement ?? false }
    var baselines: [(stack: Int, attribute: LayoutAttribute)] = []
    var withContentMargins: [Int] = []
    func note(_ attribute: LayoutAttribute, of place: ScreenItems.Place?) {
      switch place {
      case .view(let view)?:
        if attribute.isMargin { hasMargins[view] = true }
        if attribute.isBaseline, items.views[view].stack != nil {
          baselines.append((view, attribute))
        }
      case .guide(let guide, of: let view)?:
        if !guide.isOfScrollViews {
          isRelevant[view] = true
        } else if attribute.isMargin {
          withContentMargins.append(view)
        }
      case nil: break
      }
    }
    for (constraint, sides) in zip(window.constraints, items.sides) where items.counts(sides) {
      note(constraint.first.attribute, of: sides.first)
      if let second = constraint.second { note(second.attribute, of: sides.second) }
    }
    withMargins = hasMargins.indices.filter { hasMargins[$0] && !items.isLeftOut[$0] }
    relevant = isRelevant.indices.filter {
      (isRelevant[$0] || hasMargins[$0]) && !items.isLeftOut[$0]
    }
    (self.baselines, self.withContentMargins) = (baselines, withContentMargins)
    margins = items.views.map { KnownMargins(of: $0, in: window.layoutDirection) }
    pinned = items.pinnedInsets(in: window)
    insets.reserveCapacity(items.views.count)
    start()
  }

  /// The first pass of a screen with the same views and constraints, texts of the same size and the same
  /// direction, in whose place another size, safe area or keyboard is.
  func restarted(in window: Screen) -> LayoutPass {
    var pass = self
    pass.screen = window
    pass.lineWidths = nil
    pass.start()
    return pass
  }

  /// Forgets all of a layout.
  private mutating func start() {
    let known = items.knownFrames(pinned: pinned, in: screen.size)
    frames = known.map { $0 ?? .zero }
    insets.removeAll(keepingCapacity: true)
    for place in items.views.indices {
      let safeArea = known[place].map { screen.safeAreaInsets.reaching($0, in: frames[0]) }
      insets.append(
        ownInsets(of: place, safeArea: safeArea ?? .zero, isPlaced: known[place] != nil))
    }
  }

  /// The insets by the names of the views.
  ///
  /// - Parameter ofAll: whether to tell those too that nothing in the window speaks of.
  func insetsByName(ofAll: Bool) -> [ViewID: ViewInsets] {
    var named: [ViewID: ViewInsets] = [:]
    for place in ofAll ? Array(insets.indices) : relevant + withContentMargins {
      named[items.views[place].id] = insets[place]
    }
    return named
  }

  /// The view whose text a stack answers with for a baseline; nil for what is no stack, and for other
  /// attributes.
  ///
  /// Where that is its tallest view, it is the one that was tallest so far.
  func baselineView(of place: Int, _ attribute: LayoutAttribute) -> View? {
    guard attribute.isBaseline, items.views[place].stack != nil else { return nil }
    func height(_ view: View) -> Double {
      items.place(of: view.id).map { frames[$0].size.height } ?? 0
    }
    var current = items.views[place]
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

  /// Whether constraints hang on where views stand: on insets in the window, or on which view is tallest.
  var hangsOnFrames: Bool { !relevant.isEmpty || !baselines.isEmpty }

  /// Whether another pass rests on the same, but for what no number shows.
  func isLike(_ other: LayoutPass) -> Bool {
    relevant.allSatisfy { place in
      insets[place].isLike(other.insets[place])
        && readableInsets(of: place).isLike(other.readableInsets(of: place))
        && Tolerance.standard.isEqual(keyboardInset(of: place), other.keyboardInset(of: place))
    }
      && hasSameBaselines(as: other)
  }

  /// Whether the constraints of another pass, over the same views, differ in some numbers alone: margins that
  /// they and stacks name are the same, and baselines are those of the same views.
  ///
  /// - Parameter canEndLines: whether lines of texts may end elsewhere.
  func differsInNumbers(from other: LayoutPass, canEndLines: Bool) -> Bool {
    (canEndLines || lineWidths == other.lineWidths) && hasSameBaselines(as: other)
      && withContentMargins.allSatisfy { insets[$0].margins.isLike(other.insets[$0].margins) }
      && withMargins.allSatisfy { insets[$0].isLike(other.insets[$0]) }
  }

  private func hasSameBaselines(as other: LayoutPass) -> Bool {
    baselines.allSatisfy { stack, attribute in
      baselineView(of: stack, attribute)?.id == other.baselineView(of: stack, attribute)?.id
    }
  }

  /// A text whose lines end where they do in a view.
  func ending(_ text: LabelText, of view: Int) -> LabelText {
    var text = text
    text.endLines(at: lineWidths?[view])
    return text
  }

  /// An inset that is another one in another pass; nil if none of the safe area is.
  func restlessInset(beside other: LayoutPass) -> RestlessInset? {
    for place in relevant {
      let (own, their) = (insets[place].safeArea, other.insets[place].safeArea)
      let edges = [
        ("top", own.top, their.top), ("left", own.left, their.left),
        ("bottom", own.bottom, their.bottom), ("right", own.right, their.right),
      ]
      guard let (edge, one, two) = edges.first(where: { !Tolerance.standard.isEqual($1, $2) })
      else { continue }
      let around = sequence(first: place) { items.superviews[$0] }.dropFirst()
        .first { items.isScrollView[$0] }
      return RestlessInset(
        view: items.views[place].id, scrollView: around.map { items.views[$0].id }, edge: edge,
        values: [one, two])
    }
    return nil
  }

  /// The pass after views were placed, with texts as they are.
  ///
  /// - Parameter untold: the axes that contradict themselves. Views keep there what is known of them: with a
  ///   length of 0 the readable width would be another one in each pass.
  func following(_ placed: PlacedViews, untold: [Axis] = []) -> LayoutPass {
    let placed = placed.keeping(frames, along: untold)
    var next = self
    next.frames = placed.frames
    var shifts: [Point] = []
    var areas: [EdgeInsets] = []
    shifts.reserveCapacity(items.views.count)
    areas.reserveCapacity(items.views.count)
    for (place, superview) in items.superviews.enumerated() {
      let shift = superview.map { shifts[$0] } ?? .zero
      let area = superview.map { areas[$0] } ?? screen.safeAreaInsets
      next.frames[place].origin.x += shift.x
      next.frames[place].origin.y += shift.y
      let safeArea = place == 0 ? area : area.reaching(next.frames[place], in: next.frames[0])
      next.insets[place] = next.ownInsets(of: place, safeArea: safeArea)
      guard items.isScrollView[place] else {
        shifts.append(shift)
        areas.append(area)
        continue
      }
      let view = items.views[place]
      shifts.append(shift + placed.shiftAtRest(of: view, place, safeArea))
      areas.append(placed.safeArea(area, seenIn: view, place))
    }
    return next
  }

  /// The pass in which texts end their lines where a layout has their edges.
  func fittingTexts(to layout: Layout) -> LayoutPass {
    var next = self
    next.lineWidths = layout.frames.map(\.size.width)
    return next
  }

  /// How far up from its bottom the keyboard covers a view, or the safe area leaves it out.
  func keyboardInset(of view: Int) -> Double {
    let keyboard = EdgeInsets(bottom: screen.keyboardHeight).reaching(frames[view], in: frames[0])
    let safeArea = insets[view].safeArea
    return max(fitting(safeArea, into: view).bottom, fitting(keyboard, into: view).bottom)
  }

  /// The margins of a view: its own, with the safe area as far as it keeps clear of that, and no less
  /// than what of its superview's reaches into it, if it preserves them.
  ///
  /// Source: UIView documentation, `preservesSuperviewLayoutMargins`: content is also inside the margins
  /// of the superview.
  ///
  /// - Parameter isPlaced: whether it is known where the view stands.
  private func ownInsets(of place: Int, safeArea: EdgeInsets, isPlaced: Bool = true) -> ViewInsets {
    let known = margins[place]
    var found = ViewInsets(
      safeArea: safeArea, margins: known.own + (known.keepsClearOfSafeArea ? safeArea : .zero))
    if known.preservesSuperviewLayoutMargins, isPlaced, let superview = items.superviews[place] {
      let around = fitting(insets[superview].margins, into: superview)
        .reaching(frames[place], in: frames[superview])
      found.margins = EdgeInsets(
        top: max(found.margins.top, around.top), left: max(found.margins.left, around.left),
        bottom: max(found.margins.bottom, around.bottom),
        right: max(found.margins.right, around.right))
    }
    return found
  }

  /// The margins, and more at both sides where lines of text would be too long.
  func readableInsets(of view: Int) -> EdgeInsets {
    var insets = self.insets[view].margins
    let width = frames[view].size.width - insets.left - insets.right
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
  func fitting(_ insets: EdgeInsets, into view: Int) -> EdgeInsets {
    guard view == 0 else { return insets }
    let size = screen.size
    var fitting = insets
    fitting.top = min(insets.top, size.height)
    fitting.bottom = min(insets.bottom, size.height - fitting.top)
    if screen.layoutDirection == .leftToRight {
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

extension PlacedViews {
  /// How far what is in a scroll view is moved while its content rests at its start.
  fileprivate func shiftAtRest(of view: View, _ place: Int, _ safeArea: EdgeInsets) -> Point {
    guard let (scrollView, contentSize) = scrollView(view, place, safeArea) else { return .zero }
    let inset = scrollView.adjustedContentInset(contentSize: contentSize)
    return Point(
      x: scrollView.contentOffset.x + inset.left, y: scrollView.contentOffset.y + inset.top)
  }

  /// The safe area that what is in a view is told of: where a scroll view has made it part of its
  /// content insets, nothing of it is left.
  ///
  /// Source: observed on recorded frames; UIScrollView documentation, `adjustedContentInset`.
  fileprivate func safeArea(_ area: EdgeInsets, seenIn view: View, _ place: Int) -> EdgeInsets {
    guard let (scrollView, contentSize) = scrollView(view, place, area) else { return area }
    let applied = scrollView.appliedSafeArea(contentSize: contentSize)
    return EdgeInsets(
      top: area.top - applied.top, left: area.left - applied.left,
      bottom: area.bottom - applied.bottom, right: area.right - applied.right)
  }

  /// A scroll view as it is laid out, under some safe area; nil for another view.
  private func scrollView(
    _ view: View, _ place: Int, _ safeArea: EdgeInsets
  ) -> (ScrollView, content: Size)? {
    guard let content = contents[place],
      let scrollView = view.scrollView(sized: frames[place].size, safeArea: safeArea)
    else { return nil }
    return (scrollView, content.size)
  }
}

extension LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// What is known of a view's margins before the layout.
private struct KnownMargins {
  /// The margins that it has by itself; a stack has none unless it says so.
  let own: EdgeInsets
  let preservesSuperviewLayoutMargins: Bool
  /// Whether the safe area is added to them.
  let keepsClearOfSafeArea: Bool

  init(of view: View, in direction: LayoutDirection) {
    switch view.content {
    case .leaf:
      own = DirectionalEdgeInsets.standardMargins.resolved(in: direction)
      (preservesSuperviewLayoutMargins, keepsClearOfSafeArea) = (false, true)
    case .stack(let stack):
      own = stack.layoutMargins.resolved(in: direction)
      preservesSuperviewLayoutMargins = false
      keepsClearOfSafeArea = stack.insetsLayoutMarginsFromSafeArea
    case .container(let container):
      own = container.layoutMargins.resolved(in: direction)
      preservesSuperviewLayoutMargins = container.preservesSuperviewLayoutMargins
      keepsClearOfSafeArea = container.insetsLayoutMarginsFromSafeArea
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

extension ViewInsets {
  /// Whether insets are the same but for rounding errors.
  fileprivate func isLike(_ other: ViewInsets) -> Bool {
    safeArea.isLike(other.safeArea) && margins.isLike(other.margins)
  }
}

extension Point {
  fileprivate static func + (first: Point, second: Point) -> Point {
    Point(x: first.x + second.x, y: first.y + second.y)
  }
}
