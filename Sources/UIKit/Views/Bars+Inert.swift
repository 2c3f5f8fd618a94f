// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
internal import StackScrollCore

// Kept or taken, and without effect.

extension UINavigationController { public static let hideShowBarDuration: CGFloat = 0.2 }

extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain, bordered, done
    case prominent = 4
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }
}

extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() {}

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
