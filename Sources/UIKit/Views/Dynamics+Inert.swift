// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Kept or taken, and without effect.

@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }

  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {}

@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  open var dynamicAnimator: UIDynamicAnimator? { nil }

  public override init() {}

  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  open func willMove(to animator: UIDynamicAnimator?) {}
}

@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var magnitude: CGFloat = 1
  open var angle: CGFloat = .pi / 2

  public init(items: [any UIDynamicItem]) {}

  open func addItem(_ item: any UIDynamicItem) {}
  open func removeItem(_ item: any UIDynamicItem) {}
}

@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  public init(items: [any UIDynamicItem]) {}

  open func addItem(_ item: any UIDynamicItem) {}
  open func removeItem(_ item: any UIDynamicItem) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint
  ) {}
  open func removeAllBoundaries() {}
}

@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {}

@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  public let mode: Mode
  open var active = true
  open var pushDirection = CGVector.zero
  open var magnitude: CGFloat = 0
  open var angle: CGFloat = 0

  public init(items: [any UIDynamicItem], mode: Mode) { self.mode = mode }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
}

@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  open var anchorPoint = CGPoint.zero
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0

  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point }
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { anchorPoint = point }
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {}
}

@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true

  public init(items: [any UIDynamicItem]) {}

  open func addItem(_ item: any UIDynamicItem) {}
  open func removeItem(_ item: any UIDynamicItem) {}
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
}

@preconcurrency @MainActor open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { 0 }
  open var duration: CFTimeInterval { 0 }

  public init(target: Any, selector: Selector) {}

  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  open var name: String?
  open var contents: Any?
  open var color: CGColor?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var alphaSpeed: Float = 0
  open var alphaRange: Float = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var emitterCells: [CAEmitterCell]?
}

@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0
}

public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  private let name: String
  public static let point = Self(name: "point")
  public static let line = Self(name: "line")
  public static let rectangle = Self(name: "rectangle")
  public static let circle = Self(name: "circle")
  public static let sphere = Self(name: "sphere")
}

public struct CAEmitterLayerEmitterMode: Hashable, Sendable {
  private let name: String
  public static let points = Self(name: "points")
  public static let outline = Self(name: "outline")
  public static let surface = Self(name: "surface")
  public static let volume = Self(name: "volume")
}

public struct CAEmitterLayerRenderMode: Hashable, Sendable {
  private let name: String
  public static let unordered = Self(name: "unordered")
  public static let oldestFirst = Self(name: "oldestFirst")
  public static let oldestLast = Self(name: "oldestLast")
  public static let backToFront = Self(name: "backToFront")
  public static let additive = Self(name: "additive")
}
