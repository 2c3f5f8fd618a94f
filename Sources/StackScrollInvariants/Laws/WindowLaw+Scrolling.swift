import StackScrollConstraints
import StackScrollCore

/// The laws about what scroll views show.
extension WindowLaw {
  static let contentFitsAcross = WindowLaw(.contentFitsAcross) { shown, law in
    shown.scrollViews.compactMap { number, place, content in
      guard let axis = shown.scrollAxis(of: place, content)?.perpendicular,
        !(place.view.container?.scrollView?.alwaysBounces(axis) ?? false),
        law.model.scrolls(content, axis)
      else { return nil }
      let range = content.offsetRange(axis)
      let excess = range.upperBound - range.lowerBound
      guard excess > ShownWindow.leastMiss else { return nil }
      let length = content.contentSize[axis]
      let widest = shown.places[number + 1..<place.end].filter { $0.view.leaf != nil }.max {
        $0.frame.length(axis) < $1.frame.length(axis)
      }
      return shown.evidence(
        .contentLength(axis), .number(length), .atMost, .number(length - excess),
        Circumstance("in", place.view.id),
        blaming: [place.view.id] + (widest.map { [$0.view.id] } ?? []))
    }
  }

  static let everyViewCanBeShown = WindowLaw(.everyViewCanBeShown) { shown, law in
    shown.unreachable(law, "cannot be scrolled into the window") { number in
      let frame = shown.places[number].frame
      var cover = shown.barsOver(number)
      if let keyboard = shown.layout.keyboard {
        cover.bottom = max(cover.bottom, frame.maxY - max(frame.minY, keyboard.minY))
      }
      return cover
    }
  }

  static let everyViewClearsTheBars = WindowLaw(.everyViewClearsTheBars) {
    (shown: ShownWindow, law: LawContext) -> [Evidence] in
    guard shown.window.safeAreaInsets != .zero, shown.intent.isWhole || !shown.intent.isDrawn else {
      return []
    }
    func minded(_ insets: EdgeInsets) -> EdgeInsets {
      let (across, along) = (shown.mindsBars(.horizontal), shown.mindsBars(.vertical))
      return EdgeInsets(
        top: along ? insets.top : 0, left: across ? insets.left : 0,
        bottom: along ? insets.bottom : 0, right: across ? insets.right : 0)
    }
    let known = shown.layout.insetsByID()
    let unreachable = shown.unreachable(law, "cannot be scrolled clear of the bars") {
      number in
      let insets = minded(known[shown.places[number].view.id]?.safeArea ?? .zero)
      // A scroll view that another one scrolls is brought clear of bars by that.
      let (across, along) = (
        shown.isScrolled(number, .horizontal, law), shown.isScrolled(number, .vertical, law)
      )
      return EdgeInsets(
        top: along ? 0 : insets.top, left: across ? 0 : insets.left,
        bottom: along ? 0 : insets.bottom, right: across ? 0 : insets.right)
    }
    return unreachable + shown.covered(by: minded(shown.window.safeAreaInsets))
  }

  static let endShowsTheLastView = WindowLaw(.endShowsTheLastView) { shown, law in
    shown.scrollViews.flatMap { number, place, content -> [Evidence] in
      guard let axis = shown.scrollAxis(of: place, content), law.model.scrolls(content, axis),
        let last = shown.inside(number).max(by: { $0.frame.max(axis) < $1.frame.max(axis) }),
        let frame = content.frame(of: last.view.id)
      else { return [] }
      // A model tells the end along the axis of the content.
      let end =
        axis == content.contentAxis
        ? law.model.offsetToEnd(content)[axis] : content.offsetToEnd(along: axis)[axis]
      let edge = frame.max(axis) - end
      let quantity = Quantity.other(
        .init("\(axis.farSide) edge in the window", .position, of: [last.view.id], along: axis))
      let length = place.frame.length(axis)
      let isPast =
        edge < -ShownWindow.leastMiss
        && content.contentSize[axis] - frame.max(axis) > shown.longestMeantRoom(in: place, axis)
        && !shown.endsWithPlainView(number, content, end, axis)
      guard isPast || edge > length + ShownWindow.leastMiss else { return [] }
      return [
        shown.evidence(
          quantity, .number(edge), isPast ? .atLeast : .atMost, .number(isPast ? 0 : length),
          "scrolled to the end")
      ]
    }
  }

