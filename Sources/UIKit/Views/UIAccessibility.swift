// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Kept or taken, and without effect.

public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name = ""

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init()
    self.name = name
  }

  public convenience init(
    name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.init()
    self.name = name
  }
}

@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open var accessibilityIdentifier: String?

  public init(accessibilityContainer container: Any) { super.init() }
}

public enum UIAccessibility {
  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }

  public struct Notification: Hashable, Sendable {
    private let name: String
    public static let layoutChanged = Notification(name: "layoutChanged")
    public static let screenChanged = Notification(name: "screenChanged")
    public static let announcement = Notification(name: "announcement")
    public static let pageScrolled = Notification(name: "pageScrolled")
  }

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {}

@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}

@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {}
