public import Foundation

// Animations of layers are kept and do nothing.

/// How a layer changes with time, without effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAAction {
  /// Kept without effect.
  open var duration: CFTimeInterval = 0
  /// Kept without effect.
  open var beginTime: CFTimeInterval = 0
  /// Kept without effect.
  open var timeOffset: CFTimeInterval = 0
  /// Kept without effect.
  open var repeatCount: Float = 0
  /// Kept without effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Kept without effect.
  open var autoreverses = false
  /// Kept without effect.
  open var speed: Float = 1
  /// Kept without effect.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Kept without effect.
  open var isRemovedOnCompletion = true
  /// Kept without effect.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept without effect.
  open var delegate: (any CAAnimationDelegate)?

  /// Makes one.
  public override init() {}
}

/// Who is told of an animation; nobody is.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ animation: CAAnimation)
  /// The animation is over.
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing: without effect.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Does nothing: without effect.
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// How a property changes with time, without effect.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// Kept without effect.
  open var keyPath: String?
  /// Kept without effect.
  open var isAdditive = false
  /// Kept without effect.
  open var isCumulative = false

  /// Makes one of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// A change from one value to another, without effect.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// Kept without effect.
  open var fromValue: Any?
  /// Kept without effect.
  open var toValue: Any?
  /// Kept without effect.
  open var byValue: Any?
}

/// A change that swings, without effect.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// Kept without effect.
  open var mass: CGFloat = 1
  /// Kept without effect.
  open var stiffness: CGFloat = 100
  /// Kept without effect.
  open var damping: CGFloat = 10
  /// Kept without effect.
  open var initialVelocity: CGFloat = 0
  /// No time: nothing is animated.
  open var settlingDuration: CFTimeInterval { 0 }
}

/// A change through several values, without effect.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Kept without effect.
  open var values: [Any]?
  /// Kept without effect.
  open var keyTimes: [NSNumber]?
  /// Kept without effect.
  open var path: CGPath?
  /// Kept without effect.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Kept without effect.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// What is between values, without effect.
public struct CAAnimationCalculationMode: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let linear = CAAnimationCalculationMode(name: "linear")
  /// As on Apple's platforms, without effect.
  public static let discrete = CAAnimationCalculationMode(name: "discrete")
  /// As on Apple's platforms, without effect.
  public static let cubic = CAAnimationCalculationMode(name: "cubic")
  /// As on Apple's platforms, without effect.
  public static let paced = CAAnimationCalculationMode(name: "paced")
}

/// Several changes at once, without effect.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// Kept without effect.
  open var animations: [CAAnimation]?
}

/// How one thing becomes another, without effect.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// Kept without effect.
  open var type = CATransitionType.fade
  /// Kept without effect.
  open var subtype: CATransitionSubtype?
}

/// How one thing becomes another, without effect.
public struct CATransitionType: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let fade = CATransitionType(name: "fade")
  /// As on Apple's platforms, without effect.
  public static let push = CATransitionType(name: "push")
  /// As on Apple's platforms, without effect.
  public static let moveIn = CATransitionType(name: "moveIn")
  /// As on Apple's platforms, without effect.
  public static let reveal = CATransitionType(name: "reveal")
}

/// From where something comes, without effect.
public struct CATransitionSubtype: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let fromLeft = CATransitionSubtype(name: "fromLeft")
  /// As on Apple's platforms, without effect.
  public static let fromRight = CATransitionSubtype(name: "fromRight")
  /// As on Apple's platforms, without effect.
  public static let fromTop = CATransitionSubtype(name: "fromTop")
  /// As on Apple's platforms, without effect.
  public static let fromBottom = CATransitionSubtype(name: "fromBottom")
}

/// What a layer shows when an animation is over, without effect.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let removed = CAMediaTimingFillMode(name: "removed")
  /// As on Apple's platforms, without effect.
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  /// As on Apple's platforms, without effect.
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  /// As on Apple's platforms, without effect.
  public static let both = CAMediaTimingFillMode(name: "both")
}

/// How fast something changes, without effect.
public final class CAMediaTimingFunction: Sendable {
  /// Makes one.
  public init(name: CAMediaTimingFunctionName) {}
  /// Makes one.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// How fast something changes, without effect.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  /// As on Apple's platforms, without effect.
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  /// As on Apple's platforms, without effect.
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  /// As on Apple's platforms, without effect.
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
  /// As on Apple's platforms, without effect.
  public static let `default` = CAMediaTimingFunctionName(name: "default")
}

/// Several changes of layers, which are done at once.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// Does nothing: without effect.
  open class func begin() {}
  /// Tells whoever waits for the end.
  open class func commit() {
    let completion = completion
    self.completion = nil
    completion?()
  }
  /// Does nothing: without effect.
  open class func flush() {}
  /// Does nothing: without effect.
  open class func setDisableActions(_ flag: Bool) {}
  /// Does nothing: without effect.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Does nothing: without effect.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// What is called by ``commit()``.
  open class func setCompletionBlock(_ block: (() -> Void)?) { completion = block }
  private static var completion: (() -> Void)?
}

/// Seconds since some time.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
