package import PropertyKit
internal import StackScrollConstraints
public import StackScrollCore
public import UIKit

/// The window that a controller is shown in.
public struct WindowSettings: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// How far bars and the like cover the window.
  public var safeAreaInsets: UIEdgeInsets
  /// The side on which leading edges are.
  public var layoutDirection: LayoutDirection
  /// The size of text.
  public var contentSizeCategory: ContentSizeCategory
  /// The pixels of a point, to which the edges of views are rounded that constraints and stack views
  /// place, and up to which sizes of texts are; nil for exact edges and sizes.
  public var pixels: PixelGrid?
  /// The version of the system, which sizes of controls depend on.
  public var systemVersion = SystemVersion.standard

  /// Makes settings with the pixels of the device that has such a screen; what is left out is usual.
  public init(
    width: Double = 390, height: Double = 844, safeAreaInsets: UIEdgeInsets = .zero,
    layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large
  ) {
    self.init(
      width: width, height: height, safeAreaInsets: safeAreaInsets,
      layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory,
      pixels: Device.pixels(of: Size(width: width, height: height)))
  }

  /// Makes settings; what is left out is usual.
  ///
  /// - Parameter pixels: the pixels of a point, or nil for a layout without any.
  public init(
    width: Double = 390, height: Double = 844, safeAreaInsets: UIEdgeInsets = .zero,
    layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large, pixels: PixelGrid?
  ) {
    size = Size(width: width, height: height)
    self.safeAreaInsets = safeAreaInsets
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.pixels = pixels
  }

  /// The same settings in another version of the system.
  public func on(_ systemVersion: SystemVersion) -> WindowSettings {
    var settings = self
    settings.systemVersion = systemVersion
    return settings
  }

  /// The settings as Swift source, without what is usual.
  var source: String {
    let usual = WindowSettings()
    var parts = ["width: \(NumberText(size.width)), height: \(NumberText(size.height))"]
    if safeAreaInsets != usual.safeAreaInsets {
      let insets = safeAreaInsets
      parts.append(
        "safeAreaInsets: UIEdgeInsets(top: \(NumberText(insets.top)), left: "
          + "\(NumberText(insets.left)), bottom: \(NumberText(insets.bottom)), right: "
          + "\(NumberText(insets.right)))")
    }
    if layoutDirection != usual.layoutDirection {
      parts.append("layoutDirection: .\(layoutDirection)")
    }
    if contentSizeCategory != usual.contentSizeCategory {
      parts.append("contentSizeCategory: .\(contentSizeCategory)")
    }
    if pixels != Device.pixels(of: size) { parts.append("pixels: \(Self.source(of: pixels))") }
    let settings = "WindowSettings(\(parts.joined(separator: ", ")))"
    return systemVersion == .standard ? settings : "\(settings).on(.\(systemVersion))"
  }

  private static func source(of pixels: PixelGrid?) -> String {
    switch pixels {
    case nil: "nil"
    case .x2: ".x2"
    case .x3: ".x3"
    case .some(let other): "try PixelGrid(scale: \(NumberText(other.scale)))"
    }
  }
}

extension EdgeInsets {
  /// What bars cover of the same device held the other way.
  ///
  /// Source: Human Interface Guidelines, "Layout": safe areas of phones held upright and sideways. A bar of a
  /// navigation controller is 44 points high, and 32 on a phone on its side.
  func turned(from size: Size) -> EdgeInsets {
    guard min(size.width, size.height) <= 440 else { return self }
    if size.width > size.height {
      guard left > 0, left == right, bottom >= 21 else { return self }
      return EdgeInsets(top: left + (top > 0 ? 44 : 0), bottom: bottom - 21 + 34)
    }
    guard left == 0, right == 0, top >= 20 else { return self }
    let isFlat = bottom < 34
    let hasBar = top > (isFlat ? 20 : 68)
    let camera = isFlat ? 0 : top - (hasBar ? 44 : 0)
    return EdgeInsets(
      top: hasBar ? 32 : 0, left: camera, bottom: isFlat ? bottom : bottom - 34 + 21, right: camera)
  }
}

/// What a finger, a hand or a keyboard does to a screen.
///
/// What is touched is drawn as a number, and is one of what can be touched when its turn comes.
public enum DrawnGesture: Hashable, Sendable {
  /// A tap of one of the views that act on taps, with as many fingers as it asks for.
  case tap(Int)
  /// A drag of one of the views that scroll, by some points along an axis on which it does.
  case drag(Int, by: Double)
  /// Width and height change places, and the bars of a phone go to where they are then.
  case rotate
  /// A keyboard of a height comes, or goes if that is 0; where keyboards are lower than
  /// ``usualKeyboard``, so is this one in proportion. None comes to a screen on which nothing takes text.
  case setKeyboardHeight(Double)
  /// People like text of another size.
  case setContentSizeCategory(ContentSizeCategory)

  /// How high the keyboard of a phone is that is held upright, in points.
  static let usualKeyboard = 336.0
}

/// A window, and what is done to the controller in it.
public struct ControllerCase: Hashable, Sendable, CustomStringConvertible {
  /// The window.
  public var window: WindowSettings
  /// What is done, in order.
  public var gestures: [DrawnGesture]

  /// Makes a case.
  public init(window: WindowSettings = WindowSettings(), gestures: [DrawnGesture] = []) {
    (self.window, self.gestures) = (window, gestures)
  }

