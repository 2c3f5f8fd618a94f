import StackScrollConstraints
import StackScrollCore

/// The laws about where views stand, and how large they are.
extension WindowLaw {
  static let noViewIsSqueezed = WindowLaw(.noViewIsSqueezed) { shown, _ in
    shown.leavesInAnyShape.flatMap { place, leaf -> [Evidence] in
      Axis.allCases.compactMap { axis in
        // The length of the outermost view is that of what holds it, such as a table.
        guard place.superview != nil, leaf.text == nil, leaf.role != .decoration,
          let own = leaf.intrinsic[axis],
          leaf.compressionResistance[axis] >= .defaultHigh, !shown.isHeld(place.view, axis)
        else { return nil }
        let isDrawn = shown.intent.drawing?.lengths[place.view.id]?.contains(axis) ?? false
        let given = shown.intent.frames[place.view.id]?.length(axis) ?? own
        let found = place.frame.length(axis)
        let isSqueezed =
          isDrawn
          ? found < ShownWindow.leastMiss && given > 1 : found < own - ShownWindow.leastMiss
        guard isSqueezed else { return nil }
        return shown.evidence(
          .length(place.view.id, axis), .number(found), .atLeast, .number(isDrawn ? given : own))
      }
    }
  }

  static let textIsNotCut = WindowLaw(.textIsNotCut) { shown, _ in
    shown.leavesInAnyShape.flatMap { place, leaf -> [Evidence] in
      let found = Axis.allCases.compactMap { axis -> Evidence? in
        let found = shown.roomForText(of: place, axis)
        // No estimate of a text in a font of a system that is not here is closer than a point.
        guard let least = shown.leastLength(of: place, leaf, axis), found < least,
          !shown.intent.isDrawn || found <= least - 1
        else { return nil }
        if shown.intent.isDrawn, !shown.isNewlyCut(place, axis, below: least) { return nil }
        return shown.evidence(
          shown.layout.text(of: place.view.id) == nil
            ? .length(place.view.id, axis) : .textRoom(place.view.id, axis),
          .number(found), .atLeast, .number(least))
      }
      return shown.intent.isDrawn ? Array(found.prefix(1)) : found
    }
  }

  static let nothingIsCutOff = WindowLaw(.nothingIsCutOff) { shown, _ in
    guard let root = shown.places.first?.frame else { return [] }
    let found = shown.leaves.filter { $0.place.scrollView == nil }.flatMap {
      _, place -> [Evidence] in
      Axis.allCases.compactMap { axis in
        guard let (missing, isFar) = shown.seen(of: place).part(outside: root, axis),
          missing > shown.tolerance, shown.knowsEnds(axis), !shown.isLongerThanKnown(place, axis)
        else { return nil }
        if let whole = shown.intent.frames[shown.window.root.id] {
          let given = shown.intent.frames[place.view.id]
          // Of a view that nobody knows as drawn, what is left to see may be all that was meant.
          let isUnknown = shown.intent.isDrawn && missing < place.frame.length(axis)
          if given.map({ $0.part(outside: whole, axis) != nil }) ?? isUnknown { return nil }
        }
        return shown.evidence(
          .part(place.view.id, of: nil, axis, isFar: isFar),
          .number(min(missing, place.frame.length(axis))), .atMost, .number(0), "are cut off")
      }
    }
    return found.worst
  }

  static let viewsDoNotOverlap = WindowLaw(.viewsDoNotOverlap) { shown, _ in
    shown.siblings.flatMap { holder, views -> [Evidence] in
      // What stands elsewhere than it was drawn is compared by its frame, whatever is seen of it.
      let reach = views.map { view in
        let frame = shown.places[view.number].frame
        return view.ink.map { $0.union(frame) } ?? frame
      }
      return MeetingPairs(reach, most: ScreenLimits.meetingPairs).pairs.compactMap {
        shown.overlap(views[$0.one], views[$0.other], in: holder)
      }
    }
  }

