import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// Something under which the laws of windows are tried: edits of the window as given.
package struct WindowCondition: Sendable {
  /// The edits; none for the window as given.
  package let edits: [Edit]
  /// The device whose window it is; nil if it is that of the window as given.
  package let device: Device?
  /// The laws that are tried; nil for all that read a layout.
  let laws: Set<ScreenLaw>?
  /// The views that are inserted, each with the one that it is a copy of.
  let copies: [ViewID: ViewID]
  /// The views that hold all of what is found, one of them at least; nil if that may be anywhere.
  let holders: [ViewID]?

  init(
    _ edits: [Edit] = [], device: Device? = nil, laws: Set<ScreenLaw>? = nil,
    copies: [ViewID: ViewID] = [:], in holders: [ViewID]? = nil
  ) {
    (self.edits, self.device, self.laws) = (edits, device, laws)
    (self.copies, self.holders) = (copies, holders)
  }

  /// The same with other edits, on another device.
  func with(_ edits: [Edit], on device: Device) -> Self {
    WindowCondition(edits, device: device, laws: laws, copies: copies, in: holders)
  }

  /// Whether views stand as they were given: what shows views that no stack arranges moves none.
  var isAsGiven: Bool { edits.isEmpty || holders != nil && !edits.contains(where: \.isOfDevice) }
}

extension WindowCondition {
  /// The conditions of a window, the ones in which most is found first.
  ///
  /// A side that is shorter than any device's belongs to a part of a screen, and stays. What was drawn
  /// upright without a scroll view may be for phones that are held upright alone, and what was drawn
  /// sideways, as games are, for phones that are held so, unless the app says that it turns.
  static func all(
    of window: Screen, _ intent: DesignIntent, _ given: ShownWindow?, in range: WindowRange
  ) -> [Self] {
    let root = window.root
    var conditions = [WindowCondition()] + ends(of: window, in: range)
    let isForTablets =
      intent.drawing.map {
        $0.isForTablets || $0.isLargerThanPhones(window.size, isWhole: intent.isWhole)
      } ?? false
    let devices = range.supported.devices.compactMap { device -> WindowCondition? in
      guard !isForTablets || min(device.size.width, device.size.height) >= Self.narrowestTablet
      else { return nil }
      let edits = device.edits(of: window, intent)
      guard !edits.isEmpty, range.contains(window.size(after: edits)) else { return nil }
      let isHeldSideways = device.size.height < WindowRange.lowestUpright
      let isForSideways = intent.isWhole && window.size.isPhoneHeldSideways
      let isTurned =
        intent.isDrawn && !range.supported.turnsPhones
        && (isHeldSideways
          ? window.size.height >= min(window.size.width, WindowRange.lowestUpright)
          : isForSideways && device.size.width < Self.narrowestTablet)
      // Bars are elsewhere on a phone that is held upright.
      let laws =
        isHeldSideways
        ? ScreenLaw.aboutScrolling
        : ScreenLaw.aboutScrolling.subtracting([.everyViewClearsTheBars])
      return WindowCondition(edits, device: device, laws: isTurned ? laws : nil)
    }
    conditions += devices.prefix(Self.extremes)
    let smallest = devices.first { $0.laws == nil }
    // What is for tablets is never shown in the size of a phone on which it was drawn.
    let isShownAsGiven =
      !isForTablets || !intent.isWhole
      || min(window.size.width, window.size.height) >= Self.narrowestTablet
    func joined(
      _ edits: [Edit], laws: Set<ScreenLaw>? = nil, in holders: [ViewID]? = nil
    ) -> [Self] {
      (isShownAsGiven ? [WindowCondition(edits, laws: laws, in: holders)] : [])
        + (smallest.map {
          [WindowCondition($0.edits + edits, device: $0.device, laws: laws, in: holders)]
        } ?? [])
    }
    if let direction = range.supported.otherDirection(than: window.layoutDirection) {
      conditions += joined(
        [.setLayoutDirection(direction)], laws: intent.isDrawn ? ScreenLaw.aboutPlaces : nil
      ).prefix(1)
    }
    let textSizes = range.supported.textSizes
    if root.hasLeaf(where: { $0.text?.font?.textStyle != nil }) {
      for size in textSizes where size != window.contentSizeCategory {
        conditions += joined([.setContentSizeCategory(size)])
      }
    }
    if let variety = intent.variety {
      if !variety.texts.isEmpty { conditions += joined(variety.lengthening(by: Self.longerTexts)) }
    } else if root.hasWords, intent.drawing?.isTranslated ?? true {
      conditions += joined([.lengthenTexts(Self.longerTexts)])
      if !intent.isDrawn, textSizes.contains(.accessibilityExtraExtraExtraLarge) {
        conditions += joined([.scaleTexts(Self.largestTexts)], laws: [.textIsNotCut])
          .prefix(1)
      }
      if !intent.isDrawn { conditions.append(WindowCondition([.scaleTexts(0)])) }
    }
    conditions += root.hiddenViews.prefix(WindowLaw.hiddenViews).map {
      WindowCondition(
        [.setHidden(false, $0)], laws: intent.isDrawn ? [.layoutIsDetermined] : nil)
    }
    // Views that were drawn in one place are shown in turns, so each counts by itself.
    let apart = intent.isDrawn ? root.hiddenViewsOutsideStacks : []
    if !apart.isEmpty {
      conditions += joined(
        apart.map { .setHidden(false, $0) }, laws: ScreenLaw.aboutShownViews, in: apart)
    }
    if let given { conditions += keyboards(given, intent) }
    return conditions + devices.dropFirst(Self.extremes)
  }