  /// What is done, in short; the window stands in the steps of a failure.
  public var description: String {
    gestures.isEmpty ? "no gestures" : gestures.map { "\($0)" }.joined(separator: ", ")
  }
}

/// Which cases are drawn.
public struct CaseRange: Sendable {
  /// The widths in points.
  public var widths: ClosedRange<Int>
  /// The heights in points.
  public var heights: ClosedRange<Int>
  /// Whether windows have bars.
  public var hasBars = true
  /// Whether windows read from right to left are among them.
  public var hasBothDirections = true
  /// The versions of the system.
  public var systemVersions: [SystemVersion] = [.standard]
  /// Whether edges are at pixels, and sizes of texts whole pixels; exact otherwise.
  public var hasPixels = true
  /// The sizes of text.
  public var contentSizeCategories = ContentSizeCategory.allCases
  /// The most gestures.
  public var gestureCount: Int
  /// Whether a screen is turned.
  public var rotates = true
  /// Whether a keyboard comes and goes.
  public var hasKeyboard = true

  /// Makes a range: phones and tablets, and at most 12 gestures, unless something else is said.
  public init(
    widths: ClosedRange<Int> = 320...1366, heights: ClosedRange<Int> = 320...1366,
    gestureCount: Int = 12
  ) {
    (self.widths, self.heights, self.gestureCount) = (widths, heights, max(0, gestureCount))
  }
}

extension Gen where Value == ControllerCase {
  /// The cases of a range.
  package static func cases(in range: CaseRange) -> Gen {
    let gestures = Gen<[DrawnGesture]>.array(
      of: .gestures(in: range), count: 0...range.gestureCount)
    return Gen { source throws(Discard) in
      var window = try source.draw(.windows(in: range))
      if range.hasBothDirections, try source.draw(.bool) { window.layoutDirection = .rightToLeft }
      window.contentSizeCategory = try source.draw(.categories(in: range))
      if !range.hasPixels { window.pixels = nil }
      if range.systemVersions.count > 1 {
        window.systemVersion = try source.draw(.element(of: range.systemVersions))
      } else {
        window.systemVersion = range.systemVersions.first ?? .standard
      }
      return ControllerCase(window: window, gestures: try source.draw(gestures))
    }
  }
}

extension Gen where Value == WindowSettings {
  /// Windows of devices, which a failure keeps if it can, and windows of any size.
  fileprivate static func windows(in range: CaseRange) -> Gen {
    let devices = Device.all.filter { device in
      range.widths.contains(Int(device.size.width))
        && range.heights.contains(Int(device.size.height))
    }
    .map { device in
      let insets = range.hasBars ? device.safeAreaInsets : .zero
      return WindowSettings(
        width: device.size.width, height: device.size.height,
        safeAreaInsets: UIEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }
    return .weighted([(devices.isEmpty ? 0 : 1, .element(of: devices)), (1, .anySize(in: range))])
  }

  private static func anySize(in range: CaseRange) -> Gen {
    Gen { source throws(Discard) in
      var window = WindowSettings(
        width: try source.draw(.lengths(in: range.widths)),
        height: try source.draw(.lengths(in: range.heights)))
      if range.hasBars, try source.draw(.bool) {
        window.safeAreaInsets = try source.draw(.element(of: Self.bars(in: window.size)))
      }
      return window
    }
  }
}

extension Gen where Value == WindowSettings {
  /// What bars cover of a window of a size: those of phones only where phones are about as high.
  private static func bars(in size: Size) -> [UIEdgeInsets] {
    let isUpright = size.height >= 568
    let isPhoneOnItsSide = size.height <= 440 && size.width >= 667
    let bars = [
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      isUpright ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : nil,
      isUpright ? UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0) : nil,
      isPhoneOnItsSide ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47) : nil,
    ]
    return bars.compactMap(\.self)
  }
}

extension Gen where Value == Double {
  fileprivate static func lengths(in range: ClosedRange<Int>) -> Gen {
    Gen<Int>.int(in: range).map(Double.init)
  }
}

extension Gen where Value == ContentSizeCategory {
  /// Mostly the usual size, where that is among them.
  fileprivate static func categories(in range: CaseRange) -> Gen {
    let all = Gen.element(of: range.contentSizeCategories)
    guard range.contentSizeCategories.contains(.large) else { return all }
    return .weighted([(2, .element(of: [.large])), (1, all)])
  }
}

extension Gen where Value == DrawnGesture {
  fileprivate static func gestures(in range: CaseRange) -> Gen {
    let number = Gen<Int>.int(in: 0...15)
    return .weighted([
      (6, number.map { .tap($0) }),
      (
        2,
        Gen { source throws(Discard) in
          .drag(try source.draw(number), by: Double(try source.draw(.int(in: -2000...2000))))
        }
      ),
      (range.rotates ? 1 : 0, .element(of: [.rotate])),
      (
        range.hasKeyboard ? 1 : 0,
        Gen<DrawnGesture>.element(
          of: [DrawnGesture.usualKeyboard, 0, 216].map { .setKeyboardHeight($0) })
      ),
      (
        range.contentSizeCategories.count > 1 ? 1 : 0,
        Gen<ContentSizeCategory>.categories(in: range).map { .setContentSizeCategory($0) }
      ),
    ])
  }
}
