public import Foundation

// What is read out is kept and read by nobody.

extension UIView {
  /// Kept without effect.
  public var accessibilityElements: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept without effect.
  public var accessibilityElementsHidden: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept without effect.
  public var accessibilityViewIsModal: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept without effect.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept without effect.
  public var accessibilityFrame: CGRect {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Kept without effect.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept without effect.
  public var accessibilityIgnoresInvertColors: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept without effect.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept without effect.
  public var accessibilityLanguage: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept without effect.
  public var accessibilityUserInputLabels: [String]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept without effect.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

/// In which order things are read out, without effect.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case automatic, separate, combined
}

/// Something to do, for those who listen, without effect.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Kept without effect.
  open var name = ""

  /// Makes one.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init()
    self.name = name
  }

  /// Makes one.
  public convenience init(
    name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.init()
    self.name = name
  }
}

/// Something that is read out and is no view, without effect.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// Kept without effect.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Kept without effect.
  open var accessibilityIdentifier: String?

  /// Makes one.
  public init(accessibilityContainer container: Any) { super.init() }
}

/// How people use a device: as usual.
public enum UIAccessibility {
  /// Does nothing: without effect.
  public static func post(notification: Notification, argument: Any?) {}
  /// As on Apple's platforms, without effect.
  public static var isVoiceOverRunning: Bool { false }
  /// As on Apple's platforms, without effect.
  public static var isReduceMotionEnabled: Bool { false }
  /// As on Apple's platforms, without effect.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// As on Apple's platforms, without effect.
  public static var isBoldTextEnabled: Bool { false }
  /// As on Apple's platforms, without effect.
  public static var isSwitchControlRunning: Bool { false }
  /// As on Apple's platforms, without effect.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// As on Apple's platforms, without effect.
  public static var isInvertColorsEnabled: Bool { false }
  /// As on Apple's platforms, without effect.
  public static var isGrayscaleEnabled: Bool { false }
  /// As on Apple's platforms, without effect.
  public static var buttonShapesEnabled: Bool { false }

  /// What people are told, without effect.
  public struct Notification: Hashable, Sendable {
    private let name: String
    /// As on Apple's platforms, without effect.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// As on Apple's platforms, without effect.
    public static let screenChanged = Notification(name: "screenChanged")
    /// As on Apple's platforms, without effect.
    public static let announcement = Notification(name: "announcement")
    /// As on Apple's platforms, without effect.
    public static let pageScrolled = Notification(name: "pageScrolled")
  }

  /// As on Apple's platforms, without effect.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// As on Apple's platforms, without effect.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// What people do with a view beside touching it, without effect.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}

/// Large pictures of what is touched, without effect.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {}

/// A menu that comes when a view is held, without effect.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Makes one.
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}

/// Who makes a menu; nobody asks.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// A menu that comes when something is held, without effect.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes one.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
