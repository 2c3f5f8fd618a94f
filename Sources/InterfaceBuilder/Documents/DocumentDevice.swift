import StackScrollCore

/// The device on whose screen a document was laid out.
public struct DocumentDevice: Hashable, Sendable {
  /// The name that the document has for it; nil if it was laid out for none.
  public let name: String?
  /// Whether the screen is wider than high.
  public let isLandscape: Bool
  /// The part of the screen that is used, such as `fullscreen`.
  public let adaptation: String

  /// Makes a device.
  public init(name: String?, isLandscape: Bool = false, adaptation: String = "fullscreen") {
    self.name = name
    self.isLandscape = isLandscape
    self.adaptation = adaptation
  }

  /// Whether a screen has one of the two sizes, which decide on variations.
  public enum SizeClass: String, Hashable, Sendable {
    /// Little room, as on a phone held upright.
    case compact
    /// Much room, as on a tablet.
    case regular
  }

  /// Whether it is a tablet.
  public var isPad: Bool { name.map { $0.hasPrefix("ipad") } ?? false }

  /// The class of the width; nil where no device is named, so that it may be either.
  public var widthClass: SizeClass? {
    guard let name else { return nil }
    if isPad {
      return Self.narrowAdaptations.contains { adaptation.hasPrefix($0) } ? .compact : .regular
    }
    return isLandscape && Self.widePhones.contains(name) ? .regular : .compact
  }

  /// The class of the height.
  public var heightClass: SizeClass? {
    guard name != nil else { return nil }
    return isPad || !isLandscape ? .regular : .compact
  }

  /// The length of the margins at the sides of a screen.
  ///
  /// Source: observed on recorded frames.
  func sideMargin(width: Double) -> Double {
    isPad || width == Self.widthOfWidePhones || name == "retina6_12" ? 20 : 16
  }

  /// How much of a screen the system takes, without the bars of an app.
  ///
  /// Source: observed on recorded frames.
  var systemInsets: EdgeInsets {
    guard let name, let insets = Self.insets[name] else { return EdgeInsets(top: 20) }
    guard isLandscape else { return EdgeInsets(top: insets.top, bottom: insets.bottom) }
    guard insets.bottom > 0, !isPad else { return EdgeInsets(top: isPad ? insets.top : 0) }
    return EdgeInsets(left: insets.top, bottom: 21, right: insets.top)
  }

  private static let widthOfWidePhones = 414.0
  private static let narrowAdaptations = ["splitview1_3", "slideover"]
  private static let widePhones: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_9",
  ]
  private static let insets: [String: (top: Double, bottom: Double)] = [
    "retina5_9": (44, 34), "retina6_1": (44, 34), "retina6_5": (44, 34),
    "retina6_0": (47, 34), "retina6_7": (47, 34), "retina5_4": (50, 34),
    "retina6_12": (59, 34), "retina6_3": (59, 34), "retina6_9": (59, 34),
    "ipad11_0rounded": (24, 20), "ipad12_9rounded": (24, 20), "ipad10_9rounded": (24, 20),
  ]
}
