public import Foundation

// Everything in this folder is kept, or taken, and changes no layout.

extension UIView {
  /// What was set last, or a value to begin with.
  func kept<Value>(_ standard: Value, _ name: String = #function) -> Value {
    kept[name] as? Value ?? standard
  }

  func keep(_ value: Any?, _ name: String = #function) { kept[name] = value }

  /// The colour behind it.
  public var backgroundColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched.
  public var tintColor: UIColor! {
    get { kept(.systemBlue) }
    set { keep(newValue) }
  }
  /// Whether what reaches out of it is not seen.
  public var clipsToBounds: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether nothing is seen through it.
  public var isOpaque: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// How its content is drawn in its bounds.
  public var contentMode: ContentMode {
    get { kept(.scaleToFill) }
    set { keep(newValue) }
  }
  /// What it is drawn with.
  public var layer: CALayer {
    if let layer = kept["layer"] as? CALayer { return layer }
    let layer = CALayer()
    kept["layer"] = layer
    return layer
  }
  /// What is read out for it.
  public var accessibilityLabel: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether it is read out.
  public var isAccessibilityElement: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Has it drawn anew.
  public func setNeedsDisplay() {}

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
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }

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
  }
}
