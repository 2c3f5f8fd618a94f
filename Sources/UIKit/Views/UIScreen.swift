public import Foundation
internal import StackScrollConstraints
package import StackScrollCore

/// What a window is shown on: as large as the window.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The rectangle of its window.
  open internal(set) var bounds: CGRect
  /// The pixels that edges are rounded to which constraints and stack views place, and texts are rounded up
  /// to; nil where they are exact.
  package var pixels: PixelGrid?
  /// The version of the system, which sizes of controls depend on.
  package var systemVersion = SystemVersion.standard
  /// The pixels of a point: those of the device whose screen is as large; 1 where layouts are not rounded.
  open var scale: CGFloat { pixels?.scale ?? 1 }
  /// The pixels of a point; 1 where layouts are not rounded.
  open var nativeScale: CGFloat { scale }
  /// The rectangle of its window.
  open var nativeBounds: CGRect { bounds }
  /// Those of a window as large as it is.
  open var traitCollection: UITraitCollection {
    UITraitCollection(WindowSurroundings(), size: Size(bounds.size), pixels)
  }

  init(bounds: CGRect) {
    self.bounds = bounds
    pixels = Device.pixels(of: Size(bounds.size))
  }

  /// The screen of the window that was shown, turned or laid out last.
  open class var main: UIScreen { current }
  /// The screens: the main one.
  open class var screens: [UIScreen] { [main] }

  static var current = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))

  // Kept or taken, and without effect.
  open var brightness: CGFloat = 1
}

extension UITraitCollection {
  /// Those of a window as large as the screen of the window that was shown, turned or laid out last.
  @preconcurrency @MainActor public static var current: UITraitCollection {
    UIScreen.main.traitCollection
  }
}

/// The app, which has no life of its own here.
@preconcurrency @MainActor open class UIApplication: NSObject {
  private static let app = UIApplication()
  /// The app.
  open class var shared: UIApplication { app }
  /// The window that was shown, turned or laid out last.
  open var keyWindow: UIWindow? { UIWindow.last }
  /// That window.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// No scenes: windows are shown as they are.
  open var connectedScenes: Set<UIScene> { [] }
  /// Active.
  open var applicationState: State { .active }
  /// The usual size of text; views know that of their window.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    keyWindow?.traitCollection.preferredContentSizeCategory ?? .large
  }
  /// The side on which the leading edges of the window are that was shown last.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    keyWindow?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
  /// The bar at the top of the window that was shown last.
  open var statusBarFrame: CGRect {
    let window = keyWindow
    return CGRect(
      x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.around.safeAreaInsets.top ?? 0)
  }
  /// How the window that was shown last is held.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// No other apps are there.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Tells the first responder, or a target; tells whether there was one.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target.map({ $0 as AnyObject }) ?? keyWindow?.firstResponder else {
      return false
    }
    TargetAction(target: target, action: action).send(from: sender as Any)
    return true
  }

  // Kept or taken, and without effect.
  open weak var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  open func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  open func beginBackgroundTask(
    expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func beginBackgroundTask(
    withName name: String?, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
}

/// Who is told of the app; nobody is.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

/// A part of the screen that an app has, of which there are none.
@preconcurrency @MainActor open class UIScene: NSObject {}

/// A scene with windows, of which there are none.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Its windows.
  open var windows: [UIWindow] { [] }
  /// What it is shown on.
  open var screen: UIScreen { .main }
}

/// The device.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let device = UIDevice()
  /// The device.
  open class var current: UIDevice { device }
  /// What kind it is: what the window that was shown last is like.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.shared.keyWindow?.traitCollection.userInterfaceIdiom ?? .phone
  }
  /// How it is held.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// That of the window that was shown last.
  open var systemVersion: String { "\(UIScreen.main.systemVersion.rawValue).0" }

  // Kept or taken, and without effect.
  open var systemName: String { "iOS" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var name: String { "iPhone" }
  open var identifierForVendor: UUID? { nil }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How an interface stands.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How a knock feels, without effect.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Makes one.
  public convenience init(style: FeedbackStyle) { self.init() }

  // Kept or taken, and without effect.
  open func impactOccurred() {}
}

/// How an end feels, without effect.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  // Kept or taken, and without effect.
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// What people cut and paste.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private static let board = UIPasteboard()
  /// The one of all apps.
  open class var general: UIPasteboard { board }

  // Kept or taken, and without effect.
  open var string: String?
}
