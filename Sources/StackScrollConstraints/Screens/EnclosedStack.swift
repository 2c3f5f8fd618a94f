import StackScrollCore

/// A screen that is one scroll view around stacks with plain views around it: from the root to the
/// content of the scroll view, each view is all that its superview holds, and is pinned to its four edges.
///
/// Where the scroll view stands follows from the size of the screen, and the insets of plain views inside
/// it add up to the pins of a `ScrolledStack`, which the stack rules lay out.
struct EnclosedStack {
  /// The scroll view and what is in it.
  private(set) var stack: ScrolledStack
  /// The views of the window, with their texts measured.
  let items: ScreenItems
  /// The frames of the views from the root to the scroll view.
  private var outer: [Rect]
  /// How far the plain views in the scroll view reach out of its content view, the outermost first.
  private var inner: [EdgeInsets]

  /// Finds the screen in a window; nil if there is more to the window than a screen can say.
  ///
  /// - Complexity: O(n) for n views and constraints.
  init?(_ window: Screen) {
    guard let chain = Chain(window.root), window.fittingPriorities.vertical >= .required,
      window.fittingPriorities.horizontal >= .required,
      chain.contentView.isLaidOutAlike(hasSafeArea: window.safeAreaInsets != .zero)
    else { return nil }
    items = ScreenItems(
      window.root.measuringTexts(for: window.contentSizeCategory), window.constraints)
    guard let insets = chain.insets(in: window, items) else { return nil }
    let whole = Rect(origin: .zero, size: window.size)
    outer = insets[...chain.scrollView].reduce(into: []) { frames, insets in
      frames.append((frames.last ?? whole).inset(by: insets))
    }
    let frame = outer[chain.scrollView]
    inner = insets[(chain.scrollView + 1)...].reversed().reduce(into: [.zero]) { sums, insets in
      sums.append((sums.last ?? .zero) + insets)
    }
    .reversed()
    let pins = inner.removeFirst()
    let area = window.safeAreaInsets.reaching(frame, in: whole)
    let isMirrored = window.layoutDirection == .rightToLeft
    guard outer.allSatisfy(\.hasLengths),
      let scrollView = items.views[chain.scrollView].scrollView(sized: frame.size, safeArea: area),
      let lengths = chain.lengths(in: window, items, frame: frame.size, inner),
      let stack = try? ScrolledStack(
        scrollView: scrollView,
        content: lengths.isEmpty
          ? items.views[chain.content] : items.views[chain.content].adding(lengths),
        pins: DirectionalEdgeInsets(
          top: pins.top, leading: isMirrored ? pins.right : pins.left, bottom: pins.bottom,
          trailing: isMirrored ? pins.left : pins.right),
        layoutDirection: window.layoutDirection, policy: window.policy)
    else { return nil }
    self.stack = stack
  }

  /// The name of the scroll view.
  var scrollView: ViewID { items.ids[outer.count - 1] }

  /// Where everything stands, if the content of the scroll view stands as the rules say; nil if a plain
  /// view would have a length below 0: the rules of stacks do not see to that.
  func places(_ layout: ContentLayout) -> PlacedViews? {
    guard let frame = outer.last, let content = layout.frames.first else { return nil }
    let offset = stack.scrollView.contentOffset
    let start = Point(x: frame.minX - offset.x, y: frame.minY - offset.y)
    let boxes = inner.dropLast().map { content.inset(by: -$0) }
    guard boxes.allSatisfy(\.hasLengths) else { return nil }
    let inside = boxes + layout.frames
    let frames = outer + inside.map { $0.moved(by: start) }
    return PlacedViews(items) {
      frames[$0]
    } content: { _ in
      Rect(origin: start, size: layout.contentSize)
    }
  }
}

/// The places in tree order of the views from the root to the content view of the scroll view.
private struct Chain {
  let scrollView: Int
  let content: Int
  let contentView: View

  init?(_ root: View) {
    var scrollView: Int?
    var (place, view) = (0, root)
    while let container = view.container {
      if scrollView == nil, !(view.width.constraints + view.height.constraints).isEmpty {
        return nil
      }
      guard !view.isHidden, container.subviews.count == 1, let only = container.subviews.first,
        container.scrollView == nil || scrollView == nil
      else { return nil }
      if container.scrollView != nil { scrollView = place }
      (place, view) = (place + 1, only)
    }
    guard let scrollView, !view.isHidden else { return nil }
    (self.scrollView, content, contentView) = (scrollView, place, view)
  }

  /// The distances of each view of the chain from the edges of its superview, those of the root being
  /// zero; nil if one is missing, or is not just that.
  func insets(in window: Screen, _ items: ScreenItems) -> [EdgeInsets]? {
    var edges = [PinnedEdges](repeating: PinnedEdges(), count: content + 1)
    for (constraint, sides) in zip(window.constraints, items.sides)
    where !constraint.first.attribute.isLength {
      guard let pin = items.pin(constraint, sides, in: window.layoutDirection),
        pin.view <= content, let area = area(around: pin, window),
        edges[pin.view].add(pin, beyond: area)
      else { return nil }
    }
    var insets = [EdgeInsets.zero]
    for edges in edges.dropFirst() {
      guard let distances = edges.insets else { return nil }
      insets.append(distances)
    }
    return insets
  }