  static let viewsStayInside = WindowLaw(.viewsStayInside) { shown, _ in
    let ink = shown.ink
    return shown.movedOut
      + shown.places.enumerated().flatMap { number, place -> [Evidence] in
        guard let superview = place.superview, superview > 0,
          let seen = ink.any[number]?.intersection(with: place.frame)
        else { return [] }
        let around = shown.places[superview]
        guard around.view.container?.scrollView == nil,
          !(shown.intent.drawing?.seeThrough.contains(around.view.id) ?? false),
          around.frame.size.width > 0, around.frame.size.height > 0
        else { return [] }
        return Axis.allCases.compactMap { axis in
          guard let (missing, isFar) = seen.part(outside: around.frame, axis),
            missing > shown.tolerance, !shown.reachesOutAsGiven(place, around, axis),
            place.hasInk || shown.isAsLongAsDrawn(around, axis),
            shown.knowsEnds(axis) || !around.frame.spans(shown.places[0].frame, axis),
            around.view.stack.map({ $0.spacing >= 0 }) ?? true
          else { return nil }
          return shown.evidence(
            .part(place.view.id, of: around.view.id, axis, isFar: isFar), .number(missing), .atMost,
            .number(0),
            Circumstance("stick out of", around.view.id))
        }
      }
  }

  static let touchTargetsReach44 = WindowLaw(.touchTargetsReach44) { shown, _ in
    shown.places.enumerated().flatMap { number, place -> [Evidence] in
      guard let leaf = place.view.leaf, leaf.role == .control, place.isMeant else { return [] }
      let short = Axis.allCases.compactMap { axis -> Evidence? in
        let own = Swift.min(leaf.intrinsic[axis] ?? .infinity, Self.target)
        let least =
          shown.intent.isDrawn
          ? Swift.min(own, Self.leastTarget) : Swift.max(own, Self.leastTarget)
        let found = place.frame.length(axis)
        guard found < least - ShownWindow.leastMiss else { return nil }
        return shown.evidence(
          .length(place.view.id, axis), .number(found), .atLeast, .number(Self.target))
      }
      let middle = place.frame.middle
      // What is in a scroll view is scrolled to where it can be hit.
      let around = sequence(first: number) { shown.places[$0].superview }.dropFirst().prefix {
        shown.places[$0].view.container?.scrollView == nil
      }
      let outer = around.first { number in
        let frame = shown.places[number].frame
        return number > 0 && !frame.isEmpty && !frame.contains(middle)
      }
      guard let outer else { return short }
      let cut = shown.places[outer]
      if shown.intent.isDrawn, let drawn = shown.intent.frames[place.view.id],
        let around = shown.intent.frames[cut.view.id], !around.contains(drawn.middle)
      {
        return short
      }
      // What is outside of a view cannot be hit.
      return short
        + Axis.allCases.compactMap { axis in
          let (least, most) = (cut.frame.min(axis), cut.frame.max(axis))
          let own = middle[axis]
          let distance = Swift.max(least - own, own - most)
          guard distance > 0 else { return nil }
          return shown.evidence(
            .other(
              .init(
                "middle beyond the edge", .length, of: [place.view.id, cut.view.id], along: axis)
            ),
            .number(distance), .atMost, .number(0), Circumstance("outside of", cut.view.id))
        }
    }
  }

  /// The least size of what is touched, in points.
  ///
  /// Source: Human Interface Guidelines, "Accessibility", Buttons and controls: 44 by 44, at least 28.
  static let target = 44.0
  private static let leastTarget = 28.0
}

extension ShownWindow {
  /// The shown leaves, also those that are squeezed to nothing.
  fileprivate var leavesInAnyShape: [(Place, Leaf)] {
    places.compactMap { place in place.view.leaf.map { (place, $0) } }
  }

  /// What a text needs at least of an axis, or content of a fixed size; nil if nothing is known.
  ///
  /// The height of a line counts without the room above its capital letters.
  fileprivate func leastLength(of place: Place, _ leaf: Leaf, _ axis: Axis) -> Double? {
    guard let text = layout.text(of: place.view.id) else {
      guard leaf.role == .content, isHeld(place.view, axis), !intent.isDrawn else { return nil }
      return leaf.intrinsic[axis].map { $0 - Self.leastMiss }
    }
    let whole = text.leastSize(fitting: place.frame.size.width)[axis]
    let least =
      whole - max(Self.leastMiss, axis == .vertical ? text.lineHeight * Self.leading : 0)
    return (least * 10).rounded(.down) / 10
  }

