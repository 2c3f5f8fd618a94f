import StackScrollConstraints
import StackScrollCore

/// The device on whose screen a document was laid out.
package struct DocumentDevice: Hashable, Sendable {
  /// The name that the document has for it; nil if it was laid out for none.
  package let name: String?
  /// Whether the screen is wider than high.
  package let isLandscape: Bool
  /// The part of the screen that is used, such as `fullscreen`.
  package let adaptation: String

  /// Makes a device.
  package init(name: String?, isLandscape: Bool = false, adaptation: String = "fullscreen") {
    self.name = name
    self.isLandscape = isLandscape
    self.adaptation = adaptation
  }

  /// Whether it is a tablet.
  package var isPad: Bool { name.map { $0.hasPrefix("ipad") } ?? false }

  /// The size classes, which decide on variations; without any where no device is named.
  package var sizeClasses: SizeClasses {
    guard name != nil else { return SizeClasses() }
    let isNarrow = Self.narrowAdaptations.contains { adaptation.hasPrefix($0) }
    if isPad { return SizeClasses(horizontal: isNarrow ? .compact : .regular, vertical: .regular) }
    return screen.map { SizeClasses(of: $0) }
      ?? SizeClasses(horizontal: .compact, vertical: isLandscape ? .compact : .regular)
  }

  private static let narrowAdaptations = ["splitview1_3", "slideover"]
}

// What is known of the screens.

extension DocumentDevice {
  /// The size of the screen as it is held; nil for a device that is not known.
  ///
  /// Source: Human Interface Guidelines, "Layout", device screen dimensions.
  var screen: Size? {
    guard let size = name.flatMap({ Self.screens[$0] }) else { return nil }
    let upright = Size(width: size.width, height: size.height)
    return isLandscape ? Size(width: upright.height, height: upright.width) : upright
  }

  /// The length of the margins at the sides of a view that is as wide as a screen.
  ///
  /// Source: observed on recorded frames; UIViewController documentation, `systemMinimumLayoutMargins`.
  func sideMargin(width: Double) -> Double {
    isPad || width >= Self.widthOfWideScreens ? 20 : 16
  }

  /// How much of a screen the system takes, without the bars of an app; nil for a device that is
  /// not known.
  ///
  /// The canvas of tools from version 14800 to 21599 draws no status bar on screens without rounded
  /// corners, and later ones know newer values for some of the others.
  ///
  /// Source: observed on recorded frames; Human Interface Guidelines, "Layout", for television.
  func systemInsets(tools: Double?) -> EdgeInsets? {
    guard let name else { return EdgeInsets(top: Self.statusBar) }
    let tools = tools ?? 0
    if isTelevision {
      guard tools >= Self.toolsOfSafeAreas else { return .zero }
      let side = tools < Self.toolsOfWideTelevisions ? 90.0 : 80
      return EdgeInsets(top: 60, left: side, bottom: 60, right: side)
    }
    guard screen != nil else { return nil }
    guard let known = Self.insets[name] else {
      let isDrawn = !Self.toolsWithoutStatusBar.contains(tools) && (isPad || !isLandscape)
      return EdgeInsets(top: isDrawn ? Self.statusBar : 0)
    }
    let top = tools >= Self.toolsOfNewerScreens ? known.newer : known.older
    guard isLandscape, !isPad else { return EdgeInsets(top: top, bottom: known.bottom) }
    return EdgeInsets(left: top, bottom: 21, right: top)
  }

  /// Whether it is a television, on whose screen nothing stands near the edges.
  var isTelevision: Bool { name.map { $0.hasPrefix("appleTV") } ?? false }

  /// How many pixels a point is wide on its screen.
  ///
  /// Source: Human Interface Guidelines, "Layout", device screen dimensions.
  var scale: Double { name.map { Self.denseScreens.contains($0) } ?? false ? 3 : 2 }

  /// Whether the screen has rounded corners, and no button below it.
  var hasRoundedScreen: Bool { name.map { Self.insets[$0] != nil } ?? false }

  private static let statusBar = 20.0
  private static let denseScreens: Set<String> = [
    "retina5_5", "retina5_9", "retina5_4", "retina6_5", "retina6_0", "retina6_7", "retina6_12",
    "retina6_72", "retina6_3", "retina6_9",
  ]
  private static let widthOfWideScreens = 400.0
  private static let toolsOfSafeAreas = 13000.0
  /// Before, less of a television was taken for safe.
  private static let toolsOfWideTelevisions = 15000.0
  private static let toolsWithoutStatusBar = 14800.0..<21600
  private static let toolsOfNewerScreens = 21200.0
  private static let screens: [String: (width: Double, height: Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
    "retina5_5": (414, 736), "retina5_9": (375, 812), "retina5_4": (375, 812),
    "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_5": (414, 896),
    "retina6_7": (428, 926), "retina6_12": (393, 852), "retina6_72": (430, 932),
    "retina6_3": (402, 874), "retina6_9": (440, 956),
    "ipad8_3": (744, 1133), "ipad9_7": (768, 1024), "ipad10_2": (810, 1080),
    "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194),
    "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366),
  ]
  /// What the system takes at the top, by older and by newer tools, and at the bottom.
  private static let insets: [String: (older: Double, newer: Double, bottom: Double)] = [
    "retina5_9": (44, 50, 34), "retina5_4": (50, 50, 34), "retina6_1": (44, 48, 34),
    "retina6_5": (44, 44, 34), "retina6_0": (44, 47, 34), "retina6_7": (44, 47, 34),
    "retina6_12": (59, 59, 34), "retina6_72": (59, 59, 34), "retina6_3": (62, 62, 34),
    "retina6_9": (62, 62, 34), "ipad8_3": (24, 24, 20), "ipad10_9rounded": (24, 24, 20),
    "ipad11_0rounded": (24, 24, 20), "ipad12_9rounded": (24, 24, 20),
  ]
}