  /// At both ends of lengths that are given.
  private static func ends(of window: Screen, in range: WindowRange) -> [Self] {
    let (widths, heights) = (range.widths, range.heights)
    guard widths != nil || heights != nil else { return [] }
    return [
      (widths?.lowerBound, heights?.lowerBound), (widths?.upperBound, heights?.upperBound),
    ].compactMap { width, height in
      let size = Size(width: width ?? window.size.width, height: height ?? window.size.height)
      return size == window.size ? nil : WindowCondition([.resize(size)])
    }
  }

  /// With a keyboard at the bottom, from which the app keeps scroll views clear that hold controls.
  fileprivate static func keyboards(_ given: ShownWindow, _ intent: DesignIntent) -> [Self] {
    guard intent.isWhole, given.window.size.height >= WindowRange.lowestUpright else { return [] }
    let keyboard = given.window.size.usualKeyboardHeight
    let top = given.window.size.height - keyboard
    let edits = given.scrollViews.compactMap { number, place, content -> Edit? in
      guard given.scrollAxis(of: place, content) == .vertical, place.frame.maxY > top,
        given.places[number..<place.end].contains(where: { $0.view.leaf?.role == .control })
      else { return nil }
      return .avoidKeyboard(overlap: place.frame.maxY - top, in: place.view.id)
    }
    guard !edits.isEmpty else { return [] }
    return [
      WindowCondition(
        [.setKeyboardHeight(keyboard)] + edits, laws: [.everyViewCanBeShown])
    ]
  }

  /// How many devices are tried before anything else: the extreme ones.
  private static let extremes = 7
  /// What was drawn for tablets is not tried in anything narrower.
  private static let narrowestTablet = 700.0
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
}

extension ScreenLaw {
  /// The laws about scroll views.
  fileprivate static let aboutScrolling: Set<ScreenLaw> = [
    .contentFitsAcross, .everyViewCanBeShown, .everyViewClearsTheBars, .endShowsTheLastView,
    .scrollsAsNeeded,
  ]

  /// All but the laws about scroll views: where content that was drawn from left to right begins in one
  /// that is read the other way is for code.
  fileprivate static let aboutPlaces = Set(allCases).subtracting(aboutScrolling)

  /// The laws about views by themselves, and about those that one view holds.
  fileprivate static let aboutShownViews: Set<ScreenLaw> = [
    .textIsNotCut, .nothingIsCutOff, .viewsDoNotOverlap, .viewsStayInside, .touchTargetsReach44,
    .noViewIsSqueezed,
  ]
}

