// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Kept or taken, and without effect.

@preconcurrency @MainActor open class CAAnimation: NSObject, CAAction {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?

  public override init() {}
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
}

public struct CAAnimationCalculationMode: Hashable, Sendable {
  private let name: String
  public static let linear = CAAnimationCalculationMode(name: "linear")
  public static let discrete = CAAnimationCalculationMode(name: "discrete")
  public static let cubic = CAAnimationCalculationMode(name: "cubic")
  public static let paced = CAAnimationCalculationMode(name: "paced")
  public static let cubicPaced = CAAnimationCalculationMode(name: "cubicPaced")
}

@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

public struct CATransitionType: Hashable, Sendable {
  private let name: String
  public static let fade = CATransitionType(name: "fade")
  public static let push = CATransitionType(name: "push")
  public static let moveIn = CATransitionType(name: "moveIn")
  public static let reveal = CATransitionType(name: "reveal")
}

public struct CATransitionSubtype: Hashable, Sendable {
  private let name: String
  public static let fromLeft = CATransitionSubtype(name: "fromLeft")
  public static let fromRight = CATransitionSubtype(name: "fromRight")
  public static let fromTop = CATransitionSubtype(name: "fromTop")
  public static let fromBottom = CATransitionSubtype(name: "fromBottom")
}

public struct CAMediaTimingFillMode: Hashable, Sendable {
  private let name: String
  public static let removed = CAMediaTimingFillMode(name: "removed")
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  public static let both = CAMediaTimingFillMode(name: "both")
}

public final class CAMediaTimingFunction: Sendable {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

public struct CAMediaTimingFunctionName: Hashable, Sendable {
  private let name: String
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(name: "default")
}
