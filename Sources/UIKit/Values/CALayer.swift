public import Foundation

/// What a view is drawn with; nothing is drawn, so all of it is kept without effect.
@preconcurrency @MainActor open class CALayer: NSObject {
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

  /// The animation of a name.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Forgets an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Forgets the animations.
  open func removeAllAnimations() { animations = [:] }
  /// The layer as it is: nothing is shown between two states.
  open func presentation() -> Self? { self }
  /// Seconds, as they are.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  // Kept or taken, and without effect.
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var name: String?
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var needsDisplayOnBoundsChange = false
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var actions: [String: any CAAction]?
  open weak var delegate: (any CALayerDelegate)?
  open var mask: CALayer?
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? ""] = animation
  }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func display() {}
  open func render(in context: CGContext) {}
  open func draw(in context: CGContext) {}
  open func setAffineTransform(_ transform: CGAffineTransform) {}
}

/// What is drawn with a layer.
@preconcurrency @MainActor protocol LayerOwner: AnyObject {
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners.
  public let rawValue: UInt

  /// Makes a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