extension Device {
  /// The edits that put a window there, as far as its sides are those of a window; none if it is there
  /// already.
  ///
  /// A part of a screen that was drawn keeps its height, unless it was drawn as high as a screen: what fills
  /// a phone of 375 x 667 is higher than 667 on a tablet.
  fileprivate func edits(of window: Screen, _ intent: DesignIntent) -> [Edit] {
    guard
      !intent.isWhole || intent.tellsSafeArea
        || window.safeAreaInsets == .zero && !intent.isDrawn
    else {
      return edits(of: window)
    }
    let (shortest, own) = (DesignIntent.shortestWindow, window.size)
    let priorities = window.fittingPriorities
    let turned = Size(
      width: own.width >= shortest && priorities.horizontal >= .required ? size.width : own.width,
      height: priorities.vertical >= .required ? height(of: own, intent) : own.height)
    return turned == own ? [] : [.resize(turned)]
  }

  /// How high a part of a screen of some size is there.
  private func height(of own: Size, _ intent: DesignIntent) -> Double {
    guard intent.isDrawn else {
      return own.height >= DesignIntent.shortestWindow ? size.height : own.height
    }
    return own.height >= WindowRange.lowestUpright ? max(own.height, size.height) : own.height
  }
}

extension DesignIntent.Drawing {
  /// Whether somebody who draws in a size of a window has no phone in mind, upright or turned.
  ///
  /// A width of 600 is that of the canvas for any device, which Interface Builder had until 2016.
  ///
  /// - Parameter isWhole: whether it is a whole window; of a part of one the width alone tells.
  fileprivate func isLargerThanPhones(_ size: Size, isWhole: Bool) -> Bool {
    (isWhole ? min(size.width, size.height) : size.width) > Self.widestPhone && size.width != 600
  }

  private static let widestPhone = 440.0
}

extension Size {
  /// Whether it is that of a phone held sideways.
  fileprivate var isPhoneHeldSideways: Bool {
    height < WindowRange.lowestUpright && width >= WindowRange.lowestUpright
  }
}

extension Screen {
  /// How large it is after edits that put it on a device.
  fileprivate func size(after edits: [Edit]) -> Size {
    edits.reduce(size) { size, edit in if case .resize(let other) = edit { other } else { size } }
  }
}

extension Gen where Value == WindowCondition {
  /// Several conditions at once; the simplest is the window as given, and a number is simpler the nearer
  /// it is to the one that was given.
  static func conditions(
    of window: Screen, _ intent: DesignIntent, in range: WindowRange
  ) -> Gen {
    let places = Gen<(edits: [Edit], device: Device?)>.places(of: window, intent, in: range)
    let direction = range.supported.otherDirection(than: window.layoutDirection)
    let hasFonts = window.root.hasLeaf { $0.text?.font?.textStyle != nil }
    let categories = range.supported.drawnTextSizes.filter { $0 != window.contentSizeCategory }
    let hasOtherWords = intent.variety.map { !$0.texts.isEmpty } ?? window.root.hasWords
    let texts = Gen<[Edit]>.weighted([
      (3, .always([])),
      (
        hasOtherWords ? 1 : 0,
        Gen<Double>.double(in: 1...WindowCondition.longerTexts, origin: 1).map {
          intent.variety?.lengthening(by: $0) ?? [.lengthenTexts($0)]
        }
      ),
      (
        hasFonts && !categories.isEmpty ? 2 : 0,
        Gen<[Edit]>.element(of: categories.map { [.setContentSizeCategory($0)] })
      ),
    ])
    let hidden = window.root.hiddenViews
    let named = Set(window.constraints.flatMap { $0.items.map(\.viewName) })
    let rows = window.root.rows(besides: named, intent)
    let names = Set(([window.root] + window.root.arrangedInside).map(\.id))
    return Gen { source throws(Discard) in
      let place = try source.draw(places)
      var edits = place.edits
      if let direction, try source.draw(.rarely) {
        edits.append(.setLayoutDirection(direction))
      }
      edits += try source.draw(texts)
      for view in hidden where try source.draw(.rarely) { edits.append(.setHidden(false, view)) }
      guard !rows.isEmpty, try source.draw(.rarely) else {
        return WindowCondition(edits, device: place.device)
      }
      let (row, stack) = rows[try source.draw(.int(in: 0...rows.count - 1))]
      let count = try source.draw(.int(in: -1...Self.mostRows, origin: 0))
      if count < 0 { edits.append(.remove(row.id)) }
      let copies = (0..<max(0, count)).map { row.copy(number: $0 + 2, besides: names) }
      edits += copies.map { .insert($0, into: stack) }
      return WindowCondition(
        edits, device: place.device,
        copies: Dictionary(uniqueKeysWithValues: copies.map { ($0.id, row.id) }))
    }
  }
}

