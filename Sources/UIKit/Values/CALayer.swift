public import Foundation

/// What a view is drawn with; nothing is drawn, so of it only places and sizes have an effect.
///
/// The layer of a view is where the view is, and as large.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The rectangle in the layer around it.
  open var frame: CGRect {
    get { owner?.frame ?? flatFrame.drawn(with: ownTransform.affine, about: ownAnchor) }
    set {
      if let owner { return owner.frame = newValue }
      let flat = newValue.laidOut(beneath: ownTransform.affine, about: ownAnchor)
      ownBounds.size = flat.size
      ownPosition = flat.point(at: ownAnchor)
    }
  }
  /// The rectangle in its own coordinates; another size leaves the ``position`` where it is.
  open var bounds: CGRect {
    get { owner?.bounds ?? ownBounds }
    set { if let owner { owner.bounds = newValue } else { ownBounds = newValue } }
  }
  /// Where its ``anchorPoint`` is in the layer around it.
  open var position: CGPoint {
    get { owner?.center ?? ownPosition }
    set { if let owner { owner.center = newValue } else { ownPosition = newValue } }
  }
  /// The point of it that is at its ``position``, in parts of its size.
  open var anchorPoint: CGPoint {
    get { owner?.anchorPoint ?? ownAnchor }
    set { if let owner { owner.anchorPoint = newValue } else { ownAnchor = newValue } }
  }
  /// How it is turned and scaled about its ``anchorPoint``, of which its ``frame`` knows what happens in a plane.
  open var transform: CATransform3D {
    get {
      guard let owner, owner.transform != ownTransform.affine else { return ownTransform }
      return CATransform3DMakeAffineTransform(owner.transform)
    }
    set {
      ownTransform = newValue
      owner?.transform = newValue.affine
    }
  }
  /// How it is turned and scaled in a plane.
  open func affineTransform() -> CGAffineTransform { transform.affine }
  /// Says how it is turned and scaled in a plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  /// The layers in it, which no layout moves.
  open var sublayers: [CALayer]?
  /// The layer that it is in.
  open var superlayer: CALayer? { outer ?? owner?.outerLayer }
  /// The view that is drawn with it.
  weak var owner: (any LayerOwner)?
  private weak var outer: CALayer?
  private var ownTransform = CATransform3DIdentity
  private var ownBounds = CGRect.zero
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
  private var ownPosition = CGPoint.zero
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
    layer.outer = self
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
    outer?.sublayers?.removeAll { $0 === self }
    outer = nil
  }

  /// A point of its own coordinates in those of another layer, or of the outermost one.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (from, to) = (rootOffset, layer?.rootOffset ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A point in the coordinates of another layer, or of the outermost one, in its own.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let (from, to) = (layer?.rootOffset ?? .zero, rootOffset)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A rectangle of its own coordinates in those of another layer, or of the outermost one.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }

  /// A rectangle in the coordinates of another layer, or of the outermost one, in its own.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }

  /// What its coordinates are off from those of the outermost layer.
  private var rootOffset: CGPoint {
    guard let superlayer else { return .zero }
    let outside = superlayer.rootOffset
    let corner = flatFrame.origin
    return CGPoint(
      x: outside.x + corner.x - bounds.minX, y: outside.y + corner.y - bounds.minY)
  }

  /// Its ``frame``, were there no transform.
  private var flatFrame: CGRect { CGRect(bounds.size, with: anchorPoint, at: position) }

  /// The animation of a name.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The names of its animations; nil if there are none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Whether a point of its own coordinates is in it.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
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
  open var anchorPointZ: CGFloat = 0
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var drawsAsynchronously = false
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var style: [AnyHashable: Any]?
  open var duration: CFTimeInterval = .infinity
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
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
  open func action(forKey key: String) -> (any CAAction)? { actions?[key] }
  open class func defaultAction(forKey key: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func needsDisplay() -> Bool { false }
  open func displayIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func display() {}
  open func render(in context: CGContext) {}
  open func draw(in context: CGContext) {}
}

/// What is drawn with a layer.
@preconcurrency @MainActor protocol LayerOwner: AnyObject {
  /// The rectangle in the coordinates of what it is in.
  var frame: CGRect { get set }
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get set }
  /// The middle in the coordinates of what it is in.
  var center: CGPoint { get set }
  /// The point that ``center`` tells, in parts of the size.
  var anchorPoint: CGPoint { get set }
  /// How it is turned and scaled.
  var transform: CGAffineTransform { get set }
  /// The layer of what it is in.
  var outerLayer: CALayer? { get }
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
