import PropertyKit
import StackScrollConstraints
import StackScrollCore

extension Gen where Value == EditSession<Screen> {
  /// A screen in other windows, read in either direction, and with gestures; the simplest is the screen
  /// as given, and a number is simpler the nearer it is to the one that was given.
  package static func sessions(around screen: Screen, in range: WindowRange) -> Gen {
    let window = Window(screen)
    let size = screen.scrollView.size
    let (widths, heights) = (
      range.lengths(of: window, .horizontal), range.lengths(of: window, .vertical)
    )
    let mayTurn = widths.lowerBound < widths.upperBound && heights.lowerBound < heights.upperBound
    let direction: LayoutDirection =
      screen.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    let insets = Gen<EdgeInsets>.insets(on: screen, in: size)
    return Gen { source throws(Discard) in
      let isTurned = try source.draw(.bool)
      let start = try source.making {
        isTurned ? try screen.with(layoutDirection: direction) : screen
      }
      var edits: [Edit] = []
      let other = Size(
        width: try source.draw(.double(in: widths, origin: size.width)),
        height: try source.draw(.double(in: heights, origin: size.height)))
      if other != size { edits.append(.resize(other)) }
      if try source.draw(.bool) { edits.append(.setContentInset(try source.draw(insets))) }
      if screen.content.hasWords, try source.draw(.bool) {
        edits.append(
          .scaleTexts(try source.draw(.double(in: 1...WindowCondition.longerTexts, origin: 1))))
      }
      let now = try source.making { try EditSession(start: start, edits: edits).end() }
      let gestures = try source.draw(
        .array(of: .gestures(on: now, mayTurn: mayTurn), count: 0...3))
      return EditSession(start: start, edits: edits + gestures.withOneKeyboard)
    }
  }
}

extension Gen where Value == EdgeInsets {
  /// More room at both ends of the direction in which a screen scrolls, at most a quarter of it, so that
  /// there is always room to show something.
  fileprivate static func insets(on screen: Screen, in size: Size) -> Gen {
    let (axis, given) = (screen.contentAxis, screen.scrollView.contentInset)
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
  fileprivate static func gestures(on screen: Screen, mayTurn: Bool) -> Gen {
    let axis = screen.contentAxis
    let distance = screen.scrollView.size[axis]
    let insideHidden = screen.content.insideHidden
    let views = screen.content.arrangedInside.filter { !$0.isHidden }.map(\.id)
      .filter { !insideHidden.contains($0) }
    let drag = Gen<Double>.double(in: -4 * distance...4 * distance).map { length in
      Edit.drag(by: Point(main: length, cross: 0, axis: axis))
    }
    let size = screen.scrollView.size
    let tallest = min(400, (mayTurn ? min(size.width, size.height) : size.height) / 2)
    let keyboard = Gen<Double>.double(in: 0...tallest, origin: tallest).map {
      Edit.avoidKeyboard(overlap: $0)
    }
    return .weighted([
      (2, .always(.scrollToEnd())), (2, drag),
      (views.isEmpty ? 0 : 2, .element(of: views.map { .scrollToVisible($0) })),
      (axis == .vertical ? 1 : 0, keyboard), (mayTurn ? 1 : 0, .always(.rotate)),
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
