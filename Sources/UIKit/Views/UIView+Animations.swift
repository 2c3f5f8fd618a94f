public import Foundation

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

  /// Begins changes, which are made as they come.
  public class func beginAnimations(_ name: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends changes.
  public class func commitAnimations() {}

  /// Puts a view in the place of another, and tells of the end.
  public class func transition(
    from old: UIView, to new: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (old.isHidden, new.isHidden) = (true, false)
    } else {
      old.superview?.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    }
    completion?(true)
  }

  /// How long changes take that are made now.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  /// Whether changes take time.
  public class var areAnimationsEnabled: Bool { false }
  /// Taken, and forgotten.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Taken, and forgotten.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Taken, and forgotten.
  public class func setAnimationDelegate(_ delegate: Any?) {}
  /// Taken, and forgotten.
  public class func setAnimationWillStart(_ selector: Selector?) {}
  /// Taken, and forgotten.
  public class func setAnimationDidStop(_ selector: Selector?) {}
  /// Taken, and forgotten.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}
  /// Taken, and forgotten.
  public class func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {}
  /// Taken, and forgotten.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Taken, and forgotten.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Taken, and forgotten.
  public class func setAnimationRepeatCount(_ count: Float) {}
  /// Taken, and forgotten.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrent: Bool) {}
}

extension UIView: LayerOwner {
  /// The layer of its superview.
  var outerLayer: CALayer? { superview?.layer }

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
