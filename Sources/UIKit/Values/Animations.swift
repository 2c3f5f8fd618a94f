public import Foundation

// Animations of layers are kept and do nothing.

/// Who is told of an animation; nobody is.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ animation: CAAnimation)
  /// The animation is over.
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

/// A change that swings, without effect.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// No time: nothing is animated.
  open var settlingDuration: CFTimeInterval { 0 }

  // Kept or taken, and without effect.
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}

/// Several changes of layers, which are done at once.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// Tells whoever waits for the end.
  open class func commit() {
    let completion = completion
    self.completion = nil
    completion?()
  }
  /// What is called by ``commit()``.
  open class func setCompletionBlock(_ block: (() -> Void)?) { completion = block }
  private static var completion: (() -> Void)?

  // Kept or taken, and without effect.
  open class func begin() {}
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

/// Seconds since some time.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Seconds.
public typealias CFAbsoluteTime = CFTimeInterval
/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