extension Gen where Value == WindowCondition {
  /// How many rows are added at most.
  private static var mostRows: Int { 20 }
}

extension Gen where Value == Bool {
  /// No, as a rule.
  fileprivate static var rarely: Gen { .weighted([(3, .always(false)), (1, .always(true))]) }
}

extension Gen where Value == (edits: [Edit], device: Device?) {
  /// The window as given, on a device, or of any size between those of devices.
  fileprivate static func places(
    of window: Screen, _ intent: DesignIntent, in range: WindowRange
  ) -> Gen {
    let devices = range.supported.devices.map {
      (edits: $0.edits(of: window, intent), device: Device?($0))
    }.filter { !$0.edits.isEmpty && range.contains(window.size(after: $0.edits)) }
    let (widths, heights) = (
      range.lengths(of: window, .horizontal), range.lengths(of: window, .vertical)
    )
    let own = window.size
    let any = Gen { source throws(Discard) in
      let width = try source.draw(.double(in: widths, origin: own.width))
      let height = try source.draw(.double(in: heights, origin: own.height))
      let size = Size(width: width, height: height)
      return (edits: size == own ? [] : [Edit.resize(size)], device: nil)
    }
    return .weighted([
      (1, Gen { _ throws(Discard) in (edits: [], device: nil) }), (2, any),
      (
        devices.isEmpty ? 0 : 3, Gen<Int>.int(in: 0...max(0, devices.count - 1)).map { devices[$0] }
      ),
    ])
  }
}

extension View {
  /// The view with a name that none has.
  fileprivate func copy(number: Int, besides names: Set<ViewID>) -> View {
    var name = "\(id.name)-\(number)"
    while names.contains(ViewID(name)) { name += "'" }
    return View(ViewID(name), width: width, height: height, leaf: leaf ?? Leaf())
  }

  /// The leaves of which a scroll view may show more or fewer: its stack arranges several, and no
  /// constraint names them.
  ///
  /// A bar that does not scroll as given has a fixed number.
  fileprivate func rows(
    besides named: Set<String>, _ intent: DesignIntent
  ) -> [(row: View, stack: ViewID)] {
    guard !isHidden else { return [] }
    let inside = subviews.flatMap { $0.rows(besides: named, intent) }
    guard container?.scrollView != nil, let own = innerStack, let axis = own.stack?.axis,
      axis == .vertical || intent.scrolling[id]?.contains(axis) ?? false
    else { return inside }
    let rows = own.subviews.filter {
      $0.leaf != nil && !$0.isHidden && !named.contains($0.id.name) && intent.mayHide($0)
    }
    return (rows.count > 1 ? rows.map { ($0, own.id) } : []) + inside
  }

  /// The views that are hidden themselves.
  fileprivate var hiddenViews: [ViewID] {
    (isHidden ? [id] : []) + subviews.flatMap(\.hiddenViews)
  }

  /// The views that are hidden themselves and take their place all the same, as no stack arranges them.
  fileprivate var hiddenViewsOutsideStacks: [ViewID] {
    subviews.flatMap { view in
      (view.isHidden && stack == nil ? [view.id] : []) + view.hiddenViewsOutsideStacks
    }
  }
}

extension Edit {
  /// Whether it puts a window on a device: its size, or what bars cover.
  var isOfDevice: Bool {
    switch self {
    case .resize, .setSafeAreaInsets: true
    default: false
    }
  }
}
