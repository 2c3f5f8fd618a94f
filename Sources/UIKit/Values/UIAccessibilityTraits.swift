/// How a view is read out.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The parts.
  public let rawValue: UInt64

  /// Makes traits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let none: UIAccessibilityTraits = []
  /// As on Apple's platforms, without effect.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// As on Apple's platforms, without effect.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// As on Apple's platforms, without effect.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// As on Apple's platforms, without effect.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// As on Apple's platforms, without effect.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// As on Apple's platforms, without effect.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// As on Apple's platforms, without effect.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// As on Apple's platforms, without effect.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// As on Apple's platforms, without effect.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// As on Apple's platforms, without effect.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// As on Apple's platforms, without effect.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// As on Apple's platforms, without effect.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// As on Apple's platforms, without effect.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// As on Apple's platforms, without effect.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// As on Apple's platforms, without effect.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// As on Apple's platforms, without effect.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// As on Apple's platforms, without effect.
  public static let tabBar = UIAccessibilityTraits(rawValue: 131072)
}
