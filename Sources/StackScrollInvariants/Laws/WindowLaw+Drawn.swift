import StackScrollConstraints
import StackScrollCore

/// The law about a part of a screen in the size that it was drawn in.
extension WindowLaw {
  static let partHasRoom = WindowLaw(.partHasRoom) { shown, _ in
    guard shown.isAsDrawn, let root = shown.places.first,
      let drawn = shown.intent.frames[root.view.id]
    else { return [] }
    return Axis.allCases.compactMap { axis in
      guard !(shown.intent.drawing?.isRow ?? false && axis == .vertical),
        !shown.isHeld(root.view, axis)
      else { return nil }
      let (needed, given) = (root.frame.length(axis), drawn.length(axis))
      let room = given + ShownWindow.clearlyMoved
      guard needed > room, shown.window.contradicts(whereRootIs: room, axis),
        shown.window.needsMore(than: room, axis),
        let moved = shown.mostMoved(axis)
      else { return nil }
      return shown.evidence(
        .other(.init("\(axis.lengthName) that the whole part needs", .length, along: axis)),
        .number(needed), .atMost, .number(given), blaming: [moved.view.id])
    }
  }
}

/// What stands elsewhere than it was drawn, in a window of the same size: Interface Builder calls such
/// views misplaced, and what they show does not matter.
extension ShownWindow {
  /// Views that were drawn inside of what holds them and stand outside of it in the same window: what
  /// they show does not matter, since nothing but constraints can have moved them.
  var movedOut: [Evidence] {
    guard isAsDrawn else { return [] }
    return places.compactMap { place -> Evidence? in
      guard let around = place.superview.map({ places[$0] }),
        around.view.container?.scrollView == nil, let own = intent.frames[place.view.id],
        let outer = intent.frames[around.view.id],
        Axis.allCases.allSatisfy({
          (around.frame.length($0) - outer.length($0)).magnitude <= Self.clearlyMoved
        })
      else { return nil }
      return Axis.allCases.firstResult { axis -> Evidence? in
        guard own.part(outside: outer, axis) == nil,
          let (missing, isFar) = place.frame.part(outside: around.frame, axis),
          missing > Self.clearlyMoved
        else { return nil }
        return self.evidence(
          .part(place.view.id, of: around.view.id, axis, isFar: isFar), .number(missing), .atMost,
          .number(0),
          Circumstance("stick out of", around.view.id))
      }
    }
  }

  /// Views that stand elsewhere than they were drawn by more, in points, were moved by a constraint, and
  /// not by fonts.
  fileprivate static let clearlyMoved = 8.0

  /// The view that stands furthest from where it was drawn in what holds it: from both edges, or from one
  /// if none is further from both than by pixels.
  fileprivate func mostMoved(_ axis: Axis) -> Place? {
    func moved(_ place: Place) -> (least: Double, most: Double) {
      guard let around = place.superview.map({ places[$0] }),
        let own = intent.frames[place.view.id], let outer = intent.frames[around.view.id]
      else { return (0, 0) }
      let near = place.frame.min(axis) - around.frame.min(axis) - own.min(axis) + outer.min(axis)
      let far = around.frame.max(axis) - place.frame.max(axis) - outer.max(axis) + own.max(axis)
      return (min(near.magnitude, far.magnitude), max(near.magnitude, far.magnitude))
    }
    let inside = places.dropFirst()
    let whole = inside.max { moved($0).least < moved($1).least }
    if let whole, moved(whole).least > Self.clearlyMoved { return whole }
    return inside.max { moved($0).most < moved($1).most }
  }

  /// Whether two views were drawn apart and cover each other in the same window.
  ///
  /// Of a thin one a third, but at least four points, is enough; where they were drawn beside each other it
  /// may be all of a line.
  func areMovedTogether(_ one: Place, _ other: Place) -> Bool {
    guard isAsDrawn, let before = intent.frames[one.view.id],
      let after = intent.frames[other.view.id]
    else { return false }
    func isApart(_ axis: Axis) -> Bool { before.overlap(with: after, axis) <= 0 }
    return Axis.allCases.contains(where: isApart)
      && Axis.allCases.allSatisfy { axis in
        let least = min(one.frame.length(axis), other.frame.length(axis))
        let enough = isApart(axis) ? max(Self.leastCovered, least / 3) : least / 2
        return one.frame.overlap(with: other.frame, axis) > min(Self.clearlyMoved, enough) - 0.5
      }
  }

  /// What two views must cover of each other at least to be found.
  private static let leastCovered = 4.0
}

