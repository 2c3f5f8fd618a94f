public import Foundation

/// How a bar looks, without effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Kept without effect.
  open var backgroundColor: UIColor?
  /// Kept without effect.
  open var backgroundImage: UIImage?
  /// Kept without effect.
  open var backgroundEffect: UIBlurEffect?
  /// Kept without effect.
  open var shadowColor: UIColor?
  /// Kept without effect.
  open var shadowImage: UIImage?

  /// Makes one.
  public override init() {}

  /// Does nothing: without effect.
  open func configureWithDefaultBackground() {}
  /// Does nothing: without effect.
  open func configureWithOpaqueBackground() {}
  /// Does nothing: without effect.
  open func configureWithTransparentBackground() {}
}

/// How a bar looks, without effect.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Kept without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept without effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a bar looks, without effect.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// How a bar looks, without effect.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// How a bar looks, without effect.
public enum UIBarStyle: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, black
}

/// Which bars are meant, without effect.
public enum UIBarMetrics: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, compact
}

/// Where a bar is, without effect.
public enum UIBarPosition: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case any, bottom, top, topAttached
}
