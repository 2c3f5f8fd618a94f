public import Foundation

/// Who says how controllers come and go; nobody asks.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// What moves controllers, which nothing does.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

/// What moves controllers with a finger, which nothing does.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

/// What is known of controllers that move.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that they move in.
  var containerView: UIView { get }
  /// Whether somebody stopped it.
  var transitionWasCancelled: Bool { get }
  /// A controller that comes or goes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that comes or goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller is in the end.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// Where a controller is at first.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Says that it is over.
  func completeTransition(_ didComplete: Bool)
}

/// What moves controllers with a finger, which nothing does.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Kept without effect.
  open var completionSpeed: CGFloat = 1
  /// Kept without effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Kept without effect.
  open var wantsInteractiveStart = true
  /// Without effect.
  open var duration: CGFloat { 0 }
  /// Without effect.
  open var percentComplete: CGFloat { 0 }
  /// Does nothing: without effect.
  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
  /// Does nothing: without effect.
  open func pause() {}
  /// Does nothing: without effect.
  open func update(_ percentComplete: CGFloat) {}
  /// Does nothing: without effect.
  open func cancel() {}
  /// Does nothing: without effect.
  open func finish() {}
}

/// Changes that take time, which are done when they are begun.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether changes go on: never.
  open var isRunning: Bool { false }
  /// Whether there are changes that were not made: active then.
  open var state: UIViewAnimatingState {
    animations.isEmpty && completions.isEmpty ? .inactive : .active
  }

  /// Makes changes that take time, and makes them.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator()
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Makes changes that take time.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init()
    if let animations { addAnimations(animations) }
  }

  /// Makes changes that take time.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init()
    if let animations { addAnimations(animations) }
  }

  /// Makes changes that take time.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init()
    if let animations { addAnimations(animations) }
  }

  /// Makes changes that take time.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) { self.init() }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Makes the changes, and tells of the end.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  /// Adds what is told of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes, and tells of the end.
  open func startAnimation() {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    for end in ends { end(.end) }
  }
  /// Makes the changes, and tells of the end.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Forgets what was not done.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
  /// Tells of the end.
  open func finishAnimation(at position: UIViewAnimatingPosition) {
    let ends = completions
    completions = []
    for end in ends { end(position) }
  }

  // Kept or taken, and without effect.
  open var isUserInteractionEnabled = true
  open var isInterruptible = true
  open var duration: TimeInterval { 0 }
  open var delay: TimeInterval { 0 }
  open var isManualHitTestingEnabled = false
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open func pauseAnimation() {}
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}

/// What makes changes that take time.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// Whether there are changes that were not made.
  var state: UIViewAnimatingState { get }
  /// Whether changes go on.
  var isRunning: Bool { get }
  /// Whether they go back.
  var isReversed: Bool { get set }
  /// How far they have come.
  var fractionComplete: CGFloat { get set }
  /// Makes the changes.
  func startAnimation()
  /// Makes the changes.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Has them wait.
  func pauseAnimation()
  /// Forgets what was not done.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Tells of the end.
  func finishAnimation(at position: UIViewAnimatingPosition)
}

/// What makes changes that others add.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is told of the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Whether there are changes that were not made.
public enum UIViewAnimatingState: Int, Sendable {
  /// None, some, or some that were stopped.
  case inactive, active, stopped
}

/// Where changes have come to.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// To their end, to their beginning, or somewhere between.
  case end, start, current
}