extension ShownWindow {
  /// Whether two views, or what is in them, cover each other as they were drawn, be it where constraints
  /// put them or not.
  ///
  /// - Parameters:
  ///   - one: the place of the first among all.
  ///   - other: that of the second.
  func isDrawnOver(_ one: Int, _ other: Int) -> Bool {
    guard intent.isDrawn else { return false }
    func drawn(_ place: Place) -> Rect? {
      intent.frames[place.view.id] ?? intent.drawing?.misplaced[place.view.id]
    }
    func content(_ number: Int) -> Rect? {
      places[number..<places[number].end].filter(\.hasInk).compactMap(drawn)
        .reduce(nil) { $0?.union($1) ?? $1 }
    }
    let frames = [one, other].map { drawn(places[$0]) }
    let seen = zip([one, other], frames).map { content($0) ?? $1 }
    return [frames, seen].contains { pair in
      guard let first = pair[0], let second = pair[1] else { return false }
      return Axis.allCases.allSatisfy { first.overlap(with: second, $0) > 0 }
    }
  }
}

/// What texts were drawn with, and have no more.
extension ShownWindow {
  /// Whether a text that was drawn is cut as it was not drawn, and not only since it is longer.
  func isNewlyCut(_ place: Place, _ axis: Axis, below least: Double) -> Bool {
    guard !isTextChanged else {
      return axis == .vertical && isHeld(place.view, axis) && !wasAsHigh(place, below: least)
    }
    guard let given = intent.frames[place.view.id], let text = layout.text(of: place.view.id) else {
      return true
    }
    if given.length(axis) >= least, given.length(axis) > place.frame.length(axis) + tolerance {
      return true
    }
    switch axis {
    case .vertical:
      // A fixed height in which all lines had room where they were drawn longer.
      let drawn = text.leastSize(fitting: given.size.width).height
      return isHeld(place.view, .vertical)
        && drawn - text.lineHeight * Self.leading <= given.size.height
    case .horizontal:
      // A line that was cut where it was drawn shows what the document says, unless code fills it and it
      // was drawn no higher; one that was drawn in several lines is one by mistake, one that resists
      // little is meant to be cut.
      let resistance = place.view.leaf?.compressionResistance.horizontal ?? .required
      if hasLostLines(place, text) { return true }
      guard text.numberOfLines == 1, resistance > .defaultLow else { return false }
      let isFilled = intent.drawing?.filledByCode.contains(place.view.id) ?? false
      return (!isFilled || hadRoomForLines(given, text))
        && place.frame.length(axis) < Self.clearlyCut * least
    }
  }

  /// The length that a text has: of one that was drawn in several lines and is one now no more than it
  /// was drawn with, although a part of a screen grows with it.
  func roomForText(of place: Place, _ axis: Axis) -> Double {
    let found = place.frame.length(axis)
    guard isAsDrawn, axis == .horizontal, let text = layout.text(of: place.view.id),
      hasLostLines(place, text)
    else { return found }
    return min(found, intent.frames[place.view.id]?.size.width ?? found)
  }

  /// Whether a text that was drawn in several lines has one, and is as high as that.
  private func hasLostLines(_ place: Place, _ text: LabelText) -> Bool {
    guard text.numberOfLines == 1, text.words.count > 1, let given = intent.frames[place.view.id]
    else { return false }
    return hadRoomForLines(given, text)
      && place.frame.size.height < Self.severalLines * text.lineHeight
  }

  /// Whether a text was drawn as high as several of its lines.
  private func hadRoomForLines(_ given: Rect, _ text: LabelText) -> Bool {
    given.size.height > Self.severalLines * text.lineHeight
  }

  /// More than the height of a line, less than that of two.
  private static let severalLines = 1.7
  /// Widths are estimated, so a text is cut for sure only if this share of it has no room.
  private static let clearlyCut = 0.88
}

extension Screen {
  /// Whether constraints contradict each other where the outermost view has a length.
  fileprivate func contradicts(whereRootIs length: Double, _ axis: Axis) -> Bool {
    var (size, priorities) = (size, fittingPriorities)
    size[axis] = length
    priorities[axis] = .required
    guard let window = try? with(size: size, fittingPriorities: priorities),
      case .contradictory? = window.problem(along: axis)
    else { return false }
    return true
  }

  /// Whether it is longer also where bars cover nothing: what covers a part is known only where that is
  /// used.
  fileprivate func needsMore(than length: Double, _ axis: Axis) -> Bool {
    guard safeAreaInsets != .zero else { return true }
    let root = try? with(safeAreaInsets: .zero).layout().frame(of: root.id)
    return root.map { $0.length(axis) > length } ?? false
  }
}