  /// What of the frame of the superview is left out by what a view is pinned to; nil if that is not known
  /// before the layout.
  private func area(around pin: EdgePin, _ window: Screen) -> EdgeInsets? {
    switch pin.around {
    case .view, .guide(.contentLayoutGuide, of: _): return .zero
    case .guide(.safeAreaLayoutGuide, of: 0) where scrollView > 0:
      let area = window.safeAreaInsets
      let hasRoom =
        area.left + area.right <= window.size.width && area.top + area.bottom <= window.size.height
      return hasRoom ? area : nil
    default: return nil
    }
  }

  /// What constraints ask of lengths in the scroll view, by the names of the views, those of the plain
  /// views as the content view has to meet them; nil for a constraint that asks for anything else.
  ///
  /// - Parameter inner: how far the views from the scroll view to the content view reach out of that.
  func lengths(
    in window: Screen, _ items: ScreenItems, frame: Size, _ inner: [EdgeInsets]
  ) -> [ViewID: [Axis: [LengthConstraint]]]? {
    var found: [ViewID: [Axis: [LengthConstraint]]] = [:]
    func add(_ condition: LengthConstraint, _ place: Int, _ axis: Axis) -> Bool {
      let reach = place < content ? inner[place - scrollView - 1] : .zero
      var condition = condition
      if place < content {
        guard let points = condition.points(guideLength: frame[axis], crossLength: nil) else {
          return false
        }
        condition.target = .constant(points - reach.near(axis) - reach.far(axis))
      }
      if case .constant(let points) = condition.target, points < 0 { return false }
      found[items.views[max(place, content)].id, default: [:]][axis, default: []].append(condition)
      return true
    }
    for constraint in window.constraints where constraint.first.attribute.isLength {
      guard case .view(let place)? = items.place(of: constraint.first.item), place > scrollView,
        let target = target(of: constraint, in: items, frame: frame),
        add(
          LengthConstraint(
            LengthConstraint.Relation(constraint.relation), target, priority: constraint.priority),
          place, constraint.first.attribute.axis)
      else { return nil }
    }
    for place in (scrollView + 1)..<content {
      for axis in Axis.allCases {
        for condition in items.views[place].length(along: axis).constraints {
          guard add(condition, place, axis) else { return nil }
        }
      }
    }
    return found
  }

  /// What a length is compared with: a number, the frame of the scroll view, or the other length.
  private func target(
    of constraint: Constraint, in items: ScreenItems, frame: Size
  ) -> LengthConstraint.Target? {
    guard let second = constraint.second else { return .constant(constraint.constant) }
    switch items.place(of: second.item) {
    case .view(scrollView)?, .guide(.frameLayoutGuide, of: scrollView)?:
      guard second.attribute == constraint.first.attribute else { return nil }
      return .constant(
        constraint.multiplier * frame[second.attribute.axis] + constraint.constant)
    case .view? where second.item == constraint.first.item:
      guard second.attribute.isLength, second.attribute != constraint.first.attribute,
        constraint.constant == 0
      else { return nil }
      return .ratio(constraint.multiplier)
    default: return nil
    }
  }
}

extension View {
  /// Whether a screen lays the view out as a window does: in a window, stacks find out what of the
  /// safe area reaches into them, and a nested stack's share is the length that fits it.
  fileprivate func isLaidOutAlike(hasSafeArea: Bool) -> Bool {
    switch content {
    case .leaf: return true
    case .container: return false
    case .stack(let stack):
      let keepsClear =
        stack.isLayoutMarginsRelativeArrangement && stack.insetsLayoutMarginsFromSafeArea
      let hasShares =
        stack.distribution == .fillProportionally
        && stack.arrangedViews.contains { $0.leaf == nil }
      return !hasShares && !(keepsClear && (hasSafeArea || stack.safeAreaInsets != .zero))
        && stack.arrangedViews.allSatisfy { $0.isLaidOutAlike(hasSafeArea: hasSafeArea) }
    }
  }

  /// The view with more asked of some lengths in it.
  fileprivate func adding(_ lengths: [ViewID: [Axis: [LengthConstraint]]]) -> View {
    var content = self.content
    if var stack {
      stack.arrangedViews = stack.arrangedViews.map { $0.adding(lengths) }
      content = .stack(stack)
    }
    func joined(_ axis: Axis) -> Length {
      Length(length(along: axis).constraints + (lengths[id]?[axis] ?? []))
    }
    return with(width: joined(.horizontal), height: joined(.vertical), content: content)
  }
}

extension LengthConstraint.Relation {
  fileprivate init(_ relation: Constraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}

extension Rect {
  /// Whether neither length is below 0.
  fileprivate var hasLengths: Bool { size.width >= 0 && size.height >= 0 }
}

extension EdgeInsets {
  /// The distances in the other direction.
  fileprivate static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}
