import PropertyKit
import StackScrollCore

/// How far the conditions of a screen are varied when it is checked.
package struct VariationRange: Hashable, Sendable {
  /// The widths of the window.
  package var widths: ClosedRange<Double>
  /// The heights of the window.
  package var heights: ClosedRange<Double>
  /// What is added to the content inset at both ends of the direction in which the screen scrolls;
  /// usually at most a quarter of the window, so that there is always room to show something.
  package var insets: ClosedRange<Double>
  /// How many times as long and as high text is, that of views with a baseline too; usually only as
  /// it is, unless some text is given by its words, since a size is that of one text.
  package var textScales: ClosedRange<Double>
  /// Whether the screen is read in both directions.
  package var turnsDirection: Bool
  /// How many gestures there are at most.
  package var gestures: Int
  /// Whether the narrowest and lowest windows and the longest text come as often as all others
  /// together, for runs of few cases.
  package var favoursEnds = false

  /// The shortest and the longest side that a device's window has: an iPhone SE's width and the
  /// long side of a 13-inch iPad.
  package static let deviceLengths: ClosedRange<Double> = 320...1376

  /// How much longer text gets that is translated, or set in the largest size that is not one of
  /// those for accessibility.
  ///
  /// Source: Human Interface Guidelines, Typography: body text of 17 points is 23 in that size.
  package static let grownText: ClosedRange<Double> = 1...1.35

  /// The range around a screen that is usual.
  ///
  /// A side at least as long as a device's shortest is taken to be that of a window, and may be
  /// any device's. A shorter one belongs to a part of a screen, and stays.
  package init(around screen: Screen) {
    let size = screen.scrollView.size
    widths = Self.usual(around: size.width)
    heights = Self.usual(around: size.height)
    let shortest = screen.contentAxis == .horizontal ? widths.lowerBound : heights.lowerBound
    insets = 0...min(100, shortest / 4)
    textScales = screen.content.hasWords ? Self.grownText : 1...1
    turnsDirection = true
    gestures = 3
  }

  /// Whether the window may be turned.
  var allowsRotation: Bool {
    widths.upperBound > widths.lowerBound && heights.upperBound > heights.lowerBound
  }

  private static func usual(around length: Double) -> ClosedRange<Double> {
    guard length >= deviceLengths.lowerBound else { return length...length }
    return deviceLengths.lowerBound...max(deviceLengths.upperBound, length)
  }
}

extension Gen where Value == VariedScreen {
  /// A screen under other conditions; the simplest is the screen as given, and a number is simpler
  /// the nearer it is to the one that was given.
  package static func variations(of screen: Screen, in range: VariationRange) -> Gen {
    let size = screen.scrollView.size
    let inset = screen.scrollView.contentInset
    let axis = screen.contentAxis
    let turned: LayoutDirection? =
      screen.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    let ends = range.favoursEnds
    let widths = lengths(in: range.widths, around: size.width, favouringEnds: ends)
    let heights = lengths(in: range.heights, around: size.height, favouringEnds: ends)
    let insets = insets(in: range.insets, around: inset, along: axis)
    let texts = texts(in: range.textScales, on: screen, favouringEnds: ends)
    let directions = Gen<LayoutDirection?>.element(
      of: range.turnsDirection ? [nil, turned] : [nil])
    return Gen { source throws(Discard) in
      var varied = VariedScreen(screen)
      varied.width = try source.draw(widths)
      varied.height = try source.draw(heights)
      varied.contentInset = try source.draw(insets)
      varied.textScale = try source.draw(texts)
      varied.layoutDirection = try source.draw(directions)
      let now = try source.making { try varied.screen() }
      guard range.gestures > 0 else { return varied }
      let gestures = try source.draw(
        .array(
          of: .gestures(on: now, mayTurn: range.allowsRotation), count: 0...range.gestures))
      varied.gestures = gestures.withOneKeyboard
      return varied
    }
  }

  /// As given, any other length of a range, or that of a device.
  private static func lengths(
    in range: ClosedRange<Double>, around given: Double, favouringEnds: Bool
  ) -> Gen<Double?> {
    guard range != given...given else { return .always(nil) }
    let devices = [320.0, 375, 390, 430, 667, 744, 844, 932, 1024, 1194, 1376]
      .filter { range.contains($0) && $0 != given }
    let any = Gen<Double>.double(in: range, origin: given).map { $0 == given ? nil : Double?($0) }
    let known = Gen<Double?>.element(of: devices.map { $0 })
    return .weighted([
      (range.contains(given) ? 1 : 0, .always(nil)), (2, any), (devices.isEmpty ? 0 : 1, known),
      (favouringEnds && given != range.lowerBound ? 4 : 0, .always(range.lowerBound)),
    ])
  }

  /// As given, or longer; on a screen without text there is nothing to vary.
  private static func texts(
    in range: ClosedRange<Double>, on screen: Screen, favouringEnds: Bool
  ) -> Gen<Double?> {
    guard range != 1...1, screen.content.hasText else { return .always(nil) }
    let any = Gen<Double>.double(in: range, origin: 1).map { $0 == 1 ? nil : Double?($0) }
    let last = (favouringEnds ? 3 : 1, Gen<Double?>.always(range.upperBound))
    return .weighted([(2, .always(nil)), (1, any), last])
  }

  /// As given, or with more room at both ends of an axis.
  private static func insets(
    in range: ClosedRange<Double>, around given: EdgeInsets, along axis: Axis
  ) -> Gen<EdgeInsets?> {
    guard range != 0...0 else { return .always(nil) }
    let added = Gen<EdgeInsets?> { source throws(Discard) in
      let near = try source.draw(.double(in: range))
      let far = try source.draw(.double(in: range))
      let inset =
        axis == .vertical
        ? EdgeInsets(
          top: given.top + near, left: given.left, bottom: given.bottom + far, right: given.right)
        : EdgeInsets(
          top: given.top, left: given.left + near, bottom: given.bottom, right: given.right + far)
      return inset == given ? nil : inset
    }
    return .weighted([(2, .always(nil)), (1, added)])
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
