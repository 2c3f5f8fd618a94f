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
  /// Kept without effect.
  open var brightness: CGFloat = 1
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
  /// Kept without effect.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Kept without effect.
  open var isIdleTimerDisabled = false
  /// Kept without effect.
  open var applicationIconBadgeNumber = 0
  /// Kept without effect.
  open var isNetworkActivityIndicatorVisible = false
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

  /// Does nothing: without effect.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
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
  /// Does nothing: without effect.
  open func registerForRemoteNotifications() {}

  /// What an app is doing.
  public enum State: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case active, inactive, background
  }

  /// How a link is opened, without effect.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  /// Why an app was begun, without effect.
  public struct LaunchOptionsKey: Hashable, Sendable {}

  /// As on Apple's platforms, without effect.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// As on Apple's platforms, without effect.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// As on Apple's platforms, without effect.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// As on Apple's platforms, without effect.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// As on Apple's platforms, without effect.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// As on Apple's platforms, without effect.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}

extension UIContentSizeCategory {
  /// As on Apple's platforms, without effect.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
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
  /// As on Apple's platforms, without effect.
  open var systemName: String { "iOS" }
  /// As on Apple's platforms, without effect.
  open var model: String { "iPhone" }
  /// As on Apple's platforms, without effect.
  open var localizedModel: String { "iPhone" }
  /// As on Apple's platforms, without effect.
  open var name: String { "iPhone" }
  /// As on Apple's platforms, without effect.
  open var identifierForVendor: UUID? { nil }
  /// Does nothing: without effect.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: without effect.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// As on Apple's platforms, without effect.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How an interface stands.
public enum UIInterfaceOrientation: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How an interface may stand, without effect.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The ways.
  public let rawValue: UInt

  /// Makes a set of ways.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// As on Apple's platforms, without effect.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// As on Apple's platforms, without effect.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// As on Apple's platforms, without effect.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// As on Apple's platforms, without effect.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// As on Apple's platforms, without effect.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  /// As on Apple's platforms, without effect.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

/// How what happened feels, without effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Does nothing: without effect.
  open func prepare() {}
}

/// How a knock feels, without effect.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Makes one.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Does nothing: without effect.
  open func impactOccurred() {}

  /// How hard a knock is.
  public enum FeedbackStyle: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case light, medium, heavy, soft, rigid
  }
}

/// How an end feels, without effect.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: without effect.
  open func notificationOccurred(_ type: FeedbackType) {}

  /// What the end is.
  public enum FeedbackType: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case success, warning, error
  }
}

/// How a choice feels, without effect.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: without effect.
  open func selectionChanged() {}
}

/// What people cut and paste.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private static let board = UIPasteboard()
  /// The one of all apps.
  open class var general: UIPasteboard { board }
  /// Kept without effect.
  open var string: String?
}
