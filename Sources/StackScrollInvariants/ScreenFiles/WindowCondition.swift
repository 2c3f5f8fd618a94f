import StackScrollConstraints
import StackScrollCore

/// Something under which the laws of windows are tried: edits of the window as given.
package struct WindowCondition: Sendable {
  /// The edits; none for the window as given.
  package let edits: [Edit]
  /// The device whose window it is; nil if it is that of the window as given.
  package let device: Device?
  /// The laws that are tried; nil for all that read a layout.
  let laws: Set<String>?

  init(_ edits: [Edit] = [], device: Device? = nil, laws: Set<String>? = nil) {
    (self.edits, self.device, self.laws) = (edits, device, laws)
  }
}

extension WindowCondition {
  /// The conditions of a window, the ones in which most is found first.
  ///
  /// A side that is shorter than any device's belongs to a part of a screen, and stays. What was drawn
  /// upright without a scroll view may be for phones that are held upright alone.
  static func all(of window: Window, _ intent: DesignIntent, _ given: ShownWindow?) -> [Self] {
    let root = window.root
    var conditions = [WindowCondition()]
    let isForTablets =
      intent.drawing.map { $0.isForTablets || $0.isLargerThanPhones(window.size) } ?? false
    let devices = Device.all.compactMap { device -> WindowCondition? in
      guard !isForTablets || min(device.size.width, device.size.height) >= Self.narrowestTablet
      else { return nil }
      let edits = device.edits(of: window, intent)
      guard !edits.isEmpty else { return nil }
      let isTurned =
        intent.isDrawn && device.size.height < Self.lowestUpright
        && window.size.height >= Self.lowestUpright
      return WindowCondition(
        edits, device: device, laws: isTurned ? WindowLaw.aboutScrolling : nil)
    }
    conditions += devices.prefix(Self.extremes)
    let smallest = devices.first
    func joined(_ edit: Edit, laws: Set<String>? = nil) -> [Self] {
      [WindowCondition([edit], laws: laws)]
        + (smallest.map { [WindowCondition($0.edits + [edit], device: $0.device, laws: laws)] }
          ?? [])
    }
    conditions += joined(
      .setLayoutDirection(
        window.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
    ).prefix(1)
    if root.hasLeaf(where: { $0.text?.font?.textStyle != nil }) {
      conditions += joined(.setContentSizeCategory(.extraExtraExtraLarge))
      conditions += joined(.setContentSizeCategory(.accessibilityExtraExtraExtraLarge))
    }
    if root.hasWords {
      conditions += joined(.lengthenTexts(Self.longerTexts))
      if !intent.isDrawn {
        conditions += joined(.scaleTexts(Self.largestTexts), laws: [WindowLaw.textIsWhole.id])
          .prefix(1)
      }
      if !intent.isDrawn { conditions.append(WindowCondition([.scaleTexts(0)])) }
    }
    conditions += root.hiddenViews.prefix(WindowLaw.hiddenViews).map {
      WindowCondition(
        [.setHidden(false, $0)], laws: intent.isDrawn ? [WindowLaw.determined.id] : nil)
    }
    if let given { conditions += keyboards(given, intent) }
    return conditions + devices.dropFirst(Self.extremes)
  }

  /// With a keyboard at the bottom, from which the app keeps scroll views clear that hold controls.
  private static func keyboards(_ given: ShownWindow, _ intent: DesignIntent) -> [Self] {
    guard intent.isWhole, given.window.size.height >= Self.lowestUpright else { return [] }
    let top = given.window.size.height - Self.keyboard
    let edits = given.scrollViews.compactMap { number, place, content -> Edit? in
      guard given.scrollAxis(of: place, content) == .vertical, place.frame.maxY > top,
        given.places[number..<place.end].contains(where: { $0.view.leaf?.role == .control })
      else { return nil }
      return .avoidKeyboard(overlap: place.frame.maxY - top, in: place.view.id)
    }
    guard !edits.isEmpty else { return [] }
    return [
      WindowCondition(
        [.setKeyboardHeight(Self.keyboard)] + edits, laws: [WindowLaw.canBeShown.id])
    ]
  }

  /// How many devices are tried before anything else: the extreme ones.
  private static let extremes = 7
  /// What was drawn for tablets is not tried in anything narrower.
  private static let narrowestTablet = 700.0
  /// Phones held sideways are lower.
  private static let lowestUpright = 480.0
  /// How much longer text gets that is translated.
  ///
  /// Source: W3C, "Text size in translation", which quotes IBM: texts of more than 70 characters take
  /// 1.3 times as much room, shorter ones more.
  static let longerTexts = 1.35
  /// How much larger texts of an unknown font are in the largest of all sizes: those of a document have
  /// the font that it gives, which grows with the size only if it is of a text style.
  ///
  /// Source: Human Interface Guidelines, Typography: body text of 17 points is 53 in that size.
  static let largestTexts = 3.12
  /// The height of the keyboard of most phones with rounded corners; observed.
  private static let keyboard = 336.0
}

extension WindowLaw {
  /// The laws about scroll views.
  static let aboutScrolling: Set<String> = Set(
    [fitsAcross, canBeShown, clearsTheBars, endShowsTheLast, scrollsAsNeeded].map(\.id))
}

extension Device {
  /// The edits that put a window there, as far as its sides are those of a window; none if it is there
  /// already.
  fileprivate func edits(of window: Window, _ intent: DesignIntent) -> [Edit] {
    guard !intent.isWhole || window.safeAreaInsets == .zero && !intent.isDrawn else {
      return edits(of: window)
    }
    let shortest = DesignIntent.shortestWindow
    let own = window.size
    let priorities = window.fittingPriorities
    let turned = Size(
      width: own.width >= shortest && priorities.horizontal >= .required ? size.width : own.width,
      height: own.height >= shortest && priorities.vertical >= .required ? size.height : own.height)
    return turned == own ? [] : [.resize(turned)]
  }
}

extension DesignIntent.Drawing {
  /// Whether somebody who draws in a size of a window has no phone in mind, upright or turned.
  ///
  /// A width of 600 is that of the canvas for any device, which Interface Builder had until 2016.
  fileprivate func isLargerThanPhones(_ size: Size) -> Bool {
    min(size.width, size.height) > Self.widestPhone && size.width != 600
  }

  /// The width of the largest phones held upright.
  private static let widestPhone = 440.0
}

extension View {
  /// The views that are hidden themselves.
  fileprivate var hiddenViews: [ViewID] {
    (isHidden ? [id] : []) + subviews.flatMap(\.hiddenViews)
  }
}
