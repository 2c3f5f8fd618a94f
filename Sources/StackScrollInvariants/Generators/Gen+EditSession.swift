import PropertyKit
import StackScrollConstraints
import StackScrollCore

extension Gen where Value == EditSession {
  /// A screen in other windows, read in either direction, and with gestures; the simplest is the screen
  /// as given, and a number is simpler the nearer it is to the one that was given.
  package static func sessions(around screen: Screen, in range: WindowRange) -> Gen {
    let size = screen.size
    let (widths, heights) = (
      range.lengths(of: screen, .horizontal), range.lengths(of: screen, .vertical)
    )
    let scrolled = ScrolledPart(of: screen)
    let mayTurn = widths.lowerBound < widths.upperBound && heights.lowerBound < heights.upperBound
    let direction = range.supported.otherDirection(than: screen.layoutDirection)
    let insets = scrolled.map { Gen<EdgeInsets>.insets(on: $0, in: size) }
    return Gen { source throws(Discard) in
      var edits: [Edit] = []
      if let direction, try source.draw(.bool) { edits = [.setLayoutDirection(direction)] }
      let other = Size(
        width: try source.draw(.double(in: widths, origin: size.width)),
        height: try source.draw(.double(in: heights, origin: size.height)))
      if other != size { edits.append(.resize(other)) }
      if let insets, try source.draw(.bool) {
        edits.append(.setContentInset(try source.draw(insets)))
      }
      if screen.root.hasWords, try source.draw(.bool) {
        edits.append(
          .scaleTexts(try source.draw(.double(in: 1...WindowCondition.longerTexts, origin: 1))))
      }
      let now = try source.making { try EditSession(start: screen, edits: edits).end() }
      let gestures = try source.draw(
        .array(
          of: .gestures(on: now, scrolled?.axis, mayTurn: mayTurn),
          count: 0...(scrolled == nil && !mayTurn ? 0 : 3)))
      return EditSession(start: screen, edits: edits + gestures.withOneKeyboard)
    }
  }
}

/// What is known of the first scroll view of a screen before any layout.
private struct ScrolledPart {
  /// The direction in which its content grows.
  let axis: Axis
  /// Its content insets.
  let inset: EdgeInsets

  /// Nil if nothing scrolls.
  init?(of screen: Screen) {
    let views = [screen.root] + screen.root.arrangedInside
    guard let view = views.first(where: { $0.container?.scrollView != nil }),
      let scrollView = view.container?.scrollView
    else { return nil }
    (axis, inset) = (view.contentAxis, scrollView.contentInset)
  }
}

extension Gen where Value == EdgeInsets {
  /// More room at both ends of the direction in which a screen scrolls, at most a quarter of it, so that
  /// there is always room to show something.
  fileprivate static func insets(on scrolled: ScrolledPart, in size: Size) -> Gen {
    let (axis, given) = (scrolled.axis, scrolled.inset)
    let most = min(100, size[axis] / 4)
    return Gen { source throws(Discard) in
      let (near, far) = (
        try source.draw(.double(in: 0...most)), try source.draw(.double(in: 0...most))
      )
      return axis == .vertical
        ? EdgeInsets(
          top: given.top + near, left: given.left, bottom: given.bottom + far, right: given.right)
        : EdgeInsets(
          top: given.top, left: given.left + near, bottom: given.bottom, right: given.right + far)
    }
  }
}

extension Gen where Value == Edit {
  /// What a user does on a screen: drags, jumps, turns the device, brings up the keyboard, which
  /// covers half of the window at most.
  ///
  /// - Parameter scrolled: the direction in which the first scroll view scrolls; nil if there is none.
  fileprivate static func gestures(on screen: Screen, _ scrolled: Axis?, mayTurn: Bool) -> Gen {
    let axis = scrolled ?? .vertical
    let distance = screen.size[axis]
    let insideHidden = screen.root.insideHidden
    let views = screen.root.arrangedInside.filter { !$0.isHidden }.map(\.id)
      .filter { !insideHidden.contains($0) }
    let drag = Gen<Double>.double(in: -4 * distance...4 * distance).map { length in
      Edit.drag(by: Point(main: length, cross: 0, axis: axis))
    }
    let size = screen.size
    let tallest = min(400, (mayTurn ? min(size.width, size.height) : size.height) / 2)
    let keyboard = Gen<Double>.double(in: 0...tallest, origin: tallest).map {
      Edit.avoidKeyboard(overlap: $0)
    }
    return .weighted([
      (scrolled == nil ? 0 : 2, .always(.scrollToEnd())), (scrolled == nil ? 0 : 2, drag),
      (scrolled == nil || views.isEmpty ? 0 : 2, .element(of: views.map { .scrollToVisible($0) })),
      (scrolled == .vertical ? 1 : 0, keyboard), (mayTurn ? 1 : 0, .always(.rotate)),
    ])
  }
}

extension [Edit] {
  /// The gestures without any keyboard but the first: there is only one.
  fileprivate var withOneKeyboard: [Edit] {
    var isUp = false
    return filter { edit in
      guard case .avoidKeyboard = edit else { return true }
      defer { isUp = true }
      return !isUp
    }
  }
}