  static let scrollsAsNeeded = WindowLaw(.scrollsAsNeeded) { shown, law in
    shown.scrollViews.flatMap { number, place, content -> [Evidence] in
      Axis.allCases.compactMap { axis in
        guard law.model.scrolls(content, axis) else { return nil }
        let end =
          shown.places[number + 1..<place.end].filter { $0.superview == number }
          .compactMap { content.frame(of: $0.view.id)?.max(axis) }.max() ?? 0
        let room = content.contentSize[axis] - end
        guard room > max(place.frame.length(axis), shown.longestMeantRoom(in: place, axis)) else {
          return nil
        }
        return shown.evidence(
          .other(.init("empty room at the end", .length, of: [place.view.id], along: axis)),
          .number(room), .atMost, .number(place.frame.length(axis)))
      }
    }
  }

  static let growingContentScrolls = WindowLaw(.growingContentScrolls) { window, intent, law in
    let shown = ShownWindow(window, try law.model.frames(of: window), intent)
    return try shown.scrollViews.flatMap { _, place, content -> [Evidence] in
      guard let axis = shown.scrollAxis(of: place, content), axis == content.contentAxis,
        let stack = place.view.innerStack, stack.stack?.axis == axis
      else { return [] }
      let length = 2 * place.frame.length(axis)
      var row = View(ViewID("\(stack.id.name)-row"), leaf: Leaf())
      row = row.with(content: .leaf(Leaf(intrinsic: IntrinsicSize(along: axis, length))))
      let grown = try law.model.editing.apply(window, [.insert(row, into: stack.id)])
      guard let layout = try? law.model.frames(of: grown),
        let frame = layout.frame(of: row.id), let held = layout.content(of: place.view.id),
        frame.length(axis) < length - ShownWindow.leastMiss,
        held.contentSize[axis] < length
      else { return [] }
      let taller = try window.with(size: window.size.grown(by: 100, along: axis))
      guard let other = try? law.model.frames(of: taller).content(of: place.view.id),
        other.contentSize[axis] > content.contentSize[axis] + ShownWindow.leastMiss
      else { return [] }
      return [
        Evidence(
          .other(
            .init("content", .length, of: [place.view.id, stack.id], along: axis)),
          .number(held.contentSize[axis]), .atLeast, .number(length),
          Circumstance("with a view more that asks for", length), layout: layout.whole)
      ]
    }
  }
}

extension IntrinsicSize {
  /// A length on one axis.
  fileprivate init(along axis: Axis, _ length: Double) {
    self.init()
    self[axis] = length
  }
}

extension Size {
  fileprivate func grown(by points: Double, along axis: Axis) -> Size {
    axis == .horizontal
      ? Size(width: width + points, height: height) : Size(width: width, height: height + points)
  }
}

extension ShownWindow {
  /// The leaves in a scroll view, without those in others inside it.
  fileprivate func inside(_ number: Int) -> [Place] {
    places[number + 1..<places[number].end].filter { $0.isMeant && $0.scrollView == number }
  }

  /// The room behind what is in a scroll view that may be meant, such as that for a keyboard: half of the scroll view
  /// as it was drawn, since what was drawn is tried in smaller ones.
  fileprivate func longestMeantRoom(in scrollView: Place, _ axis: Axis) -> Double {
    guard intent.isDrawn else { return 0 }
    return (intent.frames[scrollView.view.id]?.length(axis) ?? 0) / 2
  }

