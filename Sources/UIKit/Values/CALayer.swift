public import Foundation

/// What a view is drawn with; nothing is drawn, so all of it is kept without effect.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Kept without effect.
  open var cornerRadius: CGFloat = 0
  /// Kept without effect.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Kept without effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Kept without effect.
  open var borderWidth: CGFloat = 0
  /// Kept without effect.
  open var borderColor: CGColor?
  /// Kept without effect.
  open var backgroundColor: CGColor?
  /// Kept without effect.
  open var masksToBounds = false
  /// Kept without effect.
  open var shadowColor: CGColor?
  /// Kept without effect.
  open var shadowOpacity: Float = 0
  /// Kept without effect.
  open var shadowRadius: CGFloat = 3
  /// Kept without effect.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Kept without effect.
  open var shadowPath: CGPath?
  /// Kept without effect.
  open var shouldRasterize = false
  /// Kept without effect.
  open var rasterizationScale: CGFloat = 1
  /// Kept without effect.
  open var contents: Any?
  /// Kept without effect.
  open var contentsScale: CGFloat = 1
  /// Kept without effect.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Kept without effect.
  open var opacity: Float = 1
  /// Kept without effect.
  open var isHidden = false
  /// Kept without effect.
  open var isOpaque = false
  /// Kept without effect.
  open var name: String?
  /// Kept without effect.
  open var zPosition: CGFloat = 0
  /// Kept without effect.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Kept without effect.
  open var transform = CATransform3DIdentity
  /// Kept without effect.
  open var sublayerTransform = CATransform3DIdentity
  /// Kept without effect.
  open var allowsEdgeAntialiasing = false
  /// Kept without effect.
  open var allowsGroupOpacity = true
  /// Kept without effect.
  open var needsDisplayOnBoundsChange = false
  /// Kept without effect.
  open var speed: Float = 1
  /// Kept without effect.
  open var timeOffset: CFTimeInterval = 0
  /// Kept without effect.
  open var beginTime: CFTimeInterval = 0
  /// Kept without effect.
  open var actions: [String: any CAAction]?
  /// Kept without effect.
  open weak var delegate: (any CALayerDelegate)?
  /// What of it is seen, without effect.
  open var mask: CALayer?
  /// The rectangle in the layer around it.
  open var frame: CGRect {
    get { ownFrame ?? CGRect(origin: .zero, size: owner?.bounds.size ?? .zero) }
    set { ownFrame = newValue }
  }
  /// The rectangle in its own coordinates; for the layer of a view its size.
  ///
  /// Another size leaves the middle where it is.
  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: .zero, size: frame.size) }
    set {
      let middle = position
      frame.size = newValue.size
      position = middle
    }
  }
  /// The middle in the layer around it.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The layers in it, which no layout moves.
  open var sublayers: [CALayer]?
  /// The layer that it is in.
  open private(set) weak var superlayer: CALayer?
  /// The view that is drawn with it.
  weak var owner: (any LayerOwner)?
  private var ownFrame: CGRect?
  private var animations: [String: CAAnimation] = [:]

  /// Makes a layer.
  public override init() {}

  /// Makes a layer like another one, without its contents.
  public init(layer: Any) {}

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Adds a layer at a place.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Adds a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(place ?? 0))
  }

  /// Adds a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32((place ?? -1) + 1))
  }

  /// Takes it out of the layer that it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Keeps an animation, without effect.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? ""] = animation
  }
  /// The animation of a name.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Forgets an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Forgets the animations.
  open func removeAllAnimations() { animations = [:] }
  /// Does nothing: without effect.
  open func setNeedsDisplay() {}
  /// Does nothing: without effect.
  open func setNeedsLayout() {}
  /// Does nothing: without effect.
  open func layoutIfNeeded() {}
  /// Does nothing: without effect.
  open func layoutSublayers() {}
  /// Does nothing: without effect.
  open func display() {}
  /// Does nothing: without effect.
  open func render(in context: CGContext) {}
  /// Does nothing: without effect.
  open func draw(in context: CGContext) {}
  /// Does nothing: without effect.
  open func setAffineTransform(_ transform: CGAffineTransform) {}
  /// The layer as it is: nothing is shown between two states.
  open func presentation() -> Self? { self }
  /// Seconds, as they are.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
}

