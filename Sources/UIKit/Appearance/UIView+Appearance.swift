public import Foundation

// Everything in this folder is kept, or taken, and changes no layout.

extension UIResponder {
  /// What was set last, or a value to begin with.
  func kept<Value>(_ standard: Value, _ name: String = #function) -> Value {
    kept[name] as? Value ?? standard
  }

  func keep(_ value: Any?, _ name: String = #function) { kept[name] = value }
}

extension UIView {
  /// Whether nothing is seen through it.
  public var isOpaque: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// What it is drawn with.
  public var layer: CALayer {
    if let layer = kept["layer"] as? CALayer { return layer }
    let layer = makeLayer()
    kept["layer"] = layer
    return layer
  }
  /// Kept.
  public var mask: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Kept.
  public var contentScaleFactor: CGFloat {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// Kept.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { kept(.unspecified) }
    set { keep(newValue) }
  }
  /// Kept.
  public var isMultipleTouchEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept.
  public var isExclusiveTouch: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept.
  public var clearsContextBeforeDrawing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Kept.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept.
  public var showsLargeContentViewer: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept.
  public var largeContentTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept.
  public var largeContentImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Nothing: sizes of text are not limited.
  public var appliedContentSizeCategoryLimitsDescription: String { "" }
  /// Taken, and forgotten.
  public func addInteraction(_ interaction: any UIInteraction) {}
  /// Nothing.
  public func removeInteraction(_ interaction: any UIInteraction) {}
  /// Nothing.
  public func setNeedsDisplay(_ rect: CGRect) {}
  /// An empty view.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// Nothing is drawn.
  @discardableResult public func drawHierarchy(
    in rect: CGRect, afterScreenUpdates: Bool
  ) -> Bool { false }

  /// How tints are shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As around it, as they are, or grey.
    case automatic, normal, dimmed
  }

  /// How content is drawn in bounds.
  public enum ContentMode: Int, Sendable {
    /// To both lengths.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as fills.
    case scaleAspectFill
    /// Anew.
    case redraw
    /// As it is, in the middle.
    case center
    /// As it is, at an edge.
    case top, bottom, left, right
    /// As it is, in a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

/// Changes that take time: here they are done at once, and their ends are told at once.
extension UIView {
  /// Makes changes.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// Makes changes.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Makes changes.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) { animations() }

  /// Whether changes take time.
  public class var areAnimationsEnabled: Bool { false }
  /// Taken, and forgotten.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// How changes are made.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The parts.
    public let rawValue: UInt

    /// Makes options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In one curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// In lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }

  /// How changes are made.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The parts.
    public let rawValue: UInt

    /// Makes options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Slowly, then fast, then slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// With views laid out on the way.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// While views can be touched.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// From where the changes before have come to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// By fading.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// By turning.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// By turning.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// By hiding instead of removing.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// With the curve of what is around.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 512)
  }
}

extension UIView: LayerOwner {
  /// Makes the layer of the view.
  func makeLayer() -> CALayer {
    let kind: AnyClass = Self.layerClass
    let layer: CALayer =
      switch ObjectIdentifier(kind) {
      case ObjectIdentifier(CAGradientLayer.self): CAGradientLayer()
      case ObjectIdentifier(CAShapeLayer.self): CAShapeLayer()
      case ObjectIdentifier(CATextLayer.self): CATextLayer()
      case ObjectIdentifier(CAReplicatorLayer.self): CAReplicatorLayer()
      default: CALayer()
      }
    layer.owner = self
    return layer
  }
}