  /// Whether a plain view is seen at the end of a scroll view that was drawn: code may show something in it.
  ///
  /// What reaches from one end of the content to the other is behind the rest.
  fileprivate func endsWithPlainView(
    _ number: Int, _ content: ContentLayout, _ end: Double, _ axis: Axis
  ) -> Bool {
    guard intent.isDrawn else { return false }
    return places[number + 1..<places[number].end].contains { place in
      guard place.view.leaf != nil, place.scrollView == number,
        place.frame.size.width > 0, place.frame.size.height > 0,
        let frame = content.frame(of: place.view.id)
      else { return false }
      return frame.max(axis) > end
        && frame.length(axis) < content.contentSize[axis] - Self.leastMiss
    }
  }

  /// Whether bars count along an axis: a window that keeps nothing clear of the safe area was drawn for
  /// screens without one, unless it was given with some.
  ///
  /// An app that turns its phones has bars at its sides.
  fileprivate func mindsBars(_ axis: Axis) -> Bool {
    !intent.isDrawn || mindsSafeArea(axis)
      || axis == .horizontal && intent.drawing?.turnsPhones ?? false
  }

  /// The leaves that their scroll views cannot bring to where nothing covers them.
  ///
  /// - Parameter cover: what is covered at each side of a scroll view, by its place.
  fileprivate func unreachable(
    _ law: LawContext, _ part: String, clearOf cover: (Int) -> EdgeInsets
  ) -> [Evidence] {
    scrollViews.flatMap { number, place, content -> [Evidence] in
      let cover = cover(number)
      let found = inside(number).flatMap { leaf -> [Evidence] in
        guard let whole = content.frame(of: leaf.view.id) else { return [] }
        let frame = seen(of: leaf, in: whole)
        return Axis.allCases.compactMap { axis in
          guard frame.max(axis) > 0 else { return nil }
          let range = content.offsetRange(axis)
          let first = frame.max(axis) - place.frame.length(axis) + cover.far(axis)
          let last = frame.min(axis) - cover.near(axis)
          let isFar = range.lowerBound <= last
          let missing = isFar ? first - range.upperBound : range.lowerBound - last
          guard missing > Self.leastMiss,
            isFar || !isBeforeStartAsGiven(leaf.view.id, in: place.view.id, axis)
          else { return nil }
          return evidence(
            .part(leaf.view.id, of: nil, axis, isFar: isFar), .number(missing), .atMost, .number(0),
            Circumstance(part))
        }
      }
      return found.worst
    }
  }

  /// Whether the scroll view around a view scrolls along an axis.
  fileprivate func isScrolled(_ number: Int, _ axis: Axis, _ law: LawContext) -> Bool {
    guard let around = places[number].scrollView,
      let content = layout.content(of: places[around].view.id)
    else { return false }
    return law.model.scrolls(content, axis)
  }

  /// What bars in front of a scroll view cover at its top and its bottom.
  ///
  /// A bar shows something of its own and reaches from one side of the scroll view to the other. Which views are
  /// bars is not known of what was drawn.
  fileprivate func barsOver(_ number: Int) -> EdgeInsets {
    guard !intent.isDrawn else { return .zero }
    let frame = places[number].frame
    var cover = EdgeInsets.zero
    var next = places[number].end
    while next < places.count {
      let bar = places[next]
      let isBar =
        bar.frame.spans(frame, .horizontal) && bar.frame.overlap(with: frame, .vertical) > 0
        && places[next..<bar.end].contains(where: \.hasInk)
      if isBar {
        // What covers both ends stands in the place of the scroll view.
        let (atTop, atBottom) = (bar.frame.minY <= frame.minY, bar.frame.maxY >= frame.maxY)
        if atTop, !atBottom { cover.top = max(cover.top, bar.frame.maxY - frame.minY) }
        if atBottom, !atTop { cover.bottom = max(cover.bottom, frame.maxY - bar.frame.minY) }
      }
      next = isBar ? bar.end : next + 1
    }
    return cover
  }