  /// What is seen of views, by their places; those that show nothing have none.
  ///
  /// It is the content that they are there for, and in a window as it was drawn also what has none of
  /// its own, as far as it is in what holds it: views of classes of the app, images, lines.
  fileprivate var ink: (content: [Int: Rect], any: [Int: Rect]) {
    let content = ink { $0.hasInk }
    guard isAsDrawn else { return (content, content) }
    let invisible = intent.drawing?.invisible ?? []
    let all = ink {
      $0.view.leaf != nil && !$0.frame.isEmpty && !invisible.contains($0.view.id)
    }
    let any = all.compactMap { number, rect -> (Int, Rect)? in
      guard let seen = rect.intersection(with: places[number].frame) else { return nil }
      return (number, content[number]?.union(seen) ?? seen)
    }
    return (content, Dictionary(uniqueKeysWithValues: any))
  }

  /// What is seen if it is some leaves that are.
  private func ink(where isSeen: (Place) -> Bool) -> [Int: Rect] {
    var ink: [Int: Rect] = [:]
    for (number, place) in places.enumerated().reversed() {
      if isSeen(place) { ink[number] = seen(of: place) }
      if place.view.container?.scrollView != nil, ink[number] != nil { ink[number] = place.frame }
      guard let superview = place.superview, let own = ink[number] else { continue }
      ink[superview] = ink[superview].map { $0.union(own) } ?? own
    }
    return ink
  }

  /// The views that stand beside each other in a plain view or a stack, by the place of that, each
  /// with what it shows.
  fileprivate var siblings: [(holder: Int, views: [Sibling])] {
    let ink = ink
    var siblings: [Int: [Sibling]] = [:]
    for (number, place) in places.enumerated() {
      guard let superview = place.superview,
        ink.any[number] != nil || isAsDrawn
      else { continue }
      siblings[superview, default: []].append(
        Sibling(
          number: number, ink: ink.content[number] ?? ink.any[number],
          hasContent: ink.content[number] != nil))
    }
    return siblings.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { (holder: $0.key, views: $0.value) }
  }

  /// A view beside others: its place, what is seen of it, and whether that is content.
  fileprivate struct Sibling {
    let number: Int
    let ink: Rect?
    let hasContent: Bool
  }

  /// Whether it is known where a window ends: one that was drawn and is only as long as its views ask
  /// for does so where it was drawn to, if it still does.
  fileprivate func knowsEnds(_ axis: Axis) -> Bool {
    guard intent.isDrawn, window.fittingPriorities[axis] < .required else { return true }
    return isAsDrawn && isAsLongAsDrawn(places[0], axis)
  }

  /// Whether a view begins in the window, and would end there if it were shorter than it was drawn, which
  /// is all that is known of a view that code fills.
  fileprivate func isLongerThanKnown(_ place: Place, _ axis: Axis) -> Bool {
    guard let drawing = intent.drawing, drawing.filledByCode.contains(place.view.id),
      drawing.lengths[place.view.id]?.contains(axis) ?? false, !isHeld(place.view, axis)
    else { return false }
    let whole = places[0].frame
    return place.frame.min(axis) >= whole.min(axis) && place.frame.min(axis) < whole.max(axis)
  }

  /// Whether a view sticks out of the one that holds it as somebody saw it who drew it, or as a
  /// constraint says if nobody did.
  fileprivate func reachesOutAsGiven(_ view: Place, _ around: Place, _ axis: Axis) -> Bool {
    guard intent.isDrawn, let own = intent.frames[view.view.id],
      let outer = intent.frames[around.view.id]
    else { return isMeantToReachOut(view.view.id, around.view.id, axis) }
    return own.part(outside: outer, axis) != nil
  }