/// What is drawn with a layer.
@preconcurrency @MainActor protocol LayerOwner: AnyObject {
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// What happens when a property of a layer changes, without effect.
@preconcurrency @MainActor public protocol CAAction {}

/// Who is told of a layer, without effect.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {}

/// How corners are rounded, without effect.
public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let circular = CALayerCornerCurve(name: "circular")
  /// As on Apple's platforms, without effect.
  public static let continuous = CALayerCornerCurve(name: "continuous")
}

/// How contents stand, without effect.
public struct CALayerContentsGravity: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let resize = CALayerContentsGravity(name: "resize")
  /// As on Apple's platforms, without effect.
  public static let resizeAspect = CALayerContentsGravity(name: "resizeAspect")
  /// As on Apple's platforms, without effect.
  public static let resizeAspectFill = CALayerContentsGravity(name: "resizeAspectFill")
  /// As on Apple's platforms, without effect.
  public static let center = CALayerContentsGravity(name: "center")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners.
  public let rawValue: UInt

  /// Makes a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// As on Apple's platforms, without effect.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// As on Apple's platforms, without effect.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// As on Apple's platforms, without effect.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Colours that go over into each other, without effect.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// Kept without effect.
  open var colors: [Any]?
  /// Kept without effect.
  open var locations: [NSNumber]?
  /// Kept without effect.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Kept without effect.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Kept without effect.
  open var type = CAGradientLayerType.axial
}

/// How colours go over into each other, without effect.
public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let axial = CAGradientLayerType(name: "axial")
  /// As on Apple's platforms, without effect.
  public static let radial = CAGradientLayerType(name: "radial")
  /// As on Apple's platforms, without effect.
  public static let conic = CAGradientLayerType(name: "conic")
}

/// A shape, without effect.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// Kept without effect.
  open var path: CGPath?
  /// Kept without effect.
  open var fillColor: CGColor?
  /// Kept without effect.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Kept without effect.
  open var strokeColor: CGColor?
  /// Kept without effect.
  open var strokeStart: CGFloat = 0
  /// Kept without effect.
  open var strokeEnd: CGFloat = 1
  /// Kept without effect.
  open var lineWidth: CGFloat = 1
  /// Kept without effect.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Kept without effect.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Kept without effect.
  open var lineDashPattern: [NSNumber]?
  /// Kept without effect.
  open var lineDashPhase: CGFloat = 0
  /// Kept without effect.
  open var miterLimit: CGFloat = 10
}

/// What of a shape is filled, without effect.
public struct CAShapeLayerFillRule: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let nonZero = CAShapeLayerFillRule(name: "nonZero")
  /// As on Apple's platforms, without effect.
  public static let evenOdd = CAShapeLayerFillRule(name: "evenOdd")
}

/// How lines end, without effect.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let butt = CAShapeLayerLineCap(name: "butt")
  /// As on Apple's platforms, without effect.
  public static let round = CAShapeLayerLineCap(name: "round")
  /// As on Apple's platforms, without effect.
  public static let square = CAShapeLayerLineCap(name: "square")
}

/// How lines meet, without effect.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  /// As on Apple's platforms, without effect.
  public static let round = CAShapeLayerLineJoin(name: "round")
  /// As on Apple's platforms, without effect.
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}

/// A text that is drawn, without effect.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// Kept without effect.
  open var string: Any?
  /// Kept without effect.
  open var font: Any?
  /// Kept without effect.
  open var fontSize: CGFloat = 36
  /// Kept without effect.
  open var foregroundColor: CGColor?
  /// Kept without effect.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Kept without effect.
  open var isWrapped = false
}

/// Where lines of a text stand, without effect.
public struct CATextLayerAlignmentMode: Hashable, Sendable {
  private let name: String
  /// As on Apple's platforms, without effect.
  public static let natural = CATextLayerAlignmentMode(name: "natural")
  /// As on Apple's platforms, without effect.
  public static let left = CATextLayerAlignmentMode(name: "left")
  /// As on Apple's platforms, without effect.
  public static let right = CATextLayerAlignmentMode(name: "right")
  /// As on Apple's platforms, without effect.
  public static let center = CATextLayerAlignmentMode(name: "center")
}

/// Copies of layers, without effect.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// Kept without effect.
  open var instanceCount = 1
  /// Kept without effect.
  open var instanceDelay: CFTimeInterval = 0
  /// Kept without effect.
  open var instanceTransform = CATransform3DIdentity
  /// Kept without effect.
  open var instanceColor: CGColor?
}
