public import Foundation

/// What is known of a focus that moves, of which there is none.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that had it.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets it.
  open var nextFocusedView: UIView? { nil }
  /// What had it.
  open var previouslyFocusedItem: (any UIFocusEnvironment)? { nil }
  /// What gets it.
  open var nextFocusedItem: (any UIFocusEnvironment)? { nil }
}

/// What goes along with a focus that moves, of which there is none.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Does what goes along, and what comes after it.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// What a focus can be in, of which there is none.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// A finger, of which nothing is told.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The view that it came down in.
  open var view: UIView? { nil }
  /// How often it came down.
  open var tapCount: Int { 1 }

  // Kept or taken, and without effect.
  open var phase: Phase { .began }
  open var type: TouchType { .direct }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var window: UIWindow? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// What comes to a window from outside; nothing of it is told here.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// No fingers.
  open var allTouches: Set<UITouch>? { nil }
  /// No fingers.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }

  // Kept or taken, and without effect.
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