  /// How two views overlap; nil if they do not, or are meant to.
  fileprivate func overlap(
    _ one: Sibling, _ other: Sibling, in holder: Int
  ) -> Evidence? {
    let (first, second) = (places[one.number], places[other.number])
    guard !isPictureBehind(first, in: holder) else { return nil }
    let areMoved = areMovedTogether(first, second)
    guard areMoved || one.hasContent || other.hasContent,
      let seen = areMoved ? first.frame : one.ink,
      let otherSeen = areMoved ? second.frame : other.ink
    else { return nil }
    // Of two controls both are touched, where nothing is seen of them too.
    let areTouched = [first, second].allSatisfy { $0.view.leaf?.role == .control }
    let (ink, otherInk) = areTouched ? (first.frame, second.frame) : (seen, otherSeen)
    let isContent = one.hasContent && other.hasContent
    let depth = Axis.allCases.map { ink.overlap(with: otherInk, $0) }
    guard let least = depth.min(),
      least > (isContent ? max(1, tolerance) : Self.leastOverlap)
    else { return nil }
    let axis: Axis = depth[0] <= depth[1] ? .horizontal : .vertical
    if let stack = places[holder].view.stack {
      // Between baselines the distance hangs on fonts, which a document does not hold.
      guard stack.spacing >= 0, !(stack.isBaselineRelativeArrangement && intent.isDrawn) else {
        return nil
      }
    }
    let share = depth[0] * depth[1] / min(ink.area, otherInk.area)
    let areLeaves = first.view.leaf != nil && second.view.leaf != nil
    if let before = intent.frames[first.view.id], let after = intent.frames[second.view.id] {
      if before.overlap(with: after, .horizontal) > 0, before.overlap(with: after, .vertical) > 0,
        intent.isDrawn || !areLeaves || share > Self.alternativeShare
      {
        return nil
      }
    } else if !areLeaves, intent.frames.isEmpty {
      return nil
    }
    guard areMoved || !isDrawnOver(one.number, other.number) else { return nil }
    let isSeenApart =
      intent.isDrawn && [first, second].allSatisfy { intent.frames[$0.view.id] != nil }
    guard
      isSeenApart
        || !Axis.allCases.contains(where: {
          isMeantToReachOut(first.view.id, second.view.id, $0)
        })
    else { return nil }
    return evidence(
      .gap(first.view.id, second.view.id, axis), .number(-least), .atLeast, .number(0))
  }

  /// Whether a view behind another is decoration that was drawn so that it sticks out of what holds both.
  private func isPictureBehind(_ place: Place, in holder: Int) -> Bool {
    guard intent.isDrawn, place.view.leaf?.role == .decoration,
      let own = intent.frames[place.view.id],
      let around = intent.frames[places[holder].view.id]
    else { return false }
    return Axis.allCases.contains { own.part(outside: around, $0) != nil }
  }

  /// What views without content of their own may cover of others, in points: most have a rim that shows
  /// nothing.
  private static let leastOverlap = 4.0
  /// Views that cover each other by more are shown one at a time.
  private static let alternativeShare = 0.5
}

extension Layout {
  /// What texts ask for, by name.
  package var textSizes: [ViewID: Size] {
    Dictionary(
      uniqueKeysWithValues: ids.compactMap { id in text(of: id).map { (id, $0.intrinsicSize) } })
  }
}

extension Rect {
  fileprivate var area: Double { size.width * size.height }
  fileprivate var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// What two frames have in common; nil if that is nothing.
  fileprivate func intersection(with other: Rect) -> Rect? {
    let (x, y) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (width, height) = (overlap(with: other, .horizontal), overlap(with: other, .vertical))
    return width > 0 && height > 0 ? Rect(x: x, y: y, width: width, height: height) : nil
  }
  fileprivate var middle: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }

  fileprivate func contains(_ point: Point) -> Bool {
    Axis.allCases.allSatisfy { min($0) <= point[$0] && point[$0] <= max($0) }
  }

  /// How much of a frame is outside of another, and whether at its far side; nil if nothing is.
  func part(outside other: Rect, _ axis: Axis) -> (Double, isFar: Bool)? {
    let (near, far) = (other.min(axis) - min(axis), max(axis) - other.max(axis))
    guard Swift.max(near, far) > ShownWindow.leastMiss else { return nil }
    return near > far ? (near, false) : (far, true)
  }
}