  /// Whether a view was drawn so that it begins before the content of what scrolls it does.
  private func isBeforeStartAsGiven(_ view: ViewID, in scrollView: ViewID, _ axis: Axis) -> Bool {
    guard let own = intent.frames[view], let around = intent.frames[scrollView] else {
      return false
    }
    return own.min(axis) < around.min(axis) - Self.leastMiss
  }

  /// Whether a window was drawn upright and is held sideways, unless the app turns: it may be for phones that are held
  /// upright alone.
  private var isTurned: Bool {
    guard let drawing = intent.drawing, !drawing.turnsPhones,
      let given = intent.frames[window.root.id]
    else { return false }
    return given.size.height >= given.size.width && window.size.height < window.size.width
  }

  /// What bars may cover of a view that was drawn: the rim of most controls shows nothing.
  private static let leastCover = 4.0

  /// Whether bars cover a side of a view as it was drawn.
  ///
  /// Every phone has a bar at the top, so a window that was drawn with none is shown below one.
  private func isCoveredAsGiven(_ view: ViewID, _ axis: Axis, isNear: Bool) -> Bool {
    guard intent.isDrawn, let frame = intent.frames[view],
      let root = intent.frames[window.root.id]
    else { return false }
    let insets = intent.safeAreaInsets
    if axis == .vertical, isNear, insets.top == 0 { return true }
    let missing =
      isNear
      ? root.min(axis) + insets.near(axis) - frame.min(axis)
      : frame.max(axis) - (root.max(axis) - insets.far(axis))
    return missing > Self.leastMiss && (isNear ? insets.near(axis) : insets.far(axis)) > 0
  }

  /// The leaves outside of scroll views that bars cover, and that they do not cover as given.
  fileprivate func covered(by insets: EdgeInsets) -> [Evidence] {
    guard intent.isWhole, !isTurned, let root = places.first?.frame else { return [] }
    let scrolling = intent.drawing?.scrollingLeaves ?? []
    let found = leaves.filter {
      $0.place.scrollView == nil && $0.place.hasInk && !scrolling.contains($0.place.view.id)
    }.flatMap { _, place -> [Evidence] in
      let seen = seen(of: place)
      return Axis.allCases.compactMap { axis in
        let near = root.min(axis) + insets.near(axis) - seen.min(axis)
        let far = seen.max(axis) - (root.max(axis) - insets.far(axis))
        let missing = max(near, far)
        let inset = near > far ? insets.near(axis) : insets.far(axis)
        guard inset > 0, missing > (intent.isDrawn ? Self.leastCover : Self.leastMiss),
          missing <= inset + Self.leastMiss,
          seen.overlap(with: root, axis) > 0, !place.frame.spans(root, axis),
          !isCoveredAsGiven(place.view.id, axis, isNear: near > far)
        else { return nil }
        return evidence(
          .part(place.view.id, of: nil, axis, isFar: near <= far),
          .number(min(missing, seen.length(axis))), .atMost, .number(0), "are under a bar")
      }
    }
    return found.worst
  }
}

extension Rect {
  /// Whether it reaches from edge to edge of another.
  func spans(_ other: Rect, _ axis: Axis) -> Bool {
    min(axis) <= other.min(axis) + ShownWindow.leastMiss
      && max(axis) >= other.max(axis) - ShownWindow.leastMiss
  }
}

extension [Evidence] {
  /// Of what is found on each side, for which there is one cause as a rule, the worst.
  var worst: [Evidence] {
    var sides: [String: Evidence] = [:]
    for evidence in self {
      let side = evidence.check
      if sides[side].map({ $0.number < evidence.number }) ?? true { sides[side] = evidence }
    }
    return sides.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Evidence {
  fileprivate var number: Double { if case .number(let number) = found { number } else { 0 } }
}

extension Axis {
  /// What a side is called.
  func side(isFar: Bool) -> String {
    if isFar { farSide } else { self == .horizontal ? "left" : "top" }
  }
  /// What the far side is called.
  var farSide: String { self == .horizontal ? "right" : "bottom" }
}
